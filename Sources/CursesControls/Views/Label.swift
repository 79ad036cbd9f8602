@_spi(Nodes) import CursesViewGraph

/// A title with a symbol before it. After SwiftUI's `Label`.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  let title: Title
  let icon: Icon

  /// Any title with any icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let configuration = LabelStyleConfiguration(
      title: .init(AnyView(title)), icon: .init(AnyView(icon)))
    return context.resolve(
      StyledView<any LabelStyle>(usual: TitleAndIconLabelStyle()) { $0.styled(configuration) }, old)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A literal, whose Markdown is shown, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A string, shown as it is, with a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == StyledPart, Icon == StyledPart {
  /// The label that a style was asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// What a label style gets.
public struct LabelStyleConfiguration {
  /// The title, its type hidden.
  public typealias Title = StyledPart
  /// The icon, its type hidden.
  public typealias Icon = StyledPart
  /// The words, to be placed in the body.
  public let title: Title
  /// The sign, to be placed in the body.
  public let icon: Icon
}

/// The look of labels. After SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// Symbol and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style of labels that have no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The words without their sign.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The sign without its words.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Symbol and title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// Symbol and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// The look of the labels in this view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    self.style(style, of: (any LabelStyle).self)
  }
}
