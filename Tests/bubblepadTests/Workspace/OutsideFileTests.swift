import BubblepadNotebook
import CursesCore
import Glibc
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// Files that a link leads to, out of the notebook.
@Suite("Files outside the notebook") @MainActor
struct OutsideFileTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("[out](../out.md) [[../../etc/passwd]]\n", to: "A.md")
    home.write("outside\n", to: "../out.md")
    symlink("../out.md", home.path("Link.md"))
    mkfifo(home.path("pipe"), 0o600)
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
  }

  private func type(_ text: String) {
    workspace.note?.editor.perform(.edit(.insertText(text)))
  }

  @Test(arguments: [
    "../out.md", "Link.md", "../out", "../../../../../../../../../etc/passwd",
    "[[../out]]", "[[../out.md]]", "[[/etc/passwd]]", "/etc/passwd",
    "[[../../../../../../../../../etc/passwd]]",
  ])
  func isReadAndNotChanged(link: String) throws {
    workspace.follow(link)
    let note = try #require(workspace.note)
    #expect(note.isReadOnly && note.isOutside)
    #expect(workspace.savedState.words == "outside, read-only")
    let words = try #require(workspace.notice?.words)
    #expect(words.hasPrefix("Read only: /") && words.contains("outside the notebook"), "\(words)")
    #expect(words.contains("“Edit this file” (Alt+Y)"))
    let before = note.editor.text
    workspace.notice = nil
    type("x")
    #expect(note.editor.text == before && !note.needsSaving)
    #expect(workspace.notice?.words.contains("“Edit this file” (Alt+Y) lets you") == true)
  }

  /// Nothing is made outside of the notebook.
  @Test(arguments: ["[[../gone]]", "[[/gone]]", "[[..]]", "/gone/x.md"])
  func leadsNowhereOutside(link: String) throws {
    workspace.follow(link)
    #expect(workspace.note?.path == home.path("A.md") && workspace.conversation.dialog == nil)
    #expect(workspace.notice?.kind == .problem)
    #expect(workspace.notice?.words.hasPrefix("There is no note “") == true)
  }

  @Test func aSlashIsTheFolderOfTheNotebook() throws {
    TerminalHome.makeFolder(home.path("sub"))
    home.write("near\n", to: "sub/B.md")
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    for link in ["/sub/B.md", "[[/sub/B]]"] {
      workspace.opener.load(path: home.path("A.md"))
      workspace.follow(link)
      #expect(workspace.note?.path == home.path("sub/B.md"), "\(link)")
    }
  }

  /// The first start shows a note of the notebook, also where a link to another place is newer.
  @Test func whatLiesOutsideIsNotOpenedByItself() throws {
    workspace.opener.close()
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    workspace.list.entries.sort { $0.title > $1.title }
    #expect(workspace.list.entries.first?.title == "Link")
    workspace.list.reading.openNewestNoteIfNone()
    #expect(workspace.note?.path == home.path("A.md"))
  }

  @Test func notesOfTheNotebookAreEditedAsEver() throws {
    mkdir(home.path("sub"), 0o700)
    home.write("near\n", to: "sub/B.md")
    workspace.follow("sub/B.md")
    type("x")
    #expect(workspace.note?.isOutside == false)
    #expect(workspace.note?.needsSaving == true)
  }

  @Test func editingIsAskedForAndNeverSavedByItself() throws {
    workspace.follow("../out.md")
    _ = workspace.perform(.editOutside)
    let note = try #require(workspace.note)
    #expect(!note.isReadOnly && note.isOutside)
    type("x")
    #expect(note.needsSaving)
    workspace.open(path: home.path("A.md"))
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("It leaves without asking.")
      return
    }
    #expect(question.words.contains("“out” has changes that are not saved"))
    #expect(home.text("../out.md") == "outside\n")
    #expect(workspace.note === note)
    question.answers.last?.action()
    #expect(workspace.note?.title == "A")
    #expect(home.text("../out.md") == "outside\n")
  }

  /// Root may write to any file. One whose mode lets nobody is opened for reading all the same, as for everybody else.
  @Test(.enabled(if: geteuid() == 0)) func aFileMarkedReadOnlyIsReadOnlyForRootToo() throws {
    home.write("text\n", to: "B.md")
    chmod(home.path("B.md"), 0o444)
    workspace.opener.load(path: home.path("B.md"))
    let note = try #require(workspace.note)
    #expect(note.isReadOnly && workspace.savedState.words == "read-only")
    let words =
      "This file is marked read-only. “Edit this file” (Alt+Y) lets you change it all the same."
    #expect(workspace.notice?.words == words)
    workspace.notice = nil
    type("x")
    #expect(workspace.notice?.words == words && !note.needsSaving)
    _ = workspace.perform(.editOutside)
    let path = try #require(FilePath.resolved(home.path("B.md")))
    #expect(workspace.notice?.words == "You edit \(path) now. It stays marked read-only.")
    type("x")
    #expect(workspace.note?.isReadOnly == false && workspace.note?.needsSaving == true)
  }

  @Test(arguments: ["pipe", "sub", "/dev/null"])
  func whatIsNoTextIsSaidInAWord(link: String) throws {
    mkdir(home.path("sub"), 0o700)
    workspace.follow(link)
    #expect(workspace.note?.title == "A")
    #expect(workspace.notice?.kind == .problem)
    let words = try #require(workspace.notice?.words)
    #expect(
      words.contains("it is a folder") || words.contains("it is a pipe, a device or a socket"),
      "\(words)")
  }

  /// Dots name a folder, and no note is offered under their name.
  @Test(arguments: ["[[..]]", "[[.]]", "[[../..]]", "[[...]]", "..", "../.."])
  func dotsAreNoNotes(link: String) throws {
    workspace.follow(link)
    if case .confirm(let question) = workspace.conversation.dialog {
      Issue.record("It offers a note: \(question.words)")
    }
    #expect(workspace.note?.title == "A")
    #expect(workspace.notice?.kind == .problem)
  }

  /// A file that is written without end is read again a few times, and then when it is asked for.
  @Test func aFileThatIsWrittenWithoutEndIsNotFollowedWithoutEnd() {
    var following = OutsideFollowing()
    let now = ContinuousClock.now
    let taken = (0..<50).filter { _ in following.takes(nil, at: now) }
    let later = following.takes(nil, at: now + .seconds(11))
    let large = FileStamp(device: 1, inode: 1, size: 64 << 20, modified: 1)
    let isLargeTaken = following.takes(large, at: now + .seconds(30))
    #expect(taken.count == 10)
    #expect(later && !isLargeTaken)
  }
}
