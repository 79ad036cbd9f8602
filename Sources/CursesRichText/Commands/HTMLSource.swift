import CursesHTML
import CursesMarkdown
import CursesText

/// Text of another program, with its bytes.
struct HTMLSource {
  let document: RichDocument

  /// Pastes a text with its characters: HTML, and lines that are indented, with their bytes too, as they would be typed,
  /// where these show what came; else with what makes text of all of it. A long text is Markdown at once.
  func paste(_ text: [UInt8]) -> RichOutcome {
    guard document.hasInputRules, document.mode == .rich,
      case let first = document.target.first, !first.isVerbatim, !first.isTableRow,
      case let clean = PastedText.sanitised(text)
    else { return Paste(document: document).paste(text, isMarkdown: false) }
    if clean.count >= ForeignPaste.longestForeign,
      first.ownItem == nil || MarkdownClip.beginsWithMarkup(clean)
    {
      document.history.endGroup()
      return LinePaste(document: document).pasteLines(clean)
    }
    guard clean.count < ForeignPaste.longestForeign,
      isIndented(clean, first) || HTMLProbe(clean).finding != .none
    else { return Paste(document: document).paste(text, isMarkdown: false) }
    document.history.endGroup()
    let former = document.moment
    let start = document.place(at: document.state.selection.main.lowerBound)
    if Paste(document: document).pasteSource(clean) == .changed,
      Self.words(of: shown(from: start)) == Self.words(of: clean)
    {
      return .changed
    }
    document.goBack(to: former)
    return Paste(document: document).paste(text, isMarkdown: false)
  }

  /// Whether lines that begin with blanks come into an empty paragraph.
  private func isIndented(_ text: [UInt8], _ paragraph: RichParagraph) -> Bool {
    paragraph.text.isEmpty && paragraph.containers.isEmpty && paragraph.kind == .paragraph
      && text.split(separator: Byte.lineFeed).contains { line in
        line.first?.isBlank == true && !line.allSatisfy(\.isWhitespace)
      }
  }

  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(whereSeparator: \.isWhitespace)
  }

  /// The text that is shown from a place to the caret, its paragraphs in lines.
  private func shown(from start: RichPlace) -> [UInt8] {
    let end = document.head
    var text: [UInt8] = []
    for index in start.block...max(start.block, end.block) {
      for (number, paragraph) in document.block(index).paragraphs.enumerated() {
        let isFirst = index == start.block && number == start.paragraph
        let isLast = index == end.block && number == end.paragraph
        let isBefore = index == start.block && number < start.paragraph
        guard !isBefore, index < end.block || number <= end.paragraph else { continue }
        let from = isFirst ? min(start.visible, paragraph.text.count) : 0
        text += paragraph.text[from..<max(from, isLast ? end.visible : paragraph.text.count)]
        if !isLast { text.append(Byte.lineFeed) }
      }
    }
    return text
  }
}
