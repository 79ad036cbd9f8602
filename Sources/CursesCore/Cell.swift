/// What stands in a cell: one grapheme cluster, held in four bytes.
///
/// A cluster of one scalar is that scalar; a longer one is interned.
public struct Glyph: Hashable, Sendable {
  @usableFromInline let bits: UInt32

  @inlinable init(bits: UInt32) { self.bits = bits }

  @usableFromInline static var internedFlag: UInt32 { 0x8000_0000 }

  /// The glyph of a scalar that is a cluster of its own.
  @inlinable public init(_ scalar: Unicode.Scalar) { bits = scalar.value }

  /// The glyph of a grapheme cluster, interned where it has several scalars.
  public init(_ character: Character) {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      bits = first.value
    } else {
      bits = Glyph.internedFlag | interned.number(of: String(character))
    }
  }

  /// A part of a cluster that lies in one cell: a base and what joins it.
  init(cluster text: String) { bits = Glyph.internedFlag | interned.number(of: text) }

  /// A blank.
  public static let space = Glyph(bits: 0x20)
  /// `▀`: its foreground is the upper half of the cell, its background the lower.
  public static let upperHalf = Glyph(bits: 0x2580)

  /// The scalar, when the cluster has only one.
  @inlinable public var scalar: Unicode.Scalar? {
    bits & Glyph.internedFlag == 0 ? Unicode.Scalar(bits) : nil
  }

  /// The cluster, as the terminal is sent it.
  public var text: String {
    if let scalar { return String(Character(scalar)) }
    return interned.text(bits & ~Glyph.internedFlag)
  }
}

/// One square of the grid.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell; in a trailing cell a blank.
  public var glyph: Glyph
  /// 1, 2 for the leading cell of a wide cluster, 0 for a trailing cell that such a cluster covers.
  public var width: UInt8
  /// How it is drawn.
  public var style: Style

  /// A cell; `width` is 0, 1 or 2.
  @inlinable public init(glyph: Glyph = .space, width: UInt8 = 1, style: Style) {
    self.glyph = glyph
    self.width = width
    self.style = style
  }

  /// A space in the terminal's own colours.
  public static let blank = Cell(glyph: .space, width: 1, style: .plain)
}
