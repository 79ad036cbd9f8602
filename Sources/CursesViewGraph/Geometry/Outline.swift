import CursesCLibrary

/// The edge of a shape, in points, as a signed distance: negative inside.
package enum Outline: Hashable, Sendable {
  case ellipse(PointRect)
  /// A rectangle whose corners have a radius; 0 for a plain one.
  case rounded(PointRect, radius: Double)
  case polygons(PolygonSet)

  /// How far a place is from the edge.
  func distance(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .ellipse(let rect): return Outline.ellipse(x, y, rect)
    case .rounded(let rect, let radius):
      let corner = min(radius, rect.width / 2, rect.height / 2)
      let center = rect.center
      let across = abs(x - center.x) - rect.width / 2 + corner
      let down = abs(y - center.y) - rect.height / 2 + corner
      let outside = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
      return outside + min(max(across, down), 0) - corner
    case .polygons(let polygons): return polygons.distance(SIMD2(x, y))
    }
  }

  /// Whether it has a line with two ends.
  var isOpen: Bool {
    if case .polygons(let polygons) = self {
      polygons.lines.contains { !$0.isClosed }
    } else {
      false
    }
  }

  /// Exact for circles, close enough for ellipses that are drawn in cells.
  private static func ellipse(_ x: Double, _ y: Double, _ rect: PointRect) -> Double {
    let radii = SIMD2(max(rect.width / 2, 0.01), max(rect.height / 2, 0.01))
    let away = SIMD2(x, y) - rect.center
    if radii.x == radii.y { return (away * away).sum().squareRoot() - radii.x }
    let unit = away / radii
    let length = (unit * unit).sum().squareRoot()
    guard length > 0.000_1 else { return -min(radii.x, radii.y) }
    let gradient = unit / radii
    return length * (length - 1) / (gradient * gradient).sum().squareRoot()
  }

  /// The rectangle around the shape.
  var bounds: PointRect {
    switch self {
    case .ellipse(let rect), .rounded(let rect, _): return rect
    case .polygons(let polygons): return polygons.bounds
    }
  }

  /// The outline, moved.
  func shifted(by offset: SIMD2<Double>) -> Outline {
    switch self {
    case .ellipse(let rect): return .ellipse(rect.shifted(by: offset))
    case .rounded(let rect, let radius): return .rounded(rect.shifted(by: offset), radius: radius)
    case .polygons(let polygons): return .polygons(polygons.shifted(by: offset))
    }
  }
}

