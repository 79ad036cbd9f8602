/// Which markers a person sees.
public enum RichMode: Hashable, Sendable {
  /// None, also at the caret.
  case rich
  /// Those of the block at the caret.
  case reveal
  /// All: the source itself.
  case source
}

/// A place for a caret: a character boundary in the visible text of a paragraph.
public struct RichPlace: Hashable, Comparable, Sendable {
  /// The index of the block in the document.
  public var block: Int
  /// The index of the paragraph in the block.
  public var paragraph: Int
  /// The offset into the paragraph's visible text.
  public var visible: Int

  /// A place by its block, its paragraph and the offset there.
  public init(block: Int, paragraph: Int, visible: Int) {
    self.block = block
    self.paragraph = paragraph
    self.visible = visible
  }

  public static func < (left: RichPlace, right: RichPlace) -> Bool {
    (left.block, left.paragraph, left.visible) < (right.block, right.paragraph, right.visible)
  }
}

extension RichPlace {
  /// The same with another offset in its paragraph.
  package func with(visible: Int) -> RichPlace {
    RichPlace(block: block, paragraph: paragraph, visible: visible)
  }
}
