import CursesControls
import CursesViewGraph

/// Glass of the theme's panels: the light behind shines through, text behind is hidden.
///
/// Where colours cannot be mixed the ground of the panel is shown, or nothing but the shape's line.
public struct Material: PaintedStyle, Hashable {
  let opacity: Double

  /// The glass that hides least: 30 of 100 parts of the panel's colour.
  public static let ultraThin = Material(opacity: 0.3)
  /// 45 of 100 parts of the panel's colour.
  public static let thin = Material(opacity: 0.45)
  /// 60 of 100 parts of the panel's colour.
  public static let regular = Material(opacity: 0.6)
  /// 75 of 100 parts of the panel's colour.
  public static let thick = Material(opacity: 0.75)
  /// The glass that hides most: 88 of 100 parts of the panel's colour.
  public static let ultraThick = Material(opacity: 0.88)
  /// That of toolbars: 70 of 100 parts of the panel's colour.
  public static let bar = Material(opacity: 0.7)

  package var painted: Paint { .material(opacity: opacity) }
}

extension ShapeStyle where Self == Material {
  /// `Material.ultraThin`.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// `Material.thin`.
  public static var thinMaterial: Material { .thin }
  /// `Material.regular`.
  public static var regularMaterial: Material { .regular }
  /// `Material.thick`.
  public static var thickMaterial: Material { .thick }
  /// `Material.ultraThick`.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// `Material.bar`.
  public static var bar: Material { .bar }
}

/// A pane of glass that content stands on. After SwiftUI's.
public struct Glass: Hashable, Sendable {
  var opacity: Double
  var tint: Color?

  /// Glass that text can be read on.
  public static let regular = Glass(opacity: 0.5)
  /// Glass that shows more of what is behind.
  public static let clear = Glass(opacity: 0.25)
  /// No glass at all.
  public static let identity = Glass(opacity: 0)

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Accepted: glass in a terminal does not follow a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var painted: Paint? { opacity > 0 ? .glass(tint?.painted, opacity: opacity) : nil }
}

/// The shape of glass when none is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule around what the glass is given to.
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views of glass that belong together. After SwiftUI's; panes do not flow into each other.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Panes over the same light. The spacing at which panes would flow together is accepted.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

extension View {
  /// Puts the view on a pane of glass with a lighter rim, where it is high enough for one.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let paint = glass.painted {
        ZStack {
          shape.fill(AnyShapeStyle(paint: paint))
          RimView(paint: paint, outline: { shape.outline(in: $0) })
        }
      }
    }
  }

  /// Accepted: where colours can be mixed glass already lies within its container.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

/// The rim of a pane of glass that is at least three rows high.
struct RimView: View {
  let paint: Paint
  let outline: (PointRect) -> Outline

  var body: some View {
    PlaceReader { place, _ in
      if place.height >= 3 * PointScale.row {
        PaintView(paint, part: .stroke(width: 1), outline: outline)
      }
    }
  }
}
