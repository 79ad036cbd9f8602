import CursesText
import Testing

@testable import BubblepadDailyNotes

/// Where the definitions of footnotes and links come when a part leaves its note.
@Suite("Definitions of extracted parts") struct PartDefinitionsTests {
  private func extracted(_ part: ExtractedPart?, _ source: [UInt8]) throws -> [String] {
    let part = try #require(part)
    let note = Transaction(part.edits(leaving: "[[B]]"), event: .external)
      .applying(to: SourceText(bytes: source))
    return [note.string, part.text.string]
  }

  /// A note whose last heading leaves, what stays, and what comes.
  @Test(arguments: [
    // The last section holds the definitions of all.
    (
      "# A\n\na[^1]\n\n# B\n\nb[^2] [t][r]\n\n[^1]: one\n[^2]: two\n\n[r]: x.md\n",
      "# A\n\na[^1]\n\n[[B]]\n\n[^1]: one\n", "# B\n\nb[^2] [t][r]\n\n[^2]: two\n\n[r]: x.md\n"
    ),
    // Both use it.
    (
      "# A\n\n[r]\n\n# B\n\n[R ][]\n\n[r]: x.md\n", "# A\n\n[r]\n\n[[B]]\n\n[r]: x.md\n",
      "# B\n\n[R ][]\n\n[r]: x.md\n"
    ),
    // Only the rest uses any.
    (
      "# A\r\n\r\na[^1] [r]\r\n\r\n# B\r\n\r\nb\r\n\r\n[^1]: one\r\n\r\n[r]: x.md\r\n",
      "# A\r\n\r\na[^1] [r]\r\n\r\n[[B]]\r\n\r\n[^1]: one\r\n\r\n[r]: x.md\r\n",
      "# B\r\n\r\nb\r\n"
    ),
    // A footnote needs a link.
    (
      "a[^1]\n\n# B\n\nb\n\n[^1]: [r]\n\n[r]: x.md", "a[^1]\n\n[[B]]\n\n[^1]: [r]\n\n[r]: x.md",
      "# B\n\nb\n"
    ),
    // It stands between the texts of the part; code is no reference.
    ("a[^1]\n\n# B\n\nb\n\n[^1]: one\n\nc\n", "a[^1]\n\n[[B]]\n\n[^1]: one\n", "# B\n\nb\n\nc\n"),
    ("`a[^1]`\n\n# B\n\nb\n\n[^1]: one\n", "`a[^1]`\n\n[[B]]\n", "# B\n\nb\n\n[^1]: one\n"),
    // One of the part that is in a list stays in that too.
    (
      "a[r]\n\n# B\n\n- b\n\n  [r]: x.md\n- c\n", "a[r]\n\n[[B]]\n\n[r]: x.md\n",
      "# B\n\n- b\n\n  [r]: x.md\n- c\n"
    ),
  ])
  func aHeadingLeavesWithItsDefinitions(_ text: String, _ note: String, _ part: String) throws {
    let source = Array(text.utf8)
    let found = try extracted(ExtractedPart(headingAt: 99, in: source), source)
    #expect(found == [note, part])
  }

  /// A note whose text between `«»` leaves, what stays, and what comes.
  @Test(arguments: [
    (
      "a «b[^2]» c[^1]\n\n[^1]: one\n[^2]: two\n", "a [[B]] c[^1]\n\n[^1]: one\n",
      "b[^2]\n\n[^2]: two\n"
    ),
    ("a\n\n«b[^1]»\n\n[^1]: one\n", "a\n\n[[B]]\n", "b[^1]\n\n[^1]: one\n"),
    ("«b[r]»\n\n[r]: x.md\n\nc\n", "[[B]]\n\nc\n", "b[r]\n\n[r]: x.md\n"),
    ("[r]: x.md\n\n«b[r]» [r]\n", "[r]: x.md\n\n[[B]] [r]\n", "b[r]\n\n[r]: x.md\n"),
    ("\u{FEFF}[r]: x.md\n\n«b[r]»\n", "\u{FEFF}[[B]]\n", "b[r]\n\n[r]: x.md\n"),
    // More than one line, and what it needs itself.
    (
      "«b[^1]» c\n\n[^1]: one\n\n    [t][r]\n\n[r]: x.md\n", "[[B]] c\n",
      "b[^1]\n\n[^1]: one\n\n    [t][r]\n\n[r]: x.md\n"
    ),
    // One in a quotation stays in that.
    ("«b[r]» c\n\n> [r]: x.md\n", "[[B]] c\n\n> [r]: x.md\n", "b[r]\n\n[r]: x.md\n"),
    // Only a definition is selected, or a part of one.
    ("a[r]\n\n«[r]: x.md»\n", "a[r]\n\n[[B]]\n", "[r]: x.md\n"),
    ("a[^1]\n\n[^1]: one «two»\n", "a[^1]\n\n[^1]: one [[B]]\n", "two\n"),
  ])
  func aSelectionLeavesWithItsDefinitions(_ text: String, _ note: String, _ part: String) throws {
    let source = Array(text.replacing("«", with: "").replacing("»", with: "").utf8)
    let start = Array(text.prefix { $0 != "«" }.utf8).count
    let end = Array(text.prefix { $0 != "»" }.utf8).count - "«".utf8.count
    let selected = ExtractedPart(selection: start..<end, isWhole: true, in: source)
    #expect(try extracted(selected, source) == [note, part])
  }

  /// In another note its labels are others.
  @Test func aPartJoinsWithLabelsOfItsOwn() throws {
    let source = Array("# B\n\nb[^1]\n\n[^1]: one\n".utf8)
    let part = try #require(ExtractedPart(headingAt: 1, in: source))
    let other = SourceText("x[^1]\n\n[^1]: other\n")
    let whole = Transaction([part.edit(appendingTo: other)], event: .external).applying(to: other)
    #expect(whole.string == "x[^1]\n\n[^1]: other\n\n# B\n\nb[^2]\n\n[^2]: one\n")
  }
}
