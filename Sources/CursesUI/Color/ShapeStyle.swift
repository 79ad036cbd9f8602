import CursesViewGraph

/// What shapes are filled with and text is written in: a colour, a gradient, a material.
///
/// A style of one's own says in `resolve(in:)` which of these it is under an environment, as in
/// SwiftUI.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style to be used under an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style that resolves to nothing has no such value.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted as it is")
  }
}

/// A style that the library knows how to paint.
package protocol PaintedStyle: ShapeStyle {
  var painted: Paint { get }
}

extension ShapeStyle {
  /// The paint of the style; one that depends on the environment is settled when it is drawn.
  package var paint: Paint {
    if let known = self as? any PaintedStyle { return known.painted }
    let style = self
    return .deferred(DeferredPaint { style.resolve(in: $0).paint })
  }
}

/// Any style, its type hidden.
public struct AnyShapeStyle: PaintedStyle {
  package let painted: Paint
  /// Takes any style over.
  public init<S: ShapeStyle>(_ style: S) { painted = style.paint }
}

/// The foreground style of the place.
public struct ForegroundStyle: PaintedStyle {
  /// Whatever `foregroundStyle` says around the place.
  public init() {}
  package var painted: Paint { .foreground }
}

/// The tint of the place.
public struct TintShapeStyle: PaintedStyle {
  /// Whatever `tint` says around the place.
  public init() {}
  package var painted: Paint { .tint }
}

/// The ground of the theme.
public struct BackgroundStyle: PaintedStyle {
  /// The ground that panels of the theme have.
  public init() {}
  package var painted: Paint { .role(.panel) }
}

/// The theme's look of the prompt in an empty field.
public struct PlaceholderTextShapeStyle: PaintedStyle {
  /// The look of a prompt.
  public init() {}
  package var painted: Paint { .role(.placeholder) }
}

extension ShapeStyle {
  /// The style with a part of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .faded(paint, by: min(max(opacity, 0), 1)))
  }
}

extension AnyShapeStyle {
  init(paint: Paint) { painted = paint }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the place.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the place.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The theme's look of a prompt.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the theme.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
  /// `Color.red`.
  public static var red: Color { Color.red }
  /// `Color.orange`.
  public static var orange: Color { Color.orange }
  /// `Color.yellow`.
  public static var yellow: Color { Color.yellow }
  /// `Color.green`.
  public static var green: Color { Color.green }
  /// `Color.mint`.
  public static var mint: Color { Color.mint }
  /// `Color.teal`.
  public static var teal: Color { Color.teal }
  /// `Color.cyan`.
  public static var cyan: Color { Color.cyan }
  /// `Color.blue`.
  public static var blue: Color { Color.blue }
  /// `Color.indigo`.
  public static var indigo: Color { Color.indigo }
  /// `Color.purple`.
  public static var purple: Color { Color.purple }
  /// `Color.pink`.
  public static var pink: Color { Color.pink }
  /// `Color.brown`.
  public static var brown: Color { Color.brown }
  /// `Color.gray`.
  public static var gray: Color { Color.gray }
  /// `Color.white`.
  public static var white: Color { Color.white }
  /// `Color.black`.
  public static var black: Color { Color.black }
  /// `Color.clear`: nothing is painted.
  public static var clear: Color { Color.clear }
  /// `Color.accentColor`: the tint of the place.
  public static var accentColor: Color { Color.accentColor }
}
