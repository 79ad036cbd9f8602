import BubblepadNotebook
import Testing

@testable import BubblepadNotebook
@testable import bubblepad

/// Two texts side by side, a line for each row: `same`, `-old-|+new+`, `⋯`.
@Suite("Comparison of texts") struct TextComparisonTests {
  private func shown(_ left: String, _ right: String) -> [String] {
    func words(_ pieces: [TextComparison.Piece]?, _ sign: String) -> String {
      (pieces ?? []).map { $0.isChanged ? sign + $0.text + sign : $0.text }.joined()
    }
    return TextComparison(left, right).rows.map { row in
      if row.isGap { return "⋯" }
      guard row.isChanged else { return words(row.left, "-") }
      return words(row.left, "-") + "|" + words(row.right, "+")
    }
  }

  @Test func equalTextsHaveNoRows() {
    #expect(shown("a\nb\n", "a\nb\n") == [])
    #expect(shown("", "") == [])
  }

  @Test func theWordsThatDifferAreMarked() {
    #expect(
      shown("Leave early today.\n", "Leave late today.\n") == [
        "Leave -early- today.|Leave +late+ today."
      ])
    #expect(shown("one two\n", "one two three\n") == ["one two|one two+ three+"])
  }

  @Test func linesThatCameAndWentStandAlone() {
    #expect(shown("a\nb\nc\n", "a\nc\n") == ["a", "-b-|", "c"])
    #expect(shown("a\nc\n", "a\nb\nc\n") == ["a", "|+b+", "c"])
    #expect(shown("", "new\n") == ["|+new+"])
  }

  @Test func whatLiesFarAwayIsLeftOut() {
    let lines = (1...20).map { "line \($0)" }
    var other = lines
    other[9] = "line X"
    #expect(
      shown(lines.joined(separator: "\n"), other.joined(separator: "\n")) == [
        "⋯", "line 9", "line -10-|line +X+", "line 11", "⋯",
      ])
  }

  @Test func longTextsAreComparedInTime() {
    let one = (0..<20_000).map { "line \($0)" }.joined(separator: "\n")
    let two = (0..<20_000).map { "row \($0)" }.joined(separator: "\n")
    #expect(TextComparison(one, two).rows.count <= 6_001)
  }
}
