import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A control that runs an action, by Enter, Space or a click. After SwiftUI's `Button`.
public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// A button with any label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with any label and a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(AnyView(label)), action: action)
    return context.resolve(
      StyledView<any PrimitiveButtonStyle>(usual: DefaultButtonStyle()) {
        $0.styled(configuration)
      }, old)
  }
}

extension Button where Label == Text {
  /// A button with a literal on it, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a string on it, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// The same with a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  /// The same with a role.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == Text {
  /// A button with the title of its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    let title =
      switch role {
      case .cancel: "Cancel"
      case .close: "Close"
      case .destructive: "Delete"
      default: "Done"
      }
    self.init(role: role, action: action) { Text(verbatim: title) }
  }
}

extension Button where Label == CursesControls.Label<Text, Image> {
  /// A button with a literal and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { CursesControls.Label(titleKey, systemImage: systemImage) } }

  /// A button with a string and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { CursesControls.Label(title, systemImage: systemImage) } }

  /// The same with a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      CursesControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// The same with a role.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CursesControls.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.trigger
    label = configuration.label
  }
}
