import CursesRichProjection

/// A character that was typed, and of which it is still to be seen what it completes. Of a blank at several carets that is
/// seen when it has been typed at all of them: one undo gives the characters back at each.
package struct TypedText {
  package let text: String
  /// What came of typing it.
  package let outcome: RichOutcome
  /// The closing brackets that were open before.
  package let openPairs: [Character]
  /// What there was before it.
  package var start: TypedCharacters.Start?

  /// Made of its parts.
  package init(
    _ text: String, outcome: RichOutcome, openPairs: [Character],
    since start: TypedCharacters.Start?
  ) {
    (self.text, self.outcome, self.openPairs, self.start) = (text, outcome, openPairs, start)
  }
}
