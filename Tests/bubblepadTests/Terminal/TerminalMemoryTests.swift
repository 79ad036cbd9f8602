import CursesTerminalHarness
import Foundation
import Testing

/// What is chosen in the program lasts, and notes are found as they were left.
@Suite("Terminal: memory", .serialized)
struct TerminalMemoryTests {
  static let altLeft = "\u{1B}[1;3D"
  static let altRight = "\u{1B}[1;3C"

  private func notebook() throws -> TerminalHome {
    let home = try TerminalHome()
    home.write((1...40).map { "Line \($0) of long.\n\n" }.joined(), to: "Long.md")
    home.write("Some short words.\n", to: "Short.md")
    return home
  }

  private func open(_ title: String, in program: TerminalHarness) throws {
    program.send(Keys.ctrl("o"))
    try program.waitFor("Open note")
    program.send(title)
    program.settle()
    program.send(Keys.enter)
    try program.waitFor("╭─ \(title) ")
  }

  private func quit(_ program: TerminalHarness) {
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
  }

  /// What stands at the right of the list.
  private func page(_ screen: TerminalScreen) -> String {
    (0..<screen.rows).map { String(screen.text(row: $0).dropFirst(34)) }.joined()
  }

  /// What the first rows of the text show, without the light around it.
  private static func topLine(_ screen: TerminalScreen) -> String {
    (6...9).map { row in
      String(screen.text(row: row).dropFirst(34).drop { $0 != "L" }.prefix { $0 != "." })
    }.joined()
  }

  private func choices(_ home: TerminalHome) -> String {
    home.text(home.root + "/state/bubblepad/choices") ?? ""
  }

  @Test func whatIsChosenByCommandsLasts() throws {
    let home = try notebook()
    let first = try home.start([home.notebook])
    try first.waitFor("2 notes")
    first.send(Keys.f7)
    try first.waitFor("type a few")
    first.send("gruvbox")
    first.settle()
    first.send(Keys.enter)
    try first.waitForNo("type a few")
    first.send(Keys.alt("m"))
    try first.waitFor("stands still")
    first.send(Keys.ctrl("p") + "vi keys")
    try first.waitFor("Vi keys")
    first.send(Keys.enter)
    try first.waitFor("Vi keys are on")
    first.send(Keys.f9)
    try first.waitForNo("title, first line")
    quit(first)
    let kept = choices(home)
    #expect(kept.contains("animation\toff") && kept.contains("vi\ton"))
    #expect(kept.contains("note-list\thidden") && !kept.contains("theme"))
    // What was chosen from a list is in the settings, and nothing else.
    let settings = home.text(home.root + "/config/bubblepad/config.yaml") ?? ""
    #expect(settings.lowercased().hasPrefix("theme: gruvbox"))
    #expect(settings.split(separator: "\n").count == 1)

    let second = try home.start([home.notebook])
    try second.waitFor("NORMAL")
    #expect(!second.screen.text.contains("title, first line"))
    second.send(Keys.f7)
    try second.waitFor("type a few")
    #expect(second.screen.text.lowercased().contains("gruvbox"))
    second.send(Keys.escape)
    second.send(Keys.alt("m"))
    try second.waitFor("The background moves")
    quit(second)
  }

  /// What was written by hand after the choice is the later choice.
  @Test func theSettingsFileWinsOnceItWasChangedLater() throws {
    let home = try notebook()
    let config = home.root + "/config/bubblepad/config.yaml"
    TerminalHome.makeFolder(home.root + "/config/bubblepad")
    home.write("vi: off # by hand\n", to: config)
    let first = try home.start()
    try first.waitFor("2 notes")
    first.send(Keys.ctrl("p") + "vi keys")
    try first.waitFor("Vi keys")
    first.send(Keys.enter)
    try first.waitFor("NORMAL")
    quit(first)
    #expect(home.text(config) == "vi: off # by hand\n")
    let second = try home.start()
    try second.waitFor("NORMAL")
    quit(second)
    home.write("note-list: hidden\n", to: config)
    let third = try home.start()
    try third.waitFor("saved")
    third.settle()
    #expect(!third.screen.text.contains("NORMAL"))
    quit(third)
  }

  @Test func theLastNoteComesBackWhereItWasLeft() throws {
    let home = try notebook()
    let first = try home.start()
    try first.waitFor("2 notes")
    try open("Long", in: first)
    for _ in 0..<30 { first.send(Keys.down) }
    try first.waitFor("¶ 61:1")
    let top = Self.topLine(first.screen)
    #expect(top.contains("Line"))
    quit(first)
    let second = try home.start()
    try second.waitFor("¶ 61:1")
    #expect(Self.topLine(second.screen) == top)
    quit(second)
    // A line on the command line comes first.
    let third = try home.start(["--no-animation", "+3", home.path("Long.md")])
    try third.waitFor("¶ 3:1")
    quit(third)
  }

