import CursesTerminalHarness
import Glibc
import Testing

/// A note is locked, and nothing of it or its passphrase is anywhere after.
@Suite("Terminal: locking", .serialized)
struct TerminalLockingTests {
  @Test func aLockedNoteLeavesNothingBehind() throws {
    let home = try TerminalHome()
    home.write("the zebra sleeps\n", to: "Secret.md")
    let program = try home.open("Secret.md", showing: "zebra")
    program.send(Keys.alt("l"))
    try program.waitFor("Lock note")
    program.send("abc")
    try program.waitFor("▰▰▱▱")
    program.send(Keys.ctrl("a") + "seven quiet otters dine" + Keys.tab)
    try program.waitForNo("▰▰▱▱")
    program.send("seven quiet")
    try program.waitFor("The two are different")
    program.send(" otters dine")
    try program.waitFor("✓ The two match")
    program.send(Keys.enter)
    try program.waitUntil(seconds: 300) { $0.text.contains("✓ Locked.") }
    #expect(home.text("Secret.md")?.hasPrefix("age-encryption.org/v1\n") == true)

    // A locked note that is open is closed by the same key, and opens with its passphrase.
    program.send(Keys.alt("l"))
    try program.waitFor("Open locked note")
    try program.waitForNo("zebra")
    program.send("seven quiet otters dine" + Keys.enter)
    try program.waitUntil(seconds: 300) { $0.text.contains("the zebra") }

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

    // Named, it is offered as in its notebook.
    let next = try home.start(["--no-animation", home.path("Secret.md")])
    try next.waitFor("Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("Recover locked note")
    next.send("seven quiet otters dance" + Keys.enter)
    try next.waitUntil(seconds: 300) { $0.text.contains("✗ That passphrase does not open this") }
    // What is typed while the right one is at work goes into the text.
    next.send(Keys.ctrl("a") + "seven quiet otters dine" + Keys.enter + "tall ")
    try next.waitUntil(seconds: 300) { screen in
      let text = screen.text
      #expect(text.contains("Recover locked note") || text.contains("giraffe "))
      return text.contains("giraffe tall the zebra")
    }
    #expect(home.files(containing: "giraffe") == [])
    #expect(!String(decoding: next.received, as: UTF8.self).contains("otter"))
  }

  /// A folder that was once opened as a notebook has an index: what is locked alone is taken out of it too.
  @Test func aNoteThatIsLockedAloneLeavesNoIndex() throws {
    let home = try TerminalHome()
    home.write("the zebra sleeps\n", to: "Secret.md")
    let notebook = try home.start()
    try notebook.waitFor("zebra")
    let cache = home.root + "/.cache"
    try notebook.waitUntil { _ in !home.files(containing: "zebra", in: cache).isEmpty }
    notebook.send(Keys.ctrl("q"))
    #expect(notebook.waitForExit() == .exited(0))
    #expect(!home.files(containing: "zebra", in: cache).isEmpty)
    let program = try home.open("Secret.md", showing: "zebra")
    program.send(Keys.alt("l"))
    try program.waitFor("Lock note")
    program.send("seven quiet otters dine")
    try program.waitFor("▰▰▰")
    program.send(Keys.tab + "seven quiet otters dine")
    try program.waitFor("✓ The two match")
    program.send(Keys.enter)
    try program.waitUntil(seconds: 300) { $0.text.contains("✓ Locked.") }
    #expect(home.files(containing: "zebra") == [])
  }

  /// Of a passphrase that was typed, or pasted and given up, nothing stays in memory, and no core dump is made
  /// from then on. Of the text of a note that was left nothing stays either, once its journal is closed.
  @Test func whatWasLeftIsNotInMemory() throws {
    let home = try TerminalHome()
    let words = "the zebra sleeps in the quiet barn"
    home.write(String(repeating: words + "\n\n", count: 300), to: "Secret.md")
    home.write("the other note\n", to: "Other.md")
    let program = try home.start(
      ["--no-animation", home.path("Secret.md"), home.path("Other.md")])
    try program.waitFor("zebra")
    try program.lockNote()
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))

