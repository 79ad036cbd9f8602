import CursesCLibrary
import CursesGeometry
import CursesMotion
import CursesViewGraph

extension Path {
  /// The part of the line between two shares of its length, from 0 to 1: open lines, as many as it takes.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from > 0 || to < 1 else { return self }
    let edges = figures.flatMap { $0.measured.edges }
    let length = edges.reduce(0) { $0 + $1.length }
    let (start, end) = (max(0, Double(from)) * length, min(1, Double(to)) * length)
    var path = Path()
    var passed = 0.0
    for edge in edges {
      let (lower, upper) = (max(start, passed), min(end, passed + edge.length))
      if lower < upper {
        let begin = edge.point(at: lower - passed)
        if path.currentPoint != begin { path.move(to: begin) }
        path.addLine(to: edge.point(at: upper - passed))
      }
      passed += edge.length
    }
    return path
  }

  /// The path turned around a place, clockwise.
  func rotated(by angle: Angle, around center: CGPoint) -> Path {
    let turn = CGAffineTransform(translationX: center.x, y: center.y)
      .rotated(by: CGFloat(angle.radians)).translatedBy(x: -center.x, y: -center.y)
    return mapFigures { figure in
      let line = figure.line(.zero)
      return .line(
        points: line.points.map { CGPoint(x: $0.x, y: $0.y).applying(turn) },
        isClosed: line.isClosed)
    }
  }
}

extension Path.Figure {
  /// The line from where it is measured: a rectangle begins at its top left, what is round in the middle of its right,
  /// and both go on clockwise.
  fileprivate var measured: PolygonSet.Line {
    var line = line(.zero)
    let corner = line.points.count / 4
    switch self {
    case .line: break
    case .rounded(_, radius: ...0): line.points = line.points.turned(by: 3 * corner)
    case .rounded(let rect, _), .ellipse(let rect):
      line.points =
        [SIMD2(Double(rect.maxX), Double(rect.midY))] + line.points.turned(by: corner)
    }
    return line
  }
}

extension Array {
  fileprivate func turned(by count: Int) -> [Element] { Array(self[count...] + self[..<count]) }
}

/// A straight piece of a line.
private struct Edge {
  let start, end: SIMD2<Double>
  let length: Double

  init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    (self.start, self.end) = (start, end)
    length = ((end - start) * (end - start)).sum().squareRoot()
  }

  /// The place so far from the start.
  func point(at distance: Double) -> CGPoint {
    let place = start + (end - start) * (length > 0 ? distance / length : 0)
    return CGPoint(x: place.x, y: place.y)
  }
}

extension PolygonSet.Line {
  fileprivate var edges: [Edge] {
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    return zip(points, ends).map { Edge($0, $1) }
  }
}

extension Shape {
  /// The part of the shape's line between two shares of its length, from 0 to 1. That of a circle begins at its
  /// right, and goes on clockwise.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape turned clockwise around a place in its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

/// A part of a shape's line.
struct TrimmedShape<S: Shape>: Shape {
  var shape: S
  var start, end: CGFloat

  var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape that is turned. After SwiftUI's.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The place in its frame that stays.
  public var anchor: UnitPoint

  /// A shape, turned around a place in its frame.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    return shape.path(in: rect).rotated(by: angle, around: center)
  }
}
