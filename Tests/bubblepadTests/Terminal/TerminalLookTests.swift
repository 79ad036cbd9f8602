import CursesTerminalHarness
import Glibc
import Testing

/// How the screen looks and moves on a real terminal.
@Suite("Terminal: look", .serialized)
struct TerminalLookTests {
  /// The app on a note with the word "body", `alone` without the list, which shows it a second time.
  private func opened(
    _ environment: [String: String] = [:], arguments: [String] = ["--no-animation"],
    settings: String = "", alone: Bool = false, columns: Int = 100, rows: Int = 30
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("# Head\n\nbody\n", to: "A.md")
    if !settings.isEmpty {
      home.configure(settings)
    }
    let program = try home.start(
      arguments + [alone ? home.path("A.md") : home.notebook],
      environment: environment, columns: columns, rows: rows)
    try program.waitFor("body")
    program.settle()
    return (home, program)
  }

  /// Empties a field of a colour.
  private static let cleared = Keys.end + String(repeating: "\u{7F}", count: 9)

  private func ground(_ program: TerminalHarness) -> Int? {
    let screen = program.screen
    return screen.cell(screen.columns / 2, screen.rows / 2).background
  }

  // MARK: Every terminal

  @Test(arguments: [
    ("xterm", ""), ("xterm-256color", "truecolor"), ("xterm-256color", ""), ("xterm-kitty", ""),
    ("foot", ""), ("alacritty", ""), ("gnome-256color", "truecolor"), ("tmux-256color", ""),
    ("screen", ""), ("screen-256color", "truecolor"), ("linux", ""), ("vt220", ""),
  ])
  func everyTerminalIsUsable(_ name: String, _ color: String) throws {
    let home = try TerminalHome()
    home.write("# Head\n\nbody\n", to: "A.md")
    // Not every machine has the entry of every terminal.
    let doctor = try home.start(["doctor"], environment: ["TERM": name, "COLORTERM": color])
    guard doctor.waitForExit() == .exited(0) else { return }
    let program = try home.start(environment: ["TERM": name, "COLORTERM": color])
    try program.waitFor("body")
    program.send(Keys.toEnd + " typed")
    try program.waitFor("body typed")
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.send(Keys.escape)
    try program.waitForNo("Commands")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "# Head\n\nbody typed\n")
  }

  @Test func aDumbTerminalIsRefusedInWords() throws {
    let home = try TerminalHome()
    let program = try home.start(environment: ["TERM": "dumb"])
    #expect(program.waitForExit() == .exited(69))
    #expect(program.screen.text.contains("cannot show a full screen"))
    let doctor = try home.start(["doctor"], environment: ["TERM": "dumb"])
    #expect(doctor.waitForExit() == .exited(78))
    #expect(doctor.screen.text.contains("xterm-256color"))
  }

  @Test func theDoctorAsksTheTerminal() throws {
    let home = try TerminalHome()
    let doctor = try home.start(["doctor"], columns: 120, rows: 40)
    #expect(doctor.waitForExit() == .exited(0))
    let text = doctor.screen.text
    for words in ["it answers questions", "120 columns, 40 rows", "24 bits", "Ctrl+I is Tab"] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(doctor.isCanonical)
  }

  @Test func twoHundredAndFiftySixColoursHaveABackground() throws {
    let (_, program) = try opened(
      ["COLORTERM": ""], arguments: ["--color", "256", "--no-animation"], columns: 120, rows: 40)
    // The gutter between the panels and around them.
    try program.waitUntil { screen in
      let row = (0..<screen.columns).map { screen.cell($0, 0) }
      return Set(row.compactMap(\.background) + row.compactMap(\.foreground)).count > 2
    }
    // Behind text there is none.
    let inside = (10..<30).map { program.screen.cell($0 + 50, 20).background }
    #expect(Set(inside).count == 1)
  }

  // MARK: Light and dark

  @Test func theThemeFollowsTheTerminal() throws {
    let (_, program) = try opened(settings: "theme: auto\n")
    let dark = try #require(ground(program))
    program.send("\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\")
    try program.waitUntil { ($0.cell(50, 15).background ?? 0) & 0xFF > 0xC0 }
    program.send("\u{1B}[?997;1n")
    try program.waitUntil { $0.cell(50, 15).background == dark }
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(String(decoding: program.received, as: UTF8.self).contains("\u{1B}[?2031l"))
  }

  @Test func withoutAutoNothingIsAskedAndNothingFollows() throws {
    let (_, program) = try opened()
    #expect(!String(decoding: program.received, as: UTF8.self).contains("]11;?"))
    program.send("\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\")
    program.send("!")
    try program.waitFor("!")
    // Dark still; the light behind may be on its way.
    #expect((ground(program) ?? 0xFF) & 0xFF < 0xA0)
  }

  // MARK: Themes

  @Test func aThemeFileThatChangesIsReadAgain() throws {
    let home = try TerminalHome()
    home.write("# Head\n\nbody\n", to: "A.md")
    for folder in ["/config", "/config/bubblepad", "/config/bubblepad/themes"] {
      mkdir(home.root + folder, 0o700)
    }
    let path = home.root + "/config/bubblepad/themes/mine.yaml"
    func theme(_ ground: String) -> String {
      "name: Mine\npalette:\n"
        + (0..<16).map { index in
          let digits = String(index, radix: 16).uppercased()
          return "  base0\(digits): \"\(index == 0 ? ground : "e0e0e0")\"\n"
        }.joined() + "glass: { strength: 1 }\n"
    }
    home.write(theme("101030"), to: path)
    let program = try home.start(["--no-animation", "--theme", "mine", home.notebook])
    try program.waitFor("body")
    try program.waitUntil { $0.cell(50, 15).background == 0x101030 }
    program.settle(milliseconds: 200)
    home.write(theme("301010"), to: path)
    try program.waitUntil { $0.cell(50, 15).background == 0x301010 }
    home.write("palette: [\n", to: path)
    try program.waitFor("not YAML")
    #expect(program.screen.cell(50, 15).background == 0x301010)
  }

  @Test func aThemeIsEditedAndSavedAsOnesOwn() throws {
    let (home, program) = try opened(alone: true)
    program.send("\u{1B}[18;2~")
    try program.waitFor("Edit Bubblepad Dark")
    // The light comes first; the first role after it is that of text.
    try program.waitFor("How much of its colour a bubble shows")
    program.send(String(repeating: Keys.down, count: 11))
    try program.waitFor("The quick brown fox")
    program.send(Keys.tab)
    program.send(Self.cleared + "#12")
    try program.waitFor("six hexadecimal")
    program.send(Self.cleared + "#ffcc00")
    try program.waitUntil { screen in
      let place = try screen.place(of: "body")
      return screen.cell(place.column, place.row).foreground == 0xFFCC00
    }
    program.send(Keys.tab + Keys.enter)
    try program.waitFor("Name of the new theme")
    program.send(Keys.enter)
    try program.waitFor("Saved")
    let saved = home.text(home.root + "/config/bubblepad/themes/my-bubblepad-dark.yaml")
    #expect(saved?.contains("text: { color: \"#ffcc00\"") == true)
    program.send(Keys.f7)
    try program.waitFor("My Bubblepad Dark")
  }

  @Test func givingUpAnEditedThemeBringsTheOldOneBack() throws {
    let (_, program) = try opened(alone: true)
    let place = try program.screen.place(of: "body")
    let before = program.screen.cell(place.column, place.row).foreground
    program.send("\u{1B}[18;2~")
    try program.waitFor("How much of its colour a bubble shows")
    program.send(String(repeating: Keys.down, count: 11))
    try program.waitFor("The quick brown fox")
    program.send(Keys.tab + Self.cleared + "#ffcc00")
    try program.waitUntil { $0.cell(place.column, place.row).foreground == 0xFFCC00 }
    program.send(Keys.escape)
    try program.waitUntil { $0.cell(place.column, place.row).foreground == before }
  }

  // MARK: Panels

  @Test func panelsAreMovedHiddenAndRemembered() throws {
    let home = try TerminalHome()
    home.write("body\n", to: "A.md")
    let program = try home.start()
    try program.waitFor("body")
    let before = try pageEdge(of: program.screen)
    program.send(Keys.alt("8"))
    try program.waitUntil { try pageEdge(of: $0) == before + 2 }
    // The gap between list and note is dragged.
    let gap = try pageEdge(of: program.screen) - 1
    program.mouse(0, (gap, 15))
    program.mouse(32, (gap + 5, 15))
    program.mouse(0, (gap + 5, 15), isPress: false)
    try program.waitUntil { try pageEdge(of: $0) > before + 3 }
    let wide = try pageEdge(of: program.screen)
    program.settle(milliseconds: 700)
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let again = try home.start()
    try again.waitFor("body")
    #expect(try pageEdge(of: again.screen) == wide)
  }

  /// The column of the left border of the page, right of the list.
  private func pageEdge(of screen: TerminalScreen) throws -> Int {
    let row = screen.text(row: try screen.place(of: "Notes").row)
    let corner = try #require(row.lastIndex(of: "╭"))
    return row.distance(from: row.startIndex, to: corner)
  }

  @Test func zenShowsTheTextAloneAndAToastSaysWhatIsNew() throws {
    let (_, program) = try opened()
    #expect(program.screen.text.contains("Notes"))
    program.send("\u{1B}[21~")
    try program.waitForNo("Notes")
    #expect((0..<4).allSatisfy { !program.screen.text(row: $0).contains("╭") })
    #expect(program.screen.text.contains("body"))
    try program.waitFor("Zen mode.")
    program.send("x" + Keys.ctrl("s"))
    try program.waitFor("Saved")
    program.send("\u{1B}[21~")
    try program.waitFor("Notes")
  }

  // MARK: Screen readers

  @Test func forAScreenReaderAllIsInOrderAndTheCursorIsWhereTheFocusIs() throws {
    let (_, program) = try opened(arguments: ["--screen-reader"])
    let text = program.screen.text
    for sign in ["│", "─", "╭", "▀", "▌", "☐"] { #expect(!text.contains(sign), "\(text)") }
    #expect(program.screen.isCursorVisible)
    program.send(Keys.alt("n"))
    try program.waitFor("List of 1 note.")
    #expect(program.screen.isCursorVisible)
    try program.waitUntil { screen in
      let title = (0..<screen.rows).first { screen.text(row: $0).trimmed.hasPrefix("A ") }
      return screen.cursor.row == title
    }
    program.send(Keys.alt("e"))
    try program.waitFor("Text of A")
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    #expect(!program.screen.text.contains("╭"))
    // At rest nothing moves.
    program.settle(milliseconds: 200)
    #expect(program.settle(milliseconds: 500) == 0)
  }

  // MARK: What the light costs

  @Test func theLightStaysWithinItsBytes() throws {
    let (_, program) = try opened(arguments: [], columns: 200, rows: 50)
    let start = ContinuousClock.now
    // The first picture comes in as fast as the line takes it.
    try program.waitUntil { _ in ContinuousClock.now - start > .seconds(2) }
    // A busy machine may be taken for a slow line, which gets no light for some seconds.
    program.forgetOutput()
    try program.waitUntil { _ in program.bytesReceived > 0 }
    program.forgetOutput()
    let measured = ContinuousClock.now
    try program.waitUntil { _ in ContinuousClock.now - measured > .seconds(3) }
    let time = ContinuousClock.now - measured
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    #expect(Double(program.bytesReceived) / seconds < 210_000)
    // Nobody looks: nothing is sent.
    program.send("\u{1B}[O")
    program.settle(milliseconds: 300)
    program.forgetOutput()
    #expect(program.settle(milliseconds: 600) == 0)
  }

  // MARK: Slow lines

  @Test(arguments: [(960, 1200.0), (11_520, 300.0)])
  func typingStaysFluentOnASlowLine(_ bytesPerSecond: Int, _ most: Double) throws {
    let home = try TerminalHome()
    home.write("Head\n", to: "A.md")
    let program = try home.start([home.path("A.md")], columns: 80, rows: 24)
    program.bytesPerSecond = bytesPerSecond
    try program.waitUntil(seconds: 60) { $0.text.contains("Head") }
    // Light that trickles in need never end: the line's speed is known after a few seconds.
    let shown = ContinuousClock.now
    try program.waitUntil { _ in ContinuousClock.now - shown > .seconds(5) }
    var times: [Double] = []
    for letter in "abcdefgh" {
      let start = ContinuousClock.now
      program.send(String(letter))
      try program.waitUntil(seconds: 30) { $0.text.contains("\(letter)Head") }
      let time = ContinuousClock.now - start
      times.append(
        Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15)
    }
    times.sort()
    #expect(times[times.count / 2] < most, "\(times)")
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
