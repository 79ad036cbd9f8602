import CursesText

/// How many characters of a line come before an offset in it, as it was counted last.
package struct ColumnMark {
  package var offset: Int
  package var count: Int

  /// The same after an edit; nil where that came before.
  package func following(_ transaction: Transaction) -> ColumnMark? {
    guard let first = transaction.edits.first else { return self }
    return first.range.lowerBound < offset ? nil : self
  }
}

/// Lines that are so long that they are cut.
extension RichDocument {
  /// Whether a block starts within the line that the block before it ends in.
  public func startsInLine(_ block: Int) -> Bool {
    guard case .line? = table.blocks.stored.place(ofEntry: block)?.entry.restart.restart else {
      return false
    }
    return true
  }

  /// The number of characters of a cut line before the block that starts within it; 0 for other blocks.
  ///
  /// The first time the line is read from its start, then from where one was before.
  public func characterCount(ofLineBefore block: Int) -> Int {
    guard startsInLine(block) else { return 0 }
    let end = table.range(of: block).lowerBound
    var mark: ColumnMark
    if let known = columnMark, known.offset <= end, state.text.isOneLine(known.offset..<end) {
      mark = known
    } else {
      mark = ColumnMark(offset: state.text.sourceLine(at: end).lowerBound, count: 0)
    }
    var part = table.part(at: mark.offset)
    while mark.offset < end {
      let next = min(end, table.range(of: part).upperBound)
      let bytes = state.text.bytes(in: mark.offset..<next)
      let isPlain = bytes.allSatisfy { $0 < 0x80 }
      mark.count += isPlain ? bytes.count : String(decoding: bytes, as: UTF8.self).count
      mark.offset = next
      part += 1
    }
    columnMark = mark
    return mark.count
  }
}
