import CursesText
import Testing

@testable import BubblepadDailyNotes

/// What leaves a note for another, `«»` around what is selected, and `‹›` around what leaves.
@Suite("Extracted parts") struct ExtractedPartTests {
  private func marked(_ part: ExtractedPart?, in source: [UInt8]) -> String? {
    guard let range = part?.range else { return nil }
    let parts = [source[..<range.lowerBound], source[range], source[range.upperBound...]]
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    return texts[0] + "‹" + texts[1] + "›" + texts[2]
  }

  @Test(arguments: [
    // A part of a line stays one, several lines are whole.
    ("one «two» three\n", "one ‹two› three\n"), ("one « two \n»three\n", "one  ‹two› \nthree\n"),
    ("one\nt«wo\n\nth»ree\nfour\n", "one\n‹two\n\nthree›\nfour\n"), ("a «\n»b\n", nil),
    ("a«»b", nil),
    ("  - a«b\n  - c»d\n", "‹  - ab\n  - cd›\n"), ("«a\r\nb»\r\nc\r\n", "‹a\r\nb›\r\nc\r\n"),
    // Properties stay.
    ("---\nt«itle: x\n---\n\nText» more\nx\n", "---\ntitle: x\n---\n\n‹Text› more\nx\n"),
  ])
  func whatIsSelectedLeaves(_ text: String, _ left: String?) throws {
    let source = Array(text.replacing("«", with: "").replacing("»", with: "").utf8)
    let start = Array(text.prefix { $0 != "«" }.utf8).count
    let end = Array(text.prefix { $0 != "»" }.utf8).count - "«".utf8.count
    let part = ExtractedPart(selection: start..<end, isWhole: true, in: source)
    #expect(marked(part, in: source) == left)
  }

  @Test func aPartWithHalfAMarkIsAWholeLine() {
    let source = Array("x\na **b c** d\ny\n".utf8)
    let part = ExtractedPart(selection: 6..<7, isWhole: false, in: source)
    #expect(marked(part, in: source) == "x\n‹a **b c** d›\ny\n")
    #expect(part?.title == "a b c d")
  }

  @Test(arguments: [
    (1, "‹# A\n\na›\n\n# B\nb\n## C\nc\n### D\n\n## E\n", "A"),
    (5, "# A\n\na\n\n‹# B\nb\n## C\nc\n### D\n\n## E›\n", "B"),
    (7, "# A\n\na\n\n# B\nb\n‹## C\nc\n### D›\n\n## E\n", "C"),
    (9, "# A\n\na\n\n# B\nb\n## C\nc\n‹### D›\n\n## E\n", "D"),
  ])
  func aHeadingLeavesWithAllBelowIt(_ line: Int, _ left: String, _ title: String) {
    let source = Array("# A\n\na\n\n# B\nb\n## C\nc\n### D\n\n## E\n".utf8)
    let part = ExtractedPart(headingAt: line, in: source)
    #expect(marked(part, in: source) == left && part?.title == title)
  }

  @Test func withoutAHeadingNothingLeaves() {
    #expect(ExtractedPart(headingAt: 1, in: Array("a\n# B\n".utf8)) == nil)
  }

  @Test func aLinkStaysAndTheTextArrives() throws {
    let source = Array("a\r\n\r\n# B\r\nb\r\n\r\n# C\r\n".utf8)
    let part = try #require(ExtractedPart(headingAt: 3, in: source))
    func applied(_ edits: [Edit], _ text: SourceText) -> String {
      Transaction(edits, event: .external).applying(to: text).string
    }
    #expect(
      applied(part.edits(leaving: "[[B]]"), SourceText(bytes: source))
        == "a\r\n\r\n[[B]]\r\n\r\n# C\r\n")
    #expect(part.text.string == "# B\r\nb\r\n")
    for (text, all) in [("x\n", "x\n\n"), ("x", "x\n\n"), ("x\n\n", "x\n\n"), ("", "")] {
      let other = SourceText(text)
      #expect(applied([part.edit(appendingTo: other)], other) == all + "# B\r\nb\r\n")
    }
    let windows = SourceText("x\r\n")
    #expect(applied([part.edit(appendingTo: windows)], windows) == "x\r\n\r\n# B\r\nb\r\n")
  }
}
