import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A part of what stands in an empty field, in one look.
struct FieldRun: Hashable, Sendable {
  var text: String
  var style: Style

  func columns(_ widths: WidthModel) -> Int { CellWidth.width(of: text, in: widths) }
}

extension TextAlignment {
  /// The free cells before a text in a row. One cell stays free for a caret at the end, with and without
  /// the focus, lest the text move when the focus comes.
  func lead(of columns: Int, in width: Int) -> Int {
    let free = max(0, width - 1 - columns)
    return switch self {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}
