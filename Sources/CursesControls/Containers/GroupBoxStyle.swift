@_spi(Nodes) import CursesViewGraph

/// What a group box style gets. After SwiftUI's.
public struct GroupBoxStyleConfiguration {
  /// The heading, its type hidden.
  public typealias Label = StyledPart
  /// The views in the box, their types hidden.
  public typealias Content = StyledPart
  /// The heading, to be placed in the body.
  public let label: Label
  /// The views in the box, to be placed in the body.
  public let content: Content
}

/// The look of group boxes. After SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// A frame with the heading in its upper line.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style of boxes that have no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Section {
      VStack(alignment: .leading) { configuration.content }
    } header: {
      configuration.label
    }
    .environment(\.sectionLook, .box)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A frame with the heading in its upper line.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// The look of the group boxes in this view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    self.style(style, of: (any GroupBoxStyle).self)
  }
}
