/// What a block is.
public enum BlockKind: Hashable, Sendable {
  /// The root. Its range is the whole source.
  case document
  case paragraph
  /// `level` is 1 to 6, for `.setext` 1 or 2.
  case heading(level: Int, style: HeadingStyle)
  case thematicBreak
  case blockQuote
  case list(ListStyle)
  /// One item of a list. `task` is nil when it has no box.
  case item(task: TaskState?)
  case indentedCode
  /// `isClosed` is false when the closing fence is missing.
  case fencedCode(isClosed: Bool)
  /// `type` is 1 to 7, the start condition of the CommonMark specification; 8 is a formula between `$$`.
  case htmlBlock(type: Int)
  /// Its children are rows, the header first. `columns` counts the cells of the header.
  case table(columns: Int)
  case tableRow(isHeader: Bool)
  /// `column` may be at or beyond the table's `columns`: GFM does not show such a cell, the source
  /// has it.
  case tableCell(column: Int, alignment: ColumnAlignment)
  /// `[label]: destination "title"`. See `MarkdownTree.linkDefinition(of:)`.
  case linkDefinition
  case footnoteDefinition
  case frontMatter(FrontMatterFormat)

  /// Whether the block's text is parsed for inlines: paragraphs, headings and table cells.
  public var hasInlines: Bool {
    switch self {
    case .paragraph, .heading, .tableCell: true
    default: false
    }
  }

  /// Whether blocks can lie in it, rows and cells of tables included.
  public var isContainer: Bool {
    switch self {
    case .document, .table, .tableRow: true
    default: holdsBlocks
    }
  }

  /// Whether paragraphs and other blocks can lie in it, so that text begins in the middle of it: no table.
  package var holdsBlocks: Bool {
    switch self {
    case .blockQuote, .list, .item, .footnoteDefinition: true
    default: false
    }
  }
}

/// How a heading is marked: `# before`, or `underlined` with `===` or `---`.
public enum HeadingStyle: Hashable, Sendable { case atx, setext }

/// The box of a task item; `other` has another character than a blank or an `x` in it.
public enum TaskState: Hashable, Sendable { case open, done, other }

/// Where the text of a table's column stands.
public enum ColumnAlignment: UInt8, Hashable, Sendable { case none, left, center, right }

/// The language between the lines of a front matter block: `---` is YAML, `+++` is TOML.
public enum FrontMatterFormat: Hashable, Sendable { case yaml, toml }

/// What all items of a list share.
public struct ListStyle: Hashable, Sendable {
  /// The bullet, or what ends the number: `-`, `*`, `+`, `.` or `)`.
  public let marker: Unicode.Scalar
  /// The number of the first item, 0 to 999 999 999; nil for a bullet list.
  public let start: Int?
  /// Whether no blank line parts its items or the blocks directly in them.
  public let isTight: Bool

  /// What a list's first item shows.
  public init(marker: Unicode.Scalar, start: Int?, isTight: Bool) {
    self.marker = marker
    self.start = start
    self.isTight = isTight
  }

  /// Whether its items are numbered.
  public var isOrdered: Bool { start != nil }
}
