import CursesHost
import CursesViewGraph

// How windows of other systems come and look: taken, so that a program compiles as it is. The terminal's window is
// its own.

/// How the size of a window may change. After SwiftUI's.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// How a window looks. After SwiftUI's `WindowStyle`.
public enum WindowStyleKind: Hashable, Sendable { case automatic, hiddenTitleBar, titleBar, plain }

/// How the bar of a window looks. After SwiftUI's `WindowToolbarStyle`.
public enum WindowToolbarStyleKind: Hashable, Sendable {
  case automatic, expanded, unified, unifiedCompact
}

/// Before which windows a window lies. After SwiftUI's.
public enum WindowLevel: Hashable, Sendable { case automatic, desktop, floating, normal }

/// Whether a scene comes when the program starts. After SwiftUI's.
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }

/// Whether the windows of before come back. After SwiftUI's.
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }

extension Scene {
  /// Accepted: the terminal's window has its own size.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Accepted: the terminal's window has its own size.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Accepted: the terminal's window has its own place.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Accepted: the terminal's window has its own size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Accepted: the terminal's window is its own.
  public func windowStyle(_ style: WindowStyleKind) -> some Scene { self }
  /// Accepted: the terminal's window is its own.
  public func windowToolbarStyle(_ style: WindowToolbarStyleKind) -> some Scene { self }
  /// Accepted: the terminal's window is its own.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Accepted: the first scene comes.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Accepted: a program begins with what it says itself.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
}

/// What a background of a container is that of. After SwiftUI's.
public enum ContainerBackgroundPlacement: Hashable, Sendable { case widget, navigation, window }

extension View {
  /// Accepted: the ground is the theme's.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Accepted: a shape in a container is a rectangle.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// Accepted: the ground is the theme's.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted: bars have the theme's colours.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted: rows lie on the ground of the list.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
}
