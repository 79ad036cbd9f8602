/// A link that is being written: its last letters were deleted, or its text is replaced. What is typed at its end is its own.
package struct OpenLink: Hashable, Sendable {
  /// The version of the text, and the caret at the end of the link.
  package var version: Int
  package var caret: Int
  /// Whether blanks and signs are its own too: all of its text is being replaced.
  package var takesAll: Bool

  package init(version: Int, caret: Int, takesAll: Bool = false) {
    (self.version, self.caret, self.takesAll) = (version, caret, takesAll)
  }
}
