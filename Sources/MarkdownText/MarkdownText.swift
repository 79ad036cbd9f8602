/// Markdown source to blocks and inlines with exact source ranges.
///
/// The parser follows CommonMark 0.31.2 and the GitHub Flavored Markdown specification, works on
/// bytes, and takes any bytes: `\n`, `\r\n` and a lone `\r` end a line, a byte-order mark at the start
/// is skipped, NUL and what is not UTF-8 are text.
public enum MarkdownParser {
  /// Containers nested deeper than this are text of the innermost one.
  public static let nestingLimit = 100

  /// Parses the blocks of a source.
  ///
  /// - Parameters:
  ///   - bytes: the source; up to 2 GiB.
  ///   - options: the extensions to know.
  ///   - offset: where the source starts in its document; added to all ranges.
  ///   - restart: what is open at its start, when it is a part of a longer block.
  public static func parse(
    _ bytes: [UInt8], options: MarkdownOptions = .note, offset: Int = 0,
    restart: BlockRestart = .documentStart
  ) -> MarkdownTree {
    var parser = BlockParser(options: options, keepsSegments: true)
    bytes.withUnsafeBufferPointer { buffer in parser.parse(buffer, restart: restart) }
    return MarkdownTree(
      source: bytes, offset: offset, options: options, definitions: parser.definitions,
      blocks: parser.blocks, segments: parser.segments)
  }
}

/// What is open where a part of a top-level block starts.
///
/// A very long fenced block, list, quote or table is cut into parts, so that an edit in it costs one part.
/// Each part is parsed alone with what the parts before it have left open.
public enum BlockRestart: Hashable, Sendable {
  /// Nothing is open: a block starts here that no other goes on before.
  case fresh
  /// The document starts here: a byte-order mark and front matter may come.
  case documentStart
  /// A fenced code block is open, with its fence byte, fence length and indentation.
  case fence(marker: UInt8, length: Int, indent: Int)
  /// An HTML block is open, with its start condition.
  case html(type: Int)
  /// An item of a list starts that is not the list's first. `marker` is as in `ListStyle`.
  case list(marker: UInt8)
  /// A block quote is open, and nothing in it.
  case quote
  /// A table is open, with these columns.
  case table(TableColumns)
  /// A line starts of text that is too long to be shown as a paragraph; see `BlockTableEntry.isPiece`.
  case paragraph
  /// The middle of a line of such text.
  case line
  /// The same in a line of a fenced code block, which is told as in `fence`.
  case fenceLine(marker: UInt8, length: Int, indent: Int)
}
