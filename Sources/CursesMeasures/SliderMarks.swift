@_spi(Nodes) import CursesControls
import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A mark on the line of a slider, at a part of its range.
struct SliderMark {
  let fraction: Double
  let label: AnyView?

  /// The column of a part of the range on a line.
  static func column(of fraction: Double, in columns: Int) -> Int {
    Int((fraction * Double(max(0, columns - 1))).rounded())
  }
}

/// The labels of the marks, each below its own; one that has no room is left out.
struct SliderMarkLabels: View, PrimitiveView {
  let marks: [SliderMark]

  init(_ marks: [SliderMark]) { self.marks = marks.filter { $0.label != nil } }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SliderMarkLabelsNode ?? SliderMarkLabelsNode(context)
    node.fractions = marks.map(\.fraction)
    let labels = ForEach(Array(marks.indices), id: \.self) { marks[$0].label }
    node.updateContent(labels.textStyle { $0.ink = $0.ink ?? .role(.dim) }, context)
    return node
  }
}

/// The node of `SliderMarkLabels`.
final class SliderMarkLabelsNode: LayoutWrapperNode {
  var fractions: [Double] = [] { didSet { layOut(ifNew: fractions, oldValue) } }

  private func size(of node: Node) -> Size { node.size(for: ProposedSize(columns: nil, rows: nil)) }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(
      columns: proposal.columns ?? MeterNode.idealColumns,
      rows: content.map { size(of: $0).rows }.max() ?? 0)
  }

  override func placeChildren(in rect: Rect) {
    var free = rect.minColumn
    for (node, fraction) in zip(content, fractions) {
      let own = size(of: node)
      let middle = SliderMark.column(of: fraction, in: rect.size.columns) - own.columns / 2
      let column = rect.minColumn + max(0, min(middle, rect.size.columns - own.columns))
      let hasRoom = own.columns > 0 && column >= free
      node.place(
        in: Rect(
          origin: Point(column: column, row: rect.minRow),
          size: hasRoom ? own : Size(columns: 0, rows: 0)))
      if hasRoom { free = column + own.columns + 1 }
    }
  }
}

extension Slider {
  /// A slider with any of what it can have.
  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride? = nil,
    neutral: Value?, enabled: ClosedRange<Value>?, ticks: [SliderTick<Value>] = [],
    labels: (Label, ValueLabel, ValueLabel), current: some View, edit: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    (label, least, most) = labels
    func part(_ value: Value) -> Double { fraction(of: value, in: bounds) }
    var track = SliderTrack(value, in: bounds, step: step, edit: edit)
    track.neutral = neutral.map(part) ?? 0
    if let enabled { track.enabled = part(enabled.lowerBound)...part(enabled.upperBound) }
    track.marks = ticks.filter { bounds.contains($0.value) }.sorted()
      .map { SliderMark(fraction: part($0.value), label: $0.label) }
    self.track = track
    self.current = StyledPart(optional: current)
  }

  /// A slider with marks, labels for itself, its value and its ends.
  ///
  /// - Parameters:
  ///   - neutralValue: where the filled part of the line begins; nil for the lower bound.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, neutral: neutralValue, enabled: enabledBounds, ticks: Array(ticks().body),
      labels: (label(), minimumValueLabel(), maximumValueLabel()), current: currentValueLabel(),
      edit: onEditingChanged)
  }

  /// A slider without marks.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, neutral: neutralValue, enabled: enabledBounds,
      labels: (label(), minimumValueLabel(), maximumValueLabel()), current: currentValueLabel(),
      edit: onEditingChanged)
  }

  /// A slider with steps, of which those have a mark that a closure gives one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    // A line has not so many cells.
    let steps = stride(from: bounds.lowerBound, through: bounds.upperBound, by: step > 0 ? step : 1)
      .prefix(1_000)
    self.init(
      value, in: bounds, step: step, neutral: neutralValue, enabled: enabledBounds,
      ticks: steps.compactMap(tick),
      labels: (label(), minimumValueLabel(), maximumValueLabel()), current: currentValueLabel(),
      edit: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// A slider without marks.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider with steps, of which those have a mark that a closure gives one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }
}
