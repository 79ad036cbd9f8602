import CursesSeededRandom
import CursesText
import Testing

@Suite struct TransactionTests {
  private func randomEdits(_ random: inout SeededGenerator, count: Int) -> [Edit] {
    var start = 0
    var edits: [Edit] = []
    for _ in 0..<random.below(5) where start <= count {
      let from = start + random.below(count - start + 1)
      let upTo = from + random.below(min(count - from, 12) + 1)
      edits.append(Edit(from..<upTo, bytes: random.bytes(upTo: 5)))
      start = upTo + random.below(2)
    }
    return edits
  }

  @Test(arguments: 1...20) func inverseTakesBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let first = SourceText(bytes: random.bytes(upTo: 5_000))
    var text = first
    var back: [Transaction] = []
    for _ in 0..<40 {
      let step = Transaction(randomEdits(&random, count: text.count))
      back.append(step.inverted(for: text))
      step.apply(to: &text)
    }
    for step in back.reversed() { step.apply(to: &text) }
    #expect(text == first)
  }

  @Test(arguments: 1...30) func composedIsBothInARow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let text = SourceText(bytes: random.bytes(upTo: 40))
      let first = Transaction(randomEdits(&random, count: text.count))
      let between = first.applying(to: text)
      let second = Transaction(randomEdits(&random, count: between.count))
      let both = first.composed(with: second)
      #expect(both.applying(to: text) == second.applying(to: between))
    }
  }

  @Test func mapsOffsets() {
    let step = Transaction([Edit(at: 2, insert: "xx"), Edit(4..<6, "y")])
    #expect(step.mapOffset(1, affinity: .downstream) == 1)
    #expect(step.mapOffset(2, affinity: .upstream) == 2)
    #expect(step.mapOffset(2, affinity: .downstream) == 4)
    #expect(step.mapOffset(4, affinity: .downstream) == 6)
    #expect(step.mapOffset(5, affinity: .upstream) == 6)
    #expect(step.mapOffset(5, affinity: .downstream) == 7)
    #expect(step.mapOffset(6, affinity: .upstream) == 7)
    #expect(step.mapOffset(9, affinity: .upstream) == 10)
    #expect(step.mapRange(2..<4) == 4..<6)
  }

  @Test(arguments: 1...10) func mappingKeepsOrderAndBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = random.bytes(upTo: 60) + [7]
    let edits = randomEdits(&random, count: bytes.count)
    let step = Transaction(edits)
    let after = step.applying(to: SourceText(bytes: bytes)).bytes
    var last = 0
    for offset in bytes.indices {
      let mapped = step.mapOffset(offset, affinity: .downstream)
      #expect(mapped >= last)
      last = mapped
      let isKept = !edits.contains { $0.range.contains(offset) }
      if isKept { #expect(after[mapped] == bytes[offset]) }
    }
  }

  @Test func sortsItsEdits() {
    let step = Transaction([Edit(4..<5, "b"), Edit(at: 1, insert: "x"), Edit(at: 1, insert: "y")])
    #expect(step.applying(to: SourceText("012345")).string == "0xy123b5")
  }

  /// Many edits near to each other are one copy of the text, and come to the same as one after the other.
  @Test func manyEditsAreWhatOneAfterTheOtherMakes() {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      let bytes = (0..<Int.random(in: 0...9_000, using: &dice)).map { _ in
        UInt8.random(in: 0...255, using: &dice)
      }
      let text = SourceText(bytes: bytes)
      var edits: [Edit] = []
      var end = Int.random(in: 0...20, using: &dice)
      while end < text.count {
        let upper = min(text.count, end + Int.random(in: 0...3, using: &dice))
        let new = (0..<Int.random(in: 0...4, using: &dice)).map { UInt8(truncatingIfNeeded: $0) }
        edits.append(Edit(end..<upper, bytes: new))
        end = upper + Int.random(in: 1...200, using: &dice)
      }
      let transaction = Transaction(edits)
      var expected = bytes
      for edit in transaction.edits.reversed() {
        expected.replaceSubrange(edit.range, with: edit.text.bytes)
      }
      let done = transaction.applying(to: text)
      #expect(done.bytes == expected)
      #expect(transaction.inverted(for: text).applying(to: done) == text)
    }
  }
}
