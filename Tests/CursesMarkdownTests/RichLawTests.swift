import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

private let samples = [
  "# Title\n\nSome **bold** and *soft* text with `code`, a [link](https://x.org \"t\") and\na hard\nwrap.\n\n"
    + "- one\n- two **b**\n  - inner\n  - [ ] task\n\n1. first\n2. second\n\n> quote *x*\n> more\n\n"
    + "```swift\nlet x = 1\n\nlet y\n```\n\n| a | b |\n|---|:-:|\n| c<br>e | **d<br>f** |\n\n---\n\nend\n",
  "Setext\n======\n\nA\r\nB\r\n\r\n* x\r\n\r\n* y\r\n\r\n  para\r\n",
  "\u{FEFF}---\na: b\n---\n\n[x]: /u\n\n[x] and ![i](p.png) &amp; \\* <b>h</b>\n\n\n\nafter\n",
  "> > deep\n>\n> - a\n>   b\n>\n>   c\n\n<div>\nraw\n</div>\n\n    code\n    more\n\n日本語 **太字** e\u{301}👨‍👩‍👧\n",
  "- [ ] \n  \n  more\n\n- [ ] one\n- [ ] \n  \n      code\n\n1. \n   - [ ] \n     \n     > q\n     \n     r\n",
  "~~s *e **b** e* s~~ __u__ _v_ ***w***\nline two  \nhard\\\nbreak\n",
]

@Suite struct RichLawTests {
  @Test(arguments: 1...12) func randomCommandsKeepTheLaws(seed: UInt64) {
    for (number, sample) in samples.enumerated() {
      var dice = SeededGenerator(seed: seed &* 7919 &+ UInt64(number) &* 104_729)
      let document = RichDocument(SourceText(sample))
      let first = document.state.text
      for step in 0..<TestVariation.steps(60) {
        if dice.below(3) > 0 { jump(document, &dice) }
        let before = document.state.text
        let command = RichCommand.every[dice.below(RichCommand.every.count)]
        let outcome = document.perform(command, tick: step * 5_000)
        let after = document.state.text
        if outcome != .changed {
          #expect(after.bytes == before.bytes, "\(command) \(outcome)")
        }
        let fresh = RichDocument(after)
        let isSame = picture(document) == picture(fresh)
        #expect(isSame, "seed \(seed) sample \(number) step \(step) \(command)\n\(before.string)")
        expectCaretPlaces(
          document,
          "seed \(seed) sample \(number) step \(step) \(command)\n\(before.string.debugDescription)"
        )
        if !isSame { return }
      }
      while document.history.canUndo { document.perform(.undo, tick: 0) }
      #expect(document.state.text == first)
      #expect(picture(document) == picture(RichDocument(first)))
    }
  }

  private func jump(_ document: RichDocument, _ dice: inout SeededGenerator) {
    let count = document.state.text.count
    let head = dice.below(count + 1)
    let anchor = dice.below(4) == 0 ? dice.below(count + 1) : head
    document.perform(.select(anchor: anchor, head: head), tick: 0)
  }

  /// Every caret place has one source offset, which leads back to it; the selection is at such places.
  private func expectCaretPlaces(_ document: RichDocument, _ name: String) {
    let main = document.state.selection.main
    for offset in [main.anchor, main.head] {
      #expect(document.offset(of: document.place(at: offset)) == offset, "\(name)")
    }
    var place = RichPlace(block: 0, paragraph: 0, visible: 0)
    while true {
      #expect(
        document.place(at: document.offset(of: place)) == place,
        "\(name) \(place) \(document.state.text.string.debugDescription)")
      let next = document.place(.forward, from: place)
      guard next != place else { break }
      #expect(next > place && document.place(.backward, from: next) == place, "\(name) \(place)")
      place = next
    }
  }

  /// Typed text is always seen as it was typed, or refused.
  @Test(arguments: 1...8) func typedTextIsSeen(seed: UInt64) {
    let hostile = [
      "*", "**", "`", "[", "](x)", "<b>", "<br>", "&amp;", "1. ", "# ", "|", "\\", "_", "~~", "!",
      "- ",
      ">",
      "x", "www.a.b", "==", "é",
    ]
    var dice = SeededGenerator(seed: seed)
    var refused = 0
    for sample in samples {
      for _ in 0..<60 {
        let document = RichDocument(SourceText(sample))
        document.hasInputRules = false
        let offset = dice.below(sample.utf8.count + 1)
        document.perform(.select(anchor: offset, head: offset), tick: 0)
        let paragraph = document.paragraph(at: document.head)
        guard !paragraph.isVerbatim, paragraph.kind != .rule else { continue }
        let before = visible(document)
        let text = hostile[dice.below(hostile.count)]
        guard document.perform(.insertText(text), tick: 0) == .changed else {
          refused += 1
          continue
        }
        #expect(visible(document).count == before.count + text.count, "\(text) at \(offset)")
      }
    }
    #expect(refused < 20)
  }

  private func visible(_ document: RichDocument) -> String {
    (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }.joined()
  }
}
