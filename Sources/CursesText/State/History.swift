/// What can be undone and redone.
///
/// A step is a group of transactions: typed characters up to a pause or the next word, repeated
/// deletions; everything else stands alone. Steps are counted without limit; the oldest go when the text
/// they keep exceeds `memoryLimit`. Saving does not touch it. `encoded` makes bytes of it, with which a
/// later process goes on where this one was (`takeEarlier`).
///
/// Time is passed in as milliseconds of any clock that does not run backward.
public struct History: Sendable {
  /// The longest pause within a group, in milliseconds.
  public var pause = 1_000
  /// The most bytes of replaced text that are kept; the step last done is kept always.
  public var memoryLimit: Int

  var undone = StepStack()
  var done = StepStack()
  var bytes = 0
  private(set) var revisions = 0
  var savedRevision: Int? = 0
  var isGroupOpen = false
  /// Whether steps were dropped, so that the oldest one does not start from the first text.
  private(set) var isTrimmed = false

  /// A history without steps, of a text that is as it was saved.
  public init(memoryLimit: Int = 64 << 20) {
    self.memoryLimit = memoryLimit
  }

  /// The number that names the current text. It comes back when the text does by undo and redo.
  public private(set) var revision = 0
  /// Counts up whenever steps come, go, or are gone over.
  public internal(set) var changeCount = 0
  /// Whether undo and redo go over parts of changes to several files too, as what undoes the whole change does.
  public var goesOverParts = false
  /// What the last undo or redo has done with such parts; nil where it came to none.
  public internal(set) var passing: Passing?

  /// Whether there is a step to undo.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether there is a step to do again.
  public var canRedo: Bool { !undone.isEmpty }
  /// Whether what was undone last is what another program had changed.
  public var hasUndoneOutsideChange: Bool { undone.last?.event == .external }
  /// Whether what was undone last is the first step of an earlier history that was reached.
  public var hasReachedEarlierWork: Bool { canRedo && revision == -1 }
  /// Whether the text is as it was when it was saved last.
  public var isSaved: Bool { revision == savedRevision }

  /// One step, from either side.
  struct Step: Sendable {
    /// What to apply to go over the step: back for steps done, forward for those undone.
    var transaction: Transaction
    /// The selection at the other side, set when one comes from there.
    var selectionThere: Selection
    var revisionThere: Int
    var event: UserEvent
    var tick: Int
    var weight: Int
    /// Where the last transaction of the group ended, to see if the next goes on there.
    var end: Int
    var endsInSpace: Bool
    /// Whether undo or redo has left it as it is before.
    var isPassed = false
  }
}

// MARK: - Recording

extension History {
  /// Remembers `transaction`, applied to `before` at `tick`.
  ///
  /// A transaction that changes only the selection ends the open group.
  public mutating func record(_ transaction: Transaction, before: TextState, tick: Int) {
    guard transaction.changesText else {
      isGroupOpen = false
      return
    }
    let step = Step(transaction, before: before, revision: revision, tick: tick)
    revisions += 1
    changeCount += 1
    revision = revisions
    forgetUndone()
    if isGroupOpen, let last = done.last, last.continues(in: step, pause: pause, of: transaction) {
      bytes -= last.weight
      done[done.count - 1] = last.joined(by: step)
    } else {
      done.append(step)
    }
    bytes += done[done.count - 1].weight
    isGroupOpen = step.event.isGrouped
    trim()
  }

  /// Ends the open group: what comes next is a step of its own.
  public mutating func endGroup() { isGroupOpen = false }

  /// The number of steps that can be undone.
  public var stepCount: Int { done.count }

  /// What would take back the last step, as it stands; nil where there is none.
  public var lastStep: Transaction? { done.last?.transaction }

  /// Makes one step of those after the first `count`. Of steps that were forgotten meanwhile none is left: below zero it
  /// means all.
  public mutating func joinSteps(after first: Int) {
    let count = max(0, first)
    changeCount += 1
    isGroupOpen = false
    guard done.count > count + 1 else { return }
    var steps = Array(done[count...])
    done.removeLast(steps.count)
    bytes -= steps.reduce(0) { $0 + $1.weight }
    // In pairs, and those in pairs again: one after the other would go through all of them each time.
    while steps.count > 1 {
      steps = stride(from: 0, to: steps.count, by: 2).map { index in
        index + 1 < steps.count ? steps[index].joined(by: steps[index + 1]) : steps[index]
      }
    }
    done.append(steps[0])
    bytes += steps[0].weight
  }

  /// Forgets what was undone.
  public mutating func forgetUndone() {
    bytes -= undone.reduce(0) { $0 + $1.weight }
    undone = StepStack()
  }

  /// Says that the disk has the text of a revision.
  ///
  /// - Parameter saved: the revision; nil for that of the text as it is now. If typing or undoing went on since,
  ///   the text stays unsaved.
  public mutating func markSaved(_ saved: Int? = nil) {
    savedRevision = saved ?? revision
    if isSaved { isGroupOpen = false }
  }

  /// Says that the text is not what is on disk, whatever is undone.
  public mutating func markUnsaved() { savedRevision = nil }

  /// The most steps are dropped from the oldest on.
  private mutating func trim() {
    var dropped = 0
    while bytes > memoryLimit, dropped < done.count - 1 {
      bytes -= done[dropped].weight
      dropped += 1
    }
    guard dropped > 0 else { return }
    done = StepStack(done.dropFirst(dropped))
    isTrimmed = true
  }
}

// MARK: - Going back and forth

