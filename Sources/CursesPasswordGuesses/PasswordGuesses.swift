import CursesSecrets

/// The guesses that a password withstands, estimated as zxcvbn does it.
///
/// A password is cut into the parts that are the cheapest to guess (words of lists, also reversed and with
/// digits for letters, walks on a keyboard, repeats, sequences, dates, and single characters for the
/// rest). Its scalars lie in locked memory while they are looked at; nothing of them is kept.
public struct PasswordGuesses: Hashable, Sendable {
  /// A kind of pattern that is tried early.
  public enum Weakness: Hashable, Sendable, CaseIterable {
    case repeats, sequence, common, date
  }

  /// The guesses needed; 1 for an empty password.
  public let count: Double
  /// The kind of pattern that covers half of the password or more.
  public let weakness: Weakness?
  /// Whether the whole is one of the passwords that are tried first.
  public let isCommon: Bool

  /// More than this is not looked at: looking for repeats takes the cube of it, and what makes a
  /// password strong stands in its first hundred scalars.
  private static let mostScalars = 100

  /// The guesses for a secret, which is read where it lies.
  public init(_ password: SecretBytes) {
    let scalars = SecretBytes(capacity: min(max(password.count, 1), Self.mostScalars) * 4)
    password.withBytes { bytes in
      var iterator = bytes.makeIterator()
      var decoder = Unicode.UTF8()
      while scalars.count < Self.mostScalars * 4 {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): Self.append(scalar.value, to: scalars)
        case .error: Self.append(0xFFFD, to: scalars)
        case .emptyInput: return
        }
      }
    }
    self.init(scalars: scalars)
  }

  /// The guesses for a text.
  public init(_ password: some Sequence<Character>) {
    let scalars = SecretBytes(capacity: Self.mostScalars * 4)
    for scalar in password.lazy.flatMap(\.unicodeScalars).prefix(Self.mostScalars) {
      Self.append(scalar.value, to: scalars)
    }
    self.init(scalars: scalars)
  }

  private init(scalars: SecretBytes) {
    let found = scalars.withBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { GuessSearch.cheapestCut(of: $0) }
    }
    count = found.guesses
    isCommon = found.isCommonWhole
    weakness = found.mostCovering
  }

  private static func append(_ scalar: UInt32, to scalars: SecretBytes) {
    withUnsafeBytes(of: scalar) { scalars.append($0) }
  }

  /// log₂ of the guesses.
  public var bits: Double { Double.log2(count) }

  /// zxcvbn's score: 0 is guessed at once, 1 below 10⁶ guesses, 2 below 10⁸, 3 below 10¹⁰, 4 is more.
  public var score: Int {
    // The few more are zxcvbn's: a count that lies just above the power belongs to it.
    [1e3, 1e6, 1e8, 1e10].prefix { count >= $0 + 5 }.count
  }
}
