import CursesSeededRandom
import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Eight bytes at once are what they are one by one.
@Suite struct ByteWordTests {
  /// Every byte at every place among letters, and eight of anything.
  private func words() -> [[UInt8]] {
    var random = SeededGenerator(seed: 5)
    let alone = (0...UInt8.max).flatMap { byte in
      (0..<8).map { place -> [UInt8] in
        var word = Array("Words ab".utf8)
        word[place] = byte
        return word
      }
    }
    let edges: [UInt8] = [0, 0x1F, 0x20, 0x21, 0x40, 0x41, 0x5A, 0x5B, 0x60, 0x61, 0x7A, 0x7F]
    let mixed = (0..<5_000).map { _ in
      (0..<8).map { _ in
        random.below(2) == 0
          ? edges[random.below(edges.count)] + UInt8(random.below(2)) * 0x80
          : UInt8(random.below(256))
      }
    }
    return alone + mixed
  }

  @Test func itTellsControls() {
    for word in words() {
      let expected = !word.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }
      word.withUnsafeBufferPointer {
        #expect(ByteWord($0, at: 0).hasNoControl == expected, "\(word)")
      }
    }
  }

  @Test func itTellsWords() {
    for word in words() {
      let expected = word.allSatisfy { $0.isLetter || $0 == Byte.space || $0 >= 0x80 }
      word.withUnsafeBufferPointer {
        #expect(ByteWord($0, at: 0).isOfWords == expected, "\(word)")
      }
    }
  }
}
