@_spi(Nodes) import CursesViewGraph

extension FieldEditor {
  /// A press of the left button at a cell of the row, counted from the left end of the field. Two clicks
  /// take a word, three everything.
  public mutating func press(atColumn column: Int, clicks: Int = 1, extending: Bool = false) {
    press(atShownColumn: column + scroll - lead, clicks: clicks, extending: extending)
  }

  mutating func press(atShownColumn column: Int, clicks: Int, extending: Bool) {
    endGroup()
    let offset = offset(atShownColumn: column)
    switch clicks {
    case 1:
      head = offset
      if !extending { anchor = offset }
      drag = FieldDrag(unit: .character, origin: anchor..<anchor)
    case 2:
      let word = word(at: line.boundary(atOrBefore: start(underColumn: column)))
      (anchor, head) = (word.lowerBound, word.upperBound)
      drag = FieldDrag(unit: .word, origin: word)
    default:
      (anchor, head) = (0, line.byteCount)
      drag = FieldDrag(unit: .all, origin: 0..<line.byteCount)
    }
  }

  /// The pointer moved with the button held. Left or right of the field it takes one character more each
  /// time, and the field scrolls.
  public mutating func drag(toColumn column: Int) {
    drag(toShownColumn: max(scroll - 1, column + scroll - lead))
  }

  mutating func drag(toShownColumn column: Int) {
    guard let drag else { return }
    let offset = offset(atShownColumn: column)
    switch drag.unit {
    case .character: head = offset
    case .word:
      let word = word(at: offset)
      let isBackward = word.lowerBound < drag.origin.lowerBound
      anchor = isBackward ? drag.origin.upperBound : drag.origin.lowerBound
      head = isBackward ? word.lowerBound : max(word.upperBound, drag.origin.upperBound)
    case .all: break
    }
  }

  /// Ends a drag.
  public mutating func release() { drag = nil }

  /// The start of the character that a cell belongs to.
  private func start(underColumn column: Int) -> Int {
    let index = line.character(atColumn: max(0, column))
    return index < line.characterCount ? line.range(ofCharacter: index).lowerBound : line.byteCount
  }
}
