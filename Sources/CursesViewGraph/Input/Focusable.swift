import CursesCore

extension View {
  /// Lets the focus stand on a view that is no control.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, changed: { _ in })
  }

  /// The same, and tells when the focus comes and goes.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, changed: onFocusChange)
  }

  /// The same; what the focus is for makes no difference in a terminal.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { focusable(isFocusable) }

  /// Where the focus is when this view comes onto the screen.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }

  /// Controls that Tab visits together: the view itself, since Tab goes by the order on the screen.
  public func focusSection() -> some View { self }

  /// Leaves the look of the focus to the view: buttons in a style of the program's own are not underlined.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled
    }
  }
}

private enum FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

private enum WaitsForFocusKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views are marked while they have the focus, unless they show it themselves.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  /// Whether a view has the focus only after the user or the program has given it the focus.
  package var waitsForFocus: Bool {
    get { self[WaitsForFocusKey.self] }
    set { self[WaitsForFocusKey.self] = newValue }
  }
}

/// What the focus on a view is for. After SwiftUI's type; a terminal makes no difference.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be typed into.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever the view is for.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus holds. After SwiftUI's type; a terminal makes no difference.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable { case automatic, userInitiated }

struct FocusableView<Content: View>: View, PrimitiveView {
  let content: Content
  let isFocusable: Bool
  let changed: (Bool) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FocusableNode ?? FocusableNode(context)
    if node.takesFocus != isFocusable { context.graph.setNeedsFocusUpdate() }
    node.takesFocus = isFocusable
    node.changed = changed
    node.update(content, context)
    return node
  }
}

/// A view with a menu that a key opens, also from the control around it.
@MainActor
package protocol MenuKeyTaking: AnyObject {
  /// Returns whether the key is that of the menu, which it has opened.
  func takesMenuKey(_ key: Key) -> Bool
}

/// The node of `focusable`.
final class FocusableNode: LayoutWrapperNode, Reevaluable {
  var takesFocus = true
  var changed: (Bool) -> Void = { _ in }
  private var hasFocus = false
  private var rebuild: () -> Void = {}

  override var isFocusable: Bool { takesFocus && environment.isEnabled }

  func update(_ content: some View, _ context: ViewContext) {
    environment = context.environment
    rebuild = { [unowned self] in
      let outer = environment
      var inner = outer
      inner.isFocused = hasFocus
      updateContent(content, ViewContext(graph: graph, parent: parent, environment: inner))
      environment = outer
    }
    reevaluate()
  }

  func reevaluate() {
    graph.evaluated(self)
    rebuild()
  }

  /// The key of a menu opens the one of the view within.
  override func handle(_ event: InputEvent) -> Bool {
    guard hasFocus, case .key(let key) = event, key.phase != .up else { return false }
    var menu: (any MenuKeyTaking)?
    walk { if let found = $0 as? any MenuKeyTaking { menu = found } }
    return menu?.takesMenuKey(key) ?? false
  }

  override func focusChanged(_ isFocused: Bool) {
    super.focusChanged(isFocused)
    hasFocus = isFocused
    changed(isFocused)
    setNeedsUpdate()
  }
}
