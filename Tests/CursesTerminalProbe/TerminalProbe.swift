import CursesCore
import CursesSeededRandom
import CursesTerminal
import Glibc

/// A small program for the terminal tests: shows a known screen and does what the keys say.
///
/// Typed letters go to the end of row 2. Ctrl+Q quits, Ctrl+Z suspends, Ctrl+F traps, Ctrl+E reads a
/// wild address, Ctrl+A aborts, Ctrl+X exits without closing, Ctrl+B starts the background, Ctrl+D
/// shows a dialog of odd clusters, Ctrl+S makes each later letter take 10 ms, Ctrl+T runs a task,
/// Ctrl+Y copies, Ctrl+W names the window, Ctrl+U tells how often the loop has woken. Ctrl+G shows a message
/// that goes after two seconds, or when the program is continued; after Ctrl+K it counts how often it was continued;
/// after Ctrl+N each letter takes `PROBE_WORK` milliseconds of the processor. With PROBE_FILE, what ends the
/// program is written there.
@MainActor
final class TerminalProbe {
  let loop: EventLoop
  let terminal: Terminal
  var typed = "Typed: "
  var note = "ready"
  var events = 0
  var ticks = 0
  var isMoving = false
  var kind = FrameKind.text
  var needsDrawing = true
  var showsClusters = false
  var isSlow = false
  /// Whether only keys change what is said.
  var keepsNote = false
  /// How often it was continued; nil where that is not counted.
  var resumptions: Int?
  /// The milliseconds of the processor that a letter takes.
  var work = 0

  init() throws(TerminalError) {
    loop = try EventLoop()
    var options = TerminalOptions()
    options.asksTerminal = getenv("PROBE_ASKS") == nil
    terminal = try Terminal(options: options)
    loop.attach(terminal)
    loop.onEvent = { [unowned self] in take($0) }
    loop.onTerminate = { [unowned self] in
      note = "end \($0)"
      keep(note)
      loop.stop()
    }
    loop.afterEvents = { [unowned self] in draw() }
    terminal.onCapabilitiesChange = { [unowned self] _ in needsDrawing = true }
    terminal.onResume = { [unowned self] in needsDrawing = true }
  }

  /// The program is continued, which it sees as its size being told again.
  private func noteResumption() {
    if note == "message" { note = "ready" }
    resumptions? += 1
    if let resumptions { note = "continued \(resumptions)" }
  }

