extension MarkdownParser {
  /// Parses a text as the inlines of one leaf: no line of it starts a block.
  ///
  /// - Parameters:
  ///   - bytes: the text; up to 2 GiB. Ranges are offsets into it.
  ///   - options: the extensions to know.
  ///   - definitions: what a document around it defines.
  package static func inlines(
    of bytes: [UInt8], options: MarkdownOptions = .gfm,
    definitions: LinkDefinitions = LinkDefinitions()
  ) -> InlineTree {
    guard !bytes.isEmpty else { return .empty }
    let end = Int32(clamping: bytes.count)
    let line = SegmentRecord(lineStart: 0, start: 0, end: end, lineEnd: end, padding: 0)
    return bytes.withUnsafeBufferPointer { source in
      let text = LeafText(source, [line])
      return text.withBytes { bytes in
        var parser = InlineParser(
          bytes: bytes, options: options, definitions: definitions, isCell: false)
        parser.parse()
        var compactor = InlineCompactor(parser, text: text)
        return compactor.tree(offset: 0)
      }
    }
  }
}