/// Closed and open lines of straight pieces.
package struct PolygonSet: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var points: [SIMD2<Double>]
    package var isClosed: Bool
    package init(points: [SIMD2<Double>], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }
  package let lines: [Line]
  /// Whether what lies within an even number of lines is outside.
  package let usesEvenOdd: Bool

  package init(_ lines: [Line], usesEvenOdd: Bool = false) {
    self.lines = lines.filter { !$0.points.isEmpty }
    self.usesEvenOdd = usesEvenOdd
  }

  var bounds: PointRect {
    let all = lines.flatMap(\.points)
    guard let first = all.first else { return .zero }
    let low = all.reduce(first) { pointwiseMin($0, $1) }
    let high = all.reduce(first) { pointwiseMax($0, $1) }
    return PointRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  func shifted(by offset: SIMD2<Double>) -> PolygonSet {
    PolygonSet(
      lines.map { Line(points: $0.points.map { $0 + offset }, isClosed: $0.isClosed) },
      usesEvenOdd: usesEvenOdd)
  }

  func distance(_ at: SIMD2<Double>) -> Double {
    var nearest = Double.infinity
    var winding = 0
    var crossings = 0
    for line in lines {
      let points = line.points
      for index in points.indices {
        let isLast = index == points.count - 1
        let (start, end) = (points[index], points[isLast ? 0 : index + 1])
        // Filling closes an open line; only what is drawn counts for the distance.
        if !isLast || line.isClosed {
          nearest = min(nearest, PolygonSet.squaredDistance(at, start, end))
        }
        guard (start.y > at.y) != (end.y > at.y) else { continue }
        let crossing = start.x + (at.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if crossing > at.x {
          winding += end.y > start.y ? 1 : -1
          crossings += 1
        }
      }
    }
    let isInside = usesEvenOdd ? crossings % 2 == 1 : winding != 0
    let distance = nearest.isFinite ? nearest.squareRoot() : 1_000_000
    return isInside ? -distance : distance
  }

  private static func squaredDistance(
    _ at: SIMD2<Double>, _ start: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> Double {
    let (line, from) = (end - start, at - start)
    let squared = (line * line).sum()
    let share = squared > 0 ? min(max((from * line).sum() / squared, 0), 1) : 0
    let away = from - line * share
    return (away * away).sum()
  }
}

/// Which part of an outline is painted.
package enum ShapePart: Hashable, Sendable {
  case fill
  /// The edge, so many points wide, within the shape's bounds.
  case stroke(width: Double, dash: [Double] = [])

  /// The distance to the painted part.
  func distance(_ edge: Double) -> Double {
    switch self {
    case .fill: edge
    case .stroke(let width, _): abs(edge + width / 2) - width / 2
    }
  }
}

/// What views around a shape do to it.
struct ShapeEffects {
  /// The standard deviation of a blur, in points of the screen.
  var blur = 0.0
  /// Where a place goes: `place × scale + offset`.
  var scale = SIMD2(1.0, 1.0)
  var offset = SIMD2(0.0, 0.0)
  /// How an outline is turned before it is scaled, in radians, and about what: the innermost turn last.
  var turns: [SIMD3<Double>] = []
  /// Whether the shape is drawn behind something.
  var isBehind = false
  /// Where the view stands on one that it is drawn over; nil for none.
  var place: VerticalAlignment?
  /// Whether the shape is a line that is thinner than a row.
  var isThin = false
  /// From this width on, in points, a line is painted; thinner ones are drawn with characters.
  static let bandWidth = 6.0

  /// The effects within a frame of a height, 0 or less for none.
  func framed(height: Double) -> ShapeEffects {
    var effects = self
    if height > 0, height < Self.bandWidth { effects.isThin = true }
    return effects
  }

  /// The effects with a scale about an anchor done first.
  func scaled(by factor: SIMD2<Double>, about anchor: SIMD2<Double>) -> ShapeEffects {
    var effects = self
    effects.offset += scale * (anchor - anchor * factor)
    effects.scale *= factor
    return effects
  }

  /// The effects with a turn about an anchor done first.
  func turned(by angle: Double, about anchor: SIMD2<Double>) -> ShapeEffects {
    var effects = self
    if angle != 0 { effects.turns.append(SIMD3(angle, anchor.x, anchor.y)) }
    return effects
  }

  /// An outline as it is turned.
  func turned(_ outline: Outline) -> Outline {
    turns.reversed().reduce(outline) { $0.turned(by: $1.x, about: SIMD2($1.y, $1.z)) }
  }

  /// A place of the screen in the shape's own space.
  func unscaled(_ place: SIMD2<Double>) -> SIMD2<Double> { (place - offset) / safeScale }

  var safeScale: SIMD2<Double> {
    SIMD2(abs(scale.x) < 0.001 ? 0.001 : scale.x, abs(scale.y) < 0.001 ? 0.001 : scale.y)
  }

  /// By how much a length grows, on average.
  var growth: Double { max((abs(scale.x * scale.y)).squareRoot(), 0.001) }

  /// A rectangle of the shape's space on the screen.
  func placed(_ rect: PointRect) -> PointRect {
    let center = rect.center * scale + offset
    return PointRect(
      center: center, width: rect.width * abs(scale.x), height: rect.height * abs(scale.y))
  }
}

extension Outline {
  package var boundingRect: PointRect { bounds }
  package func contains(x: Double, y: Double) -> Bool { distance(x, y) <= 0 }
}

extension Outline {
  /// The outline, turned clockwise about a place.
  func turned(by angle: Double, about pivot: SIMD2<Double>) -> Outline {
    let (sine, cosine) = (sin(angle), cos(angle))
    func turned(_ at: SIMD2<Double>) -> SIMD2<Double> {
      let away = at - pivot
      return pivot + SIMD2(away.x * cosine - away.y * sine, away.x * sine + away.y * cosine)
    }
    switch self {
    case .ellipse(let rect) where rect.width == rect.height:
      return .ellipse(rect.shifted(by: turned(rect.center) - rect.center))
    case .ellipse(let rect):
      return .polygons(.around(rect, radii: SIMD2(rect.width, rect.height) / 2, turned))
    case .rounded(let rect, let radius):
      let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
      return .polygons(.around(rect, radii: SIMD2(corner, corner), turned))
    case .polygons(let polygons):
      let lines = polygons.lines.map {
        PolygonSet.Line(points: $0.points.map(turned), isClosed: $0.isClosed)
      }
      return .polygons(PolygonSet(lines, usesEvenOdd: polygons.usesEvenOdd))
    }
  }
}

extension PolygonSet {
  /// The line round a rectangle with rounded corners, each of them in 12 steps.
  fileprivate static func around(
    _ rect: PointRect, radii: SIMD2<Double>, _ place: (SIMD2<Double>) -> SIMD2<Double>
  ) -> PolygonSet {
    let inner = SIMD2(rect.width, rect.height) / 2 - radii
    let points = (0..<4).flatMap { quarter in
      let side = SIMD2<Double>(quarter == 0 || quarter == 3 ? 1 : -1, quarter < 2 ? 1 : -1)
      return (0...12).map { step in
        let angle = (Double(quarter) + Double(step) / 12) * .pi / 2
        return place(rect.center + side * inner + SIMD2(cos(angle), sin(angle)) * radii)
      }
    }
    return PolygonSet([Line(points: points, isClosed: true)])
  }
}
