import CursesPasswordGuesses

/// An estimate of how long a password withstands guessing, from what it is made of.
///
/// It is zxcvbn's: the guesses of an attacker who knows common passwords, words and names, what people do to
/// them, keyboards, repeats, sequences and dates. It keeps nothing of the password.
public struct PasswordStrength: Hashable, Sendable {
  /// How hard a password is to guess.
  public enum Grade: Int, Hashable, Comparable, Sendable, CaseIterable {
    case none, weak, fair, good, strong

    public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
  }

  /// The estimate, in bits.
  public let bits: Double
  /// zxcvbn's score, from 0 (guessed at once) to 4 (withstands guessing offline).
  public let score: Int
  /// What would make it better; `nil` where it is strong.
  public let advice: String?

  /// The estimate for a password, of which nothing is kept.
  public init(_ password: some Sequence<Character>) { self.init(PasswordGuesses(password)) }

  /// What the guesses for a password say.
  package init(_ guesses: PasswordGuesses) {
    bits = guesses.bits
    score = guesses.score
    advice = Self.advice(guesses)
  }

  /// The score in a word: weak below 10⁶ guesses, fair below 10⁸, good below 10¹⁰.
  public var grade: Grade {
    switch score {
    case 0, 1: bits == 0 ? .none : .weak
    case 2: .fair
    case 3: .good
    default: .strong
    }
  }

  private static func advice(_ guesses: PasswordGuesses) -> String? {
    if guesses.score >= 4 { return nil }
    if guesses.isCommon { return "This is one of the passwords tried first; choose another." }
    switch guesses.weakness {
    case .repeats, .sequence: return "Avoid repetitions and runs such as “aaa” or “1234”."
    case .date: return "Avoid dates and years."
    case .common, nil: return "Make it longer: several words are good."
    }
  }
}
