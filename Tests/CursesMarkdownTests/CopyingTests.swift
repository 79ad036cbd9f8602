import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// What is copied keeps what it is: markers, addresses, tables.
@Suite struct CopyingTests {
  private static let cases: [(marked: String, copied: String)] = [
    ("a **«ha¦»lf** b\n", "**ha**"),
    ("a *«it* and **b¦»old**\n", "*it* and **b**"),
    ("x `co«de¦»` y\n", "`de`"),
    ("x «==hi== ~~no~~ #tag [[Page]] [[Page|w]]¦» y\n", "==hi== ~~no~~ #tag [[Page]] [[Page|w]]"),
    ("x [li«nk¦»](http://x.y \"t\") y\n", "[nk](http://x.y \"t\")"),
    ("x «![alt](p.png)¦» y\n", "![alt](p.png)"),
    ("a «<http://x.y/z>¦» b\n", "<http://x.y/z>"),
    ("x [«link¦»][r] y\n\n[r]: http://a.b \"t\"\n", "[link](http://a.b \"t\")"),
    (
      "«a [x][r]\n\nb [r] d\n\nc¦» d\n\n[r]: http://a.b\n",
      "a [x](http://a.b)\n\nb [r](http://a.b) d\n\nc"
    ),
    // What defines the label is copied along.
    ("«a [x][r] [r]\n\n[r]: http://a.b¦»\n", "a [x][r] [r]\n\n[r]: http://a.b"),
    ("a «b [x][r]\n\n[r]: <c d> 't'\n[q]: e\n\nf¦»\n", "b [x][r]\n\n[r]: <c d> 't'\n[q]: e\n\nf"),
    ("«[r]: a\n\n![r][] and [o]¦»\n\n[o]: z\n", "[r]: a\n\n![r][] and [o](z)"),
    ("«a [r]\n\n[r]: http¦»://a.b\n", "a [r](http://a.b)\n\n[r]: http"),
    ("a [r«r]\n\n[rr]: c¦»\n", "[r](c)\n\n[rr]: c"),
    ("«- [ ] one\n- [x] two¦»\n- three\n", "- [ ] one\n- [x] two"),
    ("1. one\n2. «two\n3. three¦»\n", "2. two\n3. three"),
    ("1. o«ne\n2. tw¦»o\n", "ne\n\n2. tw"),
    ("> a «b\n> c\n>\n> d¦»\n", "b\nc\n\nd"),
    ("«# Head¦»\n", "# Head"),
    ("«# Head\n\ntext¦»\n", "# Head\n\ntext"),
    ("«| a | b |\n|--:|---|\n| c | **d** |¦»\n", "| a | b |\n|--:|---|\n| c | **d** |"),
    (
      "| a | b |\n|--:|---|\n| c | d |\n«| e | **f** |¦»\n",
      "| a | b |\n| --: | --- |\n| e | **f** |"
    ),
    ("| a | b |\n|---|---|\n| «**c**¦» | d |\n", "**c**"),
    ("«text\n\n```swift\nlet a\n```¦»\n", "text\n\n```swift\nlet a\n```"),
    ("one «two\\\nthree¦»\n", "two\\\nthree"),
    ("x «<b>raw</b> &amp; \\* z¦» y\n", "<b>raw</b> &amp; \\* z"),
  ]

  @Test(arguments: cases) func markersAreCopied(marked: String, copied: String) {
    #expect(Copies(document: RichMarkedText.document(marked)).selectedMarkdown == copied)
  }

