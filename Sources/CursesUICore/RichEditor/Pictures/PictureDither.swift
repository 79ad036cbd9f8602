import CursesTerminal
import TerminalCore

/// Colours of pictures on terminals that have few: mixed from those there are, pixel by pixel in a fixed
/// pattern, so that a row looks the same whenever it is drawn.
enum PictureDither {
  /// The colour to show for one at a pixel's place.
  static func color(_ color: Color, column: Int, row: Int, depth: ColorDepth) -> Color {
    switch depth {
    case .direct, .none: color
    case .indexed256: indexed(color, threshold(column, row))
    case .ansi16: nearest16(color, threshold(column, row))
    }
  }

  /// Bayer's pattern of 4×4, from 0 to 15.
  private static let pattern: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  private static func threshold(_ column: Int, _ row: Int) -> Int {
    pattern[(row & 3) * 4 + column & 3]
  }

  /// The steps of the 6×6×6 cube.
  private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

  private static func indexed(_ color: Color, _ threshold: Int) -> Color {
    let parts = [Int(color.red), Int(color.green), Int(color.blue)]
    if let most = parts.max(), let least = parts.min(), most - least < 10, most > 3, most < 243 {
      // The ramp of greys is fine enough as it is.
      let grey = UInt8(8 + 10 * min(23, max(0, (most + least) / 2 - 3) / 10))
      return Color(grey, grey, grey)
    }
    func step(_ value: Int) -> UInt8 {
      let upper = steps.firstIndex { $0 >= value } ?? 5
      guard upper > 0 else { return 0 }
      let (low, high) = (steps[upper - 1], steps[upper])
      return UInt8((value - low) * 16 > threshold * (high - low) + (high - low) / 2 ? high : low)
    }
    return Color(step(parts[0]), step(parts[1]), step(parts[2]))
  }

  private static let sixteen: [Color] = (0..<16).map { ColorIndex.color($0) }

  private static func nearest16(_ color: Color, _ threshold: Int) -> Color {
    let noise = (threshold * 2 - 15) * 4
    func moved(_ value: UInt8) -> Int { min(255, max(0, Int(value) + noise)) }
    let (red, green, blue) = (moved(color.red), moved(color.green), moved(color.blue))
    var best = sixteen[0]
    var least = Int.max
    for candidate in sixteen {
      let (dr, dg) = (red - Int(candidate.red), green - Int(candidate.green))
      let db = blue - Int(candidate.blue)
      let away = 3 * dr * dr + 4 * dg * dg + 2 * db * db
      if away < least { (best, least) = (candidate, away) }
    }
    return best
  }
}
