import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadIndex

@Suite("Tags of a notebook")
struct TagTests {
  private func names(_ source: String) -> [String] {
    NoteReader.facts(of: Array(source.utf8)).tags.map(\.name)
  }

  /// What a text has as tags, by the rules of Obsidian.
  static let grammar: [(String, [String])] = [
    ("#garden", ["garden"]), ("a #garden.", ["garden"]),
    ("#a/b and #c_d #e-f", ["a/b", "c_d", "e-f"]),
    ("#1984", []), ("#y1984 #2026-11 #2026/11", ["y1984", "2026-11", "2026/11"]),
    ("#größe #日本語 #🌱 #🌱plants", ["größe", "日本語", "🌱", "🌱plants"]),
    ("#one two", ["one"]), ("x#no", []), ("# heading", []), ("#", []), ("##no", []),
    ("`#no`", []), ("```\n#no\n```", []), ("    #no", []), ("\\#no", []),
    ("#end, #stop! #full。", ["end", "stop", "full"]), ("#a/ #b-", ["a", "b"]),
    ("- #item\n> #quote", ["item", "quote"]), ("| #cell |\n|---|", ["cell"]),
    ("---\ntags: [one, \"#two/b\", a b, 12]\n---\n#three", ["one", "two/b", "three"]),
    ("---\nTags:\n  - one\n  - 'two'\n---\n", ["one", "two"]), ("---\ntags: one\n---\n", ["one"]),
    ("---\ntags: work/own, project\n---\n", ["work/own", "project"]),
    ("---\ntags: \"#a b,c ,12\"\n---\n", ["a", "b", "c"]), ("---\ntags: [a b, c]\n---\n", ["c"]),
    ("---\ntag: one\n---\n", []), (" ---\ntags: one\n---\n", []), ("---\ntags:\n---\n", []),
  ]

  @Test(arguments: grammar) func aTextHasTheseTags(_ source: String, _ tags: [String]) {
    #expect(names(source) == tags, "\(source)")
  }

  // MARK: Counting

