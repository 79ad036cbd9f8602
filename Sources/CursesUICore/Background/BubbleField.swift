import Glibc
import TerminalCore
import Themes

/// Coloured bubbles that drift, breathe and cross-fade, blurred at their edges.
///
/// Where bubbles overlap their colours are averaged by weight and cover more of the ground, so the
/// mixture is never brighter than the brightest of them.
///
///     let scene = BubbleField(seed: 7)
///     scene.draw(into: &field, at: seconds, light: theme.light, mask: LightMask(scene: frame))
public struct BubbleField: BackgroundScene, Hashable {
  public let seed: UInt64

  public init(seed: UInt64) { self.seed = seed }

  public var isAnimated: Bool { true }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    let size = field.size
    guard size.cellCount > 0, mask.size == size else { return }
    let swarm = BubbleSwarm(seed: seed, size: size, colorCount: light.colors.count)
    let spots = swarm.bubbles(at: time).map { Spot($0, light) }.filter { $0.strength > 0.004 }
    let ground = Linear(light.ground)
    field.withSamples { samples in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * size.columns) { sums in
        for row in 0..<2 * size.rows {
          let columns = mask.columns[row / 2]
          guard !columns.isEmpty else { continue }
          let line = RowSums(sums, columns: size.columns)
          line.clear(columns)
          for spot in spots { line.add(spot, row: row, within: columns) }
          line.finish(columns, ground: ground, into: samples, at: row * size.columns)
        }
      }
    }
  }
}

/// A colour as squares of its components: mixtures of such are as bright as mixed light looks.
private struct Linear {
  var red: Float
  var green: Float
  var blue: Float

  init(_ color: Color) {
    red = Float(color.red) * Float(color.red)
    green = Float(color.green) * Float(color.green)
    blue = Float(color.blue) * Float(color.blue)
  }

  func mixed(with other: Linear, by amount: Float) -> Linear {
    var mixed = self
    mixed.red += (other.red - red) * amount
    mixed.green += (other.green - green) * amount
    mixed.blue += (other.blue - blue) * amount
    return mixed
  }
}

/// A bubble, ready to be drawn.
private struct Spot {
  let column: Float
  let row: Float
  let squaredRadius: Float
  let strength: Float
  let color: Linear

  init(_ bubble: Bubble, _ light: BubbleLight) {
    column = bubble.column
    row = bubble.row
    squaredRadius = bubble.radius * bubble.radius
    strength = bubble.strength
    let count = light.colors.count
    let index = Int(bubble.hue.rounded(.down))
    let fraction = bubble.hue - Float(index)
    // Most of a life is spent in one colour, and the change is eased.
    let eased = fraction * fraction * (3 - 2 * fraction)
    color = Linear(light.colors[index % count])
      .mixed(with: Linear(light.colors[(index + 1) % count]), by: eased)
  }
}

/// The sums of one row of samples: weighted colours, and weights.
private struct RowSums {
  let red: UnsafeMutablePointer<Float>
  let green: UnsafeMutablePointer<Float>
  let blue: UnsafeMutablePointer<Float>
  let weight: UnsafeMutablePointer<Float>

  /// `buffer` holds four times `columns`, and so is never empty.
  init(_ buffer: UnsafeMutableBufferPointer<Float>, columns: Int) {
    red = buffer.baseAddress.unsafelyUnwrapped
    green = red + columns
    blue = green + columns
    weight = blue + columns
  }

  func clear(_ columns: Range<Int>) {
    for column in columns {
      red[column] = 0
      green[column] = 0
      blue[column] = 0
      weight[column] = 0
    }
  }

  /// The weight falls from the centre to the edge as `(1 - d²/r²)⁴`: to the eye, which sees the root
  /// of light, a bell that is flat at both ends.
  func add(_ spot: Spot, row: Int, within columns: Range<Int>) {
    let down = Float(row) + 0.5 - spot.row
    let chord = spot.squaredRadius - down * down
    guard chord > 0 else { return }
    let half = chord.squareRoot()
    let first = max(columns.lowerBound, Int((spot.column - half - 0.5).rounded(.up)))
    let last = min(columns.upperBound, Int((spot.column + half + 0.5).rounded(.down)))
    guard first < last else { return }
    let inverse = 1 / spot.squaredRadius
    let atRow = chord * inverse
    let start = 0.5 - spot.column
    let (strength, color) = (spot.strength, spot.color)
    for column in first..<last {
      let across = Float(column) + start
      let near = atRow - across * across * inverse
      let squared = near * near
      let part = squared * squared * strength
      weight[column] += part
      red[column] += part * color.red
      green[column] += part * color.green
      blue[column] += part * color.blue
    }
  }

  /// Mixes with the ground. The cover `w(1+w)/(1+w+w²)` is the weight itself while that is small,
  /// and never more than the whole.
  func finish(
    _ columns: Range<Int>, ground: Linear, into samples: UnsafeMutableBufferPointer<UInt32>,
    at start: Int
  ) {
    guard let out = samples.baseAddress else { return }
    for column in columns {
      let sum = weight[column]
      let cover = sum * (1 + sum) / (1 + sum + sum * sum)
      let share = cover / (sum > 0.000_001 ? sum : 1)
      let rest = 1 - cover
      let red = (ground.red * rest + red[column] * share).squareRoot()
      let green = (ground.green * rest + green[column] * share).squareRoot()
      let blue = (ground.blue * rest + blue[column] * share).squareRoot()
      out[start + column] = bits(red) << 16 | bits(green) << 8 | bits(blue)
    }
  }

  /// Rounds a component from 0 to 255: after adding 2²³ the whole number is the low bits. Unlike a
  /// checked conversion it lets the loop work on four samples at once.
  @inline(__always)
  private func bits(_ component: Float) -> UInt32 { (component + 8_388_608).bitPattern & 0xFF }
}
