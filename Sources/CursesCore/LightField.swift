/// The light behind the cells: opaque colours, sharp where it is seen as it is, frosted behind glass.
///
/// A background fills one on each tick; `Compositor` lays the drawn frame over it.
public struct LightField: Hashable, Sendable {
  /// In cells. There are twice as many rows of samples.
  public let size: Size
  /// The sharp light as `0xRRGGBB`, row by row; sample row `2r` is the upper half of cell row `r`.
  public private(set) var samples: [UInt32]
  /// The same light behind glass, one colour a cell.
  public private(set) var frost: [UInt32]

  /// A field of one colour.
  public init(size: Size, filledWith color: Color = .black) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    samples = Array(repeating: color.hex, count: self.size.cellCount * 2)
    frost = Array(repeating: color.hex, count: self.size.cellCount)
  }

  /// The colours of the upper and the lower half of a cell; black outside the field.
  public subscript(column: Int, row: Int) -> (upper: Color, lower: Color) {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else {
      return (.black, .black)
    }
    let upper = 2 * row * size.columns + column
    return (Color(hex: samples[upper]), Color(hex: samples[upper + size.columns]))
  }

  /// The colour of a cell behind glass; black outside the field.
  public func frosted(column: Int, row: Int) -> Color {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return .black }
    return Color(hex: frost[row * size.columns + column])
  }

  /// Fills the samples in place. The buffer holds `columns × rows × 2` colours as `0xRRGGBB`. Behind
  /// glass a cell shows the mean of its halves.
  public mutating func withSamples(_ fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    let (columns, rows) = (size.columns, size.rows)
    withLayers { samples, frost in
      fill(samples)
      for row in 0..<rows {
        for at in row * columns..<(row + 1) * columns {
          let (upper, lower) = (samples[at + row * columns], samples[at + (row + 1) * columns])
          frost[at] = (upper & lower) + (((upper ^ lower) >> 1) & 0x7F_7F7F)
        }
      }
    }
  }

  /// Reads both layers in place.
  func withUnsafeLayers<Result>(
    _ read: (
      _ samples: UnsafeBufferPointer<UInt32>, _ frost: UnsafeBufferPointer<UInt32>
    ) -> Result
  ) -> Result {
    samples.withUnsafeBufferPointer { samples in
      frost.withUnsafeBufferPointer { read(samples, $0) }
    }
  }

  /// Fills the samples and the frost in place, `columns × rows × 2` and `columns × rows` colours.
  public mutating func withLayers(
    _ fill: (
      _ samples: UnsafeMutableBufferPointer<UInt32>, _ frost: UnsafeMutableBufferPointer<UInt32>
    ) -> Void
  ) {
    samples.withUnsafeMutableBufferPointer { samples in
      frost.withUnsafeMutableBufferPointer { fill(samples, $0) }
    }
  }
}

/// Which cells the light behind can reach: a background need not compute the others.
public struct LightMask: Hashable, Sendable {
  /// In cells.
  public let size: Size
  /// For each row the columns from the first to the last cell that lets light through.
  public private(set) var columns: [Range<Int>]

  /// Everything is lit.
  public init(size: Size) {
    self.size = size
    columns = Array(repeating: 0..<max(0, size.columns), count: max(0, size.rows))
  }

  /// What is not covered by opaque cells in `scene`.
  public init(scene: Frame) {
    self.init(size: scene.size)
    for row in 0..<size.rows {
      let cells = scene.cells[row * size.columns..<(row + 1) * size.columns]
      let lit = { (cell: Cell) in !cell.style.background.isOpaque }
      guard let first = cells.firstIndex(where: lit), let last = cells.lastIndex(where: lit) else {
        columns[row] = 0..<0
        continue
      }
      columns[row] = first - cells.startIndex..<last - cells.startIndex + 1
    }
  }
}
