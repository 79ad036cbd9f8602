@_spi(Nodes) import CursesControls
import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A value on a line, moved by the arrow keys, Home, End and the mouse. After SwiftUI's `Slider`.
///
/// Without a step an arrow moves it by a twentieth of the range, with Shift by a hundredth.
public struct Slider<Label: View, ValueLabel: View>: View {
  let label: Label
  let least: ValueLabel
  let most: ValueLabel
  let track: SliderTrack
  var current: StyledPart?

  /// A slider with labels for itself and for its ends.
  ///
  /// - Parameters:
  ///   - step: the distance of the values that can be chosen, from the lower bound on; nil for all.
  ///   - onEditingChanged: called with true when somebody begins to move it, with false at the end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.label = label()
    least = minimumValueLabel()
    most = maximumValueLabel()
    track = SliderTrack(value, in: bounds, step: step, edit: onEditingChanged)
  }

  public var body: some View {
    LabeledRow {
      label
    } control: {
      HStack {
        least.textStyle { $0.ink = $0.ink ?? .role(.dim) }
        VStack(alignment: .leading, gap: 0) {
          track
          if track.marks.contains(where: { $0.label != nil }) { SliderMarkLabels(track.marks) }
        }
        most.textStyle { $0.ink = $0.ink ?? .role(.dim) }
        current.textStyle { $0.ink = $0.ink ?? .role(.accent) }
      }
    }
  }
}

extension Slider {
  /// The same; the older order of arguments.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with any label; the older order of arguments.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider with any label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// The line of a slider with its knob. All values are parts of the range, 0 to 1.
struct SliderTrack: View, PrimitiveView {
  let fraction: Double
  let step: Double?
  let move: (Double) -> Void
  let edit: (Bool) -> Void
  /// Where the filled part begins.
  var neutral = 0.0
  /// The values that can be chosen.
  var enabled = 0.0...1
  var marks: [SliderMark] = []

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride?,
    edit: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = CursesMeasures.fraction(of: value.wrappedValue, in: bounds)
    self.step = step.flatMap { length > 0 ? Double($0) / length : nil }
    move = { fraction in
      let moved = bounds.lowerBound + Value(fraction * length)
      let new = min(max(moved, bounds.lowerBound), bounds.upperBound)
      if new != value.wrappedValue { value.wrappedValue = new }
    }
    self.edit = edit
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SliderNode ?? SliderNode(context)
    if node.environment.isEnabled != context.environment.isEnabled {
      context.graph.setNeedsFocusUpdate()
      node.invalidate()
    }
    node.environment = context.environment
    if node.fraction != fraction || node.track?.marks.map(\.fraction) != marks.map(\.fraction) {
      node.invalidate()
    }
    node.fraction = fraction
    node.track = self
    return node
  }
}

/// The node of `SliderTrack`.
final class SliderNode: MeterNode {
  var track: SliderTrack?
  private var isFocused = false
  private var isDragged = false

  override var isFocusable: Bool { environment.isEnabled }

  override func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    invalidate()
  }

  private var knob: Int { SliderMark.column(of: fraction, in: frame.size.columns) }

  override var readingPoint: Point { frame.origin.moved(columns: knob) }

  override func draw(in canvas: inout Canvas) {
    let role: Role = environment.isEnabled ? .accent : .faint
    guard !frame.isEmpty else { return }
    let start = SliderMark.column(of: track?.neutral ?? 0, in: frame.size.columns)
    let full = min(start, knob)..<max(start, knob)
    drawLine(in: &canvas, full: full, role: role)
    for mark in track?.marks ?? [] {
      let column = SliderMark.column(of: mark.fraction, in: frame.size.columns)
      let isFull = full.contains(column)
      canvas.write(
        String(canvas.look.symbol(isFull ? "┿" : "┼", ascii: "+")),
        column: frame.minColumn + column, row: frame.minRow, role: isFull ? role : .faint)
    }
    canvas.write(
      String(canvas.look.symbol(isFocused ? "◉" : "●", ascii: isFocused ? "@" : "o")),
      column: frame.minColumn + knob, row: frame.minRow, role: isFocused ? .caret : role)
  }

  // MARK: Events

  override func handle(_ event: InputEvent) -> Bool {
    guard environment.isEnabled else { return false }
    switch event {
    case .key(let key) where key.phase != .up && key.modifiers.isSubset(of: .shift):
      return handle(key)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    let step = track?.step ?? (key.modifiers.contains(.shift) ? 0.01 : 0.05)
    switch key.code {
    case .left: change(to: fraction - step)
    case .right: change(to: fraction + step)
    case .home: change(to: 0)
    case .end: change(to: 1)
    default: return false
    }
    return true
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .press(.left, _):
      isDragged = true
      track?.edit(true)
      move(to: place(of: mouse.position))
    case .drag(.left) where isDragged: move(to: place(of: mouse.position))
    case .release(.left) where isDragged:
      isDragged = false
      track?.edit(false)
    default: return false
    }
    return true
  }

  private func place(of point: Point) -> Double {
    Double(point.column - frame.minColumn) / Double(max(1, frame.size.columns - 1))
  }

  private func change(to fraction: Double) {
    track?.edit(true)
    move(to: fraction)
    track?.edit(false)
  }

  private func move(to wanted: Double) {
    guard let track else { return }
    func within(_ fraction: Double) -> Double {
      min(track.enabled.upperBound, max(track.enabled.lowerBound, fraction))
    }
    guard let step = track.step, step > 0 else { return track.move(within(wanted)) }
    track.move(within((within(wanted) / step).rounded() * step))
  }
}
