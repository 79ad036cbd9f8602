import BubblepadNotebook
import BubblepadPanels
import CursesText
import Testing

@testable import BubblepadNotebook
@testable import bubblepad

/// Long lines of a comparison go on below: nothing of a text is cut off.
@Suite("Rows of a comparison") struct ComparisonRowsTests {
  private func shown(_ left: String, _ right: String, columns: Int) -> [String] {
    ComparisonRows(TextComparison(left, right), columns: columns).rows.map { row in
      let words = [row.left, row.right].map { $0?.map(\.text).joined() ?? "" }
      return words.joined(separator: "|") + (row.isFirst ? "" : "*")
    }
  }

  @Test func aLongLineIsContinuedBelow() {
    #expect(shown("", "one two three\n", columns: 8) == ["|one two ", "|three*"])
    #expect(shown("one\n", "one two three\n", columns: 8) == ["one|one two ", "|three*"])
    #expect(shown("", "abcdefghij\n", columns: 4) == ["|abcd", "|efgh*", "|ij*"])
    #expect(shown("", "日本語\n", columns: 4) == ["|日本", "|語*"])
    #expect(shown("", "日\n", columns: 1) == ["|日"])
    #expect(shown("a\n\nb\n", "a\n\nc\n", columns: 4) == ["|", "|", "b|c"])
  }

  @Test func allOfALongTextIsThere() {
    let text = (1...900).map { "line \($0) of the text" }.joined(separator: "\n")
    let rows = ComparisonRows(TextComparison("", text), columns: 10).rows
    let all = rows.compactMap { $0.right?.map(\.text).joined() }.joined()
    #expect(all == text.replacing("\n", with: ""))
  }
}
