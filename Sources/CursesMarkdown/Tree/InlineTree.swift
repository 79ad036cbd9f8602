/// The inlines of one leaf block, in source order, as a flat arena.
public struct InlineTree: Sendable {
  /// What is added to all ranges. A leaf whose text has moved but not changed is brought up to date
  /// by setting this.
  public var offset: Int
  let records: [InlineRecord]
  let links: [LinkRecord]
  let first: Int32

  /// Nothing, the inlines of a leaf that has none.
  public static let empty = InlineTree(offset: 0, records: [], links: [], first: -1)

  /// The inline of an identity that this tree has handed out.
  public subscript(id: InlineID) -> Inline {
    let record = records[Int(id.index)]
    let at = { (lower: Int32, upper: Int32) in Int(lower) + self.offset..<Int(upper) + self.offset }
    return Inline(
      id: id, kind: record.kind, range: at(record.start, record.end),
      opener: at(record.start, record.openerEnd),
      content: at(record.contentStart, record.contentEnd),
      closer: at(record.closerStart, record.end),
      parent: InlineTree.id(record.parent), firstChild: InlineTree.id(record.firstChild),
      next: InlineTree.id(record.next))
  }

  static func id(_ index: Int32) -> InlineID? { index < 0 ? nil : InlineID(index) }

  /// The number of inlines.
  public var count: Int { records.count }

  /// The outermost inlines, in source order.
  public var roots: InlineChildren { InlineChildren(tree: self, following: first) }

  /// The inlines directly in an inline.
  public func children(of id: InlineID) -> InlineChildren {
    InlineChildren(tree: self, following: records[Int(id.index)].firstChild)
  }

  /// Every inline with its depth, each before what lies in it.
  public var walk: InlineWalk { InlineWalk(tree: self, following: first) }

  /// Where a link, an image or an autolink leads; nil for any other kind.
  public func link(of id: InlineID) -> Link? {
    let index = Int(records[Int(id.index)].extra)
    guard records[Int(id.index)].tag.isLinked, links.indices.contains(index) else { return nil }
    let record = links[index]
    return Link(
      destination: record.destination, title: record.title,
      destinationRange: record.destinationSpan.range(at: offset),
      titleRange: record.titleSpan.range(at: offset),
      labelRange: record.labelSpan.range(at: offset))
  }

  /// The text that an entity stands for; nil for any other kind.
  public func decoded(of id: InlineID) -> String? {
    let record = records[Int(id.index)]
    guard record.tag == .entity, links.indices.contains(Int(record.extra)) else { return nil }
    return links[Int(record.extra)].destination
  }
}

/// The inlines directly in an inline, or the outermost ones.
public struct InlineChildren: Sequence, IteratorProtocol, Sendable {
  let tree: InlineTree
  var following: Int32

  public mutating func next() -> Inline? {
    guard let id = InlineTree.id(following) else { return nil }
    following = tree.records[Int(following)].next
    return tree[id]
  }
}

/// All inlines in source order, each before what lies in it.
public struct InlineWalk: Sequence, IteratorProtocol, Sendable {
  let tree: InlineTree
  var following: Int32
  var depth = 0

  init(tree: InlineTree, following: Int32) {
    self.tree = tree
    self.following = following
  }

  public mutating func next() -> (inline: Inline, depth: Int)? {
    guard let id = InlineTree.id(following) else { return nil }
    let found = (tree[id], depth)
    advance()
    return found
  }

  private mutating func advance() {
    var record = tree.records[Int(following)]
    if record.firstChild >= 0 {
      depth += 1
      following = record.firstChild
      return
    }
    while record.next < 0, record.parent >= 0 {
      depth -= 1
      record = tree.records[Int(record.parent)]
    }
    following = record.next
  }
}
