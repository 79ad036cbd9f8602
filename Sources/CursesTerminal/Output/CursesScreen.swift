import CCursesNcurses
import CCursesTerminalShims
import CursesCLibrary
import CursesCore

/// The window of ncurses, drawing into a file in memory.
///
/// ncurses is never given the terminal itself: what it writes is collected, so that a frame leaves as
/// one piece and can be counted, delayed or completed with what ncurses cannot draw.
@MainActor
final class CursesScreen {
  private(set) var size: Size
  private(set) var entry: TerminfoEntry
  private let colors: ColorDepth
  private let memory: Int32
  private var buffer: UnsafeMutableBufferPointer<cchar_t>
  private var cells: CursesCells
  private let screen: OpaquePointer
  private let writer: UnsafeMutablePointer<FILE>
  private let reader: UnsafeMutablePointer<FILE>
  /// What goes before the bytes of the next update.
  private var start: [UInt8] = []

  /// The terminfo entry of a terminal type. Where a modern one has none, as that of a new terminal at the
  /// other end of ssh, it is xterm's: all of them take what is written for that.
  static func loadEntry(_ name: String, descriptor: Int32) throws(TerminalError) -> TerminfoEntry {
    do {
      return try ownEntry(name, descriptor: descriptor)
    } catch {
      guard case .unknownTerminal = error, TerminalProfile(name: name).isModern,
        let common = try? ownEntry("xterm-256color", descriptor: descriptor)
      else { throw error }
      return common
    }
  }

  private static func ownEntry(
    _ name: String, descriptor: Int32
  ) throws(TerminalError) -> TerminfoEntry {
    guard !name.isEmpty else { throw .unnamedTerminal }
    var status: Int32 = 0
    guard setupterm(name, descriptor, &status) == OK, let entry = TerminfoEntry(loaded: nc_entry())
    else {
      // 1 is a terminal on paper, which is known.
      throw status == 1 ? .incapableTerminal(name) : .unknownTerminal(name)
    }
    if let loaded = currentTerminal() { del_curterm(loaded) }
    guard entry.text(TerminfoEntry.Text.cursorAddress) != nil else {
      throw .incapableTerminal(name)
    }
    return entry
  }

  private static func currentTerminal() -> UnsafeMutablePointer<TERMINAL>? {
    set_curterm(nil)
  }

  init(
    name: String, entry: TerminfoEntry, capabilities: Capabilities, isFitted: Bool, input: Int32,
    size: Size
  ) throws(TerminalError) {
    self.entry = entry
    self.size = size
    cells = CursesCells(capabilities: capabilities)
    buffer = UnsafeMutableBufferPointer.allocate(capacity: 0)
    colors = capabilities.colors
    memory = ts_memory_file("frame")
    guard memory >= 0 else { throw .system(call: "memfd_create", error: errno) }
    let output = dup(memory)
    let source = dup(input)
    guard output >= 0, source >= 0, let writer = ts_stream(output, "w"),
      let reader = ts_stream(source, "r")
    else { throw .system(call: "dup", error: errno) }
    self.writer = writer.assumingMemoryBound(to: FILE.self)
    self.reader = reader.assumingMemoryBound(to: FILE.self)
    guard
      let screen = Self.open(
        name, entry, capabilities, isFitted: isFitted, self.writer, self.reader)
    else {
      throw .unknownTerminal(name)
    }
    self.screen = screen
    prepare()
  }

  /// Opens with the derived entry, with the person's own where ncurses refuses that.
  private static func open(
    _ name: String, _ entry: TerminfoEntry, _ capabilities: Capabilities, isFitted: Bool,
    _ writer: UnsafeMutablePointer<FILE>, _ reader: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    let derived = "\(name)+bubblepad"
    var adapted = entry
    adapted.adapt(
      name: derived, depth: capabilities.colors, strikethrough: capabilities.strikethrough,
      undercurl: capabilities.undercurl, isFitted: isFitted)
    // The alternate screen is entered and left by `TerminalModes`. Entered twice, some terminals lose
    // where the cursor stood before.
    adapted.set(TerminfoEntry.Text.enterScreen, nil)
    adapted.set(TerminfoEntry.Text.exitScreen, nil)
    let earlier = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", adapted.environmentValue, 1)
    let screen = newterm(derived, writer, reader)
    if let earlier { setenv("TERMINFO", earlier, 1) } else { unsetenv("TERMINFO") }
    return screen ?? newterm(name, writer, reader)
  }

