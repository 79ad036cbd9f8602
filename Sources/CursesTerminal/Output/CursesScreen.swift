import CNcurses
import CTerminalShims
import Glibc
import TerminalCore

/// The window of ncurses, drawing into a file in memory.
///
/// ncurses is never given the terminal itself: what it writes is collected, so that a frame leaves as
/// one piece and can be counted, delayed or completed with what ncurses cannot draw.
@MainActor
final class CursesScreen {
  private(set) var size: Size
  private(set) var entry: TerminfoEntry
  private var pairs: PairTable
  private var palette: Palette?
  private var colors: ColorDepth
  private let memory: Int32
  private var buffer: [cchar_t] = []
  private var plans: [PlanKey: GlyphPlan] = [:]
  private var capabilities: Capabilities
  private let screen: OpaquePointer

  private struct PlanKey: Hashable {
    let glyph: Glyph
    let width: UInt8
    let model: WidthModel
  }

  /// The terminfo entry of a terminal type.
  static func loadEntry(_ name: String, descriptor: Int32) throws(TerminalError) -> TerminfoEntry {
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
    name: String, entry: TerminfoEntry, capabilities: Capabilities, input: Int32, size: Size
  ) throws(TerminalError) {
    self.entry = entry
    self.size = size
    self.capabilities = capabilities
    colors = capabilities.colors
    memory = ts_memory_file("frame")
    guard memory >= 0 else { throw .system(call: "memfd_create", error: errno) }
    let output = dup(memory)
    let source = dup(input)
    guard output >= 0, source >= 0, let writer = ts_stream(output, "w"),
      let reader = ts_stream(source, "r")
    else { throw .system(call: "dup", error: errno) }
    guard let screen = Self.open(name, entry, capabilities, writer, reader) else {
      throw .unknownTerminal(name)
    }
    self.screen = screen
    pairs = PairTable(capacity: 1)
    prepare()
  }

