@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// What a gauge style gets. After SwiftUI's.
public struct GaugeStyleConfiguration {
  /// What the gauge is of, its type hidden.
  public typealias Label = StyledPart
  /// What the value is called, its type hidden.
  public typealias CurrentValueLabel = StyledPart
  /// What the least value is called, its type hidden.
  public typealias MinimumValueLabel = StyledPart
  /// What the greatest value is called, its type hidden.
  public typealias MaximumValueLabel = StyledPart
  /// Where the value lies between its bounds, 0 to 1.
  public var value: Double
  /// What the gauge is of, to be placed in the body.
  public var label: Label
  /// What the value is called; nil where it is not.
  public var currentValueLabel: CurrentValueLabel?
  /// What the least value is called; nil where it is not.
  public var minimumValueLabel: MinimumValueLabel?
  /// What the greatest value is called; nil where it is not.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The look of gauges. After SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// A line with its ends named, below its label.
public struct LineGaugeStyle: GaugeStyle {
  /// The look of gauges that have no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        ControlLabel(configuration.label)
        configuration.currentValueLabel
      }
      HStack {
        configuration.minimumValueLabel.textStyle { $0.ink = $0.ink ?? .role(.dim) }
        Meter(fraction: configuration.value)
        configuration.maximumValueLabel.textStyle { $0.ink = $0.ink ?? .role(.dim) }
      }
    }
  }
}

extension GaugeStyle where Self == LineGaugeStyle {
  /// A line.
  public static var automatic: LineGaugeStyle { LineGaugeStyle() }
  /// A line.
  public static var linearCapacity: LineGaugeStyle { LineGaugeStyle() }
  /// SwiftUI's ring; here a line.
  public static var accessoryCircular: LineGaugeStyle { LineGaugeStyle() }
  /// SwiftUI's closed ring; here a line.
  public static var accessoryCircularCapacity: LineGaugeStyle { LineGaugeStyle() }
  /// SwiftUI's small line; here a line.
  public static var accessoryLinear: LineGaugeStyle { LineGaugeStyle() }
  /// SwiftUI's small line; here a line.
  public static var accessoryLinearCapacity: LineGaugeStyle { LineGaugeStyle() }
}

extension View {
  /// The look of the gauges in this view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    self.style(style, of: (any GaugeStyle).self)
  }
}
