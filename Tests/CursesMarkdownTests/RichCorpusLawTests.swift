import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// Every command, in real and in torture files.
@Suite struct RichCorpusLawTests {
  /// All but those that change other places too.
  private static let commands = RichCommand.every.filter {
    ![.insertFootnote, .undo, .redo].contains($0)
  }

  /// After each edit: the bytes outside of the blocks it is about are what they were, what is shown is
  /// what a document opened on the result shows; and undo gives the first bytes.
  @Test(arguments: try TestData.files().map(\.name)) func everyCommandKeepsTheLaws(
    name: String
  ) throws {
    guard let file = try TestData.files().first(where: { $0.name == name }) else { return }
    var dice = SeededGenerator(seed: UInt64(name.utf8.count) &* 31)
    for part in parts(of: file.bytes, &dice) {
      let text = SourceText(bytes: part)
      let document = RichDocument(text)
      document.smartTyping = [.quotes, .dashes, .pairs]
      for step in 0..<TestVariation.steps(24) where !runStep(step, document, name, &dice) { return }
      while document.history.canUndo { document.perform(.undo, tick: 0) }
      #expect(document.state.text == text, "\(name)")
    }
  }

  private func runStep(
    _ step: Int, _ document: RichDocument, _ name: String, _ dice: inout SeededGenerator
  ) -> Bool {
    if Int.random(in: 0..<3, using: &dice) > 0 { jump(document, &dice) }
    let before = document.state.text
    let range = touched(document)
    let command = Self.commands[Int.random(in: 0..<Self.commands.count, using: &dice)]
    let outcome = document.perform(command, tick: step * 5_000)
    let after = document.state.text
    let what = Comment(rawValue: "\(name) step \(step) \(command) \(outcome)")
    if outcome != .changed { #expect(after == before, what) }
    let tail = before.count - range.upperBound
    guard after.count >= range.lowerBound + tail else {
      Issue.record(what)
      return false
    }
    let isKept =
      after.bytes(in: 0..<range.lowerBound) == before.bytes(in: 0..<range.lowerBound)
      && after.bytes(in: (after.count - tail)..<after.count)
        == before.bytes(in: range.upperBound..<before.count)
    let isFresh = picture(document) == picture(RichDocument(after))
    #expect(isKept, what)
    #expect(isFresh, what)
    return isKept && isFresh
  }

  private func jump(_ document: RichDocument, _ dice: inout SeededGenerator) {
    let head = Int.random(in: 0...document.state.text.count, using: &dice)
    let isRange = Int.random(in: 0..<4, using: &dice) == 0
    document.perform(.select(anchor: isRange ? max(0, head - 20) : head, head: head), tick: 0)
    guard Int.random(in: 0..<6, using: &dice) == 0 else { return }
    let other = Int.random(in: 0...document.state.text.count, using: &dice)
    document.perform(.selectAlso(anchor: other, head: other), tick: 0)
  }

  /// The blocks of the selection with their neighbours; of what moves, beyond blank ones.
  private func touched(_ document: RichDocument) -> Range<Int> {
    let ranges = document.state.selection.ranges
    let lower = ranges.map(\.lowerBound).min() ?? 0
    let upper = ranges.map(\.upperBound).max() ?? 0
    let first = max(0, document.blockIndex(at: lower) - 2)
    let last = min(document.blockCount - 1, document.blockIndex(at: upper) + 2)
    return document.block(first).sourceRange
      .lowerBound..<document.block(last).sourceRange.upperBound
  }

  /// The start of a file, and a stretch of lines from its middle.
  private func parts(of bytes: [UInt8], _ dice: inout SeededGenerator) -> [[UInt8]] {
    let start = Array(bytes.prefix(2_000))
    guard bytes.count > 5_000 else { return [start] }
    var from = Int.random(in: 2_000..<(bytes.count - 2_000), using: &dice)
    while from > 0, bytes[from - 1] != 0x0A { from -= 1 }
    return [start, Array(bytes[from...].prefix(2_000))]
  }
}
