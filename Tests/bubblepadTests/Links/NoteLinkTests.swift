import BubblepadIndex
import Testing

@testable import bubblepad

/// Links to notes in a source, and what a rename writes in their place.
@Suite("Links to a renamed note")
struct NoteLinkTests {
  /// The source with each link that has a name given another; what stays shows no name.
  private func renamed(_ source: String, _ old: String, to title: String) -> String {
    var bytes = Array(source.utf8)
    for link in NoteLink.all(in: bytes).reversed() where link.name.contains(old) {
      if let new = link.renamed(to: title, ending: ".md") {
        bytes.replaceSubrange(link.nameRange, with: new)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a [[Old]] b", "a [[New]] b"), ("[[Old|text]]", "[[New|text]]"),
    ("[[Old#Part]]", "[[New#Part]]"), ("[[work/Old#Part|x]]", "[[work/New#Part|x]]"),
    ("[x](Old.md)", "[x](New.md)"), ("[x](./sub/Old.md#h \"t\")", "[x](./sub/New.md#h \"t\")"),
    ("[x](Old)", "[x](New)"), ("[x](<Old.md>)", "[x](<New.md>)"),
    ("[x]: Old.md\n\n[x]", "[x]: New.md\n\n[x]"),
    ("| [[Old\\|t]] |\n|---|\n", "| [[New\\|t]] |\n|---|\n"),
    ("`[[Old]]`", "`[[Old]]`"), ("    [[Old]]\n", "    [[Old]]\n"), ("\\[[Old]]", "\\[[Old]]"),
    ("[x](https://a/Old.md)", "[x](https://a/Old.md)"), ("![x](Old.md)", "![x](New.md)"),
    ("![[Old]]", "![[New]]"), ("![[Old#Part|x]]", "![[New#Part|x]]"),
    ("[[Old#^b1]]", "[[New#^b1]]"),
    ("[[ Old ]]", "[[ New ]]"), ("[[Old.md]]", "[[New.md]]"), ("[x](<a Old.md>)", "[x](<New.md>)"),
    ("---\nup: \"[[Old]]\"\n---\n", "---\nup: \"[[New]]\"\n---\n"),
    (
      "---\nup:\n  - '[[Old#P|x]]'\n  - \"[[Other]]\"\n---\n",
      "---\nup:\n  - '[[New#P|x]]'\n  - \"[[Other]]\"\n---\n"
    ),
    (
      "---\nup: [\"[[Old]]\", é, \"[[Old]]\"]\n---\n[[Old]]",
      "---\nup: [\"[[New]]\", é, \"[[New]]\"]\n---\n[[New]]"
    ),
    ("> - **[[Old]]** caf\u{e9}", "> - **[[New]]** caf\u{e9}"),
  ])
  func onlyTheNameIsReplaced(_ source: String, _ expected: String) {
    #expect(renamed(source, "Old", to: "New") == expected)
  }

  @Test func namesAreWrittenAsAddressesNeedThem() {
    #expect(
      renamed("[x](Old.md)", "Old", to: "A (b) #1 100%") == "[x](A%20%28b%29%20%231%20100%25.md)")
    #expect(renamed("[x](<Old.md>)", "Old", to: "A (b)") == "[x](<A (b).md>)")
    #expect(renamed("[x](a%20b.md)", "a b", to: "c d") == "[x](c%20d.md)")
    #expect(renamed("[x](Old.md)", "Old", to: "A & B") == "[x](A%20&%20B.md)")
    #expect(renamed("[x](Old.md)", "Old", to: "A&amp;B") == "[x](A%26amp;B.md)")
    #expect(renamed("[x](R&amp;D.md)", "R&D", to: "New") == "[x](New.md)")
    #expect(renamed("[[Old]]", "Old", to: "A|B") == "[[Old]]")
  }

  @Test func namesAreWrittenAsQuotationMarksNeedThem() {
    #expect(
      renamed("---\na: '[[Old]]'\n---\n", "Old", to: "It's") == "---\na: '[[It''s]]'\n---\n")
    #expect(
      renamed("---\na: \"[[Old]]\"\n---\n", "Old", to: "a \"b\" \\c")
        == "---\na: \"[[a \\\"b\\\" \\\\c]]\"\n---\n")
  }

  /// What is written is read again as the new name.
  @Test(arguments: ["plain", "with space", "(x)", "a#b", "50%", "a&b", "<x>", "é ü", "a_b*c"])
  func whatIsWrittenLeadsThere(_ title: String) {
    for source in ["[x](Old.md)", "[x](<Old.md>)", "[r]: Old.md\n"] {
      let after = renamed(source, "Old", to: title)
      let links = NoteLink.all(in: Array(after.utf8))
      #expect(links.map(\.name) == [title + ".md"], "\(after)")
    }
  }
}
