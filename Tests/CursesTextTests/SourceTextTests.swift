import CursesSeededRandom
import Testing

@testable import CursesText

@Suite struct SourceTextTests {
  @Test func keepsAnyBytes() {
    let bytes: [UInt8] = [
      0xEF, 0xBB, 0xBF, 0xFF, 0x00, 0x0D, 0x0D, 0x0A, 0xC3, 0x0A, 0xED, 0xA0, 0x80,
    ]
    #expect(SourceText(bytes: bytes).bytes == bytes)
    #expect(SourceText(bytes: bytes).string.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func isEmptyAtFirst() {
    let text = SourceText()
    #expect(text.isEmpty && text.count == 0 && text.lineCount == 1)
    #expect(text.lineRange(0) == 0..<0)
    #expect(text == SourceText(""))
    #expect(text.forEachChunk(in: 0..<0) { _ in false })
  }

  @Test func cutsLinesAtLineFeeds() {
    let text = SourceText("one\ntwo\r\n\nlone\rreturn")
    #expect(text.lineCount == 4)
    #expect(
      (0..<4).map { text.string(in: text.lineContentRange($0)) } == [
        "one", "two", "", "lone\rreturn",
      ])
    #expect(text.line(at: 3) == 0)
    #expect(text.line(at: 4) == 1)
    #expect(text.lineStart(containing: 12) == 10)
    #expect(text.lineEnd(containing: 6) == 7)
  }

  @Test(arguments: 1...8) func agreesWithAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var oracle = random.bytes(upTo: 20_000)
    var text = SourceText(bytes: oracle)
    for _ in 0..<300 {
      let range =
        random.below(12) == 0 && oracle.count > 3
        ? (oracle.count / 3)..<(oracle.count * 2 / 3) : random.range(in: oracle.count)
      let new = random.bytes(upTo: random.below(10) == 0 ? 9_000 : 6)
      let before = text
      if random.below(3) == 0 {
        text.replaceSubrange(range, with: SourceText(bytes: new))
      } else {
        text.replaceSubrange(range, with: new)
      }
      #expect(before.bytes == oracle, "a copy changed")
      oracle.replaceSubrange(range, with: new)
      #expect(text.count == oracle.count)
      let probe = random.range(in: oracle.count)
      #expect(text.bytes(in: probe) == Array(oracle[probe]))
      #expect(text.extracting(probe).bytes == Array(oracle[probe]))
      #expect(text.line(at: probe.lowerBound) == oracle[..<probe.lowerBound].count { $0 == 0x0A })
      let line = text.line(at: probe.lowerBound)
      let start = oracle[..<probe.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      #expect(text.lineStart(line) == start)
    }
    #expect(text.bytes == oracle)
    #expect(text == SourceText(bytes: oracle))
    #expect(text.newlineCount == oracle.count { $0 == 0x0A })
  }

  @Test func equalityLooksAtContent() {
    var random = SeededGenerator(seed: 5)
    let bytes = random.bytes(upTo: 30_000) + [1]
    let whole = SourceText(bytes: bytes)
    var pieces = SourceText()
    for start in stride(from: 0, to: bytes.count, by: 777) {
      let piece = Array(bytes[start..<min(start + 777, bytes.count)])
      pieces.replaceSubrange(pieces.count..<pieces.count, with: piece)
    }
    #expect(pieces == whole)
    #expect(pieces.replacingSubrange(100..<101, with: [bytes[100] ^ 1]) != whole)
    #expect(pieces.replacingSubrange(100..<101, with: []) != whole)
  }

  @Test func readerAgreesInAnyOrder() {
    var random = SeededGenerator(seed: 6)
    let bytes = random.bytes(upTo: 9_000)
    let text = SourceText(bytes: bytes)
    var reader = text.reader()
    for _ in 0..<2_000 {
      let offset = random.below(bytes.count)
      #expect(reader.byte(at: offset) == bytes[offset])
      #expect(text.byte(at: offset) == bytes[offset])
    }
    #expect(reader.byte(at: bytes.count) == nil)
    #expect(reader.byte(at: -1) == nil)
  }
}
