import BubblepadNotebook
import BubblepadPanels
import Testing

@Suite("Marked rows") @MainActor struct RowMarksTests {
  private let rows = "abcdef".map { FileID(String($0)) }
  private let marks = RowMarks()

  private var marked: String { marks.files.map(\.path).sorted().joined() }

  @Test func aRowIsMarkedAndUnmarked() {
    marks.toggle(rows[1])
    marks.toggle(rows[3])
    #expect(marked == "bd" && !marks.isEmpty)
    marks.toggle(rows[1])
    #expect(marked == "d")
    marks.clear()
    #expect(marked.isEmpty && marks.isEmpty)
  }

  /// A range grows and shrinks from where it began, and leaves what was marked before.
  @Test func aRangeGrowsAndShrinks() {
    marks.toggle(rows[5])
    marks.extend(from: rows[2], to: rows[3], in: rows)
    marks.extend(from: rows[3], to: rows[4], in: rows)
    #expect(marked == "cdef")
    marks.extend(from: rows[4], to: rows[3], in: rows)
    #expect(marked == "cdf")
    marks.extend(from: rows[3], to: rows[2], in: rows)
    marks.extend(from: rows[2], to: rows[1], in: rows)
    #expect(marked == "bcf")
    // From elsewhere another range begins.
    marks.extend(from: rows[0], to: rows[0], in: rows)
    #expect(marked == "abcf")
  }

  @Test func whatIsGoneLosesItsMark() {
    marks.add(rows)
    marks.keep { $0 != rows[0] }
    #expect(marked == "bcdef")
  }
}
