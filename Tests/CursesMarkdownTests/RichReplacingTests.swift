import CursesRichText
import CursesText
import Testing

@Suite struct RichReplacingTests {
  /// Replaces the matches of a pattern in every paragraph, as one step.
  private func replaceAll(_ pattern: String, _ template: String, in source: String) throws
    -> RichDocument
  {
    let search = try Search(pattern: pattern, isCaseSensitive: true)
    let document = RichDocument(SourceText(source))
    TextReplacement(document: document).asOneStep {
      for block in (0..<document.blockCount).reversed() {
        for index in document.block(block).paragraphs.indices.reversed() {
          let place = RichPlace(block: block, paragraph: index, visible: 0)
          let text = document.paragraph(at: place).text
          let changes = search.matches(in: text).map {
            RichReplacement(
              $0.range, with: search.replacement(for: $0, in: text, template: template))
          }
          _ = TextReplacement(document: document).replace(changes, inParagraphAt: place, tick: 0)
        }
      }
    }
    expectFreshView(document)
    return document
  }

  private func replaced(_ pattern: String, _ template: String, in source: String) throws -> String {
    let document = try replaceAll(pattern, template, in: source)
    let result = document.state.text.string
    if document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.string == source)
    #expect(!document.history.canUndo)
    return result
  }

  @Test func replacesWhatIsShown() throws {
    #expect(try replaced("b", "x", in: "a b c b") == "a x c x")
    #expect(try replaced("b", "x", in: "a **b** c") == "a **x** c")
    #expect(try replaced("a b", "x", in: "**a** b") == "**x**")
    #expect(try replaced("a", "*", in: "- a\n- b a\n") == "- \\*\n- b *\n")
    #expect(try replaced("(\\w)=(\\w)", "$2=$1", in: "a=b\n\n> c=d\n") == "b=a\n\n> d=c\n")
    #expect(try replaced("a", "", in: "# a b\n") == "# b\n")
    #expect(try replaced("a", "`", in: "`xax`") == "``x`x``")
    #expect(try replaced("a", "b", in: "[a](a)") == "[b](a)")
    #expect(try replaced("a", "b\nc", in: "a") == "b c")
    #expect(try replaced("a", "xyz", in: "```\na a\n```\n") == "```\nxyz xyz\n```\n")
    #expect(try replaced("a", "```", in: "```\na\n```\n") == "```\na\n```\n")
    #expect(
      try replaced("c", "x|y", in: "| c |\n|---|\n| c |\n") == "| x\\|y |\n|---|\n| x\\|y |\n")
    #expect(try replaced("a", "é", in: "a\r\n\r\na") == "é\r\n\r\né")
  }

  /// A blank before a line end shows nothing, and a line without text would end the paragraph.
  @Test(arguments: [
    ("one two\nthree two\nx\n", "one\nthree\nx\n"),
    ("two one\ntwo three\nx\n", "one\nthree\nx\n"),
    ("one\ntwo\nthree\n", "one\nthree\n"),
    ("two\nthree\n", "three\n"),
    ("one\ntwo\n", "one\n"),
    ("one\ntwo\ntwo\nthree\n", "one\nthree\n"),
    ("one\ntwo two\nthree\n", "one\nthree\n"),
    ("one two\\\nthree\n", "one\\\nthree\n"),
    ("one\ntwo\\\nthree\n", "one\\\nthree\n"),
    ("one\\\ntwo\nthree\n", "one\\\nthree\n"),
    ("> one two\n> three\n", "> one\n> three\n"),
    ("- one two\n  three two\n  x\n", "- one\n  three\n  x\n"),
    ("> [!NOTE] two\n> three\n", "> [!NOTE]\n> three\n"),
    ("one **two**\nthree\n", "one\nthree\n"),
    ("one **a two**\nthree\n", "one **a**\nthree\n"),
    ("one `a two`\nthree\n", "one `a `\nthree\n"),
    ("one two\r\nthree\r\n", "one\r\nthree\r\n"),
    ("one\nhttps://two.example\nthree two\nfour\n", "one\nhttps://.example\nthree\nfour\n"),
  ])
  func wordsGoBesideLineEnds(_ source: String, _ wanted: String) throws {
    #expect(try replaced("two", "", in: source) == wanted)
  }

  /// As many stretches as a long paragraph has are replaced in a time that grows as they do.
  @Test func manyStretchesAreOnePass() {
    func work(_ count: Int) -> Duration {
      let text = [UInt8]("some a ".utf8)
      var draft = InlineDraft()
      draft.insert((0..<count).flatMap { _ in text }, at: 0, chain: [])
      let ranges = (0..<count).map { $0 * text.count + 5..<$0 * text.count + 6 }
      let clock = ContinuousClock()
      let time = clock.measure {
        DraftStretches(ranges, texts: ranges.map { _ in [120] }).replace(in: &draft)
      }
      #expect(draft.text == (0..<count).flatMap { _ in [UInt8]("some x ".utf8) })
      return time
    }
    _ = work(1_000)
    let few = (0..<3).map { _ in work(5_000) }.min() ?? .zero
    let many = (0..<3).map { _ in work(40_000) }.min() ?? .zero
    #expect(many < few * 40)
  }

  @Test func textPutBetweenTwoCharactersHasTheirStyle() throws {
    func put(_ text: String, at places: [Int], in source: String) -> String {
      let document = RichDocument(SourceText(source))
      _ = TextReplacement(document: document).replace(
        places.map { RichReplacement($0..<$0, with: text) },
        inParagraphAt: RichPlace(block: 0, paragraph: 0, visible: 0), tick: 0)
      expectFreshView(document)
      return document.state.text.string
    }
    #expect(put("-", at: [0, 1, 2, 3], in: "**foo**") == "-**f-o-o**-")
    #expect(put("-", at: [1, 2, 3], in: "a[bc](d)") == "a-[b-c](d)-")
    #expect(put("x", at: [1], in: "**a**_b_ c") == "**a**x*b* c")
  }

  @Test func whatStandsForAMarkerIsNotCut() {
    func outcome(_ source: String, _ ranges: [Range<Int>]) -> (Int, String?, String) {
      let document = RichDocument(SourceText(source))
      let (count, refused) = TextReplacement(document: document).replaceEach(
        [(0, ranges.map { RichReplacement($0, with: "x") })], inBlock: 0, tick: 0)
      expectFreshView(document)
      return (count, refused, document.state.text.string)
    }
    let note = "foo[^foo] foo\n\n[^foo]: n\n"
    var (count, refused, text) = outcome(note, [0..<3, 4..<7, 9..<12])
    #expect((count, text) == (2, "x[^foo] x\n\n[^foo]: n\n"))
    #expect(refused == "Change the label of a footnote in the source (Ctrl+U).")
    (count, refused, text) = outcome(note, [3..<8])
    #expect((count, text) == (1, "foox foo\n\n[^foo]: n\n"))
    (count, refused, text) = outcome("> [!note]\n> a note\n", [0..<1, 7..<11])
    #expect((count, text) == (1, "> [!note]\n> a x\n"))
    #expect(refused == "Change the kind of a callout in the source (Ctrl+U).")
    (count, refused, text) = outcome("| ab | b |\n|---|---|\n", [1..<6, 0..<1].reversed())
    #expect((count, text) == (1, "| xb | b |\n|---|---|\n"))
    #expect(refused == "Cannot join cells of a table.")
  }

  @Test func readOnlyTextsStay() {
    let document = RichDocument(SourceText("a"))
    document.isReadOnly = true
    let place = RichPlace(block: 0, paragraph: 0, visible: 0)
    let outcome = TextReplacement(document: document).replace(
      [RichReplacement(0..<1, with: "b")], inParagraphAt: place, tick: 0)
    #expect(outcome == .refused("This note is read-only."))
  }

  @Test func outlines() {
    let document = RichDocument(SourceText("# A **b**\n\ntext\n\nC\n---\n\n> ## d\n"))
    let headings = TextOutline(document: document).headings()
    #expect(headings.map(\.text) == ["A b", "C", "d"])
    #expect(headings.map(\.level) == [1, 2, 2])
    #expect(headings.map(\.offset) == [2, 17, 29])
  }

  @Test func countsTheSelection() {
    let document = RichMarkedText.document("a **b«c** de\n\n- fg¦» h\n")
    #expect(TextOutline(document: document).selectionCounts?.words == 3)
    #expect(TextOutline(document: document).selectionCounts?.characters == 6)
    #expect(TextOutline(document: RichMarkedText.document("a¦")).selectionCounts == nil)
  }

  @Test func findsFootnotes() {
    let document = RichDocument(SourceText("a[^x]\n\n[^x]: b\n"))
    #expect(TextOutline(document: document).footnote(labelled: "x") == 13)
    #expect(TextOutline(document: document).footnote(labelled: "y") == nil)
  }
}
