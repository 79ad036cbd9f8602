import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A heading that shows and hides what belongs to it: by Enter, Space, a click; the arrow to the right opens
/// it, the one to the left closes it. After SwiftUI's `DisclosureGroup`.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let shared: Binding<Bool>?
  @State private var own = false

  /// A group that is closed to begin with.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    shared = nil
  }

  /// A group that is open as a binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    shared = isExpanded
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = isExpanded.wrappedValue
  }

  private var isOpen: Binding<Bool> { shared ?? $own }

  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: StyledPart(AnyView(label)), content: StyledPart(AnyView(LaterView(make: content))),
      isExpanded: isOpen)
    return StyledView<any DisclosureGroupStyle>(usual: AutomaticDisclosureGroupStyle()) {
      $0.styled(configuration)
    }
  }
}

/// A view that is made when it is shown.
private struct LaterView<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
  /// A group under a literal, closed to begin with.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A group under a literal, open as a binding says.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) }) }

  /// A group under a string, shown as it is, closed to begin with.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A group under a string, shown as it is, open as a binding says.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, label: { Text(title) }) }
}
