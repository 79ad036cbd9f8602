import CursesText
import Testing

@testable import BubblepadIndex

/// A note may be typed in while the links to it are looked for.
@Suite struct RevisedEditsTests {
  private let before = SourceText("[[#Old]] one\ntwo\n")

  private func result(in now: String) -> String {
    let edits = RevisedEdits([Edit(3..<6, "New")], of: before)
    let text = SourceText(now)
    return Transaction(edits.edits(in: text), event: .external).applying(to: text).string
  }

  @Test func theyComeToWhatTheyAreForTheTextByNow() {
    #expect(result(in: "[[#Old]] one\ntwo\n") == "[[#New]] one\ntwo\n")
    #expect(result(in: "[[#Old]] one\ntwo three\n") == "[[#New]] one\ntwo three\n")
    #expect(result(in: "[[#Old]] one\ntwo\nthree\n") == "[[#New]] one\ntwo\nthree\n")
  }

  /// Nothing is edited where the place is gone, and nothing out of the text.
  @Test(arguments: ["", "x", "two\n", "[[#", "[[#Other]] one\ntwo\n"])
  func wherePlacesAreGone(now: String) {
    #expect(result(in: now) == now)
  }
}
