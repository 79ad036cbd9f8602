import CursesTerminalHarness
import Glibc
import Testing

/// Undo goes on where the last process was, also behind what another program has done to the text.
@Suite("Terminal: undo across restarts", .serialized)
struct TerminalUndoTests {
  private static let first = "Some *odd*   text\r\n\r\nlast"

  /// Types, saves and quits; returns what is on the disk then.
  private func typeSaveAndQuit(_ home: TerminalHome) throws -> String {
    home.write(Self.first, to: "A.md")
    let program = try home.open("A.md", showing: "last")
    program.send(Keys.toEnd + " one")
    try program.waitFor("last one")
    program.send(Keys.ctrl("b") + "two")
    try program.waitFor("last onetwo")
    try program.save()
    try quit(program)
    return try #require(home.text("A.md"))
  }

  private func quit(_ program: TerminalHarness) throws {
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
  }

  @Test func undoingAfterARestartIsTheFirstTextAgain() throws {
    let home = try TerminalHome()
    let saved = try typeSaveAndQuit(home)
    #expect(saved == Self.first + " one**two**")
    let program = try home.open("A.md", showing: "last onetwo")
    for _ in 0..<12 { program.send(Keys.ctrl("z")) }
    try program.waitForNo("one")
    try program.save()
    #expect(home.text("A.md") == Self.first)
    try quit(program)
    // And forth again, in a third process.
    let next = try home.open("A.md", showing: "last")
    for _ in 0..<12 { next.send(Keys.ctrl("y")) }
    try next.waitFor("last onetwo")
    try next.save()
    #expect(home.text("A.md") == saved)
  }

  @Test func anotherProgramsChangeIsAStepOfItsOwn() throws {
    let home = try TerminalHome()
    let saved = try typeSaveAndQuit(home)
    let changed = "new\n\n" + saved.replacing("odd", with: "even") + "!"
    home.write(changed, to: "A.md")
    let program = try home.open("A.md", showing: "last onetwo!")
    program.send(Keys.ctrl("z"))
    try program.waitFor("The change by another program is undone")
    try program.waitForNo("even")
    // Nothing is written before the person saves.
    #expect(home.text("A.md") == changed)
    for _ in 0..<12 { program.send(Keys.ctrl("z")) }
    try program.waitForNo("one")
    for _ in 0..<13 { program.send(Keys.ctrl("y")) }
    try program.waitFor("last onetwo!")
    program.send(Keys.ctrl("z"))
    try program.waitForNo("even")
    try program.save()
    #expect(home.text("A.md") == saved)
    try quit(program)
    // And forth again, in a third process.
    let next = try home.open("A.md", showing: "last onetwo")
    next.send(Keys.ctrl("y"))
    try next.waitFor("last onetwo!")
    try next.save()
    #expect(home.text("A.md") == changed)
  }

  @Test func aDamagedFileIsAsNone() throws {
    let home = try TerminalHome()
    let saved = try typeSaveAndQuit(home)
    let folder = home.root + "/state/bubblepad/undo"
    let name = try #require(TerminalHome.names(in: folder).first)
    var bytes = try #require(home.bytes("\(folder)/\(name)"))
    bytes[bytes.count / 2] ^= 0x10
    home.write(bytes, to: "\(folder)/\(name)")
    let program = try home.open("A.md", showing: "last onetwo")
    // The note opens where it was left.
    program.send(Keys.ctrl("z") + "\u{1B}[1;5H" + "x")
    try program.waitFor("unsaved")
    try program.save()
    #expect(home.text("A.md") == "x" + saved)
  }

  @Test func switchedOffItIsRemoved() throws {
    let home = try TerminalHome()
    _ = try typeSaveAndQuit(home)
    let folder = home.root + "/state/bubblepad/undo"
    #expect(TerminalHome.names(in: folder).count == 1)
    home.configure("undo-history: off\n")
    let program = try home.open("A.md", showing: "last onetwo")
    program.send("x")
    try program.waitFor("unsaved")
    try program.save()
    try quit(program)
    #expect(TerminalHome.names(in: folder) == [])
  }

  @Test func aNoteThatIsLockedLeavesNothing() throws {
    let home = try TerminalHome()
    home.write("the zebra sleeps\n", to: "Secret.md")
    let program = try home.open("Secret.md", showing: "zebra")
    program.send("giraffe ")
    try program.waitFor("giraffe the zebra")
    try program.save()
    try program.lockNote()
    program.send("walrus ")
    try program.waitFor("walrus")
    program.send(Keys.ctrl("s"))
    try program.waitUntil(seconds: 300) { $0.text.contains("Saved and locked.") }
    try quit(program)
    for word in ["zebra", "giraffe", "walrus"] {
      #expect(home.files(containing: word) == [], "\(word)")
    }
    #expect(TerminalHome.names(in: home.root + "/state/bubblepad/undo") == [])
  }
}
