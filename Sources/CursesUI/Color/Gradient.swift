import CursesViewGraph

/// Colours with their places, from 0 to 1. After SwiftUI's.
public struct Gradient: PaintedStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place; between two stops it is mixed.
    public var color: Color
    /// From 0, the start of the gradient, to 1, its end.
    public var location: CGFloat
    /// A colour at a place from 0, the start, to 1, the end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// As a style, from top to bottom.
  package var painted: Paint {
    painted(.linear(start: UnitPoint.top.vector, end: UnitPoint.bottom.vector))
  }

  func painted(_ geometry: GradientPaint.Geometry) -> Paint {
    .gradient(
      GradientPaint(
        stops.map { GradientPaint.Stop($0.color.painted, at: Double($0.location)) }, geometry))
  }
}

/// A gradient from one point to another.
public struct LinearGradient: PaintedStyle, Hashable {
  let gradient: Gradient
  let startPoint, endPoint: UnitPoint

  /// A gradient between two points of the view.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// Colours at equal distances between two points of the view.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at places of their own between two points of the view.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package var painted: Paint {
    gradient.painted(.linear(start: startPoint.vector, end: endPoint.vector))
  }
}

/// A gradient around a point; radii in points.
public struct RadialGradient: PaintedStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  /// A gradient between two circles; radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  /// Colours at equal distances between two circles; radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Colours at places of their own between two circles; radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  package var painted: Paint {
    gradient.painted(
      .radial(center: center.vector, start: Double(startRadius), end: Double(endRadius)))
  }
}

/// A gradient around a point that follows the shape's proportions; radii in parts of its size.
public struct EllipticalGradient: PaintedStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction, endFraction: CGFloat

  /// A gradient between two ellipses; radii are fractions of the view.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }
  /// Colours at equal distances between two ellipses.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  package var painted: Paint {
    gradient.painted(
      .elliptical(center: center.vector, start: Double(startFraction), end: Double(endFraction)))
  }
}

/// A gradient that turns around a point.
public struct AngularGradient: PaintedStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle, endAngle: Angle

  /// A gradient round a centre.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  /// Colours at equal distances round a centre.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  package var painted: Paint {
    gradient.painted(
      .angular(center: center.vector, start: startAngle.radians, end: endAngle.radians))
  }
}

/// A gradient whose direction is left to the library: from top to bottom.
public struct AnyGradient: PaintedStyle, Hashable {
  let gradient: Gradient
  /// A gradient as the style decides.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  package var painted: Paint { gradient.painted }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours at equal distances between two points of the view.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours at equal distances between two circles; radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours at equal distances between two ellipses; radii are fractions of the view.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours at equal distances round a centre, from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances once round a centre, from an angle on.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      colors: colors, center: center, startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi))
  }
}

extension LinearGradient: View { public var body: some View { PaintView(painted) } }
extension RadialGradient: View { public var body: some View { PaintView(painted) } }
extension EllipticalGradient: View { public var body: some View { PaintView(painted) } }
extension AngularGradient: View { public var body: some View { PaintView(painted) } }
extension AnyGradient: View { public var body: some View { PaintView(painted) } }
