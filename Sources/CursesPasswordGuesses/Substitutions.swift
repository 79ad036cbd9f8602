/// A reading of digits and marks as the letters that they stand for: `p4$$w0rd`.
struct Substitutions {
  /// What people write for which letter; for some of them there are two.
  private static let all: [(mark: Unicode.Scalar, letters: [Unicode.Scalar])] = [
    ("4", ["a"]), ("@", ["a"]), ("8", ["b"]), ("(", ["c"]), ("{", ["c"]), ("[", ["c"]),
    ("<", ["c"]), ("3", ["e"]), ("6", ["g"]), ("9", ["g"]), ("1", ["i", "l"]), ("!", ["i"]),
    ("|", ["i", "l"]), ("0", ["o"]), ("$", ["s"]), ("5", ["s"]), ("+", ["t"]), ("7", ["l", "t"]),
    ("%", ["x"]), ("2", ["z"]),
  ]

  private var letters: [UInt32: UInt32] = [:]

  /// The readings of the marks in a password: eight at most, none if there are no marks.
  static func readings(of scalars: GuessedScalars) -> [Substitutions] {
    var readings: [Substitutions] = []
    for (mark, letters) in all where scalars.contains(mark.value) {
      if readings.isEmpty { readings = [Substitutions()] }
      readings = readings.flatMap { reading in
        letters.map { letter in
          var further = reading
          further.letters[mark.value] = letter.value
          return further
        }
      }
    }
    return readings
  }

  /// The letter that a mark stands for; other characters stand for themselves.
  func letter(for scalar: UInt32) -> UInt32 { letters[scalar] ?? scalar }

  /// The ways to write marks in a word that are tried before these; 1 where there are none.
  func variations(_ scalars: GuessedScalars, _ range: Range<Int>) -> Double {
    var ways = 1.0
    for (mark, letter) in letters {
      let marks = range.filter { scalars[$0] == mark }.count
      guard marks > 0 else { continue }
      let plain = range.filter { scalars[$0].lowered == letter }.count
      ways *= plain == 0 ? 2 : Double.variations(marks, plain)
    }
    return ways
  }
}
