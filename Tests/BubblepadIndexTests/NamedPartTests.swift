import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadIndex

/// A heading or a block gets another name, and every link to it leads to it by that; every other byte stays.
@Suite("Renaming headings and blocks") struct NamedPartTests {
  private let notebook = TemporaryNotebook()

  private func renamed(
    _ part: NamedPart?, to name: String, own: String, others: [String: String]
  ) throws -> (own: String, others: [String: String], left: Int) {
    notebook.write(own, to: "a/Note.md")
    for (path, text) in others { notebook.write(text, to: path) }
    let entries = try NotebookFolder(path: notebook.notes).list().entries
    let part = try #require(part).renamed(to: name)
    let scan = RenameScan(
      path: notebook.notes + "/a/Note.md", oldTitle: "Note", newTitle: nil,
      NotebookFiles(notebook.notes, entries: entries))
    let plan = scan.plan(own: SourceText(own), renaming: part)
    let edits = plan.ownEdits(in: SourceText(own), with: [part.ownEdit])
    var texts = others
    for file in plan.files {
      texts[file.path.below(notebook.notes) ?? ""] = String(
        decoding: file.after.bytes, as: UTF8.self)
    }
    let new = Transaction(edits, event: .external).applying(to: SourceText(own)).string
    return (new, texts, plan.leftCount)
  }

