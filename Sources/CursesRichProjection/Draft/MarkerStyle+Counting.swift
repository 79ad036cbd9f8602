import CursesMarkdown
import CursesText

extension MarkerStyle {
  /// The markers that the start of a text uses most.
  package init(usedIn text: SourceText) {
    self.init()
    var counts: [UInt8: Int] = [:]
    var bullets: [UInt8: Int] = [:]
    var breaks = (spaces: 0, backslashes: 0)
    let bytes = text.bytes(in: 0..<min(text.count, 65_536))
    var isLineStart = true
    for index in bytes.indices {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : Byte.space
      if byte == Byte.star || byte == Byte.underscore || byte == Byte.hyphen || byte == Byte.plus {
        if isLineStart && next == Byte.space { bullets[byte, default: 0] += 1 }
        let before = index > 0 ? bytes[index - 1] : Byte.space
        let opens = !before.isAlphanumeric && before != byte && !next.isWhitespace
        if opens { counts[byte, default: 0] += next == byte ? 1000 : 1 }
      }
      if byte.isLineEnd, index > 2 {
        let before = bytes[(index - 3)..<index]
        if before.last == Byte.backslash { breaks.backslashes += 1 }
        let isSpaced = before.elementsEqual([before[index - 3], Byte.space, Byte.space])
        if isSpaced, !before[index - 3].isWhitespace, !next.isWhitespace { breaks.spaces += 1 }
      }
      isLineStart = byte.isLineEnd || (isLineStart && byte.isBlank)
    }
    let stars = counts[Byte.star] ?? 0
    let lines = counts[Byte.underscore] ?? 0
    strong = lines / 1000 > stars / 1000 ? "__" : "**"
    emphasis = lines % 1000 > stars % 1000 ? "_" : "*"
    let most = bullets.filter { $0.key != Byte.underscore }.max { $0.value < $1.value }
    if breaks.spaces > breaks.backslashes { lineBreak = "  " }
    if let most { bullet = Unicode.Scalar(most.key) }
  }
}