  @Test func codeIsItsOwnSource() {
    let document = RichMarkedText.document("```swift\nlet «a\nlet b¦»\n```\n")
    #expect(
      Copies(document: document).selectedMarkdown == nil
        && Copies(document: document).selectedText == "a\nlet b")
    #expect(
      Copies(document: document).html(ofCopied: nil, words: Copies(document: document).selectedText)
        == "<pre><code class=\"language-swift\">a\nlet b\n</code></pre>\n")
  }

  /// What is cut and pasted where it was gives the bytes that were there.
  @Test(
    arguments: [
      "a **«ha¦»lf** b\n", "a «**half** and [link](http://x.y \"t\")¦» b\n",
      "x [li«nk¦»](http://x.y) y\n",
      "see «this[^1] and¦» more\n\n[^1]: note\n", "«- [ ] one\n- [x] two¦»\n- three\n",
      "1. one\n2. «two\n3. three¦»\n", "1. t«wo\n2. th¦»ree\n", "- one\n- t«wo\n- th¦»ree\n",
      "> a «b¦» c\n", "# He«ad\n\nte¦»xt\n", "«# Head¦»\n", "«- [ ] task¦»\n",
      "x «==hi== #tag [[Page]] [[Page|w]]¦» y\n", "line «one\\\ntwo¦» x\n",
      "a «<http://x.y/z> and http://x.y/q¦» b\n", "| a | b |\n|---|---|\n| c | «**d**¦» |\n",
      "| a | b |\n|---|---|\n«| c | **d** |\n| e | [f](g) |¦»\n\nend\n",
      "«a [x][r]\n\n[r]: http://a.b \"t\"¦»\n\nz\n", "x\n\n«a [r] ![r]\n\n[r]: <b c>\n¦»\ny\n",
    ])
  func whatIsCutIsPastedAsItWas(marked: String) {
    let document = RichMarkedText.document(marked)
    let source = document.state.text.string
    let copy = Copies(document: document).selectedCopies[0]
    document.perform(.deleteSelection, tick: 0)
    #expect(document.state.text.string != source)
    let isInTable = document.paragraph(at: document.head).isTableRow
    let text = isInTable ? copy.rows ?? copy.markdown : copy.markdown
    document.perform(.paste(text ?? copy.text, isMarkdown: text != nil), tick: 10)
    #expect(document.state.text.string == source)
    expectFreshView(document)
  }

  @Test func selectionsAreCopiedALineEachAndPastedWithTheirStyles() {
    let document = RichMarkedText.document("**one** two\n\nx *three*\n")
    document.perform(.select(anchor: 2, head: 5), tick: 0)
    document.perform(.selectAlso(anchor: 16, head: 21), tick: 0)
    let copies = Copies(document: document).selectedCopies.map(\.markdown)
    #expect(copies == ["**one**", "*three*"])
    document.perform(.paste("*a*\n`b`", isMarkdown: true), tick: 1)
    #expect(document.state.text.string == "*a* two\n\nx `b`\n")
  }

  @Test func htmlIsThatOfTheMarkdown() {
    let document = RichMarkedText.document("a «**b** [c](d)¦»\n\n- [x] e\n")
    #expect(
      Copies(document: document).html(
        ofCopied: Copies(document: document).selectedMarkdown, words: "")
        == "<strong>b</strong> <a href=\"d\">c</a>")
    #expect(
      Copies(document: document).html(ofCopied: "- a", words: "") == "<ul>\n<li>a</li>\n</ul>\n")
  }

  /// Nested items that are copied without those around them leave their depth behind.
  @Test func nestedItemsHaveNoDepth() {
    func copied(_ marked: String) -> String? {
      Copies(document: RichMarkedText.document(marked)).selectedMarkdown
    }
    #expect(copied("- a\n  - «b\n  - c¦»\n- d\n") == "- b\n- c")
    #expect(copied("- a\n  - b\n    - «c\n      - d\n    - e¦»\n") == "- c\n  - d\n- e")
    #expect(copied("1. a\n   - «b\n   - c¦»\n2. d\n") == "- b\n- c")
    #expect(copied("- «a\n  - b¦»\n- d\n") == "- a\n  - b")
  }

  /// HTML for other programs: what only notes have is written as what it means.
  @Test func notesAsHTML() {
    let source = """
      ---
      title: x
      ---

      See [[Garden|the garden]], [[Trip]], #tag and this[^b], that[^a].

      > [!note] A *title*
      > body

      > [!WARNING]
      > more

      [^a]: first
      [^b]: second[^a]

      """
    #expect(
      HTMLRenderer.html(Array(source.utf8)) == """
        <p>See the garden, Trip, #tag and this<sup><a href="#fn-1">1</a></sup>, \
        that<sup><a href="#fn-2">2</a></sup>.</p>
        <blockquote>
        <p><strong>A <em>title</em></strong></p>
        <p>body</p>
        </blockquote>
        <blockquote>
        <p><strong>Warning</strong></p>
        <p>more</p>
        </blockquote>
        <section class="footnotes">
        <ol>
        <li id="fn-1">
        <p>second<sup><a href="#fn-2">2</a></sup></p>
        </li>
        <li id="fn-2">
        <p>first</p>
        </li>
        </ol>
        </section>

        """)
    let document = RichDocument(SourceText(source))
    document.perform(.selectAll, tick: 0)
    let html = Copies(document: document).html(
      ofCopied: Copies(document: document).selectedMarkdown, words: "")
    #expect(html.hasPrefix("<p>See the garden") && html.contains("second"))
  }
}