  @Test func everyLinkToAHeadingFollows() throws {
    let own = "# Top\r\n\r\n## Old *one*\r\n\r\n### Deep\r\n[[#Old one]] [[#Top]]\r\n"
    let links =
      "[[Note#Old one]] [[a/Note#Top#Old one|x]] [[Note#Old one#Deep]] ![[Note#old  ONE]] "
      + "[m](a/Note.md#Old%20one \"t\") [n](<a/Note.md#old-one>) `[[Note#Old one]]` [[Note#Deep]] "
      + "[[Other#Old one]] [[Note#^old]]\r\n"
    let part = NamedPart.heading(atOrAbove: 4, in: Array(own.utf8))
    #expect(part?.name == "Old one")
    let found = try renamed(
      part, to: " New: two ", own: own, others: ["b.md": links, "Other.md": "# Old one\n"])
    #expect(found.own == "# Top\r\n\r\n## New: two\r\n\r\n### Deep\r\n[[#New two]] [[#Top]]\r\n")
    #expect(
      found.others["b.md"]
        == "[[Note#New two]] [[a/Note#Top#New two|x]] [[Note#New two#Deep]] ![[Note#New two]] "
        + "[m](a/Note.md#New%20two \"t\") [n](<a/Note.md#new-two>) `[[Note#Old one]]` [[Note#Deep]] "
        + "[[Other#Old one]] [[Note#^old]]\r\n")
    #expect(found.others["Other.md"] == "# Old one\n" && found.left == 0)
  }

  /// Whatever a heading is called, a link to it leads there, and is one.
  @Test func everyNameCanBeLinkedTo() throws {
    let signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".map(String.init)
    let names = signs.flatMap {
      ["\($0)a b", "a\($0)b", "a b\($0)", "a \($0)b\($0)", "a \($0)\($0)"]
    }
    for name in names + ["Aims [x]", "[x] a", "a [[b]]", "]] a [[", "a ]", "[ a", "%% a %%"] {
      let source = Array("[[#\(LinkWriter.part(name))]] x [[#\(LinkWriter.part(name))|y]]\n".utf8)
      let links = NoteSource.links(in: source)
      #expect(links.count == 2, "\(name)")
      let heading = NoteFacts.Heading(level: 1, text: name, line: 3)
      for link in links {
        #expect(
          LinkSubpath.lines(of: link.subpath ?? "", in: [heading]) == [3],
          "\(name): \(link.subpath ?? "")")
      }
    }
  }

  @Test func aHeadingThatEndsInABracket() throws {
    let own = "# Sub Goal\n"
    let part = NamedPart.heading(atOrAbove: 1, in: Array(own.utf8))
    let found = try renamed(part, to: "Aims [x]", own: own, others: ["b.md": "[[Note#Sub Goal]]\n"])
    #expect(found.own == "# Aims [x]\n" && found.others["b.md"] == "[[Note#Aims x]]\n")
  }

  /// A link to the heading by its new name would lead to another that stands before it.
  @Test func aNameThatAnotherHasLeavesTheLinks() throws {
    let own = "# New\n\n# Old\n"
    let part = NamedPart.heading(atOrAbove: 3, in: Array(own.utf8))
    let found = try renamed(part, to: "New", own: own, others: ["b.md": "[[Note#Old]]\n"])
    #expect(found.own == "# New\n\n# New\n" && found.others["b.md"] == "[[Note#Old]]\n")
    #expect(found.left == 1)
  }

  /// The anchors of equal headings are counted.
  @Test func anAnchorIsCounted() throws {
    let own = "# A b!\n\n# C d?\n"
    let part = NamedPart.heading(atOrAbove: 3, in: Array(own.utf8))
    let found = try renamed(
      part, to: "E f", own: own, others: ["b.md": "[x](a/Note.md#c-d) [y](a/Note.md#a-b)\n"])
    #expect(found.others["b.md"] == "[x](a/Note.md#e-f) [y](a/Note.md#a-b)\n")
  }

  @Test func everyLinkToABlockFollows() throws {
    let own = "one\ntwo ^old\n\nthree ^other\n\n[[#^old]]\n"
    let part = NamedPart.block(at: 1, in: Array(own.utf8))
    #expect(part?.name == "old")
    let found = try renamed(
      part, to: "new-1", own: own,
      others: ["b.md": "[[Note#^old]] ![[a/Note#^OLD|x]] [[Note#^other]] [m](a/Note.md#^old)\n"])
    #expect(found.own == "one\ntwo ^new-1\n\nthree ^other\n\n[[#^new-1]]\n")
    #expect(
      found.others["b.md"]
        == "[[Note#^new-1]] ![[a/Note#^new-1|x]] [[Note#^other]] [m](a/Note.md#^new-1)\n")
  }

  @Test func whatCannotBeAName() throws {
    let source = Array("# One\n\ntext ^a\n\nmore ^b\n\nlast\n".utf8)
    let block = try #require(NamedPart.block(at: 3, in: source))
    #expect(throws: NamedPart.Refusal.taken) { try block.renamed(to: "B") }
    #expect(throws: NamedPart.Refusal.noName) { try block.renamed(to: "a b") }
    #expect(throws: NamedPart.Refusal.noName) { try block.renamed(to: " ") }
    #expect(try block.renamed(to: "A").ownEdit.text.string == "A")
    let heading = try #require(NamedPart.heading(atOrAbove: 7, in: source))
    #expect(throws: NamedPart.Refusal.noName) { try heading.renamed(to: "*x*") }
    #expect(throws: NamedPart.Refusal.noName) { try heading.renamed(to: "x #") }
    #expect(NamedPart.block(at: 7, in: source) == nil)
    #expect(NamedPart.heading(atOrAbove: 1, in: Array("text\n".utf8)) == nil)
  }

  /// Bookmarks and cards of a place follow; those of another note do not.
  @Test func bookmarksAndCardsFollow() throws {
    let bookmarks =
      ##"{"items":[{"type":"file","path":"a/Note.md","subpath":"#Old"},{"type":"group","items":["##
      + ##"{"type":"file","path":"b.md","subpath":"#Old"},{"type":"file","path":"a/Note.md","subpath":"#Top#Old"}]}]}"##
    let canvas =
      ##"{"nodes":[{"id":"1","file":"a/Note.md","subpath":"#Old","x":1.0},{"id":"2","file":"b.md","subpath":"#Old"}]}"##
    let own = "# Top\n\n## Old\n"
    let part = NamedPart.heading(atOrAbove: 3, in: Array(own.utf8))
    let found = try renamed(
      part, to: "New", own: own,
      others: [".obsidian/bookmarks.json": bookmarks, "B.canvas": canvas, "b.md": "# Old\n"])
    #expect(
      found.others[".obsidian/bookmarks.json"]
        == ##"{"items":[{"type":"file","path":"a/Note.md","subpath":"#New"},{"type":"group","items":["##
        + ##"{"type":"file","path":"b.md","subpath":"#Old"},{"type":"file","path":"a/Note.md","subpath":"#Top#New"}]}]}"##
    )
    #expect(
      found.others["B.canvas"]
        == ##"{"nodes":[{"id":"1","file":"a/Note.md","subpath":"#New","x":1.0},{"id":"2","file":"b.md","subpath":"#Old"}]}"##
    )
  }

  /// A bookmark is counted as one, and not as a link or a note besides.
  @Test func bookmarksThatFollowAreCounted() throws {
    let own = "# Top\n\n## Old\n"
    notebook.write(own, to: "a/Note.md")
    notebook.write("[[Note#Old]]\n", to: "b.md")
    notebook.write(
      ##"{"items":[{"path":"a/Note.md"},{"path":"a/Note.md","subpath":"#Old"}]}"##,
      to: ".obsidian/bookmarks.json")
    let part = try #require(NamedPart.heading(atOrAbove: 3, in: Array(own.utf8)))
    let scan = RenameScan(
      path: notebook.notes + "/a/Note.md", oldTitle: "Note", newTitle: nil,
      NotebookFiles(
        notebook.notes, entries: try NotebookFolder(path: notebook.notes).list().entries))
    let plan = scan.plan(own: SourceText(own), renaming: try part.renamed(to: "New"))
    #expect(plan.bookmarkCount == 1 && plan.linkCount == 1 && plan.noteWords == "1 note")
    #expect(plan.files.count == 2)
  }

  @Test func setextHeadingsHaveNamesToo() throws {
    let own = "Old\n===\n"
    let part = NamedPart.heading(atOrAbove: 2, in: Array(own.utf8))
    let found = try renamed(part, to: "New", own: own, others: ["b.md": "[[Note#Old]]\n"])
    #expect(found.own == "New\n===\n" && found.others["b.md"] == "[[Note#New]]\n")
  }
}

