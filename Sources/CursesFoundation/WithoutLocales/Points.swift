#if !Locales
/// A length in points. A number like any other: without Foundation the compiler converts none.
public typealias CGFloat = Double

/// A place, in points.
public struct CGPoint: Hashable, Codable, Sendable {
  /// Points to the right.
  public var x: CGFloat
  /// Points down.
  public var y: CGFloat

  /// The origin.
  public init() { self.init(x: 0, y: 0) }
  /// A place so far right and down.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// A place so far right and down.
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

  /// The origin.
  public static let zero = CGPoint()
}

/// A width and a height, in points.
public struct CGSize: Hashable, Codable, Sendable {
  /// From left to right.
  public var width: CGFloat
  /// From top to bottom.
  public var height: CGFloat

  /// Nothing.
  public init() { self.init(width: 0, height: 0) }
  /// So wide and so high.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  /// So wide and so high.
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// Nothing.
  public static let zero = CGSize()
}
#endif
