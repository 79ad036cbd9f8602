import CursesCLibrary
import CursesCore

/// Paints shapes into a field of light, two square samples a cell.
///
/// Colours are mixed as squares of their components, so that mixtures are as bright as mixed light
/// looks. Blurred circles and ellipses are drawn from a table of their profile by squared distance.
package struct LightPainter {
  let size: Size
  let mask: LightMask
  private var samples: [SIMD4<Float>]

  /// Starts with what is in the field.
  package init(_ field: LightField, mask: LightMask) {
    size = field.size
    self.mask = mask
    samples = field.samples.map { LightPainter.linear(Pigment(hex: $0).vector) }
  }

  private static func linear(_ color: SIMD4<Double>) -> SIMD4<Float> {
    let float = SIMD4<Float>(color)
    var squared = float * float
    squared.w = float.w
    return squared
  }

  /// Lays the shapes over each other. A run of `destinationOver` layers is laid the other way round.
  package mutating func paint(_ shapes: [LightShape]) {
    var pile: [LightShape] = []
    for shape in shapes {
      if shape.blend == .destinationOver {
        pile.append(shape)
        continue
      }
      for late in pile.reversed() { paint(late) }
      pile.removeAll()
      paint(shape)
    }
    for late in pile.reversed() { paint(late) }
  }

  /// Puts the samples into a field.
  package func finish(_ field: inout LightField) {
    field.withSamples { out in
      for index in samples.indices {
        let color = samples[index]
        let root = color.squareRoot() * 255
        out[index] =
          UInt32(min(root.x, 255) + 0.5) << 16 | UInt32(min(root.y, 255) + 0.5) << 8
          | UInt32(min(root.z, 255) + 0.5)
      }
    }
  }

  // MARK: A shape

  private mutating func paint(_ shape: LightShape) {
    guard shape.opacity > 0.004, min(abs(shape.effects.scale.x), abs(shape.effects.scale.y)) > 0.001
    else { return }
    let area = area(of: shape)
    guard !area.isEmpty else { return }
    if case .fill = shape.part, case .ellipse(let edge) = shape.outline,
      let color = shape.brush.solid
    {
      return paintEllipse(edge, color, shape, area)
    }
    paintAny(shape, area)
  }

  /// The samples a shape can touch.
  private func area(of shape: LightShape) -> Rect {
    let reach = 2.6 * shape.effects.blur + 8
    let bounds = shape.effects.placed(shape.outline.bounds)
    let side = PointScale.column
    func low(_ value: Double) -> Int { Int(max((value - reach) / side, -1).rounded(.down)) }
    func high(_ value: Double, _ most: Int) -> Int {
      Int(min((value + reach) / side, Double(most)).rounded(.up))
    }
    let (left, top) = (max(0, low(bounds.x)), max(0, low(bounds.y)))
    return Rect(
      column: left, row: top, columns: high(bounds.x + bounds.width, size.columns) - left,
      rows: high(bounds.y + bounds.height, 2 * size.rows) - top)
  }

  private mutating func paintEllipse(
    _ edge: PointRect, _ color: SIMD4<Double>, _ shape: LightShape, _ area: Rect
  ) {
    let placed = shape.effects.placed(edge)
    let radii = SIMD2(max(placed.width / 2, 0.1), max(placed.height / 2, 0.1))
    let mean = (radii.x * radii.y).squareRoot()
    let profile = BlurProfile(
      radius: mean, deviation: max(shape.effects.blur, 0.1))
    let center = placed.center
    let side = PointScale.column
    let source = LightPainter.linear(color)
    let alpha = Float(color.w * shape.opacity)
    for row in area.rows {
      let columns = mask.columns[row / 2].clamped(to: area.columns)
      let down = ((Double(row) + 0.5) * side - center.y) / radii.y * mean
      for column in columns {
        let across = ((Double(column) + 0.5) * side - center.x) / radii.x * mean
        let cover = profile.value(squared: Float(across * across + down * down)) * alpha
        if cover > 0.002 { blend(source, cover, at: row * size.columns + column, shape.blend) }
      }
    }
  }

  private mutating func paintAny(_ shape: LightShape, _ area: Rect) {
    let side = PointScale.column
    let deviation = shape.effects.blur * 1.414
    for row in area.rows {
      for column in mask.columns[row / 2].clamped(to: area.columns) {
        let place = SIMD2((Double(column) + 0.5) * side, (Double(row) + 0.5) * side)
        let own = shape.effects.unscaled(place)
        let edge =
          shape.part.distance(shape.outline.distance(own.x, own.y)) * shape.effects.growth
        let cover =
          deviation > 0
          ? 0.5 * erfc(edge / deviation)
          : min(max(0.5 - edge / side, 0), 1)
        guard cover > 0.002 else { continue }
        let color = shape.brush.color(x: own.x, y: own.y, in: shape.rect)
        blend(
          LightPainter.linear(color), Float(cover * color.w * shape.opacity),
          at: row * size.columns + column, shape.blend)
      }
    }
  }

  @inline(__always)
  private mutating func blend(
    _ source: SIMD4<Float>, _ cover: Float, at index: Int, _ mode: BlendMode
  ) {
    let below = samples[index]
    var top = source
    if mode != .normal, mode != .destinationOver {
      for part in 0..<3 {
        let mixed = mode.blend(source[part].squareRoot(), below[part].squareRoot())
        top[part] = mixed * mixed
      }
    }
    samples[index] = below + (top - below) * cover
  }
}

/// How much of a blurred disc covers a place, by its squared distance from the centre.
struct BlurProfile {
  private let values: [Float]
  private let scale: Float

  private static let count = 256

  /// `deviation` is that of the blur, in the unit of the radius.
  init(radius: Double, deviation: Double) {
    let reach = radius + 2.6 * deviation
    scale = Float(Double(BlurProfile.count) / (reach * reach))
    let width = deviation * 1.414_213_56
    // Along a line the blur of a strip is known; a disc is weaker at its middle by this.
    let strip = erf(radius / width)
    let weaker =
      strip > 0 ? (1 - exp(-radius * radius / (2 * deviation * deviation))) / strip : 1
    values = (0...BlurProfile.count).map { index in
      let distance = (Double(index) / Double(BlurProfile.count)).squareRoot() * reach
      let strip = 0.5 * (erf((radius - distance) / width) + erf((radius + distance) / width))
      let edge = 0.5 * (erf((radius - reach) / width) + 1)
      return Float(max(0, (strip - edge) * weaker))
    }
  }

  @inline(__always)
  func value(squared: Float) -> Float {
    let place = squared * scale
    guard place < Float(BlurProfile.count) else { return 0 }
    let index = Int(place)
    let low = values[index]
    return low + (values[index + 1] - low) * (place - Float(index))
  }
}
