import CursesCore
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// An inset laid out at a width: its frame, and the rows of its text in it.
struct InsetLayout: Sendable {
  /// A row of the text: one of a block of it.
  struct TextRow: Sendable {
    var block: Int
    var row: Int
  }

  let inset: Inset
  /// The cells of the frame.
  let columns: Int
  /// How the text in the frame is laid out.
  let format: PageFormat
  private(set) var blocks: [BlockLayout] = []
  private(set) var textRows: [TextRow] = []
  /// What the lower edge says: what is wrong, or how much more there is.
  private(set) var footer = ""

  /// The cells of an edge, and of the room beside it.
  private static let edge = 2

  init(_ inset: Inset, showsLineEnds: Bool, columns: Int, format: PageFormat) {
    self.inset = inset
    self.columns = columns
    var inner = format
    inner.measure = max(1, columns - 2 * Self.edge)
    self.format = inner
    let omitted = inset.omitted
    guard !inset.text.isEmpty else {
      footer = footer(hidden: 0, omitted)
      return
    }
    let source = RichPageSource(
      RichDocument(SourceText(bytes: inset.text)), album: PictureAlbum(known: inset.answers),
      showsLineEnds: showsLineEnds)
    let book = PageBook(source, format: inner)
    var box: LayoutBox?
    let rows = book.rows(from: book.firstRow, count: inset.mostRows)
    for (place, unit) in rows {
      if unit.box !== box { blocks.append(unit.box.layout) }
      box = unit.box
      textRows.append(TextRow(block: blocks.count - 1, row: place.row))
    }
    let hidden = rows.last.map { book.row(Int.max / 2, below: $0.place).moved } ?? 0
    footer = footer(hidden: hidden, omitted)
  }

  private func footer(hidden: Int, _ omitted: Inset.Omitted?) -> String {
    var parts = inset.problem.isEmpty ? [] : [inset.problem]
    // Lines of a source that were left out are lines as much as the rows that have no room.
    let isOfLines = omitted.map { $0.one == "line" } ?? true
    let lines = hidden + (isOfLines ? omitted?.count ?? 0 : 0)
    if lines > 0 { parts.append("\(lines) more \(lines == 1 ? "line" : "lines")") }
    if let omitted, !isOfLines, omitted.count > 0 {
      parts.append("\(omitted.count) more \(omitted.count == 1 ? omitted.one : omitted.many)")
    }
    return parts.joined(separator: " · ")
  }

  /// The rows with the frame's.
  var rowCount: Int { textRows.count + 2 }

  /// The column of the text, from that of the frame.
  var textColumn: Int { Self.edge }

  /// The block and its row that a row of the frame shows; nil for an edge.
  func text(inRow row: Int) -> TextRow? {
    textRows.indices.contains(row - 1) ? textRows[row - 1] : nil
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
