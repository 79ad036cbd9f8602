@_spi(Nodes) import CursesViewGraph

/// A name that is one's own. After SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty, InstallableProperty {
  /// An identity that no other namespace has.
  public struct ID: Hashable, Sendable {
    let object: ObjectIdentifier
  }

  final class Token {}

  final class Link {
    var token = Token()
  }

  private let link = Link()

  /// A name that no other view has.
  public init() {}

  /// The identity, the same as long as the view is on the screen.
  public var wrappedValue: ID { ID(object: ObjectIdentifier(link.token)) }

  package func separated() -> Namespace { Namespace() }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    if let kept = slot as? Token { link.token = kept }
    return link.token
  }
}

extension View {
  /// Views among which one is preferred for the focus.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Gives this view the focus when its scope comes onto the screen.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    PreferredFocus(content: self, isPreferred: prefersDefaultFocus, scope: namespace)
  }
}

/// Gives the focus back to the view of a scope that is preferred. After SwiftUI's `ResetFocusAction`.
public struct ResetFocusAction: Sendable {
  @MainActor static let wanted = PassthroughSubject<Namespace.ID, Never>()

  /// Gives the focus to the view that `prefersDefaultFocus(_:in:)` names in a scope.
  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) { Self.wanted.send(namespace) }
}

extension EnvironmentValues {
  /// Gives the focus back to the view of a scope that is preferred.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// A view that asks for the focus when it appears.
struct PreferredFocus<Content: View>: View {
  let content: Content
  let isPreferred: Bool
  let scope: Namespace.ID
  @FocusState private var hasFocus: Bool

  var body: some View {
    content.focused($hasFocus)
      .onAppear { if isPreferred { hasFocus = true } }
      .onReceive(ResetFocusAction.wanted) { if isPreferred, $0 == scope { hasFocus = true } }
  }
}
