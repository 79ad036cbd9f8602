import CursesSeededRandom
import Testing

@testable import CursesSecrets

/// Editing by grapheme cluster must agree with `String`, which secrets never become.
@Suite struct SecretCharactersTests {
  static let samples = [
    "", "a", "hello", "né", "e\u{301}a", "👨‍👩‍👧‍👦!", "🇵🇹🇧🇷🇵", "\r\n\n", "한국", "ह्नि", "👍🏽👍",
    "a\u{200D}b", "z\u{302}\u{323}\u{301}",
  ]

  @Test(arguments: samples)
  func charactersAgreeWithString(text: String) {
    let secret = SecretBytes(copying: Array(text.utf8))
    #expect(secret.characterCount == text.count)
    var starts = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    starts.append(text.utf8.count)
    for (index, start) in starts.enumerated() {
      #expect(secret.offset(ofCharacter: index) == start)
      #expect(secret.characterIndex(at: start) == index)
      if index + 1 < starts.count { #expect(secret.offset(after: start) == starts[index + 1]) }
      if index > 0 { #expect(secret.offset(before: start) == starts[index - 1]) }
    }
    var seen = ""
    secret.forEachCharacter { _, character in seen.append(character) }
    #expect(seen == text)
  }

  @Test func invalidBytesAreCharactersOfTheirOwn() {
    let secret = SecretBytes(copying: [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82])
    #expect(secret.characterCount == 6)
    #expect(secret.offset(before: 100) == 5)
    #expect(secret.offset(after: 100) == 6)
  }

  @Test func charactersAreTypedAndRemoved() {
    let secret = SecretBytes()
    var caret = 0
    for character in "pässwörd" { caret = secret.insert(character, at: caret) }
    #expect(secret.characterCount == 8)
    let before = secret.offset(before: caret)
    secret.remove(before..<caret)
    #expect(secret == SecretBytes(copying: Array("pässwör".utf8)))
    secret.insert("👍🏽", at: secret.offset(ofCharacter: 1))
    #expect(secret == SecretBytes(copying: Array("p👍🏽ässwör".utf8)))
    secret.replace(0..<1000, with: "x".utf8)
    #expect(secret == SecretBytes(copying: [0x78]))
    secret.append("y")
    #expect(secret.count == 2)
  }

  @Test func randomEditsAgreeWithString() {
    var random = SeededGenerator(seed: 42)
    let letters: [Character] = ["a", "é", "👩‍💻", "\u{301}", "🇵🇹", "\r\n"]
    let secret = SecretBytes()
    var text = ""
    for _ in 0..<2000 {
      let place = text.isEmpty ? 0 : random.below(text.count + 1)
      let index = text.index(text.startIndex, offsetBy: place)
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      if random.below(3) == 0, place < text.count {
        let end = secret.offset(after: offset)
        text.remove(at: index)
        secret.remove(offset..<end)
      } else {
        let letter = letters[random.below(letters.count)]
        text.insert(letter, at: index)
        secret.insert(letter, at: offset)
      }
      #expect(secret.characterCount == text.count)
      #expect(secret.withBytes { $0.elementsEqual(text.utf8) })
    }
  }
}
