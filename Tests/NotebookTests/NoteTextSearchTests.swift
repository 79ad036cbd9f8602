import Testing

@testable import Notebook

@Suite("A search of texts")
struct NoteTextSearchTests {
  private func hit(_ query: String, in text: String) -> NoteTextSearch.Hit? {
    NoteTextSearch(query).hit(in: Array(text.utf8))
  }

  @Test func eachWordIsSomewhereAndCaseAndAccentsDoNotCount() {
    let text = "# Über uns\n\nThe QUICK fox\n- [ ] buy *milk*\n"
    #expect(hit("quick fox", in: text) == .init(excerpt: "The QUICK fox", line: 3))
    #expect(hit("uber", in: text) == .init(excerpt: "Über uns", line: 1))
    #expect(hit("milk", in: text) == .init(excerpt: "buy milk", line: 4))
    #expect(hit("uber milk", in: text)?.line == 1)
    #expect(hit("quick cat", in: text) == nil)
    #expect(hit("  ", in: text) == nil)
  }

  @Test func theLineWithMostOfTheWordsIsShown() {
    #expect(hit("red car", in: "a car\na red car\nred\n")?.line == 2)
  }

  @Test func aLongLineIsShownFromShortlyBeforeTheWord() {
    let line = String(repeating: "filler ", count: 50) + "needle and more"
    let excerpt = hit("needle", in: line)?.excerpt ?? ""
    #expect(excerpt.hasPrefix("…") && excerpt.contains("needle and more"))
    #expect(excerpt.count < 40)
  }

  @Test func bytesThatAreNoTextDoNoHarm() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x0A] + Array("found".utf8) + [0x80]
    #expect(NoteTextSearch("found").hit(in: bytes)?.line == 2)
  }
}
