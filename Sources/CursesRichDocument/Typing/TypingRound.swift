import CursesRichProjection

/// The last text typed at several carets.
package struct TypingRound {
  package var version: Int
  package var steps: Int
  package var tick: Int
  package var endsInSpace: Bool
  /// Whether it was typed with a style that keys had switched for it.
  package var isStyled = false
  /// What was typed at each of them, where each was looked at by itself.
  package var typed: [CaretTyping] = []

  /// The round that has made a version of the text.
  package init(version: Int, steps: Int, tick: Int, endsInSpace: Bool) {
    self.version = version
    self.steps = steps
    self.tick = tick
    self.endsInSpace = endsInSpace
  }
}

/// What is typed at one of several carets and goes on with the next character.
package struct CaretTyping {
  package var raw: RawTyping?
  package var openPairs: [Character]
  package var pendingAttributes: RichAttributes?
  package var pendingBreak: PendingBreak?

  /// At a caret at which nothing was typed: nothing.
  package init(
    raw: RawTyping? = nil, openPairs: [Character] = [], pendingAttributes: RichAttributes? = nil,
    pendingBreak: PendingBreak? = nil
  ) {
    self.raw = raw
    self.openPairs = openPairs
    self.pendingAttributes = pendingAttributes
    self.pendingBreak = pendingBreak
  }
}
