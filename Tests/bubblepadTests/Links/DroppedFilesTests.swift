import BubblepadNotebook
import BubblepadPanels
import Testing

@testable import bubblepad

/// What a terminal pastes for a file that is dropped onto it.
@Suite("Files that are dropped or pasted") @MainActor
struct DroppedFilesTests {
  let home: TerminalHome
  let workspace: Workspace
  let outside: String

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path("a"))
    home.write("", to: "a/Note.md")
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(#"{"attachmentFolderPath": "Files"}"#, to: ".obsidian/app.json")
    outside = home.notebook.parentFolder + "/a drop's.png"
    home.write("png", to: "../a drop's.png")
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("a/Note.md"))
    workspace.arrangement.place = .editor
  }

  private var text: String? { workspace.note?.editor.text.string }

  private func paste(_ text: String) -> Bool {
    workspace.note.map { DroppedFiles(workspace).take(Array(text.utf8), into: $0) } == true
  }

  @Test(arguments: ["plain", "quoted", "escaped", "address"])
  func aFileIsCopiedAndEmbedded(_ form: String) throws {
    let quoted = "'" + outside.replacing("'", with: "'\\''") + "'"
    let pasted =
      switch form {
      case "quoted": quoted + " "
      case "escaped": outside.replacing(" ", with: "\\ ").replacing("'", with: "\\'")
      case "address": "file://" + outside.replacing(" ", with: "%20") + "\n"
      default: outside
      }
    #expect(paste(pasted))
    #expect(text == "![[a drop's.png]]")
    #expect(home.text("Files/a drop's.png") == "png" && home.text("../a drop's.png") == "png")
    // One step of the text; the copy stays.
    workspace.note?.editor.perform(.edit(.undo))
    #expect(text == "" && home.text("Files/a drop's.png") == "png")
  }

  @Test func aNameIsNotTakenTwice() {
    #expect(paste(outside) && paste(outside))
    #expect(text == "![[a drop's.png]]![[a drop's 1.png]]")
    #expect(home.text("Files/a drop's 1.png") == "png")
  }

  @Test func linksAreWrittenAsTheVaultHasThem() {
    home.write(
      #"{"attachmentFolderPath": "./img", "useMarkdownLinks": true, "newLinkFormat": "relative"}"#,
      to: ".obsidian/app.json")
    #expect(paste(outside))
    #expect(text == "![a drop's.png](img/a%20drop's.png)")
    #expect(home.text("a/img/a drop's.png") == "png")
  }

  @Test func whatIsNoFileIsText() {
    home.write("x", to: "../other.txt")
    for words in [
      "/no/such/file.png", "words", outside + " more", "../a drop's.png", home.notebook,
      home.notebook.parentFolder + "/other.txt", outside + "\n" + outside,
    ] { #expect(!paste(words), "\(words)") }
    #expect(text == "")
  }

  @Test func aFileOfTheNotebookStaysWhereItIs() {
    home.write("png", to: "a/own.png")
    #expect(paste(home.path("a/own.png")))
    #expect(text == "![[own.png]]" && home.text("Files/own.png") == nil)
  }
}
