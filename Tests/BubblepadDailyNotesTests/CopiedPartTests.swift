import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadDailyNotes

/// What a part of a note that was copied becomes in another note.
@Suite("Copied parts of notes") struct CopiedPartTests {
  private let files = NotebookFiles(
    "/n", entries: [],
    otherFiles: ["area/sub/Y.md", "area/Else.md", "b/T.md", "img/Bild.png", "area/sub/Own.md"])

  private func joined(
    _ text: String, of note: String = "", into held: String = "", at path: String = "/n/b/T.md"
  ) -> CopiedPart.Joined? {
    CopiedPart(text, of: SourceText(note), at: "/n/area/sub/Y.md")
      .joining(SourceText(held), at: path, in: files)
  }

  @Test func linksLeadWhereTheyLed() {
    let copied = "[n](../Else.md) ![b](../../img/Bild.png) [o](Own.md) [w](https://a.b) [[Else]]"
    #expect(
      joined(copied)?.text
        == "[n](../area/Else.md) ![b](../img/Bild.png) [o](../area/sub/Own.md) [w](https://a.b) [[Else]]"
    )
    #expect(joined(copied, at: "/n/area/sub/Y.md") == nil)
    #expect(joined("no *link*") == nil)
  }

  /// The note, the copy, the other note, and what the copy and the end of that become; nil where nothing changes.
  @Test(arguments: [
    (
      "a[^1]\n\n[^1]: one\n", "a[^1]", "x[^1]\n\n[^1]: other\n",
      CopiedPart.Joined(text: "a[^2]", definitions: "[^2]: one")
    ),
    (
      "a[^1]\n\n[^1]: one\n", "a[^1]", "x\n",
      CopiedPart.Joined(text: "a[^1]", definitions: "[^1]: one")
    ),
    ("a[^1]\n\n[^1]: one\n", "a[^1]", "x[^1]\n\n[^1]: one\n", nil),
    ("a[^1]\n", "a[^1]", "x[^1]\n\n[^1]: one\n", nil),
    (
      "a b[^n]\r\n\r\n[^1]: one\r\n[^n]: see[^1]\r\n", "b[^n]", "x[^1]\n\n[^1]: other\n",
      CopiedPart.Joined(text: "b[^n]", definitions: "[^2]: one\n[^n]: see[^2]")
    ),
    ("a[^1]\n\n[^1]: one\n", "```\na[^1]", "x\n", nil),
  ])
  func footnotesComeAlong(
    _ note: String, _ copy: String, _ held: String, _ wanted: CopiedPart.Joined?
  ) {
    #expect(joined(copy, of: note, into: held) == wanted)
  }
}
