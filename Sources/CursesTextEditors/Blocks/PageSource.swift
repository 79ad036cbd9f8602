import CursesMarkdown
@_spi(Nodes) import CursesViewGraph

/// A place of the text: a block of the document, a paragraph in it, and bytes into what that shows.
package struct PagePosition: Hashable, Comparable, Sendable {
  package var block: Int
  package var paragraph: Int
  package var offset: Int

  package init(block: Int, paragraph: Int, offset: Int) {
    (self.block, self.paragraph, self.offset) = (block, paragraph, offset)
  }

  package static func < (one: PagePosition, two: PagePosition) -> Bool {
    (one.block, one.paragraph, one.offset) < (two.block, two.paragraph, two.offset)
  }
}

/// What a paragraph of the document is.
package enum PageParagraphKind: Hashable, Sendable {
  case paragraph
  case heading(level: Int)
  /// One line of a code block.
  case code(label: String)
  /// One row of a table, its cells in `PageParagraph.cells`.
  case tableRow(isHeader: Bool)
  case rule
  case raw
}

/// A cell in the text of a table's row.
package struct PageCell: Hashable, Sendable {
  package var range: Range<Int>
  package var alignment: CellAlignment

  package init(range: Range<Int>, alignment: CellAlignment) {
    (self.range, self.alignment) = (range, alignment)
  }
}

/// A paragraph as a document gives it to a page.
package struct PageParagraph: Hashable, Sendable {
  package var kind: PageParagraphKind
  package var text: [UInt8]
  /// Sorted, never overlapping.
  package var spans: [PageSpan] = []
  /// From the outermost.
  package var containers: [PageContainer] = []
  package var cells: [PageCell] = []
  package var isDone = false
  /// Whether what lies below the heading is folded away.
  package var isFolded = false
  package var alignment = CellAlignment.left
  /// What is shown below its text.
  package var pictures: [PagePicture] = []
  /// Whether that stands in the place of its text.
  package var isReplaced = false

  package init(
    _ kind: PageParagraphKind, _ text: [UInt8], spans: [PageSpan] = [],
    in containers: [PageContainer] = []
  ) {
    self.kind = kind
    self.text = text
    self.spans = spans
    self.containers = containers
  }
}

/// What a block must be told of the table that it goes on with.
package struct ContinuedTable: Hashable, Sendable {
  /// The block with the header.
  package var head: Int
  package var alignments: [CellAlignment]

  package init(head: Int, alignments: [CellAlignment]) {
    (self.head, self.alignments) = (head, alignments)
  }
}

/// A document as a page sees it: blocks of paragraphs, asked for as they come into view.
///
/// There is at least one block, and every block has a paragraph.
package protocol PageSource {
  var blockCount: Int { get }
  func paragraphCount(inBlock block: Int) -> Int
  func paragraph(_ index: Int, inBlock block: Int) -> PageParagraph
  /// What a paragraph is, without the making of it.
  func kind(ofParagraph index: Int, inBlock block: Int) -> PageParagraphKind
  /// Whether an empty row follows a paragraph.
  func hasGap(afterParagraph index: Int, inBlock block: Int) -> Bool
  /// Which part of the whole lies before a block, from 0 to 1.
  func fraction(beforeBlock block: Int) -> Double
  /// The first paragraph from one on, forward or backward, that is not folded away; nil where there is
  /// none. One behind the last of a block is the first of the next, one before the first the last of the
  /// block before.
  func shownParagraph(
    _ index: Int, inBlock block: Int, forward: Bool
  ) -> (block: Int, paragraph: Int)?
  /// The first paragraphs of the units of a block, which are laid out together: the rows of a table. Nil
  /// where each paragraph is laid out by itself.
  func unitStarts(inBlock block: Int) -> [Int]?
  /// Counts up whenever a block may show something else than before, in one source.
  var generation: Int { get }
  /// Names what a block shows, across edits: what has the same stamp shows the same. Nil where nothing is
  /// known of it; then every edit lays out anew what is in view.
  func stamp(ofBlock block: Int) -> Int?
  /// The table that a block goes on with: the block that it begins in, and its columns.
  func continuedTable(inBlock block: Int) -> ContinuedTable?
  /// What is left open before a block that goes on with code, on which its colours depend; nil for others.
  func codeState(atStartOf block: Int) -> CodeState?
  /// The first paragraph of what is shown as its source in a block although it stands for something else; nil
  /// for none.
  func openedInset(inBlock block: Int) -> Int?
  /// Whether a block goes on within the line that the block before it ends in.
  func startsInLine(_ block: Int) -> Bool
  /// The words of a paragraph whose spelling is to be looked at.
  func words(
    ofParagraph index: Int, inBlock block: Int, _ rules: SpellingRules
  ) -> [SpellingWord]
}

extension PageSource {
  package func shownParagraph(
    _ index: Int, inBlock block: Int, forward: Bool
  ) -> (block: Int, paragraph: Int)? {
    neighbour(index, inBlock: block)
  }

  /// The paragraph itself, or the one in the block before or after where its number leads out of it.
  package func neighbour(_ index: Int, inBlock block: Int) -> (block: Int, paragraph: Int)? {
    if index < 0 {
      guard block > 0 else { return nil }
      return (block - 1, paragraphCount(inBlock: block - 1) - 1)
    }
    if index < paragraphCount(inBlock: block) { return (block, index) }
    return block + 1 < blockCount ? (block + 1, 0) : nil
  }

  package func unitStarts(inBlock block: Int) -> [Int]? {
    let count = paragraphCount(inBlock: block)
    let starts = (0..<count).filter { !continuesTable($0, block) }
    return starts.count == count ? nil : starts
  }

  /// Whether a table's row belongs to the same table as the row before it.
  private func continuesTable(_ paragraph: Int, _ block: Int) -> Bool {
    guard paragraph > 0, case .tableRow(false) = kind(ofParagraph: paragraph, inBlock: block),
      case .tableRow = kind(ofParagraph: paragraph - 1, inBlock: block)
    else { return false }
    return !hasGap(afterParagraph: paragraph - 1, inBlock: block)
  }

  package var generation: Int { 0 }

  package func stamp(ofBlock block: Int) -> Int? { nil }

  package func continuedTable(inBlock block: Int) -> ContinuedTable? { nil }

  package func codeState(atStartOf block: Int) -> CodeState? { nil }

  package func openedInset(inBlock block: Int) -> Int? { nil }

  package func startsInLine(_ block: Int) -> Bool { false }

  package func words(
    ofParagraph index: Int, inBlock block: Int, _ rules: SpellingRules
  ) -> [SpellingWord] { [] }
}
