import CCursesNcurses
import CursesCore

/// How a cluster gets onto the screen.
enum GlyphPlan: Equatable {
  /// ncurses can hold it: one cell for each spacing scalar, with the marks that follow it.
  case cells([[UInt32]])
  /// ncurses gets blanks; the cluster is written over them afterwards, at an explicit place.
  case overlay

  /// What fits into one cell of ncurses.
  static let cellCapacity = 5
  /// The blank under an overlay. Not a space: ncurses must see a difference when the cluster goes.
  static let placeholder: UInt32 = 0xA0

  /// The plan for a cluster that is to take `width` cells.
  ///
  /// A mistake can never shift the rest of a row: ncurses gets only what it, the C library and all terminals
  /// count as exactly `width` cells.
  static func plan(_ text: String, width: Int, in model: WidthModel) -> GlyphPlan {
    var pieces: [[UInt32]] = []
    var sum = 0
    for scalar in text.unicodeScalars {
      let columns = Int(nc_width(scalar.value))
      guard columns >= 0, !isDisputed(scalar, columns: columns) else { return .overlay }
      if columns == 0 {
        guard let last = pieces.indices.last else { return .overlay }
        if model == .perScalar, joinsEmoji(scalar, after: pieces[last]) { continue }
        pieces[last].append(scalar.value)
        if pieces[last].count > cellCapacity { return .overlay }
      } else {
        pieces.append([scalar.value])
        sum += columns
      }
    }
    guard sum == width, !pieces.isEmpty else { return .overlay }
    // A terminal that joins clusters must get them in one piece.
    if model == .perCluster, pieces.count > 1 { return .overlay }
    return .cells(pieces)
  }

  /// Whether a scalar is the joiner between the parts of an emoji.
  ///
  /// Where each part has cells of its own the joiner is left out: it cannot be seen there, and tmux 3.3
  /// counts no cells for what follows one.
  private static func joinsEmoji(_ scalar: Unicode.Scalar, after piece: [UInt32]) -> Bool {
    guard scalar.value == 0x200D, let first = piece.first.flatMap(Unicode.Scalar.init) else {
      return false
    }
    return first.properties.isEmoji && first.value >= 0x80
  }

  /// Whether terminals differ about the cells of a scalar for which the C library counts `columns`.
  ///
  /// Many still hold the tables of Unicode 5.0 (Markus Kuhn's `wcwidth`), in which whatever came later takes one cell.
  private static func isDisputed(_ scalar: Unicode.Scalar, columns: Int) -> Bool {
    switch scalar.value {
    // Halves of flags, and what has the character before it shown as an emoji.
    case 0x1F1E6...0x1F1FF, 0xFE0F: return true
    // Older scalars whose width was changed: marks, signs, the tone and voice marks of East Asia, hexagrams.
    case 0x06DE, 0x1734, 0x180E, 0x1885, 0x1886, 0x1A1B, 0xA802, 0x302A...0x302F, 0x3099, 0x309A,
      0x3164:
      return true
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      return true
    default: break
    }
    let properties = scalar.properties
    if columns == 1 { return scalar.value > 0xAD && properties.generalCategory == .format }
    guard let age = properties.age else { return true }
    return (age.major, age.minor) > (5, 0)
  }

  /// The most cells any terminal may take for a cluster.
  static func greatestWidth(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let width = Int(nc_width(scalar.value))
      return sum + (width < 0 || isDisputed(scalar, columns: width) ? 2 : width)
    }
  }

  /// A cluster as it is sent: without what a terminal would obey instead of show, and where each part of an emoji has
  /// cells of its own without the joiners between them.
  static func printable(_ text: String, in model: WidthModel) -> String {
    let isClean = text.unicodeScalars.allSatisfy { !isControl($0) && $0.value != 0x200D }
    guard !isClean else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isControl(scalar) {
      if model == .perScalar, joinsEmoji(scalar, after: shown.last.map { [$0.value] } ?? []) {
        continue
      }
      shown.append(scalar)
    }
    return String(shown)
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
  }
}

/// Stand-ins in ASCII, for a locale that has nothing else.
enum AsciiFallback {
  static func scalar(for scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x20..<0x7F: scalar.value
    case 0xA0: 0x20
    case 0xB6: 0x23
    case 0xB7: 0x2E
    case 0xD7, 0x2715...0x2718: 0x78
    case 0x2212: 0x2D
    case 0x2713, 0x2714: 0x2B
    case 0x2191, 0x25B2: 0x5E
    case 0x2193, 0x25BC, 0x25BE: 0x76
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x2550: 0x2D
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x2551: 0x7C
    case 0x250C...0x254B, 0x2552...0x2570: 0x2B
    case 0x2580...0x259F: 0x20
    case 0x2010...0x2015: 0x2D
    case 0x2018, 0x2019: 0x27
    case 0x201C, 0x201D: 0x22
    case 0x2022, 0x25CF, 0x2219: 0x2A
    case 0x2026: 0x2E
    case 0x2190, 0x2039, 0x25C0: 0x3C
    case 0x2192, 0x203A, 0x25B6, 0x25B8: 0x3E
    case 0x2315: 0x2F
    default: 0x3F
    }
  }
}
