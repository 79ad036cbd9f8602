import CursesText
@_spi(Nodes) import CursesViewGraph

/// A text with its attributes and selection, as a history keeps it.
struct TextEditorSnapshot {
  var state: TextState
  var attributes: any TextAttributeStore
}

/// What can be undone and redone in a text editor, attributes included.
///
/// A step is the whole state before it: texts and stores share their storage, so that one costs a few
/// kilobytes. Typed characters are one step up to a pause or the next word, and so are repeated
/// deletions. Time is milliseconds of any clock that does not run backward.
struct TextEditorHistory {
  /// The longest pause within a step.
  static let pause = 1_000
  /// The most bytes that steps may keep, by estimate; the last one is kept always.
  static let memoryLimit = 64 << 20
  /// What one step keeps beside the text it replaced.
  private static let stepWeight = 12 << 10

  private struct Step {
    var snapshot: TextEditorSnapshot
    var weight: Int
  }

  /// Where the open group ends, and how.
  fileprivate struct Group {
    var event: UserEvent
    var tick: Int
    var place: Int
    var endsInSpace: Bool
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private var weight = 0
  private var group: Group?

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Remembers what was there before a transaction that changes text.
  mutating func record(_ before: TextEditorSnapshot, _ transaction: Transaction, tick: Int) {
    undone.removeAll()
    let replaced = transaction.edits.reduce(0) { $0 + $1.range.count + $1.text.count }
    if let group, group.goesOn(with: transaction, tick: tick) {
      weight += replaced
    } else {
      push(before, replaced)
    }
    group = Group(transaction, tick: tick)
  }

  /// Remembers what was there before a change that is a step of its own.
  mutating func record(_ before: TextEditorSnapshot) {
    undone.removeAll()
    group = nil
    push(before, 0)
  }

  /// What comes next is a step of its own.
  mutating func endGroup() { group = nil }

  mutating func undo(from now: TextEditorSnapshot) -> TextEditorSnapshot? {
    group = nil
    guard let step = done.popLast() else { return nil }
    weight -= step.weight
    undone.append(Step(snapshot: now, weight: step.weight))
    return step.snapshot
  }

  mutating func redo(from now: TextEditorSnapshot) -> TextEditorSnapshot? {
    group = nil
    guard let step = undone.popLast() else { return nil }
    weight += step.weight
    done.append(Step(snapshot: now, weight: step.weight))
    return step.snapshot
  }

  private mutating func push(_ snapshot: TextEditorSnapshot, _ replaced: Int) {
    let step = Step(snapshot: snapshot, weight: Self.stepWeight + replaced)
    done.append(step)
    weight += step.weight
    var dropped = 0
    while weight > Self.memoryLimit, dropped < done.count - 1 {
      weight -= done[dropped].weight
      dropped += 1
    }
    if dropped > 0 { done.removeFirst(dropped) }
  }
}

extension TextEditorHistory.Group {
  /// The group that a transaction begins or goes on with; nil when it stands alone.
  fileprivate init?(_ transaction: Transaction, tick: Int) {
    guard transaction.edits.count == 1, let edit = transaction.edits.first else { return nil }
    switch transaction.event {
    case .typing: place = edit.range.lowerBound + edit.text.count
    case .deleteBackward, .deleteForward: place = edit.range.lowerBound
    default: return nil
    }
    event = transaction.event
    self.tick = tick
    endsInSpace = edit.text.byte(atEnd: true).map { $0 == 0x20 || $0 == 0x09 } ?? false
  }

  fileprivate func goesOn(with next: Transaction, tick: Int) -> Bool {
    guard next.event == event, next.edits.count == 1, let edit = next.edits.first,
      tick - self.tick <= TextEditorHistory.pause
    else { return false }
    switch event {
    case .typing:
      let first = edit.text.byte(atEnd: false) ?? 0x20
      let startsWord = first != 0x20 && first != 0x09
      return edit.range.isEmpty && edit.range.lowerBound == place && first != 0x0A
        && !(endsInSpace && startsWord)
    case .deleteBackward: return edit.range.upperBound == place
    default: return edit.range.lowerBound == place
    }
  }
}

extension SourceText {
  /// The first or the last byte.
  fileprivate func byte(atEnd isLast: Bool) -> UInt8? {
    isEmpty ? nil : byte(at: isLast ? count - 1 : 0)
  }
}
