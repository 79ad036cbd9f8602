/// Rows of a picture that have moved up or down together, as text does that is scrolled or pushed down.
struct MovedRows {
  /// Where they are now, those first that must be moved first for none to be lost.
  let rows: [Int]
  /// How many rows they have moved, down if positive.
  let distance: Int

  /// Fewer rows than these may be alike by chance.
  static let least = 3

  /// Finds the greatest group among `rows` of two pictures of as many columns; nil where there is none.
  ///
  /// Rows that show the same in both stay where they are. Rows that are alike, as blank ones, do not say
  /// where they went.
  init?(
    from old: UnsafeBufferPointer<Cell>, to new: UnsafeBufferPointer<Cell>, columns: Int,
    rows: Range<Int>
  ) {
    func isChanged(_ row: Int) -> Bool {
      let cells = row * columns..<(row + 1) * columns
      return cells.contains { old[$0] != new[$0] }
    }
    guard let first = rows.first(where: isChanged), let last = rows.last(where: isChanged),
      last - first >= Self.least
    else { return nil }
    let span = first...last
    let before = span.map { Self.hash(old, row: $0, columns) }
    let now = span.map { Self.hash(new, row: $0, columns) }
    var votes = [Int](repeating: 0, count: 2 * span.count)
    for (place, hash) in now.enumerated() {
      var source: Int?
      for (other, candidate) in before.enumerated() where candidate == hash {
        if source != nil {
          source = nil
          break
        }
        source = other
      }
      if let source { votes[place - source + span.count] += 1 }
    }
    votes[span.count] = 0
    guard let most = votes.max(), most >= Self.least, let at = votes.firstIndex(of: most) else {
      return nil
    }
    let distance = at - span.count
    let moved = now.indices.filter {
      before.indices.contains($0 - distance) && before[$0 - distance] == now[$0]
    }
    self.distance = distance
    self.rows = (distance > 0 ? moved.reversed() : moved).map { $0 + first }
  }

  private static func hash(_ cells: UnsafeBufferPointer<Cell>, row: Int, _ columns: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for cell in cells[row * columns..<(row + 1) * columns] {
      let style = cell.style
      let ink = UInt64(cell.glyph.bits) << 32 | UInt64(style.foreground.bits)
      let ground = UInt64(style.background.bits) << 32 | UInt64(style.attributes.rawValue)
      hash = (hash ^ ink) &* 0x100_0000_01B3
      hash = (hash ^ hash >> 29 ^ ground) &* 0x100_0000_01B3
    }
    return hash
  }
}
