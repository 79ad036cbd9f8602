import Testing

@testable import BubblepadIndex

/// What a preview shows of lines in which a tag gets another name.
@Suite("Edited lines") struct EditedLinesTests {
  private func changes(_ line: String) -> [EditedLine] {
    let source = Array("one\n\(line)\ntwo\n".utf8)
    let edits = TagRename("work", to: "office").change(in: source).edits
    return EditedLines(edits, of: source, titled: "A note with a long title").changes
  }

  @Test func shortLinesAreShownWhole() {
    let changes = changes("call #work and #work/alpha")
    #expect(changes.map(\.before) == ["call #work and #work/alpha"])
    #expect(changes.map(\.after) == ["call #office and #office/alpha"])
    #expect(
      changes.first?.line
        == "A note with a long title: call #work and #work/alpha → call #office and #office/alpha")
  }

  /// What is before and after has a row each where one is not enough, and in that the new name is near the start.
  @Test func theNewNameIsSeen() throws {
    let words = String(repeating: "word ", count: 30)
    let change = try #require(changes("\(words)[[Plan|the decisions]]. #work/alpha \(words)").first)
    #expect(change.parts.last?.prefix(36).contains("#office/alpha") == true, "\(change.after)")
    #expect(change.parts.last?.hasPrefix("→ …") == true && change.after.hasSuffix("…"))
  }

  /// A line with the tag in places far apart comes once for each.
  @Test func placesFarApartAreShownApart() {
    let words = String(repeating: "word ", count: 20)
    let changes = changes("#work \(words)#work and #work/a\n#work")
    #expect(changes.count == 3)
    #expect(changes.allSatisfy { $0.after.contains("#office") && !$0.after.contains("#work") })
    #expect(changes.dropFirst().first?.after.hasSuffix("#office and #office/a") == true)
  }
}
