import CursesCore

/// A cell of a table that is only read: its column is narrower than a word of it.
extension PageLeaf {
  private static let ellipsis: [UInt8] = Array("…".utf8)

  /// The same with “…” for the end of each word that is wider than so many cells. Between wide characters a row may
  /// end, so that these are no words.
  func cuttingWords(to columns: Int, _ format: PageFormat) -> PageLeaf {
    let dots = format.isASCII ? 3 : 1
    // Code has a cell of its ground on both sides.
    let room = columns - (spans.contains { $0.attributes.contains(.code) } ? 2 : 0)
    // No text is wider than it has bytes.
    guard room > dots, text.count > room else { return self }
    let cuts = cuts(room: room, dots: dots, format.widths)
    guard !cuts.isEmpty else { return self }
    var cut = self
    cut.text = []
    var start = 0
    for range in cuts {
      cut.text += text[start..<range.lowerBound] + Self.ellipsis
      start = range.upperBound
    }
    cut.text += text[start...]
    cut.spans = spans.map { span in
      var span = span
      let start = Self.offset(span.range.lowerBound, after: cuts)
      span.range = start..<Self.offset(span.range.upperBound, after: cuts)
      return span
    }
    return cut
  }

  /// The ends of words that have no room.
  private func cuts(room: Int, dots: Int, _ widths: WidthModel) -> [Range<Int>] {
    let shown = String(decoding: text, as: UTF8.self)
    // What is no UTF-8 has other offsets than what is shown for it.
    guard shown.utf8.count == text.count else { return [] }
    var cuts: [Range<Int>] = []
    // Where a word ends so that the dots have room after it.
    var (offset, fitting, width) = (0, 0, 0)
    func endWord() {
      if width > room { cuts.append(fitting..<offset) }
      width = 0
    }
    for character in shown {
      let cells = CellWidth.of(character, in: widths)
      let isBetween = character == " " || character.isNewline || cells > 1
      if isBetween { endWord() }
      offset += character.utf8.count
      if !isBetween { width += cells }
      if width <= room - dots { fitting = offset }
    }
    endWord()
    return cuts
  }

  /// Where an offset is once words are cut: one in what is cut comes after the dots.
  private static func offset(_ offset: Int, after cuts: [Range<Int>]) -> Int {
    var shift = 0
    for range in cuts where range.lowerBound < offset {
      shift += ellipsis.count - range.count
      if offset < range.upperBound { return range.upperBound + shift }
    }
    return offset + shift
  }
}
