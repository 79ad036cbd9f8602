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
    case .wordBackward: Storage.isSecret ? 0 : wordStart(before: offset)
    case .wordForward: Storage.isSecret ? line.byteCount : wordEnd(after: offset)
    }
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

  private func wordStart(before offset: Int) -> Int {
    var index = line.character(at: offset)
    while index > 0, !kind(index - 1).isWord { index -= 1 }
    let kind = index > 0 ? kind(index - 1) : .space
    while index > 0, self.kind(index - 1) == kind { index -= 1 }
    return start(ofCharacter: index)
  }

  private func wordEnd(after offset: Int) -> Int {
    var index = line.character(at: offset)
    while index < line.characterCount, !kind(index).isWord { index += 1 }
    let kind = index < line.characterCount ? kind(index) : .space
    while index < line.characterCount, self.kind(index) == kind { index += 1 }
    return start(ofCharacter: index)
  }

  /// The run of like characters around an offset, as a double click selects it.
  func run(around offset: Int) -> Range<Int> {
    guard line.characterCount > 0, !Storage.isSecret else { return 0..<line.byteCount }
    let middle = min(line.character(at: offset), line.characterCount - 1)
    let kind = kind(middle)
    var first = middle
    while first > 0, self.kind(first - 1) == kind { first -= 1 }
    var end = middle + 1
    while end < line.characterCount, self.kind(end) == kind { end += 1 }
    return start(ofCharacter: first)..<start(ofCharacter: end)
  }

  private func start(ofCharacter index: Int) -> Int {
    index < line.characterCount ? line.range(ofCharacter: index).lowerBound : line.byteCount
  }

  private func kind(_ index: Int) -> WordKind {
    WordKind(text(in: line.range(ofCharacter: index)).unicodeScalars.first)
  }
}
