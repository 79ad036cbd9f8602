/// The font that PNG pictures are drawn with: 9 by 18 dots, of the X Window System's public domain.
public struct PictureFont: Sendable {
  /// Dots across a letter.
  public static let columns = 9
  /// Dots down a letter.
  public static let rows = 18
  /// The font that is built in.
  public static let standard = PictureFont(PackageResources.fixed9x18_bin)

  private static let glyphBytes = 21
  private let bytes: [UInt8]
  private let count: Int

  init(_ bytes: [UInt8]) {
    let count = bytes.count < 2 ? 0 : Int(bytes[0]) | Int(bytes[1]) << 8
    let isWhole = bytes.count == 2 + count * (2 + PictureFont.glyphBytes)
    self.bytes = bytes
    self.count = isWhole ? count : 0
  }

  /// Whether a dot of a letter is set; nil when the font has no such letter.
  public func glyph(_ scalar: Unicode.Scalar) -> Glyph? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let code = codePoint(middle)
      if code == scalar.value {
        return Glyph(bits: bytes[(2 + 2 * count + middle * PictureFont.glyphBytes)...])
      }
      if code < scalar.value { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func codePoint(_ index: Int) -> UInt32 {
    UInt32(bytes[2 + 2 * index]) | UInt32(bytes[3 + 2 * index]) << 8
  }

  /// The dots of a letter.
  public struct Glyph: Sendable {
    let bits: ArraySlice<UInt8>

    /// Whether the dot is set; both count from 0, from the upper left corner.
    public subscript(column: Int, row: Int) -> Bool {
      let bit = row * PictureFont.columns + column
      return bits[bits.startIndex + bit / 8] >> (7 - UInt8(bit % 8)) & 1 == 1
    }
  }
}
