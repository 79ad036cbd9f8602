extension Transaction {
  /// One step that does this one and then `next`, whose offsets speak of the text between them.
  public func composed(with next: Transaction) -> Transaction {
    let composed = edits.composed(with: next.edits)
    let selection = next.selection ?? self.selection?.mapped(through: next)
    return Transaction(
      composed, selection: selection, reveals: reveals || next.reveals, event: event)
  }
}

extension [Edit] {
  /// These edits and then `next`, whose ranges speak of the text after these. Only those that meet are
  /// compared with each other, so that the time it takes grows with their number alone.
  fileprivate func composed(with next: [Edit]) -> [Edit] {
    var result: [Edit] = []
    result.reserveCapacity(count + next.count)
    var (own, other) = (0, 0)
    var growth = 0
    while own < count || other < next.count {
      // Most meet no other.
      let start = own < count ? self[own].range.lowerBound + growth : Int.max
      let otherStart = other < next.count ? next[other].range.lowerBound : Int.max
      if start <= otherStart, start + self[own].text.count < otherStart {
        result.append(self[own])
        growth += self[own].growth
        own += 1
        continue
      }
      if otherStart < start, next[other].range.upperBound < start {
        result.append(next[other].shifted(by: -growth))
        other += 1
        continue
      }
      let group = EditGroup(self, from: own, next, from: other, growth: growth)
      let earlier = Array(self[own..<group.own])
      let later = next[other..<group.other].map { $0.shifted(by: -growth) }
      // From the last edit to the first, so that the offsets of those still to come hold.
      result += earlier.isEmpty ? later : later.reversed().reduce(earlier) { $0.composed(with: $1) }
      growth += earlier.reduce(0) { $0 + $1.growth }
      (own, other) = (group.own, group.other)
    }
    return result
  }

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

/// The edits that meet each other next, of two steps in turn: up to which each goes.
private struct EditGroup {
  private(set) var own: Int
  private(set) var other: Int

  /// - Parameter growth: by how much the earlier edits before `from` have moved what follows.
  init(_ earlier: [Edit], from own: Int, _ later: [Edit], from other: Int, growth: Int) {
    (self.own, self.other) = (own, other)
    var growth = growth
    // How far the edits of either side reach that are in the group.
    var (ownEnd, otherEnd) = (Int.min, Int.min)
    func start(_ index: Int) -> Int {
      index < earlier.count ? earlier[index].range.lowerBound + growth : Int.max
    }
    func otherStart(_ index: Int) -> Int {
      index < later.count ? later[index].range.lowerBound : Int.max
    }
    let startsOwn = start(own) <= otherStart(other)
    while true {
      let isFirst = ownEnd == .min && otherEnd == .min
      if self.own < earlier.count, isFirst ? startsOwn : start(self.own) <= otherEnd {
        let edit = earlier[self.own]
        ownEnd = start(self.own) + edit.text.count
        growth += edit.growth
        self.own += 1
      } else if self.other < later.count, isFirst || otherStart(self.other) <= ownEnd {
        otherEnd = later[self.other].range.upperBound
        self.other += 1
      } else {
        return
      }
    }
  }
}

extension Edit {
  func shifted(by distance: Int) -> Edit {
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
