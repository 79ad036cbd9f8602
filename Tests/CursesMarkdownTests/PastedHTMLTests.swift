import CursesMarkdown
import CursesSeededRandom
import CursesText
import Testing

@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// HTML that is pasted becomes the Markdown that a careful person would type.
@Suite struct PastedHTMLTests {
  private func paste(_ html: String, into marked: String = "¦") -> RichDocument {
    let document = RichMarkedText.document(marked)
    document.perform(.pasteForeign(ForeignText(html)), tick: 0)
    return document
  }

  private static let cases: [(html: String, markdown: String)] = [
    (
      "<p>Hello <b>bold</b> and <i>it</i>, <a href=\"http://x.y/a_b\">link</a>.</p>",
      "Hello **bold** and *it*, [link](http://x.y/a_b)."
    ),
    (
      "<html><body>\n<!--StartFragment--><h1>T &amp; U</h1><p>one<br>two</p><!--EndFragment--></body></html>",
      "# T & U\n\none\\\ntwo"
    ),
    (
      "Version:0.9\r\nStartHTML:0105\r\nEndHTML:0200\r\n<html><body><strong>x</strong></body></html>",
      "**x**"
    ),
    (
      "<meta charset='utf-8'><b style=\"font-weight:normal\" id=\"g\"><p>a <span style=\"font-weight:700\">b</span></p></b>",
      "a **b**"
    ),
    ("<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>", "- a\n- b\n  - c"),
    ("<p>two<sup>2</sup> H<sub>2</sub>O</p>", "two<sup>2</sup> H<sub>2</sub>O"),
    ("<p>x<sup><b>2</b></sup></p>", "x**2**"),
    (
      "<table><tr><th>a</th><th>b</th></tr><tr><td>1<br>x</td><td>2<br></td></tr></table>",
      "| a | b |\n| --- | --- |\n| 1<br>x | 2 |"
    ),
    ("<table><tr><td>1<br>x</td></tr></table>", "1\\\nx"),
    (
      "<pre><code class=\"language-py\">x = 1\nif x:\n    y</code></pre>\n",
      "```py\nx = 1\nif x:\n    y\n```"
    ),
    ("<ol start=\"3\"><li><p>a</p><p>b</p></li><li>c</li></ol>", "3. a\n\n   b\n\n4. c"),
    ("<li>a</li>\n<li>b</li>", "- a\n- b"),
    (
      "<ul><li><input type=\"checkbox\" checked> done</li><li><input type=checkbox> open</li></ul>",
      "- [x] done\n- [ ] open"
    ),
    (
      "<table><tr><th>A<th align=right>B<tr><td>1 | 2<td><b>x</b></table>",
      "| A | B |\n| --- | --: |\n| 1 \\| 2 | **x** |"
    ),
    (
      "<pre><code class=\"language-swift\">let a = 1 &lt; 2;\nfoo()</code></pre>",
      "```swift\nlet a = 1 < 2;\nfoo()\n```"
    ),
    ("<pre>a ``` b</pre>", "````\na ``` b\n````"),
    ("<blockquote><p>a</p><p>b</p></blockquote><hr>c", "> a\n>\n> b\n\n---\n\nc"),
    ("<p>x <del>y</del> <code>a`b</code> <mark>m</mark></p>", "x ~~y~~ ``a`b`` ==m=="),
    ("<p>“<b>Bold.</b>” next <i> spaced </i>word</p>", "“**Bold.**” next *spaced* word"),
    ("<p><b>a</b>b <i>c</i>d <b><i>bi</i></b></p>", "**a**b *c*d ***bi***"),
    ("<b>(x)</b>y <b>z</b>", "(**x**)y **z**"),
    ("<p>see <a href=\"http://x.y/a\">http://x.y/a</a></p>", "see http://x.y/a"),
    ("<p><a href=\"javascript:alert(1)\">no</a> <a href=\" java\nscript:x\">no</a></p>", "no no"),
    (
      "<p><img src=\"p.png\" alt=\"pic\"> <img src=\"data:image/png;base64,AAA\" alt=\"d\"></p>",
      "![pic](p.png) d"
    ),
    ("<style>p{}</style><script>alert('<p>')</script><p>hi</p>", "hi"),
    ("<p>a<p>b<p>c", "a\n\nb\n\nc"),
    ("one<br>two<br><br>three", "one\\\ntwo\n\nthree"),
    ("Some <b>bold</b> text, <em>so</em>.", "Some **bold** text, *so*."),
    (
      "<p>1. no item * no star * and *em*, snake_case, [x] # no</p>",
      "1\\. no item * no star * and \\*em*, snake_case, [x] # no"
    ),
    ("<ul><li>[ ] x</li><li>- y</li></ul>", "- \\[ ] x\n- \\- y"),
    ("<p>a&nbsp;b &copy; &lt;b&gt; A&amp;B</p>", "a b © \\<b> A&B"),
    ("<a href=\"u\"><h2>T</h2></a>", "## [T](u)"),
    ("<a href=\"http://u?a=1&amp;b=2\">t</a>", "[t](http://u?a=1&b=2)"),
    ("<svg><path d=\"M0\"/></svg><p>t</p>", "t"),
    ("<p>a&#27;[2J&#0;b</p>", "a[2J\u{FFFD}b"),
  ]

