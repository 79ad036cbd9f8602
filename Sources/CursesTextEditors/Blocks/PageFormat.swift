import CursesCore
@_spi(Nodes) import CursesViewGraph

/// What a page's layout depends on beside its blocks.
package struct PageFormat: Hashable, Sendable {
  /// The cells of a row, 1 at least.
  package var measure: Int
  package var widths: WidthModel
  package var signs: PageSigns
  /// Whether nothing but ASCII can be shown.
  var isASCII: Bool { signs == .ascii }
  /// The most rows of a picture; none are shown with 0.
  package var pictureRows: Int
  /// The colours that pictures are shown in.
  package var depth: ColorDepth
  /// Whether a word of a table that has no room is cut and not broken: where nothing is edited.
  var cutsWords = false

  package init(
    measure: Int, widths: WidthModel = .perScalar, signs: PageSigns = .unicode,
    pictureRows: Int = 0, depth: ColorDepth = .direct
  ) {
    self.measure = max(1, measure)
    self.widths = widths
    self.signs = signs
    self.pictureRows = pictureRows
    self.depth = depth
  }

  /// The measure that reads best; wider screens leave room beside it.
  static let bestMeasure = 80

  /// The columns of each container of a block, from the page's left edge. The outermost list is set in by
  /// two cells where the page is wide enough.
  func columns(ofContainersIn block: PageBlock) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var isInList = false
    var end = 0
    for container in block.containers {
      var start = end
      switch container {
      case .quote, .callout: end += 2
      case .item(let marker, let widest):
        start += isInList || measure < 30 ? 0 : 2
        isInList = true
        let own = marker.map { $0 == widest ? 0 : cells(of: $0) } ?? 0
        end = start + max(own, cells(of: widest)) + 1
      }
      columns.append(start..<end)
    }
    return columns
  }

  private func cells(of marker: PageMarker) -> Int {
    if case .number(let text) = marker, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      return text.utf8.count
    }
    return CellWidth.width(of: signs.text(of: marker), in: widths)
  }
}
