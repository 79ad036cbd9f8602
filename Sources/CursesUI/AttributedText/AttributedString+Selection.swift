#if Essentials
extension AttributedString {
  /// What is selected; nothing with a caret.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    if case .ranges(let ranges) = selection.indices(in: self) { return self[ranges] }
    return self[RangeSet<Index>()]
  }

  /// Changes the attributes of what is selected, run by run; with a caret, those of what is typed next.
  ///
  /// - Throws: what `body` throws; the runs before are changed then.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var container = selection.typingAttributes(in: self)
      try body(&container)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: container)
    case .ranges(let ranges):
      let bytes = ranges.ranges.map {
        byteOffset(of: $0.lowerBound)..<byteOffset(of: $0.upperBound)
      }
      let runs = ranges.ranges.flatMap { range in
        self[range].runs.map { run in
          (
            byteOffset(of: run.range.lowerBound)..<byteOffset(of: run.range.upperBound),
            run.attributes
          )
        }
      }
      defer { selection = AttributedTextSelection(ranges: rangeSet(ofBytes: bytes)) }
      for (run, attributes) in runs {
        var container = attributes
        try body(&container)
        if container != attributes { self[range(ofBytes: run)].setAttributes(container) }
      }
    }
  }

  /// Puts a text in the place of what is selected, or at the caret; the caret goes behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with content: some AttributedStringProtocol
  ) {
    let new = AttributedString(content[content.startIndex..<content.endIndex])
    var start = 0
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      start = byteOffset(of: index)
      insert(new, at: index)
    case .ranges(let ranges):
      start = ranges.ranges.first.map { byteOffset(of: $0.lowerBound) } ?? 0
      let bytes = ranges.ranges.map {
        byteOffset(of: $0.lowerBound)..<byteOffset(of: $0.upperBound)
      }
      for range in bytes.dropFirst().reversed() { removeSubrange(self.range(ofBytes: range)) }
      if let first = bytes.first { replaceSubrange(range(ofBytes: first), with: new) }
    }
    selection = AttributedTextSelection(insertionPoint: index(atByte: start + new.utf8.count))
  }

  /// Puts characters in the place of what is selected, with the typing attributes of the place.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters characters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(characters), attributes: attributes))
  }

  /// Changes the text and takes a selection along.
  ///
  /// - Throws: what `body` throws; the text and the selection are then what it has left.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let indices = selection.indices(in: self)
    let typing = selection.typing
    var ranges: [Range<Index>] =
      switch indices {
      case .insertionPoint(let index): [index..<index]
      case .ranges(let set): Array(set.ranges)
      }
    defer {
      if case .ranges = indices, ranges.contains(where: { !$0.isEmpty }) {
        selection = AttributedTextSelection(ranges: RangeSet(ranges))
      } else {
        selection = AttributedTextSelection(insertionPoint: ranges.first?.lowerBound ?? endIndex)
        selection.typing = typing
      }
    }
    try transform(updating: &ranges, body: body)
  }

  func range(ofBytes bytes: Range<Int>) -> Range<Index> {
    let lower = index(atByte: bytes.lowerBound)
    return lower..<Swift.max(lower, index(atByte: bytes.upperBound))
  }

  private func rangeSet(ofBytes ranges: [Range<Int>]) -> RangeSet<Index> {
    RangeSet(ranges.map { range(ofBytes: $0) })
  }
}
#endif
