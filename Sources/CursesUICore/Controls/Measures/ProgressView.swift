/// How far something has come, as a line; or that it goes on, as a sign that turns. After SwiftUI's
/// `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let label: Label
  let current: CurrentValueLabel
  /// 0 to 1; nil while nobody knows.
  let fraction: Double?
  @Environment(\.progressIsCircular) private var isCircular

  /// Progress of a value towards a total under any label, with any label for the value. Nil is
  /// something whose end is not known.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    current = currentValueLabel()
    fraction = value.flatMap { value in
      total > 0 ? CursesUICore.fraction(of: value, in: 0...total) : nil
    }
  }

  public var body: some View {
    if let fraction {
      VStack(alignment: .leading) {
        label
        if isCircular {
          Sign(
            sign: ["○", "◔", "◑", "◕", "●"][Int((fraction * 4).rounded(.down))],
            ascii: "\(Int(fraction * 100))%", role: .accent)
        } else {
          Meter(fraction: fraction)
        }
        current.textStyle { $0.ink = $0.ink ?? .role(.dim) }
      }
    } else {
      HStack {
        Spinner()
        label
      }
    }
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

/// The look of progress. After SwiftUI's `ProgressViewStyle`.
public protocol ProgressViewStyle {
  /// Whether progress is a circle that fills, rather than a line.
  var isCircular: Bool { get }
}

/// A line that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The look of progress that has no other.
  public init() {}
  /// A line is no circle.
  public var isCircular: Bool { false }
}

/// A circle of one cell that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Progress in quarters.
  public init() {}
  /// It is one.
  public var isCircular: Bool { true }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills.
  public static var automatic: LinearProgressViewStyle { LinearProgressViewStyle() }
  /// A line that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle of one cell that fills.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

enum ProgressIsCircularKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var progressIsCircular: Bool {
    get { self[ProgressIsCircularKey.self] }
    set { self[ProgressIsCircularKey.self] = newValue }
  }
}

extension View {
  /// The look of the progress in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressIsCircular, style.isCircular)
  }
}
