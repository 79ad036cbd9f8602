@_spi(Nodes) import CursesViewGraph

/// A control that is on or off, switched by Space, Enter or a click. After SwiftUI's `Toggle`.
public struct Toggle<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  /// A switch with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = isOn.wrappedValue
  }

  /// A toggle for several values at once: mixed when some are on and some are off.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    self.isOn = Binding(
      get: { !bindings.isEmpty && bindings.allSatisfy { $0.wrappedValue } },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = count > 0 && count < bindings.count
    self.label = label()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let configuration = ToggleStyleConfiguration(
      label: .init(AnyView(label)), isOn: isOn, isMixed: isMixed)
    return context.resolve(
      StyledView<any ToggleStyle>(usual: DefaultToggleStyle()) { $0.styled(configuration) }, old)
  }
}

extension Toggle where Label == Text {
  /// A switch under a literal, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch under a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// A switch for several values at once, under a literal.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// A switch for several values at once, under a string.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == CursesControls.Label<Text, Image> {
  /// A switch under a literal and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CursesControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch under a string and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CursesControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == StyledPart {
  /// The toggle that a style was asked to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

/// What a toggle style gets. After SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The label, its type hidden.
  public typealias Label = StyledPart
  /// What the toggle is for, to be placed in the body.
  public let label: Label
  /// Whether it is on; setting it is what a press does.
  @Binding public var isOn: Bool
  /// Whether some of several sources are on and others are not.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The look and behaviour of toggles. After SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension View {
  /// The look of the toggles in this view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    self.style(style, of: (any ToggleStyle).self)
  }
}
