import CursesTerminalHarness
import Testing

/// Forms of Markdown that are complete only when their line ends, and what Enter writes by itself, on the built
/// program.
@Suite("Terminal: typed forms", .serialized)
struct TerminalTypedFormsTests {
  /// Types texts one after the other into a note and compares what is saved.
  private func check(_ texts: [(typed: String, saved: String)], settings: String) throws {
    let home = try TerminalHome()
    home.configure(settings)
    home.write("first\n", to: "A.md")
    // A notebook: in a file that a program hands over nothing is typed smartly.
    let program = try home.start()
    try program.waitFor("first")
    for (typed, saved) in texts {
      // An empty paragraph goes on being a heading or an item until Backspace is pressed in it.
      program.send(Keys.ctrl("a") + String(repeating: "\u{7F}", count: 4))
      for key in typed { program.send(key == "\n" ? Keys.enter : String(key)) }
      program.send(Keys.ctrl("s"))
      try? program.waitUntil(seconds: 5) { _ in home.text("A.md") == saved }
      #expect(home.text("A.md") == saved, "typed \(typed)")
    }
  }

  @Test func formsOfMarkdownAreSavedAsTheyAreTyped() throws {
    try check(
      [
        // Two of them with a blank line between are two paragraphs, and one sign is one.
        ("Head\n\n===", "Head\n\n===\n"), ("Head\n=", "Head\n\n=\n"),
        ("- Foo\n---", "- Foo\n---\n"), ("- a\n- b\n---\nmore", "- a\n- b\n---\n\nmore\n"),
        ("> ```\n> a\n> b\n> ```\n", "> ```\n> a\n> b\n> ```\n"),
        // What stands deeper than the quotation is text of the code.
        ("> ```\n> > a", "> ```\n> > a\n> ```\n"),
        ("-    x", "-    x\n"), ("- a\n-   b c", "- a\n-   b c\n"), ("1.  x", "1.  x\n"),
        ("- a\n- - b", "- a\n- - b\n"),
        ("a | b\n--|--\n1 | 2\n3 | 4", "a | b\n--|--\n1 | 2\n3 | 4\n"),
        ("| a | b |\n|---|---|\n| 1 | 2 |", "| a | b |\n|---|---|\n| 1 | 2 |\n"),
        // Outer pipes that are typed stay, and so do those that a cell without text needs.
        ("a | b\n--|--\n| 1 | 2 |", "a | b\n--|--\n| 1 | 2 |\n"),
        ("a | b\n--|--\n1", "a | b\n--|--\n| 1 |  |\n"),
      ], settings: "smart-typing: off\nautosave: off\n")
  }

  @Test(arguments: [
    ("Head\n===", "Head\n===\n"), ("Head\n====\nmore", "Head\n====\n\nmore\n"),
  ])
  func signsBelowTextMakeAHeading(_ typed: String, _ saved: String) throws {
    try check([(typed, saved)], settings: "smart-typing: off\nautosave: off\n")
  }

  /// Fences name any language, formulas are no prose, quotations nest, and brackets that nobody typed are none.
  @Test func whatIsNoProseIsSavedAsItIsTyped() throws {
    try check(
      [
        ("x\n```query\ntag:#a\n```\ny", "x\n\n```query\ntag:#a\n```\n\ny\n"),
        ("``` foo bar\nx\n```", "``` foo bar\nx\n```\n"),
        ("$x' + y''$ $a--b$ $a \"b\"$", "$x' + y''$ $a--b$ $a \"b\"$\n"),
        ("$$\nx'_1 -- y\n= z\n$$\nit's", "$$\nx'_1 -- y\n= z\n$$\n\nit’s\n"),
        ("> a\n> > deep", "> a\n>\n> > deep\n"), (">> b\n>c", ">> b\n> >\n> > c\n"),
        ("para\n    lead\n\txy\nend", "para\n\n    lead\n      xy\n      end\n"),
        ("sad :( and :-( ok\nx", "sad :( and :-( ok\n\nx\n"),
        ("f(x) = [1, 2] {a} (b\nx", "f(x) = [1, 2] {a} (b\n\nx\n"),
        ("see [[page\n\nx", "see [[page]]\n\nx\n"),
      ], settings: "smart-typing: on\nautosave: off\n")
  }

  /// A dash at the end of a line is complete when the line ends.
  @Test func theEndOfALineMakesADash() throws {
    try check(
      [
        ("a --\nb", "a –\n\nb\n"), ("a --", "a –\n"), ("`a --\nb", "`a --\n\nb\n"),
        ("--\nb", "--\n\nb\n"),
      ], settings: "smart-typing: on\nautosave: off\n")
  }

