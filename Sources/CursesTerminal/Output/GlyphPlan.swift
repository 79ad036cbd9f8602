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
      if isDisputed(scalar) { return .overlay }
      let columns = Int(nc_width(scalar.value))
      guard columns >= 0 else { return .overlay }
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

  /// Whether some terminals count a cell more for a scalar than others: a half of a flag, and what has the character
  /// before it shown as an emoji.
  private static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value || scalar.value == 0xFE0F
  }

  /// The most cells any terminal may take for a cluster.
  static func greatestWidth(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let width = Int(nc_width(scalar.value))
      return sum + (width < 0 ? 2 : isDisputed(scalar) ? width + 1 : width)
    }
  }

  /// A cluster without what a terminal would obey instead of show.
  static func printable(_ text: String) -> String {
    let isClean = text.unicodeScalars.allSatisfy { !isControl($0) }
    guard !isClean else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
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
