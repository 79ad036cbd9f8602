import CursesRichText

extension RichParagraph {
  /// `^name` at the end of a paragraph, by which links lead to it: Obsidian's mark, which is no part of the text. It is
  /// shown dim.
  var blockName: Range<Int>? {
    guard kind == .paragraph, let last = runs.last, last.attributes.isEmpty else { return nil }
    let end = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    var start = end
    while start > last.range.lowerBound, text[start - 1].isOfBlockName { start -= 1 }
    guard start < end, start > last.range.lowerBound, text[start - 1] == UInt8(ascii: "^"),
      start == 1 || text[start - 2] == 0x20 || text[start - 2] == 0x0A
    else { return nil }
    return start - 1..<end
  }
}

extension UInt8 {
  fileprivate var isOfBlockName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
