import CursesMarkdown
import CursesText

extension RichParagraph {
  /// Adds the words and characters of the visible text.
  package func count(words: inout Int, characters: inout Int) {
    var isInWord = false
    if text.allSatisfy({ $0 < 0x80 }) {
      characters += text.count
      for byte in text {
        let isWord = WordKind(Unicode.Scalar(byte)).isWord
        if isWord && !isInWord { words += 1 }
        isInWord = isWord || (isInWord && byte == Byte.apostrophe)
      }
      return
    }
    var last: WordKind?
    for character in string {
      characters += 1
      let kind = WordKind(character.unicodeScalars.first)
      let startsWord = kind.isWord && (kind != last || kind == .han)
      if startsWord { words += 1 }
      last = character == "'" && last == .word ? .word : kind
    }
  }
}
