extension CellWidth {
  /// One cell's worth of a cluster: a scalar with a width of its own and the marks that join it.
  public struct Piece: Hashable, Sendable {
    /// What the cell is sent.
    public var glyph: Glyph
    /// In cells, 1 or 2.
    public var width: Int

    /// A piece of a cluster.
    public init(glyph: Glyph, width: Int) {
      self.glyph = glyph
      self.width = width
    }
  }

  /// The marks that one cell keeps after its base, as many as an ncurses cell holds.
  static let marksPerCell = 4

  /// What is drawn for a character: itself, or a visible stand-in.
  ///
  /// Controls become their pictures (`␀`), lone marks stand on `◌`, and what would be invisible (zero
  /// width spaces, bidirectional controls, soft hyphens, tags) becomes `·`, so that no text can hide
  /// and no terminal is asked to turn a row around. Scalars that Unicode has not assigned become
  /// `U+FFFD`: terminals disagree on their width.
  public static func drawn(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let value = first.value
    if value < 0x300 {
      if of(first) > 0 { return value == 0xAD ? "·" : character }
      return standIn(forControl: character, value)
    }
    switch of(first) {
    case 0: return onCircle(scalars)
    case 1 where isUnassigned(first): return "\u{FFFD}"
    default: return character
    }
  }

  private static func standIn(forControl character: Character, _ value: UInt32) -> Character {
    if character == "\r\n" { return "␊" }
    if value == 0x7F { return "␡" }
    guard value < 0x20, let picture = Unicode.Scalar(0x2400 + value) else { return "·" }
    return Character(picture)
  }

  /// A cluster that starts with a scalar without a cell: its marks on a dotted circle.
  private static func onCircle(_ scalars: Character.UnicodeScalarView) -> Character {
    var text = "◌"
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark where scalar.properties.isVariationSelector: break
      case .nonspacingMark, .enclosingMark, .spacingMark: text.unicodeScalars.append(scalar)
      default: break
      }
    }
    guard text.unicodeScalars.count > 1, let only = text.first, text.utf8.count == only.utf8.count
    else { return "·" }
    return only
  }

  /// The cells of a drawn cluster on a terminal that counts each scalar by itself: every scalar with a
  /// width starts a cell, and up to four without one join it. Their widths add up to the cluster's.
  public static func split(_ character: Character) -> [Piece] {
    var pieces: [Piece] = []
    var base = String.UnicodeScalarView()
    var width = 0
    for scalar in drawn(character).unicodeScalars {
      let own = of(scalar)
      if own > 0 {
        if width > 0 { pieces.append(Piece(glyph: glyph(base), width: width)) }
        base = String.UnicodeScalarView([scalar])
        width = own
      } else if base.count <= marksPerCell {
        base.append(scalar)
      }
    }
    pieces.append(Piece(glyph: glyph(base), width: max(1, width)))
    return pieces
  }

  private static func glyph(_ scalars: String.UnicodeScalarView) -> Glyph {
    if let first = scalars.first, scalars.count == 1 { return Glyph(first) }
    return Glyph(cluster: String(scalars))
  }
}
