import CursesViewGraph

extension Text {
  /// A symbol among words, in their colour.
  public nonisolated init(_ image: Image) { self.init(pieces: [Piece(image)]) }
}

extension LocalizedStringKey.StringInterpolation {
  /// A symbol among the words.
  public mutating func appendInterpolation(_ image: Image) { append([Text.Piece(image)]) }
}

extension Text.Piece {
  nonisolated init(_ image: Image) {
    let (sign, ascii) = (image.symbol.sign, image.symbol.ascii)
    self.init(sign)
    wording = TextWording(name: [sign, ascii].hashValue) { _, look in look.isUnicode ? sign : ascii
    }
  }
}
