import CursesMarkdown
import CursesText

/// Markdown that is pasted, read as a document of its own.
package struct MarkdownClip {
  /// Without blank lines around it.
  package let text: [UInt8]
  package let document: RichDocument
  package let paragraphs: [RichParagraph]
  /// Blanks before its first word, which Markdown drops at the start of a paragraph; and those at the end of one line.
  package let leadingSpaces: [UInt8]
  package let trailingSpaces: [UInt8]
  /// Whether its last line had an end.
  package let endsLine: Bool

  /// - Parameter known: what is defined where the text is pasted.
  package init(_ source: [UInt8], known definitions: LinkDefinitions = LinkDefinitions()) {
    let isBlank = { (byte: UInt8) in byte.isBlank || byte.isLineEnd }
    let first = source.firstIndex { !isBlank($0) } ?? source.count
    let start = source[..<first].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    var end = (source.lastIndex { !isBlank($0) }.map { $0 + 1 }) ?? start
    let spaces = source[end...].prefix { $0.isBlank }
    let isOneLine = !source.contains(where: \.isLineEnd)
    endsLine = source.last?.isLineEnd == true
    trailingSpaces = isOneLine ? Array(spaces) : []
    leadingSpaces = isOneLine || start == 0 ? Array(source[start..<first]) : []
    let from = isOneLine ? first : start
    end = max(from, end)
    text = Array(source[from..<end])
    let known = Self.source(of: definitions, usedIn: text)
    document = RichDocument(
      SourceText(bytes: text + known), options: MarkdownOptions.note.subtracting(.frontMatter))
    while document.readOn() {}
    let whole = document
    let count = text.count
    paragraphs = (0..<whole.blockCount).flatMap { whole.block($0).paragraphs }
      .filter { known.isEmpty || $0.base + $0.lines.lowerBound < count && !$0.isGap(before: count) }
  }

  /// What defines the links and footnotes that a text refers to, to stand behind it.
  private static func source(of definitions: LinkDefinitions, usedIn text: [UInt8]) -> [UInt8] {
    var source: [UInt8] = []
    guard definitions != LinkDefinitions() else { return source }
    var found: Set<ArraySlice<UInt8>> = []
    for start in text.indices where text[start] == Byte.openBracket {
      let label = text[(start + 1)...].prefix(1_000).prefix { $0 != Byte.closeBracket }
      var meaning: [UInt8]?
      if label.first == Byte.caret {
        meaning = definitions.footnotes.contains(LinkLabel(label.dropFirst())) ? [Byte.caret] : nil
      } else if let address = definitions[LinkLabel(label)]?.destination {
        meaning = Array(LinkDestination.bracketed(address).utf8)
      }
      guard let meaning, found.insert(label).inserted else { continue }
      source += Array("\n\n[".utf8) + label + Array("]: ".utf8) + meaning
    }
    return source
  }

  package var isEmpty: Bool { text.isEmpty }

  /// Whether it is text for one paragraph.
  package var isInline: Bool { paragraphs.count == 1 && paragraphs[0].isPlain }

  /// The text of the one line that it is, where that is to be an item like another: text, or an item that is numbered where
  /// the other is not.
  package func line(beside item: RichContainer) -> [UInt8]? {
    guard paragraphs.count == 1 else { return nil }
    if isInline { return text }
    guard paragraphs[0].containers.count == 1, let own = paragraphs[0].ownItem, own.task == nil,
      item.task == nil, (own.writtenNumber == nil) != (item.writtenNumber == nil)
    else { return nil }
    return document.state.text.bytes(in: paragraphs[0].contentRange)
  }

  /// The text of one of its paragraphs as it is written in `paragraph`: in a cell line breaks are tags, a heading has none.
  package func draft(
    of pasted: RichParagraph, into paragraph: RichParagraph, lineEnd: String
  ) -> InlineDraft {
    var draft = document.draft(of: pasted)
    if paragraph.isTableRow { return CellText.cell(draft) }
    if paragraph.headingLevel != nil { return CellText.line(draft) }
    draft.useLineStart(lineEnd + paragraph.continuation)
    return draft
  }

  /// Whether it begins with an item of a list.
  package var startsWithItem: Bool { paragraphs[0].ownItem != nil }

  /// Whether it is one quotation.
  package var isQuotation: Bool {
    guard let first = paragraphs[0].containers.first, first.kind == .quote else { return false }
    return paragraphs.allSatisfy { $0.containers.first?.isSame(as: first) == true }
  }

  /// What is read as one line, the cells of a table with a space between them.
  package var words: [UInt8] {
    let lines = paragraphs.map { paragraph in
      guard paragraph.isTableRow else { return paragraph.text }
      return Array(paragraph.cells.map { paragraph.text[$0.range] }.joined(separator: [Byte.space]))
    }
    let shown = lines.filter { !$0.allSatisfy(\.isBlank) }.joined(separator: [Byte.space])
    return shown.map { $0 == Byte.lineFeed ? Byte.space : $0 }
  }

  /// What is read, a line feed between paragraphs.
  package var shown: [UInt8] { Array(paragraphs.map(\.text).joined(separator: [Byte.lineFeed])) }

  /// Whether it shows a text, however it ends.
  func shows(_ text: ArraySlice<UInt8>) -> Bool {
    func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      Array(bytes.reversed().drop { $0.isWhitespace })
    }
    return trimmed(shown[...]) == trimmed(text)
  }

  package var shapes: [RichShape] { paragraphs.map { RichShape($0, isStrict: false) } }

  /// The paragraphs from one on, to be put beside another.
  package func lines(from index: Int) -> RichLines {
    let first = paragraphs[index].sourceOffset(0)
    let last = paragraphs[paragraphs.count - 1]
    document.setSelection(
      Selection(anchor: first, head: last.sourceOffset(last.text.count)))
    return CopiedLines(document: document).selectedLines
  }
}

extension RichParagraph {
  /// Whether it is a blank line at the end of a text of so many bytes.
  fileprivate func isGap(before end: Int) -> Bool { isBlankLine && base + lines.upperBound >= end }

  /// Whether it is a paragraph in no other block.
  package var isPlain: Bool { kind == .paragraph && containers.isEmpty && !isBlankLine }
}
