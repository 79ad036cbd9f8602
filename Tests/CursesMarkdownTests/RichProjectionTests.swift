import CursesRichText
import CursesText
import Testing

private func shows(
  _ source: String, _ picture: String, location: SourceLocation = #_sourceLocation
) {
  #expect(
    CursesMarkdownTests.picture(RichDocument(SourceText(source))) == picture,
    sourceLocation: location
  )
}

@Suite struct RichProjectionTests {
  @Test func hidesMarkers() {
    shows("a **b** _c_ ~~d~~ `e`", "a {b:b} {i:c} {s:d} {c:e}")
    shows("[a](b) ![c](d)", "{a:a→b} {g:c→d}")
    shows("***x***", "{bi:x}")
    shows("\\*a &amp; b", "*a & b")
    shows("<b>x</b>", "{r:<b>}x{r:</b>}")
    shows("a <https://x.org> b", "a {a:https://x.org→https://x.org} b")
    shows("<a+b:&amp;c&nope;\\*>", "{a:a+b:&c&nope;\\*→a+b:&c&nope;\\*}")
  }

  @Test func showsBlocks() {
    shows("# One\n\ntext\n", "# One\n\ntext\n")
    shows("One\n===\ntext", "# One\ntext")
    shows("- a\n- b\n  - c\n", "• a\n• b\n◦ c\n".replacing("◦", with: "  ◦"))
    shows("3. a\n4. b", "3. a\n4. b")
    shows("- [ ] a\n- [x] b", "☐ a\n☑ b")
    shows("> a\n> b\n>\n> c", "▎a b\n\n▎c")
    shows("```swift\nlet x\n\n  y\n```\n", "│swift│let x\n│swift│\n│swift│  y\n")
    shows("a\n\n---\n\nb", "a\n\n───\n\nb")
    shows("| a | b |\n|---|---|\n| c | **d** |", "╪ a │ b\n┼ c │ {b:d}")
    shows("<div>\nx\n</div>", "‹raw›{r:<div>}\n‹raw›{r:x}\n‹raw›{r:</div>}")
    shows("---\na: b\n---\n\ntext", "‹raw›{r:---}\n‹raw›{r:a: b}\n‹raw›{r:---}\n\ntext")
  }

  @Test func showsEmptyBlocks() {
    shows("- a\n- \n", "• a\n• \n")
    shows("# ", "# ")
    shows("> ", "▎")
    shows("- [ ] ", "☐ ")
    shows("```\n```", "││")
    shows("", "")
  }

  @Test func blankLines() {
    shows("a\n\nb", "a\n\nb")
    shows("a\n\n\nb", "a\n\n\nb")
    shows("a\n\n\n\nb", "a\n\n\n\nb")
    shows("a\n", "a\n")
    shows("a\n\n", "a\n\n")
    shows("\na", "\na")
    shows("> a\n>\n> \n\nb", "▎a\n\n▎\n\nb")
  }

  /// A line with the marker of what follows is none of its own; blank ones behind it are in the block.
  @Test func linesOfMarkersAreHidden() {
    shows("-\n  b", "• b")
    shows("- a\n-\n  b", "• a\n• b")
    shows(">\n> b", "▎b")
    shows(">\n>\n> b", "▎\n▎b")
    shows("\n>\n> b", "\n▎b")
    shows("> a\n> >\n> > b", "▎a\n▎▎b")
  }

  @Test func flowsHardWrappedText() {
    shows("a\nb  \nc\\\nd", "a b⏎c⏎d")
    shows("- a\n  b\nc", "• a b c")
  }

  @Test func keepsBytesThatAreNotUTF8() {
    let document = RichDocument(SourceText(bytes: [0x61, 0xFF, 0xC3, 0x62]))
    #expect(document.block(0).paragraphs[0].string == "a\u{FFFD}\u{FFFD}b")
    document.perform(.select(anchor: 2, head: 2), tick: 0)
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.text.bytes == [0x61, 0xFF, 0x78, 0xC3, 0x62])
  }
}
