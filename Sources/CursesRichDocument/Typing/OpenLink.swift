/// A link that is being written: its last letters were deleted, or its text is replaced. What is typed at its end is its own.
package struct OpenLink: Hashable, Sendable {
  /// How much of what is typed is its own.
  package enum Reach: Sendable {
    /// Letters, up to a blank or a sign.
    case word
    /// Signs too, up to a blank: the end of an address in angle brackets is being replaced.
    case address
    /// Blanks and signs too: all of its text is being replaced.
    case all
  }

  /// The version of the text, and the caret at the end of the link.
  package var version: Int
  package var caret: Int
  package var reach: Reach

  package init(version: Int, caret: Int, reach: Reach) {
    (self.version, self.caret, self.reach) = (version, caret, reach)
  }
}
