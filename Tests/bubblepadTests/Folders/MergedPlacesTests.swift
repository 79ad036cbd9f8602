import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesUICore
import Testing

@testable import bubblepad

/// Headings, blocks and properties that both notes have which are merged: links lead where they led, and what is lost is
/// said before.
@Suite("Places of merged notes") @MainActor
struct MergedPlacesTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  /// Merges the first note into the second.
  private func merge(_ check: (BubblepadPanels.Confirmation) -> Void) async throws {
    workspace.opener.load(path: home.path("a/One.md"))
    workspace.focus(.editor)
    #expect(workspace.perform(.mergeNote))
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      return #expect(Bool(false), "no list")
    }
    workspace.conversation.dialog = nil
    picker.pick(try #require(picker.items.first { $0.title == "Two" }))
    try await answer(check)
    try await says("Merged “One” and “Two”.")
  }

  @Test func linksLeadToThePlacesOfTheirOwnNote() async throws {
    let texts = [
      "a/One.md": "---\nstatus: open\n---\n\n# One\n\n[[#Decisions]]\n\n## Decisions\n\nx ^b1\n\n"
        + "## Only\n",
      "b/Two.md":
        "---\nstatus: done\n---\n# Two\n\n## Decisions\n\ny ^b1\n\n[[#Decisions]] [[#^b1]]\n",
      "Start.md": "[[One#Decisions]] [[a/One#^b1|w]] [[One#Only]] [[Two#Decisions]] [[Two#^b1]]\n",
    ]
    for (name, text) in texts { home.write(text, to: name) }
    try await merge { question in
      #expect(question.lines.count == 4, "\(question.lines)")
      #expect(
        question.words.contains(
          "“status” has another value in “Two”: that of “One” is dropped."))
      #expect(question.words.contains("1 block gets a new id: both notes have it."))
    }
    #expect(
      home.text("b/Two.md") == (texts["b/Two.md"] ?? "")
        + "\n# One\n\n[[#One#Decisions]]\n\n## Decisions\n\nx ^b1-2\n\n## Only\n")
    #expect(
      home.text("Start.md")
        == "[[Two#One#Decisions]] [[Two#^b1-2|w]] [[Two#Only]] [[Two#Decisions]] [[Two#^b1]]\n")
    _ = workspace.perform(.undo)
    try await wait { texts.allSatisfy { home.text($0.key) == $0.value } }
  }

  @Test func aHeadingThatNoLinkCanNameIsSaid() async throws {
    home.write("## Decisions\n\nx\n", to: "a/One.md")
    home.write("## Decisions\n\ny\n", to: "b/Two.md")
    home.write("[[One#Decisions]]\n", to: "Start.md")
    try await merge { question in
      #expect(
        question.words.contains(
          "1 link will lead to the first of two headings: [[…]] cannot name the second."))
    }
    #expect(home.text("b/Two.md") == "## Decisions\n\ny\n\n## Decisions\n\nx\n")
    #expect(home.text("Start.md") == "[[Two#Decisions]]\n")
  }
}
