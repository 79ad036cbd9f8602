import CursesCore
import CursesTerminal
@_spi(Nodes) import CursesViewGraph

/// Colours of pictures on terminals that have few: each pixel becomes the nearest there is, and what it
/// is off by is handed on to its neighbours (Floyd and Steinberg), so that the mixture is right.
enum PictureDither {
  /// The picture in the colours of a depth. Its pixels are then opaque or clear.
  static func dithered(_ grid: PixelGrid, depth: ColorDepth) -> PixelGrid {
    if depth == .none { return dots(grid) }
    guard depth == .indexed256 || depth == .ansi16 else { return grid }
    let colors = depth == .ansi16 ? sixteen : many
    var result = PixelGrid(width: grid.width, height: grid.height)
    // What the pixels of this row and of the next are off by, with room at both ends.
    var errors = [[SIMD3<Int32>]](
      repeating: Array(repeating: .zero, count: grid.width + 2), count: 2)
    for row in 0..<grid.height {
      for column in 0..<grid.width {
        let pixel = grid[column, row]
        guard pixel.alpha > 127 else { continue }
        let wanted = straight(pixel) &+ errors[0][column + 1] / 16
        let color = nearest(to: wanted, in: colors)
        result[column, row] = PixelGrid.Pixel(
          red: color.red, green: color.green, blue: color.blue, alpha: 255)
        // A little less than all of it: where no mixture is right, the rest would pile up.
        let off = (wanted &- vector(color)) &* 7 / 8
        errors[0][column + 2] &+= off &* 7
        errors[1][column] &+= off &* 3
        errors[1][column + 1] &+= off &* 5
        errors[1][column + 2] &+= off
      }
      errors = [errors[1], Array(repeating: .zero, count: grid.width + 2)]
    }
    return result
  }

  /// The picture in black and white.
  private static func dots(_ grid: PixelGrid) -> PixelGrid {
    var result = PixelGrid(width: grid.width, height: grid.height)
    var errors = [[Int32]](repeating: Array(repeating: 0, count: grid.width + 2), count: 2)
    for row in 0..<grid.height {
      for column in 0..<grid.width {
        let pixel = grid[column, row]
        guard pixel.alpha > 127 else { continue }
        let light = (straight(pixel) &* SIMD3(54, 183, 19)).wrappedSum() / 256
        let wanted = light + errors[0][column + 1] / 16
        let level: UInt8 = wanted > 127 ? 255 : 0
        result[column, row] = PixelGrid.Pixel(red: level, green: level, blue: level, alpha: 255)
        let off = (wanted - Int32(level)) * 7 / 8
        errors[0][column + 2] += off * 7
        errors[1][column] += off * 3
        errors[1][column + 1] += off * 5
        errors[1][column + 2] += off
      }
      errors = [errors[1], Array(repeating: 0, count: grid.width + 2)]
    }
    return result
  }

  private static let sixteen: [Color] = (0..<16).map { ColorIndex.color($0) }
  /// Without the first sixteen, which every theme sets as it likes.
  private static let many: [Color] = (16..<256).map { ColorIndex.color($0) }

  private static func vector(_ color: Color) -> SIMD3<Int32> {
    SIMD3(Int32(color.red), Int32(color.green), Int32(color.blue))
  }

  private static func straight(_ pixel: PixelGrid.Pixel) -> SIMD3<Int32> {
    let color = SIMD3(Int32(pixel.red), Int32(pixel.green), Int32(pixel.blue))
    return color &* 255 / Int32(max(1, pixel.alpha))
  }

  private static func nearest(to wanted: SIMD3<Int32>, in colors: [Color]) -> Color {
    let clamped = wanted.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    var best = colors[0]
    var least = Int32.max
    for color in colors {
      let off = clamped &- vector(color)
      let away = (off &* off &* SIMD3(3, 4, 2)).wrappedSum()
      if away < least { (best, least) = (color, away) }
    }
    return best
  }
}
