/// How a terminal counts the cells of a grapheme cluster.
public enum WidthModel: Hashable, Sendable {
  /// Each scalar by itself: the sum of their widths, as xterm, VTE and alacritty do.
  case perScalar
  /// The cluster as one: 1 or 2, as terminals with mode 2027 do.
  case perCluster
}

/// The width of characters in cells.
///
/// `advance(of:in:)` is what a terminal does with a character; `of(_:in:)` is what this library
/// draws, where everything takes a cell at least so that a caret can stand on it.
public enum CellWidth {
  /// The cells of one scalar by itself: 0, 1 or 2. Controls have none.
  @inlinable public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value >= 0x20 && value < 0x7F || value >= 0xA0 ? 1 : 0 }
    return ofLarge(value)
  }

  /// The cells a character takes when it is drawn: those of `drawn(_:)`, 1 at least.
  public static func of(_ character: Character, in model: WidthModel) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      if model == .perCluster, isRegionalIndicator(first.value) { return 2 }
      return max(1, of(first))
    }
    if of(first) > 0, !isUnassigned(first) { return advance(of: character, in: model) }
    return max(1, advance(of: drawn(character), in: model))
  }

  /// The cells a terminal moves on for a character sent as it is: 0 for controls and lone marks.
  public static func advance(of character: Character, in model: WidthModel) -> Int {
    switch model {
    case .perScalar: character.unicodeScalars.reduce(0) { $0 + of($1) }
    case .perCluster: clusterWidth(character)
    }
  }

  /// The cells of a text as it is drawn in one row. A line end counts as its stand-in does: 1.
  public static func width(of text: some StringProtocol, in model: WidthModel) -> Int {
    let fast = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? bytes.count : nil
    }
    if let fast, let fast { return fast }
    return text.reduce(0) { $0 + of($1, in: model) }
  }

  /// A cluster counts as its widest scalar; a variation selector or a flag decides before that.
  private static func clusterWidth(_ character: Character) -> Int {
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if let previous, scalar.value & ~1 == 0xFE0E, previous.properties.isEmoji {
        return scalar.value == 0xFE0F ? 2 : 1
      }
      if isRegionalIndicator(scalar.value) { return 2 }
      width = max(width, of(scalar))
      previous = scalar
    }
    return width
  }
}

extension CellWidth {
  @usableFromInline static func ofLarge(_ value: UInt32) -> Int {
    switch value {
    case 0x370..<0x483, 0x1E00..<0x200B, 0x2070..<0x20D0, 0x2500..<0x25FD: return 1
    case 0x3041...0x3096, 0x30A0...0x30FF, 0x3400..<0xA48D, 0xAC00...0xD7A3: return 2
    default: break
    }
    if lies(value, in: CellWidthTables.zero) { return 0 }
    return lies(value, in: CellWidthTables.wide) ? 2 : 1
  }

  /// Whether a value lies in one of the ranges of a table, by binary search over their first values.
  private static func lies(_ value: UInt32, in table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if table[middle * 2] <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && value <= table[low * 2 - 1]
  }

  static func isRegionalIndicator(_ value: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= value }

  static func isUnassigned(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x378 && scalar.properties.generalCategory == .unassigned
  }
}
