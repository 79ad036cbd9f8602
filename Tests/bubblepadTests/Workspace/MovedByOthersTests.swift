import BubblepadNotebook
import BubblepadSettings
import CursesText
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// Files that another program moves within the notebook while their notes are open: each note continues where its file
/// is, and no second file comes about.
@Suite("Notes that another program moves") @MainActor
struct MovedByOthersTests {
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path("Books"))
    home.write("book three\n", to: "Books/Book 03.md")
    home.write("book four\n", to: "Books/Book 04.md")
    home.write("[[Book 03]]\n", to: "Start.md")
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder,
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("Books/Book 03.md"))
  }

  private func save() async -> Bool {
    await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) } }
  }

  private func isOpen(_ path: String) -> Bool {
    workspace.note?.path.isSamePath(as: home.path(path)) == true
  }

  @Test func aRenamedFolderIsFollowed() async throws {
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.insertText("typed ")))
    rename(home.path("Books"), home.path("Library"))
    OutsideChanges(workspace).check()
    try await wait { isOpen("Library/Book 03.md") }
    #expect(note.editor.text.string == "typed book three\n" && note.loss == nil)
    try await wait {
      workspace.notice?.words == "Another program renamed the folder “Books” to “Library”."
    }
    #expect(await save())
    #expect(home.text("Library/Book 03.md") == "typed book three\n")
    #expect(Folder.names(in: home.path("Books")) == nil)
  }

  /// A second name of the file is a copy that somebody has made, and not what becomes of the note.
  @Test func aFileOfTwoNamesIsNotFollowedToTheOther() async throws {
    #expect(link(home.path("Start.md"), home.path("Backup.md")) == 0)
    workspace.opener.load(path: home.path("Start.md"))
    let note = try #require(workspace.note)
    unlink(home.path("Start.md"))
    #expect(await !MovedNotes(workspace).find(note))
    #expect(isOpen("Start.md") && note.file.lost != nil)
    // A name that is changed is still one of two.
    home.write("x\n", to: "Two.md")
    #expect(link(home.path("Two.md"), home.path("Other.md")) == 0)
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    workspace.opener.load(path: home.path("Two.md"))
    let two = try #require(workspace.note)
    rename(home.path("Two.md"), home.path("Three.md"))
    #expect(await MovedNotes(workspace).find(two))
    #expect(isOpen("Three.md"))
  }

  /// The key comes before the change is noticed.
  @Test func aSaveFindsTheFileInTheOtherFolder() async throws {
    workspace.note?.editor.perform(.edit(.insertText("typed ")))
    rename(home.path("Books"), home.path("Library"))
    #expect(await save())
    #expect(isOpen("Library/Book 03.md") && workspace.conversation.dialog == nil)
    #expect(home.text("Library/Book 03.md") == "typed book three\n")
    #expect(Folder.names(in: home.path("Books")) == nil)
  }

  @Test func oneNoteThatIsMovedIsFollowed() async throws {
    rename(home.path("Books/Book 03.md"), home.path("Book 3.md"))
    OutsideChanges(workspace).check()
    try await wait { isOpen("Book 3.md") }
    try await wait {
      workspace.notice?.words
        == "Another program moved this note to “Top folder of the notebook” as “Book 3”."
    }
  }

  /// As git does it: the old files are removed, and others with the same bytes are written.
  @Test func aFileThatIsWrittenAnewElsewhereIsFollowed() async throws {
    workspace.note?.editor.perform(.edit(.insertText("typed ")))
    TerminalHome.makeFolder(home.path("Library"))
    home.write("book three\n", to: "Library/Book 03.md")
    Folder.remove(home.path("Books"))
    workspace.list.reading.follow(.all)
    try await wait { isOpen("Library/Book 03.md") }
    #expect(await save())
    #expect(home.text("Library/Book 03.md") == "typed book three\n")
    // And back again.
    TerminalHome.makeFolder(home.path("Books"))
    home.write("typed book three\n", to: "Books/Book 03.md")
    Folder.remove(home.path("Library"))
    workspace.list.reading.follow(.all)
    try await wait { isOpen("Books/Book 03.md") }
  }

  /// It was not there when the removal was noticed.
  @Test func aFileThatComesLaterIsFollowed() async throws {
    Folder.remove(home.path("Books"))
    OutsideChanges(workspace).check()
    try await wait { workspace.notice?.words.contains("was removed") == true }
    workspace.list.reading.follow(.all)
    try await wait { workspace.list.entries.count == 1 }
    TerminalHome.makeFolder(home.path("Library"))
    home.write("book three\n", to: "Library/Book 03.md")
    workspace.list.reading.follow(.all)
    try await wait { isOpen("Library/Book 03.md") && workspace.note?.loss == nil }
  }

  /// Another note with the same text is no place for it.
  @Test func aCopyThatWasThereIsAnotherNote() async throws {
    home.write("book three\n", to: "Book 03.md")
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    unlink(home.path("Books/Book 03.md"))
    OutsideChanges(workspace).check()
    try await wait { workspace.notice?.words.contains("was removed") == true }
    #expect(isOpen("Books/Book 03.md"))
  }

  /// What is put in the place of signs that names cannot have is said of a rename, too.
  @Test func aRenameSaysWhatItPutsInPlaceOfSigns() async throws {
    workspace.opener.load(path: home.path("Books/Book 04.md"))
    workspace.note?.title = "Book/X: y?"
    #expect(await save())
    #expect(isOpen("Books/Book-X- y-.md"))
    let words = workspace.notice?.words ?? ""
    #expect(words.hasPrefix("Renamed") && words.contains("Names of files have no"), "\(words)")
  }

  /// The file is back by the time that the note is left.
  @Test func nothingIsAskedOnceItIsBack() async throws {
    Folder.remove(home.path("Books"))
    OutsideChanges(workspace).check()
    try await wait { workspace.notice?.words.contains("was removed") == true }
    TerminalHome.makeFolder(home.path("Books"))
    home.write("book three\n", to: "Books/Book 03.md")
    var isLeft = false
    workspace.opener.afterKeepingChanges { isLeft = true }
    #expect(workspace.conversation.dialog == nil && isLeft)
  }
}
