/// The seven start and end conditions of HTML blocks.
package enum HTMLBlock {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The condition that the text at `start`, which is a `<`, meets.
  package static func startCondition(_ bytes: Bytes, at start: Int, lineEnd: Int) -> Int? {
    let at = start + 1
    guard at < lineEnd else { return nil }
    if bytes[at] == Byte.bang { return declaration(bytes, at: at + 1, lineEnd: lineEnd) }
    if bytes[at] == Byte.question { return 3 }
    let isClosing = bytes[at] == Byte.slash
    var end = isClosing ? at + 1 : at
    let nameStart = end
    while end < lineEnd, bytes[end].isAlphanumeric, end - nameStart < 16 { end += 1 }
    if end > nameStart {
      let name = word(bytes, nameStart..<end)
      let next = end < lineEnd ? bytes[end] : Byte.lineFeed
      if next.isWhitespace || next == Byte.greater, !isClosing, rawWords.contains(name) { return 1 }
      let closesItself = next == Byte.slash && end + 1 < lineEnd && bytes[end + 1] == Byte.greater
      if next.isWhitespace || next == Byte.greater || closesItself, blockNames.contains(name) {
        return 6
      }
    }
    return isLoneTag(bytes, at: start, lineEnd: lineEnd) ? 7 : nil
  }

  private static func declaration(_ bytes: Bytes, at: Int, lineEnd: Int) -> Int? {
    guard at < lineEnd else { return nil }
    if at + 1 < lineEnd, bytes[at] == Byte.hyphen, bytes[at + 1] == Byte.hyphen { return 2 }
    if bytes[at].isLetter { return 4 }
    return at + cdata.count <= lineEnd && bytes[at..<at + cdata.count].elementsEqual(cdata)
      ? 5 : nil
  }

  private static func isLoneTag(_ bytes: Bytes, at start: Int, lineEnd: Int) -> Bool {
    let line = Bytes(rebasing: bytes[..<lineEnd])
    guard var end = TagScanner(bytes: line).tag(at: start) else { return false }
    while end < lineEnd, bytes[end].isWhitespace { end += 1 }
    return end == lineEnd
  }

  /// What a formula has for its condition: it is shown as it is written, as HTML is.
  package static let formula = 8

  /// Whether a line is `$$` and nothing else, which begins a formula.
  package static func startsFormula(_ line: some Collection<UInt8>) -> Bool {
    line.starts(with: [Byte.dollar, Byte.dollar]) && line.dropFirst(2).allSatisfy(\.isBlank)
  }

  /// Whether a line ends a block of conditions 1 to 5, or a formula.
  static func ends(_ bytes: Bytes, from start: Int, to end: Int, type: Int) -> Bool {
    switch type {
    case 1: containsRawEnd(bytes, from: start, to: end)
    case 2: contains(bytes, [Byte.hyphen, Byte.hyphen, Byte.greater], from: start, to: end)
    case 3: contains(bytes, [Byte.question, Byte.greater], from: start, to: end)
    case 4: bytes[start..<end].contains(Byte.greater)
    case 5:
      contains(bytes, [Byte.closeBracket, Byte.closeBracket, Byte.greater], from: start, to: end)
    case formula: endsFormula(bytes[start..<end])
    default: false
    }
  }

  /// Whether a text begins HTML that blank lines do not end, and holds no end of it.
  package static func isOpen(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      guard bytes.first == Byte.less else { return false }
      let lineEnd = bytes.firstIndex(of: Byte.lineFeed) ?? bytes.count
      guard let type = startCondition(bytes, at: 0, lineEnd: lineEnd), type <= 5 else {
        return false
      }
      return !ends(bytes, from: 0, to: bytes.count, type: type)
    }
  }

  /// Whether a formula ends with a line.
  package static func endsFormula(_ line: some BidirectionalCollection<UInt8>) -> Bool {
    line.reversed().drop(while: \.isBlank).starts(with: [Byte.dollar, Byte.dollar])
  }

  private static func contains(
    _ bytes: Bytes, _ text: [UInt8], from start: Int, to end: Int
  ) -> Bool {
    var at = start
    while at + text.count <= end {
      if bytes[at] == text[0], bytes[at..<at + text.count].elementsEqual(text) { return true }
      at += 1
    }
    return false
  }

  private static func containsRawEnd(_ bytes: Bytes, from start: Int, to end: Int) -> Bool {
    var at = start
    while at + 1 < end {
      if bytes[at] == Byte.less, bytes[at + 1] == Byte.slash {
        for name in rawNames where at + 2 + name.count < end {
          let after = at + 2 + name.count
          if bytes[after] == Byte.greater,
            bytes[at + 2..<after].lazy.map(\.lowercased).elementsEqual(name)
          {
            return true
          }
        }
      }
      at += 1
    }
    return false
  }

  static let cdata = Array("[CDATA[".utf8)

  private static let rawNames = "pre script style textarea".utf8.split(separator: Byte.space)
    .map(Array.init)

  /// A name of up to ten bytes as a number, without regard to case; 0 for a longer one, which none is.
  private static func word(_ bytes: Bytes, _ range: Range<Int>) -> UInt64 {
    guard range.count <= 10 else { return 0 }
    var word: UInt64 = 0
    for byte in bytes[range] {
      let small = byte.isDigit ? byte - 0x30 + 27 : byte.lowercased & 0x1F
      word = word << 6 | UInt64(small)
    }
    return word
  }

  private static let rawWords = words("pre script style textarea")

  private static let blockNames = words(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details \
    dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 \
    head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p \
    param search section summary table tbody td tfoot th thead title tr track ul
    """)

  private static func words(_ list: String) -> Set<UInt64> {
    var bytes = list
    return bytes.withUTF8 { bytes in
      var words: Set<UInt64> = []
      var start = 0
      for at in 0...bytes.count where at == bytes.count || bytes[at] == Byte.space {
        words.insert(word(bytes, start..<at))
        start = at + 1
      }
      return words
    }
  }
}
