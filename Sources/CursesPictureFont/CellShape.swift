/// The signs that are drawn to fill their cell: lines of boxes, blocks, shades. Neighbours meet without a gap.
struct CellShape {
  private let columns: Int
  private let rows: Int
  private var coverage: Coverage

  /// The dots of such a sign; nil for one that the font draws.
  static func coverage(_ scalar: Unicode.Scalar, columns: Int, rows: Int) -> Coverage? {
    var shape = CellShape(columns: columns, rows: rows)
    let isDrawn =
      shape.drawLines(scalar) || shape.drawDashes(scalar) || shape.drawCorner(scalar)
      || shape.drawBlock(scalar)
    return isDrawn ? shape.coverage : nil
  }

  private init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    coverage = Coverage(columns: columns, rows: rows)
  }

  private var middle: (column: Int, row: Int) { (columns / 2, rows / 2) }

  /// The dots across which a line lies: one, or three of a heavy one.
  private func thickness(_ middle: Int, _ weight: Int) -> Range<Int> {
    weight == 2 ? middle - 1..<middle + 2 : middle..<middle + 1
  }

  // MARK: Lines

  /// The weights of the arms of a sign: left, up, right, down; 1 is light, 2 heavy.
  private static func arms(_ scalar: Unicode.Scalar) -> [Int]? {
    let code = Int(scalar.value)
    func weights(_ from: Int, _ arms: [[Int]]) -> [Int]? {
      arms.indices.contains(code - from) ? arms[code - from] : nil
    }
    switch code {
    case 0x2500...0x2503:
      return weights(0x2500, [[1, 0, 1, 0], [2, 0, 2, 0], [0, 1, 0, 1], [0, 2, 0, 2]])
    case 0x250C...0x251B:
      let (kind, weight) = ((code - 0x250C) / 4, (code - 0x250C) % 4)
      let (across, down) = (weight & 1 == 1 ? 2 : 1, weight & 2 == 2 ? 2 : 1)
      return [
        [0, 0, across, down], [across, 0, 0, down], [0, down, across, 0], [across, down, 0, 0],
      ][kind]
    case 0x251C, 0x2524, 0x252C, 0x2534, 0x253C, 0x2523, 0x252B, 0x2533, 0x253B, 0x254B:
      let weight = [0x2523, 0x252B, 0x2533, 0x253B, 0x254B].contains(code) ? 2 : 1
      let kind: [Int] =
        switch code {
        case 0x251C, 0x2523: [0, 1, 1, 1]
        case 0x2524, 0x252B: [1, 1, 0, 1]
        case 0x252C, 0x2533: [1, 0, 1, 1]
        case 0x2534, 0x253B: [1, 1, 1, 0]
        default: [1, 1, 1, 1]
        }
      return kind.map { $0 * weight }
    case 0x253F: return [2, 1, 2, 1]
    case 0x2542: return [1, 2, 1, 2]
    case 0x251D: return [0, 1, 2, 1]
    case 0x2525: return [2, 1, 0, 1]
    case 0x252F: return [2, 0, 2, 1]
    case 0x2537: return [2, 1, 2, 0]
    case 0x2574...0x257B:
      let (kind, weight) = ((code - 0x2574) % 4, code >= 0x2578 ? 2 : 1)
      return (0..<4).map { $0 == kind ? weight : 0 }
    default: return nil
    }
  }

  private mutating func drawLines(_ scalar: Unicode.Scalar) -> Bool {
    guard let arms = Self.arms(scalar) else { return false }
    let across = thickness(middle.row, max(arms[0], arms[2]))
    let down = thickness(middle.column, max(arms[1], arms[3]))
    // An arm ends where the lines that cross it end.
    if arms[0] > 0 { coverage.cover(0..<down.upperBound, thickness(middle.row, arms[0])) }
    if arms[2] > 0 { coverage.cover(down.lowerBound..<columns, thickness(middle.row, arms[2])) }
    if arms[1] > 0 { coverage.cover(thickness(middle.column, arms[1]), 0..<across.upperBound) }
    if arms[3] > 0 { coverage.cover(thickness(middle.column, arms[3]), across.lowerBound..<rows) }
    return true
  }

  private mutating func drawDashes(_ scalar: Unicode.Scalar) -> Bool {
    let kinds: [UInt32: Int] = [0x2504: 3, 0x2508: 4, 0x254C: 2, 0x2506: 3, 0x250A: 4, 0x254E: 2]
    let heavy: [UInt32: Int] = [0x2505: 3, 0x2509: 4, 0x254D: 2, 0x2507: 3, 0x250B: 4, 0x254F: 2]
    guard let count = kinds[scalar.value] ?? heavy[scalar.value] else { return false }
    let weight = kinds[scalar.value] == nil ? 2 : 1
    let isUpright = [0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F].contains(scalar.value)
    let length = isUpright ? rows : columns
    for dash in 0..<count {
      let part =
        dash * length
        / count..<max(
          dash * length / count + 1, (dash + 1) * length / count - max(1, length / count / 3))
      if isUpright {
        coverage.cover(thickness(middle.column, weight), part)
      } else {
        coverage.cover(part, thickness(middle.row, weight))
      }
    }
    return true
  }

  /// A quarter of a circle between two edges of the cell: ╭ ╮ ╯ ╰.
  private mutating func drawCorner(_ scalar: Unicode.Scalar) -> Bool {
    guard (0x256D...0x2570).contains(scalar.value) else { return false }
    let isRight = scalar == "\u{256D}" || scalar == "\u{2570}"
    let isDown = scalar == "\u{256D}" || scalar == "\u{256E}"
    let (x, y) = (Double(middle.column) + 0.5, Double(middle.row) + 0.5)
    let radius = isRight ? Double(columns) - x : x
    let (centreX, centreY) = (x + (isRight ? radius : -radius), y + (isDown ? radius : -radius))
    for row in 0..<rows {
      for column in 0..<columns {
        let (dotX, dotY) = (Double(column) + 0.5, Double(row) + 0.5)
        let isBeyond = isDown ? dotY >= centreY : dotY <= centreY
        let distance: Double
        if isBeyond {
          distance = abs(dotX - x)
        } else {
          let (dx, dy) = (dotX - centreX, dotY - centreY)
          distance = abs((dx * dx + dy * dy).squareRoot() - radius)
        }
        coverage.cover(column, row, by: 1 - distance)
      }
    }
    return true
  }

  // MARK: Blocks

  private mutating func drawBlock(_ scalar: Unicode.Scalar) -> Bool {
    let code = Int(scalar.value)
    let (across, down) = (0..<columns, 0..<rows)
    switch code {
    case 0x2580: coverage.cover(across, 0..<rows / 2)
    case 0x2581...0x2588:
      coverage.cover(across, rows - ((code - 0x2580) * rows + 4) / 8..<rows)
    case 0x2589...0x258F: coverage.cover(0..<max(1, ((0x2590 - code) * columns + 4) / 8), down)
    case 0x2590: coverage.cover(columns / 2..<columns, down)
    case 0x2591...0x2593: coverage.cover(across, down, by: Double(code - 0x2590) / 4)
    case 0x2594: coverage.cover(across, 0..<max(1, rows / 8))
    case 0x2595: coverage.cover(columns - max(1, columns / 8)..<columns, down)
    case 0x2596...0x259F:
      // The quarters: upper left, upper right, lower left, lower right.
      let quarters = [
        0b0010, 0b0001, 0b1000, 0b1011, 0b1001, 0b1110, 0b1101, 0b0100, 0b0110, 0b0111,
      ][code - 0x2596]
      for quarter in 0..<4 where quarters & (0b1000 >> quarter) != 0 {
        coverage.cover(
          quarter % 2 == 0 ? 0..<columns / 2 : columns / 2..<columns,
          quarter < 2 ? 0..<rows / 2 : rows / 2..<rows)
      }
    default: return false
    }
    return true
  }
}
