import CursesHost
import CursesViewGraph

/// A part of an app's interface. After SwiftUI's `Scene`.
///
/// A terminal shows one window: the first of the app.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// What the scene is made of; a scene with a body is made of that.
  var parts: SceneParts { get }
}

extension Scene {
  public var parts: SceneParts { body.parts }
}

extension Never: Scene {}

/// The windows of a scene and how the terminal is to be set up for them.
public struct SceneParts {
  struct Window {
    var title: String?
    var content: AnyView
  }
  var windows: [Window] = []
  var options: HostOptions?
}

/// The program's window. After SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  let title: String?
  let content: () -> Content

  /// A window without a title of its own.
  public init(@ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }

  /// The same; a terminal has one window, so nothing is looked up by `id`.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// A window with a title, which is that of the terminal's window.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey).string, content: content)
  }

  /// The same with an identifier, which a terminal has no use for.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(titleKey, content: content) }

  /// A window under a string.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, id: String = "", @ViewBuilder content: @escaping () -> Content
  ) { self.init(title: String(title), content: content) }

  private init(title: String, content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  public var body: Never { preconditionFailure("a window group has no body") }

  public var parts: SceneParts {
    SceneParts(windows: [SceneParts.Window(title: title, content: AnyView(content()))])
  }
}

/// A single window: what `WindowGroup` is in a terminal.
public typealias Window = WindowGroup

/// Several scenes.
public struct SceneList: Scene {
  public let parts: SceneParts
  public var body: Never { preconditionFailure("a list of scenes has no body") }
}

/// Builds an app's scenes from the statements of a closure.
@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneList {
    var parts = SceneParts()
    for scene in repeat each content {
      parts.windows += scene.parts.windows
      parts.options = parts.options ?? scene.parts.options
    }
    return SceneList(parts: parts)
  }
}

extension Scene {
  /// How the terminal is set up for this scene: theme, background, mouse.
  public func hostOptions(_ options: HostOptions) -> some Scene {
    var parts = parts
    parts.options = options
    return SceneList(parts: parts)
  }
}

extension Scene {
  /// Runs an action when a value has changed, with the old one and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

  /// Hands a value down to the views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { changed { AnyView($0.environment(keyPath, value)) } }

  /// Hands an observable object down to the views of the scene, by its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { AnyView($0.environment(object)) }
  }

  /// Hands an observable object down to the views of the scene, by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { AnyView($0.environmentObject(object)) }
  }

  private func changed(_ change: (AnyView) -> AnyView) -> SceneList {
    var parts = parts
    for index in parts.windows.indices {
      parts.windows[index].content = change(parts.windows[index].content)
    }
    return SceneList(parts: parts)
  }
}
