import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import CursesCore
import CursesText
import CursesThemes
import CursesUICore
import Testing

@testable import bubblepad

/// Merging notes and extracting parts: each one step, that undo takes back to the first bytes.
@Suite("Merged and extracted notes") @MainActor
struct NoteComposerTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  @Test func aMergedNoteGivesItsTextAndItsLinks() async throws {
    home.write("---\ntags: [x]\n---\n# One\n\n[t](../b/Two.md) [[Start]]\n", to: "a/One.md")
    let first = home.text("a/One.md")
    open("a/One.md")
    #expect(workspace.perform(.mergeNote))
    try pick("Two")
    try await answer { question in
      #expect(question.title == "Merge into “Two”")
      // Those of the start and of the other note; its own lead on.
      #expect(question.lines.count == 2, "\(question.lines)")
    }
    try await says("Merged “One” and “Two”. Ctrl+Z undoes it.")
    #expect(
      home.text("b/Two.md")
        == "---\ntags: [x]\n---\n[o](Two.md)\n\n# One\n\n[t](../b/Two.md) [[Start]]\n")
    #expect(home.text("Start.md") == "[[Two]] [z](b/Two.md)\n")
    #expect(FileStamp(ofFileAt: home.path("a/One.md")) == nil)
    #expect(workspace.note?.path == home.path("b/Two.md"))
    _ = workspace.perform(.undo)
    try await says("“One” and “Two” are two notes again.")
    #expect(home.text("a/One.md") == first)
    for name in ["b/Two.md", "Start.md"] { #expect(home.text(name) == Self.files[name]) }
    _ = workspace.perform(.redo)
    try await wait { FileStamp(ofFileAt: home.path("a/One.md")) == nil }
    #expect(home.text("Start.md") == "[[Two]] [z](b/Two.md)\n")
    _ = workspace.perform(.undo)
    try await wait { home.text("Start.md") == Self.files["Start.md"] }
    #expect(home.text("a/One.md") == first && home.text("b/Two.md") == Self.files["b/Two.md"])
  }

  @Test func aSelectionBecomesANoteAndComesBack() async throws {
    home.write("# Start\n\none two three\n\nend\n", to: "a/One.md")
    let first = home.text("a/One.md")
    open("a/One.md")
    let found = try workspace.note?.editor.find("two")
    #expect(found == true)
    workspace.note?.editor.endSearch()
    #expect(workspace.perform(.extractSelection))
    try pick("Part of it")
    try await says("Extracted into “Part of it”.")
    #expect(home.text("a/One.md") == "# Start\n\none [[Part of it]] three\n\nend\n")
    #expect(home.text("a/Part of it.md") == "two\n")
    _ = workspace.perform(.undo)
    try await wait { FileStamp(ofFileAt: home.path("a/Part of it.md")) == nil }
    #expect(home.text("a/One.md") == first)
  }

  @Test func aNoteThatWasExtractedIsUndoneAndDoneAgainInItsNote() async throws {
    home.write("# Start\n\none two three\n", to: "a/One.md")
    open("a/One.md")
    _ = try workspace.note?.editor.find("two")
    workspace.note?.editor.endSearch()
    _ = workspace.perform(.extractSelection)
    try pick("Part")
    try await says("Extracted into “Part”. Ctrl+Z undoes it.")
    _ = workspace.perform(.undo)
    try await wait { FileStamp(ofFileAt: home.path("a/Part.md")) == nil }
    // What is said is about the part, and names no key that would do something else.
    #expect(workspace.notice?.words == "The part of “Part” is back in its place.")
    _ = workspace.perform(.redo)
    try await says("Extracted into “Part” again.")
    #expect(home.text("a/Part.md") == "two\n")
    #expect(home.text("a/One.md") == "# Start\n\none [[Part]] three\n")
    #expect(workspace.note?.path == home.path("a/One.md"))
  }

  /// Also where the box takes the place of the list that the command was chosen in.
  @Test(arguments: [false, true])
  func aNameThatIsTypedTakesThePlaceOfTheOffered(followsAList: Bool) throws {
    home.write("# Start\n\nText\n", to: "a/One.md")
    open("a/One.md")
    let screen = HeadlessScreen(size: Size(columns: 80, rows: 24), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    if followsAList {
      workspace.present(ItemPicker(title: "List", prompt: "an item", items: []) { _ in })
      screen.update()
      workspace.conversation.close()
    }
    _ = workspace.perform(.extractHeading)
    screen.update()
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      return #expect(Bool(false), "no list")
    }
    #expect(picker.query == "Start")
    screen.send(.key(Key(.character("x"))))
    #expect(picker.query == "x")
  }

  @Test func linksOfAPartLeadWhereTheyLed() async throws {
    home.write([0x89], to: "a/p.png")
    let part = "## Part\n\n![](p.png) ![[p.png]] [t](../b/Two.md) [[./Else]] [[#Start]] [[#Part]]\n"
    home.write("# Start\n\n" + part, to: "a/One.md")
    home.write("x\n", to: "a/Else.md")
    home.write("y\n", to: "b/Else.md")
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    let moved =
      "## Part\n\n![](../a/p.png) ![[p.png]] [t](../b/Two.md) [[../a/Else]] [[One#Start]] [[#Part]]\n"
    for (name, before) in [("Two", "[o](../a/One.md)\n\n"), ("b/New", "")] {
      open("a/One.md")
      workspace.note?.editor.go(toOffset: 12)
      _ = workspace.perform(.extractHeading)
      try pick(name)
      try await says("Extracted into “\(name.lastComponent)”.")
      #expect(home.text("b/\(name.lastComponent).md") == before + moved)
      _ = workspace.perform(.undo)
      try await wait { home.text("a/One.md") == "# Start\n\n" + part }
    }
  }

  @Test func picturesOfAMergedNoteStayInSight() async throws {
    home.write([0x89], to: "a/p.png")
    home.write("![](p.png) ![[p.png]] [[#Own]]\n\n# Own\n", to: "a/One.md")
    open("a/One.md")
    _ = workspace.perform(.mergeNote)
    try pick("Two")
    try await answer()
    try await says("Merged “One” and “Two”.")
    #expect(
      home.text("b/Two.md")
        == "[o](Two.md)\n\n![](../a/p.png) ![[p.png]] [[#Own]]\n\n# Own\n")
  }

  @Test(arguments: [false, true]) func bookmarksOfAMergedNoteLeadToTheOther(isVault: Bool)
    async throws
  {
    let store = BookmarkStore(notebook: home.notebook, places: workspace.places)
    let bytes =
      #"{"items":[{"type":"file","ctime":1,"path":"a/One.md","odd":1},{"type":"folder","path":"a"}]}"#
    if isVault {
      TerminalHome.makeFolder(home.path(".obsidian"))
      home.write(bytes, to: ".obsidian/bookmarks.json")
    } else {
      try store.change {
        $0.add(.file("a/One.md"), now: 1)
        return true
      }
    }
    func targets() throws -> [Bookmark.Target] { try store.read().bookmarks.map(\.target) }
    let first = try targets()
    open("a/One.md")
    _ = workspace.perform(.mergeNote)
    try pick("Two")
    try await answer()
    try await says("Merged “One” and “Two”.")
    #expect(try targets() == [.file("b/Two.md")] + first.dropFirst())
    _ = workspace.perform(.undo)
    try await wait { home.text("Start.md") == Self.files["Start.md"] }
    try await wait { (try? targets()) == first }
    #expect(workspace.notice?.words == "“One” and “Two” are two notes again.")
    if isVault { #expect(home.text(".obsidian/bookmarks.json") == bytes) }
    _ = workspace.perform(.redo)
    try await wait { FileStamp(ofFileAt: home.path("a/One.md")) == nil }
    #expect(try targets().first == .file("b/Two.md"))
  }

  /// Of two bookmarks that lead to one note then, its own stays.
  @Test(arguments: [false, true]) func aMergedNoteHasOneBookmark(isVault: Bool) async throws {
    let store = BookmarkStore(notebook: home.notebook, places: workspace.places)
    let bytes =
      #"{"items":[{"type":"file","ctime":1,"path":"a/One.md"},{"type":"group","title":"g","items":["#
      + #"{"type":"file","ctime":2,"path":"b/Two.md","title":"Own"},"#
      + ##"{"type":"file","path":"a/One.md","subpath":"#H"}]}]}"##
    if isVault {
      TerminalHome.makeFolder(home.path(".obsidian"))
      home.write(bytes, to: ".obsidian/bookmarks.json")
    } else {
      try store.change {
        for path in ["a/One.md", "b/Two.md"] { $0.add(.file(path), now: 1) }
        $0.add(.place("a/One.md", subpath: "#H"), now: 1)
        return true
      }
    }
    let first = try store.read()
    open("a/One.md")
    _ = workspace.perform(.mergeNote)
    try pick("Two")
    try await answer()
    try await says("Merged “One” and “Two”.")
    let targets = try store.read().bookmarks.map(\.target).filter { $0 != .group }
    #expect(targets == [.file("b/Two.md"), .place("b/Two.md", subpath: "#H")])
    _ = workspace.perform(.undo)
    try await wait { home.text("Start.md") == Self.files["Start.md"] }
    try await wait { (try? store.read()) == first }
    if isVault { #expect(home.text(".obsidian/bookmarks.json") == bytes) }
  }

  @Test func aHeadingJoinsAnotherNoteAndComesBack() async throws {
    home.write("# Start\n\n## Part\n\n- a\n- b\n\n## End\n", to: "a/One.md")
    let first = home.text("a/One.md")
    open("a/One.md")
    workspace.note?.editor.go(toOffset: 20)
    #expect(workspace.perform(.extractHeading))
    try pick("Two")
    try await says("Extracted into “Two”.")
    #expect(home.text("a/One.md") == "# Start\n\n[[Two]]\n\n## End\n")
    #expect(home.text("b/Two.md") == "[o](../a/One.md)\n\n## Part\n\n- a\n- b\n")
    _ = workspace.perform(.undo)
    try await says("The part of “Two” is back in its place.")
    #expect(home.text("a/One.md") == first && home.text("b/Two.md") == Self.files["b/Two.md"])
    _ = workspace.perform(.redo)
    try await says("Extracted into “Two” again.")
    #expect(home.text("a/One.md") == "# Start\n\n[[Two]]\n\n## End\n")
  }

  /// What led to a heading or block leads there still, in other notes too, on a canvas and from a bookmark.
  @Test(arguments: ["a/New", "b/Two"]) func linksToAHeadingThatLeavesFollow(into path: String)
    async throws
  {
    let texts = [
      "a/One.md": "# Start\n\n[[#Below]] [[#Start]] [x](#part)\n\n"
        + "## Part\n\n[[#Part]] [[One#Part]] x ^b1\n\n### Below\n\n## End\n",
      "Start.md":
        "[[One#Part]] ![[a/One#^b1|w]] [[One#Start#Part#Below]] [[One#End]] [[One]]\n",
      "b/Two.md": "[t](../a/One.md#below) [o](../a/One.md)\n",
      "c.canvas": ##"{"nodes":[{"id":"1","type":"file","file":"a/One.md","subpath":"#Below"}]}"##,
      ".obsidian/bookmarks.json":
        ##"{"items":[{"type":"file","path":"a/One.md","subpath":"#Below"}]}"##,
    ]
    TerminalHome.makeFolder(home.path(".obsidian"))
    for (name, text) in texts { home.write(text, to: name) }
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    open("a/One.md")
    workspace.note?.editor.go(toOffset: 60)
    _ = workspace.perform(.extractHeading)
    let (name, isNew) = (path.lastComponent, path == "a/New")
    try pick(name)
    try await answer { question in
      #expect(question.title == "Extract into “\(name)”")
      #expect(question.answers.map(\.words) == ["Extract and change the links", "Extract only"])
      #expect(question.lines.count == 7, "\(question.lines)")
    }
    try await says("Extracted into “\(name)”.")
    #expect(
      home.text("a/One.md")
        == "# Start\n\n[[\(name)#Below]] [[#Start]] [x](\(isNew ? "New" : "../b/Two").md#part)\n\n"
        + "[[\(name)]]\n\n## End\n")
    #expect(
      home.text(path + ".md")
        == (isNew ? "" : "[t](Two.md#below) [o](../a/One.md)\n\n")
        + "## Part\n\n[[#Part]] [[\(name)#Part]] x ^b1\n\n### Below\n")
    #expect(
      home.text("Start.md")
        == "[[\(name)#Part]] ![[\(name)#^b1|w]] [[\(name)#Part#Below]] [[One#End]] [[One]]\n")
    if isNew { #expect(home.text("b/Two.md") == "[t](../a/New.md#below) [o](../a/One.md)\n") }
    for file in ["c.canvas", ".obsidian/bookmarks.json"] {
      #expect(home.text(file) == texts[file]?.replacing("a/One.md", with: path + ".md"))
    }
    _ = workspace.perform(.undo)
    try await wait { texts.allSatisfy { home.text($0.key) == $0.value } }
  }

  /// Whoever wants the links as they are gets them so, and a note that is not made leaves nothing.
  @Test func linksToAHeadingThatLeavesMayStay() async throws {
    let texts = ["a/One.md": "# Start\n\n## Part\n\ny\n", "Start.md": "[[One#Part]]\n"]
    for (name, text) in texts { home.write(text, to: name) }
    func ask() async throws -> BubblepadPanels.Confirmation? {
      open("a/One.md")
      workspace.note?.editor.go(toOffset: 12)
      _ = workspace.perform(.extractHeading)
      try pick("x/New")
      try await wait { workspace.conversation.dialog != nil }
      guard case .confirm(let question)? = workspace.conversation.dialog else { return nil }
      workspace.conversation.dialog = nil
      return question
    }
    try await ask()?.cancel()
    #expect(workspace.notice?.words == "Not extracted.")
    #expect(FileStamp.isFolderItself(home.path("x")) == false)
    for (name, text) in texts { #expect(home.text(name) == text) }
    try await ask()?.answers[1].action()
    try await says("Extracted into “New”.")
    #expect(home.text("a/One.md") == "# Start\n\n[[New]]\n")
    #expect(home.text("x/New.md") == "## Part\n\ny\n" && home.text("Start.md") == "[[One#Part]]\n")
  }

  @Test func whatCannotBeComposedSaysSo() async throws {
    open("Start.md")
    #expect(workspace.perform(.extractHeading))
    #expect(workspace.notice?.words == "No heading here: put the caret into a section.")
    #expect(workspace.perform(.extractSelection))
    #expect(workspace.notice?.words == "Select a text.")
    home.write("---\na: [\n---\nx\n", to: "a/One.md")
    open("a/One.md")
    home.write("---\nb: {\n---\nx\n", to: "b/Two.md")
    #expect(workspace.perform(.mergeNote))
    try pick("Two")
    try await wait { workspace.notice?.words.hasPrefix("Cannot merge: ") == true }
    #expect(home.text("a/One.md") == "---\na: [\n---\nx\n")
  }
}
