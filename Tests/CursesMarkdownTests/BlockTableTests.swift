import CursesSeededRandom
import CursesText
import Testing

@testable import CursesMarkdown

/// The table of blocks: it covers the text, and edits leave it as a new one would be.
@Suite struct BlockTableTests {
  /// What a table says when the parts of long blocks are joined.
  private struct Joined: Equatable {
    var range: Range<Int>
    var lines: Int
    var kind: BlockKind?
  }

  private func joined(_ table: BlockTable) -> [Joined] {
    var result: [Joined] = []
    for entry in table.entries {
      if entry.isContinuation, let last = result.last,
        entry.range.lowerBound == last.range.upperBound
      {
        result[result.count - 1].range = last.range.lowerBound..<entry.range.upperBound
        result[result.count - 1].lines += entry.lineCount
      } else {
        result.append(Joined(range: entry.range, lines: entry.lineCount, kind: entry.kind))
      }
    }
    return result
  }

  private func check(_ table: BlockTable, _ text: SourceText, _ note: String) {
    let fresh = BlockTable(text, options: table.options)
    let isSame = joined(table) == joined(fresh)
    #expect(isSame, "\(note)")
    #expect(table.definitions == fresh.definitions, "\(note)")
    #expect(table.parsedEnd == text.count && table.isComplete, "\(note)")
    #expect(table.lineCount == fresh.lineCount, "\(note)")
  }

  @Test func entriesAgreeWithTheTree() throws {
    for (name, bytes) in try TestData.files() { checkEntries(bytes, "\(name)") }
  }

