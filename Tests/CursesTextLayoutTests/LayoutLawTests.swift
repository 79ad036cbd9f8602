import CursesCore
import CursesSeededRandom
import Testing

@testable import CursesTextLayout

private let pieces: [String] = [
  "word", "a", " ", "  ", "-", "日本", "語", "。", "「", "」", "e\u{301}", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🇩",
  "\u{200B}", "\u{AD}", "\u{A0}", "\t", "\n", "\r\n", "\r", "https://a.b/c?d=e&f", "www.", "नमस्ते",
  "\u{301}", "각", "\u{1161}", "\u{202E}", "12", ".", ",", "/", "—", "ｶﾞ", "❤️", "1️⃣", "กำ", "é", "ß",
  "\u{0}", "extraordinarily-long-word",
]

private func randomBytes(_ generator: inout SeededGenerator, pieces count: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  for _ in 0..<Int.random(in: 0...count, using: &generator) {
    if Int.random(in: 0..<40, using: &generator) == 0 {
      bytes.append(UInt8.random(in: 0x80...0xFF, using: &generator))
    } else if let piece = pieces.randomElement(using: &generator) {
      bytes.append(contentsOf: piece.utf8)
    }
  }
  return bytes
}

private func randomStyle(_ generator: inout SeededGenerator) -> ParagraphStyle {
  ParagraphStyle(
    width: Int.random(in: 0...24, using: &generator),
    firstIndent: Int.random(in: 0...4, using: &generator),
    hangingIndent: Int.random(in: 0...4, using: &generator),
    tabWidth: Int.random(in: 1...8, using: &generator),
    wrapping: [.words, .words, .characters, .none].randomElement(using: &generator) ?? .words,
    widths: Bool.random(using: &generator) ? .perScalar : .perCluster)
}

/// Where the standard library puts the boundaries of a text's characters.
private func boundaries(_ text: String) -> [Int] {
  text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
}

struct LayoutLawTests {
  @Test(arguments: UInt64(1)...6)
  func rowsCoverEveryOffsetOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let text = randomBytes(&generator, pieces: 40)
      let style = randomStyle(&generator)
      var layout = ParagraphLayout(text, style: style)
      _ = layout.rowCount()
      var end = 0
      for (index, row) in layout.rows.enumerated() {
        #expect(row.range.lowerBound == end, "seed \(seed) round \(round)")
        #expect(row.isWrapped ? !row.range.isEmpty : true)
        let room = style.room(isFirst: index == 0)
        #expect(row.columns <= max(room, 8), "seed \(seed) round \(round)")
        #expect((row.end == .paragraph) == (index == layout.rows.count - 1))
        end = row.range.upperBound
      }
      #expect(end == text.count, "seed \(seed) round \(round)")
    }
  }

  @Test(arguments: UInt64(1)...6)
  func rowsBreakAtCharactersOnly(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let text = String(decoding: randomBytes(&generator, pieces: 40), as: UTF8.self)
      var layout = ParagraphLayout(text, style: randomStyle(&generator))
      _ = layout.rowCount()
      var offsets = [0]
      for row in layout.rows {
        layout.forEachCluster(in: row) { cluster in
          offsets.append(cluster.range.upperBound)
          let character = String(decoding: layout.text[cluster.range], as: UTF8.self)
          if let character = character.first, character != "\t" {
            #expect(CellWidth.of(character, in: layout.style.widths) == cluster.width)
          }
          return true
        }
        if row.content != row.range { offsets.append(row.range.upperBound) }
      }
      #expect(offsets == boundaries(text), "seed \(seed) round \(round)")
    }
  }

  @Test(arguments: UInt64(1)...6)
  func everyCaretHasACellAndEveryCellACaret(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<120 {
      let text = randomBytes(&generator, pieces: 30)
      var layout = ParagraphLayout(text, style: randomStyle(&generator))
      _ = layout.rowCount()
      for (index, row) in layout.rows.enumerated() {
        layout.forEachCluster(in: row) { cluster in
          let column = layout.column(of: cluster.range.lowerBound, in: row)
          #expect(column == min(cluster.column, row.endColumn), "seed \(seed) round \(round)")
          #expect(layout.rowIndex(of: cluster.range.lowerBound) == index)
          if cluster.column < row.endColumn {
            #expect(layout.place(atColumn: column, in: row).offset == cluster.range.lowerBound)
          }
          return true
        }
        for column in -1...(row.endColumn + 2) {
          let place = layout.place(atColumn: column, in: row)
          #expect(
            layout.rowIndex(of: place.offset, affinity: place.affinity) == index,
            "seed \(seed) round \(round) column \(column)")
        }
      }
    }
  }

  @Test(arguments: UInt64(1)...6)
  func anUpdatedLayoutIsAFreshOne(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<250 {
      var text = randomBytes(&generator, pieces: 60)
      let style = randomStyle(&generator)
      var layout = ParagraphLayout(text, style: style)
      _ = layout.row(at: Int.random(in: 0...20, using: &generator))
      let start = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, start + Int.random(in: 0...6, using: &generator))
      text.replaceSubrange(start..<end, with: randomBytes(&generator, pieces: 3))
      layout.update(text, replacing: start..<end)
      var fresh = ParagraphLayout(text, style: style)
      #expect(layout.rowCount() == fresh.rowCount(), "seed \(seed) round \(round)")
      #expect(layout.rows == fresh.rows, "seed \(seed) round \(round)")
    }
  }

  @Test(arguments: UInt64(1)...3)
  func rowsOnDemandAreTheSameRows(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = randomBytes(&generator, pieces: 60)
      let style = randomStyle(&generator)
      var lazy = ParagraphLayout(text, style: style)
      var whole = ParagraphLayout(text, style: style)
      _ = whole.rowCount()
      for index in whole.rows.indices { #expect(lazy.row(at: index) == whole.rows[index]) }
      #expect(lazy.row(at: whole.rows.count) == nil)
    }
  }
}
