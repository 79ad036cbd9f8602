/// The last text typed at several carets.
package struct TypingRound {
  package var version: Int
  package var steps: Int
  package var tick: Int
  package var endsInSpace: Bool
  /// Whether it was typed with a style that keys had switched for it.
  package var isStyled = false
  /// What is being typed at each of them; none where that is nothing at any.
  package var typed: [CaretTyping] = []

  /// The round that has made a version of the text.
  package init(version: Int, steps: Int, tick: Int, endsInSpace: Bool) {
    self.version = version
    self.steps = steps
    self.tick = tick
    self.endsInSpace = endsInSpace
  }

  /// A round that what follows is no one step with.
  package init(version: Int, tick: Int, typed: [CaretTyping]) {
    self.init(version: version, steps: -1, tick: tick, endsInSpace: true)
    self.typed = typed
  }
}
