import CursesCore
import CursesThemes

/// A colour as a view names it: red, green, blue (sRGB) and opacity, each from 0 to 1.
package struct Pigment: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  package init(hex: UInt32) {
    self.init(
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255)
  }

  package init(_ color: Color) { self.init(hex: color.hex) }

  package init(_ vector: SIMD4<Double>) {
    self.init(vector.x, vector.y, vector.z, opacity: vector.w)
  }

  package var vector: SIMD4<Double> { SIMD4(red, green, blue, opacity) }

  /// The colour of a cell, without its opacity.
  package var color: Color {
    func part(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return Color(part(red), part(green), part(blue))
  }

  /// As glass: its opacity says how much of what is below is hidden.
  func glass(_ coverage: Double = 1) -> Color { .glass(color, opacity: opacity * coverage) }
}

/// What a shape is filled with and a text is written in, before theme and place are known.
package indirect enum Paint: Hashable, Sendable {
  case pigment(Pigment)
  /// One colour on dark themes, another on light ones.
  case adaptive(light: Pigment, dark: Pigment)
  /// The colour that the theme gives to text of a role.
  case role(Role)
  /// The foreground style of the place.
  case foreground
  /// The foreground style with less weight: 1 for secondary, 2 for tertiary, and so on.
  case level(Int)
  /// The colour of what can be acted on.
  case tint
  case faded(Paint, by: Double)
  case gradient(GradientPaint)
  /// Glass of the theme's panels with an opacity.
  case material(opacity: Double)
  /// Glass of a colour.
  case glass(Paint?, opacity: Double)
  /// Known only under an environment.
  case deferred(DeferredPaint)

  /// Whether text below can be seen through it, however translucent it is.
  var hidesText: Bool {
    switch self {
    case .material, .glass: true
    case .faded(let inner, _): inner.hidesText
    default: false
    }
  }
}

extension Paint {
  /// The role of the theme that the paint is, where the place has no foreground style of its own.
  package var namedRole: Role? {
    switch self {
    case .role(let role): role
    case .level(let level): Paint.role(level)
    case .foreground: .text
    default: nil
    }
  }

  /// The theme's text of a level.
  static func role(_ level: Int) -> Role { level < 1 ? .text : level == 1 ? .dim : .faint }

  /// The opacity of a level of a style that is not the theme's.
  package static func share(_ level: Int) -> Double {
    [1, 0.6, 0.4, 0.25, 0.15][min(max(level, 0), 4)]
  }
}

/// Colours that change from place to place.
package struct GradientPaint: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    /// From one point to another; in parts of the shape's size.
    case linear(start: SIMD2<Double>, end: SIMD2<Double>)
    /// Around a point; radii in points.
    case radial(center: SIMD2<Double>, start: Double, end: Double)
    /// Around a point as the hand of a clock turns; angles in radians.
    case angular(center: SIMD2<Double>, start: Double, end: Double)
    /// Around the middle; radii in parts of the shape's size.
    case elliptical(center: SIMD2<Double>, start: Double, end: Double)
  }
  package struct Stop: Hashable, Sendable {
    package var paint: Paint
    package var location: Double
    package init(_ paint: Paint, at location: Double) {
      self.paint = paint
      self.location = location
    }
  }
  package var stops: [Stop]
  package var geometry: Geometry

  package init(_ stops: [Stop], _ geometry: Geometry) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.geometry = geometry
  }
}

/// A paint that depends on the environment it is used under.
package final class DeferredPaint: Hashable, Sendable {
  let resolve: @Sendable (EnvironmentValues) -> Paint

  package init(_ resolve: @escaping @Sendable (EnvironmentValues) -> Paint) {
    self.resolve = resolve
  }

  package static func == (one: DeferredPaint, other: DeferredPaint) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
