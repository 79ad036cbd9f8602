extension Transaction {
  /// Changes `text` by the edits.
  public func apply(to text: inout SourceText) {
    for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.text) }
  }

  /// `text` changed by the edits.
  public func applying(to text: SourceText) -> SourceText {
    var copy = text
    apply(to: &copy)
    return copy
  }

  /// The step that takes this one back. `text` is the text before this one, `selection` what was selected.
  public func inverted(for text: SourceText, selection: Selection? = nil) -> Transaction {
    var growth = 0
    let back = edits.map { edit in
      let start = edit.range.lowerBound + growth
      growth += edit.growth
      return Edit(start..<(start + edit.text.count), text.extracting(edit.range))
    }
    return Transaction(back, selection: selection, reveals: reveals, event: event)
  }

  /// Where `offset` lies after the edits. Where text is inserted at it, `affinity` chooses the side: an
  /// upstream offset stays before it, a downstream one goes behind it. Inside of a replaced range it
  /// goes to the start or the end of what replaced it.
  public func mapOffset(_ offset: Int, affinity: Affinity) -> Int {
    var growth = 0
    for edit in edits {
      if edit.range.lowerBound > offset { break }
      let isBehind = edit.range.upperBound < offset
      let isAtEnd = edit.range.upperBound == offset && !edit.range.isEmpty
      if isBehind || isAtEnd {
        growth += edit.growth
        continue
      }
      let start = edit.range.lowerBound + growth
      if edit.range.isEmpty {
        if affinity == .upstream { return start }
        growth += edit.growth
        continue
      }
      if offset == edit.range.lowerBound { return start }
      return affinity == .upstream ? start : start + edit.text.count
    }
    return offset + growth
  }

  /// Where the bytes of `range` lie after the edits; text inserted at its ends stays outside.
  public func mapRange(_ range: Range<Int>) -> Range<Int> {
    let start = mapOffset(range.lowerBound, affinity: .downstream)
    return start..<max(start, mapOffset(range.upperBound, affinity: .upstream))
  }
}
