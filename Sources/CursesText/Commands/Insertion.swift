extension TextState {
  /// Puts `string` in the place of every selected range, the carets behind it: "a«b¦»c" → "ax¦c".
  public func inserting(_ string: String, event: UserEvent = .typing) -> Transaction? {
    let new = SourceText(string)
    return replacingRanges(event: event) { Edit($0.range, new) }
  }

  /// One edit for each range, the carets behind what is put there.
  func replacingRanges(event: UserEvent, _ edit: (SelectionRange) -> Edit?) -> Transaction? {
    let edits = selection.ranges.compactMap(edit).filter { !$0.isEmpty }
    guard !edits.isEmpty else { return nil }
    let step = Transaction(edits.joiningOverlaps(), event: event)
    let carets = selection.mapRanges { range in
      SelectionRange(caret: step.mapOffset(range.upperBound, affinity: .downstream))
    }
    return Transaction(step.edits, selection: betweenClusters(carets, after: step), event: event)
  }

  /// The carets behind the clusters that an edit has made of what stood around it: "e¦x\u{301}"
  /// without its x is "e\u{301}¦", and a caret is never between `\r` and `\n`.
  private func betweenClusters(_ carets: Selection, after step: Transaction) -> Selection {
    guard step.edits.contains(where: mayJoin) else { return carets }
    var changed = text
    step.apply(to: &changed)
    return carets.mapRanges { SelectionRange(caret: changed.boundary(atOrAfter: $0.head)) }
  }

  /// Whether what stands before the caret may be one cluster with what follows. Of two bytes of ASCII
  /// only the line end `\r\n` is.
  private func mayJoin(_ edit: Edit) -> Bool {
    guard edit.range.upperBound < text.count else { return false }
    let next = text.byte(at: edit.range.upperBound)
    let last =
      edit.text.isEmpty
      ? (edit.range.lowerBound > 0 ? text.byte(at: edit.range.lowerBound - 1) : 0x0A)
      : edit.text.byte(at: edit.text.count - 1)
    return next >= 0x80 || last >= 0x80 || (last == 0x0D && next == 0x0A)
  }
}

extension [Edit] {
  /// The edits, with deletions that overlap made one.
  fileprivate func joiningOverlaps() -> [Edit] {
    var result: [Edit] = []
    for edit in self {
      guard let last = result.last, edit.range.lowerBound < last.range.upperBound else {
        result.append(edit)
        continue
      }
      let upper = Swift.max(last.range.upperBound, edit.range.upperBound)
      result[result.count - 1].range = last.range.lowerBound..<upper
    }
    return result
  }
}
