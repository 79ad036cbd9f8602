/// The size of a text for people.
extension SourceText {
  /// The runs of anything but spaces and line ends in some bytes, and the scalars in them but line ends.
  package func countWords(in range: Range<Int>) -> (words: Int, characters: Int) {
    var (words, characters) = (0, 0)
    var isInWord = false
    forEachChunk(in: range) { chunk in
      for byte in chunk {
        let isSpace = byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
        if !isSpace, !isInWord { words += 1 }
        isInWord = !isSpace
        if byte & 0xC0 != 0x80, byte != 0x0A, byte != 0x0D { characters += 1 }
      }
      return true
    }
    return (words, characters)
  }
}
