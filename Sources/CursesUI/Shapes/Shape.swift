import CursesViewGraph

/// An outline that depends on the room it gets. After SwiftUI's.
///
/// Shapes are drawn in cells as finely as cells allow: soft edges and half blocks for fills, box
/// characters for thin lines round rectangles, Braille dots for thin curves. Text that lies in the way
/// of a line is not overwritten.
public protocol Shape: Animatable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: some View { fill() }
}

extension Shape {
  func outline(in rect: PointRect) -> Outline { path(in: rect.cgRect).outline(offsetBy: .zero) }
}

/// How the inside of a path is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether what an even number of outlines enclose is left out.
  public var isEOFilled: Bool
  /// Kept; edges are as smooth as the colours of half cells allow.
  public var isAntialiased: Bool
  /// How to fill: with `eoFill`, what two outlines enclose is left out.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How lines end. After Core Graphics' type; cells make no difference.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// How lines meet. After Core Graphics' type; cells make no difference.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// How a line is drawn. The width is in points; ends, joins and dashes are kept, and not drawn: cells are
/// too coarse.
public struct StrokeStyle: Hashable, Sendable {
  /// In points; the line is drawn at least as wide as can be seen.
  public var lineWidth: CGFloat
  /// Kept, not drawn.
  public var lineCap: CGLineCap
  /// Kept, not drawn.
  public var lineJoin: CGLineJoin
  /// Kept, not drawn.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points: kept, not drawn.
  public var dash: [CGFloat]
  /// Where the dashes begin, in points: kept, not drawn.
  public var dashPhase: CGFloat

  /// A line of a width in points; the rest is kept.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var part: ShapePart { .stroke(width: Double(lineWidth), dash: dash.map { Double($0) }) }
}

extension Shape {
  /// The shape, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    OffsetShape(shape: self, x: x, y: y)
  }

  /// A part of the outline's line. Terminals draw the whole; kept for shapes made of lines.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(shape: self, width: width, height: height)
  }
}

/// A shape beside its place.
struct OffsetShape<S: Shape>: Shape {
  let shape: S
  let x, y: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: x, dy: y) }
}

/// A shape of a fixed size at the top left.
struct SizedShape<S: Shape>: Shape {
  let shape: S
  let width, height: CGFloat
  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with all sides moved inwards, in points.
  func inset(by amount: CGFloat) -> InsetShape
}
