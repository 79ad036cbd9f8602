import BubblepadNotebook
import CursesMarkdown
import CursesRichText
import Glibc
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// The commands of spelling, with a program that the test answers for.
@Suite("Spelling: workspace") @MainActor
struct WorkspaceSpellingTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    mkdir(home.root + "/bin", 0o700)
    home.write("#!/bin/sh\n", to: home.root + "/bin/hunspell")
    chmod(home.root + "/bin/hunspell", 0o755)
    home.write("teh first\n\nand **wrold** again\n\nxqzt `teh`\n", to: "A.md")
    var settings = Preferences()
    settings.spelling.choice = .dictionary("en_US")
    settings.spelling.programFolders = home.root + "/bin"
    settings.spelling.wordsFile = home.root + "/words.txt"
    let places = try #require(NotebookPlaces(environment: home.environment))
    shell.makeProgram = { _ in FakeProgram() }
    workspace = Workspace(
      settings: settings, folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
    workspace.arrangement.place = .editor
  }

  private var source: String { workspace.note?.editor.text.string ?? "" }
  private var selected: String {
    workspace.note.flatMap { Copies(document: $0.editor.document).selectedText } ?? ""
  }

  private func start() {
    shell.runScheduled()
    #expect(workspace.note?.editor.isSpellingJudged == true)
  }

  private var items: [String] {
    if case .pick(let picker) = workspace.conversation.dialog {
      picker.items.map(\.title)
    } else {
      []
    }
  }

  private func pick(_ title: String) {
    guard case .pick(let picker) = workspace.conversation.dialog,
      let item = picker.items.first(where: { $0.title == title })
    else {
      Issue.record("there is no \(title)")
      return
    }
    workspace.closeDialog()
    picker.pick(item)
  }

  @Test func nextAndPreviousGoRound() {
    start()
    #expect(workspace.perform(.nextMisspelling))
    shell.programs[0].answer()
    #expect(selected == "teh")
    for expected in ["wrold", "xqzt", "teh"] {
      _ = workspace.perform(.nextMisspelling)
      shell.programs[0].answer()
      #expect(selected == expected)
    }
    for expected in ["xqzt", "wrold", "teh"] {
      _ = workspace.perform(.previousMisspelling)
      shell.programs[0].answer()
      #expect(selected == expected)
    }
  }

  @Test func aSuggestionTakesTheWordsPlaceInItsStyle() {
    start()
    workspace.note?.editor.perform(.edit(.select(anchor: 18, head: 18)))
    _ = workspace.perform(.suggestSpelling)
    shell.programs[0].answer()
    #expect(items == ["world", "Add “wrold” to your words", "Ignore “wrold”"])
    pick("world")
    #expect(source.contains("and **world** again"))
    workspace.note?.editor.perform(.edit(.undo))
    #expect(source.contains("and **wrold** again"))
  }

  @Test func wordsAreAddedAndIgnored() {
    start()
    _ = workspace.perform(.suggestSpelling)
    shell.programs[0].answer()
    #expect(items.first == "the")
    pick("Add “teh” to your words")
    #expect(home.text(home.root + "/words.txt") == "teh\n")
    _ = workspace.perform(.suggestSpelling)
    shell.programs[0].answer()
    pick("Ignore “wrold”")
    _ = workspace.perform(.nextMisspelling)
    shell.programs[0].answer()
    #expect(selected == "xqzt")
  }

  @Test func nothingMisspeltIsSaid() {
    start()
    workspace.note?.editor.perform(.edit(.selectAll))
    workspace.note?.editor.perform(.edit(.insertText("all is well")))
    _ = workspace.perform(.nextMisspelling)
    shell.programs[0].answer()
    #expect(workspace.notice == .done("No word is misspelt."))
  }

  @Test func switchedOffTheProgramIsEnded() {
    start()
    _ = workspace.perform(.nextMisspelling)
    _ = workspace.perform(.toggleSpelling)
    #expect(shell.programs[0].isRunning == false)
    #expect(workspace.note?.editor.isSpellingJudged == false)
    _ = workspace.perform(.nextMisspelling)
    #expect(workspace.notice == .hint("Spelling is not checked. Turn it on with Alt+K."))
    _ = workspace.perform(.toggleSpelling)
    #expect(workspace.notice == .done("Spelling is checked: en_US."))
    _ = workspace.perform(.nextMisspelling)
    #expect(shell.programs.count == 2)
  }

  @Test func whatIsNotInstalledIsSaidWhenAskedForAlone() {
    unlink(home.root + "/bin/hunspell")
    shell.runScheduled()
    #expect(workspace.notice == nil)
    #expect(workspace.note?.editor.isSpellingJudged == false)
    _ = workspace.perform(.toggleSpelling)
    #expect(
      workspace.notice
        == .warning(
          "Spelling is checked by hunspell, which is not installed: install the packages hunspell "
            + "and hunspell-en-us."))
  }

  @Test func theWordThatIsTypedIsNotAskedFor() throws {
    start()
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.select(anchor: 9, head: 9)))
    note.editor.perform(.edit(.insertText(" unfinishd")))
    workspace.services.spelling.checkSoon()
    #expect(!note.editor.unjudgedWords.contains("unfinishd"))
    note.editor.perform(.edit(.insertText(" ")))
    #expect(note.editor.unjudgedWords.contains("unfinishd"))
  }

  @Test func inViewIsAskedForAfterAPause() {
    start()
    #expect(shell.programs.isEmpty)
    shell.runScheduled()
    shell.runScheduled()
    let received = Set(shell.programs.first?.received ?? [])
    #expect(received.isSuperset(of: ["first", "wrold", "xqzt"]))
  }
}
