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
struct RichPiece: Hashable, Sendable {
  /// Offsets into the visible text.
  var visible: Range<Int>
  /// Offsets into the part of the source.
  var source: Range<Int>
  /// Whether both are the same bytes; if not, the piece is shown and deleted as a whole.
  var isLiteral: Bool
  /// The innermost span around it; -1 for none.
  var span: Int
  /// What it means besides its spans.
  var attributes: RichAttributes = []
}

/// A style or link in the source, with its markers.
struct RichSpan: Hashable, Sendable {
  var attributes: RichAttributes
  var link: String?
  /// Offsets into the part of the source.
  var opener: Range<Int>
  var closer: Range<Int>
  /// The span around it; -1 for none. It has a lower index.
  var parent: Int
  /// Whether Markdown makes it of an address alone.
  var isAutomatic = false
  /// Whether it leads where its text says: a wiki link without words of its own.
  var isNamedByText = false
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
  public internal(set) var kind: RichKind
  /// The visible text.
  public internal(set) var text: [UInt8] = []
  /// What stretches of it mean, in order, without gaps; empty for empty text.
  public internal(set) var runs: [RichRun] = []
  /// The cells of a table's row.
  public internal(set) var cells: [RichCell] = []
  /// Where the pictures are that its images name, in order; not of a table's row.
  public internal(set) var pictures: [String] = []
  /// Whether it is a blank line of the source that stands for an empty paragraph.
  public internal(set) var isBlankLine = false
  /// Whether a blank line that is only spacing follows.
  public internal(set) var hasGapAfter = false

  /// Where in the text a line end of a paragraph's source is shown as a space.
  public var softBreaks: [Int] {
    guard kind == .paragraph else { return [] }
    return pieces.filter { $0.isLineEnd(in: self) }.map(\.visible.lowerBound)
  }

  var containers: [RichContainer] = []
  var pieces: [RichPiece] = []
  var spans: [RichSpan] = []
  /// Where its part starts in the document. All other offsets count from there.
  var base = 0
  /// The block's source: whole lines with their ends, markers and fences included.
  var lines: Range<Int> = 0..<0
  /// From the first byte to the last that text is put in the place of when it is rewritten.
  var content: Range<Int> = 0..<0
  /// What must come before typed text when there is none yet: the space of "# ".
  var lead = ""
  /// What must follow it then: the line end of a code block's first line.
  var trail = ""
  /// Where the leaf block starts that it is part of: code lines of one block share it.
  var leafStart = 0
  /// Whether it is a line of code that is code because it is indented.
  var isIndentedCode = false
  /// A line of code in a fence: the byte it is made of, and how often.
  var fence: (marker: UInt8, length: Int)?
  /// The marker of a heading, the fence of a code block where that is in the same part.
  var opener: Range<Int>?
  var closer: Range<Int>?

  init(kind: RichKind) {
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
