import CursesControls

/// How a corner is rounded. Cells do not tell the two apart.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The largest circle in the middle of the room.
public struct Circle: InsettableShape, Hashable {
  var inset: CGFloat = 0
  /// The largest circle that fits, in the middle of its rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * inset)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// An ellipse that fills the room.
public struct Ellipse: InsettableShape, Hashable {
  var inset: CGFloat = 0
  /// An ellipse that touches all four sides.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.narrowed(inset)) }

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  var inset: CGFloat = 0
  /// The whole of what it is given.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.narrowed(inset)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// How far the corners reach, in points along both sides.
  public let cornerSize: CGSize
  /// Kept; cells are too coarse to tell the two apart.
  public let style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// `cornerRadius` is in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle whose corners are as wide and high as said, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.narrowed(inset),
      cornerSize: CGSize(
        width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset)),
      style: style)
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// Kept; cells are too coarse to tell the two apart.
  public let style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// A rectangle whose shorter sides are half circles.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.narrowed(inset)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// Any shape, its type hidden.
public struct AnyShape: Shape {
  private let make: (CGRect) -> Path
  /// Any shape, its type hidden.
  public init<S: Shape>(_ shape: S) { make = { shape.path(in: $0) } }
  public func path(in rect: CGRect) -> Path { make(rect) }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse that touches all four sides.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Rectangle {
  /// The whole rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
  /// A capsule; the style of its corners is kept, not drawn.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle whose corners are as wide and high as said, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension CGRect {
  /// The rectangle with all sides moved inwards, never turned inside out.
  func narrowed(_ inset: CGFloat) -> CGRect {
    let across = min(inset, width / 2)
    let down = min(inset, height / 2)
    return CGRect(
      x: minX + across, y: minY + down, width: width - 2 * across, height: height - 2 * down)
  }
}

/// The shape that `containerShape` says, else a rectangle. After SwiftUI's: here a rectangle, whatever is around it.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  private var rectangle = Rectangle()
  /// The whole of what it is given.
  public init() {}
  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.rectangle = rectangle.inset(by: amount)
    return shape
  }
}
