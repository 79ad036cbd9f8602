import CursesCore
import CursesText
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// A leaf in the rows of a page block.
struct LeafLayout: Sendable {
  let leaf: PageLeaf
  let text: PaddedText
  var layout: ParagraphLayout
  /// The column of the leaf's left edge, from that of the page.
  let left: Int
  /// The cells it has.
  let width: Int
  /// What its rows are moved right by: all of it, half of it or none of the cells that a row leaves
  /// free.
  let alignment: CellAlignment
  /// The block's row that shows its first row.
  var firstRow: Int

  init(
    _ leaf: PageLeaf, left: Int, style: ParagraphStyle, alignment: CellAlignment = .left,
    isASCII: Bool = false, firstRow: Int
  ) {
    self.leaf = leaf
    self.left = left
    self.width = style.width
    self.alignment = alignment
    self.firstRow = firstRow
    text = PaddedText(leaf, isASCII: isASCII)
    layout = ParagraphLayout(text.bytes, style: style)
  }

  /// The cells before a row of the leaf, from the page's left edge.
  func shift(of row: Row) -> Int {
    let free = max(0, width - row.endColumn)
    return switch alignment {
    case .left: left
    case .center: left + free / 2
    case .right: left + free
    }
  }

  /// The leaf's row and the column of a caret.
  mutating func caret(
    at offset: Int, _ affinity: Affinity, rowAffinity: Affinity
  ) -> (row: Int, column: Int) {
    let padded = text.padded(offset, affinity)
    let index = layout.rowIndex(of: padded, affinity: rowAffinity)
    guard let row = layout.row(at: index) else { return (0, left) }
    return (index, shift(of: row) + layout.column(of: padded, in: row))
  }

  /// The caret nearest to a column of the page in one of the leaf's rows.
  mutating func place(atColumn column: Int, inRow index: Int) -> LeafPlace {
    guard let row = layout.row(at: index) else { return LeafPlace(offset: leaf.text.count) }
    let place = layout.place(atColumn: column - shift(of: row), in: row)
    let unpadded = text.unpadded(place.offset)
    return LeafPlace(
      offset: leaf.text.scalarStart(at: unpadded.offset), affinity: unpadded.affinity,
      rowAffinity: place.affinity)
  }
}

/// A caret in a leaf.
struct LeafPlace: Hashable, Sendable {
  var offset: Int
  /// Its side of a span's edge.
  var affinity = Affinity.upstream
  /// Its row at a soft wrap.
  var rowAffinity = Affinity.downstream
}