  @Test func aParentCountsTheNotesOfItsChildren() {
    let tree = TagTree([
      ["Garden/roses", "garden"], ["GARDEN/Roses/red", "work"], ["garden", "garden"], ["gardens"],
      [],
    ])
    let shown = tree.tags.map { "\($0.level) \($0.name) \($0.noteCount) \($0.ownCount)" }
    #expect(
      shown == [
        "0 Garden 3 2", "1 Garden/roses 2 1", "2 GARDEN/Roses/red 1 1", "0 gardens 1 1",
        "0 work 1 1",
      ])
    #expect(tree.tags.map(\.hasChildren) == [true, true, false, false, false])
    #expect(tree["gArDeN/ROSES"]?.name == "Garden/roses" && tree["rose"] == nil)
    #expect(tree.tags[1].label == "roses")
  }

  @Test func whatGoesOnFromWhatIsTypedIsOffered() {
    let tree = TagTree([["garden/roses", "rock"], ["rock"], ["garden"], ["Roses"]])
    #expect(tree.completions(of: "ro").map(\.name) == ["rock", "Roses", "garden/roses"])
    #expect(tree.completions(of: "GAR").map(\.name) == ["garden", "garden/roses"])
    #expect(tree.completions(of: "garden/").map(\.name) == ["garden/roses"])
    #expect(tree.completions(of: "rock").isEmpty && tree.completions(of: "x").isEmpty)
  }

  @Test func theIndexCountsAsTheFilesDo() throws {
    let notebook = TemporaryNotebook()
    notebook.write("---\ntags: [Home, work]\n---\n#home/garden #home/garden", to: "a.md")
    notebook.write("#HOME #🌱", to: "deep/b.md")
    notebook.write("`#code`", to: "c.md")
    notebook.write("age-encryption.org/v1\n#secret", to: "d.md")
    let index = notebook.readyIndex()
    let tree = try #require(index.tagTree())
    #expect(
      tree.tags.map { "\($0.name) \($0.noteCount)" } == [
        "Home 2", "home/garden 1", "work 1", "🌱 1",
      ])
    #expect(
      tree == TagTree(filesAt: ["c.md", "deep/b.md", "a.md"].map { notebook.notes + "/" + $0 }))
    for tag in tree.tags {
      #expect(index.found("tag:#\(tag.name)")?.count == tag.noteCount, "\(tag.name)")
    }
  }

  // MARK: Renaming

  private func renamed(_ source: String, _ old: String = "a", to new: String = "x") -> String {
    let change = TagRename(old, to: new).change(in: Array(source.utf8))
    let text = Transaction(change.edits, event: .external).applying(to: SourceText(source))
    return text.string + (change.leftCount == 0 ? "" : " left \(change.leftCount)")
  }

  @Test func theTagAndThoseBelowItAreRenamed() {
    #expect(renamed("#a #A/b #ab #b/a x#a `#a`") == "#x #x/b #ab #b/a x#a `#a`")
    #expect(renamed("#a/b/c #a/bc #a", "a/b", to: "y/z") == "#y/z/c #a/bc #a")
    #expect(renamed("#a/b", to: "a/c") == "#a/c/b")
    #expect(renamed("#Garden #garden", "garden", to: "garden") == "#garden #garden")
    #expect(renamed("#größe/a\r\n#a\t", "GRÖSSE", to: "x") == "#größe/a\r\n#a\t")
    #expect(renamed("#🌱/a", "🌱", to: "plant") == "#plant/a")
  }

  @Test func frontMatterKeepsItsForm() {
    #expect(
      renamed("---\r\n# tags: a\r\ntags: [ a,'a/b' ,  \"#a\", ab ] # a\r\na: a\r\n---\r\n#a")
        == "---\r\n# tags: a\r\ntags: [ x,'x/b' ,  \"#x\", ab ] # a\r\na: a\r\n---\r\n#x")
    #expect(
      renamed("---\ntags:\n  - é\n  - a # why\n  -   \"a/b\"\n---\n")
        == "---\ntags:\n  - é\n  - x # why\n  -   \"x/b\"\n---\n")
    #expect(renamed("---\ntags: a\n---\n", to: "2026-11") == "---\ntags: \"2026-11\"\n---\n")
    #expect(renamed("---\ntags: [a/b]\n---\n", to: "-") == "---\ntags: [\"-/b\"]\n---\n")
    #expect(renamed("---\ntags: [a]\n---\n", to: "no") == "---\ntags: [\"no\"]\n---\n")
    #expect(
      renamed("---\ntags: [\"\\x61\", a]\n---\n") == "---\ntags: [\"\\x61\", x]\n---\n left 1")
    #expect(renamed("---\ntags: |\n  a\n---\n").hasPrefix("---\ntags: |\n  a\n---\n"))
    #expect(renamed("---\nalias: a\nTAGS: a\n---\n") == "---\nalias: a\nTAGS: x\n---\n")
  }

  @Test func oneOfSeveralTagsInATextIsRenamed() {
    #expect(
      renamed("---\ntags: b, a/c  é,a # why\n---\n") == "---\ntags: b, x/c  é,x # why\n---\n")
    #expect(renamed("---\ntags: '#a #b'\n---\n") == "---\ntags: '#x #b'\n---\n")
    #expect(renamed("---\ntags: b, a\n---\n", to: "2026-11") == "---\ntags: b, 2026-11\n---\n")
    #expect(renamed("---\ntags: a b\n---\n", to: "-") == "---\ntags: a b\n---\n left 1")
  }

  @Test(arguments: [
    ("", "Type the new name"), ("two words", "spaces"), ("12", "letter"),
    ("a//b", "before and after"),
    ("/a", "before and after"), ("a!", "made of"), ("a", "already"), ("##b", "made of"),
  ])
  func aNameThatIsNoTagIsRefused(_ name: String, _ words: String) {
    #expect(TagRename("a", to: name).problem?.contains(words) == true, "\(name)")
  }

  @Test(arguments: ["b", "#b", "A", "a/b", "🌱", "2026-11", " b "])
  func aNameThatIsATagIsTaken(_ name: String) { #expect(TagRename("#a", to: name).problem == nil) }
}
