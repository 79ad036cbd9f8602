@_spi(Nodes) import CursesViewGraph

/// A value with a label. After SwiftUI's `LabeledContent`.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Anything under any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: StyledPart(AnyView(label)), content: StyledPart(AnyView(content)))
    var usual = AutomaticLabeledContentStyle()
    usual.name = (label as? Text)?.string ?? ""
    return StyledView<any LabeledContentStyle>(usual: usual) { $0.styled(configuration) }
  }
}

extension LabeledContent where Label == Text {
  /// Anything under a literal, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Anything under a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text under a literal, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey) { Text(value).role(.dim) }
  }

  /// A text under a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value).role(.dim) }
  }
}

extension LabeledContent where Label == StyledPart, Content == StyledPart {
  /// The value and label that a style was asked to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}
