import CursesMarkdown
import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// A large document is edited while the rest of it comes and while its blocks are found elsewhere.
@Suite struct GrowingDocumentTests {
  private func visible(_ document: RichDocument) -> [String] {
    while document.readOn() {}
    return (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
  }

  /// Whatever comes in between, the text is the file's with the edits in it, and what is shown is what a
  /// document opened on it shows.
  @Test(arguments: 1...4)
  func editsDuringLoadingSurvive(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    for (name, bytes) in try TestData.files() where bytes.count < 60_000 {
      let first = bytes.count / 4
      let document = RichDocument(SourceText(bytes: Array(bytes[..<first])))
      var expected = Array(bytes[..<first])
      var at = first
      var ahead: ReadAhead?
      while at < bytes.count || ahead != nil {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0:
          let end = min(bytes.count, at + Int.random(in: 1...9_000, using: &dice))
          document.grow(by: SourceText(bytes: Array(bytes[at..<end])))
          expected += bytes[at..<end]
          at = end
        case 1:
          if ahead == nil { ahead = document.readAhead() }
          ahead?.run(budget: Int.random(in: 0...6_000, using: &dice))
        case 2:
          if let done = ahead { document.take(done) }
          ahead = nil
        default:
          let place = Int.random(in: 0...document.state.text.count, using: &dice)
          document.perform(.select(anchor: place, head: place), tick: 0)
          document.onTransaction = { transaction in
            for edit in transaction.edits.reversed() {
              expected.replaceSubrange(edit.range, with: edit.text.bytes)
            }
          }
          document.perform(.paste("*a*\n\n", isMarkdown: true), tick: 0)
        }
      }
      let isSame = document.state.text.bytes == expected
      #expect(isSame, "\(name)")
      let isShown = visible(document) == visible(RichDocument(document.state.text))
      #expect(isShown, "\(name)")
    }
  }

  @Test func undoLeadsBackToTheFile() {
    let piece = String(repeating: "Some *words* of a file.\n\n", count: 3_000)
    let document = RichDocument(SourceText(piece))
    document.perform(.insertText("typed "), tick: 0)
    document.grow(by: SourceText(piece))
    document.perform(.insertText("again "), tick: 5_000)
    #expect(document.state.selection.main.head == 12)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == SourceText(piece + piece))
    while document.history.canRedo { document.perform(.redo, tick: 0) }
    #expect(document.state.text.string == "typed again " + piece + piece)
  }

  /// A paragraph or a fence that the first part ends in goes on in the next.
  @Test func aBlockGoesOnInTheNextPiece() {
    for (start, more) in [("some te", "xt\n"), ("```\ncode\n", "more\n```\nend"), ("a\r", "\nb")] {
      let document = RichDocument(SourceText(start))
      document.grow(by: SourceText(more))
      #expect(visible(document) == visible(RichDocument(SourceText(start + more))))
    }
  }

  @Test func frontMatterEndsInAnyLaterPiece() {
    var text = SourceText("---\n")
    var table = BlockTable(text)
    for (piece, edit) in [("a: b\n", "c"), ("d: e\n", "f"), ("---\ntext\n", "g")] {
      text.replaceSubrange(text.count..<text.count, with: Array(piece.utf8))
      table.reopen()
      let end = text.count - 1
      text.replaceSubrange(end..<end, with: Array(edit.utf8))
      table.update(text, edit: end..<end, newLength: 1, budget: 4)
    }
    while !table.isComplete { table.parseMore(text, budget: 5) }
    #expect(table.entries == BlockTable(text).entries)
    #expect(table.entries.first?.kind == .frontMatter(.yaml))
  }

  /// What comes may define what is shown before, however it is come to.
  @Test func aDefinitionThatComesChangesWhatWasMade() {
    let document = RichDocument(SourceText("[a]\n\nx\n\ny\n\nz\n\n"))
    #expect(visible(document).first == "[a]")
    document.grow(by: SourceText("[a]: /b\n"))
    let end = document.state.text.count
    document.perform(.select(anchor: end, head: end), tick: 0)
    #expect(document.isWhole && visible(document).first == "a")
  }

  @Test func anEditThatChangesAllThatFollowsIsReadOnBehindIt() throws {
    let text = String(repeating: "Some words.\n\nMore *words* here.\n\n", count: 3_000)
    let document = RichDocument(SourceText(text))
    while document.readOn() {}
    document.mode = .source
    document.perform(.select(anchor: 0, head: 0), tick: 0)
    document.perform(.paste("```\n", isMarkdown: true), tick: 0)
    #expect(!document.isWhole)
    var ahead = try #require(document.readAhead())
    ahead.run(budget: .max)
    document.take(ahead)
    #expect(document.isWhole)
    #expect(
      visible(document) == visible(RichDocument(document.state.text)) || document.mode == .source)
    document.mode = .rich
    #expect(visible(document) == visible(RichDocument(document.state.text)))
  }

  /// What a fence puts in doubt is kept for another thread to let go of; a letter leaves nothing behind.
  @Test func manyBlocksAreNotLetGoOfByAKey() throws {
    let document = RichDocument(SourceText(String(repeating: "a\n\n", count: 70_000)))
    while document.readOn() {}
    document.mode = .source
    for offset in [0, document.state.text.count] {
      document.perform(.select(anchor: offset, head: offset), tick: 0)
      document.perform(.insertText("b"), tick: 0)
      #expect(document.takeDiscarded() == nil)
    }
    document.perform(.select(anchor: 0, head: 0), tick: 0)
    document.perform(.paste("```\n", isMarkdown: true), tick: 0)
    #expect(document.takeDiscarded() != nil)
    var ahead = try #require(document.readAhead())
    ahead.run(budget: .max)
    document.take(ahead)
    #expect(document.isWhole)
    #expect(document.takeDiscarded() != nil)
    #expect(document.takeDiscarded() == nil)
  }
}
