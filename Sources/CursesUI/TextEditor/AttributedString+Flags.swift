#if Essentials
extension AttributedString {
  /// Makes the text anew if an edit has ended before half a flag, a regional indicator.
  ///
  /// Which of them are pairs depends on how many stand before. Foundation (Swift 6.3) does not count
  /// those behind an edit again when it leaves them a cluster more or less: `characters` has lost its
  /// last one then, or traps. Bytes, runs and slices are right, so the text is made of them.
  ///
  /// - Parameter offset: where the edit ends, in bytes of the text after it.
  mutating func recountFlags(behind offset: Int) {
    let tail = utf8[utf8.index(startIndex, offsetBy: offset)...].prefix(4)
    guard tail.starts(with: [0xF0, 0x9F, 0x87]), let last = tail.last, last >= 0xA6 else { return }
    var text = AttributedString(string)
    var start = text.startIndex
    for run in runs {
      let count = utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
      let end = text.utf8.index(start, offsetBy: count)
      text[start..<end].setAttributes(run.attributes)
      start = end
    }
    self = text
  }
}
#endif
