/// A picture made of square pixels, row by row from the top left.
///
/// Colours are multiplied with their alpha, so that pixels can be averaged.
public struct PixelGrid: Hashable, Sendable {
  /// One pixel, 0 to 255 each; a colour is at most as great as the alpha.
  public struct Pixel: Hashable, Sendable {
    /// How much red there is.
    public var red: UInt8
    /// How much green there is.
    public var green: UInt8
    /// How much blue there is.
    public var blue: UInt8
    /// How much of what lies below is covered.
    public var alpha: UInt8

    /// A pixel whose colours are multiplied with its alpha already.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A pixel that shows what lies below.
    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The pixels of a row, 0 or more.
  public let width: Int
  /// The number of rows, 0 or more.
  public let height: Int
  /// All pixels, row by row.
  public private(set) var pixels: [Pixel]

  /// A clear picture of a size; negative sizes are none.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: .clear, count: self.width * self.height)
  }

  /// A picture of bytes: red, green, blue and alpha of each pixel, the colours not multiplied. What is
  /// missing is clear.
  public init(width: Int, height: Int, straight bytes: UnsafeRawBufferPointer) {
    self.init(width: width, height: height)
    func multiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
      UInt8((UInt32(value) * UInt32(alpha) + 127) / 255)
    }
    for index in 0..<min(pixels.count, bytes.count / 4) {
      let alpha = bytes[index * 4 + 3]
      guard alpha > 0 else { continue }
      pixels[index] = Pixel(
        red: multiplied(bytes[index * 4], alpha), green: multiplied(bytes[index * 4 + 1], alpha),
        blue: multiplied(bytes[index * 4 + 2], alpha), alpha: alpha)
    }
  }

  /// The pixel at a place; a clear one outside.
  public subscript(column: Int, row: Int) -> Pixel {
    get {
      guard column >= 0, column < width, row >= 0, row < height else { return .clear }
      return pixels[row * width + column]
    }
    set {
      guard column >= 0, column < width, row >= 0, row < height else { return }
      pixels[row * width + column] = newValue
    }
  }
}

extension PixelGrid {
  /// The picture in another size, each of whose pixels is the mean of those it covers. Light is averaged,
  /// not its code: a fine pattern of black and white looks grey from afar, and not dark.
  public func scaled(toWidth newWidth: Int, height newHeight: Int) -> PixelGrid {
    guard newWidth != width || newHeight != height else { return self }
    var result = PixelGrid(width: newWidth, height: newHeight)
    guard width > 0, height > 0 else { return result }
    for row in 0..<result.height {
      let rows = PixelGrid.covered(row, of: result.height, in: height)
      for column in 0..<result.width {
        let columns = PixelGrid.covered(column, of: result.width, in: width)
        result.pixels[row * result.width + column] = mean(columns, rows)
      }
    }
    return result
  }

  /// The pixels of an old side that one of a new side covers; one at least.
  private static func covered(_ index: Int, of new: Int, in old: Int) -> Range<Int> {
    let lower = index * old / new
    return lower..<max(lower + 1, (index + 1) * old / new)
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
    if columns.count == 1, rows.count == 1 { return self[columns.lowerBound, rows.lowerBound] }
    var (red, green, blue, alpha) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    for row in rows {
      for column in columns {
        let pixel = pixels[row * width + column]
        red += UInt64(pixel.red) * UInt64(pixel.red)
        green += UInt64(pixel.green) * UInt64(pixel.green)
        blue += UInt64(pixel.blue) * UInt64(pixel.blue)
        alpha += UInt64(pixel.alpha)
      }
    }
    let count = UInt64(columns.count * rows.count)
    let mean = UInt8((alpha + count / 2) / count)
    func light(_ sum: UInt64) -> UInt8 {
      // Light goes with the square of the code, nearly.
      min(mean, UInt8((Double(sum) / Double(count)).squareRoot().rounded()))
    }
    return Pixel(red: light(red), green: light(green), blue: light(blue), alpha: mean)
  }

  /// Which way up a camera was held, as EXIF counts it: 1 to 8.
  public func turned(by orientation: Int) -> PixelGrid {
    guard (2...8).contains(orientation) else { return self }
    let swaps = orientation >= 5
    var result = PixelGrid(width: swaps ? height : width, height: swaps ? width : height)
    for row in 0..<result.height {
      for column in 0..<result.width {
        let (right, bottom) = (result.width - 1 - column, result.height - 1 - row)
        let from =
          switch orientation {
          case 2: (right, row)
          case 3: (right, bottom)
          case 4: (column, bottom)
          case 5: (row, column)
          case 6: (row, right)
          case 7: (bottom, right)
          default: (bottom, column)
          }
        result[column, row] = self[from.0, from.1]
      }
    }
    return result
  }
}
