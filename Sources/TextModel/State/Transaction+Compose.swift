extension Transaction {
  /// One step that does this one and then `next`, whose offsets speak of the text between them.
  public func composed(with next: Transaction) -> Transaction {
    var composed = edits
    // From the last edit to the first, so that the offsets of those still to come hold.
    for edit in next.edits.reversed() { composed = composed.composed(with: edit) }
    let selection = next.selection ?? self.selection?.mapped(through: next)
    return Transaction(
      composed, selection: selection, reveals: reveals || next.reveals, event: event)
  }
}

extension [Edit] {
  /// These edits and then `next`, whose range speaks of the text after all of them.
  fileprivate func composed(with next: Edit) -> [Edit] {
    var result: [Edit] = []
    var merged: Edit?
    var growth = 0
    var isPlaced = false
    for edit in self {
      let start = edit.range.lowerBound + growth
      let end = start + edit.text.count
      if end < next.range.lowerBound {
        result.append(edit)
      } else if start > next.range.upperBound {
        if !isPlaced {
          result.append(merged ?? next.shifted(by: -growth))
          isPlaced = true
        }
        result.append(edit)
      } else {
        merged = (merged ?? next.shifted(by: -growth)).swallowing(
          edit, keptBefore: Swift.max(0, next.range.lowerBound - start),
          keptAfter: Swift.max(0, end - next.range.upperBound),
          growth: edit.growth)
      }
      growth += edit.growth
    }
    if !isPlaced { result.append(merged ?? next.shifted(by: -growth)) }
    return result
  }
}

extension Edit {
  fileprivate func shifted(by distance: Int) -> Edit {
    Edit((range.lowerBound + distance)..<(range.upperBound + distance), text)
  }

  /// This edit, said of the text before `earlier` too, of whose text the first `keptBefore` and the
  /// last `keptAfter` bytes stay.
  ///
  /// `self.range` has offsets of the text after `earlier` less what grew before `earlier`.
  fileprivate func swallowing(
    _ earlier: Edit, keptBefore: Int, keptAfter: Int, growth: Int
  ) -> Edit {
    let head = earlier.text.extracting(0..<Swift.min(keptBefore, earlier.text.count))
    let tailStart = Swift.max(earlier.text.count - keptAfter, 0)
    let tail = earlier.text.extracting(tailStart..<earlier.text.count)
    var text = self.text
    text.replaceSubrange(0..<0, with: head)
    text.replaceSubrange(text.count..<text.count, with: tail)
    let start = Swift.min(range.lowerBound, earlier.range.lowerBound)
    let end = Swift.max(range.upperBound - growth, earlier.range.upperBound)
    return Edit(start..<end, text)
  }
}
