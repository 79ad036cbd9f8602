import CursesCore
@_spi(Nodes) import CursesViewGraph

/// An inset laid out at a width: its frame, and the rows of its text in it.
struct InsetLayout: Sendable {
  let inset: PageInset
  /// The cells of the frame.
  let columns: Int
  /// How the text in the frame is laid out.
  let format: PageFormat
  private let body: InsetBody

  /// The cells of an edge, and of the room beside it.
  private static let edge = 2

  init(_ inset: PageInset, columns: Int, format: PageFormat) {
    self.inset = inset
    self.columns = columns
    var inner = format
    inner.measure = max(1, columns - 2 * Self.edge)
    inner.cutsWords = true
    self.format = inner
    body = inset.body(inner)
  }

  var blocks: [BlockLayout] { body.blocks }
  var footer: String { body.footer }

  /// The rows with the frame's.
  var rowCount: Int { body.rows.count + 2 }

  /// The column of the text, from that of the frame.
  var textColumn: Int { Self.edge }

  /// The block and its row that a row of the frame shows; nil for an edge.
  func text(inRow row: Int) -> InsetBody.Row? {
    body.rows.indices.contains(row - 1) ? body.rows[row - 1] : nil
  }

  /// Where the link leads that is drawn at a column of a row, both from the frame's corner.
  func link(atColumn column: Int, row: Int) -> String? {
    guard let place = text(inRow: row) else {
      return row == 0 && !inset.target.isEmpty && (2..<columns - 2).contains(column)
        ? inset.target : nil
    }
    var block = blocks[place.block]
    return block.link(atColumn: column - textColumn, row: place.row)
  }

  /// Puts into a hash what a row shows.
  func hashRow(_ row: Int, into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(format.signs)
    if let place = text(inRow: row) {
      var block = blocks[place.block]
      block.hashRow(place.row, marks: .none, into: &hasher)
    } else if row == 0 {
      hasher.combine(inset.title)
      hasher.combine(inset.target)
    } else {
      hasher.combine(footer)
    }
  }
}
