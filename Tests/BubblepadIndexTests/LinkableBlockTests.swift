import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadIndex

/// The blocks that get an id with a link to them, and where that is written.
@Suite("Blocks without an id") struct LinkableBlockTests {
  private let notebook = TemporaryNotebook()

  private func named(_ source: String, _ words: String) -> String? {
    let bytes = Array(source.utf8)
    let block = LinkableBlock.all(in: bytes, with: words.split(separator: " ").map(String.init))
      .first
    guard let block, let edit = block.naming(in: bytes) else { return nil }
    #expect(block.id.utf8.count == 6)
    return Transaction([edit], event: .external).applying(to: SourceText(source)).string
      .replacing(block.id, with: "ID")
  }

  /// A space before it at the end of a paragraph or an item; else on a line of its own after the block, never in a table or
  /// in code.
  @Test(arguments: [
    ("one two\n", "two", "one two ^ID\n"), ("one", "ONE", "one ^ID"),
    ("a\nb  \n\nc\n", "b", "a\nb ^ID  \n\nc\n"), ("caf\u{E9} x\n", "x cafe", "caf\u{E9} x ^ID\n"),
    ("- a\n- b c\n  - d\n", "c", "- a\n- b c ^ID\n  - d\n"),
    ("1. [ ] a\r\n", "a", "1. [ ] a ^ID\r\n"),
    ("| a |\n|---|\n| b |\n", "b", "| a |\n|---|\n| b |\n\n^ID\n"),
    ("```\nx y\n```\ntext\n", "y", "```\nx y\n```\n\n^ID\n\ntext\n"),
    ("```\r\nx\r\n```\r\n", "x", "```\r\nx\r\n```\r\n\r\n^ID\r\n"),
    ("t\n\n    code x", "x", "t\n\n    code x\n\n^ID"), ("$$\nx\n$$\n", "x", "$$\nx\n$$\n\n^ID\n"),
    ("> q\n> r\n\nz\n", "r", "> q\n> r\n\n^ID\n\nz\n"),
    ("> [!note] t\n> r", "r", "> [!note] t\n> r\n\n^ID"),
    ("x ^a\n\nx b\n", "x", "x ^a\n\nx b ^ID\n"),
    // What stands in an item is led to with the text of the item before it.
    ("- a\n\n  ```\n  x\n  ```\n- b\n", "x", "- a ^ID\n\n  ```\n  x\n  ```\n- b\n"),
    ("- a\n  > x\n", "x", "- a ^ID\n  > x\n"),
    ("1. a\n\n   b\n\n   | x |\n   |---|\n", "x", "1. a\n\n   b ^ID\n\n   | x |\n   |---|\n"),
  ])
  func theyAreNamedAtTheEnd(_ source: String, _ words: String, _ result: String) {
    #expect(named(source, words) == result)
  }

  @Test(arguments: [
    "# x\n", "x ^a\n", "---\nx: 1\n---\n", "```\nx\n", "| x |\n|---|\n\n^t\n",
    "- ```\n  x\n  ```\n", "- a ^a\n\n  ```\n  x\n  ```\n",
    "![[x]]\n", "[x]: y\n", "[^1]: x\n", "> x\n\n^q\n",
  ])
  func othersAreNot(_ source: String) {
    #expect(LinkableBlock.all(in: Array(source.utf8), with: ["x"]).isEmpty)
  }

  /// The id is the same when the block is looked for again elsewhere, and no other block has it.
  @Test func theIDComesOfTheText() throws {
    let ids = LinkableBlock.all(in: Array("same\n\nsame\n\nother\n".utf8)).map(\.id)
    #expect(Set(ids).count == 3)
    let moved = LinkableBlock.all(in: Array("# New\n\nnew\n\nsame\n\nsame\n".utf8)).map(\.id)
    #expect(Array(moved.dropFirst()) == Array(ids.prefix(2)))
    let taken = LinkableBlock.all(in: Array("x ^\(ids[0])\n\nsame\n".utf8)).map(\.id)
    #expect(taken == [ids[1]])
  }

  @Test func theIndexFindsThoseOfAllNotes() throws {
    notebook.write("# A\n\nred fox\n\nblue fox ^b\n", to: "a.md")
    notebook.write("- a fox that is Réd\n\n> no\n", to: "b/b.md")
    notebook.write("fox\n\nred\n", to: "c.md")
    let index = notebook.readyIndex()
    defer { index.close() }
    func found(_ words: String...) -> [String] {
      index.blocks(with: words, in: notebook.notes, limit: 40, now: 0) { false }
        .map { "\($0.path):\($0.block.line) \($0.block.words)" }.sorted()
    }
    #expect(found("red", "fox") == ["a.md:3 red fox", "b/b.md:1 a fox that is Réd"])
    #expect(found("fo").count == 3)
    #expect(found("\"").isEmpty && found("none").isEmpty)
  }
}