/// Files that are no notes get other names, and links to them follow.
@Suite("Renaming attachments") struct RenamedAttachmentTests {
  private let notebook = TemporaryNotebook()

  @Test func linksAndCardsFollow() throws {
    notebook.write("x", to: "img/Pic One.png")
    notebook.write("x", to: "other/Pic One.png.txt")
    notebook.write(
      "![[Pic One.png|100]] ![a](img/Pic%20One.png) [[img/Pic One.png]] [[Pic One.png.txt]]\n",
      to: "a.md")
    notebook.write("---\ncover: \"[[Pic One.png]]\"\n---\n", to: "b.md")
    notebook.write("{\"nodes\":[{\"file\":\"img/Pic One.png\"}]}", to: "Board.canvas")
    let entries = try NotebookFolder(path: notebook.notes).list().entries
    let scan = RenameScan(
      path: notebook.notes + "/img/Pic One.png", oldTitle: "Pic One.png", newTitle: "New.png",
      NotebookFiles(
        notebook.notes, entries: entries, otherFiles: ["Board.canvas", "img/Pic One.png"]))
    let plan = scan.plan(own: SourceText())
    let texts = Dictionary(
      uniqueKeysWithValues: plan.files.map {
        ($0.path.lastComponent, String(decoding: $0.after.bytes, as: UTF8.self))
      })
    #expect(
      texts == [
        "a.md": "![[New.png|100]] ![a](img/New.png) [[img/New.png]] [[Pic One.png.txt]]\n",
        "b.md": "---\ncover: \"[[New.png]]\"\n---\n",
        "Board.canvas": "{\"nodes\":[{\"file\":\"img/New.png\"}]}",
      ])
  }
}
