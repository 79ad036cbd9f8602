import CursesSeededRandom
import CursesText
import Testing

@Suite struct MergeTests {
  private func merged(_ base: String, _ mine: String, _ theirs: String) -> String? {
    let text = SourceText(mine)
    let edits = TextMerge.edits(
      base: SourceText(base), mine: text, theirs: SourceText(theirs))
    return edits.map { Transaction($0, event: .other).applying(to: text).string }
  }

  @Test func bothChangesAreKept() {
    #expect(merged("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n") == "A\nb\nC\n")
    #expect(merged("a\nb\nc\n", "a\nb\nc\nd\n", "x\na\nb\nc\n") == "x\na\nb\nc\nd\n")
    #expect(
      merged("a\nb\nc\n", "a\nc\n", "a\nb\nc\nd\n") == "a\nc\nd\n"
        || merged("a\nb\nc\n", "a\nc\n", "a\nb\nc\nd\n") == nil)
    #expect(merged("a\nb\n", "a\nb\n", "x\n") == "x\n")
    #expect(merged("a\nb\n", "x\n", "a\nb\n") == "x\n")
    #expect(merged("a\nb\nc\n", "a\nX\nc\n", "a\nX\nc\n") == "a\nX\nc\n")
    #expect(merged("", "a\n", "") == "a\n")
    #expect(merged("a\r\nb\r\nc", "A\r\nb\r\nc", "a\r\nb\r\nC") == "A\r\nb\r\nC")
  }

  @Test func conflictsAreNotGuessed() {
    #expect(merged("a\nb\nc\n", "a\nX\nc\n", "a\nY\nc\n") == nil)
    #expect(merged("a\nb\nc\n", "a\nc\n", "a\nY\nc\n") == nil)
    #expect(merged("a\n", "a\nx\n", "a\ny\n") == nil)
  }

  @Test func bothMayChangeALine() {
    let base = "The quick brown fox jumps.\n"
    #expect(
      merged(base, "The slow brown fox jumps.\n", "The quick brown fox sleeps.\n")
        == "The slow brown fox sleeps.\n")
    #expect(
      merged(base, "A quick brown fox jumps.\n", base + "\nMore.\n")
        == "A quick brown fox jumps.\n\nMore.\n")
    #expect(
      merged("one a b\ntwo a b\n", "ONE a b\ntwo a b\n", "one a b\nTWO a b\n")
        == "ONE a b\nTWO a b\n")
    // Words beside each other may belong together.
    #expect(merged(base, "The slow brown fox jumps.\n", "The quick red fox jumps.\n") == nil)
    #expect(merged(base, "", "The quick brown fox sleeps.\n") == nil)
  }

  @Test func bothVersionsOfALineAreKept() {
    func both(_ base: String, _ mine: String, _ theirs: String, isMarkdown: Bool = true) -> String?
    {
      let text = SourceText(mine)
      let edits = TextMerge.edits(
        base: SourceText(base), mine: text, theirs: SourceText(theirs), keepsBoth: true,
        isMarkdown: isMarkdown)
      return edits.map { Transaction($0, event: .other).applying(to: text).string }
    }
    #expect(both("a\n\nb\n", "X\n\nb\n", "Y\n\nB\n") == "X\n\nY\n\nB\n")
    #expect(both("a\n", "X\n", "Y") == "X\n\nY")
    #expect(both("a", "X", "Y") == "X\n\nY")
    #expect(both("a\r\n", "X\r\n", "Y\r\n") == "X\r\n\r\nY\r\n")
    #expect(both("- a\n- b\n", "- X\n- b\n", "- Y\n- b\n") == "- X\n- Y\n- b\n")
    #expect(both("1. a\n", "1. X\n", "1. Y\n") == "1. X\n1. Y\n")
    #expect(both("a\nb\n", "b\n", "Y\nb\n") == "Y\nb\n")
    #expect(both("a\nb\n", "X\nb\n", "b\n") == "X\nb\n")
    #expect(both("a\n", "X\n", "X\n") == "X\n")
    // Lines of a program or a table of values are no paragraphs.
    #expect(both("a\nb\n", "X\nb\n", "Y\nb\n", isMarkdown: false) == "X\nY\nb\n")
    #expect(both("a", "X", "Y", isMarkdown: false) == "X\nY")
  }

  @Test(arguments: 1...30) func editsLeadFromOneToTheOther(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func lines(_ count: Int) -> [String] {
      (0..<count).map { _ in ["a", "b", "c", "d"][random.below(4)] }
    }
    let old = lines(random.below(30))
    var new = old
    for _ in 0..<random.below(8) {
      let at = random.below(new.count + 1)
      if random.below(2) == 0 || new.isEmpty {
        new.insert("n\(random.below(9))", at: at)
      } else {
        new.remove(at: min(at, new.count - 1))
      }
    }
    let (from, to) = (
      SourceText(old.joined(separator: "\n")), SourceText(new.joined(separator: "\n"))
    )
    let edits = TextMerge.edits(from: from, to: to)
    #expect(Transaction(edits, event: .other).applying(to: from) == to)
    // Merging with an unchanged side gives the other.
    #expect(merged(from.string, from.string, to.string) == to.string)
    #expect(merged(from.string, to.string, from.string) == to.string)
  }

  @Test func manyChangesTakeNoTime() {
    let old = SourceText((0..<5000).map { "\($0)\n" }.joined())
    let new = SourceText((0..<5000).map { "\($0 * 2)\n" }.joined())
    let edits = TextMerge.edits(from: old, to: new)
    #expect(Transaction(edits, event: .other).applying(to: old) == new)
  }
}
