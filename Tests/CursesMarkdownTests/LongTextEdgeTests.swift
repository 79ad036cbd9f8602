import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Where the parts of a long text meet: what one shows must not depend on where they are cut, and an edit
/// must go back as far as it is looked ahead.
@Suite struct LongTextEdgeTests {
  private static let limits = BlockLimits(
    part: 40, tablePart: 80, quotePart: 40, blankPart: 60, text: 240)

  private static let words = String(repeating: "some words ", count: 40)

  private func shown(_ source: String, _ limits: BlockLimits = limits) -> [String] {
    shown(RichDocument(SourceText(source), limits: limits))
  }

  private func shown(_ document: RichDocument) -> [String] {
    while document.readOn() {}
    return (0..<document.blockCount).flatMap { document.block($0).paragraphs }
      .map { "\($0.containers.map { "\($0.kind)" }) \($0.kind) \($0.string)" }
  }

  /// Text that is too long by itself gets short: what was cut off before it is one with it again.
  @Test(
    arguments: [
      ("[a]:'\n", 120), ("[a]: /b\n[c]: /d\n", 200), ("\n\n", 100), (">\n>\n> ", 100),
      ("> [a]: /b\n> ", 150),
    ])
  func whatBeganALongTextBelongsToItWhenItGetsShort(before: String, place: Int) {
    var text = SourceText(before + Self.words)
    var table = BlockTable(text, options: .note, limits: Self.limits)
    #expect(table.entries.contains { $0.isPiece })
    for new in ["\n\n", "\n\n"] {
      text.replaceSubrange(place..<place, with: Array(new.utf8))
      table.update(text, edit: place..<place, newLength: new.utf8.count)
      let fresh = BlockTable(text, options: .note, limits: Self.limits)
      // What follows is still too long, and may be cut elsewhere.
      let (now, wanted) = (table.entries(in: 0..<place), fresh.entries(in: 0..<place))
      #expect(now == wanted, "\(before.debugDescription)")
    }
  }

