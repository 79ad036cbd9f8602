import CursesTerminalHarness
import Testing

/// What goes to the terminal's clipboard, byte for byte, and what a paste leaves in the file.
@Suite("Terminal: copying", .serialized)
struct TerminalCopyingTests {
  /// OSC 52 with a text.
  private func clipboard(_ base64: String) -> [UInt8] { Array("\u{1B}]52;c;\(base64)\u{7}".utf8) }

  private func waitForClipboard(_ base64: String, of program: TerminalHarness) throws {
    try program.waitUntil { _ in program.received.firstRange(of: clipboard(base64)) != nil }
  }

  private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  @Test func copyingPutsMarkdownOnTheClipboard() throws {
    let home = try TerminalHome()
    home.write("a **half** b\n\n- [x] done\n- [a](b)\n\nend\n", to: "A.md")
    let program = try home.open("A.md", showing: "a half b")
    // Half of the bold word: **ha**.
    program.send("\u{1B}[C\u{1B}[C\u{1B}[1;2C\u{1B}[1;2C" + Keys.ctrl("c"))
    try waitForClipboard("KipoYSoq", of: program)
    try program.waitFor("Copied 1 word, 2 characters.")
    // All of it.
    program.send(Keys.ctrl("a") + Keys.ctrl("c"))
    try waitForClipboard("YSAqKmhhbGYqKiBiCgotIFt4XSBkb25lCi0gW2FdKGIpCgplbmQ=", of: program)
    // Pasted by the terminal, with its line ends, it is what it was.
    program.send(Keys.toEnd + " " + paste("a **half** b\r\r- [x] done\r- [a](b)\r\rend"))
    try program.waitFor("end a half b")
    try program.save()
    let copied = "a **half** b\n\n- [x] done\n- [a](b)\n\nend"
    #expect(home.text("A.md") == "\(copied) \(copied)\n")
  }

  @Test func plainTextAndHTMLAreCommands() throws {
    let home = try TerminalHome()
    home.write("a **b** [c](d)\n", to: "A.md")
    let program = try home.open("A.md", showing: "a b c")
    program.send(Keys.ctrl("a") + Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.send("copy as plain\r")
    // a b c
    try waitForClipboard("YSBiIGM=", of: program)
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.send("copy as html\r")
    // a <strong>b</strong> <a href="d">c</a>
    try waitForClipboard("YSA8c3Ryb25nPmI8L3N0cm9uZz4gPGEgaHJlZj0iZCI+YzwvYT4=", of: program)
  }

  @Test func pastedHTMLIsMarkdownAndOneUndoGivesIt() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    let program = try home.open("A.md", showing: "text")
    program.send(Keys.toEnd + Keys.enter)
    program.send(paste("<h2>Head</h2><p>Some <b>bold</b> & <a href=\"http://x.y\">link</a></p>"))
    try program.waitFor("Some bold & link")
    try program.save()
    #expect(home.text("A.md") == "text\n\n## Head\n\nSome **bold** & [link](http://x.y)\n")
    program.send(Keys.ctrl("z"))
    try program.waitFor("<h2>Head</h2><p>Some <b>bold</b> & <a")
  }

  // MARK: Smart typing

  @Test func smartTypingIsSaidOnceAndUndone() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    let program = try home.start()
    try program.waitFor("text")
    program.send(Keys.toEnd + " \"q\"")
    try program.waitFor("text “q”")
    try program.waitFor("F12 turns it off")
    program.send(Keys.ctrl("z"))
    try program.waitFor("text “q\"")
    try program.save()
    #expect(home.text("A.md") == "text “q\"\n")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let other = try home.start()
    try other.waitFor("text “q")
    other.send(Keys.toEnd + " \"more\"")
    try other.waitFor("“more”")
    #expect(!other.screen.text.contains("F12 turns it off"))
  }

  /// What another program hands over is written as it is typed.
  @Test(
    arguments: [
      "repository/.git/COMMIT_EDITMSG", "dotfiles/MERGE_MSG", "crontab.x", "reply.md", "pass.txt",
      "repository/.git/notes.md",
    ])
  func filesOfOtherProgramsGetWhatIsTyped(name: String) throws {
    let home = try TerminalHome()
    home.write("", to: "A.md")
    var folder = home.notebook
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      TerminalHome.makeFolder(folder)
    }
    home.write("start\n", to: name)
    let program = try home.open(name, showing: "start")
    program.send("\"it's\" -- (a) ... ")
    try program.waitFor("\"it's\" -- (a) ... start")
    try program.save()
    #expect(home.text(name) == "\"it's\" -- (a) ... start\n")
  }

  @Test func theSettingTurnsItOff() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    TerminalHome.makeFolder(home.root + "/config")
    home.configure("smart-typing: off\n")
    let program = try home.start()
    try program.waitFor("text")
    program.send(Keys.toEnd + " \"q\" -- (")
    try program.waitFor("text \"q\" -- (")
    try program.save()
    #expect(home.text("A.md") == "text \"q\" -- (\n")
  }
}
