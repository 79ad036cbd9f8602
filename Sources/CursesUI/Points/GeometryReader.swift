import CursesControls
import CursesViewGraph

/// A view whose content depends on the room it gets; it takes all that is offered. After SwiftUI's.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// - Parameter content: gets the room that the view has.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    PlaceReader { rect, screen in content(GeometryProxy(rect: rect, screen: screen)) }
  }
}

/// The place of a `GeometryReader`, in points.
public struct GeometryProxy: Sendable {
  let rect: PointRect
  let screen: PointRect

  /// The size of the room.
  public var size: CGSize { CGSize(width: rect.width, height: rect.height) }

  /// Nothing: every cell of a terminal is safe.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the room in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: CGPoint(x: rect.x, y: rect.y), size: size)
    }
  }
}

/// What coordinates are counted from. After SwiftUI's; named spaces are not kept.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top left of the screen.
  case global
  /// The top left of the view.
  case local
}
