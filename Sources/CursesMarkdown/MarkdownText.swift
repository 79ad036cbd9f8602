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
      blocks: parser.blocks, segments: parser.segments, containers: restart.containers)
  }
}

/// What is open where a part of a document starts.
///
/// A very long block is cut into parts, so that an edit in it costs one part: a fenced block, a list, a quote,
/// a table, and whatever lies within them. Each part is parsed alone with what the parts before it have left open.
public enum BlockRestart: Hashable, Sendable {
  /// Nothing is open: a block starts here that no other goes on before.
  case fresh
  /// The document starts here: a byte-order mark and front matter may come.
  case documentStart
  /// A line starts in these containers, and in a leaf of theirs that goes on. Where none does, a block starts,
  /// or one more of some blank lines.
  case inside(OpenContainers, OpenLeaf?)
  /// The middle of a line of such a leaf, which is too long to be shown as a whole.
  case line(OpenContainers, OpenLeaf)

  /// The columns of the table that goes on.
  package var table: TableColumns? {
    if case .inside(_, .table(let columns)) = self { return columns }
    return nil
  }

  /// Whether text goes on that is too long to be shown rich.
  package var isInText: Bool {
    switch self {
    case .inside(_, .text), .line(_, .text): true
    default: false
    }
  }

  /// The containers that are open.
  package var containers: OpenContainers {
    switch self {
    case .fresh, .documentStart: .empty
    case .inside(let containers, _), .line(let containers, _): containers
    }
  }
}
