import CursesMarkdown

/// What a change comes to at one place of a paragraph of prose.
package struct ProseEdit {
  /// The visible text that goes, or that the edit is put around.
  package let range: Range<Int>
  /// What comes before the caret, and behind it.
  package let bytes: [UInt8]
  package var behind: [UInt8] = []
  /// Whether the text of the range stays between them, selected.
  package var surrounds = false
  /// The bracket that has come by itself.
  package var openedPair: Character?
  /// How many blanks behind the range go with it.
  package var lostBlanks = 0

  package var growth: Int {
    bytes.count + behind.count - (surrounds ? 0 : range.count) - lostBlanks
  }

  /// Whether another one further on in the paragraph has nothing to do with it.
  package func isApart(from later: ProseEdit) -> Bool {
    later.range.lowerBound > range.upperBound + lostBlanks
  }
}

/// What a change is in prose at a place of which no more need be known: where it is text whatever stands around it, and
/// begins and ends nothing.
package struct ProseRules {
  private static let closers: [UInt8: (byte: UInt8, character: Character)] = [
    Byte.openParen: (Byte.closeParen, ")"), Byte.openBracket: (Byte.closeBracket, "]"),
    Byte.openBrace: (Byte.closeBrace, "}"),
  ]

  private let change: CaretChange
  private let pairs: Bool
  private let quotes: Bool
  private let openPairs: [Character]

  package init(
    _ change: CaretChange, pairs: Bool, quotes: Bool, openPairs: [Character]
  ) {
    (self.change, self.pairs, self.quotes, self.openPairs) = (change, pairs, quotes, openPairs)
  }

  /// So many bytes a paragraph has to show: shorter ones may be what a block begins with.
  package var leastText: Int { change.event == .paste ? 0 : 9 }

  /// - Returns: nil where a look at more is needed.
  package func edit(at selected: Range<Int>, in paragraph: RichParagraph) -> ProseEdit? {
    guard !change.isTab else { return nil }
    if change.isLineEnd { return lineEnd(at: selected, in: paragraph) }
    if change.isRemoval { return removal(at: selected, in: paragraph) }
    guard selected.lowerBound > 0 else { return nil }
    return change.event == .paste
      ? paste(at: selected) : typed(at: selected, in: paragraph)
  }

  // MARK: What comes

  private func typed(at selected: Range<Int>, in paragraph: RichParagraph) -> ProseEdit? {
    guard change.bytes.count == 1, let byte = change.bytes.first else { return nil }
    let before = paragraph.text[..<selected.lowerBound]
    if byte == Byte.space {
      // Behind what may be a marker it is more than a space, and at the ends of a line it is none.
      let words = before.split(
        separator: Byte.space, maxSplits: 1, omittingEmptySubsequences: false)
      let areText = words.count > 1 && !words[0].isEmpty && words[0].allSatisfy(\.isOfWord)
      let behind = paragraph.text[selected.upperBound...].first
      let isAmid = before.last != Byte.lineFeed && behind.map { $0 != Byte.lineFeed } ?? false
      return areText && isAmid ? ProseEdit(range: selected, bytes: change.bytes) : nil
    }
    guard byte.isPunctuation, !"-.:".utf8.contains(byte) else { return nil }
    if pairs, !selected.isEmpty, "*_`~=".utf8.contains(byte) { return nil }
    if byte == Byte.quote || byte == Byte.apostrophe {
      return quotes || pairs && !selected.isEmpty
        ? nil : ProseEdit(range: selected, bytes: change.bytes)
    }
    if pairs, let closer = Self.closers[byte] {
      return pair(closer.byte, closer.character, at: selected, in: paragraph)
    }
    if pairs, Self.closers.values.contains(where: { $0.byte == byte }), !openPairs.isEmpty {
      return nil
    }
    return ProseEdit(range: selected, bytes: change.bytes)
  }

  /// A bracket with the one that comes by itself where nothing but a blank or another one follows, or around what is
  /// selected.
  private func pair(
    _ closer: UInt8, _ character: Character, at selected: Range<Int>, in paragraph: RichParagraph
  ) -> ProseEdit? {
    var edit = ProseEdit(range: selected, bytes: change.bytes, behind: [closer])
    guard selected.isEmpty else {
      edit.surrounds = true
      let isWhole = !paragraph.text[selected].contains { $0 == Byte.lineFeed }
      return isWhole ? edit : nil
    }
    let (before, rest) = (
      paragraph.text[..<selected.lowerBound], paragraph.text[selected.lowerBound...]
    )
    // Eyes get no closing one, and what follows a backtick may be code.
    guard before.last != Byte.colon, before.last != Byte.semicolon, before.last != Byte.hyphen,
      !before.contains(Byte.backtick)
    else { return nil }
    let stands = rest.first.map { next in
      next.isWhitespace || Self.closers.values.contains { $0.byte == next }
    }
    if stands == false { edit.behind = [] } else { edit.openedPair = character }
    return edit
  }

  /// Words of a line, which are no address and no cells.
  private func paste(at selected: Range<Int>) -> ProseEdit? {
    let text = change.bytes
    let parts = text.split(separator: Byte.space, omittingEmptySubsequences: false)
    let areWords = parts.allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy { !$0.isWhitespace && $0 != Byte.pipe && $0 != Byte.colon }
    }
    guard areWords, !change.isMarkdown || text.allSatisfy(\.isPlainWord) else { return nil }
    return ProseEdit(range: selected, bytes: text)
  }

  // MARK: What goes

  /// Text amid a line.
  private func removal(at selected: Range<Int>, in paragraph: RichParagraph) -> ProseEdit? {
    guard var range = change.range(of: selected, in: paragraph), paragraph.kind == .paragraph
    else { return nil }
    let text = paragraph.text
    if change.isBackspace, selected.isEmpty, !openPairs.isEmpty, range.count == 1,
      range.upperBound < text.count,
      Self.closers[text[range.lowerBound]]?.byte == text[range.upperBound]
    {
      range = range.lowerBound..<range.upperBound + 1
    }
    let (before, rest) = (text[..<range.lowerBound], text[range.upperBound...])
    guard !text[range].contains(Byte.lineFeed), rest.first != Byte.lineFeed,
      before.last != Byte.lineFeed,
      // Blanks at the end of a line are not shown.
      !rest.isEmpty || before.last.map({ !$0.isWhitespace }) ?? false
    else { return nil }
    var edit = ProseEdit(range: range, bytes: [])
    if range.lowerBound == 0 {
      // Blanks that a paragraph would begin with are not shown.
      edit.lostBlanks = rest.prefix { $0.isBlank }.count
      guard edit.lostBlanks < rest.count, !rest[rest.startIndex + edit.lostBlanks].isLineEnd else {
        return nil
      }
    }
    return edit
  }

  /// The end of a line that is text beyond doubt.
  private func lineEnd(at selected: Range<Int>, in paragraph: RichParagraph) -> ProseEdit? {
    let (before, rest) = (
      paragraph.text[..<selected.lowerBound], paragraph.text[selected.upperBound...]
    )
    // An item begins above its text; a box that is ticked goes with that.
    let isAbove =
      before.isEmpty && !rest.isEmpty
      && paragraph.ownItem.map { $0.box == nil || $0.task == .open } ?? false
    let words = before.last == Byte.space ? before.dropLast() : before
    let isBehindWord = words.last.map { $0.isPlainWord && $0 != Byte.space } ?? false
    guard openPairs.isEmpty, paragraph.kind == .paragraph, isAbove || isBehindWord,
      rest.first != Byte.lineFeed,
      paragraph.text.last != Byte.closeBracket,
      !rest.isEmpty || paragraph.ownItem != nil && !paragraph.text.contains(Byte.pipe)
    else { return nil }
    return ProseEdit(range: selected, bytes: [])
  }
}

extension UInt8 {
  /// Whether it is a letter, of whatever script.
  fileprivate var isOfWord: Bool { isLetter || self >= 0x80 }

  /// Whether Markdown sees nothing but text in it.
  fileprivate var isPlainWord: Bool {
    self >= 0x80 || isAlphanumeric || " ,.".utf8.contains(self)
  }
}
