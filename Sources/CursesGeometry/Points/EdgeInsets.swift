/// A side of a rectangle. After SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Some of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The left edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The right edge alone.
    public static let trailing = Set(.trailing)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points above, by the scale of rows.
  public var top: CGFloat
  /// Points at the left, by the scale of columns.
  public var leading: CGFloat
  /// Points below, by the scale of rows.
  public var bottom: CGFloat
  /// Points at the right, by the scale of columns.
  public var trailing: CGFloat

  /// Distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room at any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A place in a rectangle, in parts of its size: (0, 0) is the top left, (1, 1) the bottom right.
public struct UnitPoint: Hashable, Sendable {
  /// From 0 at the left to 1 at the right.
  public var x: CGFloat
  /// From 0 above to 1 below.
  public var y: CGFloat

  /// A point by fractions of the view: 0 to 1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The upper left corner.
  public init() { self.init(x: 0, y: 0) }

  /// The upper left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle of both directions.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

/// An angle, in radians or degrees.
public struct Angle: Hashable, Sendable {
  /// A whole turn is 2π; positive turns clockwise.
  public var radians: Double
  /// A whole turn is 360; positive turns clockwise.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// No turn at all.
  public init() { radians = 0 }

  /// No turn at all.
  public static let zero = Angle()
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable, AdditiveArithmetic {
  /// Whether an angle turns less far than another.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  /// One turn after the other.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
  /// One turn, and the other back.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }
  /// A turn so many times as far.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// A turn so many times as far.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  /// A turn as many times less far.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  /// The turn in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
