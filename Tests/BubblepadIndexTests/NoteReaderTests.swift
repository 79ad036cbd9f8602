import Testing

@testable import BubblepadIndex

@Suite("What is read of a note")
struct NoteReaderTests {
  private func facts(_ source: String) -> NoteFacts { NoteReader.facts(of: Array(source.utf8)) }

  private func links(_ source: String) -> [String] {
    facts(source).links.map { link in
      (link.isEmbed ? "!" : "") + link.target + (link.subpath.map { "#" + $0 } ?? "")
    }
  }

  @Test func linksOfAllForms() {
    #expect(links("[[Note]] and [[dir/Note.md|text]]") == ["Note", "dir/Note.md"])
    #expect(links("[[Note#H1#H2]] [[#Here]] [[Note#^id]]") == ["Note#H1#H2", "#Here", "Note#^id"])
    #expect(
      links("![[Note]] ![[img.png|300]] ![[doc.pdf#page=3]]") == [
        "!Note", "!img.png", "!doc.pdf#page=3",
      ])
    #expect(links("[text](My%20Note.md) [b](<My Note.md> \"t\")") == ["My Note.md", "My Note.md"])
    #expect(links("![alt|100x145](one/a.png)") == ["!one/a.png"])
    #expect(links("[a]: dir/Note.md\n\n[a]") == ["dir/Note.md"])
    #expect(links("| a |\n|---|\n| [[Note\\|b]] |") == ["Note"])
    #expect(links("`[[Note]]`\n\n```\n[[Note]]\n```\n\n    [[Note]]") == [])
    #expect(links("[web](https://example.org) <mailto:a@b.org>") == [])
    #expect(links("---\nup: \"[[Note#H|x]]\"\nmore: [\"[[Two]]\"]\n---\n") == ["Note#H", "Two"])
  }

  @Test func tagsOfTextAndFrontMatter() {
    let source = "---\ntags: [one, \"#two/b\", a b, 12]\n---\n#three, x#no `#no` (#no) #1 #1a\n"
    #expect(
      facts(source).tags.map(\.name).filter { $0 != "no" } == ["one", "two/b", "three", "1a"])
  }

  @Test func propertiesAndAliases() {
    let found = facts("---\naliases:\n  - Other\nstatus: done\nempty:\nn: 3\n---\ntext")
    #expect(found.aliases == ["Other"])
    #expect(found.properties.map(\.key) == ["aliases", "status", "empty", "n"])
    #expect(found.properties[2].isEmpty)
    #expect(facts("---\naliases: One\n---\n").aliases == ["One"])
    #expect(facts("---\na: [1\n---\n# h").properties == [])
    let bomb = "---\na: &a [x,x]\nb: &b [*a,*a]\n" + (0..<40).map { "c\($0): [*b,*b]\n" }.joined()
    #expect(facts(bomb + "---\n# h").headings.count == 1)
  }

  @Test func tasksHaveTheNearestTaskAroundThem() {
    let source =
      "- [ ] a\n  - [ ] b\n    1. [x] c\n  - d\n    - [ ] e\n\n    more\n- [ ] f\n\ntext\n\n  - [ ] g\n> - [ ] h\n>   - [ ] i\n"
    #expect(facts(source).tasks.map(\.parent) == [nil, 1, 2, 1, nil, nil, nil, 13])
  }

  @Test func valuesInQuotationMarksAreTexts() {
    let found = facts("---\na: 1\nb: \"1\"\nc: [1, '2']\nd: |\n  3\ne:\nf: {g: 1}\n---\n")
    #expect(
      found.properties.map(\.isText) == [[false], [true], [false, true], [true], [], []])
  }

  @Test func tasksHaveAnyStatus() {
    let source = "- [ ] one\n- [x] two\n  1. [?] three\n> * [-] four\n- [] no\n- [xx] no\n- [ ]no\n"
    let bytes = Array(source.utf8)
    let tasks = facts(source).tasks
    #expect(tasks.map(\.status) == [" ", "x", "?", "-"])
    #expect(
      tasks.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        "one", "two", "three", "four",
      ])
  }

  /// A box in a file of another encoding.
  @Test func aStatusThatIsNoUTF8IsOneCharacter() {
    let source = Array("- [".utf8) + [0xA0] + Array("] ".utf8)
    #expect(NoteReader.facts(of: source).tasks.map(\.status) == ["\u{FFFD}"])
    #expect(NoteReader.facts(of: source).tasks.first?.range == 6..<6)
    #expect(NoteReader.facts(of: Array("- [👩‍👩‍👧] a".utf8)).tasks.isEmpty)
    #expect(NoteReader.facts(of: Array("- [é] a".utf8)).tasks.map(\.status) == ["é"])
  }

}
