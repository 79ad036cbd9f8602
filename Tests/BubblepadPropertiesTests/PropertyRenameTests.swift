import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadProperties

/// A property gets another name, and every other byte of the front matter stays.
@Suite("Renaming a property") struct PropertyRenameTests {
  private func renamed(_ source: String, _ old: String, _ new: String) -> String? {
    switch PropertyRename(old, to: new).change(in: Array(source.utf8)) {
    case .none: return source
    case .left: return nil
    case .edit(let edit):
      return Transaction([edit], event: .external).applying(to: SourceText(source)).string
    }
  }

  @Test(
    arguments: [
      (
        "---\r\n# what it is\r\nStatus:  done # so\r\ntags: [a]\r\n---\r\nstatus: x\r\n",
        "---\r\n# what it is\r\nstate:  done # so\r\ntags: [a]\r\n---\r\nstatus: x\r\n"
      ),
      ("---\n\"status\": 1\n---\n", "---\nstate: 1\n---\n"),
      ("\u{FEFF}---\na: 1\nstatus:\n  - x\n---\n", "\u{FEFF}---\na: 1\nstate:\n  - x\n---\n"),
      ("---\n{\"status\": 1, \"b\": 2}\n---\n", "---\n{state: 1, \"b\": 2}\n---\n"),
      ("---\nstatus: a\nstate: b\n---\n", nil), ("---\nstatus: a\nStatus: b\n---\n", nil),
      ("---\nstatus: [\n---\n", nil),
      ("---\nother: status\n---\nx", "---\nother: status\n---\nx"), ("status: x\n", "status: x\n"),
    ] as [(String, String?)])
  func onlyTheNameChanges(_ source: String, _ expected: String?) {
    #expect(renamed(source, "status", "state") == expected)
  }

  @Test func whatObsidianReadsByItsNameIsLost() {
    for name in ["aliases", "Tags", "cssclasses"] {
      #expect(PropertyRename(name, to: "x").loss?.hasPrefix("“\(name)” means") == true)
    }
    #expect(PropertyRename("aliases", to: "x").loss?.contains("[[…]]") == true)
    #expect(PropertyRename("tags", to: "Tags").loss == nil)
    #expect(PropertyRename("status", to: "tags").loss == nil)
  }

  @Test func namesThatYAMLWouldReadOtherwiseAreQuoted() {
    #expect(renamed("---\na: 1\n---\n", "a", "b: c") == "---\n\"b: c\": 1\n---\n")
    #expect(renamed("---\na: 1\n---\n", "a", "yes") == "---\n\"yes\": 1\n---\n")
    #expect(renamed("---\na: 1\n---\n", "a", "große Zahl") == "---\ngroße Zahl: 1\n---\n")
    #expect(renamed("---\na: 1\n---\n", "a", "A") == "---\nA: 1\n---\n")
  }

  @Test func namesHaveProblems() {
    #expect(PropertyRename("a", to: " ").problem == "Type the new name of the property.")
    #expect(PropertyRename("a", to: "a").problem != nil)
    #expect(PropertyRename("a", to: "b").problem == nil)
  }

  @Test func theKindFollows() {
    let types = "{\n  \"types\": {\n    \"status\": \"text\",\n    \"due\": \"date\"\n  }\n}"
    let edit = PropertyRename("status", to: "state").edit(ofTypes: Array(types.utf8))
    let after = Transaction([edit].compactMap(\.self), event: .external)
      .applying(to: SourceText(types)).string
    #expect(after == types.replacing("\"status\"", with: "\"state\""))
    #expect(PropertyRename("status", to: "due").edit(ofTypes: Array(types.utf8)) == nil)
    #expect(PropertyRename("x", to: "y").edit(ofTypes: Array(types.utf8)) == nil)
  }
}