  /// What is typed first after opening a note belongs to its text, and never to the properties above.
  @Test(arguments: ["\n", "\r\n"])
  func aNoteIsOpenedBelowItsFrontMatter(lineEnd: String) throws {
    let home = try TerminalHome()
    let properties = "---\ntags: [plan]\n---\n\n".replacing("\n", with: lineEnd)
    home.write(properties + "Words." + lineEnd, to: "Plan.md")
    let program = try home.start([home.path("Plan.md")])
    try program.waitFor("Words.")
    program.send("Hi ")
    try program.waitFor("Hi Words.")
    program.send(Keys.ctrl("s"))
    try program.waitFor("Saved")
    #expect(home.text("Plan.md") == properties + "Hi Words." + lineEnd)
    quit(program)
  }

  @Test func foldsComeBack() throws {
    let home = try TerminalHome()
    home.write("# One\n\nfirst part\n\n# Two\n\nsecond part\n", to: "Folded.md")
    let first = try home.start()
    try first.waitFor("first part")
    first.send(Keys.alt("-"))
    try first.waitUntil { !self.page($0).contains("first part") }
    quit(first)
    let second = try home.start()
    try second.waitFor("second part")
    second.settle()
    #expect(!page(second.screen).contains("first part"))
    quit(second)
  }

  @Test func backAndForwardGoThroughWhatWasOpen() throws {
    let home = try notebook()
    let program = try home.start()
    try program.waitFor("2 notes")
    try open("Long", in: program)
    for _ in 0..<4 { program.send(Keys.down) }
    try program.waitFor("¶ 9:1")
    try open("Short", in: program)
    program.send(Self.altLeft)
    try program.waitUntil { $0.text.contains("╭─ Long ") && $0.text.contains("¶ 9:1") }
    program.send(Self.altRight)
    try program.waitFor("╭─ Short ")
    program.send(Keys.alt("<"))
    try program.waitFor("╭─ Long ")
    program.send(Keys.alt(">"))
    try program.waitFor("╭─ Short ")
    program.send(Keys.alt(">"))
    try program.waitFor("last note you went to")
    // Words are gone through with Ctrl, and with Alt+B and Alt+F.
    program.send("\u{1B}[1;5C")
    try program.waitFor("¶ 1:5")
    program.send(Keys.alt("b"))
    try program.waitFor("¶ 1:1")
    quit(program)
    // The notes of the last session are one step away.
    let next = try home.start()
    try next.waitFor("╭─ Short ")
    next.send(Self.altLeft)
    try next.waitFor("╭─ Long ")
    quit(next)
  }

  @Test func aKeyThatIsTakenAwayIsTheTextsAgain() throws {
    let home = try notebook()
    home.configure("keys:\n  go-forward: none\n")
    let program = try home.open("Short.md", showing: "Some short")
    program.send(Self.altRight)
    try program.waitFor("¶ 1:5")
    quit(program)
  }

  @Test func theNotesThatWereLeftLastAreOfferedFirst() throws {
    let home = try notebook()
    home.write("third\n", to: "Another.md")
    let program = try home.start()
    try program.waitFor("3 notes")
    try open("Long", in: program)
    try open("Short", in: program)
    program.send(Keys.ctrl("o"))
    try program.waitFor("Open note")
    program.settle()
    program.send(Keys.enter)
    try program.waitFor("╭─ Long ")
    quit(program)
    // They are offered where another folder, or a single note, is open.
    let single = try home.open("Another.md", showing: "third")
    single.send(Keys.ctrl("p") + "recent")
    try single.waitFor("Recent notes…")
    single.send(Keys.enter)
    try single.waitUntil { $0.text.contains("Long") && $0.text.contains("Short") }
    single.send(Keys.enter)
    try single.waitFor("╭─ Long ")
    quit(single)
  }

  /// Whatever is in the files, the program starts.
  @Test func filesOfNonsenseAreNoTrouble() throws {
    let home = try notebook()
    let state = home.root + "/state/bubblepad"
    TerminalHome.makeFolder(state)
    let path = home.path("Short.md")
    for text in [
      "\u{0}\u{1}x\t\t\t\n", "999999\t999999\t999999\t999999\t1,2,x\t\(path)\n",
      "-1\t-1\t-1\t-1\t-1\t\(path)\n",
      "1\t1\t1\t1\t\t%\n" + String(repeating: "\t", count: 100_000),
    ] {
      home.write(text, to: state + "/places")
      home.write("theme\t\u{1B}[31m\nvi\tmaybe\nlist-width\t99999\n" + text, to: state + "/choices")
      let program = try home.start()
      try program.waitFor("2 notes")
      quit(program)
    }
  }

  /// With a heap for each thread, what one has let go of is of no use to the others.
  @Test func allThreadsShareOneHeap() throws {
    let home = try notebook()
    let program = try home.start([home.notebook])
    try program.waitFor("2 notes")
    let maps = try #require(
      try? String(contentsOfFile: "/proc/\(program.processIdentifier)/maps", encoding: .utf8))
    // glibc reserves 64 MB at an address that is a multiple of that.
    let reserved = UInt(64 << 20)
    let heaps = maps.split(separator: "\n").filter { line in
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      return ends.count == 2 && ends[0].isMultiple(of: reserved) && line.contains(" rw-p ")
        && maps.contains(
          "\n" + String(ends[1], radix: 16) + "-" + String(ends[0] + reserved, radix: 16))
    }
    #expect(heaps.isEmpty, "\(heaps.joined(separator: "\n"))")
    quit(program)
  }
}
