import CursesCore
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// A picture fitted into the cells of a page: one pixel across a cell, two down.
struct PictureLayout: Hashable, Sendable {
  let picture: PagePicture
  /// The column of its left edge, from that of the page.
  let left: Int
  /// The cells it has.
  let columns: Int
  let rows: Int
  /// Its pixels, as many as it has halves of cells; the last row may be half empty.
  let pixels: PixelGrid
  /// The text in a frame that it is.
  let inset: InsetLayout?
  /// What is wrong, in the rows that it takes.
  private(set) var words: LeafLayout?

  /// As wide as the text and as high as the page allows, in its own shape; no pixel of it is made larger
  /// than one.
  init(_ picture: PagePicture, left: Int, format: PageFormat) {
    self.picture = picture
    self.left = left
    let room = max(1, format.measure - left)
    if case .inset(let text) = picture {
      let layout = InsetLayout(text, columns: room, format: format)
      (columns, rows, pixels) = (room, layout.rowCount, PixelGrid(width: 0, height: 0))
      inset = layout
      return
    }
    inset = nil
    switch picture {
    case .pending, .inset: (columns, rows, pixels) = (0, 0, PixelGrid(width: 0, height: 0))
    case .problem(let words):
      var leaf = LeafLayout(
        PageLeaf(Array(words.utf8)), left: left,
        style: ParagraphStyle(width: room, widths: format.widths), firstRow: 0)
      (columns, rows, pixels) = (room, leaf.layout.rowCount(), PixelGrid(width: 0, height: 0))
      self.words = leaf
    case .picture(let picture) where format.pictureRows < 1:
      (columns, rows, pixels) = (0, 0, picture.pixels)
    case .picture(let picture):
      let (width, height) = PictureLayout.size(
        picture.pixels, width: max(1, min(room, picture.mostColumns ?? room)),
        height: format.pictureRows * 2)
      (columns, rows) = (width, (height + 1) / 2)
      pixels = picture.pixels(width: width, height: height, depth: format.depth)
    }
  }

  private static func size(
    _ pixels: PixelGrid, width mostWidth: Int, height mostHeight: Int
  ) -> (width: Int, height: Int) {
    guard pixels.width > 0, pixels.height > 0 else { return (0, 0) }
    var width = min(mostWidth, pixels.width)
    var height = max(1, (pixels.height * width + pixels.width / 2) / pixels.width)
    if height > mostHeight {
      height = mostHeight
      width = max(1, min(width, (pixels.width * height + pixels.height / 2) / pixels.height))
    }
    return (width, height)
  }

  // What it shows follows from these; its pixels need not be looked at.
  static func == (one: PictureLayout, two: PictureLayout) -> Bool {
    one.picture == two.picture && one.left == two.left && one.columns == two.columns
      && one.rows == two.rows
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(picture)
    hasher.combine(left)
    hasher.combine(columns)
    hasher.combine(rows)
  }
}