  /// One undo gives the bytes that came, where they show what came.
  @Test(arguments: [
    "<p>Hello <b>bold</b> <a href=\"http://x.y\">l</a></p>", "a <b>b</b> http://x.y c",
    "<ul>\n<li>a</li>\n</ul>",
  ])
  func undoneItIsWhatCame(_ html: String) {
    let document = paste(html)
    #expect(document.state.text.string != html)
    document.perform(.undo, tick: 1)
    #expect(document.state.text.string == html)
    expectFreshView(document)
  }

  @Test(arguments: cases) func itBecomesMarkdown(html: String, markdown: String) {
    let document = paste(html)
    #expect(document.state.text.string == markdown)
    expectFreshView(document)
    // One undo gives the text as it came.
    let text = document.state.text
    document.perform(.undo, tick: 1)
    let shown = (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
    let came = PastedText.sanitised(Array(html.utf8))
    let words = String(decoding: came, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    #expect(shown.joined(separator: " ").split(whereSeparator: \.isWhitespace) == words)
    document.perform(.redo, tick: 2)
    #expect(document.state.text == text)
    document.perform(.undo, tick: 3)
    document.perform(.undo, tick: 4)
    #expect(document.state.text.isEmpty)
  }

  /// Its characters, as they are typed.
  @Test func oneUndoGivesTheTags() {
    check("¦", .pasteForeign("<p>Hi <b>x</b></p>"), .undo, after: "<p>Hi <b>x</b></p>¦")
  }

  /// Texts about tags, and programs, stay text.
  @Test(
    arguments: [
      "Use the <b> tag and the <i> tag.", "const x = \"<b>hi</b>\";",
      "List<String> a = new List<T>();",
      "<div className=\"x\">{a}</div>", "<script>alert(1)", "if a < b and c > d",
      "<p>{{ name }}</p>",
      "<li v-for=\"a in b\">x</li>", "<T>a</T>", "<p>a</b>", "<?xml version=\"1.0\"?><a>x</b>",
      "x = '<i>a</i>'", "<a onclick={f}>x</a>", "<svg>never ended <p>x</p>",
    ])
  func codeStaysText(text: String) {
    let document = paste(text)
    #expect(document.block(0).paragraphs[0].string == text)
  }

  @Test func inCodeNothingIsMadeOfIt() {
    #expect(
      RichMarkedText.draw(paste("<p>a</p>", into: "```\n¦\n```\n")) == "```\n<p>a</p>¦\n```\n")
    #expect(RichMarkedText.draw(paste("<b>a</b>", into: "x `y¦`\n")) == "x `ya¦`\n")
  }

  @Test func itGoesIntoTextAndIntoBlocks() {
    #expect(RichMarkedText.draw(paste("<b>x</b>", into: "a ¦b\n")) == "a **x¦**b\n")
    #expect(RichMarkedText.draw(paste("<h2>T</h2>", into: "- a¦\n")) == "- a\n\n  ## T¦\n")
    #expect(
      RichMarkedText.draw(paste("<ul><li>x<li>y</ul>", into: "- a\n- ¦\n")) == "- a\n- x\n- y¦\n")
    #expect(RichMarkedText.draw(paste("<em>x</em>", into: "_a_ b ¦ c\n")) == "_a_ b _x¦_ c\n")
  }

