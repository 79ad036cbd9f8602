/// An estimate of how long a password withstands guessing, from what it is made of.
///
/// It counts the guesses that somebody needs who tries the usual passwords, repetitions, runs (`abcd`,
/// `4321`, `qwer`) and then all characters of the kinds in use. It keeps nothing of the password.
public struct PasswordStrength: Hashable, Sendable {
  /// How hard a password is to guess.
  public enum Grade: Int, Hashable, Comparable, Sendable, CaseIterable {
    case none, weak, fair, good, strong

    public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
  }

  /// The estimate, in bits.
  public let bits: Double
  /// What would make it better; `nil` where it is strong.
  public let advice: String?

  /// The estimate for a password, of which nothing is kept.
  public init(_ password: some Sequence<Character>) {
    var count = 0
    var isRun = 0
    var kinds: Set<Kind> = []
    var last: [Unicode.Scalar] = []
    for character in password {
      guard let scalar = character.unicodeScalars.first else { continue }
      count += 1
      kinds.insert(Kind(scalar))
      if Self.continues(last, scalar) { isRun += 1 }
      last = last.suffix(1) + [scalar]
    }
    let pool = kinds.reduce(0) { $0 + $1.size }
    let isCommon = Self.common.contains { $0.elementsEqual(Self.folded(password)) }
    // A character that only goes on with a run or repeats the one before is worth one bit.
    let free = Double(max(0, count - isRun))
    let each = pool > 1 ? Self.log2(Double(pool)) : 0
    bits = isCommon ? min(8, free * each) : free * each + Double(isRun)
    advice = Self.advice(bits: bits, isCommon: isCommon, isRun: isRun, count: count)
  }

  /// The estimate in a word: weak below 35 bits, fair below 55, good below 75.
  public var grade: Grade {
    switch bits {
    case ..<1: .none
    case ..<35: .weak
    case ..<55: .fair
    case ..<75: .good
    default: .strong
    }
  }

  private enum Kind: Hashable {
    case lower, upper, digit, sign, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0x20..<0x7F: self = .sign
      default: self = .other
      }
    }

    var size: Int {
      switch self {
      case .lower, .upper: 26
      case .digit: 10
      case .sign: 33
      case .other: 100
      }
    }
  }

  private static func continues(_ last: [Unicode.Scalar], _ next: Unicode.Scalar) -> Bool {
    guard let before = last.last else { return false }
    let step = Int(next.value) - Int(before.value)
    return abs(step) <= 1
  }

  private static func advice(bits: Double, isCommon: Bool, isRun: Int, count: Int) -> String? {
    if isCommon { return "This is one of the passwords tried first; choose another." }
    if bits >= 75 { return nil }
    if isRun * 2 > count { return "Avoid repetitions and runs such as “aaa” or “1234”." }
    return count < 12 ? "Make it longer: several words are good." : "Mix in other characters."
  }

  private static func folded(_ password: some Sequence<Character>) -> [Character] {
    password.flatMap { $0.lowercased() }
  }

  /// The logarithm to base 2, without a mathematics library: exact to a thousandth.
  private static func log2(_ value: Double) -> Double {
    var rest = value.significand
    var result = Double(value.exponent)
    var bit = 0.5
    for _ in 0..<12 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }

  /// What is tried first everywhere.
  private static let common: [String] = [
    "password", "passw0rd", "password1", "password123", "123456", "1234567", "12345678",
    "123456789", "1234567890", "qwerty", "qwertyuiop", "qwerty123", "asdfghjkl", "letmein",
    "welcome", "welcome1", "admin", "administrator", "iloveyou", "monkey", "dragon", "football",
    "baseball", "sunshine", "princess", "abc123", "111111", "000000", "654321", "master",
    "shadow", "superman", "trustno1", "whatever", "changeme", "secret", "login", "starwars",
    "1q2w3e4r", "1qaz2wsx", "zaq12wsx", "passwort", "hallo123", "azerty", "motdepasse",
  ]
}
