/// Items, their lists, and footnote definitions.
extension BlockParser {
  /// A list marker: its bytes, and what it says.
  private struct Marker {
    var end: Int
    var byte: UInt8
    var number: Int32
  }

  mutating func openItem() -> Start {
    guard matched + 2 <= BlockParser.nestingLimit, let marker = listMarker() else {
      return .none
    }
    let start = textStart
    let markerIndent = indent
    closePending()
    moveToText()
    advance(columns: marker.end - start)
    let padding = consumePadding() + marker.end - start
    openList(marker, start: start)
    let item = addContainer(.item, start: start, end: marker.end)
    blocks[item].opener = Span(start, marker.end)
    blocks[item].indent = Int32(markerIndent + padding)
    return .container
  }

  private mutating func openList(_ marker: Marker, start: Int) {
    if let last = open.last, blocks[Int(last)].tag == .list {
      let list = blocks[Int(last)]
      if list.detail == marker.byte { return }
    }
    let list = addContainer(.list, start: start, end: marker.end)
    blocks[list].detail = marker.byte
    blocks[list].number = marker.number
  }

  private func listMarker() -> Marker? {
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
    return Marker(end: at + 1, byte: source[at], number: number)
  }

  /// Moves over the spaces after a list marker and returns how many columns belong to it: all up to
  /// four, one when the text is indented code or the item starts blank.
  private mutating func consumePadding() -> Int {
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

  mutating func openFootnote() -> Start {
    guard options.contains(.footnotes), canNest, !isInParagraph,
      textStart + 4 < lineEnd, source[textStart + 1] == Byte.caret
    else { return .none }
    var at = textStart + 2
    while at < lineEnd, !source[at].isBlank, source[at] != Byte.openBracket,
      source[at] != Byte.closeBracket
    {
      at += source[at] == Byte.backslash && at + 1 < lineEnd ? 2 : 1
    }
    guard at + 1 < lineEnd, at > textStart + 2, source[at] == Byte.closeBracket,
      source[at + 1] == Byte.colon
    else { return .none }
    let start = textStart
    let index = addContainer(.footnoteDefinition, start: start, end: at + 2)
    blocks[index].opener = Span(start, at + 2)
    blocks[index].info = Span(start + 2, at)
    moveToText()
    advance(columns: at + 2 - start)
    findText()
    moveToText()
    return .container
  }

  /// Finds the box of a task at the start of the open paragraph, and cuts it off.
  mutating func takeTaskBox() {
    let paragraph = blocks[Int(leaf)]
    let item = Int(paragraph.parent)
    guard options.contains(.taskItems), blocks[item].tag == .item,
      blocks[item].firstChild == leaf, !blocks[item].flags.contains(.reopened),
      paragraph.segments.start < paragraph.segments.end
    else { return }
    let segment = paragraph.segments.lower
    let start = Int(segments[segment].start)
    let end = Int(segments[segment].end)
    guard let box = taskBox(at: start, upTo: end, lineEnd: Int(segments[segment].lineEnd)) else {
      return
    }
    var text = box.end
    while text < end, source[text].isBlank { text += 1 }
    // Alone in its line, the box is all there is of the item's first paragraph.
    guard text < end || paragraph.segments.lower + 1 == paragraph.segments.upper else { return }
    blocks[item].flags.formUnion(box.state)
    blocks[item].info = Span(start, box.end)
    segments[segment].start = Int32(text)
    if text < end { blocks[Int(leaf)].span.start = Int32(text) }
  }

  /// What the box at a place says, and where it ends; nil where there is none.
  private func taskBox(
    at start: Int, upTo end: Int, lineEnd: Int
  ) -> (state: BlockFlags, end: Int)? {
    guard start + 3 <= end, source[start] == Byte.openBracket else { return nil }
    var close = start + 2
    while close < end, close < start + 18, source[close] & 0xC0 == 0x80 { close += 1 }
    guard close < end, source[close] == Byte.closeBracket else { return nil }
    let isLast = close + 1 == end
    guard isLast || source[close + 1].isBlank else { return nil }
    let mark = source[start + 1]
    if close == start + 2 {
      if mark.lowercased == 0x78 { return (.taskDone, close + 1) }
      if mark.isBlank { return (.taskOpen, close + 1) }
    }
    // Alone, brackets around a character are mostly a link by its label.
    let isFollowed = close + 1 < lineEnd && source[close + 1].isBlank
    guard options.contains(.taskStatuses), isFollowed, isTaskStatus(start + 1..<close) else {
      return nil
    }
    return (.taskOther, close + 1)
  }

  /// Whether there is one character between brackets, and none that they could not hold.
  private func isTaskStatus(_ range: Range<Int>) -> Bool {
    let first = source[range.lowerBound]
    guard first >= 0x80 else {
      return range.count == 1 && first > Byte.space && first < 0x7F
        && first != Byte.openBracket && first != Byte.closeBracket && first != Byte.backslash
    }
    let text = String(decoding: source[range], as: UTF8.self)
    return text.count == 1 && text.first != "\u{FFFD}"
  }
}
