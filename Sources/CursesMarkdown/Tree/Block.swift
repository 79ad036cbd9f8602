/// A block's place in its tree. It means nothing in another tree.
public struct BlockID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int32) { self.index = index }

  /// The root of every tree.
  public static let document = BlockID(0)
}

/// A block: what it is, and where each part of it stands in the source.
///
/// All ranges are byte offsets into the document (the tree's `offset` is added already).
public struct Block: Hashable, Sendable {
  /// What the tree knows it by.
  public let id: BlockID
  /// What it is.
  public let kind: BlockKind
  /// From its first byte after the indentation and the markers of the blocks around it, to the end of
  /// its last line without the line end. Spaces at that end belong to it; blank lines after it do not.
  public let range: Range<Int>
  /// Lines from the first line of the tree's source, from 0; blank lines after it not counted.
  public let lines: Range<Int>
  /// What starts it: the `#`s, the fence, the first `>`, `-` or `1.`, `[^label]:`, the first `---` of
  /// front matter. Nil when it has nothing of the kind.
  public let opener: Range<Int>?
  /// What ends it: closing `#`s, the underline of a setext heading, the closing fence, the delimiter
  /// row of a table (which stands after its header), the last `---` of front matter.
  public let closer: Range<Int>?
  /// What belongs to neither: a fence's info string, the box `[x]` of an item, the label of a footnote
  /// definition.
  public let info: Range<Int>?
  /// For an item: columns from the place where the list's indentation starts to its content.
  public let contentIndent: Int
  /// The block around it; nil for the document.
  public let parent: BlockID?
  /// The first block in it; nil for a leaf.
  public let firstChild: BlockID?
  /// The last block in it; nil for a leaf.
  public let lastChild: BlockID?
  /// The block after it in the same parent.
  public let next: BlockID?
}

/// One line of a leaf block.
///
/// Quotes, lists and lazy lines break the text of a leaf apart; its segments are the pieces that
/// belong to it, a line each.
public struct Segment: Hashable, Sendable {
  /// The start of the line (of the leaf for the first line when another block starts before it there).
  /// `lineStart..<range.lowerBound` is indentation and markers of the blocks around.
  public let lineStart: Int
  /// The leaf's own bytes, without the line end.
  public let range: Range<Int>
  /// Where the next line starts: `range.upperBound..<lineEnd` is the line end, with what a heading or
  /// a table cell has after its text.
  public let lineEnd: Int
  /// Spaces that stand before the bytes because a tab reaches into the code block, 0 to 3.
  public let padding: Int
}
