@_spi(Nodes) import CursesViewGraph

/// What a style of labelled content gets. After SwiftUI's.
public struct LabeledContentStyleConfiguration {
  /// The label, its type hidden.
  public typealias Label = StyledPart
  /// The value or control, its type hidden.
  public typealias Content = StyledPart
  /// The label, to be placed in the body.
  public let label: Label
  /// The value or control, to be placed in the body.
  public let content: Content
}

/// The look of labelled content. After SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// The label beside the content, in a form in a column that all rows share; in a list the content is at the trailing
/// edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The label in words, for the controls beside it; empty where it is no plain text.
  var name = ""
  /// The style of labelled content that has no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    var row = LabeledRow {
      configuration.label
    } control: {
      configuration.content.environment(\.labelAround, name)
    }
    row.isSpread = true
    return row
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label beside the content.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// The look of labelled content in this view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    self.style(style, of: (any LabeledContentStyle).self)
  }
}
