/// The last text typed at several carets.
package struct TypingRound {
  package var version: Int
  package var steps: Int
  package var tick: Int
  package var endsInSpace: Bool

  /// Made of its parts.
  package init(
    version: Int, steps: Int, tick: Int, endsInSpace: Bool
  ) {
    self.version = version
    self.steps = steps
    self.tick = tick
    self.endsInSpace = endsInSpace
  }
}
