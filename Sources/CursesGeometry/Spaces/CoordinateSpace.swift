import CursesCore
@_spi(Nodes) import CursesViewGraph

/// What coordinates are counted from. After SwiftUI's.
public enum CoordinateSpace: Hashable, @unchecked Sendable, CoordinateSpaceProtocol {
  /// The top left of the screen.
  case global
  /// The top left of the view.
  case local
  /// The top left of a view around that `coordinateSpace` has given a name.
  case named(AnyHashable)

  public var coordinateSpace: CoordinateSpace { self }
}

/// Something that coordinates are counted from. After SwiftUI's.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The top left of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the whole screen.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The top left of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the view itself.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The top left of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The top left of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The top left of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The top left of a view around that `coordinateSpace` has given a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The view that scrolls around.
  public static var scrollView: NamedCoordinateSpace { named(ScrollSpaceName()) }
}

private struct ScrollSpaceName: Hashable {}

extension View {
  /// Gives the space of this view a name, by which places within it are counted.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NamedSpaceView(content: self, name: name.name)
  }

  /// Gives the space of this view a name, by which places within it are counted.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    NamedSpaceView(content: self, name: AnyHashable(name))
  }
}

/// The named coordinate spaces around a view.
package struct NamedSpaces: @unchecked Sendable {
  /// Where a view with a name lies.
  final class Place {
    var rect = PointRect.zero
  }
  var places: [AnyHashable: Place] = [:]

  /// The top left of a space, in points of the screen; nil for one that is not around, and for `local`.
  package func origin(of space: CoordinateSpace) -> CGPoint? {
    switch space {
    case .global: .zero
    case .local: nil
    case .named(let name): places[name].map { CGPoint(x: $0.rect.x, y: $0.rect.y) }
    }
  }
}

private enum NamedSpacesKey: EnvironmentKey {
  static var defaultValue: NamedSpaces { NamedSpaces() }
}

extension EnvironmentValues {
  /// The named coordinate spaces around.
  package var namedSpaces: NamedSpaces {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}

struct NamedSpaceView<Content: View>: View, PrimitiveView {
  let content: Content
  let name: AnyHashable

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? NamedSpaceNode ?? NamedSpaceNode(context)
    var inner = context
    inner.environment.namedSpaces.places[name] = node.place
    node.updateContent(content, inner)
    return node
  }
}

/// The node of `coordinateSpace`.
final class NamedSpaceNode: LayoutWrapperNode {
  let place = NamedSpaces.Place()
  override var passesLight: Bool { true }

  override func placeChildren(in rect: Rect) {
    place.rect = PointRect(rect)
    super.placeChildren(in: rect)
  }
}
