import CursesCore

/// The room a parent offers a child, in cells; nil asks for the child's ideal size.
@_spi(Nodes) public struct ProposedSize: Hashable {
  package var columns: Int?
  package var rows: Int?

  /// More than any terminal has: asks for the largest size a child would take.
  package static let unboundedLength = 1 << 16

  package init(columns: Int?, rows: Int?) {
    self.columns = columns.map { max(0, $0) }
    self.rows = rows.map { max(0, $0) }
  }

  package init(_ size: Size) { self.init(columns: size.columns, rows: size.rows) }

  package func inset(columns: Int, rows: Int) -> ProposedSize {
    ProposedSize(columns: self.columns.map { $0 - columns }, rows: self.rows.map { $0 - rows })
  }
}

/// Which way a stack runs, and the two lengths of a size as it sees them.
public enum StackAxis: Hashable, Sendable {
  case horizontal, vertical

  package func length(_ size: Size) -> Int { self == .horizontal ? size.columns : size.rows }
  package func breadth(_ size: Size) -> Int { self == .horizontal ? size.rows : size.columns }

  package func size(length: Int, breadth: Int) -> Size {
    self == .horizontal
      ? Size(columns: length, rows: breadth) : Size(columns: breadth, rows: length)
  }

  func length(_ proposal: ProposedSize) -> Int? {
    self == .horizontal ? proposal.columns : proposal.rows
  }
  package func breadth(_ proposal: ProposedSize) -> Int? {
    self == .horizontal ? proposal.rows : proposal.columns
  }
  package func proposal(length: Int?, breadth: Int?) -> ProposedSize {
    self == .horizontal
      ? ProposedSize(columns: length, rows: breadth) : ProposedSize(columns: breadth, rows: length)
  }
}

/// Where a view stands across the room it has: how far a child's breadth moves within its stack's.
package enum StackPosition {
  case start, middle, end

  /// How far something moves where so many cells are free.
  func shift(_ free: Int) -> Int {
    switch self {
    case .start: 0
    case .middle: free / 2
    case .end: free
    }
  }
}

/// Where a view stands across the room it has.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The line by which views are aligned.
  package let guide: AlignmentGuide
  let position: StackPosition?

  /// A line of a program's own.
  package init(_ guide: AlignmentGuide) {
    self.guide = guide
    position = nil
  }

  private init(_ number: Int, _ position: StackPosition, _ share: Double) {
    guide = AlignmentGuide(number: number) { $0.width * share }
    self.position = position
  }

  /// At the left edge.
  public static let leading = HorizontalAlignment(0, .start, 0)
  /// In the middle.
  public static let center = HorizontalAlignment(1, .middle, 0.5)
  /// At the right edge.
  public static let trailing = HorizontalAlignment(2, .end, 1)
}

/// Where a view stands between the upper and the lower edge. Baselines are those of the first and of the last row.
public struct VerticalAlignment: Hashable, Sendable {
  /// The line by which views are aligned.
  package let guide: AlignmentGuide
  let position: StackPosition?

  /// A line of a program's own.
  package init(_ guide: AlignmentGuide) {
    self.guide = guide
    position = nil
  }

  private init(
    _ number: Int, _ position: StackPosition,
    _ line: @escaping @Sendable (GuideDimensions) -> Double
  ) {
    guide = AlignmentGuide(number: number, standard: line)
    self.position = position
  }

  /// At the upper edge.
  public static let top = VerticalAlignment(10, .start) { _ in 0 }
  /// In the middle.
  public static let center = VerticalAlignment(11, .middle) { $0.height / 2 }
  /// At the lower edge.
  public static let bottom = VerticalAlignment(12, .end) { $0.height }
  /// At the first row.
  public static let firstTextBaseline = VerticalAlignment(13, .start) {
    min($0.height, PointScale.row)
  }
  /// At the last row.
  public static let lastTextBaseline = VerticalAlignment(14, .end) { $0.height }
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
  package func rect(of size: Size, in rect: Rect) -> Rect {
    let free = Size(
      columns: rect.size.columns - size.columns, rows: rect.size.rows - size.rows)
    let column =
      horizontal.position?.shift(free.columns)
      ?? PointScale.columns(horizontal.guide.shift(of: size, in: rect.size))
    let row =
      vertical.position?.shift(free.rows)
      ?? PointScale.rows(vertical.guide.shift(of: size, in: rect.size))
    return Rect(
      origin: Point(column: rect.minColumn + column, row: rect.minRow + row), size: size)
  }
}