  isolated deinit {
    // Not delscreen: once it has freed a replaced screen, ncurses draws nothing on the new one.
    fclose(writer)
    fclose(reader)
    buffer.deallocate()
    close(memory)
  }

  private func prepare() {
    let window = nc_stdscr()
    // Waiting input must not make ncurses leave a frame half drawn.
    _ = typeahead(-1)
    nonl()
    idlok(window, false)
    leaveok(window, false)
    scrollok(window, false)
    if colors != .none {
      start_color()
      use_default_colors()
      cells.pairs = PairTable(capacity: min(Int(nc_color_pairs()) - 1, 131_072))
    }
    resize(to: size)
    _ = takeBytes()
  }

  func resize(to size: Size) {
    self.size = size
    resize_term(Int32(max(1, size.rows)), Int32(max(1, size.columns)))
    buffer.deallocate()
    buffer = .allocate(capacity: max(1, size.columns) + 1)
    buffer.initialize(repeating: cchar_t())
  }

  /// The next update clears the screen and draws everything.
  func repaintAll() {
    // Without a way to clear the screen in a colour ncurses writes blanks, and goes to the first of them from
    // where it left the cursor. A resize and other programs have moved that: it is brought back there.
    let window = nc_curscr()
    start = Self.movement(row: getcury(window), column: getcurx(window))
    clearok(window, true)
  }

  /// What moves the cursor to a cell from wherever it is, without the padding that terminals needed once.
  private static func movement(row: Int32, column: Int32) -> [UInt8] {
    guard let text = nc_movement(row, column) else { return [] }
    let bytes = String(cString: text).utf8
    return Array(bytes.prefix { $0 != UInt8(ascii: "$") })
  }

  func update(_ capabilities: Capabilities) { cells.capabilities = capabilities }

  /// Whether inserting and deleting characters may be used to draw.
  func allowShifting(_ allowed: Bool) { idcok(nc_stdscr(), allowed) }

  func moveCursor(to place: Point) {
    let row = min(max(0, place.row), size.rows - 1)
    let column = min(max(0, place.column), size.columns - 1)
    wmove(nc_stdscr(), Int32(row), Int32(column))
  }

  /// Lets ncurses compute the bytes from what is shown to what was drawn.
  func update() -> [UInt8] {
    wnoutrefresh(nc_stdscr())
    doupdate()
    defer { start = [] }
    return start + takeBytes()
  }

  private func takeBytes() -> [UInt8] {
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(memory, buffer.baseAddress, count, 0))
    }
    ftruncate(memory, 0)
    lseek(memory, 0, SEEK_SET)
    return bytes
  }
}

// MARK: - Cells

extension CursesScreen {
  /// Hands cells of a row to ncurses. The range begins and ends at whole clusters.
  func draw(_ line: UnsafeBufferPointer<Cell>, columns: Range<Int>, row: Int) {
    let count = cells.fill(buffer, from: line, columns: columns)
    mvwadd_wchnstr(
      nc_stdscr(), Int32(row), Int32(columns.lowerBound), buffer.baseAddress, Int32(count))
  }

  /// Whether any of some cells must be written over what ncurses draws.
  func hasOverlay(_ line: UnsafeBufferPointer<Cell>, columns: Range<Int>) -> Bool {
    cells.hasOverlay(line, columns: columns)
  }

  func isOverlay(_ cell: Cell) -> Bool { cells.isOverlay(cell) }

  func plan(for cell: Cell) -> GlyphPlan { cells.plan(for: cell) }

  func indices(of style: Style) -> (foreground: Int32, background: Int32) {
    cells.indices(of: style)
  }

  /// Makes room in the table of pairs when a screenful of new ones might not fit any more.
  func recyclePairs(keeping shown: [Cell]) { cells.recyclePairs(keeping: shown) }
}
