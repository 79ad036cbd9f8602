import CursesTerminalHarness
import Glibc
import Testing

/// The screen on terminals of all kinds, and the mouse.
@Suite("Terminal: screen", .serialized)
struct TerminalScreenTests {
  private func opened(
    _ text: String = "# Head\n\none two three\n\n- [ ] task\n- [x] done\n",
    _ environment: [String: String] = [:], columns: Int = 100, rows: Int = 30
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write(text, to: "A.md")
    // The status bar tells of what is saved, when it likes.
    home.configure("autosave: off\n")
    let program = try home.start(environment: environment, columns: columns, rows: rows)
    try program.waitFor("Head")
    program.settle()
    return (home, program)
  }

  @Test(arguments: [(40, 10), (80, 24), (200, 50), (300, 90), (57, 13)])
  func everySizeIsUsable(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try opened(columns: columns, rows: rows)
    program.send(Keys.toEnd + "!")
    try program.waitFor("done!")
    program.send(Keys.f1)
    try program.waitFor("Esc close")
    program.send(Keys.escape)
    try program.waitForNo("Esc close")
    try program.save()
    #expect(home.text("A.md")?.hasSuffix("done!\n") == true)
  }

  @Test(arguments: ["tmux-256color", "linux", "screen", "xterm", "vt220"])
  func otherTerminalsShowAUsableScreen(_ name: String) throws {
    let (_, program) = try opened(
      "# Head\n\nbody\n", ["TERM": name, "COLORTERM": ""], columns: 80, rows: 24)
    program.send(Keys.toEnd + " typed")
    try program.waitFor("body typed")
    try program.waitFor("unsaved")
  }

  @Test func withoutColoursNothingIsColoured() throws {
    let (_, program) = try opened("# Head\n\nbody\n", ["NO_COLOR": "1"])
    program.send(Keys.toEnd + " typed")
    try program.waitFor("body typed")
    let screen = program.screen
    for row in 0..<screen.rows {
      for column in 0..<screen.columns {
        let cell = screen.cell(column, row)
        #expect(cell.foreground == nil && cell.background == nil, "\(column),\(row): \(cell)")
      }
    }
    let place = try screen.place(of: "Head")
    #expect(screen.cell(place.column, place.row).isBold)
  }

  @Test func aCLocaleDrawsBoxesInASCII() throws {
    let (_, program) = try opened("# Head\n\nbody\n", ["LC_ALL": "C", "LANG": "C"])
    program.send(Keys.toEnd + " typed")
    try program.waitFor("body typed")
    let text = program.screen.text
    #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
    #expect(text.contains("+-"))
  }

  @Test func resizeStormWhileTyping() throws {
    let (home, program) = try opened("Head\n", columns: 90, rows: 30)
    var typed = ""
    for step in 0..<40 {
      program.resize(columns: 30 + step * 7 % 120, rows: 5 + step * 3 % 40)
      let letter = "abcdefghij".dropFirst(step % 10).prefix(1)
      program.send(String(letter))
      typed += letter
    }
    program.resize(columns: 120, rows: 30)
    try program.waitFor(typed + "Head")
    program.send(Keys.ctrl("s"))
    try program.waitFor("Saved")
    #expect(home.text("A.md") == typed + "Head\n")
  }

  @Test func whatIsTypedWhileTheWindowIsTooSmallArrives() throws {
    let (_, program) = try opened("Head\n", columns: 90, rows: 30)
    program.resize(columns: 19, rows: 3)
    try program.waitFor("too small")
    program.send("xyz")
    program.settle(milliseconds: 200)
    #expect(program.screen.text.contains("too small"))
    #expect(!program.screen.text.contains("xyz"))
    program.resize(columns: 90, rows: 30)
    try program.waitFor("xyzHead")
  }

  @Test func aDialogOutlivesATooSmallWindow() throws {
    let (_, program) = try opened("Head\n", columns: 90, rows: 30)
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.resize(columns: 12, rows: 3)
    try program.waitFor("too")
    program.send("bold")
    program.resize(columns: 90, rows: 30)
    try program.waitUntil { $0.text.contains("Commands") && $0.text.contains("bold") }
  }

