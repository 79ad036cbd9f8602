import CursesMarkdown
import CursesSeededRandom
import Testing

/// The ranges of all nodes, by the laws they keep.
@Suite struct PositionTests {
  @Test func examplesKeepTheLaws() throws {
    for name in ["commonmark-0.31.json", "gfm.json"] {
      for example in try SpecificationExample.load(name) {
        let source = Array(example.markdown.utf8)
        #expect(TreeLaws.breaches(source) == [], "\(name) \(example.example)")
        let windows = Array(example.markdown.replacing("\n", with: "\r\n").utf8)
        #expect(TreeLaws.breaches(windows) == [], "\(name) \(example.example) with CRLF")
      }
    }
  }

  @Test func filesKeepTheLaws() throws {
    var inlines = 0
    for (name, bytes) in try TestData.files() {
      for options in [MarkdownOptions.note, .commonMark, [.note, .highlight, .wikiLinks]] {
        var laws = TreeLaws(MarkdownParser.parse(bytes, options: options))
        laws.check()
        #expect(laws.breaches == [], "\(name)")
        inlines += laws.inlineCount
      }
    }
    #expect(inlines > 20_000)
  }

  @Test(arguments: 1...20)
  func mutatedTextKeepsTheLaws(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var source: [UInt8] = []
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        source += Hostile.snippets.randomElement(using: &random) ?? []
      }
      let text = String(decoding: source, as: UTF8.self).debugDescription
      #expect(TreeLaws.breaches(source) == [], "\(text)")
    }
  }

  @Test func randomBytesKeepTheLaws() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<300 {
      let source = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(TreeLaws.breaches(source) == [], "\(source)")
    }
  }

  /// The break at the end of a link's text reaches to the bracket, over the spaces before it.
  @Test(arguments: [
    "[a\n  ](b)", "![a\r\n\t](b)", "> [*a* \n>   ](b)", "[a\n](b)", "- [a\n  ][]\n",
  ])
  func aBreakMayEndALink(source: String) {
    #expect(TreeLaws.breaches(Array((source + "\n\n[a]: /b\n").utf8)) == [])
  }

  @Test func rangesMoveWithTheOffset() throws {
    let source = Array("# a *b*\n".utf8)
    var tree = MarkdownParser.parse(source)
    tree.offset = 100
    let heading = try #require(tree[.document].firstChild)
    #expect(tree[heading].range == 100..<107)
    #expect(tree.inlines(of: heading).roots.map(\.range) == [102..<104, 104..<107])
  }

  @Test func partsOfInlines() throws {
    let tree = MarkdownParser.parse(Array("> [a\n> b](/u \"t\") ` c ` x  \n> y".utf8))
    let quote = try #require(tree[.document].firstChild)
    let inlines = tree.inlines(of: try #require(tree[quote].firstChild))
    let roots = Array(inlines.roots)
    let link = roots[0]
    #expect(tree.text(in: link.content) == "a\n> b")
    #expect(tree.text(in: link.closer) == "](/u \"t\")")
    let parts = try #require(inlines.link(of: link.id))
    #expect(tree.text(in: try #require(parts.destinationRange)) == "/u")
    #expect(tree.text(in: try #require(parts.titleRange)) == "t")
    #expect(
      roots.map(\.kind) == [
        .link(.inline), .text, .codeSpan, .text, .hardBreak(.spaces), .text,
      ])
    #expect(tree.text(in: roots[2].content) == "c")
    #expect(tree.text(in: roots[4].range) == "  \n> ")
    #expect(inlines.children(of: link.id).map { tree.text(in: $0.range) } == ["a", "\n> ", "b"])
  }

  @Test func frontMatter() throws {
    for text in ["---\na: b\n---\nx", "---\r\na: b\r\n...\r\nx", "\u{FEFF}---\na: b\n--- \nx"] {
      let tree = MarkdownParser.parse(Array(text.utf8))
      #expect(tree.children(of: .document).map(tree.kind) == [.frontMatter(.yaml), .paragraph])
      let block = try #require(tree[.document].firstChild)
      #expect(tree.segments(of: block).map { tree.text(in: $0.range) } == ["a: b"])
    }
    for text in ["---\n\na: b\n---\n", "---\na: b\n", " ---\na: b\n---\n", "x\n---\na: b\n---\n"] {
      let tree = MarkdownParser.parse(Array(text.utf8))
      #expect(!tree.children(of: .document).map(tree.kind).contains(.frontMatter(.yaml)))
    }
  }
}
