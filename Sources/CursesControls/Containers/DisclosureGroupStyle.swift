import CursesCore
@_spi(Nodes) import CursesViewGraph

/// What a style of disclosure groups gets. After SwiftUI's.
public struct DisclosureGroupStyleConfiguration {
  /// The heading, its type hidden.
  public typealias Label = StyledPart
  /// What is shown and hidden, its type hidden.
  public typealias Content = StyledPart
  /// The heading, to be placed in the body.
  public let label: Label
  /// What is shown and hidden, to be placed in the body while the group is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The look of disclosure groups. After SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// The heading with an arrow before it, and the content below, moved in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style of groups that have no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let isOpen = configuration.$isExpanded
    VStack(alignment: .leading) {
      DisclosureHeading(isOpen: isOpen, label: configuration.label)
      if isOpen.wrappedValue {
        VStack(alignment: .leading) { configuration.content }
          .padding(columns: 0, rows: 0, leading: 2, trailing: 0, top: 0, bottom: 0)
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The heading with an arrow before it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// The look of the disclosure groups in this view.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    self.style(style, of: (any DisclosureGroupStyle).self)
  }
}

/// A heading with an arrow before it that opens and closes what is below.
struct DisclosureHeading<Label: View>: View {
  let isOpen: Binding<Bool>
  let label: Label

  var body: some View { HeadingView(isOpen: isOpen, content: pressable) }

  private var pressable: some View {
    Pressable(
      action: { isOpen.wrappedValue.toggle() },
      otherKeys: { key in
        let opens = key.code == .right
        guard key.modifiers.isEmpty, opens || key.code == .left, isOpen.wrappedValue != opens
        else { return false }
        isOpen.wrappedValue = opens
        return true
      },
      content: { state in
        HStack {
          DisclosureSign(isOpen: isOpen.wrappedValue)
          label
        }
        .textStyle { if state.isFocused { $0.ink = .role(.buttonFocused) } }
        .tinted(state.isFocused ? .buttonFocused : nil)
      })
  }
}

/// The arrow before a heading.
struct DisclosureSign: View {
  let isOpen: Bool
  var body: some View { Sign(sign: isOpen ? "▾" : "▸", ascii: isOpen ? "v" : ">") }
}

/// A heading that opens and closes, told from a button.
struct HeadingView<Content: View>: View, PrimitiveView {
  let isOpen: Binding<Bool>
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? HeadingNode ?? HeadingNode(context)
    node.isOpen = isOpen
    node.updateContent(content, context)
    return node
  }
}

/// The node of a heading that opens and closes.
final class HeadingNode: WrapperNode {
  var isOpen: Binding<Bool>?
  override var isStructural: Bool { true }
}
