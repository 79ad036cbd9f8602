import CursesCore
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

struct PageTests {
  private func item(_ marker: PageMarker?, _ widest: PageMarker? = nil) -> PageContainer {
    .item(marker: marker, widest: widest ?? marker ?? .bullet(depth: 0))
  }

  @Test func looksLikeAPage() throws {
    var milk = PageBlock(
      .paragraph, [leaf("milk, two bottles")], in: [item(.task(isDone: true))], hasGap: true)
    milk.isDone = true
    let page = try DrawnPage(
      [
        PageBlock(.heading(level: 1), [leaf("Saturday market")]),
        PageBlock(
          .paragraph,
          [
            leaf(
              "Leave early. *Everything good is gone by ten*, and the _flower stall_ moved to the corner by the <station>. Pay with `cash` only."
            )
          ],
          hasGap: true),
        milk,
        PageBlock(.paragraph, [leaf("eggs from the blue van")], in: [item(.task(isDone: false))]),
        PageBlock(
          .paragraph, [leaf("Buy the best you can afford, and less of it.")], in: [.quote],
          hasGap: true),
        PageBlock(
          .table([.left, .left, .right]),
          ["Stall", "Item", "Price", "Blue van", "eggs", "3.20", "Corner", "flowers", "5.00"].map(
            leaf),
          hasGap: true),
        PageBlock(.rule, [leaf("")], hasGap: true),
      ], measure: 80)
    #expect(
      page.rows == [
        "Saturday market",
        "━━━━━━━━━━━━━━━",
        "",
        "Leave early. Everything good is gone by ten, and the flower stall moved to the",
        "corner by the station. Pay with \u{A0}cash\u{A0} only.".replacing(nbsp: " "),
        "",
        "  ☑ milk, two bottles",
        "  ☐ eggs from the blue van",
        "",
        "▎ Buy the best you can afford, and less of it.",
        "",
        "Stall      Item       Price",
        "──────────┼─────────┼───────",
        "Blue van   eggs        3.20",
        "Corner     flowers     5.00",
        "",
        String(repeating: "─", count: 80),
      ])
    #expect(page.style(of: "Everything")?.attributes.contains(.bold) == true)
    #expect(page.style(of: "flower stall")?.attributes.contains(.italic) == true)
    #expect(page.style(of: "station")?.link.url == "https://example.org")
    #expect(page.style(of: "station")?.attributes.contains(.underline) == true)
    #expect(page.style(of: "milk")?.attributes.contains(.strikethrough) == true)
    #expect(page.style(of: "eggs from")?.attributes.contains(.strikethrough) == false)
    #expect(page.style(of: "Stall")?.attributes.contains(.bold) == true)
    #expect(page.style(of: " cash ")?.background == page.style(of: "cash")?.background)
    #expect(page.style(of: "cash")?.background != page.style(of: "only")?.background)
    #expect(page.style(of: "Saturday")?.foreground == page.style(of: "━")?.foreground)
  }

  @Test func listsNestAndNumbersEndInOneColumn() throws {
    let ten = PageMarker.number("10.")
    let page = try DrawnPage(
      [
        PageBlock(.paragraph, [leaf("nine")], in: [item(.number("9."), ten)]),
        PageBlock(.paragraph, [leaf("ten")], in: [item(ten, ten)]),
        PageBlock(.paragraph, [leaf("inner")], in: [item(nil, ten), item(.bullet(depth: 0))]),
        PageBlock(
          .paragraph, [leaf("deep and long enough to wrap")],
          in: [item(nil, ten), item(nil, .bullet(depth: 0)), item(.bullet(depth: 1))]),
        PageBlock(.paragraph, [leaf("more of ten")], in: [item(nil, ten)], hasGap: true),
      ], measure: 30)
    #expect(
      page.rows == [
        "   9. nine", "  10. ten", "      • inner", "        ◦ deep and long enough",
        "          to wrap",
        "", "      more of ten",
      ])
  }

  @Test func quotesGoOnAcrossTheirGaps() throws {
    let page = try DrawnPage(
      [
        PageBlock(.paragraph, [leaf("one")], in: [.quote]),
        PageBlock(.paragraph, [leaf("two")], in: [.quote, .quote], hasGap: true, gapContainers: 1),
        PageBlock(.paragraph, [leaf("three")], in: [.quote], hasGap: true),
      ], measure: 20)
    #expect(page.rows == ["▎ one", "▎", "▎ ▎ two", "", "▎ three"])
  }

  @Test func codeKeepsItsSpacesAndHasAShade() throws {
    let page = try DrawnPage(
      [
        PageBlock(.code(label: "swift"), [leaf("let x = 1")]),
        PageBlock(.code(label: ""), [leaf("  indented far beyond")]),
        PageBlock(.paragraph, [leaf("after")]),
      ], measure: 20)
    #expect(page.rows == [" let x = 1    swift", "   indented far bey", " ond", "after"])
    let shade = page.frame[0, 0].style.background
    #expect((0..<20).allSatisfy { page.frame[$0, 1].style.background == shade })
    #expect(page.frame[20, 0].style.background != shade)
    #expect(page.frame[0, 3].style.background != shade)
  }

  @Test func asciiWhereUnicodeIsOff() throws {
    let page = try DrawnPage(
      [
        PageBlock(.heading(level: 1), [leaf("One")]),
        PageBlock(.heading(level: 2), [leaf("Two")]),
        PageBlock(.heading(level: 3), [leaf("Three")]),
        PageBlock(.paragraph, [leaf("done")], in: [item(.task(isDone: true))]),
        PageBlock(.paragraph, [leaf("dot")], in: [item(.bullet(depth: 0))]),
        PageBlock(.paragraph, [leaf("quote")], in: [.quote]),
        PageBlock(.table([.left, .center]), ["a", "b", "c", "d"].map(leaf)),
      ], measure: 40, signs: .ascii)
    #expect(
      page.rows == [
        "One", "===", "Two", "---", "Three", "  [x] done", "  * dot", "| quote", "a   b",
        "---+---",
        "c   d",
      ])
    #expect(page.rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func wideTablesWrapTheirCells() throws {
    let page = try DrawnPage(
      [PageBlock(.table([.left, .left]), ["k", "value", "x", "a long text in a cell"].map(leaf))],
      measure: 16)
    #expect(
      page.rows == ["k   value", "───┼────────────", "x   a long text", "    in a cell"])
  }

  @Test func wideColumnsOfATableShareTheRoom() throws {
    let page = try DrawnPage(
      [
        PageBlock(
          .table([.left, .left]), ["k", "v", "a long text here", "a long text there"].map(leaf))
      ], measure: 17)
    #expect(
      page.rows == [
        "k        v", "────────┼────────", "a long   a long", "text     text", "here     there",
      ])
  }

  @Test(arguments: [1, 2, 3, 5, 8])
  func narrowPagesKeepEveryCharacter(measure: Int) throws {
    let containers: [PageContainer] = [.quote, item(.number("100."), .number("100.")), .quote]
    let page = try DrawnPage(
      [
        PageBlock(.paragraph, [leaf("abc")], in: containers),
        PageBlock(.code(label: "c"), [leaf("xy")], in: containers),
        PageBlock(.heading(level: 1), [leaf("é")]),
      ], measure: measure)
    let text = page.rows.joined()
    for character in "abcxyé" { #expect(text.contains(character)) }
  }

  @Test func selectionAndMatchesHaveTheirGround() throws {
    var marks = PageMarks()
    marks.selection = PagePoint(leaf: 0, offset: 4)..<PagePoint(leaf: 0, offset: 8)
    marks.matches = [
      .init(range: PagePoint(leaf: 0, offset: 0)..<PagePoint(leaf: 0, offset: 3), isCurrent: false),
      .init(range: PagePoint(leaf: 0, offset: 8)..<PagePoint(leaf: 0, offset: 9), isCurrent: true),
    ]
    let page = try DrawnPage(
      [PageBlock(.paragraph, [leaf("one two\nthree")])], measure: 20, marks: [0: marks])
    let grounds = (0..<10).map { page.frame[$0, 0].style.background }
    #expect(Set(grounds[0..<3]).count == 1 && grounds[0] != grounds[3])
    #expect(Set(grounds[4..<7]).count == 1 && grounds[4] != grounds[0])
    // The line end is selected too, and shows as one cell.
    #expect(grounds[7] == grounds[4] && grounds[8] != grounds[4])
    #expect(page.frame[0, 1].style.background != page.frame[1, 1].style.background)
  }

  @Test func everyPlaceHasACellThatLeadsBackToIt() {
    let blocks = [
      PageBlock(.heading(level: 2), [leaf("A heading that wraps")], hasGap: true),
      PageBlock(.paragraph, [leaf("Text with `code` and `x`, 日本語 e\u{301}.")], in: [.quote]),
      PageBlock(.code(label: ""), [leaf("  code that is long")]),
      PageBlock(
        .table([.left, .right, .center]),
        ["one", "two `x`", "", "日本", "five", "a long cell"].map(leaf),
        hasGap: true),
      PageBlock(.rule, [leaf("")]),
    ]
    for measure in [10, 17, 40] {
      for block in blocks {
        var layout = BlockLayout(block, format: PageFormat(measure: measure))
        for (index, leaf) in block.leaves.enumerated() {
          var reader = ByteReader(leaf.text)
          var offset = 0
          while true {
            for affinity in [Affinity.upstream, .downstream] {
              let place = PagePlace(leaf: index, offset: offset)
              let caret = layout.caret(at: place, .upstream, rowAffinity: affinity)
              let back = layout.place(atColumn: caret.column, row: caret.row)
              let again = layout.caret(
                at: back.place, back.affinity, rowAffinity: back.rowAffinity)
              #expect(again == caret, "\(block.kind) \(measure) leaf \(index) offset \(offset)")
            }
            if offset >= leaf.text.count { break }
            offset = reader.nextBoundary(after: offset)
          }
        }
      }
    }
  }
}

extension String {
  fileprivate func replacing(nbsp replacement: Character) -> String {
    String(map { $0 == "\u{A0}" ? replacement : $0 })
  }
}
