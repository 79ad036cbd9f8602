/// The blocks of a source, and the way to their inlines.
///
/// A tree is a value over flat arenas: copying it is free, and a `BlockID` is a number in it. Blocks
/// are parsed at once, the inlines of a leaf when they are asked for.
///
///     let tree = MarkdownParser.parse(bytes)
///     for id in tree.children(of: .document) where tree[id].kind.hasInlines {
///       for inline in tree.inlines(of: id) { print(inline.kind, inline.range) }
///     }
public struct MarkdownTree: Sendable {
  /// The bytes that were parsed, as they were given.
  public let source: [UInt8]
  /// Where `source` starts in the document. All ranges count from the document's start, so a tree
  /// whose text has moved but not changed is brought up to date by setting this.
  public var offset: Int
  /// Which of the extensions were known.
  public let options: MarkdownOptions
  /// What the definitions in this source define.
  public let definitions: LinkDefinitions
  let blocks: [BlockRecord]
  let segments: [SegmentRecord]
  /// What was open at its start.
  package let containers: OpenContainers

  /// The block with all its ranges.
  public subscript(id: BlockID) -> Block {
    let record = blocks[Int(id.index)]
    return Block(
      id: id, kind: record.kind,
      range: record.span.lower + offset..<record.span.upper + offset,
      lines: Int(record.startLine)..<Int(record.endLine) + 1,
      opener: record.hasSharedSpans ? nil : record.opener.range(at: offset),
      closer: record.hasSharedSpans ? nil : record.closer.range(at: offset),
      info: record.hasSharedSpans ? nil : record.info.range(at: offset),
      contentIndent: record.tag == .item ? Int(record.indent) : 0,
      parent: MarkdownTree.id(record.parent), firstChild: MarkdownTree.id(record.firstChild),
      lastChild: MarkdownTree.id(record.lastChild), next: MarkdownTree.id(record.next))
  }

  static func id(_ index: Int32) -> BlockID? { index < 0 ? nil : BlockID(index) }

  /// What a block is, without looking up its ranges.
  public func kind(of id: BlockID) -> BlockKind { blocks[Int(id.index)].kind }

  /// Whether a block began in a part of the document before this one.
  package func isReopened(_ id: BlockID) -> Bool { blocks[Int(id.index)].flags.contains(.reopened) }

  /// The length of the label of a footnote that began in a part before this one.
  package func labelLength(of id: BlockID) -> Int { Int(blocks[Int(id.index)].indent) }

  /// What the fence around a block of code is made of, also where that began in a part before; nil for others.
  package func fence(of id: BlockID) -> (marker: UInt8, length: Int)? {
    let record = blocks[Int(id.index)]
    return record.tag == .fencedCode ? (record.detail, Int(record.number)) : nil
  }

  /// A number as long as the number of an item probably is, by the columns to its text.
  static func likelyNumber(indent: Int) -> Int32 {
    (0..<min(max(0, indent - 3), 8)).reduce(1) { number, _ in number * 10 }
  }

  /// Where a block stands in the document, in bytes.
  public func range(of id: BlockID) -> Range<Int> {
    let span = blocks[Int(id.index)].span
    return span.lower + offset..<span.upper + offset
  }

  /// The blocks directly in a block, in source order.
  public func children(of id: BlockID) -> BlockChildren {
    BlockChildren(tree: self, following: blocks[Int(id.index)].firstChild)
  }

  /// The lines of a leaf: the text of paragraphs, headings, cells and definitions, the content lines
  /// of code and HTML. Blocks that hold blocks have none.
  public func segments(of id: BlockID) -> [Segment] {
    let span = blocks[Int(id.index)].segments
    return segments[span.lower..<span.upper].map { record in
      Segment(
        lineStart: Int(record.lineStart) + offset,
        range: Int(record.start) + offset..<Int(record.end) + offset,
        lineEnd: Int(record.lineEnd) + offset, padding: Int(record.padding))
    }
  }

  /// Where the parts of a link definition stand; nil for any other block.
  public func linkDefinitionParts(of id: BlockID) -> LinkDefinitionParts? {
    let record = blocks[Int(id.index)]
    guard record.tag == .linkDefinition, let label = record.opener.range(at: offset),
      let destination = record.info.range(at: offset)
    else { return nil }
    return LinkDefinitionParts(
      label: label, destination: destination, title: record.closer.range(at: offset))
  }

  /// The alignment of each column of a table; empty for any other block.
  public func alignments(of table: BlockID) -> [ColumnAlignment] {
    guard case .table = kind(of: table), let header = self[table].firstChild else { return [] }
    return children(of: header).map { cell in
      ColumnAlignment(rawValue: blocks[Int(cell.index)].detail) ?? .none
    }
  }

  /// The bytes of a range of the document; what lies outside of this tree's source is left out.
  public func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    let lower = min(max(range.lowerBound - offset, 0), source.count)
    let upper = min(max(range.upperBound - offset, lower), source.count)
    return source[lower..<upper]
  }

  /// The text of a range, with U+FFFD for what is not UTF-8.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// The number of blocks, the document included.
  public var blockCount: Int { blocks.count }

  /// The innermost block whose lines hold the offset, or that starts last before it.
  public func innermostBlock(at place: Int) -> BlockID {
    var found = BlockID.document
    while let child = child(of: found, at: place) { found = child }
    return found
  }

  private func child(of id: BlockID, at place: Int) -> BlockID? {
    var best: BlockID?
    for child in children(of: id) {
      if range(of: child).lowerBound > place { break }
      best = child
    }
    guard let best, range(of: best).upperBound >= place else { return nil }
    return best
  }
}

extension BlockRecord {
  /// Whether opener, closer and info mean the parts of a link definition.
  var hasSharedSpans: Bool { tag == .linkDefinition }
}

/// The blocks directly in a block.
public struct BlockChildren: Sequence, IteratorProtocol, Sendable {
  let tree: MarkdownTree
  var following: Int32

  public mutating func next() -> BlockID? {
    guard following >= 0 else { return nil }
    defer { following = tree.blocks[Int(following)].next }
    return BlockID(following)
  }
}

extension MarkdownTree {
  /// Every block, each before what lies in it but not strictly in source order.
  public var allBlocks: some Sequence<BlockID> {
    (0..<blocks.count).lazy.map { BlockID(Int32($0)) }
  }
}