  /// In more containers than a part can tell: what comes before the text is shown as ever, and an edit that
  /// makes it short, or too long again, changes all that was made of it.
  @Test func whatStandsBeforeALongTextInManyContainersIsNoPartOfIt() {
    let items = (0..<8).map { String(repeating: "  ", count: $0) + "- item \($0)\n" }.joined()
    let lines = String(repeating: String(repeating: " ", count: 20) + "some words\n", count: 14)
    let source = items + "\n" + String(repeating: " ", count: 12) + "- text\n" + lines + "\nend\n"
    let document = RichDocument(SourceText(source), limits: Self.limits)
    let before = shown(document)
    #expect(before.prefix(8).allSatisfy { $0.hasSuffix("paragraph item \($0.last ?? " ")") })
    #expect(
      before.contains { $0.hasSuffix("              some words") }, "it is shown as its source")
    let place = source.utf8.count - 250
    document.apply([Edit(place..<place, SourceText("\n\n"))], tick: 0)
    #expect(shown(document) == shown(document.state.text.string))
    #expect(!shown(document).contains { $0.hasSuffix("              some words") })
    document.perform(.undo, tick: 0)
    #expect(shown(document) == before)
  }

  /// The part of a text that is known says that it is too long; the rest of it is edited.
  @Test func anEditBehindWhatIsParsedMakesALongTextShort() {
    var text = SourceText("first\n\n" + Self.words)
    var table = BlockTable(text, options: .note, limits: Self.limits, budget: 60)
    #expect(!table.isComplete && table.entries.contains { $0.isPiece })
    text.replaceSubrange(200..<200, with: Array("\n\n".utf8))
    table.update(text, edit: 200..<200, newLength: 2)
    table.parse(text, to: text.count)
    let fresh = BlockTable(text, options: .note, limits: Self.limits)
    #expect(table.entries(in: 0..<200) == fresh.entries(in: 0..<200))
  }

  /// A long line is looked at for some way to tell whether it starts a block, and ends the one before.
  @Test func aLongLineMayEndTheBlockBeforeOrNot() {
    var text = SourceText("some text\n```js \(Self.words)\nend\n")
    var table = BlockTable(text, options: .note, limits: Self.limits)
    for (place, old, new) in [(143, 0, "`"), (143, 1, ""), (60, 0, "`"), (60, 1, "")] {
      text.replaceSubrange(place..<place + old, with: Array(new.utf8))
      table.update(text, edit: place..<place + old, newLength: new.utf8.count)
      let fresh = BlockTable(text, options: .note, limits: Self.limits)
      #expect(table.entries.first == fresh.entries.first, "\(place) \(new)")
    }
  }

  /// What begins behind a cut is defined there or not at all.
  @Test(arguments: ["- a\n\n  ", "> a\n>\n> ", "- b\n- "])
  func aFootnoteIsDefinedByThePartItBeginsIn(start: String) {
    let text = SourceText("\(start)[^1]: x\n\(Self.words)\n")
    var table = BlockTable(text, options: .note, limits: Self.limits)
    let before = table.definitions
    table.update(text, edit: 1..<1, newLength: 0)
    #expect(table.definitions == before)
  }

  /// A list goes on behind blank lines, in how many parts they may be.
  @Test(arguments: ["1. a\n", "1. a\n\n   b\n"])
  func aListGoesOnBehindManyBlankLines(start: String) {
    for count in [50, 100, 150, 300] {
      let blank = String(repeating: "\n", count: count)
      for end in ["1. next\n", "text\n"] {
        let source = start + blank + end
        let cut = RichDocument(SourceText(source), limits: Self.limits)
        let whole = RichDocument(SourceText(source))
        while cut.readOn() {}
        while whole.readOn() {}
        let isSame = picture(cut) == picture(whole)
        #expect(isSame, "\(count) \(end)")
      }
    }
  }

  /// What ends HTML counts where it stands, and not for the long line before.
  @Test func anHTMLBlockGoesOnBehindALongLineToItsEnd() {
    for blank in ["", "\n", " \n\n"] {
      let text = SourceText("<!-- \(Self.words)x\n\(blank)-->\n\n*end*\n")
      let table = BlockTable(text, options: .note, limits: Self.limits)
      let closer = text.count - "-->\n\n*end*\n".utf8.count
      let entry = table.entry(at: closer)
      #expect(entry?.isContinuation == true && entry?.kind == .htmlBlock(type: 2))
    }
  }

  /// A part of code begins with a line of it.
  @Test func codeIsNotCutRightBehindItsFence() {
    for length in 1...60 {
      let start = "> \(String(repeating: "x", count: length))\n>\n"
      let source = start + "> ```\n> one\n> two\n> ```\n"
      #expect(shown(source) == shown(source, BlockLimits()), "\(length)")
      let open = start + "> ```\n>"
      #expect(shown(open) == shown(open, BlockLimits()), "\(length)")
    }
  }

  /// A line that has only the marker of a block whose text follows.
  @Test func aLineOfMarkersIsNoLineOfItsOwnWhereverABlockIsCut() {
    for length in 1...60 {
      let words = String(repeating: "x", count: length)
      for rest in [
        "> >\n> > r\n", ">\n> >\n> > r\n", "> >\n> >\n> > r\n", "> -\n>   item\n> -\n>   next\n",
      ] {
        let source = "> \(words)\n\(rest)"
        #expect(shown(source) == shown(source, BlockLimits()), "\(source)")
      }
    }
  }

  @Test func blankLinesAtTheStartAreAPartOfTheirOwn() {
    for count in [1, 3, 40, 200] {
      let text = SourceText(String(repeating: "\n", count: count) + "text\n\nmore\n")
      let entries = BlockTable(text, options: .note, limits: Self.limits).entries
      #expect(entries[0].kind == nil && entries.map(\.range.count).max() ?? 0 <= 120)
      #expect(entries.contains { $0.range.lowerBound == count && $0.kind == .paragraph })
    }
  }

  /// Cuts that were known of blank lines are met again when they are a line further.
  @Test func aLineMoreAmongBlankOnesIsFollowedNoFurther() {
    for start in ["", "text\n", "- item\n\n  text\n"] {
      var text = SourceText(start + String(repeating: "\n", count: 4_000) + "end\n")
      var table = BlockTable(text, options: .note, limits: Self.limits)
      let count = table.count
      for step in 0..<200 {
        let place = 2_000 + step
        text.replaceSubrange(place..<place, with: [0x0A])
        let change = table.update(text, edit: place..<place, newLength: 1)
        #expect(change.new.count <= 300)
      }
      #expect(table.count <= count + 8)
      for step in (0..<1_000).reversed() {
        let place = 1_200 + step
        text.replaceSubrange(place..<place + 1, with: [])
        let change = table.update(text, edit: place..<place + 1, newLength: 0)
        #expect(change.new.count <= 420)
      }
      #expect(table.entries.allSatisfy { $0.range.count <= 180 })
    }
  }
}
