import Glibc
import TerminalHarness
import Testing

/// A note is locked, and nothing of it or its passphrase is anywhere after.
@Suite("Terminal: locking", .serialized)
struct TerminalLockingTests {
  @Test func aLockedNoteLeavesNothingBehind() throws {
    let home = try TerminalHome()
    home.write("the zebra sleeps\n", to: "Secret.md")
    let program = try home.open("Secret.md", showing: "zebra")
    program.send(Keys.alt("l"))
    try program.waitFor("Lock this note")
    program.send("abc")
    try program.waitFor("▰▰▱▱")
    program.send(Keys.ctrl("a") + "seven quiet otters dine" + Keys.tab)
    try program.waitForNo("▰▰▱▱")
    program.send("seven quiet")
    try program.waitFor("not the same yet")
    program.send(" otters dine")
    try program.waitFor("✓ the same")
    program.send(Keys.enter)
    try program.waitUntil(seconds: 300) { $0.text.contains("✓ Locked.") }
    #expect(home.text("Secret.md")?.hasPrefix("age-encryption.org/v1\n") == true)

    // What is typed afterwards is in the journal, encrypted, and stays so when the program is killed.
    program.send("giraffe ")
    try program.waitFor("giraffe the zebra")
    program.settle(milliseconds: 3000)
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
    for word in ["zebra", "giraffe", "otters"] {
      #expect(home.files(containing: word) == [], "\(word)")
    }
    #expect(!String(decoding: program.received, as: UTF8.self).contains("otter"))

    let next = try home.start()
    try next.waitFor("Unsaved text")
    next.send("r")
    try next.waitFor("Recover a locked note")
    next.send("seven quiet otters dine" + Keys.enter)
    try next.waitUntil(seconds: 300) { $0.text.contains("giraffe the zebra") }
    #expect(home.files(containing: "giraffe") == [])
    #expect(!String(decoding: next.received, as: UTF8.self).contains("otter"))
  }

  /// What makes a passphrase better is said whole, at every size.
  @Test(arguments: [
    (80, 24, ["▰▰▱▱▱▱▱▱  weak", "This is one of the first that are tried;", "words."]),
    (58, 18, ["▰▰▱▱▱▱▱▱  weak", "This is one of the first that are tried;", "words."]),
    (40, 10, ["▰▰▱▱▱▱▱▱  use several words"]),
  ])
  func theMeterSaysWhatToDo(columns: Int, rows: Int, words: [String]) throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    let program = try home.open("A.md", showing: "text", columns: columns, rows: rows)
    program.send(Keys.alt("l"))
    try program.waitFor("Lock this note")
    program.send("abc123")
    for part in words { try program.waitFor(part) }
    #expect(program.screen.text.contains("Esc cancel   Lock"))
  }

  @Test func theSecretIsShownOnlyWhenAskedFor() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    let program = try home.open("A.md", showing: "text")
    program.send(Keys.alt("l"))
    try program.waitFor("Lock this note")
    program.send("xyzzy-plugh")
    try program.waitFor("▰")
    program.settle()
    #expect(!String(decoding: program.received, as: UTF8.self).contains("xyzzy"))
    program.send(Keys.alt("r"))
    try program.waitFor("xyzzy-plugh")
    program.send(Keys.alt("r"))
    try program.waitForNo("xyzzy-plugh")
    program.send(Keys.escape)
    try program.waitForNo("Lock this note")
    #expect(home.text("A.md") == "text\n")
    program.send("on ")
    try program.waitFor("on text")
  }
}
