#if !Locales
/// A rectangle, in points. One with a negative width or height is the same as the one that is turned right.
public struct CGRect: Hashable, Codable, Sendable {
  /// A corner: the upper left one, unless a length is negative.
  public var origin: CGPoint
  /// How far the opposite corner is from it.
  public var size: CGSize

  /// Nothing at the origin.
  public init() { self.init(origin: .zero, size: .zero) }
  /// A rectangle of a size at a place.
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle of a size at a place.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  /// A rectangle of a size at a place.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Nothing at the origin.
  public static let zero = CGRect()
}

extension CGRect {
  /// The left edge.
  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  /// The middle from left to right.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  /// The upper edge.
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  /// The middle from top to bottom.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The lower edge.
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  /// From the left edge to the right one.
  public var width: CGFloat { abs(size.width) }
  /// From the upper edge to the lower one.
  public var height: CGFloat { abs(size.height) }
  /// Whether no point lies in it.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }
  /// The same rectangle with lengths that are not negative.
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// Whether a point lies in it; one on the right or the lower edge does not.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle so far right and down.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with its edges so far further in; nothing in the middle where they would pass.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (across, down) = (max(0, width - 2 * dx), max(0, height - 2 * dy))
    return CGRect(x: midX - across / 2, y: midY - down / 2, width: across, height: down)
  }

  /// The smallest rectangle around both.
  public func union(_ other: CGRect) -> CGRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether a point lies in both.
  public func intersects(_ other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The part that lies in both; nothing at the origin where there is none.
  public func intersection(_ other: CGRect) -> CGRect {
    guard intersects(other) else { return .zero }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
#endif