  @Test func aClickPlacesTheCaretAndADragSelects() throws {
    let (home, program) = try opened()
    let place = try program.screen.place(of: "two")
    program.click(place)
    try program.waitUntil { $0.cursor == place }
    program.send("X")
    try program.waitFor("one Xtwo")
    program.mouse(0, (place.column, place.row))
    program.mouse(32, (place.column + 2, place.row))
    program.mouse(32, (place.column + 4, place.row))
    program.mouse(0, (place.column + 4, place.row), isPress: false)
    program.send(Keys.ctrl("b"))
    try program.waitUntil { $0.cell(place.column + 1, place.row).isBold }
    try program.save()
    #expect(
      home.text("A.md") == "# Head\n\none **Xtwo** three\n\n- [ ] task\n- [x] done\n")
  }

  @Test func aClickOnATaskTicksIt() throws {
    let (home, program) = try opened()
    let box = try program.screen.place(of: "☐")
    program.click(box)
    try program.waitUntil { $0.cell(box.column, box.row).text == "☑" }
    try program.save()
    #expect(home.text("A.md")?.contains("- [x] task") == true)
  }

  @Test func theWheelScrollsTheText() throws {
    let lines = (1...90).map { "line \($0)\n\n" }.joined()
    let (_, program) = try opened("# Head\n\n" + lines)
    let place = try program.screen.place(of: "line 5")
    for _ in 0..<6 { program.mouse(65, place) }
    try program.waitUntil { !$0.text.contains("Head\n") && $0.text.contains("line 12") }
    for _ in 0..<9 { program.mouse(64, place) }
    try program.waitFor("line 1 ")
  }

  @Test func scrollingByARowSendsThatRow() throws {
    let lines = (1...90).map { "line \($0)\n\n" }.joined()
    let (_, program) = try opened("# Head\n\n" + lines)
    program.send(String(repeating: "\u{1B}[B", count: 30))
    try program.waitFor("line 30")
    var costs: [Int] = []
    // All rows but two move as they are. Their light goes with them, and comes right when all is quiet: on a busy
    // machine that is before the row has been seen, so that it is counted with some of them.
    for number in 31...70 where costs.count < 6 || (costs.min() ?? 0) > 4_000 {
      program.settle(milliseconds: 400)
      program.forgetOutput()
      program.send("\u{1B}[B")
      try program.waitFor("line \(number)")
      costs.append(program.bytesReceived)
    }
    #expect(costs.min() ?? 0 <= 4_000, "\(costs)")
    expectFreshPicture(of: program)
  }

  @Test func whateverMovesTheLightComesHome() throws {
    let lines = (1...90).map { "line \($0)\n\n" }.joined()
    let (_, program) = try opened("# Head\n\n" + lines)
    let (down, up) = ("\u{1B}[B", "\u{1B}[A")
    program.send(String(repeating: down, count: 24))
    for keys in [
      down + down + down, "\r\r", "\u{1B}[6~", up + up, "x\r", String(repeating: up, count: 14),
    ] {
      program.send(keys)
      program.settle(milliseconds: 60)
    }
    expectFreshPicture(of: program)
  }

  /// Expects that a picture at rest is that of a window of another size, which is drawn anew.
  private func expectFreshPicture(of program: TerminalHarness) {
    // Light comes home an eighth of a second after the last key, later where the machine is busy.
    program.waitForSleep(atMost: 10)
    program.settle(milliseconds: 1_500)
    let (text, still) = (program.screen.text, picture(of: program))
    program.resize(columns: 101, rows: 30)
    program.settle(milliseconds: 600)
    program.resize(columns: 100, rows: 30)
    program.settle(milliseconds: 600)
    for _ in 0..<20 where program.screen.text != text || picture(of: program) != still {
      program.settle(milliseconds: 600)
    }
    #expect(program.screen.text == text)
    let places = zip(picture(of: program), still).enumerated().filter { $1.0 != $1.1 }.map {
      "\($0.offset % 100):\($0.offset / 100)"
    }
    #expect(places.isEmpty, "\(places)")
  }

  private func picture(of program: TerminalHarness) -> [TerminalScreen.Cell] {
    (0..<30).flatMap { row in (0..<100).map { program.screen.cell($0, row) } }
  }

  @Test func aLargePaste() throws {
    let (home, program) = try opened("Head\n")
    let line = String(repeating: "pasted words ", count: 9)
    let body = (0..<500).map { "\($0) \(line)\n" }.joined()
    program.send(Keys.toEnd)
    program.send("\u{1B}[200~\(body)\u{1B}[201~")
    try program.waitUntil(seconds: 20) { $0.text.contains("499 pasted") }
    program.send("end")
    try program.waitFor("end")
    program.send(Keys.ctrl("s"))
    try program.waitUntil(seconds: 20) { $0.text.contains("Saved") }
    let saved = try #require(home.text("A.md"))
    #expect(saved.utf8.count > 50_000)
    #expect(saved.contains("321 pasted words pasted"))
  }

  @Test func atRestNothingIsSentAndNothingWakes() throws {
    let (_, program) = try opened()
    // After a second the note is remembered as the one that was open.
    program.settle(milliseconds: 2000)
    let before = switches(program.processIdentifier)
    #expect(program.settle(milliseconds: 1500) == 0)
    #expect(switches(program.processIdentifier) == before)
  }

  /// How often the main thread of a process has gone to sleep of its own accord.
  private func switches(_ process: pid_t) -> Int {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let words = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        .split(whereSeparator: \.isWhitespace)
      if words.first == "voluntary_ctxt_switches:" { return Int(words[1]) ?? 0 }
    }
    return 0
  }

  @Test func aKeyAtTheEndOfALineIsCheap() throws {
    let (_, program) = try opened()
    program.send(Keys.toEnd + "a")
    try program.waitFor("donea")
    program.settle()
    var costs: [Int] = []
    for (number, letter) in "bcghj".enumerated() {
      program.forgetOutput()
      program.send(String(letter))
      let typed = "donea" + "bcghj".prefix(number + 1)
      try program.waitFor(typed)
      program.settle(milliseconds: 40)
      costs.append(program.bytesReceived)
    }
    // The letter, and the column in the status bar; one key in ten widens the latter.
    #expect(costs.sorted()[2] <= 90, "\(costs)")
  }
}
