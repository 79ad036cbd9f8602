/// What a transaction was done for. History groups by it, and views may react to it.
public enum UserEvent: Equatable, Sendable {
  /// Typed characters: neighbours are undone together, word by word.
  case typing
  /// One character or word deleted backward, or forward: repeated ones are undone together.
  case deleteBackward, deleteForward
  /// Pasted, cut, dropped.
  case paste, cut
  /// A command that formats.
  case format
  /// Typed Markdown that became formatting: undone alone, so that the characters come back.
  case inputRule
  /// Only the selection changes.
  case select
  /// Undo and redo themselves.
  case undo, redo
  /// Another program changed the file.
  case external
  /// A part of a change to several files: undone alone it would leave half of that.
  case acrossFiles
  /// Anything else.
  case other
}

/// One step of a text: replacements, the selection after them, and what they were for.
///
/// It is the only way a text changes. All ranges speak of the text before the step, are sorted and do not
/// overlap; two insertions may share an offset and keep their order.
public struct Transaction: Equatable, Sendable {
  /// The replacements, in order.
  public internal(set) var edits: [Edit]
  /// The selection after the edits, in offsets after them; `nil` maps the old one.
  public var selection: Selection?
  /// Whether the view scrolls to the main head.
  public var reveals: Bool
  /// What it was done for.
  public var event: UserEvent

  /// A step of these edits, which may come in any order but must not overlap.
  public init(
    _ edits: [Edit], selection: Selection? = nil, reveals: Bool = true, event: UserEvent = .other
  ) {
    guard let ordered = edits.ordered() else { preconditionFailure("edits overlap") }
    self.edits = ordered
    self.selection = selection
    self.reveals = reveals
    self.event = event
  }

  /// The same of edits that were found each for itself; nil where they overlap.
  public init?(apart edits: [Edit], event: UserEvent) {
    guard let ordered = edits.ordered() else { return nil }
    self.edits = ordered
    (selection, reveals, self.event) = (nil, true, event)
  }

  /// A step of one edit.
  public init(
    _ edit: Edit, selection: Selection? = nil, reveals: Bool = true, event: UserEvent = .other
  ) {
    self.init([edit], selection: selection, reveals: reveals, event: event)
  }

  /// A step that changes only what is selected.
  public init(selecting selection: Selection, reveals: Bool = true) {
    self.init([], selection: selection, reveals: reveals, event: .select)
  }

  /// Whether the text changes.
  public var changesText: Bool { !edits.isEmpty }

  /// By how much the text grows.
  public var growth: Int { edits.reduce(0) { $0 + $1.growth } }
}

extension Edit {
  fileprivate func precedes(_ next: Edit) -> Bool {
    range.upperBound <= next.range.lowerBound
  }
}

extension [Edit] {
  /// Those that change something, in their order; nil where they overlap.
  fileprivate func ordered() -> [Edit]? {
    let kept = filter { !$0.isEmpty }
    if kept.areApart { return kept }
    let sorted = kept.sortedStably()
    return sorted.areApart ? sorted : nil
  }

  private var areApart: Bool { zip(self, dropFirst()).allSatisfy { $0.precedes($1) } }

  /// Sorted by start and end, insertions at one offset in the order in which they came.
  fileprivate func sortedStably() -> [Edit] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      return (a.lowerBound, a.upperBound, left.offset) < (b.lowerBound, b.upperBound, right.offset)
    }.map(\.element)
  }
}
