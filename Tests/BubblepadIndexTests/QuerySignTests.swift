import Testing

@testable import BubblepadIndex

/// A look at one sign of the words tells of most notes that they have not got them.
@Suite("Signs in words that are looked for") struct QuerySignTests {
  /// Nothing but the sign itself is folded to a sign.
  @Test func noLetterIsFoldedToASign() {
    for value in UInt32(0x80)..<0x1_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let signs = FoldedText(String(scalar)).bytes.filter { byte in
        (0x21...0x7E).contains(byte) && !Character(Unicode.Scalar(byte)).isLetter
          && !Character(Unicode.Scalar(byte)).isNumber
      }
      #expect(signs.isEmpty, "\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("/v.rd[a", "a /V.RD[A b", true), ("/v.rd[a", "a v.rd[a b", false), ("rose", "r\u{F3}se", true),
    ("caf\u{E9} #x", "Cafe #X", true), ("a-b", "a b", false), ("#x", "", false),
    ("c++", "in C++", true), ("c++", "in C+ +", false),
  ])
  func whatIsFoundStaysTheSame(_ words: String, _ text: String, _ isThere: Bool) throws {
    let query = QueryWords(words, isExact: false)
    #expect(FoldedText(text).contains(query.folded) == isThere)
    // What has not got the sign has not got the words.
    if !query.mayStand(in: Array(text.utf8)) { #expect(!isThere) }
    let note = SearchedNote(path: "n.md", isLocked: false, modified: 0, source: Array(text.utf8))
    #expect(try SearchQuery("\"\(words)\"").matches(note, now: 0) == isThere)
  }

  @Test func theSignThatFewestTextsHaveIsAskedFor() {
    #expect(!QueryWords("(a [b", isExact: false).mayStand(in: Array("(a (b".utf8)))
    #expect(QueryWords("ab", isExact: false).mayStand(in: []))
  }
}
