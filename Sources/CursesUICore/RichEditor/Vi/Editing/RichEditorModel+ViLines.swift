import MarkdownText
import TerminalCore
import TextModel

/// `:m`, `:t` and `:normal`, which are about whole lines.
extension RichEditorModel {
  /// Where lines wait to be put; no name that a person gives.
  private static var target: Character { "\u{2}" }

  /// `:t` copies lines below another, `:m` moves them there; below line 0 is above all.
  func carry(
    _ places: ClosedRange<RichPlace>, _ command: ViExCommand, moves: Bool,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    guard let address = ViExCommand(command.rest).from else {
      effect.message = "It is written :\(moves ? "m" : "t") and a line, such as $ or 0."
      return
    }
    let isAbove = address.base == .line(0) && address.offset == 0
    guard let place = place(of: address, &effect) else { return }
    let last = viText.line(places.upperBound)
    if moves, !isAbove, places.lowerBound <= place, place <= last.place(last.end) {
      effect.message = "Lines cannot be moved into themselves."
      return
    }
    document.setMark(Self.target, at: viOffset(viText.line(place).start))
    grasp(places.lowerBound, last.place(last.end))
    let lines = document.selectedLines
    if moves, case .refused(let reason) = document.perform(.deleteParagraphs, tick: tick) {
      effect.message = reason
      return putViCaret(places.lowerBound)
    }
    guard let offset = document.mark(Self.target) else { return }
    putViCaret(isAbove ? RichPlace(block: 0, paragraph: 0, visible: 0) : document.place(at: offset))
    if case .refused(let reason) = document.put(lines, below: !isAbove, tick: tick) {
      effect.message = reason
    }
    putViCaret(onFirstNonBlank(document.head))
  }

  /// `:normal`: does keys in each line, from the last to the first.
  func pressKeys(
    _ keys: String, in places: ClosedRange<RichPlace>, _ effect: inout RichEditorEffect, tick: Int
  ) {
    guard let depth = vi?.macroDepth, depth < 20, !keys.isEmpty else { return }
    vi?.macroDepth = depth + 1
    defer { vi?.macroDepth = depth }
    let text = viText
    let offsets = text.lines(from: places.lowerBound, upTo: places.upperBound).map { viOffset($0) }
    for offset in offsets.reversed() {
      putViCaret(viText.line(document.place(at: offset)).start)
      for character in keys { play(Key(.character(character)), &effect, tick: tick) }
      while vi?.machine.mode != .normal || vi?.machine.pending.isEmpty == false
        || vi?.machine.isAsked == true
      {
        let before = vi?.machine
        runVi(.viEscape, &effect, tick: tick)
        if vi?.machine == before { break }
      }
    }
  }

  /// Ctrl+A and Ctrl+X: adds to the number at the caret, or to the next one in the line.
  func addToNumber(_ sum: Int, _ effect: inout RichEditorEffect, tick: Int) {
    let cursor = viCursor
    let line = viText.line(cursor)
    let bytes = line.paragraph.text
    guard let range = ViNumber.range(in: bytes, at: cursor.visible),
      let new = ViNumber.adding(sum, to: String(decoding: bytes[range], as: UTF8.self))
    else {
      vi?.hasFailed = true
      effect.message = "There is no number here."
      return
    }
    let outcome = document.replace(
      [RichReplacement(range, with: new)], inParagraphAt: cursor, tick: tick)
    if case .refused(let reason) = outcome { effect.message = reason }
    let now = viText.line(document.existing(line.start))
    putViCaret(now.place(now.before(min(now.end, range.lowerBound + new.utf8.count))))
  }
}

/// Numbers in a line, as Ctrl+A finds them.
enum ViNumber {
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The number that a byte lies in, or the first behind it, with its minus.
  static func range(in text: [UInt8], at offset: Int) -> Range<Int>? {
    var start = min(max(0, offset), text.count)
    if start < text.count, text[start] == UInt8(ascii: "-"), start + 1 < text.count,
      isDigit(text[start + 1])
    {
      start += 1
    }
    while start < text.count, !isDigit(text[start]) { start += 1 }
    guard start < text.count else { return nil }
    while start > 0, isDigit(text[start - 1]) { start -= 1 }
    var end = start
    while end < text.count, isDigit(text[end]) { end += 1 }
    let hasMinus = start > 0 && text[start - 1] == UInt8(ascii: "-")
    // The minus of “a-1” joins words.
    let isJoined =
      start > 1 && (text[start - 2] >= 0x80 || Character(Unicode.Scalar(text[start - 2])).isLetter)
      || start > 1 && isDigit(text[start - 2])
    return (hasMinus && !isJoined ? start - 1 : start)..<end
  }

  /// The number with something added, as wide as before where it begins with zeros; nil where it is too large.
  static func adding(_ sum: Int, to text: String) -> String? {
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
