/// A change of a view that can be used again. After SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ModifierContent: View, PrimitiveView {
  let view: AnyView
  package func resolve(_ old: Node?, _ context: ViewContext) -> Node { context.resolve(view, old) }
}

/// A view with a modifier. The modifier's dynamic properties work as a view's.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view that is modified.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public var body: some View {
    modifier.body(content: ModifierContent(view: AnyView(content)))
  }

  public func _makeNode(_ slot: _NodeSlot) -> _MadeNode {
    slot.fill(with: self) { view, place in
      place.install(view.modifier)
      place.show(place.watched { view.body })
    }
  }
}

extension ModifiedContent: Animatable where Modifier: Animatable {
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public nonisolated init() {}
  /// A modifier that changes nothing.
  public nonisolated static let identity = EmptyModifier()
  /// The content itself.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// The view as a modifier shows it.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<
    Self, Modifier
  > { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier {
  /// This modifier, and then another one.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> some ViewModifier {
    ModifierPair(first: self, second: modifier)
  }
}

/// Two modifiers, one after the other.
struct ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second
  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}
