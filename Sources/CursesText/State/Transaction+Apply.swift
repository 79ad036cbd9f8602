extension Transaction {
  /// Changes `text` by the edits.
  public func apply(to text: inout SourceText) {
    if let range = rewrittenRange { return rewrite(range, of: &text) }
    for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.text) }
  }

  /// The bytes that one edit may make to be copied: by then it has taken as long in the rope.
  private static let copiedBytes = 1_024

  /// What lies between the first edit and the last, where they are so many and so near to each other that it is quicker
  /// to copy it with them; nil elsewhere.
  private var rewrittenRange: Range<Int>? {
    guard edits.count > 64, let first = edits.first, let last = edits.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    let most = edits.count * Self.copiedBytes
    guard range.count < most, edits.reduce(0, { $0 + $1.text.count }) < most else { return nil }
    return range
  }

  private func rewrite(_ range: Range<Int>, of text: inout SourceText) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count + max(0, growth))
    var end = range.lowerBound
    func append(_ part: Range<Int>, of text: SourceText) {
      text.forEachChunk(in: part) { piece in
        bytes.append(contentsOf: piece)
        return true
      }
    }
    for edit in edits {
      append(end..<edit.range.lowerBound, of: text)
      append(0..<edit.text.count, of: edit.text)
      end = edit.range.upperBound
    }
    text.replaceSubrange(range, with: SourceText(bytes: bytes))
  }

  /// `text` changed by the edits.
  public func applying(to text: SourceText) -> SourceText {
    var copy = text
    apply(to: &copy)
    return copy
  }

  /// The same step on `text`, whose edits replace no bytes by themselves at their ends.
  package func trimmed(for text: SourceText) -> Transaction {
    var copy = self
    copy.edits = edits.compactMap { edit in
      let edit = edit.trimmed(for: text)
      return edit.isEmpty ? nil : edit
    }
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