  /// What the app does with unsaved text.
  private func keep(_ text: String) {
    guard let path = getenv("PROBE_FILE"), let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  func take(_ event: InputEvent) {
    events += 1
    needsDrawing = true
    switch event {
    case .key(let key): take(key)
    case .paste(let bytes):
      note = "paste \(bytes.count) \(bytes.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) })"
    case .mouse(let mouse): note = "\(mouse.action) \(mouse.position.column),\(mouse.position.row)"
    case .focus(let focused): note = "focus \(focused)"
    case .resize(let size):
      if keepsNote { noteResumption() } else { note = "size \(size.columns)x\(size.rows)" }
    }
  }

  func take(_ key: Key) {
    if let character = key.typed {
      if isSlow { usleep(10_000) }
      compute(milliseconds: work)
      typed.append(character)
      kind = .text
      return
    }
    note = "key \(key.code) \(key.modifiers.rawValue)"
    guard key.modifiers == .control, case .character(let letter) = key.code else { return }
    command(letter)
  }

  func command(_ letter: Character) {
    switch letter {
    case "q": loop.stop()
    case "z": terminal.suspend()
    case "f": fatalError("a trap in the probe")
    case "e": UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
    case "a": abort()
    case "x": exit(3)
    case "r": drawRandom(repaint: false)
    case "l": drawRandom(repaint: true)
    case "d": showsClusters.toggle()
    case "s": isSlow = true
    case "k": (keepsNote, resumptions, note) = (true, 0, "continued 0")
    case "n": work = getenv("PROBE_WORK").flatMap { Int(String(cString: $0)) } ?? 0
    case "g":
      (keepsNote, note) = (true, "message")
      loop.schedule(after: 2_000_000_000) { [unowned self] _ in
        if note == "message" { note = "ready" }
        needsDrawing = true
      }
    case "y": note = "copied \(terminal.copy(Array("clip ä".utf8)))"
    case "w": terminal.setTitle("A\u{1B}]2;B\u{7} \u{202E}ti\u{2066}tle")
    case "u": note = "woken \(loop.wakeUps)"
    case "t":
      Task { @MainActor in
        await Task.yield()
        note = "task ran"
        needsDrawing = true
        loop.inbox.post {}
      }
    case "b":
      isMoving = true
      loop.schedule(after: 0, repeating: 20_000_000) { [unowned self] _ in
        guard terminal.line.takesBackground else { return }
        ticks += 1
        moveLight()
        terminal.present(frame(), cursor: cursor, kind: .background)
      }
    default: break
    }
  }

  /// Keeps the processor busy.
  private func compute(milliseconds: Int) {
    func used() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
    let end = used() + milliseconds
    while milliseconds > 0, used() < end {}
  }

  var cursor: Cursor { Cursor(at: Point(column: typed.count, row: 2)) }

  func frame() -> Frame {
    var frame = Frame(
      size: terminal.size,
      filledWith: Cell(style: Style(foreground: Color(hex: 0xC0CAF5), background: base)))
    let ink = Color(hex: 0xC0CAF5)
    frame.write(
      "Probe", column: 0, row: 0, foreground: Color(hex: 0xFF8040),
      background: Color(hex: 0x102030),
      attributes: [.bold, .italic, .underline])
    frame.write("struck", column: 10, row: 0, foreground: ink, attributes: [.strikethrough])
    frame.write("wave", column: 20, row: 0, foreground: ink, attributes: [.undercurl])
    frame.write(
      "link", column: 30, row: 0, foreground: ink, link: Link("https://example.org/a"))
    frame.write(note, column: 0, row: 1, foreground: ink)
    frame.write(typed, column: 0, row: 2, foreground: ink)
    if showsClusters { drawClusters(&frame, ink) }
    let last = frame.size.rows - 1
    frame.write("last row ─│┌", column: 0, row: last, foreground: ink)
    frame.write("#", column: frame.size.columns - 1, row: last, foreground: ink)
    addLight(to: &frame)
    return frame
  }

  /// The light of each cell, while the background moves.
  private var light: [Color] = []

  /// Renews the light of as many rows as the line may have; a cell costs about 20 bytes.
  private func moveLight() {
    let size = terminal.size
    if light.count != size.cellCount { light = Array(repeating: base, count: size.cellCount) }
    let rows = max(1, terminal.line.allowance / (20 * max(1, size.columns)))
    for offset in 0..<min(rows, size.rows) {
      let row = (ticks * rows + offset) % size.rows
      for column in 0..<size.columns {
        // No two neighbours alike: the most that a background can cost.
        let shade = UInt8(truncatingIfNeeded: ticks * 7 + column * 5) & 127
        light[row * size.columns + column] = Color(shade, 30, 60)
      }
    }
  }

  private func addLight(to frame: inout Frame) {
    guard isMoving, light.count == frame.size.cellCount else { return }
    var index = 0
    let base = base
    frame.modify(frame.bounds) { cell in
      if cell.style.background == base { cell.style.background = light[index] }
      index += 1
    }
  }

  private let base = Color(hex: 0x1A1B26)

  /// Clusters that ncurses cannot hold, each with a mark right after it.
  private func drawClusters(_ frame: inout Frame, _ ink: Color) {
    let samples: [(String, Int)] = [
      ("日", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2), ("क्ष", 1), ("\u{1FAE8}", 2), ("e\u{301}", 1),
    ]
    for (index, (text, width)) in samples.enumerated() {
      frame.put(Glyph(text.first ?? "?"), width: width, column: 0, row: 3 + index, foreground: ink)
      frame.write("|", column: width, row: 3 + index, foreground: ink)
    }
    frame.put(
      Glyph(Character("日")), width: 2, column: frame.size.columns - 2, row: 3, foreground: ink)
  }

  private var randomSteps: UInt64 = 0
  private var randomFrame: Frame?

  /// Changes some places of the last random frame, or shows the same one from nothing.
  private func drawRandom(repaint: Bool) {
    needsDrawing = false
    var frame = randomFrame ?? self.frame()
    if repaint {
      terminal.repaintAll()
    } else {
      randomSteps += 1
      var random = SeededGenerator(seed: randomSteps)
      if randomSteps > 30 {
        frame = movedList()
      } else {
        for _ in 0..<Int.random(in: 1...60, using: &random) { random.scribble(on: &frame) }
      }
    }
    randomFrame = frame
    let mark = repaint ? "!" : "."
    frame.write(
      "frame \(randomSteps)\(mark)   ", column: 0, row: frame.size.rows - 1, foreground: .white)
    terminal.present(frame, cursor: cursor)
  }

  /// A list that moves by a row, beside a flag that stays where it is: whole rows may be scrolled for that.
  private func movedList() -> Frame {
    var frame = Frame(size: terminal.size)
    for row in 0..<frame.size.rows - 1 {
      let text = "entry \(row + Int(randomSteps)) of a list that is moved"
      frame.write(text, column: 0, row: row, foreground: .white)
    }
    frame.put(Glyph("🇩🇪"), width: 2, column: 40, row: 8, foreground: .white)
    return frame
  }

  func draw() {
    guard needsDrawing else { return }
    needsDrawing = false
    terminal.present(frame(), cursor: cursor)
  }
}

extension SeededGenerator {
  private static let samples = [
    ("a", 1), ("text", 1), (" ", 1), ("    ", 1), ("日", 2), ("e\u{301}", 1), ("─", 1), ("👨‍👩‍👧", 6),
    ("👍🏽", 4), ("🇩🇪", 2), ("\u{1FAE8}", 2),
  ]

  /// Writes something somewhere.
  mutating func scribble(on frame: inout Frame) {
    let (text, width) = Self.samples.randomElement(using: &self) ?? ("?", 1)
    var column = Int.random(in: 0..<frame.size.columns, using: &self)
    let row = Int.random(in: 0..<frame.size.rows - 1, using: &self)
    let colors: [Color] = [.white, Color(hex: 0xFF8040), Color(hex: 0x203040), .terminalDefault]
    let ink = colors.randomElement(using: &self) ?? .white
    let ground = colors.randomElement(using: &self) ?? .black
    let attributes = TextAttributes(rawValue: UInt16.random(in: 0..<128, using: &self))
    let link = Bool.random(using: &self) ? Link("https://example.org/b") : .none
    for character in text {
      column = frame.put(
        Glyph(character), width: width, column: column, row: row, foreground: ink,
        background: ground, attributes: attributes.subtracting([.dim]), link: link)
    }
  }
}

@main
enum Program {
  static func main() {
    do throws(TerminalError) {
      let probe = try TerminalProbe()
      probe.draw()
      probe.loop.run()
      probe.terminal.close()
      print("closed after \(probe.note)")
      fflush(nil)
      probe.loop.dieOfSignal()
    } catch {
      fputs("probe: \(error)\n", standardError())
      exit(69)
    }
  }

  private static func standardError() -> UnsafeMutablePointer<FILE>? { fdopen(STDERR_FILENO, "w") }
}
