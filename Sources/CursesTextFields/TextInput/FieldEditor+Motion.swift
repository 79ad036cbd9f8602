import CursesText
@_spi(Nodes) import CursesViewGraph

extension FieldEditor {
  /// Where a motion goes from an offset.
  func target(of motion: FieldMotion, from offset: Int) -> Int {
    switch motion {
    case .start: 0
    case .end: line.byteCount
    // Where even the length is hidden a caret has two places.
    case .characterBackward: mask == .fixed && isMasked ? 0 : line.boundary(before: offset)
    case .characterForward:
      mask == .fixed && isMasked ? line.byteCount : line.boundary(after: offset)
    // In a secret a word would be seen by its length.
    case .wordBackward: words { $0.wordStart(before: offset) } ?? 0
    case .wordForward: words { $0.wordEnd(after: offset) } ?? line.byteCount
    }
  }

  /// Asks the finder of words, which editors ask too; nil in a secret, which has none.
  private func words<Result>(_ find: (inout ByteReader) -> Result) -> Result? {
    guard !Storage.isSecret else { return nil }
    var reader = storage.withUTF8 { ByteReader(Array($0)) }
    return find(&reader)
  }

  /// What a double click at an offset selects.
  func word(at offset: Int) -> Range<Int> {
    words { $0.wordRange(at: offset) } ?? 0..<line.byteCount
  }

  /// Moves the caret; a selection is left at the end that the motion points to.
  mutating func move(_ motion: FieldMotion) {
    let range = selection
    switch motion {
    case .characterBackward where hasSelection: head = range.lowerBound
    case .characterForward where hasSelection: head = range.upperBound
    default: head = target(of: motion, from: head)
    }
    anchor = head
    endGroup()
  }

  mutating func extend(_ motion: FieldMotion) {
    head = target(of: motion, from: head)
    endGroup()
  }

  /// Selects a range of bytes; its ends are put between characters.
  public mutating func select(_ range: Range<Int>) {
    anchor = line.boundary(atOrBefore: min(max(0, range.lowerBound), line.byteCount))
    head = line.boundary(atOrBefore: min(max(0, range.upperBound), line.byteCount))
    endGroup()
  }

  /// What follows is another step of the history, another kill and another yank.
  mutating func endGroup() {
    history.endGroup()
    goalColumn = nil
    hasJustKilled = false
    yanked = nil
  }
}
