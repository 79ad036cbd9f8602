import CursesMarkdown

/// What a paragraph of the rich view is.
public enum RichKind: Hashable, Sendable {
  case paragraph
  case heading(level: Int)
  /// One line of a code block, with the first word of its info string, often empty.
  case code(language: String)
  /// One row of a table. `RichParagraph.cells` says where its cells are.
  case tableRow(isHeader: Bool)
  /// A thematic break. It has no text; a caret can stand on it.
  case rule
  /// One line of source that has no rich form: HTML, a link definition, front matter.
  case raw
  /// One line of source in a block whose markers are shown.
  case source
}

/// One cell of a table's row.
public struct RichCell: Hashable, Sendable {
  /// Offsets into the row's visible text. " │ " stands between two cells.
  public var range: Range<Int>
  /// Which column it belongs to, from 0.
  public var column: Int
  /// Where its text stands, as the delimiter row says.
  public var alignment: ColumnAlignment
}

/// A stretch of visible text and the source that is shown by it.
package struct RichPiece: Hashable, Sendable {
  /// Offsets into the visible text.
  package var visible: Range<Int>
  /// Offsets into the part of the source.
  package var source: Range<Int>
  /// Whether both are the same bytes; if not, the piece is shown and deleted as a whole.
  package var isLiteral: Bool
  /// The innermost span around it; -1 for none.
  package var span: Int
  /// What it means besides its spans.
  package var attributes: RichAttributes = []
}

/// A style or link in the source, with its markers.
package struct RichSpan: Hashable, Sendable {
  package var attributes: RichAttributes
  package var link: String?
  /// Offsets into the part of the source.
  package var opener: Range<Int>
  package var closer: Range<Int>
  /// The span around it; -1 for none. It has a lower index.
  package var parent: Int
  /// Whether Markdown makes it of an address alone.
  package var isAutomatic = false
  /// Whether it leads where its text says: a wiki link without words of its own.
  package var isNamedByText = false
}

/// Text to lay out as one paragraph: visible bytes, what they mean, and where they come from.
///
/// Visible offsets count the bytes of `text`, from 0 to `text.count`. Source offsets count the bytes of
/// the document. A caret may stand at every character boundary of `text`.
///
/// `text` is valid UTF-8: a source byte that is not becomes U+FFFD, and is one character. A line feed in
/// it is a hard line break; a line end of a paragraph's source that is none is shown as a space.
public struct RichParagraph: Sendable {
  /// What the paragraph is.
  public package(set) var kind: RichKind
  /// The visible text.
  public package(set) var text: [UInt8] = []
  /// What stretches of it mean, in order, without gaps; empty for empty text.
  public package(set) var runs: [RichRun] = []
  /// The cells of a table's row.
  public package(set) var cells: [RichCell] = []
  /// Where the pictures are that its images name, in order; not of a table's row.
  public package(set) var pictures: [String] = []
  /// Whether it is a blank line of the source that stands for an empty paragraph.
  public package(set) var isBlankLine = false
  /// Whether a blank line that is only spacing follows.
  public package(set) var hasGapAfter = false
  /// Whether that line can hold a paragraph as it is: in a quotation, an item or a footnote it would be outside.
  package var hasLineAfter: Bool { hasGapAfter && containers.isEmpty }

  /// Where in the text a line end of a paragraph's source is shown as a space.
  public var softBreaks: [Int] {
    guard kind == .paragraph else { return [] }
    return pieces.filter { $0.isLineEnd(in: self) }.map(\.visible.lowerBound)
  }

  package var containers: [RichContainer] = []
  package var pieces: [RichPiece] = []
  package var spans: [RichSpan] = []
  /// Where its part starts in the document. All other offsets count from there.
  package var base = 0
  /// The block's source: whole lines with their ends, markers and fences included.
  package var lines: Range<Int> = 0..<0
  /// From the first byte to the last that text is put in the place of when it is rewritten.
  package var content: Range<Int> = 0..<0
  /// What must come before typed text when there is none yet: the space of "# ".
  package var lead = ""
  /// What must follow it then: the line end of a code block's first line.
  package var trail = ""
  /// Where the leaf block starts that it is part of: code lines of one block share it.
  package var leafStart = 0
  /// Whether it is a line of code that is code because it is indented.
  package var isIndentedCode = false
  /// A line of code in a fence: the byte it is made of, and how often.
  package var fence: (marker: UInt8, length: Int)?
  /// The marker of a heading, the fence of a code block where that is in the same part.
  package var opener: Range<Int>?
  package var closer: Range<Int>?

  package init(kind: RichKind) {
    self.kind = kind
  }

  /// What stands before the text, outermost first.
  public var prefix: [RichPrefix] { containers.map { $0.prefix(base: base) } }

  /// The visible text as a string.
  public var string: String { String(decoding: text, as: UTF8.self) }

  /// The source lines of it, in offsets of the document.
  public var sourceRange: Range<Int> { (lines.lowerBound + base)..<(lines.upperBound + base) }

  /// Whether the text is the source itself: nothing is escaped or hidden in it.
  public var isVerbatim: Bool {
    switch kind {
    case .code, .raw, .source: true
    case .paragraph, .heading, .tableRow, .rule: false
    }
  }
}
