import BubblepadPaths
import Testing

@testable import BubblepadNotebook

/// The line that the list shows of a note says what it is about.
struct NoteExcerptLineTests {
  @Test(arguments: [
    // What is not shown, or shows nothing.
    ("<!-- from a\ntemplate -->\n# Head\nText\n", "Text"), ("<!-- a --> Text\n", "Text"),
    ("%%to do%%\n%%\nmore\n%%\nText\n", "Text"), ("<!-- - [ ] a -->\n", nil),
    ("<p align=\"center\">\n<img src=\"x\"\nwidth=1>\nText\n", "width=1>"),
    ("<p align=\"center\">\n<b>Bold</b> text</p>\n", "Bold text"), ("<br/>\n</p>\nText\n", "Text"),
    ("<https://swift.org> is\n", "<https://swift.org> is"), ("a < b\n", "a < b"),
    ("[a]: https://swift.org\n[^1]: note\n[TOC]\nText\n", "Text"),
    // What says little, where there is text.
    ("# Head\n## Part\nText\n", "Text"), ("# Head\n## Part\n## Two\n", "Part"),
    ("#work #now/soon\nText\n", "Text"), ("#work #now\n", "#work #now"),
    ("[![CI](b.svg)](u) [![Two][b]][u]\n![](x.png)\nText\n", "Text"),
    ("[![CI](b.svg)](u)&nbsp;[![Two](c.svg)](v) · ![x](y.png)&nbsp;\nText\n", "Text"),
    ("one&nbsp;two &middot; three\n", "one two · three"),
    ("![[a.png|200]]\n\nText\n", "Text"), ("![a b](x.png)\n", "a b"),
    ("![a](x.png) with words\n", "a with words"),
    // What repeats the title.
    ("Trip to Rome\n\nText\n", "Text"), ("**Trip to Rome**\nText\n", "Text"),
    ("# Rome\nRome\nText\n", "Text"), ("Trip to Rome\n===\nText\n", "Text"),
    ("Trip to Rome\n", "Trip to Rome"), ("# Head\nPart\n---\nText\n", "Text"),
    // Tasks and lists are text.
    ("# Head\n## Part\n- [ ] one\n", "one"), ("- ![[a.png]]\n- two\n", "two"),
  ])
  func itIsTheFirstText(_ note: String, _ line: String?) {
    #expect(NoteSummary(Array(note.utf8), titled: "Trip to Rome").firstLine == line)
  }

  @Test func manyNotesAreReadByTwoThreads() throws {
    let folder = TemporaryFolder()
    for number in 0..<1_100 { folder.write("\(number).md", "text of \(number)\n") }
    let notebook = NotebookFolder(path: folder.path)
    let names = try notebook.list(reading: 20)
    #expect(names.entries.count { $0.isRead } == 20)
    let entries = try notebook.list(known: names.entries).entries
    #expect(entries.count == 1_100 && entries.allSatisfy { $0.snippet == "text of \($0.title)" })
    // The order is that of the times, then the names.
    #expect(entries == entries.sorted(by: NoteEntry.isListedBefore))
  }

  @Test func controlsInNamesAreReplaced() {
    #expect(
      FilePath.printable("a\u{1B}b\u{85}c\u{2028}d\u{7F}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}"
    )
    #expect(FilePath.printable("Größe “x” – 日本 Â") == "Größe “x” – 日本 Â")
  }
}
