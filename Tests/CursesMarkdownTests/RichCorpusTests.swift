import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

@Suite struct RichCorpusTests {
  private static let commands: [RichCommand] = [
    .insertText("x"), .insertText("*"), .insertText(" "), .insertParagraph, .deleteBackward,
    .deleteForward, .toggleStrong, .toggleBulletList, .indent, .toggleQuote, .setHeading(3),
  ]

  /// Whatever is done in real and in torture files: nothing traps, bytes outside of the block and its
  /// neighbours stay, what is shown is what a document opened on the result shows, and undo gives the
  /// first bytes.
  @Test(arguments: try TestData.files().map(\.name)) func editsKeepTheRest(name: String) throws {
    guard let file = try TestData.files().first(where: { $0.name == name }) else { return }
    var dice = SeededGenerator(seed: UInt64(name.utf8.count))
    let text = SourceText(bytes: Array(file.bytes.prefix(30_000)))
    let document = RichDocument(text)
    while document.readOn() {}
    for step in 0..<TestVariation.steps(25) {
      let head = Int.random(in: 0...document.state.text.count, using: &dice)
      let isRange = Int.random(in: 0..<4, using: &dice) == 0
      let anchor = isRange ? max(0, head - 20) : head
      document.perform(.select(anchor: anchor, head: head), tick: step * 5_000)
      let before = document.state.text
      let range = touched(document)
      let command = Self.commands[Int.random(in: 0..<Self.commands.count, using: &dice)]
      document.perform(command, tick: step * 5_000)
      let after = document.state.text
      let tail = before.count - range.upperBound
      #expect(
        after.bytes(in: 0..<range.lowerBound) == before.bytes(in: 0..<range.lowerBound),
        "\(command)")
      #expect(
        after.bytes(in: (after.count - tail)..<after.count)
          == before.bytes(in: range.upperBound..<before.count), "\(command)")
    }
    let fresh = RichDocument(document.state.text)
    while fresh.readOn() {}
    #expect(visible(document) == visible(fresh))
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == text)
  }

  /// The block of the selection and its neighbours.
  private func touched(_ document: RichDocument) -> Range<Int> {
    let main = document.state.selection.main
    let first = max(0, document.blockIndex(at: main.lowerBound) - 1)
    let last = min(document.blockCount - 1, document.blockIndex(at: main.upperBound) + 1)
    return document.block(first).sourceRange
      .lowerBound..<document.block(last).sourceRange.upperBound
  }

  private func visible(_ document: RichDocument) -> [String] {
    (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
  }

  @Test(arguments: [RichMode.source, .reveal]) func sourceModesShowTheSource(mode: RichMode) {
    let source = "# a **b**\n\n- c\n\n\nend"
    let document = RichDocument(SourceText(source))
    document.mode = mode
    #expect(document.block(0).paragraphs[0].string == "# a **b**")
    document.perform(.select(anchor: 2, head: 2), tick: 0)
    document.perform(.insertText("*"), tick: 0)
    #expect(document.state.text.string == "# *a **b**\n\n- c\n\n\nend")
    if mode == .source {
      let all = (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
      #expect(all.joined(separator: "\n") == document.state.text.string)
    } else {
      document.perform(.moveToDocumentEnd, tick: 0)
      #expect(document.block(0).paragraphs[0].string == "*a b")
    }
  }

  @Test func countsWords() {
    let document = RichDocument(SourceText("Two **words**\n\n- and three more\n"))
    #expect((0..<document.blockCount).reduce(0) { $0 + document.block($1).wordCount } == 5)
  }

  @Test func readOnlyRefuses() {
    let document = RichDocument(SourceText("a"))
    document.isReadOnly = true
    #expect(document.perform(.insertText("x"), tick: 0) == .refused("This note is read-only."))
    #expect(document.perform(.moveForward, tick: 0) == .moved)
  }
}
