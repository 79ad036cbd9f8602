import BubblepadIndex
import BubblepadNotebook
import CursesText
import Testing

@testable import bubblepad

/// What another name of a folder does to links: each leads where it led.
@Suite("The links that a folder's name changes") struct FolderMoveTests {
  private func renamed(
    _ text: String, in place: String, files: [String] = ["a/Old.md", "a/Other.md"]
  ) throws -> String {
    let home = try TerminalHome()
    for file in files {
      TerminalHome.makeFolder(home.path(file).parentFolder)
      home.write("x\n", to: file)
    }
    home.write(text, to: place)
    let scan = RenameScan(
      moving: [StepMove(from: home.path("a"), to: home.path("bb"))],
      NotebookFiles(home.notebook, entries: try NotebookFolder(path: home.notebook).list().entries))
    let plan = scan.plan(own: SourceText())
    return plan.files.first.map { String(decoding: $0.after.bytes, as: UTF8.self) } ?? text
  }

  @Test(arguments: [
    ("[[Old]] [x](a/Old.md#h) [[Nothing]]", "[[Old]] [x](bb/Old.md#h) [[Nothing]]"),
    ("[[a/Old|t]] `[[a/Old]]`", "[[Old|t]] `[[a/Old]]`"),
  ])
  func linksIntoTheFolderFollowIt(_ text: String, _ expected: String) throws {
    #expect(try renamed(text, in: "Start.md") == expected)
  }

  @Test func linksWithinTheFolderStay() throws {
    let text = "[x](Other.md) [y](./Other.md) [[Other]] [z](../Top.md)"
    #expect(
      try renamed(text, in: "a/Start.md", files: ["a/Old.md", "a/Other.md", "Top.md"]) == text)
  }

  /// Of two notes with a name the one with the shorter path is meant.
  @Test func aNameThatWouldLeadElsewhereIsWrittenAsAPath() throws {
    let files = ["a/Old.md", "cc/Old.md"]
    #expect(try renamed("[[Old]]", in: "Start.md", files: files) == "[[Old]]")
    let longer = ["a/Old.md", "c/Old.md"]
    #expect(try renamed("[[Old]]", in: "Start.md", files: longer) == "[[bb/Old]]")
  }

  @Test func theInverseGivesBackPathsAndTexts() throws {
    let move = NotebookMove(renaming: "/n/a", to: "/n/b")
    #expect(move.path(of: "/n/a/x/y.md") == "/n/b/x/y.md")
    #expect(move.path(of: "/n/ab/y.md") == "/n/ab/y.md")
    let stamp = try #require(FileStamp(ofFileAt: "/"))
    let file = FileText(
      path: "/n/b/y.md", stamp: stamp, text: SourceText("1"), encoding: .utf8)
    let change = FileChange(file, [Edit(0..<1, SourceText("2"))])
    let back = move.inverse(restoring: [change])
    #expect(back.moves == [StepMove(from: "/n/b", to: "/n/a")] && back.isUndoing)
    #expect(back.changes.map(\.path) == ["/n/a/y.md"])
  }
}
