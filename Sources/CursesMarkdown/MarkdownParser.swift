/// Markdown source to blocks and inlines with exact source ranges.
///
/// The parser follows CommonMark 0.31.2 and the GitHub Flavored Markdown specification, works on
/// bytes, and takes any bytes: `\n`, `\r\n` and a lone `\r` end a line, a byte-order mark at the start
/// is skipped, NUL and what is not UTF-8 are text.
public enum MarkdownParser {
  /// Containers nested deeper than this are text of the innermost one.
  public static let nestingLimit = BlockParser.nestingLimit

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
