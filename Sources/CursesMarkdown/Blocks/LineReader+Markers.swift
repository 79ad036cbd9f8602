/// The marks that a line may begin with.
extension LineReader {
  /// A list marker: its bytes, and what it says.
  struct ListMarker {
    var end: Int
    var byte: UInt8
    var number: Int32
  }

  /// The marker of an item that the text begins with.
  ///
  /// - Parameter isInParagraph: whether it would interrupt a paragraph, which few items may.
  func listMarker(isInParagraph: Bool) -> ListMarker? {
    let first = source[textStart]
    var at = textStart
    var number: Int32 = -1
    if first.isDigit {
      number = 0
      while at < lineEnd, source[at].isDigit {
        guard at - textStart < 9 else { return nil }
        number = number * 10 + Int32(source[at] - 0x30)
        at += 1
      }
      guard at < lineEnd, source[at] == Byte.dot || source[at] == Byte.closeParen else {
        return nil
      }
    } else if first != Byte.hyphen, first != Byte.plus, first != Byte.star {
      return nil
    }
    guard at + 1 == lineEnd || source[at + 1].isBlank else { return nil }
    if isInParagraph {
      guard number < 0 || number == 1 else { return nil }
      guard source[(at + 1)..<lineEnd].contains(where: { !$0.isBlank }) else { return nil }
    }
    return ListMarker(end: at + 1, byte: source[at], number: number)
  }

  /// Moves over the spaces after a list marker and returns how many columns belong to it: all up to
  /// four, one when the text is indented code or the item starts blank.
  mutating func consumePadding() -> Int {
    let (start, startColumn, startsInTab) = (offset, column, isInsideTab)
    while column - startColumn < 5, offset < lineEnd, source[offset].isBlank {
      advance(columns: 1)
    }
    let width = column - startColumn
    if width >= 1, width < 5, offset < lineEnd { return width }
    (offset, column, isInsideTab) = (start, startColumn, startsInTab)
    if offset < lineEnd, source[offset].isBlank { advance(columns: 1) }
    return 1
  }
}
