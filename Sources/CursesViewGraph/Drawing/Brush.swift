import CursesCLibrary
import CursesCore
import CursesThemes

/// A paint whose colours are known: red, green, blue and opacity at every place.
struct Brush {
  enum Kind {
    case solid(SIMD4<Double>)
    case gradient([(color: SIMD4<Double>, location: Double)], GradientPaint.Geometry)
  }
  var kind: Kind
  /// The role of the theme that the colour is of: such text is made readable where it stands.
  var role: Role?
  /// Whether the colour is the theme's, as no program could know it: then also text in a colour of the program's own is
  /// made readable on it.
  var isOfTheme = false
  /// Whether text below cannot be read through it.
  var hidesText = false

  /// The one colour, if there is only one.
  var solid: SIMD4<Double>? {
    if case .solid(let color) = kind { return color }
    return nil
  }

  /// The colour at a place of a shape's rectangle.
  func color(x: Double, y: Double, in rect: PointRect) -> SIMD4<Double> {
    switch kind {
    case .solid(let color): return color
    case .gradient(let stops, let geometry):
      return Brush.color(stops, at: Brush.place(geometry, x: x, y: y, in: rect))
    }
  }

  private static func place(
    _ geometry: GradientPaint.Geometry, x: Double, y: Double, in rect: PointRect
  ) -> Double {
    let size = SIMD2(max(rect.width, 0.001), max(rect.height, 0.001))
    let at = (SIMD2(x, y) - SIMD2(rect.x, rect.y)) / size
    switch geometry {
    case .linear(let start, let end):
      // Along the line as it lies in the shape, not in the unit square.
      let (line, from) = ((end - start) * size, (at - start) * size)
      let length = (line * line).sum()
      return length > 0 ? (from * line).sum() / length : 0
    case .radial(let center, let start, let end):
      let away = (at - center) * size
      return ((away * away).sum().squareRoot() - start) / max(end - start, 0.001)
    case .elliptical(let center, let start, let end):
      let away = at - center
      return ((away * away).sum().squareRoot() - start) / max(end - start, 0.001)
    case .angular(let center, let start, let end):
      let away = (at - center) * size
      var angle = atan2(away.y, away.x) - start
      while angle < 0 { angle += 2 * .pi }
      return angle / max(end - start, 0.001)
    }
  }

  fileprivate static func color(
    _ stops: [(color: SIMD4<Double>, location: Double)], at place: Double
  ) -> SIMD4<Double> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    if place <= first.location { return first.color }
    if place >= last.location { return last.color }
    for (low, high) in zip(stops, stops.dropFirst()) where place <= high.location {
      let share = (place - low.location) / max(high.location - low.location, 0.000_001)
      return low.color + (high.color - low.color) * share
    }
    return last.color
  }
}

extension GradientPaint {
  /// The colour at a part of the way from the first to the last, 0 to 1.
  @MainActor
  package func color(at part: Double, _ place: Paint.Place) -> Color {
    Pigment(
      Brush.color(stops.map { (color: $0.paint.solid(place), location: $0.location) }, at: part)
    ).color
  }
}

extension Paint {
  /// What paints are resolved against.
  @MainActor
  package struct Place {
    let theme: Theme
    let environment: EnvironmentValues
    var foreground: Paint?
    var tint: Paint?
    var surface = Surface.backdrop
    /// Whether shapes are filled, and not text written.
    var isShape = false

    package init(_ look: Look, _ environment: EnvironmentValues, surface: Surface = .backdrop) {
      theme = look.theme
      self.environment = environment
      foreground = environment.foregroundPaint
      tint = environment.tintPaint
      self.surface = surface
    }
  }