  /// Opens with the derived entry, with the person's own where ncurses refuses that.
  private static func open(
    _ name: String, _ entry: TerminfoEntry, _ capabilities: Capabilities,
    _ writer: UnsafeMutableRawPointer, _ reader: UnsafeMutableRawPointer
  ) -> OpaquePointer? {
    let derived = "\(name)+bubblepad"
    var adapted = entry
    adapted.adapt(
      name: derived, depth: capabilities.colors, strikethrough: capabilities.strikethrough,
      undercurl: capabilities.undercurl)
    let writer = writer.assumingMemoryBound(to: FILE.self)
    let reader = reader.assumingMemoryBound(to: FILE.self)
    let earlier = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", adapted.environmentValue, 1)
    let screen = newterm(derived, writer, reader)
    if let earlier { setenv("TERMINFO", earlier, 1) } else { unsetenv("TERMINFO") }
    return screen ?? newterm(name, writer, reader)
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
      pairs = PairTable(capacity: min(Int(nc_color_pairs()) - 1, 131_072))
    }
    palette = colors == .indexed256 ? .indexed256 : colors == .ansi16 ? .ansi16 : nil
    resize(to: size)
    _ = takeBytes()
  }

  func resize(to size: Size) {
    self.size = size
    resize_term(Int32(max(1, size.rows)), Int32(max(1, size.columns)))
    buffer = Array(repeating: cchar_t(), count: max(1, size.columns) + 1)
  }

  /// The next update clears the screen and draws everything.
  func repaintAll() { clearok(nc_curscr(), true) }

  func update(_ capabilities: Capabilities) { self.capabilities = capabilities }

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
    return takeBytes()
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
  func draw(_ cells: UnsafeBufferPointer<Cell>, columns: Range<Int>, row: Int) {
    var count: Int32 = 0
    var column = columns.lowerBound
    while column < columns.upperBound {
      let cell = cells[column]
      let width = max(1, Int(cell.width))
      put(cell, count: &count)
      column += width
    }
    mvwadd_wchnstr(nc_stdscr(), Int32(row), Int32(columns.lowerBound), &buffer, count)
  }

  private func put(_ cell: Cell, count: inout Int32) {
    let attributes = attributes(of: cell.style)
    let pair = pair(of: cell.style)
    func append(_ scalars: [UInt32]) {
      guard Int(count) < buffer.count else { return }
      nc_set_cell(&buffer[Int(count)], scalars, Int32(scalars.count), attributes, pair)
      count += 1
    }
    func appendOne(_ scalar: UInt32) {
      guard Int(count) < buffer.count else { return }
      var scalar = scalar
      nc_set_cell(&buffer[Int(count)], &scalar, 1, attributes, pair)
      count += 1
    }
    if let scalar = cell.glyph.scalar, cell.width == 1, 0x20..<0x7F ~= scalar.value {
      appendOne(scalar.value)
      return
    }
    guard capabilities.isUnicode else {
      let first = cell.glyph.scalar ?? cell.glyph.text.unicodeScalars.first ?? "?"
      appendOne(AsciiFallback.scalar(for: first))
      for _ in 1..<max(2, Int(cell.width)) where cell.width > 1 { appendOne(0x20) }
      return
    }
    switch plan(for: cell) {
    case .cells(let pieces): for piece in pieces { append(piece) }
    case .overlay: for _ in 0..<max(1, cell.width) { appendOne(GlyphPlan.placeholder) }
    }
  }

  func plan(for cell: Cell) -> GlyphPlan {
    if let scalar = cell.glyph.scalar, 0x20..<0x7F ~= scalar.value, cell.width == 1 {
      return .cells([[scalar.value]])
    }
    let key = PlanKey(glyph: cell.glyph, width: cell.width, model: capabilities.widthModel)
    if let known = plans[key] { return known }
    if plans.count > 1 << 16 { plans.removeAll() }
    let plan = GlyphPlan.plan(
      cell.glyph.text, width: Int(cell.width), in: capabilities.widthModel)
    plans[key] = plan
    return plan
  }

  private func attributes(of style: Style) -> UInt32 {
    var bits: UInt32 = 0
    let attributes = style.attributes
    guard attributes != [] else { return 0 }
    if attributes.contains(.bold) { bits |= NC_BOLD }
    if attributes.contains(.dim) { bits |= NC_DIM }
    if attributes.contains(.italic) { bits |= NC_ITALIC }
    if attributes.contains(.underline) { bits |= NC_UNDERLINE }
    if attributes.contains(.reverse) { bits |= NC_REVERSE }
    if attributes.contains(.undercurl) {
      bits |= capabilities.undercurl ? NC_HORIZONTAL : NC_UNDERLINE
    }
    if attributes.contains(.strikethrough), capabilities.strikethrough { bits |= NC_PROTECT }
    return bits
  }

  /// The colour numbers of a style; -1 is the terminal's own.
  func indices(of style: Style) -> (foreground: Int32, background: Int32) {
    let background = style.background == .clear ? .terminalDefault : style.background
    if palette != nil, let pair = palette?.pair(style.foreground, background) { return pair }
    return (
      style.foreground.isTerminalDefault ? -1 : Int32(style.foreground.hex),
      background.isTerminalDefault ? -1 : Int32(background.hex)
    )
  }

  func pair(of style: Style) -> Int32 {
    guard colors != .none else { return 0 }
    let (foreground, background) = indices(of: style)
    if foreground < 0, background < 0 { return 0 }
    let (number, isNew) = pairs.number(foreground: foreground, background: background)
    if isNew { init_extended_pair(number, foreground, background) }
    return number
  }

  /// Makes room in the table of pairs when a screenful of new ones might not fit any more.
  func recyclePairs(keeping shown: [Cell]) {
    guard colors != .none, pairs.room < max(1024, 2 * shown.count) else { return }
    var used: Set<Int32> = []
    for cell in shown { used.insert(pair(of: cell.style)) }
    pairs.keep(used)
  }
}
