@_spi(Nodes) import CursesViewGraph

/// The steps that can be undone in a field. Each is the value before it.
struct FieldHistory: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var text: String
    var anchor: Int
    var head: Int
  }

  /// What edits of one kind that follow one another are joined by.
  enum Kind: Hashable, Sendable { case typing, deleting, other }

  private(set) var undone: [Step] = []
  private var done: [Step] = []
  private var openKind: Kind?

  /// The most that is kept: steps, and bytes of text in them.
  private static let mostSteps = 500
  private static let mostBytes = 4 << 20
  private var bytes = 0

  /// Notes the value before an edit, unless the edit joins the one before.
  mutating func note(_ step: Step, kind: Kind, startsGroup: Bool) {
    undone.removeAll()
    if !startsGroup, kind != .other, kind == openKind { return }
    openKind = kind
    push(step)
  }

  mutating func endGroup() { openKind = nil }

  mutating func undo(from current: Step) -> Step? {
    guard let step = done.popLast() else { return nil }
    bytes -= step.text.utf8.count
    undone.append(current)
    openKind = nil
    return step
  }

  mutating func redo(from current: Step) -> Step? {
    guard let step = undone.popLast() else { return nil }
    push(current)
    openKind = nil
    return step
  }

  private mutating func push(_ step: Step) {
    done.append(step)
    bytes += step.text.utf8.count
    while done.count > Self.mostSteps || bytes > Self.mostBytes, done.count > 1 {
      bytes -= done.removeFirst().text.utf8.count
    }
  }
}
