import Testing

@testable import BubblepadIndex

@Suite("What an embed shows")
struct NoteExcerptTests {
  private let note = """
    ---
    a: b
    ---
    intro

    # One *part*
    text ^first

    - item
      more ^second
    - other

    ## Below
    | a |
    |-|

    ^table

    # Two
    end
    """

  @Test(arguments: [
    (nil, 3..<20, "intro\n\n# One"), ("", 3..<20, "intro"), ("One part", 5..<18, "# One *part*"),
    ("One part#Below", 12..<18, "## Below"), ("below", 12..<18, "## Below"),
    ("Two", 18..<20, "# Two\nend"), ("^first", 6..<7, "text"), ("^SECOND", 8..<10, "- item"),
    ("^table", 13..<15, "| a |\n|-|"),
  ])
  func partsAreWholeLines(subpath: String?, lines: Range<Int>, start: String) throws {
    let excerpt = try #require(NoteExcerpt(subpath, of: Array(note.utf8)))
    let text = String(decoding: excerpt.text, as: UTF8.self)
    #expect(excerpt.lines == lines && text.hasPrefix(start) && excerpt.omittedLines == 0, "\(text)")
    #expect(!text.contains("^") || subpath?.hasPrefix("^") != true)
  }

  @Test func blankLinesBelowFrontMatterAreNotShown() throws {
    for start in ["---\na: b\n---\n\n \n", "\n\n", "---\r\na: b\r\n---\r\n\r\n"] {
      let excerpt = try #require(NoteExcerpt(nil, of: Array((start + "text\n").utf8)))
      #expect(excerpt.text == Array("text".utf8))
    }
    #expect(NoteExcerpt(nil, of: Array("\n\n".utf8))?.text == [])
  }

  @Test(arguments: ["Three", "^none", "Two#Below", "^"])
  func whatIsNotThereIsNil(subpath: String) {
    #expect(NoteExcerpt(subpath, of: Array(note.utf8)) == nil)
  }

  @Test func longNotesAreCutAtALine() throws {
    let line = String(repeating: "x", count: 99) + "\n"
    let excerpt = try #require(
      NoteExcerpt(nil, of: Array(String(repeating: line, count: 1000).utf8)))
    #expect(excerpt.text.count <= NoteExcerpt.most && excerpt.text.count > NoteExcerpt.most - 200)
    #expect(excerpt.lines == 0..<1000)
    #expect(excerpt.omittedLines == 1000 - (excerpt.text.count + 1) / 100)
    let one = try #require(NoteExcerpt(nil, of: [UInt8](repeating: 0x61, count: 100_000)))
    #expect(one.text.count == NoteExcerpt.most && one.omittedLines == 0)
    #expect(NoteExcerpt(nil, of: [])?.text == [])
  }
}
