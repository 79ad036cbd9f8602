import TerminalCore

/// The sums of one row of samples: weighted colours, and weights.
struct RowSums {
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

  /// The columns of a row that a bubble reaches, and what its weight there is made of.
  private func reach(
    _ spot: Spot, row: Int, within columns: Range<Int>
  ) -> (columns: Range<Int>, atRow: Float, inverse: Float)? {
    let down = Float(row) + 0.5 - spot.row
    let chord = spot.squaredRadius - down * down
    guard chord > 0 else { return nil }
    let half = chord.squareRoot()
    let first = max(columns.lowerBound, Int((spot.column - half - 0.5).rounded(.up)))
    let last = min(columns.upperBound, Int((spot.column + half + 0.5).rounded(.down)))
    guard first < last else { return nil }
    let inverse = spot.gain / spot.squaredRadius
    return (first..<last, chord * inverse, inverse)
  }

  /// The weight falls from the centre to the edge as `(1 - d²/r²)⁴`: to the eye, which sees the root
  /// of light, a bell that is flat at both ends. The overlaps of bubbles add up.
  func add(_ spot: Spot, row: Int, within columns: Range<Int>) {
    guard let (reached, atRow, inverse) = reach(spot, row: row, within: columns) else { return }
    let start = 0.5 - spot.column
    let (strength, color) = (spot.strength, spot.color)
    for column in reached {
      let across = Float(column) + start
      let near = min(atRow - across * across * inverse, 1)
      let squared = near * near
      let part = squared * squared * strength
      weight[column] += part
      red[column] += part * color.red
      green[column] += part * color.green
      blue[column] += part * color.blue
    }
  }

  /// The same weight, of which only the greatest counts, for each component by itself.
  func raise(_ spot: Spot, row: Int, within columns: Range<Int>) {
    guard let (reached, atRow, inverse) = reach(spot, row: row, within: columns) else { return }
    let start = 0.5 - spot.column
    let (strength, color) = (spot.strength, spot.color)
    for column in reached {
      let across = Float(column) + start
      let near = min(atRow - across * across * inverse, 1)
      let squared = near * near
      let part = squared * squared * strength
      weight[column] = max(weight[column], part)
      red[column] = max(red[column], part * color.red)
      green[column] = max(green[column], part * color.green)
      blue[column] = max(blue[column], part * color.blue)
    }
  }

  /// Adds light of a colour and weight to one sample.
  @inline(__always)
  func add(_ part: Float, of color: Linear, at column: Int) {
    weight[column] += part
    red[column] += part * color.red
    green[column] += part * color.green
    blue[column] += part * color.blue
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
