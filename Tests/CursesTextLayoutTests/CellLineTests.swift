import CursesCore
import Testing

@testable import CursesTextLayout

struct CellLineTests {
  private func masked(_ text: String) -> CellLine {
    var text = text
    return text.withUTF8 { CellLine(maskedBytes: $0) }
  }

  @Test func knowsBytesAndCells() {
    let line = CellLine("a日e\u{301}\u{0}", widths: .perScalar)
    #expect(line.characterCount == 4)
    #expect(line.byteCount == 8)
    #expect(line.columns == 5)
    #expect([0, 1, 2, 4, 7, 8].map(line.column(of:)) == [0, 1, 1, 3, 4, 5])
    #expect([-1, 0, 1, 2, 3, 4, 5, 9].map(line.offset(atColumn:)) == [0, 0, 1, 4, 4, 7, 8, 8])
    #expect(line.boundary(before: 4) == 1)
    #expect(line.boundary(after: 1) == 4)
    #expect(line.boundary(before: 0) == 0)
    #expect(line.boundary(after: 8) == 8)
    #expect(line.boundary(atOrBefore: 3) == 1)
  }

  @Test(arguments: ["", "abc", "日本", "e\u{301}👍🏽", "👨‍👩‍👧🇩🇪🇩🇪", "नमस्ते", "\r\n", "각", "1️⃣"])
  func maskShowsOneMarkForEachCharacter(_ text: String) {
    let line = masked(text)
    #expect(line.columns == text.count)
    #expect(line.byteCount == text.utf8.count)
    #expect(
      (0..<line.characterCount).map { line.range(ofCharacter: $0).count }
        == text.map(\.utf8.count))
  }
}
