import CCursesVTerm

/// The screen of an emulated terminal.
public final class TerminalScreen {
  /// One cell as the emulator has it.
  public struct Cell: Equatable {
    /// Empty for a blank and for the second half of a wide cluster.
    public var text: String
    public var width: Int
    /// `0xRRGGBB`; nil is the terminal's own.
    public var foreground: Int?
    public var background: Int?
    public var isBold: Bool
    public var isItalic: Bool
    /// 0 none, 1 single, 2 double, 3 wavy.
    public var underline: Int
    public var isReverse: Bool
    public var isStruck: Bool
  }

  public private(set) var columns: Int
  public private(set) var rows: Int
  public fileprivate(set) var isAlternate = false
  public fileprivate(set) var isCursorVisible = true
  /// 1 block, 2 underline, 3 bar.
  public fileprivate(set) var cursorShape = 1
  /// 0 none, 1 clicks, 2 drags, 3 all motion.
  public fileprivate(set) var mouse = 0
  public fileprivate(set) var bells = 0

  /// A wide character in a single column ends the emulator.
  private static let leastColumns = 2

  private let emulator: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    emulator = vterm_new(Int32(rows), Int32(max(Self.leastColumns, columns)))
    vterm_set_utf8(emulator, 1)
    screen = vterm_obtain_screen(emulator)
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = takeProperty
    callbacks.pointee.bell = takeBell
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(emulator)
    callbacks.deallocate()
  }

  func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    vterm_set_size(emulator, Int32(rows), Int32(max(Self.leastColumns, columns)))
  }

  /// Shows output and returns what the terminal answers.
  func write(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    // More than 64 KB at a time overflows a table of the emulator, and it forgets a cluster that is cut.
    var rest = bytes
    while !rest.isEmpty {
      var piece = rest.prefix(32768)
      if piece.count < rest.count, let end = piece.lastIndex(of: 0x1B), end > piece.startIndex {
        piece = piece[..<end]
      }
      piece.withUnsafeBytes { buffer in
        _ = vterm_input_write(emulator, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
      }
      rest = rest[piece.endIndex...]
    }
    var answer = [CChar](repeating: 0, count: 4096)
    let count = vterm_output_read(emulator, &answer, answer.count)
    return answer[..<count].map(UInt8.init(bitPattern:))
  }

  public var cursor: (column: Int, row: Int) {
    var place = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(emulator), &place)
    return (Int(place.col), Int(place.row))
  }

  public func cell(_ column: Int, _ row: Int) -> Cell { look(of: stored(column, row)) }

  fileprivate func stored(_ column: Int, _ row: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }

  fileprivate func look(of cell: VTermScreenCell) -> Cell {
    let scalars = withUnsafeBytes(of: cell.chars) { buffer in
      buffer.bindMemory(to: UInt32.self).prefix { $0 != 0 && $0 != UInt32.max }
        .compactMap(Unicode.Scalar.init)
    }
    let attributes = cell.attrs
    return Cell(
      text: String(String.UnicodeScalarView(scalars)), width: Int(cell.width),
      foreground: color(cell.fg, foreground: true), background: color(cell.bg, foreground: false),
      isBold: attributes.bold != 0, isItalic: attributes.italic != 0,
      underline: Int(attributes.underline), isReverse: attributes.reverse != 0,
      isStruck: attributes.strike != 0)
  }

  private func color(_ color: VTermColor, foreground: Bool) -> Int? {
    var color = color
    if vt_is_default(&color, foreground) { return nil }
    vterm_state_convert_color_to_rgb(vterm_obtain_state(emulator), &color)
    return Int(color.rgb.red) << 16 | Int(color.rgb.green) << 8 | Int(color.rgb.blue)
  }

  /// The characters of a row, without the blanks at its end.
  public func text(row: Int) -> String {
    var text = ""
    var column = 0
    while column < columns {
      let cell = cell(column, row)
      text += cell.text.isEmpty ? " " : cell.text
      column += max(1, cell.width)
    }
    while text.last == " " || text.last == "\u{A0}" { text.removeLast() }
    return text
  }

  /// All rows, one a line.
  public var text: String { (0..<rows).map { text(row: $0) }.joined(separator: "\n") }

  fileprivate func take(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_ALTSCREEN: isAlternate = value.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
    case VTERM_PROP_CURSORSHAPE: cursorShape = Int(value.number)
    case VTERM_PROP_MOUSE: mouse = Int(value.number)
    default: break
    }
  }
}

// MARK: - One moment

extension TerminalScreen {
  /// What the screen shows at one moment.
  public struct Snapshot {
    public let columns: Int
    public let rows: Int
    /// Nil where no cursor is shown.
    public let cursor: [Int]?
    private let cells: [VTermScreenCell]
    private let screen: TerminalScreen

    fileprivate init(_ screen: TerminalScreen) {
      (columns, rows, self.screen) = (screen.columns, screen.rows, screen)
      cursor = screen.isCursorVisible ? [screen.cursor.column, screen.cursor.row] : nil
      var cells: [VTermScreenCell] = []
      cells.reserveCapacity(columns * rows)
      for row in 0..<rows {
        for column in 0..<columns { cells.append(screen.stored(column, row)) }
      }
      self.cells = cells
    }

    public func cell(_ column: Int, _ row: Int) -> Cell {
      screen.look(of: cells[row * columns + column])
    }

    /// Whether both show the same for certain, which takes little time to see. Without `colors`, blocks of
    /// light count as blanks.
    public func isSame(as other: Snapshot, colors: Bool) -> Bool {
      guard columns == other.columns, rows == other.rows, cursor == other.cursor else {
        return false
      }
      return cells.withUnsafeBufferPointer { ours in
        other.cells.withUnsafeBufferPointer { theirs in
          guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return true }
          return (0..<columns * rows).allSatisfy {
            vt_show_the_same(ours + $0, theirs + $0, colors)
          }
        }
      }
    }
  }

  public func snapshot() -> Snapshot { Snapshot(self) }
}

private func takeProperty(
  _ property: VTermProp, _ value: UnsafeMutablePointer<VTermValue>?,
  _ user: UnsafeMutableRawPointer?
) -> Int32 {
  guard let value, let user else { return 0 }
  Unmanaged<TerminalScreen>.fromOpaque(user).takeUnretainedValue().take(property, value.pointee)
  return 1
}

private func takeBell(_ user: UnsafeMutableRawPointer?) -> Int32 {
  guard let user else { return 0 }
  Unmanaged<TerminalScreen>.fromOpaque(user).takeUnretainedValue().bells += 1
  return 1
}
