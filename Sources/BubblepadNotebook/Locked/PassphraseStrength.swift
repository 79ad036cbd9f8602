import CursesPasswordGuesses
import CursesSecrets

/// How hard a passphrase is to guess for somebody who knows how people choose them.
///
/// A careful estimate, not a proof: that of ``PasswordGuesses``. The levels are further apart than the
/// scores of passwords, since a file can be tried without limit.
public struct PassphraseStrength: Sendable, Equatable {
  /// How good it is for a file that can be tried without limit at about ten guesses a second and core.
  public enum Level: Int, Sendable, Comparable, CaseIterable {
    /// Guessed in hours.
    case weak
    /// Guessed in weeks.
    case fair
    /// Guessed in decades, or with much money.
    case good
    /// Not guessed.
    case strong

    /// The weaker level is the lesser one.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  /// log₂ of the guesses needed.
  public let bits: Double
  /// How good that is.
  public let level: Level
  /// What to do about it, in one sentence.
  public let advice: String
  /// The same in a few words, where there is no room for a sentence.
  public let shortAdvice: String

  /// The strength of a passphrase.
  public init(_ passphrase: SecretBytes) {
    let found = PasswordGuesses(passphrase)
    let characters = passphrase.characterCount
    bits = found.bits
    level =
      switch bits {
      case ..<28: .weak
      case ..<40: .fair
      case ..<Self.strongBits: .good
      default: .strong
      }
    let words = Self.wordsMissing(bits)
    advice = Self.advice(level, words, found, characters)
    shortAdvice =
      level == .strong
      ? "strong"
      : found.isCommon || characters == 0
        ? "use several words" : "add \(Self.number(words)) \(words == 1 ? "word" : "words")"
  }

  /// 10¹⁶ guesses: sixteen characters by chance, of which each counts as ten guesses.
  private static let strongBits = 53.0

  /// How many words that are drawn by chance from a few thousand make it strong.
  private static func wordsMissing(_ bits: Double) -> Int {
    Int(((strongBits - bits) / 12.5).rounded(.up))
  }

  private static func advice(
    _ level: Level, _ words: Int, _ found: PasswordGuesses, _ characters: Int
  ) -> String {
    if characters == 0 { return "Four words that do not belong together make a strong passphrase." }
    if level == .strong { return "This passphrase is strong." }
    if found.isCommon { return "This is one of the first that are tried; use several words." }
    let more = words == 1 ? "one more word makes" : "\(Self.number(words)) more words make"
    switch found.weakness {
    case .repeats: return "Repeating adds little; \(more) it strong."
    case .sequence: return "Sequences like abc or 123 add little; \(more) it strong."
    case .common: return "Common words are tried first; \(more) it strong."
    case .date: return "Years are tried first; \(more) it strong."
    case nil: return more.prefix(1).uppercased() + more.dropFirst() + " it strong."
    }
  }

  private static func number(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five"]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }
}
