import CursesViewGraph

/// What the shape of a view's content is for. After SwiftUI's; a click counts for the whole rectangle.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is clicked, and reads aloud.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What stands above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is lit under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What is read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Accepted: a click counts for the whole rectangle.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}