  /// What Enter has begun on the page is in no file where the source is shown either.
  @Test(arguments: [("abc", "abc\n", "abc\n\nd\n"), ("- abc", "- abc\n", "- abc\n- d\n")])
  func whatEnterBeganIsNotSavedFromTheSource(
    _ typed: String, _ saved: String, _ more: String
  ) throws {
    let home = try TerminalHome()
    home.configure("smart-typing: off\nautosave: off\n")
    home.write("", to: "A.md")
    let program = try home.open("A.md", showing: "A")
    program.send(typed + Keys.enter)
    try program.waitFor("abc")
    program.send(Keys.ctrl("u"))
    try program.waitFor("This is the Markdown source.")
    try program.save()
    #expect(home.text("A.md") == saved)
    program.send("d" + Keys.ctrl("s"))
    try? program.waitUntil(seconds: 10) { _ in home.text("A.md") == more }
    #expect(home.text("A.md") == more)
  }

  /// An arrow out of the line ends it too.
  @Test func leavingALineEndsIt() throws {
    let home = try TerminalHome()
    home.configure("smart-typing: on\nautosave: on\n")
    home.write("above\n\nlast\n", to: "A.md")
    let program = try home.start()
    try program.waitFor("above")
    program.send(Keys.toEnd + " --")
    try program.waitFor("last --")
    program.send(Keys.up)
    try program.waitFor("last –")
    program.send("x")
    try program.waitFor("x")
    program.send(Keys.ctrl("s"))
    try program.waitUntil { _ in home.text("A.md")?.hasSuffix("last –\n") == true }
  }

  /// The blanks that Enter begins a line with are on the screen, and in no file before something is typed there.
  @Test(arguments: [
    ("a.py", "def f():\n    x\n", "def f():\n    x\n\n", "def f():\n    x\n    y\n"),
    ("Makefile", "all:\n\techo\n", "all:\n\techo\n\n", "all:\n\techo\n\ty\n"),
    ("a.json", "{\n  \"x\": 1\n", "{\n  \"x\": 1\n\n", "{\n  \"x\": 1\n  y\n"),
  ])
  func blanksThatEnterBringsAreNotSaved(
    _ name: String, _ text: String, _ empty: String, _ typed: String
  ) throws {
    let home = try TerminalHome()
    home.configure("autosave: off\n")
    home.write(text, to: name)
    let program = try home.open(
      name, showing: name == "a.json" ? "1" : name == "a.py" ? "x" : "echo")
    program.send(Keys.down + Keys.end + Keys.enter)
    program.send(Keys.ctrl("s"))
    try? program.waitUntil(seconds: 5) { _ in home.text(name) == empty }
    #expect(home.text(name) == empty)
    // The caret is where it was, and what is typed there is indented.
    program.send("y")
    try program.waitFor(" y  ")
    program.send(Keys.ctrl("s"))
    try? program.waitUntil(seconds: 5) { _ in home.text(name) == typed }
    #expect(home.text(name) == typed)
    // One undo of the letter, one of Enter: the text is the first one again.
    program.settle(milliseconds: 300)
    program.send(Keys.ctrl("z") + Keys.ctrl("z"))
    try program.waitForNo(" y  ")
    program.send(Keys.ctrl("s"))
    try? program.waitUntil(seconds: 10) { _ in home.text(name) == text }
    #expect(home.text(name) == text)
  }

  /// Blanks in the middle of a file too, and a crash right after the save brings them back with what was typed.
  @Test func blanksInTheMiddleAreNotSavedAndTheJournalHasThem() throws {
    let home = try TerminalHome()
    home.configure("autosave: off\n")
    home.write("if a:\n    b\nend\n", to: "a.py")
    let program = try home.open("a.py", showing: "end")
    program.send(Keys.down + Keys.end + Keys.enter + Keys.ctrl("s"))
    try program.waitUntil(seconds: 10) { _ in home.text("a.py") == "if a:\n    b\n\nend\n" }
    // The journal begins again at the end of the save.
    try program.waitFor("Saved.")
    let before = home.journalSize
    program.send("kept")
    try program.waitFor("kept")
    try program.waitUntil(seconds: 15) { _ in home.journalSize > before }
    program.signal(9)
    #expect(program.waitForExit() == .signalled(9))
    let next = try home.start(["--no-animation", home.path("a.py")])
    try next.waitFor("Unsaved text")
    next.settle(milliseconds: 800)
    next.send("r")
    try next.waitFor("Recovered.")
    try next.save()
    #expect(home.text("a.py") == "if a:\n    b\n    kept\nend\n")
  }

  /// Down in the last row of a table leads below it, from every cell.
  @Test(arguments: [0, 1]) func downLeavesATable(_ cells: Int) throws {
    let home = try TerminalHome()
    home.configure("autosave: off\n")
    home.write("a | b\n--|--\n1 | 2\n", to: "A.md")
    let program = try home.open("A.md", showing: "1")
    program.send(Keys.down + String(repeating: Keys.tab, count: cells) + Keys.down + "below")
    try program.waitFor("below")
    try program.save()
    #expect(home.text("A.md") == "a | b\n--|--\n1 | 2\n\nbelow\n")
  }
}
