@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// What a progress style gets. After SwiftUI's.
public struct ProgressViewStyleConfiguration {
  /// The label, its type hidden.
  public typealias Label = StyledPart
  /// The label of the value, its type hidden.
  public typealias CurrentValueLabel = StyledPart
  /// How far it has come, 0 to 1; nil while nobody knows.
  public let fractionCompleted: Double?
  /// What it is of, to be placed in the body; nil where there is none.
  public var label: Label?
  /// What the value is called, to be placed in the body; nil where there is none.
  public var currentValueLabel: CurrentValueLabel?
}

extension StyledPart {
  /// A part that may be left out: nil for an empty view.
  init?(optional view: some View) {
    if view is EmptyView { return nil }
    if let part = view as? StyledPart? {
      guard let part else { return nil }
      self = part
    } else {
      self.init(AnyView(view))
    }
  }
}

/// The look of progress. After SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// A line that fills, and a sign that turns while nobody knows how far.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: StyleTint?

  /// The look of progress that has no other.
  public nonisolated init() { tint = nil }

  /// The same in a colour of its own.
  package nonisolated init(paint: Paint) { tint = StyleTint(paint) }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(progress: configuration, isCircular: false, tint: tint)
  }
}

/// A circle of one cell that fills, in quarters.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: StyleTint?

  /// Progress in quarters.
  public nonisolated init() { tint = nil }

  /// The same in a colour of its own.
  package nonisolated init(paint: Paint) { tint = StyleTint(paint) }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(progress: configuration, isCircular: true, tint: tint)
  }
}

/// Progress as a line or a circle, below its label.
private struct ProgressLook: View {
  let progress: ProgressViewStyleConfiguration
  let isCircular: Bool
  let tint: StyleTint?

  var body: some View { InkView(look, tint?.paint ?? .tint, isTint: true) }

  @ViewBuilder private var look: some View {
    if let fraction = progress.fractionCompleted {
      VStack(alignment: .leading) {
        ControlLabel(progress.label)
        if isCircular {
          Sign(
            sign: ["○", "◔", "◑", "◕", "●"][Int((fraction * 4).rounded(.down))],
            ascii: "\(Int(fraction * 100))%", role: .accent)
        } else {
          Meter(fraction: fraction)
        }
        progress.currentValueLabel.textStyle { $0.ink = $0.ink ?? .role(.dim) }
      }
    } else {
      HStack {
        Spinner()
        ControlLabel(progress.label)
      }
    }
  }
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

extension View {
  /// The look of the progress in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    self.style(style, of: (any ProgressViewStyle).self)
  }
}
