import CursesSeededRandom
import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichText

/// A text that is no Markdown is cut into short parts: it shows its lines all the same.
@Suite struct ShortPartTests {
  private func document(_ text: String) -> RichDocument {
    let document = RichDocument(SourceText(text), limits: .lines)
    document.mode = .source
    return document
  }

  private func lines(_ document: RichDocument) -> [String] {
    while document.readOn() {}
    return (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
  }

  private static let samples = [
    "word", "", "- item", "# title", "> quoted", "    code", "```", "| a | b |", "|---|---|",
    "<div>",
    "[a]: /b", "---", "key: value", "\t\tdeep", "1. one", "a longer line of some words \\",
  ]

  @Test func linesAreLinesAfterAnyEdit() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<12 {
      var text = (0..<Int.random(in: 1...900, using: &random)).map { _ in
        Self.samples.randomElement(using: &random) ?? ""
      }.joined(separator: "\n")
      let document = document(text)
      for step in 0..<30 {
        let bytes = Array(text.utf8)
        let from = Int.random(in: 0...bytes.count, using: &random)
        let upTo = min(
          bytes.count, from + Int.random(in: 0...[3, 40, 3_000][step % 3], using: &random))
        let new = (0..<Int.random(in: 0...[1, 4, 200][step % 3], using: &random)).map { _ in
          Self.samples.randomElement(using: &random) ?? ""
        }.joined(separator: "\n")
        document.apply([Edit(from..<upTo, new)], tick: step)
        text = document.state.text.string
        let shown = lines(document)
        #expect(
          shown == text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      }
    }
  }

  @Test func anEditShowsFewLinesAnew() {
    let document = document(String(repeating: "l w\n", count: 7_000))
    _ = lines(document)
    let before = document.madeCount
    for offset in stride(from: 27_000, to: 0, by: -3_000) {
      document.apply([Edit(offset..<offset, "x")], tick: 0)
      _ = lines(document)
    }
    // 9 edits, each of which makes three blocks at most.
    #expect(document.madeCount - before <= 27)
    for index in 0..<document.blockCount { #expect(document.block(index).count <= 4_096) }
  }

  @Test func aLongLineIsWhole() {
    let line = String(repeating: "word ", count: 1_500)
    let document = document("short\n" + line + "\nshort\n")
    #expect(lines(document) == ["short", line, "short", ""])
  }
}