  /// The colours of the paint at a place.
  @MainActor
  func brush(_ place: Place) -> Brush {
    if case .deferred(let deferred) = self {
      return deferred.resolve(place.environment).brush(place)
    }
    guard case .gradient(let gradient) = self else {
      var brush = Brush(kind: .solid(solid(place)), hidesText: hidesText)
      if case .role(let role) = self { brush.role = role }
      brush.isOfTheme = place.isShape && isAccent(place)
      return brush
    }
    let stops = gradient.stops.map { (color: $0.paint.solid(place), location: $0.location) }
    return Brush(kind: .gradient(stops, gradient.geometry))
  }

  /// Whether the paint is the accent of the theme.
  private func isAccent(_ place: Place) -> Bool {
    switch self {
    case .role(.accent): true
    case .tint: place.tint?.isAccent(place) ?? true
    default: false
    }
  }

  /// One colour for the paint; of a gradient its first.
  @MainActor
  package func solid(_ place: Place, depth: Int = 0) -> SIMD4<Double> {
    guard depth < 8 else { return Pigment(.white).vector }
    switch self {
    case .pigment(let pigment): return pigment.vector
    case .adaptive(let light, let dark): return (place.theme.isDark ? dark : light).vector
    case .deferred(let deferred):
      return deferred.resolve(place.environment).solid(place, depth: depth + 1)
    case .role(let role): return role == .panel ? panel(place) : Paint.ink(role, place)
    case .foreground:
      return (place.foreground ?? .role(.text)).solid(place, depth: depth + 1)
    case .level(let level):
      guard let outer = place.foreground else { return Paint.ink(Paint.role(level), place) }
      return Paint.faded(outer, by: Paint.share(level)).solid(place, depth: depth + 1)
    case .tint: return (place.tint ?? .role(.accent)).solid(place, depth: depth + 1)
    case .faded(let inner, let opacity):
      var color = inner.solid(place, depth: depth + 1)
      color.w *= opacity
      return color
    case .gradient(let gradient):
      return gradient.stops.first?.paint.solid(place, depth: depth + 1) ?? .zero
    case .material(let opacity):
      return readable(panel(place), opacity, place)
    case .glass(let tint, let opacity):
      let base = panel(place)
      guard let tint else { return readable(base, opacity, place) }
      let hue = tint.solid(place, depth: depth + 1)
      return readable(base + (hue - base) * 0.6, max(opacity, 0.5) * hue.w, place)
    }
  }

  @MainActor
  private static func ink(_ role: Role, _ place: Place) -> SIMD4<Double> {
    var color = place.theme.style(role, on: place.surface).foreground
    if place.isShape, role == .accent, place.theme.depth >= .indexed256 {
      color = place.theme.accent
    }
    return Pigment(color.isTerminalDefault ? (place.theme.isDark ? .white : .black) : color).vector
  }

  /// Glass with the opacity that text on it needs.
  @MainActor
  private func readable(
    _ color: SIMD4<Double>, _ opacity: Double, _ place: Place
  ) -> SIMD4<Double> {
    let glass = place.theme.readableGlass(Pigment(color).color, opacity: opacity)
    return SIMD4(color.x, color.y, color.z, 1 - Double(glass.transmission) / 255)
  }

  /// The colour of the theme's glass.
  @MainActor
  private func panel(_ place: Place) -> SIMD4<Double> {
    Pigment(place.theme.palette[0x01]).vector
  }
}

enum ForegroundPaintKey: EnvironmentKey {
  static let defaultValue: Paint? = nil
}

enum TintPaintKey: EnvironmentKey {
  static let defaultValue: Paint? = nil
}

extension EnvironmentValues {
  /// What text is written in and shapes are filled with; nil for the theme's text.
  package var foregroundPaint: Paint? {
    get { self[ForegroundPaintKey.self] }
    set { self[ForegroundPaintKey.self] = newValue }
  }

  /// The colour of what can be acted on; nil for the theme's accent.
  package var tintPaint: Paint? {
    get { self[TintPaintKey.self] }
    set { self[TintPaintKey.self] = newValue }
  }
}
