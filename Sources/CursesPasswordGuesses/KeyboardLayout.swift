/// The keys of a keyboard and which of them lie side by side.
struct KeyboardLayout: Sendable {
  /// A character of a key.
  private struct Place: Sendable {
    let column: Int
    let row: Int
    let isShifted: Bool
  }

  private let places: [UInt32: Place]
  private let steps: [(column: Int, row: Int)]
  /// Whether it has a Shift key.
  let hasShift: Bool
  /// The average number of keys beside a key.
  let degree: Double

  /// The number of characters that a walk may begin with.
  var starts: Double { Double(places.count) }

  /// - Parameters:
  ///   - rows: the keys of each row with the column of its first one; a key is the characters without
  ///     and with Shift, or one alone.
  ///   - isSlanted: whether each row is moved by half a key, as on keyboards, and not on number pads.
  private init(_ rows: [(column: Int, keys: String)], isSlanted: Bool) {
    var places: [UInt32: Place] = [:]
    for (row, line) in rows.enumerated() {
      for (index, key) in line.keys.split(separator: " ").enumerated() {
        for (level, scalar) in key.unicodeScalars.enumerated() {
          places[scalar.value] = Place(
            column: line.column + index, row: row, isShifted: level == 1)
        }
      }
    }
    self.places = places
    hasShift = isSlanted
    steps =
      isSlanted
      ? [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]
      : [(-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1)]
    let around = steps
    let keys = Set(places.values.map { [$0.column, $0.row] })
    let pairs = places.values.reduce(0) { sum, place in
      sum + around.filter { keys.contains([place.column + $0.column, place.row + $0.row]) }.count
    }
    degree = Double(pairs) / Double(places.count)
  }

  /// The direction from a character's key to another's beside it, as a number; nil if it is not there.
  func direction(from first: UInt32, to second: UInt32) -> Int? {
    guard let from = places[first], let to = places[second] else { return nil }
    let (column, row) = (to.column - from.column, to.row - from.row)
    return steps.firstIndex { $0.column == column && $0.row == row }
  }

  /// Whether a character is typed with Shift.
  func isShifted(_ scalar: UInt32) -> Bool { hasShift && places[scalar]?.isShifted == true }

  static let all = [
    KeyboardLayout(
      [
        (0, "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+"),
        (1, #"qQ wW eE rR tT yY uU iI oO pP [{ ]} \|"#),
        (1, #"aA sS dD fF gG hH jJ kK lL ;: '""#), (1, "zZ xX cC vV bB nN mM ,< .> /?"),
      ], isSlanted: true),
    // Dvorak's.
    KeyboardLayout(
      [
        (0, "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) [{ ]}"),
        (1, #"'" ,< .> pP yY fF gG cC rR lL /? =+ \|"#),
        (1, "aA oO eE uU iI dD hH tT nN sS -_"), (1, ";: qQ jJ kK xX bB mM wW vV zZ"),
      ], isSlanted: true),
    // Those of number pads.
    KeyboardLayout(
      [(1, "/ * -"), (0, "7 8 9 +"), (0, "4 5 6"), (0, "1 2 3"), (1, "0 .")], isSlanted: false),
    KeyboardLayout(
      [(1, "= / *"), (0, "7 8 9 -"), (0, "4 5 6 +"), (0, "1 2 3"), (1, "0 .")], isSlanted: false),
  ]
}
