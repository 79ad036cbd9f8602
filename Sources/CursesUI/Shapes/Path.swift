import CursesCLibrary
import CursesViewGraph

/// The outline of a shape: lines, curves and closed figures, in points. After SwiftUI's.
public struct Path: Hashable, Sendable {
  enum Figure: Hashable, Sendable {
    case ellipse(CGRect)
    case rounded(CGRect, radius: CGFloat)
    case line(points: [CGPoint], isClosed: Bool)
  }

  private(set) var figures: [Figure] = []
  private(set) var usesEvenOdd = false
  private var start: CGPoint?

  /// No line at all, to be added to.
  public init() {}

  /// A path that is drawn by a closure.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// The ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// A rectangle with round corners; the radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with round corners, of a width and a height in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Whether nothing was added yet.
  public var isEmpty: Bool { figures.isEmpty }

  /// Where the next line starts.
  public var currentPoint: CGPoint? {
    if case .line(let points, let isClosed)? = figures.last {
      return isClosed ? points.first : points.last
    }
    return start
  }

  /// The smallest rectangle that holds the path.
  public var boundingRect: CGRect {
    let bounds = outline(offsetBy: .zero).boundingRect
    return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
  }

  /// Whether a place lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var path = self
    path.usesEvenOdd = usesEvenOdd || eoFill
    return path.outline(offsetBy: .zero).contains(x: Double(point.x), y: Double(point.y))
  }

  /// The path with every figure changed.
  func mapFigures(_ change: (Figure) -> Figure) -> Path {
    var path = self
    path.figures = figures.map(change)
    path.start = nil
    return path
  }

  /// The path, moved by so many points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapFigures { figure in
      switch figure {
      case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
      case .rounded(let rect, let radius):
        .rounded(rect.offsetBy(dx: dx, dy: dy), radius: radius)
      case .line(let points, let isClosed):
        .line(points: points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }, isClosed: isClosed)
      }
    }
  }

  /// The path filled by the even-odd rule.
  func evenOdd() -> Path {
    var path = self
    path.usesEvenOdd = true
    return path
  }
}

extension Path {
  /// Begins a figure at a point.
  public mutating func move(to point: CGPoint) {
    figures.append(.line(points: [point], isClosed: false))
  }

  /// A line to a point.
  public mutating func addLine(to point: CGPoint) { extend([point]) }

  /// A line through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    extend(Array(lines.dropFirst()))
  }

  /// A curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let from = currentPoint ?? .zero
    extend(
      (1...Path.pieces).map { step in
        let t = CGFloat(step) / CGFloat(Path.pieces)
        let u = 1 - t
        return CGPoint(
          x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
          y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
      })
  }

  /// A curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let from = currentPoint ?? .zero
    extend(
      (1...Path.pieces).map { step in
        let t = CGFloat(step) / CGFloat(Path.pieces)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
          x: a * from.x + b * control1.x + c * control2.x + d * end.x,
          y: a * from.y + b * control1.y + c * control2.y + d * end.y)
      })
  }

  /// An arc round a point. Angles grow clockwise on the screen, where `y` grows downwards;
  /// `clockwise` is as in SwiftUI, which names it as if it grew upwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    if clockwise, sweep > 0 { sweep -= 2 * .pi }
    if !clockwise, sweep < 0 { sweep += 2 * .pi }
    let points = (0...2 * Path.pieces).map { step in
      let angle = startAngle.radians + sweep * Double(step) / Double(2 * Path.pieces)
      return CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    extend(points)
  }

  /// Closes the figure with a line to its start.
  public mutating func closeSubpath() {
    guard case .line(let points, _)? = figures.last else { return }
    figures[figures.count - 1] = .line(points: points, isClosed: true)
    start = points.first
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { figures.append(.rounded(rect, radius: 0)) }
  /// Adds the ellipse within a rectangle.
  public mutating func addEllipse(in rect: CGRect) { figures.append(.ellipse(rect)) }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) {
    figures.append(.rounded(rect, radius: max(0, min(cornerSize.width, cornerSize.height))))
  }

  /// Adds the figures of another path.
  public mutating func addPath(_ path: Path) { figures += path.figures }

  /// Of how many straight pieces a curve is made.
  private static var pieces: Int { 16 }

  private mutating func extend(_ points: [CGPoint]) {
    if case .line(let earlier, false)? = figures.last {
      figures[figures.count - 1] = .line(points: earlier + points, isClosed: false)
    } else {
      figures.append(.line(points: (start.map { [$0] } ?? []) + points, isClosed: false))
    }
  }
}

extension Path {
  /// The outline that is drawn. A single round figure stays one; several become polygons.
  func outline(offsetBy offset: CGPoint) -> Outline {
    if figures.count == 1 {
      switch figures[0] {
      case .ellipse(let rect): return .ellipse(PointRect(rect, offset))
      case .rounded(let rect, let radius):
        return .rounded(PointRect(rect, offset), radius: Double(radius))
      case .line: break
      }
    }
    return .polygons(PolygonSet(figures.map { $0.line(offset) }, usesEvenOdd: usesEvenOdd))
  }
}

extension Path.Figure {
  func line(_ offset: CGPoint) -> PolygonSet.Line {
    switch self {
    case .line(let points, let isClosed):
      return PolygonSet.Line(
        points: points.map { SIMD2(Double($0.x + offset.x), Double($0.y + offset.y)) },
        isClosed: isClosed)
    case .ellipse(let rect): return Path.Figure.round(rect, rect.width / 2, rect.height / 2, offset)
    case .rounded(let rect, let radius):
      let corner = min(radius, rect.width / 2, rect.height / 2)
      return Path.Figure.round(rect, corner, corner, offset)
    }
  }

  /// A rectangle whose corners are quarters of an ellipse.
  private static func round(
    _ rect: CGRect, _ across: CGFloat, _ down: CGFloat, _ offset: CGPoint
  ) -> PolygonSet.Line {
    let pieces = across > 0 && down > 0 ? 8 : 0
    let corners: [(x: CGFloat, y: CGFloat, angle: Double)] = [
      (rect.maxX - across, rect.minY + down, -0.5), (rect.maxX - across, rect.maxY - down, 0),
      (rect.minX + across, rect.maxY - down, 0.5), (rect.minX + across, rect.minY + down, 1),
    ]
    let points = corners.flatMap { corner in
      (0...pieces).map { step in
        let share = pieces == 0 ? 0 : Double(step) / Double(pieces)
        let angle = (corner.angle + share * 0.5) * .pi
        return SIMD2(
          Double(corner.x + offset.x) + Double(across) * cos(angle),
          Double(corner.y + offset.y) + Double(down) * sin(angle))
      }
    }
    return PolygonSet.Line(points: points, isClosed: true)
  }
}

/// As a shape, and as a view, a path stays where it is drawn, whatever room it gets.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension PointRect {
  init(_ rect: CGRect, _ offset: CGPoint = .zero) {
    self.init(
      x: Double(rect.minX + offset.x), y: Double(rect.minY + offset.y),
      width: Double(rect.width), height: Double(rect.height))
  }

  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
