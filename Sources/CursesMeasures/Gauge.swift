@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// A value within its bounds, as a line with its ends named. After SwiftUI's `Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  let label: Label
  let current: CurrentValueLabel
  let least: BoundsLabel
  let most: BoundsLabel
  let fraction: Double

  /// A value with labels for all there is to tell.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.label = label()
    current = currentValueLabel()
    least = minimumValueLabel()
    most = maximumValueLabel()
    fraction = CursesMeasures.fraction(of: value, in: bounds)
  }

  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: StyledPart(AnyView(label)),
      currentValueLabel: StyledPart(optional: current),
      minimumValueLabel: StyledPart(optional: least),
      maximumValueLabel: StyledPart(optional: most))
    return StyledView<any GaugeStyle>(usual: LineGaugeStyle()) { $0.styled(configuration) }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A value with a label, and one for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// A value with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}
