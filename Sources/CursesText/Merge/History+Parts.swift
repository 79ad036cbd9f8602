/// Undo and redo of a text that has parts of changes to several files among its steps, as links that a rename has
/// changed: half of such a change is not undone.
///
/// A part that is next changes places with the step after it, whose offsets are those of the text with the part then.
/// Where both are about the same words, they become one step.
extension History {
  /// What an undo or redo has done with parts of changes to several files.
  public enum Passing: Sendable {
    /// They stay as they are, for the first time.
    case left
    /// They were about the same words as what was undone or redone, and are with it.
    case taken
  }

  /// Whether there is a step to undo that is no part of a change to several files.
  public var canUndoAlone: Bool { done.last { !$0.isPart } != nil }
  /// Whether there is a step to do again that is no part of a change to several files.
  public var canRedoAlone: Bool { undone.last { !$0.isPart } != nil }

  /// Brings a step that is none of those parts to the end of the steps, unless `goesOverParts`. Returns false where
  /// there are only parts.
  mutating func passParts(
    of stack: WritableKeyPath<History, StepStack>, from text: SourceText
  ) -> Bool {
    passing = nil
    guard !goesOverParts, self[keyPath: stack].last?.isPart == true else { return true }
    guard self[keyPath: stack].last(where: { !$0.isPart }) != nil else { return false }
    var (text, parts) = (text, [(step: Step, text: SourceText)]())
    while let step = self[keyPath: stack].popLast() {
      guard step.isPart else {
        pass(parts, before: step, of: stack)
        break
      }
      parts.append((step, text))
      step.transaction.apply(to: &text)
    }
    changeCount += 1
    return true
  }

  /// Puts a step above the parts that were above it.
  ///
  /// - Parameter parts: the uppermost first, each with the text from which it is gone over.
  private mutating func pass(
    _ parts: [(step: Step, text: SourceText)], before step: Step,
    of stack: WritableKeyPath<History, StepStack>
  ) {
    var own = step
    for (part, text) in parts.reversed() {
      bytes -= part.weight + own.weight
      // Undo and redo do not come to the text between the two any more.
      if savedRevision == part.revisionThere { savedRevision = nil }
      if let (first, later) = own.exchanged(with: part, from: text) {
        if !part.isPassed, passing == nil { passing = .left }
        self[keyPath: stack].append(later)
        bytes += later.weight
        own = first
      } else {
        own = own.joined(by: part)
        own.event = .other
        passing = .taken
      }
      bytes += own.weight
    }
    self[keyPath: stack].append(own)
  }
}

extension History.Step {
  /// Whether it is a part of a change to several files.
  var isPart: Bool { event == .acrossFiles }

  /// This step and a part that is gone over before it, in the other order; nil where both are about the same words.
  ///
  /// - Parameter text: the text from which the part is gone over.
  fileprivate func exchanged(
    with part: History.Step, from text: SourceText
  ) -> (first: History.Step, later: History.Step)? {
    let between = part.transaction.applying(to: text)
    guard
      let (own, other) = transaction.byWords(in: between).exchanged(
        with: part.transaction.byWords(in: text))
    else { return nil }
    let there = own.applying(to: text)
    var (first, later) = (self, part)
    first.transaction = own
    first.selectionThere = selectionThere.mapped(through: other.inverted(for: there))
    first.revisionThere = part.revisionThere
    later.transaction = other
    later.selectionThere = part.selectionThere.mapped(through: transaction)
    later.revisionThere = revisionThere
    later.isPassed = true
    return (first, later)
  }
}

extension Transaction {
  /// The same step, each of its edits cut to the words that it changes.
  fileprivate func byWords(in text: SourceText) -> Transaction {
    var copy = self
    copy.edits = edits.flatMap { TextMerge.wordEdits(of: $0, in: text) }
    return copy
  }

  /// This step without the one before it, and that one after it; nil where both are about the same words.
  ///
  /// - Parameter former: the step that leads to the text of this one.
  fileprivate func exchanged(
    with former: Transaction
  ) -> (first: Transaction, later: Transaction)? {
    var (first, later) = ([Edit](), [Edit]())
    var (own, other) = (edits[...], former.edits[...])
    // By how much the edits gone by have made the text longer.
    var (ownGrowth, otherGrowth) = (0, 0)
    while true {
      let start = other.first.map { $0.range.lowerBound + otherGrowth } ?? .max
      let end = other.first.map { start + $0.text.count } ?? .max
      if let edit = own.first, edit.range.upperBound <= start, edit.range.lowerBound < end {
        first.append(edit.shifted(by: -otherGrowth))
        ownGrowth += edit.growth
        own.removeFirst()
      } else if let edit = other.first, end <= own.first?.range.lowerBound ?? .max,
        start < own.first?.range.upperBound ?? .max
      {
        later.append(edit.shifted(by: ownGrowth))
        otherGrowth += edit.growth
        other.removeFirst()
      } else {
        guard own.isEmpty, other.isEmpty else { return nil }
        let back = Transaction(later, reveals: former.reveals, event: former.event)
        return (Transaction(first, reveals: reveals, event: event), back)
      }
    }
  }
}
