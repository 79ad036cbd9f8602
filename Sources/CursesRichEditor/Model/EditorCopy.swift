import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What is copied of a document: what is selected, or the line of the caret; of several carets what it would be of each.
struct EditorCopy {
  /// What is read of it.
  let words: String
  /// The same with what is not read, for other programs; nil where that is nothing.
  let source: CopiedSource?

  /// Nil where there is nothing to copy.
  init?(of document: RichDocument) {
    let ranges = document.state.selection.ranges
    if ranges.count == 1 {
      self.init(ranges[0], in: document)
    } else {
      self.init(Self.parts(of: ranges, in: document), areLines: ranges.contains(where: \.isCaret))
    }
  }

  private init(words: String, source: CopiedSource?) {
    (self.words, self.source) = (words, source)
  }

  // MARK: One

  /// What one range holds, or its line.
  private init?(_ range: SelectionRange, in document: RichDocument) {
    guard range.isCaret else {
      let copy = Copies(document: document).copy(of: range)
      self.init(words: copy.text, source: CopiedSource(copy))
      return
    }
    let place = document.place(at: range.head)
    let lines = CopiedLines(document: document).lines(at: range)
    guard !lines.text.isEmpty else { return nil }
    if let line = StanzaLine(at: place, in: document)?.copy {
      self.init(words: line.text, source: CopiedSource(line, .brokenLine))
      return
    }
    let (words, markdown) = (lines.text + "\n", lines.markdown + "\n")
    let block = CodeLines(document, at: place).block(lines.text)
    self.init(
      words: words,
      source: document.paragraph(at: place).isVerbatim
        ? block.map { CopiedSource(words, block: $0) } : CopiedSource(markdown))
  }

  // MARK: Several

  /// What each range holds, or its line, which is taken once; an empty line is nothing.
  private static func parts(
    of ranges: [SelectionRange], in document: RichDocument
  ) -> [EditorCopy] {
    var last = [-1]
    return ranges.compactMap { range in
      guard !document.patience.isSpent() else { return nil }
      guard range.isCaret else { return EditorCopy(range, in: document) }
      let place = document.place(at: range.head)
      let paragraph = document.paragraph(at: place)
      let line = [paragraph.lineStart, paragraph.line(around: place.visible).lowerBound]
      guard line != last else { return nil }
      last = line
      return EditorCopy(range, in: document) ?? EditorCopy(words: "", source: nil)
    }
  }

  /// - Parameter areLines: whether there are lines among them.
  private init?(_ parts: [EditorCopy], areLines: Bool) {
    guard parts.contains(where: { !$0.words.isEmpty }) else { return nil }
    let all = parts.map(\.words)
    words = areLines ? all.map(\.endingLine).joined() : all.joined(separator: "\n")
    let sources = parts.compactMap { $0.source?.text }
    var source: CopiedSource
    if sources.isEmpty {
      source = CopiedSource(words, .literal)
    } else if areLines {
      source = CopiedSource(parts.map { ($0.source?.text ?? $0.words).endingLine }.joined())
    } else if sources.count < parts.count {
      source = CopiedSource(words, .literal)
    } else if sources.contains(where: { $0.utf8.contains(0x0A) }) {
      source = CopiedSource(sources.joined(separator: "\n\n"))
    } else {
      // A line each can be pasted at as many carets.
      source = CopiedSource(sources.joined(separator: "\n"), .markdownLines)
    }
    source.parts = parts.map { CopiedSource.Part(words: $0.words, source: $0.source) }
    self.source = source
  }
}

extension String {
  /// The same with an end of its last line; nothing of nothing.
  fileprivate var endingLine: String { isEmpty || utf8.last == 0x0A ? self : self + "\n" }
}

extension CopiedSource {
  /// Nil for text that is its own source.
  fileprivate init?(_ copy: RichCopy, _ broken: Kind = .brokenText) {
    guard let markdown = copy.markdown else { return nil }
    self.init(markdown, copy.endsWithBreak ? broken : .markdown, rows: copy.rows)
  }
}
