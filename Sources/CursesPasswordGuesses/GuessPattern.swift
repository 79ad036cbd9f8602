/// A part of a password that is known to be tried.
struct GuessPattern {
  let range: Range<Int>
  /// The guesses for it, if it is all there is.
  let guesses: Double
  let weakness: PasswordGuesses.Weakness?
}

/// The scalars of a password, in memory that somebody else wipes.
typealias GuessedScalars = UnsafeBufferPointer<UInt32>

extension UnsafeBufferPointer where Element == UInt32 {
  /// A part, as a password of its own.
  func part(_ range: Range<Int>) -> GuessedScalars { GuessedScalars(rebasing: self[range]) }
}