extension History {
  /// The transaction that undoes the last step of `state`; `nil` if there is none. Apply it, and do not
  /// record it. Parts of changes to several files stay, but where `goesOverParts` says otherwise.
  public mutating func undo(_ state: TextState) -> Transaction? {
    guard passParts(of: \.done, from: state.text), let step = done.popLast() else { return nil }
    undone.append(step.reversed(in: state, revision: revision))
    bytes += undone[undone.count - 1].weight - step.weight
    return arrive(step, from: state.text, as: .undo)
  }

  /// The transaction that does again what was undone last; `nil` if there is nothing. Parts of changes to several files
  /// are left out, but where `goesOverParts` says otherwise.
  public mutating func redo(_ state: TextState) -> Transaction? {
    guard passParts(of: \.undone, from: state.text), let step = undone.popLast() else { return nil }
    done.append(step.reversed(in: state, revision: revision))
    bytes += done[done.count - 1].weight - step.weight
    return arrive(step, from: state.text, as: .redo)
  }

  private mutating func arrive(
    _ step: Step, from text: SourceText, as event: UserEvent
  ) -> Transaction {
    revision = step.revisionThere
    isGroupOpen = false
    changeCount += 1
    var transaction = step.transaction
    // Nobody remembers where the caret was then.
    transaction.selection =
      revision < 0
      ? transaction.selectionInSight(step.selectionThere, of: text) : step.selectionThere
    transaction.event = event
    return transaction
  }
}

extension UserEvent {
  fileprivate var isGrouped: Bool {
    switch self {
    case .typing, .deleteBackward, .deleteForward: true
    default: false
    }
  }
}

extension History.Step {
  /// A step that was recorded by an earlier process: it stands alone.
  init(_ transaction: Transaction, selectionThere: Selection) {
    self.transaction = transaction
    self.selectionThere = selectionThere
    revisionThere = 0
    event = transaction.event
    tick = 0
    weight = transaction.weight
    end = 0
    endsInSpace = false
  }

  /// The step over `transaction`, seen from after it.
  fileprivate init(_ transaction: Transaction, before: TextState, revision: Int, tick: Int) {
    self.transaction = before.inverse(of: transaction)
    selectionThere = before.selection
    revisionThere = revision
    event = transaction.event
    self.tick = tick
    weight = self.transaction.weight
    let after = self.transaction.edits.last?.range
    // Behind typed text markers or a line end may have come along.
    let typedTo = transaction.selection?.main.head ?? after?.upperBound ?? 0
    end = event == .typing ? typedTo : after?.lowerBound ?? 0
    let last = transaction.edits.last.flatMap { $0.text.isEmpty ? nil : $0.text }
    let count = event == .typing ? typedTo - (after?.lowerBound ?? typedTo) : 0
    let typed = last.map { $0.count > count && count > 0 ? $0.extracting(0..<count) : $0 }
    endsInSpace = typed.map { WordKind($0.lastScalar) }.map { !$0.isWord } ?? false
  }

  /// Whether a group that ends in this step goes on with `next`, the way back of `transaction`.
  fileprivate func continues(
    in next: History.Step, pause: Int, of transaction: Transaction
  ) -> Bool {
    guard event == next.event, event.isGrouped, next.tick - tick <= pause else { return false }
    guard transaction.edits.count == 1, let edit = transaction.edits.first else { return false }
    switch event {
    case .typing:
      guard edit.range.lowerBound == end, edit.range.isEmpty else { return false }
      let startsWord = WordKind(edit.text.firstScalar).isWord
      return !(endsInSpace && startsWord) && edit.text.newlineCount == 0
    case .deleteBackward: return edit.range.upperBound == end
    default: return edit.range.lowerBound == end
    }
  }

  /// This step and then `next` as one.
  func joined(by next: History.Step) -> History.Step {
    var joined = next
    joined.transaction = next.transaction.composed(with: transaction)
    joined.selectionThere = selectionThere
    joined.revisionThere = revisionThere
    joined.weight = joined.transaction.weight
    return joined
  }

  /// The step seen from its other side; `state` is this side.
  fileprivate func reversed(in state: TextState, revision: Int) -> History.Step {
    var reversed = self
    reversed.transaction = state.inverse(of: transaction)
    reversed.selectionThere = transaction.selection(from: state.selection.main) ?? state.selection
    reversed.revisionThere = revision
    reversed.weight = reversed.transaction.weight
    return reversed
  }
}

extension Transaction {
  /// Nil if a range touches an edit. Else a caret behind the last edit: whoever undoes from afar and does
  /// it again wants to see what changes.
  fileprivate func selection(from range: SelectionRange) -> Selection? {
    guard let last = edits.last else { return nil }
    let isNear = edits.contains {
      $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
    }
    return isNear ? nil : Selection(caret: last.range.upperBound)
  }

  /// A selection after the step, or a caret at its first edit where none of them is near the main range.
  ///
  /// - Parameter text: that before the step.
  fileprivate func selectionInSight(_ selection: Selection, of text: SourceText) -> Selection {
    let main = selection.main
    let ranges = inverted(for: text).edits.map(\.range)
    guard let first = ranges.first else { return selection }
    let there = applying(to: text)
    let isNear = ranges.contains { range in
      let start = min(range.upperBound, main.upperBound)
      let end = max(range.lowerBound, main.lowerBound)
      return start >= end
        || end - start < 200 && there.extracting(start..<end).newlineCount == 0
    }
    return isNear ? selection : Selection(caret: first.lowerBound)
  }

  /// About how many bytes keeping it takes.
  fileprivate var weight: Int {
    edits.reduce(200) { $0 + $1.text.count + 64 }
  }
}

extension SourceText {
  fileprivate var firstScalar: Unicode.Scalar? {
    var reader = reader()
    return reader.scalar(at: 0)?.scalar
  }

  fileprivate var lastScalar: Unicode.Scalar? {
    var reader = reader()
    return reader.scalar(before: count)?.scalar
  }
}
