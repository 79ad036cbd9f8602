extension MarkdownTree {
  /// Parses the inlines of a leaf; nothing for a block that has none.
  ///
  /// - Parameter definitions: what the whole document defines, when this tree is a part of it;
  ///   otherwise what this source defines.
  public func inlines(of id: BlockID, definitions: LinkDefinitions? = nil) -> InlineTree {
    let record = blocks[Int(id.index)]
    guard record.kind.hasInlines, record.segments.lower < record.segments.upper else {
      return .empty
    }
    let lines = segments[record.segments.lower..<record.segments.upper]
    let isCell = record.tag == .tableCell
    return source.withUnsafeBufferPointer { source in
      let text = LeafText(source, lines, unescapesPipes: isCell)
      return text.withBytes { bytes in
        var parser = InlineParser(
          bytes: bytes, options: options, definitions: definitions ?? self.definitions,
          isCell: isCell)
        parser.parse()
        var compactor = InlineCompactor(parser, text: text)
        return compactor.tree(offset: offset)
      }
    }
  }
}
