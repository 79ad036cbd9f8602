@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// How far something has come, as a line; or that it goes on, as a sign that turns. After SwiftUI's
/// `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let label: Label
  let current: CurrentValueLabel
  /// 0 to 1; nil while nobody knows.
  let fraction: Double?
  /// The fraction at a moment, and when it is another; nil where time makes no difference.
  var clock: ((Double) -> (fraction: Double?, next: Double?))?

  /// Progress of a value towards a total under any label, with any label for the value. Nil is
  /// something whose end is not known.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    current = currentValueLabel()
    fraction = value.flatMap { value in
      total > 0 ? CursesMeasures.fraction(of: value, in: 0...total) : nil
    }
  }

  public var body: some View {
    if let clock {
      ClockReader(next: { clock($0).next }, content: { styled(clock($0).fraction) })
    } else {
      styled(fraction)
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: StyledPart(optional: label),
      currentValueLabel: StyledPart(optional: current))
    return StyledView<any ProgressViewStyle>(usual: LinearProgressViewStyle()) {
      $0.styled(configuration)
    }
  }
}

extension ProgressView {
  /// The progress of time, in seconds since 1970.
  package init(
    from start: Double, to end: Double, countsDown: Bool, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: 0.0, label: label, currentValueLabel: currentValueLabel)
    let length = max(end - start, 0.001)
    clock = { now in
      let share = min(max((now - start) / length, 0), 1)
      // A bar is seldom longer than a hundred cells.
      let next = share < 1 ? max(now, start) + max(length / 200, 0.1) : nil
      return (countsDown ? 1 - share : share, next)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The progress of what tells of no change: it is asked for its fraction, nil while nobody knows, and whether
  /// it has ended, ten times a second until then.
  package init(asking state: @escaping () -> (fraction: Double?, isDone: Bool)) {
    self.init()
    clock = { now in
      let (fraction, isDone) = state()
      return (fraction.map { min(max($0, 0), 1) }, isDone ? nil : now + 0.1)
    }
  }
}

extension ProgressView where Label == StyledPart?, CurrentValueLabel == StyledPart? {
  /// The progress that a style was asked to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    label = configuration.label
    current = configuration.currentValueLabel
    fraction = configuration.fractionCompleted
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of a value towards a total under any label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }

  /// Something that goes on, with any label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  public init() { self.init(label: { EmptyView() }) }

  /// Progress of a value towards a total.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a literal.
  public init(_ titleKey: LocalizedStringKey) { self.init(label: { Text(titleKey) }) }

  /// Something that goes on, with a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(label: { Text(title) }) }

  /// Progress of a value towards a total under a literal.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) { self.init(value: value, total: total, label: { Text(titleKey) }) }

  /// Progress of a value towards a total under a string, shown as it is.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) { self.init(value: value, total: total, label: { Text(title) }) }
}

/// A sign that turns five times a second; it stands still with reduced motion.
struct Spinner: View {
  private static let signs = ["◐", "◓", "◑", "◒"]
  private static let asciiSigns = ["|", "/", "-", "\\"]

  var body: some View {
    ClockReader(isMotion: true, next: Self.nextTurn, content: Self.sign)
  }

  private static func nextTurn(after time: Double) -> Double? {
    (time * 5).rounded(.down) / 5 + 0.2
  }

  private static func sign(at time: Double) -> Sign {
    let step = Int((time * 5).rounded())
    return Sign(
      sign: signs[step % signs.count], ascii: asciiSigns[step % asciiSigns.count], role: .accent)
  }
}
