import CursesRichText
@_spi(Nodes) import CursesViewGraph

/// What is copied of a document: the selections, or the line of the caret.
struct EditorCopy {
  /// What is read of it.
  var words: String
  /// The same with what is not read, for other programs; nil where that is nothing.
  var source: CopiedSource?

  /// Nil where there is nothing to copy.
  init?(of document: RichDocument) {
    let copies = Copies(document: document).selectedCopies
    if !copies.isEmpty {
      words = copies.map(\.text).joined(separator: "\n")
      source = Self.source(of: copies)
      return
    }
    if document.state.selection.ranges.count > 1 {
      let lines = CopiedLines(document: document).linesOfEachSelection
      guard lines.contains(where: { !$0.text.isEmpty }) else { return nil }
      words = lines.map { $0.text + "\n" }.joined()
      source = CopiedSource(lines.map { $0.markdown + "\n" }.joined())
      return
    }
    let lines = CopiedLines(document: document).selectedLines
    guard !lines.text.isEmpty else { return nil }
    if let line = StanzaLine(in: document)?.copy {
      (words, source) = (line.text, CopiedSource(line, .brokenLine))
      return
    }
    let (words, markdown) = (lines.text + "\n", lines.markdown + "\n")
    self.words = words
    source =
      document.paragraph(at: document.head).isVerbatim
      ? CodeLines(document).block(lines.text).map { CopiedSource(words, block: $0) }
      : CopiedSource(markdown)
  }

  private static func source(of copies: [RichCopy]) -> CopiedSource? {
    let sources = copies.compactMap(\.markdown)
    // Text that is its own source is all there is.
    guard sources.count == copies.count else { return nil }
    if sources.count == 1 { return CopiedSource(copies[0]) }
    // A line each can be pasted at as many carets.
    return sources.contains { $0.utf8.contains(0x0A) }
      ? CopiedSource(sources.joined(separator: "\n\n"))
      : CopiedSource(sources.joined(separator: "\n"), .markdownLines)
  }
}

extension CopiedSource {
  /// Nil for text that is its own source.
  fileprivate init?(_ copy: RichCopy, _ broken: Kind = .brokenText) {
    guard let markdown = copy.markdown else { return nil }
    self.init(markdown, copy.endsWithBreak ? broken : .markdown, rows: copy.rows)
  }
}
