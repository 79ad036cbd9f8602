import BubblepadNotebook
import CursesJSON
import CursesText
import Testing

@testable import BubblepadIndex

/// The texts of the cards of canvases have links as notes have them.
@Suite("Links in the texts of canvases") struct CanvasTextTests {
  private let notebook = TemporaryNotebook()
  private let canvas =
    "{\"nodes\":[{\"text\":\"# \\u00e9\\ud83d\\ude00\\n\\nsee [[Old|\\\"x\\\"]] and\\t[m](a\\/Old.md)\","
    + "\"x\":1.50}, {\"text\" : \"plain\\/text\"},{\"file\":\"a/Old.md\"}]}\n"

  @Test func aRenameChangesThem() throws {
    notebook.write("x\n", to: "a/Old.md")
    notebook.write(canvas, to: "Board.canvas")
    let entries = try NotebookFolder(path: notebook.notes).list().entries
    let scan = RenameScan(
      path: notebook.notes + "/a/Old.md", oldTitle: "Old", newTitle: "New",
      NotebookFiles(notebook.notes, entries: entries))
    let plan = scan.plan(own: SourceText("x\n"))
    #expect(
      plan.changes.map(\.line) == [
        "Board.canvas: [[Old|\"x\"]] → [[New|\"x\"]]",
        "Board.canvas: [m](a/Old.md) → [m](a/New.md)", "Board.canvas: a/Old.md → a/New.md",
      ])
    let after = plan.files.first.map { String(decoding: $0.after.bytes, as: UTF8.self) }
    #expect(
      after
        == canvas.replacing("[[Old|", with: "[[New|").replacing("a\\/Old.md", with: "a\\/New.md")
        .replacing("\"a/Old.md\"", with: "\"a/New.md\""))
  }

  @Test func escapesAreTextsOfTheirOwn() {
    let source = Array("\"a\\n\\u00e9\\ud83d\\ude00\\\\é\"".utf8)
    let places = JSONText.places(ofTextAt: 0..<source.count, in: source)
    #expect(places == [1, 2, 4, 4, 10, 10, 10, 10, 22, 24, 25, 26])
  }

  @Test func theLinksOfACanvas() {
    let links = CanvasFile.links(in: Array(canvas.utf8))
    #expect(links.map(\.target) == ["Old", "a/Old.md", "/a/Old.md"])
    #expect(links.allSatisfy { $0.line == 1 })
  }

  /// The index knows them: they are links to a note, and what a canvas names is no orphan.
  @Test func theIndexHasThem() throws {
    notebook.write("x\n", to: "a/Old.md")
    notebook.write("x\n", to: "Alone.md")
    notebook.write(canvas.replacing("plain", with: "[[Missing]] plain"), to: "Board.canvas")
    let index = notebook.readyIndex()
    let links = try #require(index.backlinks(to: "a/Old.md"))
    #expect(links.map(\.path) == ["Board.canvas", "Board.canvas"])
    #expect(links.map(\.context) == ["é😀 see \"x\" and m", "a card with this file"])
    let check = try #require(index.linkCheck())
    #expect(check.broken.map(\.name) == ["Missing"] && check.orphans == ["Alone.md"])
    #expect(index.found("see") == ["Board.canvas"])
    notebook.write("{\"nodes\":[]}", to: "Board.canvas")
    _ = index.update()
    #expect(index.backlinks(to: "a/Old.md")?.isEmpty == true)
  }
}
