import TerminalCore

/// The room a parent offers a child, in cells; nil asks for the child's ideal size.
struct ProposedSize: Hashable {
  var columns: Int?
  var rows: Int?

  /// More than any terminal has: asks for the largest size a child would take.
  static let unboundedLength = 1 << 16

  init(columns: Int?, rows: Int?) {
    self.columns = columns.map { max(0, $0) }
    self.rows = rows.map { max(0, $0) }
  }

  init(_ size: Size) { self.init(columns: size.columns, rows: size.rows) }

  func inset(columns: Int, rows: Int) -> ProposedSize {
    ProposedSize(columns: self.columns.map { $0 - columns }, rows: self.rows.map { $0 - rows })
  }
}

/// Which way a stack runs, and the two lengths of a size as it sees them.
public enum StackAxis: Hashable, Sendable {
  case horizontal, vertical

  func length(_ size: Size) -> Int { self == .horizontal ? size.columns : size.rows }
  func breadth(_ size: Size) -> Int { self == .horizontal ? size.rows : size.columns }

  func size(length: Int, breadth: Int) -> Size {
    self == .horizontal
      ? Size(columns: length, rows: breadth) : Size(columns: breadth, rows: length)
  }

  func length(_ proposal: ProposedSize) -> Int? {
    self == .horizontal ? proposal.columns : proposal.rows
  }
  func breadth(_ proposal: ProposedSize) -> Int? {
    self == .horizontal ? proposal.rows : proposal.columns
  }
  func proposal(length: Int?, breadth: Int?) -> ProposedSize {
    self == .horizontal
      ? ProposedSize(columns: length, rows: breadth) : ProposedSize(columns: breadth, rows: length)
  }
}

/// Where a view stands across the room it has.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// Where a view stands between the upper and the lower edge. Baselines are those of the first and of the
/// last row.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a smaller thing stands within a larger one.
public struct Alignment: Hashable, Sendable {
  /// Where the smaller thing stands across.
  public var horizontal: HorizontalAlignment
  /// Where it stands between the upper and the lower edge.
  public var vertical: VerticalAlignment
  /// A place along both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The rectangle of a size within another.
  func rect(of size: Size, in rect: Rect) -> Rect {
    let freeColumns = rect.size.columns - size.columns
    let freeRows = rect.size.rows - size.rows
    let column = [.leading: 0, .center: freeColumns / 2, .trailing: freeColumns][horizontal] ?? 0
    let row =
      switch vertical {
      case .top, .firstTextBaseline: 0
      case .center: freeRows / 2
      case .bottom, .lastTextBaseline: freeRows
      }
    return Rect(
      origin: Point(column: rect.minColumn + column, row: rect.minRow + row), size: size)
  }
}
