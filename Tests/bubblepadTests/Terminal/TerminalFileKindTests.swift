import CursesTerminalHarness
import Testing

/// Files that are no notes, in the built program.
@Suite("Terminal: plain files", .serialized)
struct TerminalFileKindTests {
  @Test func aFileWithoutAnEndingIsTypedAsItIs() throws {
    let home = try TerminalHome()
    home.write("127.0.0.1 localhost\n# *a* and\n", to: "hosts")
    let program = try home.open("hosts", showing: "# *a* and", columns: 80, rows: 24)
    program.send(Keys.toEnd + "\"q\" -- (x")
    try program.waitFor("\"q\" -- (x")
    try program.save()
    #expect(home.text("hosts") == "127.0.0.1 localhost\n# *a* and\n\"q\" -- (x\n")
    program.send(Keys.ctrl("k"))
    try program.waitFor("is for Markdown notes; Alt+S saves a copy as one (.md).")
    program.send(Keys.alt("l"))
    try program.waitFor("“Lock note…” is for Markdown notes")
  }

  @Test func aScriptKeepsItsDepth() throws {
    let home = try TerminalHome()
    home.write("#!/bin/sh\nif true; then\n  echo\nfi\n", to: "deploy")
    let program = try home.open("deploy", showing: "if true", columns: 80, rows: 24)
    program.send(Keys.down + Keys.down + Keys.end + Keys.enter + "date")
    try program.waitFor("date")
    try program.save()
    #expect(home.text("deploy") == "#!/bin/sh\nif true; then\n  echo\n  date\nfi\n")
  }

  /// What is typed into "Save as", and the file that is there then.
  @Test(arguments: [
    ("copy", "copy.md"), ("copy.md", "copy.md"), ("copy.txt", "copy.txt"), ("sub/c", "sub/c.md"),
    ("./sub/c.txt", "./sub/c.txt"),
  ])
  func aCopyHasTheNameThatIsTyped(_ typed: String, _ file: String) throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path("sub"))
    home.write("hello\n", to: "n.md")
    let program = try home.open("n.md", showing: "hello", columns: 80, rows: 24)
    program.send(Keys.alt("s"))
    try program.waitFor("Save as")
    program.send(Keys.ctrl("a") + typed)
    try program.waitFor(typed)
    program.send(Keys.enter)
    try program.waitFor("Saved as")
    #expect(home.text(file) == "hello\n")
  }

  @Test func noFileIsReplaced() throws {
    let home = try TerminalHome()
    home.write("hello\n", to: "n.md")
    home.write("other\n", to: "m.txt")
    let program = try home.open("n.md", showing: "hello", columns: 80, rows: 24)
    program.send(Keys.alt("s"))
    try program.waitFor("Save as")
    program.send(Keys.ctrl("a") + "m.txt" + Keys.enter)
    try program.waitFor("There is already a file called m.txt.")
    #expect(home.text("m.txt") == "other\n")
  }

  @Test func aFileInAnotherEncodingIsNamed() throws {
    let home = try TerminalHome()
    home.write(Array("caf".utf8) + [0xE9, 0x0A], to: "a.txt")
    let program = try home.open("a.txt", showing: "caf", columns: 80, rows: 24)
    try program.waitFor("This file is not UTF-8.")
    program.send("\u{1B}[F" + "é")
    try program.waitFor("caféé")
    try program.save()
    #expect(home.bytes("a.txt") == Array("caf".utf8) + [0xE9, 0xE9, 0x0A])
    // A character that the encoding lacks is asked about before anything is written.
    let before = home.bytes("a.txt")
    program.send("→")
    try program.waitFor("caféé→")
    program.send(Keys.ctrl("s"))
    try program.waitFor("Windows-1252 has no “→”.")
    #expect(home.bytes("a.txt") == before)
    program.send(Keys.escape)
    try program.waitFor("Without that character the file stays Windows-1252.")
    program.send(Keys.end + "\u{7F}" + "ü")
    try program.waitFor("cafééü")
    try program.save()
    #expect(home.bytes("a.txt") == Array("caf".utf8) + [0xE9, 0xE9, 0xFC, 0x0A])
    program.send("→" + Keys.ctrl("s"))
    try program.waitFor("Windows-1252 has no “→”.")
    program.send("u")
    try program.waitFor("Saved as UTF-8")
    #expect(home.text("a.txt") == "cafééü→\n")
    program.send("!")
    try program.waitFor("→!")
    try program.save()
    #expect(home.text("a.txt") == "cafééü→!\n")
  }

  /// The list shows the first line of a file in another encoding as its page does; where notes are saved by
  /// themselves nothing is converted unasked.
  @Test func theListReadsOtherEncodings() throws {
    let home = try TerminalHome()
    let bytes = Array("# Caf".utf8) + [0xE9] + Array("\n\nZw".utf8) + [0xF6] + Array("lf\n".utf8)
    home.write(bytes, to: "a.md")
    home.write("other\n", to: "b.md")
    home.configure("autosave: on\n")
    // Where there is room an entry has a second line.
    let program = try home.start(columns: 120, rows: 36)
    try program.waitFor("2 notes")
    try program.waitFor("Zwölf")
    program.send(Keys.ctrl("o") + "a" + Keys.enter)
    try program.waitFor("─ a ")
    program.send("→")
    try program.waitFor("lacks a character of this text")
    #expect(home.bytes("a.md") == bytes)
    program.send("\u{7F}" + "é")
    try program.waitUntil(seconds: 15) { _ in home.bytes("a.md") != bytes }
    #expect(home.bytes("a.md")?.contains(0xE9) == true && home.text("a.md")?.contains("é") == false)
  }

  /// A line that is named begins after the marker of its quotation or item.
  @Test(arguments: [
    (4, "A\n\n> q one\n> Xq two\n\n- a\n  cont\n"), (7, "A\n\n> q one\n> q two\n\n- a\n  Xcont\n"),
    (3, "A\n\n> Xq one\n> q two\n\n- a\n  cont\n"),
  ])
  func aLineThatIsNamedIsGoneTo(_ line: Int, _ after: String) throws {
    let home = try TerminalHome()
    home.write("A\n\n> q one\n> q two\n\n- a\n  cont\n", to: "q.md")
    let program = try home.open(
      "q.md", showing: "q one", arguments: ["--line", "\(line)"], columns: 80, rows: 24)
    program.send("X")
    try program.waitFor("X")
    try program.save()
    #expect(home.text("q.md") == after)
  }

  /// End goes to the edge of the row, and from there to that of the line; Home likewise.
  @Test func endGoesToTheEndOfTheLineTheSecondTime() throws {
    let home = try TerminalHome()
    let line = Array(repeating: "word", count: 40).joined(separator: " ")
    home.write(line + "\n", to: "a.md")
    let program = try home.open("a.md", showing: "word", columns: 60, rows: 24)
    program.send(Keys.end + Keys.end + "!" + Keys.home + Keys.home + "?")
    try program.waitUntil { $0.text.contains("!") && $0.text.contains("?") }
    try program.save()
    #expect(home.text("a.md") == "?" + line + "!\n")
  }
}
