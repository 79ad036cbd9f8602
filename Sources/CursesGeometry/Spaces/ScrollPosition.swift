import CursesControls
@_spi(Nodes) import CursesViewGraph

/// Where a view that scrolls is asked to be. After SwiftUI's.
///
/// It says where the program has sent it, not where the user has scrolled to.
public struct ScrollPosition: Hashable, @unchecked Sendable {
  var request: ScrollRequest?

  /// Wherever it is.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  /// At a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// At an edge.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

  private mutating func ask(_ target: ScrollRequest.Target) {
    request = ScrollRequest(target, number: (request?.number ?? 0) + 1)
  }

  /// Goes to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    ask(.view(AnyHashable(id), anchor?.alignment))
  }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) {
    ask(edge == .bottom || edge == .trailing ? .end : .start)
  }
  /// Goes so many points down.
  public mutating func scrollTo(y: CGFloat) { ask(.offset(column: nil, row: CellMapping.rows(y))) }
  /// Goes so many points to the right.
  public mutating func scrollTo(x: CGFloat) {
    ask(.offset(column: CellMapping.columns(x), row: nil))
  }
  /// Goes to a place.
  public mutating func scrollTo(point: CGPoint) {
    ask(.offset(column: CellMapping.columns(point.x), row: CellMapping.rows(point.y)))
  }

  /// The view that it was last sent to.
  public var viewID: (any Hashable)? {
    guard case .view(let id, _)? = request?.target else { return nil }
    return id.base as? any Hashable
  }

  /// The view that it was last sent to, of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }
}

extension UnitPoint {
  /// The nearest of nine alignments.
  var alignment: Alignment {
    Alignment(
      horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
      vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
  }
}

extension View {
  /// Scrolls this view where a value says. It is not told where the user scrolls to.
  ///
  /// - Parameter anchor: accepted.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { ScrollRequestView(self, position.wrappedValue.request) }

  /// Scrolls this view to the one with an identity whenever that is another one. It is not told where the user scrolls
  /// to.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollRequestView(
      self, id.wrappedValue.map { ScrollRequest(.view(AnyHashable($0), anchor?.alignment)) })
  }
}
