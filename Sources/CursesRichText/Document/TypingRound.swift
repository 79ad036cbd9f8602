/// The last text typed at several carets.
struct TypingRound {
  var version: Int
  var steps: Int
  var tick: Int
  var endsInSpace: Bool
}
