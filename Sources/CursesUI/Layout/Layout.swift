import CursesCore
import CursesViewGraph

/// A container of a program's own: it says how large it is and where its views go. After SwiftUI's
/// `Layout`.
///
///     struct Diagonal: Layout { … }
///     Diagonal { Text("One"); Text("Two") }
///
/// Lengths are points; sizes and places are rounded to cells, see `CellMapping`.
@MainActor @preconcurrency
public protocol Layout {
  /// What is kept from one question to the next; nothing unless said otherwise.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews
  /// What is worth computing once for all questions of a pass.
  func makeCache(subviews: Subviews) -> Cache
  /// The size the container chooses for an offer.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Puts the views, by `LayoutSubview.place`, within `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Views in this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    ArrangedView(
      .init(
        measure: { parts, columns, rows in
          let subviews = LayoutSubviews(parts: parts)
          var cache = makeCache(subviews: subviews)
          let proposal = ProposedViewSize(columns: columns, rows: rows)
          return cells(sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
        },
        place: { parts, rect in
          let subviews = LayoutSubviews(parts: parts)
          var cache = makeCache(subviews: subviews)
          let bounds = CGRect(PointRect(rect))
          placeSubviews(
            in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews,
            cache: &cache)
        }), content())
  }

  private func cells(_ size: CGSize) -> Size {
    Size(
      columns: max(0, CellMapping.columns(size.width)), rows: max(0, CellMapping.rows(size.height)))
  }
}

/// What a container offers a view, in points; nil asks for the ideal length. After SwiftUI's.
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width; nil asks for the ideal one.
  public var width: CGFloat?
  /// The offered height; nil asks for the ideal one.
  public var height: CGFloat?

  /// An offer of two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(columns: Int?, rows: Int?) {
    self.init(
      width: columns.map { CGFloat($0) * CellMapping.columnWidth },
      height: rows.map { CGFloat($0) * CellMapping.rowHeight })
  }

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offer with `size` in place of what is nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views of a layout, from the first. After SwiftUI's.
@MainActor
public struct LayoutSubviews: @MainActor RandomAccessCollection {
  let parts: [LayoutPart]

  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.count }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(part: parts[position]) }
}

/// A view as its layout sees it. After SwiftUI's.
@MainActor
public struct LayoutSubview {
  let part: LayoutPart

  /// More than any terminal has: what an infinite offer becomes.
  private static let unbounded = 1 << 16

  private func cells(_ proposal: ProposedViewSize) -> (columns: Int?, rows: Int?) {
    (
      proposal.width.map { min(Self.unbounded, CellMapping.columns($0)) },
      proposal.height.map { min(Self.unbounded, CellMapping.rows($0)) }
    )
  }

  /// How willingly it gives and takes room; see `layoutPriority`.
  public var priority: Double { part.priority }

  /// What the view tells its layout by `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    part.value(ObjectIdentifier(key)).flatMap { $0 as? Key.Value } ?? Key.defaultValue
  }

  /// The size the view chooses for an offer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = cells(proposal)
    let size = part.size(columns: offer.columns, rows: offer.rows)
    return CGSize(
      width: CGFloat(size.columns) * CellMapping.columnWidth,
      height: CGFloat(size.rows) * CellMapping.rowHeight)
  }

  /// Puts the view so that its `anchor` lies at a point of the screen.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize = .unspecified
  ) {
    let offer = cells(proposal)
    let size = part.size(columns: offer.columns, rows: offer.rows)
    let origin = Point(
      column: CellMapping.columns(
        position.x - anchor.x * CGFloat(size.columns) * CellMapping.columnWidth),
      row: CellMapping.rows(
        position.y - anchor.y * CGFloat(size.rows) * CellMapping.rowHeight))
    part.place(in: Rect(origin: origin, size: size))
  }
}

/// What a view can tell the layout around it. After SwiftUI's.
public protocol LayoutValueKey {
  associatedtype Value
  /// What a view says that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around the view something.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutValueView(self, key: ObjectIdentifier(key), value: value)
  }
}

extension CGRect {
  init(_ rect: PointRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
