/// A command that is done at one caret after the other, from the first to the last.
///
/// Each turn moves the carets that come later, mostly all of them by the same distance: that is noted once, so
/// that a round takes time and memory by the number of carets and not by its square.
package struct CaretRound: Sendable {
  /// What was selected before: what undo goes back to.
  package let before: Selection
  /// Those up to the current one as they stand now, the later ones but for `shift`.
  private var stored: [SelectionRange]
  /// The one the command is at.
  package private(set) var current = -1
  /// By how much what was done has moved all later ones.
  private var shift = 0
  /// Whether a range has gone beyond the next one, as to a footnote at the end of the text.
  private var hasStrayed = false
  /// What the turn has done so far, each with the text before it.
  private var turn: [(transaction: Transaction, text: SourceText)] = []
  /// Whether each has a text of its own, in which what is typed may mean what it means at one caret.
  package var areAlone = false
  /// How many steps could be undone before the first turn.
  private let steps: Int

  package init(_ selection: Selection, steps: Int) {
    before = selection
    self.steps = steps
    stored = selection.ranges
  }

  /// A range as it stands after the turns that have ended.
  package subscript(index: Int) -> SelectionRange {
    get { index > current ? stored[index].shifted(by: shift) : stored[index] }
    set {
      stored[index] = index > current ? newValue.shifted(by: -shift) : newValue
      if index + 1 < count, newValue.upperBound > self[index + 1].lowerBound { hasStrayed = true }
    }
  }

  /// Everything selected, as it stands after the turns that have ended.
  package var ranges: [SelectionRange] { stored.indices.map { self[$0] } }

  package var count: Int { stored.count }

  /// The indices of the ranges that begin in a part of the text, both its ends among it.
  package func indices(in part: ClosedRange<Int>) -> Range<Int> {
    func first(_ isIn: (Int) -> Bool) -> Int {
      var (low, high) = (0, stored.count)
      while low < high {
        let middle = (low + high) / 2
        if isIn(self[middle].lowerBound) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0 >= part.lowerBound }
    return start..<max(start, first { $0 > part.upperBound })
  }

  /// Goes on to a range after the current one; to `count` where the command is at none of them.
  package mutating func go(to index: Int) {
    let upTo = min(index, stored.count - 1)
    if shift != 0, current < upTo {
      for later in current + 1...upTo { stored[later] = stored[later].shifted(by: shift) }
    }
    current = index
  }

  /// The state that a step of undo is recorded with. The first of a round knows everything selected; the
  /// others become one with it.
  ///
  /// - Parameter count: how many steps there are by now.
  package func remembered(_ state: TextState, steps count: Int) -> TextState {
    count > steps ? state : TextState(state.text, selection: before)
  }

  /// Notes what is done to a text in this turn.
  package mutating func note(_ transaction: Transaction, on text: SourceText) {
    turn.append((transaction, text))
  }

  /// Ends the turn: the other ranges stay with their text.
  package mutating func endTurn() {
    for (transaction, text) in turn { map(through: transaction, of: text) }
    turn = []
  }

  /// Ends the turn of as many ranges as there are edits: a caret stands after each.
  package mutating func place(after edits: [Edit], from first: Int) {
    var growth = 0
    let carets = edits.map { edit in
      growth += edit.growth
      return SelectionRange(caret: edit.range.upperBound + growth)
    }
    place(carets, from: first)
  }

  /// Ends the turn of several ranges, which stand there then.
  package mutating func place(_ ranges: [SelectionRange], from first: Int) {
    go(to: first + ranges.count - 1)
    endTurn()
    for (index, range) in ranges.enumerated() { self[first + index] = range }
  }

  /// Ends a turn of which nothing is left.
  package mutating func dropTurn() { turn = [] }

  /// Where the next range begins.
  private var nextStart: Int {
    current + 1 < stored.count ? self[current + 1].lowerBound : .max
  }

  /// A paragraph is often written anew where a word of it changes: a range in it stays with its own bytes.
  private mutating func map(through transaction: Transaction, of text: SourceText) {
    guard let first = transaction.edits.first, let last = transaction.edits.last else { return }
    var earlier = min(current, stored.count) - 1
    let isApart =
      last.range.upperBound <= nextStart
      && (earlier < 0 || stored[earlier].upperBound < first.range.lowerBound && !hasStrayed)
    let least = isApart ? transaction : transaction.trimmed(for: text)
    if least.edits.last.map({ $0.range.upperBound <= nextStart }) ?? true {
      shift += transaction.growth
    } else {
      for later in current + 1..<stored.count {
        stored[later] = stored[later].shifted(by: shift).mapped(through: least)
      }
      shift = 0
    }
    while earlier >= 0, hasStrayed || stored[earlier].upperBound >= first.range.lowerBound {
      stored[earlier] = stored[earlier].mapped(through: least)
      earlier -= 1
    }
  }
}

extension SelectionRange {
  fileprivate func shifted(by distance: Int) -> SelectionRange {
    var range = self
    range.anchor += distance
    range.head += distance
    return range
  }
}
