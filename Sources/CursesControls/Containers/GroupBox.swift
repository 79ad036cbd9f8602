@_spi(Nodes) import CursesViewGraph

/// Views in a box with a heading. After SwiftUI's `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Views under any heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views under any heading. The older order of arguments.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: StyledPart(AnyView(label)), content: StyledPart(AnyView(content)))
    return StyledView<any GroupBoxStyle>(usual: DefaultGroupBoxStyle()) { $0.styled(configuration) }
  }
}

extension GroupBox where Label == StyledPart, Content == StyledPart {
  /// The box that a style was asked to draw.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Views under a literal, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Views under a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

/// Controls that belong together, beside each other. After SwiftUI's `ControlGroup`.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Controls beside each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { HStack { content } }
}

/// Controls that belong together, after what says of what they are.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View {
    label
    content
  }
}

extension ControlGroup {
  /// Controls beside each other, after a label.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init { LabeledControlGroupContent(content: content(), label: label()) }
  }

  /// Controls beside each other, after a literal.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }
}
