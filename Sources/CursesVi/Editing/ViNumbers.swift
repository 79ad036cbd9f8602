import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Adding to numbers: Ctrl+A and Ctrl+X.
@MainActor
struct ViNumbers: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  /// Ctrl+A and Ctrl+X on what is selected: adds to the first number of each line, or each time once more.
  func addToNumbers(
    of grasp: ViGrasp, _ sum: Int, isProgressive: Bool, _ effect: inout RichEditorEffect, tick: Int
  ) {
    var changes: [(place: RichPlace, change: RichReplacement)] = []
    for stretch in grasp.stretches {
      for place in caret.text.lines(from: stretch.from, upTo: stretch.upTo) {
        let line = caret.text.line(place)
        let from = caret.text.isSameLine(place, stretch.from) ? stretch.from.visible : 0
        let end = caret.text.isSameLine(place, stretch.upTo) ? stretch.upTo.visible : line.end
        let bytes = Array(line.paragraph.text[..<end])
        let (added, overflows) = sum.multipliedReportingOverflow(
          by: isProgressive ? changes.count + 1 : 1)
        guard !overflows, from < end,
          let range = ViNumber.range(in: bytes, at: from, isWithin: true),
          let new = ViNumber.adding(added, to: String(decoding: bytes[range], as: UTF8.self))
        else { continue }
        changes.append((place, RichReplacement(range, with: new)))
      }
    }
    for (place, change) in changes.reversed() {
      let outcome = TextReplacement(document: document).replace(
        [change], inParagraphAt: document.existing(place), tick: tick)
      if case .refused(let reason) = outcome { effect.message = reason }
    }
    caret.put(caret.text.onCharacter(grasp.stretches[0].from))
  }

  /// Ctrl+A and Ctrl+X: adds to the number at the caret, or to the next one in the line.
  func addToNumber(_ sum: Int, _ effect: inout RichEditorEffect, tick: Int) {
    let cursor = caret.place
    let line = caret.text.line(cursor)
    let bytes = line.paragraph.text
    guard let range = ViNumber.range(in: bytes, at: cursor.visible),
      let new = ViNumber.adding(sum, to: String(decoding: bytes[range], as: UTF8.self))
    else {
      caret.state.hasFailed = true
      effect.message = "There is no number here."
      return
    }
    let outcome = TextReplacement(document: document).replace(
      [RichReplacement(range, with: new)], inParagraphAt: cursor, tick: tick)
    if case .refused(let reason) = outcome { effect.message = reason }
    let now = caret.text.line(document.existing(line.start))
    caret.put(now.place(now.before(min(now.end, range.lowerBound + new.utf8.count))))
  }
}

/// Numbers in a line, as Ctrl+A finds them.
enum ViNumber {
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x46).contains(byte & 0xDF)
  }

  /// The digits of a number such as 0x1F that a byte lies in, or that begins there.
  private static func hexDigits(in text: [UInt8], at offset: Int, from first: Int) -> Range<Int>? {
    var start = offset
    while start > first, start <= text.count, isHex(text[start - 1]) { start -= 1 }
    if start < text.count, text[start] | 0x20 == 0x78 { start += 1 }
    if start + 1 < text.count, text[start] == 0x30, text[start + 1] | 0x20 == 0x78 { start += 2 }
    guard start >= first + 2, text[start - 1] | 0x20 == 0x78, text[start - 2] == 0x30 else {
      return nil
    }
    var end = start
    while end < text.count, isHex(text[end]) { end += 1 }
    return start < end && offset < end ? start - 2..<end : nil
  }

  /// The number that a byte lies in, or the first behind it, with its minus; of what is selected nothing
  /// before the byte.
  static func range(in text: [UInt8], at offset: Int, isWithin: Bool = false) -> Range<Int>? {
    let first = isWithin ? offset : 0
    var start = min(max(0, offset), text.count)
    if start < text.count, text[start] == UInt8(ascii: "-"), start + 1 < text.count,
      isDigit(text[start + 1])
    {
      start += 1
    }
    if let hex = hexDigits(in: text, at: start, from: first) { return hex }
    while start < text.count, !isDigit(text[start]) { start += 1 }
    guard start < text.count else { return nil }
    if let hex = hexDigits(in: text, at: start, from: first) { return hex }
    while start > first, isDigit(text[start - 1]) { start -= 1 }
    var end = start
    while end < text.count, isDigit(text[end]) { end += 1 }
    let hasMinus = start > first && text[start - 1] == UInt8(ascii: "-")
    // The minus of “a-1” joins words.
    let isJoined =
      start > 1 && (text[start - 2] >= 0x80 || Character(Unicode.Scalar(text[start - 2])).isLetter)
      || start > 1 && isDigit(text[start - 2])
    return (hasMinus && !isJoined ? start - 1 : start)..<end
  }

  /// The number with something added, as wide as before where it begins with zeros; nil where it is too large.
  static func adding(_ sum: Int, to text: String) -> String? {
    if text.lowercased().hasPrefix("0x") {
      guard let number = UInt64(text.dropFirst(2), radix: 16) else { return nil }
      let isCapital = text.contains { $0.isUppercase && $0 != "X" }
      let new = String(number &+ UInt64(bitPattern: Int64(sum)), radix: 16, uppercase: isCapital)
      let zeros = String(repeating: "0", count: max(0, text.count - 2 - new.count))
      return text.prefix(2) + zeros + new
    }
    guard let number = Int(text) else { return nil }
    let (new, overflows) = number.addingReportingOverflow(sum)
    guard !overflows else { return nil }
    let digits = text.drop { $0 == "-" }
    guard digits.count > 1, digits.first == "0" else { return String(new) }
    let written = String(new.magnitude)
    let zeros = String(repeating: "0", count: max(0, digits.count - written.count))
    return (new < 0 ? "-" : "") + zeros + written
  }
}
