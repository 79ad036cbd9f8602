import CursesMarkdown
import CursesRichText
import CursesText
import Testing

/// Tasks with another character in their box than a blank or an `x`.
@Suite struct TaskStatusTests {
  @Test(arguments: [
    ("- [-] a", "[-] a"), ("- [/] a", "[/] a"), ("1. [>] a", "[>] a"), ("* [é] a", "[é] a"),
    ("- [🚀] a", "[🚀] a"), ("- [1] a", "[1] a"), ("- [ ] a", "☐ a"), ("- [X] a", "☑ a"),
    ("> - [!] a", "▎[!] a"), ("- [-] ", "[-] "),
    // Text.
    ("- [ab] a", "• [ab] a"), ("- [-]a", "• [-]a"), ("- [-]", "• [-]"), ("- []] a", "• []] a"),
    ("- \\[-] a", "• [-] a"), ("[-] a", "[-] a"),
  ])
  func boxes(source: String, shown: String) {
    let document = RichDocument(SourceText(source))
    #expect(picture(document) == shown)
  }

  /// GFM knows a blank and an `x`.
  @Test func anOptionOfNotes() {
    let html = { HTMLRenderer.html(Array("- [-] a".utf8), options: $0) }
    #expect(html(.gfm).contains("[-] a"))
    #expect(!html(.note).contains("[-]"))
    #expect(!MarkdownOptions.gfm.contains(.taskStatuses))
  }

  @Test(arguments: [
    ("- [-] a¦\n", "- [ ] a¦\n"), ("- [/] a¦\n", "- [x] a¦\n"), ("- [é] a¦\n", "- [x] a¦\n"),
    ("- [🚀] ¦a\n", "- [x] ¦a\n"), ("- [x] a¦\n", "- [ ] a¦\n"), ("- [X] a¦\n", "- [ ] a¦\n"),
    ("- [-] a\n- [ ] b¦\n", "- [-] a\n- [x] b¦\n"),
    ("«- [-] a\n- [ ] b¦»\n", "«- [-] a\n- [x] b¦»\n"),
    ("«- [/] a\n- [x] b\n- [é] c¦»\n", "«- [x] a\n- [x] b\n- [x] c¦»\n"),
    ("«- [x] a\n- [X] b¦»\n", "«- [ ] a\n- [ ] b¦»\n"),
  ])
  func ticking(before: String, after: String) {
    let plain = { (marked: String) in marked.filter { !"«»¦".contains($0) } }
    let document = RichMarkedText.document(before)
    document.perform(.toggleTask(at: nil), tick: 0)
    #expect(document.state.text.string == plain(after))
    expectFreshView(document)
    document.perform(.undo, tick: 0)
    #expect(document.state.text.string == plain(before))
    // Pressed again at once it gives the bytes back.
    document.perform(.toggleTask(at: nil), tick: 0)
    document.perform(.toggleTask(at: nil), tick: 0)
    #expect(document.state.text.string == plain(before))
  }

  /// What is typed around a box, and in it.
  @Test func typing() {
    check("- [/] a¦\n", .insertParagraph, .insertText("b"), after: "- [/] a\n- [ ] b¦\n")
    check("- [-] a¦\n", .toggleTaskList, after: "a¦\n")
    check("- [é] a¦\n", .toggleBulletList, after: "- a¦\n")
    check("- [-] a¦\n", .deleteBackward, .insertText("b"), after: "- [-] b¦\n")
    for (typed, saved) in [
      ("- [-] cancelled", "- [-] cancelled"), ("- [/] half", "- [/] half"),
      ("- [1] Smith", "- \\[1] Smith"), ("- [-]", "- [-]"),
    ] {
      let document = TypedText.typed(typed)
      #expect(document.state.text.string == saved)
      expectFreshView(document)
    }
  }
}
