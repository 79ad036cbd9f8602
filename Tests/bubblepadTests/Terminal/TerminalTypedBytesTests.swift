import CursesTerminalHarness
import Testing

/// The law of typing on the built program: what is typed, with smart typing off, is what the file holds.
@Suite("Terminal: typed bytes", .serialized)
struct TerminalTypedBytesTests {
  /// What is saved as it was typed, with a line end: examples of the specifications and lines of real files.
  private static let kept = [
    "*foo bar*", "a * foo bar*", "**foo** bar", "__foo, __bar__, baz__", "foo-_(bar)_",
    "*foo [bar](/url)*", "**foo*bar*baz**", "*foo`*`*", "__a `__` b__", "*a `*`*", "_a_b_",
    "__foo__bar__baz__", "____foo____", "`` foo ` bar ``", "`<a href=\"`\">`",
    "<http://foo.bar.baz>", "[link](/uri \"title\")", "![foo](/url)", "\\*not emphasised*",
    "&copy; &amp; &#35;", "~~Hi~~ Hello, ~there~ world!", "# foo *bar* \\*baz\\*", "###### foo",
    "- [ ] foo\n- [x] bar", "1. one\n2. two", "- foo\n  - bar", "> bar",
    "a@b.org and www.a.b/c_d_e",
    "See `Tests/**/*.swift` and `--help`, 2*3 = 6.", "**Note:** *all* of `it` is [here](a/b.md#c).",
    "<!-- c -->\n*baz* x", "<div>\n*foo*", "Ünïcode – 日本 and `é`",
  ]

  /// What is saved otherwise because Enter writes a blank line, or an end comes by itself.
  private static let others = [
    ("-----\nx", "-----\n\nx\n"), ("text\n-----\nmore", "text\n\n-----\n\nmore\n"),
    ("- - - -\nx", "- - - -\n\nx\n"), ("*****\nx", "*****\n\nx\n"),
    ("```\n``` aaa\n```\nx", "```\n``` aaa\n```\n\nx\n"),
    ("```\n```\nx", "```\n```\n\nx\n"), ("~~~\na\n~~~~\nx", "~~~\na\n~~~~\n\nx\n"),
    ("# T\nOne\n\nTwo", "# T\n\nOne\n\nTwo\n"),
  ]

  @Test func examplesAreSavedAsTheyAreTyped() throws {
    let home = try TerminalHome()
    home.configure("smart-typing: off\n")
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    for (text, saved) in Self.kept.map({ ($0, $0 + "\n") }) + Self.others {
      // An empty paragraph goes on being a heading or an item until Backspace is pressed in it.
      program.send(Keys.ctrl("a") + String(repeating: "\u{7F}", count: 4))
      for key in text { program.send(key == "\n" ? Keys.enter : String(key)) }
      program.send(Keys.ctrl("s"))
      try? program.waitUntil(seconds: 5) { _ in home.text("A.md") == saved }
      #expect(home.text("A.md") == saved, "typed \(text)")
    }
  }

  /// A text without a last line end is that again when all is undone, also after it was saved with one.
  @Test func anUndoneTextEndsAsItDidOnTheDisk() throws {
    let home = try TerminalHome()
    home.configure("smart-typing: off\n")
    home.write("first\n\nend", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("\u{1B}[1;5F" + Keys.enter)
    program.send("x" + Keys.ctrl("s"))
    try program.waitUntil(seconds: 15) { _ in home.text("A.md") == "first\n\nend\n\nx\n" }
    for _ in 0..<4 { program.send(Keys.ctrl("z")) }
    program.send(Keys.ctrl("s"))
    try program.waitUntil(seconds: 15) { _ in home.text("A.md") == "first\n\nend" }
  }
}
