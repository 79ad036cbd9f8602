/// The boxes of tasks.
extension LineReader {
  /// What the box at a place says, and where it ends; nil where there is none.
  func taskBox(
    at start: Int, upTo end: Int, lineEnd: Int, _ options: MarkdownOptions
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