  /// Paragraphs are told without a parse where their lines begin no block.
  @Test(arguments: 1...40)
  func entriesOfHostileTextAgreeWithTheTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let lines = (0..<Int.random(in: 2...14, using: &random)).map { _ in
        let words = Bool.random(using: &random) ? Array("words".utf8) : hostile(1, &random)
        return words + Array((Self.lineEnds.randomElement(using: &random) ?? "").utf8)
      }
      let bytes = lines.flatMap { $0 }
      checkEntries(bytes, String(decoding: bytes, as: UTF8.self).debugDescription)
    }
  }

  /// Whatever a paragraph begins with.
  @Test func entriesOfLinesThatBeginWithMarksAgreeWithTheTree() {
    let marks = Array("*_-+#~`=|:[<>1.) a!".utf8)
    for first in marks {
      for second in marks {
        for third in marks {
          let line = [first, second, third, Byte.star, UInt8(ascii: "x")]
          checkEntries(
            line + Array("\n\nnext\n\n".utf8) + line + Array("\nmore\n\n".utf8)
              + line.prefix(3) + Array("\n\nend\n".utf8),
            String(decoding: line, as: UTF8.self))
        }
      }
    }
  }

  private static let lineEnds = ["\n", "\n", "\n\n", "\n\n", "\r\n", "\r", "\n \n", "\n\n  "]

  private func checkEntries(_ bytes: [UInt8], _ name: String) {
    let text = SourceText(bytes: bytes)
    let table = BlockTable(text)
    let tree = MarkdownParser.parse(bytes)
    #expect(table.definitions == tree.definitions, "\(name)")
    var place = 0
    var blocks: [(BlockKind, Range<Int>)] = []
    for entry in table.entries {
      #expect(entry.range.lowerBound == place, "\(name)")
      place = entry.range.upperBound
      let part = table.tree(of: entry, in: text)
      for child in part.children(of: .document) {
        if entry.isContinuation, child == part[.document].firstChild, let last = blocks.popLast() {
          blocks.append((last.0, last.1.lowerBound..<part.range(of: child).upperBound))
        } else {
          blocks.append((part.kind(of: child), part.range(of: child)))
        }
      }
    }
    #expect(place == bytes.count, "\(name)")
    #expect(blocks.map(\.1) == tree.children(of: .document).map(tree.range), "\(name)")
  }

  @Test(arguments: 1...8)
  func randomEditsOfFiles(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for (name, bytes) in try TestData.files() where bytes.count < 40_000 {
      var text = SourceText(bytes: bytes)
      var table = BlockTable(text)
      for step in 0..<12 {
        edit(&text, &table, &random)
        check(table, text, "\(name) seed \(seed) step \(step)")
      }
    }
  }

  @Test(arguments: 1...40)
  func randomEditsOfHostileText(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    var text = SourceText(bytes: hostile(60, &random))
    var table = BlockTable(text, options: [.note])
    for step in 0..<150 {
      let before = text.string
      edit(&text, &table, &random)
      check(table, text, "seed \(seed) step \(step) \(before.debugDescription)")
    }
  }

  /// Long fences and lists, which are cut into parts.
  @Test(arguments: 1...6)
  func randomEditsOfLongBlocks(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 2000)
    let code = String(repeating: "let x = 1 // code\n\n", count: 4000)
    let items = (0..<3000).map { "- item \($0)\n  more\n" }.joined()
    let html = "<pre>\n" + String(repeating: "<b>text</b>\n", count: 5000) + "</pre>\n"
    let quote = (0..<2000).map { "> said \($0)\n> more\n>\n" }.joined()
    var text = SourceText(
      "# a\n\n```swift\n\(code)```\n\nb\n\n\(items)\nc\n\n\(html)\nd\n\n\(quote)\ne\n")
    var table = BlockTable(text)
    #expect(table.entries.contains { $0.restart == .inside(OpenContainers([.quote]), nil) })
    for step in 0..<60 {
      edit(&text, &table, &random)
      check(table, text, "seed \(seed) step \(step)")
    }
  }

  @Test(arguments: 1...20)
  func slicesAndEdits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 3000)
    var text = SourceText(bytes: (0..<20).flatMap { _ in hostile(30, &random) })
    var table = BlockTable(text, budget: 50)
    for _ in 0..<60 {
      edit(&text, &table, &random)
      table.parseMore(text, budget: Int.random(in: 0...100, using: &random))
    }
    table.parseMore(text, budget: .max)
    check(table, text, "seed \(seed)")
  }

  /// Edits that are followed only so far, text that comes at the end, and slices between them.
  @Test(arguments: 1...30)
  func boundedEditsGrowthAndSlices(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 4000)
    var text = SourceText(bytes: hostile(200, &random))
    var table = BlockTable(text, budget: 300)
    for step in 0..<120 {
      if Int.random(in: 0..<6, using: &random) == 0 {
        text.replaceSubrange(text.count..<text.count, with: hostile(8, &random))
        table.reopen()
      } else {
        edit(&text, &table, &random, budget: Int.random(in: 0...60, using: &random))
      }
      if Bool.random(using: &random) {
        table.parseMore(text, budget: Int.random(in: 0...100, using: &random))
      }
      guard step % 20 == 19 else { continue }
      var whole = table
      while !whole.isComplete { whole.parseMore(text, budget: 200) }
      check(whole, text, "seed \(seed) step \(step)")
    }
  }

  private static let words = "Some words.\n\n- a\n- b\n\n[d]: /e\n\n"

  @Test func aFenceAtTheTopIsFollowedOnlySoFarAndTakenBack() {
    var text = SourceText(String(repeating: Self.words, count: 4_000))
    var table = BlockTable(text)
    let fresh = table
    text.replaceSubrange(0..<0, with: Array("```\n".utf8))
    let opened = table.update(text, edit: 0..<0, newLength: 4, budget: 1_000)
    #expect(opened.isOpenEnded && !table.isComplete)
    #expect(table.parsedEnd < 10_000 && opened.new.upperBound == table.parsedEnd)
    table.parseMore(text, budget: 50_000)
    #expect(!table.isComplete)
    text.replaceSubrange(0..<4, with: [])
    let closed = table.update(text, edit: 0..<4, newLength: 0, budget: 1_000)
    #expect(closed.new.count < 10_000)
    #expect(table.isComplete && table.entries == fresh.entries)
    #expect(table.definitions == fresh.definitions)
  }

  @Test func slicesAfterAFenceGiveWhatANewTableHas() {
    var text = SourceText(String(repeating: Self.words, count: 3_000))
    var table = BlockTable(text)
    text.replaceSubrange(0..<0, with: Array("```\n".utf8))
    table.update(text, edit: 0..<0, newLength: 4, budget: 1_000)
    while !table.isComplete { table.parseMore(text, budget: 20_000) }
    check(table, text, "fence")
    #expect(table.definitions.isEmpty)
  }

  /// What a key costs is told by what it parses anew, and that does not depend on the text around it.
  @Test func aKeyCostsTheSameInAnyTextAtAnyPlace() {
    var costs: Set<Int> = []
    for count in [20, 500, 8_000] {
      var text = SourceText(String(repeating: "Some words.\n\n- a\n- b\n\n", count: count))
      var table = BlockTable(text)
      for part in [0.0, 0.5, 0.9] {
        let place = Int(Double(count) * part) * 23 + 3
        text.replaceSubrange(place..<place, with: Array("x".utf8))
        let change = table.update(text, edit: place..<place, newLength: 1)
        if part > 0 { costs.insert(change.new.count) }
        #expect(change.new.count < 40)
      }
    }
    #expect(costs.count == 1)
  }

  @Test func duplicateDefinitionsKeepTheirOrder() {
    var text = SourceText("[a]: /1\n\nx\n\n[a]: /2\n\n[b]: /3\n")
    var table = BlockTable(text)
    for (edit, new) in [(0..<8, ""), (0..<0, "[b]: /4\n"), (0..<8, ""), (3..<3, "[a]: /5\n")] {
      text.replaceSubrange(edit, with: Array(new.utf8))
      table.update(text, edit: edit, newLength: new.utf8.count)
      check(table, text, new)
    }
  }

  private func hostile(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).flatMap { _ in Hostile.snippets.randomElement(using: &random) ?? [] }
  }

  private func edit(
    _ text: inout SourceText, _ table: inout BlockTable, _ random: inout SeededGenerator,
    budget: Int = .max
  ) {
    let start = Int.random(in: 0...text.count, using: &random)
    let removed = Bool.random(using: &random) ? Int.random(in: 0...12, using: &random) : 0
    let end = min(text.count, start + removed)
    let new = Bool.random(using: &random) && removed > 0 ? [] : hostile(1, &random)
    text.replaceSubrange(start..<end, with: new)
    table.update(text, edit: start..<end, newLength: new.count, budget: budget)
  }

  @Test func definitionsAreCounted() {
    var text = SourceText("[a]: /b\n\n[a]\n")
    var table = BlockTable(text)
    let revision = table.definitionsRevision
    text.replaceSubrange(11..<11, with: Array("x".utf8))
    #expect(!table.update(text, edit: 11..<11, newLength: 1).definitionsChanged)
    #expect(table.definitionsRevision == revision)
    text.replaceSubrange(5..<5, with: Array("/c".utf8))
    #expect(table.update(text, edit: 5..<5, newLength: 2).definitionsChanged)
    #expect(table.definitionsRevision > revision)
    #expect(table.definitions[LinkLabel("a".utf8)]?.destination == "/c/b")
  }

  @Test func aKeyTouchesLittle() {
    var text = SourceText(String(repeating: "Some words.\n\n- a\n- b\n\n", count: 5000))
    var table = BlockTable(text)
    let middle = text.count / 2
    text.replaceSubrange(middle..<middle, with: Array("x".utf8))
    let change = table.update(text, edit: middle..<middle, newLength: 1)
    #expect(change.new.count < 100)
    #expect(change.new.count == change.old.count + 1)
  }
}