  @Test func markdownWithTagsIsMarkdown() {
    #expect(paste("**md** and <b>html</b>").state.text.string == "**md** and <b>html</b>")
  }

  // MARK: Hostile HTML

  private static let pieces = [
    "<p>", "<b>", "</b>", "<i>", "</i>", "</p>", "<ul>", "<li>", "</ul>", "<ol>", "<table>", "<tr>",
    "<td>",
    "</td>", "</table>", "<a href=x>", "</a>", "<blockquote>", "text", " ", "*", "_x_", "<div>",
    "<pre>",
    "</pre>", "<code>", "</code>", "&amp;", "[x]", "<br>", "<h1>", "</h1>", "<img src=y alt='a b'>",
    "|",
    "<td colspan=99999>", "\n", "1. ", "- ", "<hr>", "<input type=checkbox>", "é", "\\", "< ", "`",
  ]

  /// Whatever tags stand in it, what is pasted is what a parse of it shows, and all of its words are there.
  @Test(arguments: 1...60) func noiseIsPastedWhole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let html =
      "<html>"
      + (0..<Int.random(in: 5...120, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
    let document = paste(html)
    expectFreshView(document)
    let words = html.components(of: "text")
    #expect(document.state.text.string.components(of: "text") == words)
    document.perform(.undo, tick: 1)
    document.perform(.undo, tick: 2)
    #expect(document.state.text.isEmpty)
  }

  @Test(
    arguments: [
      "<div>", "<b>x", "<ul><li>x", "<blockquote>", "<table><tr><td>", "<a x=\"", "<", "&", "<!--",
      "</p>",
      "<p>*x* [y]", "<li>x", "<b>x</b>*", "<pre>", "<h1>", "<td colspan=100000>x",
    ])
  func muchOfTheSameIsBounded(piece: String) {
    let html = "<html>" + String(repeating: piece, count: 6_000 / piece.utf8.count)
    #expect(paste(html).state.text.count < 12 * html.utf8.count)
  }

  /// Longer HTML is not made Markdown.
  @Test func aMegabyteStaysText() {
    let html = "<html>" + String(repeating: "<div><b>x", count: 100_000)
    let blocks = HTMLReader.blocks(of: Array(html.utf8), from: 0)
    #expect(blocks != nil)
    #expect(paste(html).state.text.count >= html.utf8.count)
  }
}

extension String {
  /// How often a text occurs in it.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  /// Styles that end in symbols beside a letter end before them, and keep the others.
  @Test(arguments: [
    (
      "<p><b>Note:</b>text <b>Note:</b><i>it</i> <strong>Hi!</strong> <a href='http://a.b'>go</a></p>",
      "**Note**:text **Note**:*it* **Hi!** [go](http://a.b)"
    ),
    ("<p><b>a:</b><i>b</i></p>", "**a**:*b*"),
    ("<ul><li><b>A:</b>b <i>c</i></li></ul>", "- **A**:b *c*"),
    ("<p><b>Hi!</b><code>a</code></p>", "**Hi!**`a`"),
  ]) func stylesEndBeforeSymbols(html: String, markdown: String) {
    let document = RichDocument(SourceText())
    document.perform(.pasteForeign(ForeignText(html)), tick: 0)
    #expect(document.state.text.string == markdown)
    expectFreshView(document)
  }
}
