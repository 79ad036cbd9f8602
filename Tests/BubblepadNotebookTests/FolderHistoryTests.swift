import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// What can be undone in the notes of a folder goes with it to its new name.
@MainActor
@Suite struct FolderHistoryTests {
  let folder = TemporaryFolder()

  var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }

  private func history(of name: String) -> HistoryFile {
    HistoryFile(note: NotebookPlaces.resolved(folder(name)), in: places.historyFolder.path)
  }

  /// Also where the notes lie in folders of it.
  @Test func itGoesWithARenamedFolder() throws {
    let text = SourceText("one two")
    var steps = History()
    let transaction = Transaction(Edit(at: 0, insert: "one two"), event: .typing)
    steps.record(transaction, before: TextState(""), tick: 0)
    for name in ["a", "a/deep"] { mkdir(folder(name), 0o755) }
    for name in ["a/x.md", "a/deep/y.md"] {
      writeFile(folder(name), text.bytes)
      try history(of: name).write(steps, for: text)
    }
    #expect(rename(folder("a"), folder("b")) == 0)
    places.moveHistories(ofFolder: folder("a"), to: folder("b"), notes: ["x.md", "deep/y.md"])
    for name in ["b/x.md", "b/deep/y.md"] {
      #expect(history(of: name).read(for: text) != nil)
    }
    let opened = NoteFile(try NoteContent.load(folder("b/x.md")), places: places, work: 4)
    #expect(opened.earlierHistoryNow(of: text) != nil)
  }
}
