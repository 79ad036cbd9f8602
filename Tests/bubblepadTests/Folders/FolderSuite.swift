import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import Testing

@testable import bubblepad

/// Tests of a notebook with notes in folders, whose bytes are compared.
@MainActor
protocol FolderSuite {
  var home: TerminalHome { get }
  var workspace: Workspace { get }
}

extension FolderSuite {
  /// The notes by their paths, with links of all kinds between them.
  static var files: [String: String] {
    [
      "a/One.md": "[[Two]] [t](../b/Two.md)\r\n", "b/Two.md": "[o](../a/One.md)\n",
      "c/Three.md": "x\n",
      "Start.md": "[[a/One]] [z](b/Two.md)\n", "c/deep/Four.md": "[s](../../Start.md)\n",
    ]
  }

  /// A home with the notes, and the list of them.
  static func open() throws -> (TerminalHome, Workspace) {
    let home = try TerminalHome()
    for (name, text) in files {
      TerminalHome.makeFolder(home.path(name).parentFolder.parentFolder)
      TerminalHome.makeFolder(home.path(name).parentFolder)
      home.write(text, to: name)
    }
    var settings = Preferences()
    settings.showsFolders = true
    let folder = NotebookFolder(path: home.notebook)
    let workspace = Workspace(
      settings: settings, folder: folder,
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
    let listing = try folder.list()
    workspace.list.entries = listing.entries
    workspace.list.folders = listing.folders
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("Start.md"))
    workspace.arrangement.place = .list
    return (home, workspace)
  }

  /// Opens a note, with the focus in its text.
  func open(_ name: String) {
    workspace.opener.load(path: home.path(name))
    workspace.focus(.editor)
  }

  /// Takes an entry of the list that is shown, or what is offered under that name.
  func pick(_ title: String) throws {
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      return #expect(Bool(false), "no list")
    }
    workspace.conversation.dialog = nil
    let item = picker.items.first { $0.title == title } ?? picker.offer?(title)
    picker.pick(try #require(item))
  }

  func mark(_ names: [String]) {
    workspace.list.browser.marks.add(names.map { FileID(home.path($0)) })
  }

  func move(into folder: String) throws {
    _ = workspace.perform(.moveNote)
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list of folders")
    }
    workspace.conversation.dialog = nil
    let item = picker.items.first { $0.words == folder } ?? picker.offer?(folder)
    picker.pick(try #require(item))
  }

  func answer(_ words: (BubblepadPanels.Confirmation) -> Void = { _ in }) async throws {
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    workspace.conversation.dialog = nil
    words(question)
    question.answers[0].action()
  }

  func says(_ start: String) async throws {
    try await wait { workspace.notice?.words.hasPrefix(start) == true }
    #expect(workspace.notice?.words ?? "" >= start)
  }

  /// The list has been read again.
  func listed() async throws {
    let paths = Set(Self.files.keys.map { FileID(home.path($0)) })
    try await wait { Set(workspace.list.entries.map(\.id)) == paths }
  }

  func expectFirstBytes() {
    for (name, text) in Self.files { #expect(home.text(name) == text, "\(name)") }
  }
}
