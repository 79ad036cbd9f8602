import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadIndex

/// The links to places of a part of a note that comes into another one.
@Suite("Parts that come into other notes") struct MovedPartTests {
  /// The text of a note with links once a part of `Old` has come to the end of `New`.
  ///
  /// - Parameters:
  ///   - left: lines of the part that stay.
  ///   - held: what `New` holds before it.
  private func after(
    _ links: String, moving part: String, without left: String = "", of source: String,
    into held: String = ""
  ) throws -> (text: String, left: Int) {
    let notebook = TemporaryNotebook()
    for (name, text) in [("Old.md", source), ("New.md", held), ("Other.md", links)] {
      notebook.write(text, to: name)
    }
    let bytes = Array(source.utf8)
    let range = try #require(bytes.firstRange(ofBytes: Array(part.utf8)))
    let entries = try NotebookFolder(path: notebook.notes).list().entries
    let files = NotebookFiles(notebook.notes, entries: entries, otherFiles: [])
    let (path, newPath) = (notebook.notes + "/Old.md", notebook.notes + "/New.md")
    let gone = left.isEmpty ? nil : bytes.firstRange(ofBytes: Array(left.utf8))
    let moving = left.isEmpty ? part : part.replacing(left, with: "")
    let moved = MovedPart(
      range, without: gone.map { [$0] } ?? [], of: bytes, from: (path, newPath),
      holding: (Array(held.utf8), Array(moving.utf8)), in: files)
    let plan = RenameScan(path: path, oldTitle: "Old", newTitle: nil, files)
      .plan(own: SourceText(source), renaming: moved)
    return (plan.files.first?.after.string ?? links, plan.leftCount)
  }

  @Test(arguments: [
    ("[[Old#Part]]", "[[New#Part]]"), ("[[Old#part|w]]", "[[New#part|w]]"),
    ("![[Old#^id]]", "![[New#^id]]"), ("[[Old#Top#Part]]", "[[New#Part]]"),
    ("[[Old#Top]] [[Old]] [[Old#^up]]", "[[Old#Top]] [[Old]] [[Old#^up]]"),
    ("[a](Old.md#part)", "[a](New.md#part)"), ("[a](Old.md#Part)", "[a](New.md#Part)"),
    ("[[Old#Nothing]]", "[[Old#Nothing]]"), ("[[Old#^half]]", "[[Old#^half]]"),
    ("---\na: \"[[Old#Part]]\"\n---\n", "---\na: \"[[New#Part]]\"\n---\n"),
    ("`[[Old#Part]]`", "`[[Old#Part]]`"),
  ])
  func aLinkFollowsWhatItLeadsTo(_ link: String, _ wanted: String) throws {
    let part = "## Part\n\nx ^id\n"
    let source = "# Top\n\ny ^up\n\n" + part + "\n# End\n"
    let found = try after(link, moving: part, of: source)
    #expect(found.text == wanted && found.left == 0)
  }

  /// Lines that stay are not counted where the others come.
  @Test(arguments: [
    ("[[Old#Deep]]", "[[New#Deep]]"), ("[[Old#^id]]", "[[Old#^id]]"),
    ("[[Old#^up]]", "[[New#^up]]"),
  ])
  func aLinkFollowsPastLinesThatStay(_ link: String, _ wanted: String) throws {
    let (left, part) = ("[^1]: one ^id\n\n", "## Part\n\n[^1]: one ^id\n\n### Deep\n\nx ^up\n")
    let found = try after(link, moving: part, without: left, of: "y[^1]\n\n" + part)
    #expect(found.text == wanted && found.left == 0)
  }

  /// A part of a line leaves what the line is called by where it is.
  @Test func theNameOfALineStaysWithTheLine() throws {
    let found = try after("[[Old#^id]]", moving: "two", of: "one two three ^id\n")
    #expect(found.text == "[[Old#^id]]" && found.left == 0)
  }

  /// In the other note there is one of that name already.
  @Test(arguments: [
    ("[[Old#Part]]", "# Own\n\n## Part\n\n# Last\n\n", "[[New#Last#Part]]", 0),
    ("[[Old#Part]]", "## Part\n\n", "[[Old#Part]]", 1),
    ("[a](Old.md#part)", "## Part\n\n", "[a](New.md#part-1)", 0),
    ("[[Old#^id]]", "z ^id\n\n", "[[Old#^id]]", 1),
  ])
  func aNameThatIsTakenIsNamedOtherwise(
    _ link: String, _ held: String, _ wanted: String, _ left: Int
  ) throws {
    let part = "## Part\n\nx ^id\n"
    let found = try after(link, moving: part, of: "# Top\n\n" + part, into: held)
    #expect(found.text == wanted && found.left == left)
  }
}
