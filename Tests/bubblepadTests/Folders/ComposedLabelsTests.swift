import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesUICore
import Testing

@testable import bubblepad

/// Footnotes and links by label where notes are merged and parts extracted: each one step, that undo takes back to the
/// first bytes.
@Suite("Labels of merged and extracted notes") @MainActor
struct ComposedLabelsTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  @Test func aMergedNoteKeepsItsOwnFootnotes() async throws {
    let texts = [
      "a/One.md": "# One\n\nx[^1] [r]\n\n[^1]: own\n\n[r]: ../c/Three.md\n",
      "b/Two.md": "y[^1] [R]\n\n[^1]: other\n\n[R]: ../Start.md\n",
    ]
    for (name, text) in texts { home.write(text, to: name) }
    open("a/One.md")
    #expect(workspace.perform(.mergeNote))
    try pick("Two")
    try await answer { question in
      #expect(question.words.contains("2 labels get new names: both notes have them."))
    }
    try await says("Merged “One” and “Two”.")
    #expect(
      home.text("b/Two.md")
        == "y[^1] [R]\n\n[^1]: other\n\n[R]: ../Start.md\n\n"
        + "# One\n\nx[^2] [r][r-2]\n\n[^2]: own\n\n[r-2]: ../c/Three.md\n")
    _ = workspace.perform(.undo)
    try await wait { texts.allSatisfy { home.text($0.key) == $0.value } }
  }

  @Test func aHeadingLeavesTheFootnotesOfTheOthers() async throws {
    let first =
      "# Start\n\nx[^1]\n\n## Part\n\ny[^2] [r]\n\n[^1]: one\n[^2]: two\n\n[r]: ../Start.md\n"
    home.write(first, to: "a/One.md")
    for (name, path, held) in [
      ("Two", "b/Two.md", "[o](../a/One.md)\n\n"), ("New", "a/New.md", ""),
    ] {
      open("a/One.md")
      workspace.note?.editor.go(toOffset: 25)
      _ = workspace.perform(.extractHeading)
      try pick(name)
      try await says("Extracted into “\(name)”.")
      #expect(home.text("a/One.md") == "# Start\n\nx[^1]\n\n[[\(name)]]\n\n[^1]: one\n")
      #expect(
        home.text(path) == held + "## Part\n\ny[^2] [r]\n\n[^2]: two\n\n[r]: ../Start.md\n")
      _ = workspace.perform(.undo)
      try await says("The part of “\(name)” is back in its place.")
      #expect(home.text("a/One.md") == first)
    }
    #expect(home.text("b/Two.md") == Self.files["b/Two.md"])
    try await wait { FileStamp(ofFileAt: home.path("a/New.md")) == nil }
  }

  /// Those that come from elsewhere in the note lead where they led, from another folder too.
  @Test func aSelectionTakesItsDefinitionsAlong() async throws {
    let first = "# Start\n\ntwo[^1]\n\nthree\n\n[^1]: see [r]\n\n[r]: Else.md\n"
    home.write(first, to: "a/One.md")
    home.write("x\n", to: "a/Else.md")
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    open("a/One.md")
    workspace.note?.editor.perform(.edit(.select(anchor: 9, head: 16)))
    #expect(workspace.perform(.extractSelection))
    try pick("Two")
    try await says("Extracted into “Two”.")
    #expect(home.text("a/One.md") == "# Start\n\n[[Two]]\n\nthree\n")
    #expect(
      home.text("b/Two.md")
        == "[o](../a/One.md)\n\ntwo[^1]\n\n[^1]: see [r]\n\n[r]: ../a/Else.md\n")
    _ = workspace.perform(.undo)
    try await wait { home.text("a/One.md") == first }
    try await wait { home.text("b/Two.md") == Self.files["b/Two.md"] }
  }
}