    let next = try home.start(["--no-animation", home.path("Secret.md"), home.path("Other.md")])
    try next.waitFor("Open locked note")
    next.send("\u{1B}[200~an abandoned hippopotamus\u{1B}[201~")
    next.settle()
    next.send(Keys.ctrl("a") + "seven quiet otters dine" + Keys.enter)
    try next.waitUntil(seconds: 300) { $0.text.contains("zebra") }
    next.send("typed quokkaphant " + Keys.ctrl("z"))
    next.send(Keys.alt("w"))
    try next.waitFor("without saving")
    next.send("d")
    try next.waitFor("the other note")
    next.settle(milliseconds: 1500)
    let memory = ProcessMemory(identifier: next.processIdentifier)
    guard memory.count(of: "the other note") ?? 0 > 0 else {
      print("the memory of a process may not be read: not tested")
      return
    }
    for secret in ["hippopotamus", "quiet otters"] {
      #expect(memory.places(of: secret) == [])
    }
    // The journal of what was left may still be on its way to the disk.
    for word in ["zebra sleeps", "quokkaphant"] {
      for _ in 0..<20 where memory.count(of: word) != 0 { next.settle(milliseconds: 500) }
      #expect(memory.places(of: word) == [])
    }
    let limits = home.text("/proc/\(next.processIdentifier)/limits") ?? ""
    let core = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
    #expect(core?.split(separator: " ").dropFirst(4).first == "0")
  }

  /// Of a note that is locked where it was read, searched and copied from nothing stays in memory once it is left.
  @Test func ofANoteThatWasPlainNothingIsInMemory() throws {
    let home = try TerminalHome()
    let words = ["zebrafield", "zebraurl", "zebrawiki", "zebrapicture", "zebratag", "zebratext"]
    home.write(
      "---\nkey: zebrafield\n---\n# Secret\n\nzebratext [a](https://x.org/zebraurl) "
        + "[[zebrawiki]] #zebratag ![c](zebrapicture.png)\n", to: "Secret.md")
    home.write("the other note\n", to: "Other.md")
    let program = try home.start()
    func open(_ name: String, showing words: String) throws {
      program.send(Keys.ctrl("o"))
      try program.waitFor("Open note")
      program.send(name + Keys.enter)
      try program.waitFor(words)
    }
    try program.waitFor("Other")
    try open("Secret", showing: "zebratext")
    program.send(Keys.ctrl("f"))
    try program.waitFor("Find")
    program.send("zebratext" + Keys.enter)
    try program.waitFor("1 of 1")
    program.send(Keys.escape)
    try program.waitForNo("1 of 1")
    program.send(Keys.ctrl("a") + Keys.ctrl("c"))
    program.settle()
    try program.lockNote()
    try open("Other", showing: "the other note")
    program.settle(milliseconds: 1500)
    let memory = ProcessMemory(identifier: program.processIdentifier)
    guard memory.count(of: "the other note") ?? 0 > 0 else {
      print("the memory of a process may not be read: not tested")
      return
    }
    for word in words {
      for _ in 0..<20 where memory.count(of: word) != 0 { program.settle(milliseconds: 500) }
      #expect(memory.places(of: word) == [], "\(word)")
    }
  }

  /// The box of the first screen takes what is typed from then on.
  @Test func aPassphraseIsTakenFromTheFirstMomentOn() throws {
    let home = try TerminalHome()
    home.write("the zebra sleeps\n", to: "Secret.md")
    let program = try home.open("Secret.md", showing: "zebra")
    try program.lockNote()
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let next = try home.start(["--no-animation", home.path("Secret.md")])
    try next.waitFor("Open locked note")
    for letter in "seven quiet otters dine" { next.send(String(letter)) }
    next.send(Keys.enter)
    try next.waitUntil(seconds: 300) { $0.text.contains("zebra") }
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
    try program.waitFor("Lock note")
    program.send("abc123")
    for part in words { try program.waitFor(part) }
    #expect(program.screen.text.contains("Esc cancel   Lock"))
  }

  @Test func theSecretIsShownOnlyWhenAskedFor() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    let program = try home.open("A.md", showing: "text")
    program.send(Keys.alt("l"))
    try program.waitFor("Lock note")
    program.send("xyzzy-plugh")
    try program.waitFor("▰")
    program.settle()
    #expect(!String(decoding: program.received, as: UTF8.self).contains("xyzzy"))
    program.send(Keys.alt("r"))
    try program.waitFor("xyzzy-plugh")
    program.send(Keys.alt("r"))
    try program.waitForNo("xyzzy-plugh")
    program.send(Keys.escape)
    try program.waitForNo("Lock note")
    #expect(home.text("A.md") == "text\n")
    program.send("on ")
    try program.waitFor("on text")
  }
}
