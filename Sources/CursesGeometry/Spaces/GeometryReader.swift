import CursesControls
import CursesViewGraph

/// A view whose content depends on the room it gets; it takes all that is offered. After SwiftUI's.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content
  @Environment(\.namedSpaces) private var spaces

  /// - Parameter content: gets the room that the view has.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    let spaces = spaces
    PlaceReader { rect, screen in
      content(GeometryProxy(rect: rect, screen: screen, spaces: spaces))
    }
  }
}

/// The place of a `GeometryReader`, in points.
public struct GeometryProxy: Equatable, Sendable {
  let rect: PointRect
  let screen: PointRect
  let spaces: NamedSpaces

  /// The size of the room.
  public var size: CGSize { CGSize(width: rect.width, height: rect.height) }

  /// Nothing: every cell of a terminal is safe.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the room in a coordinate space; in one that is not around as in `.global`.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    let space = space.coordinateSpace
    if space == .local { return CGRect(origin: .zero, size: size) }
    let origin = spaces.origin(of: space) ?? .zero
    return CGRect(
      origin: CGPoint(x: rect.x - Double(origin.x), y: rect.y - Double(origin.y)), size: size)
  }

  public static func == (one: GeometryProxy, other: GeometryProxy) -> Bool {
    one.rect == other.rect && one.screen == other.screen
  }
}
