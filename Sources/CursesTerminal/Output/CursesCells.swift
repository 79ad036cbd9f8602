import CCursesNcurses
import CursesCore

/// Turns cells into those of ncurses: the glyph's scalars, attributes and a pair of colours.
struct CursesCells {
  var capabilities: Capabilities
  var pairs = PairTable(capacity: 1)
  private var palette: Palette?
  private var plans: [PlanKey: GlyphPlan] = [:]
  /// The pair of the cell drawn last: neighbours are often alike.
  private var lastPair: (foreground: Color, background: Color, number: Int32)?
  /// Fixed when ncurses opened its screen, whatever is learnt later.
  private let colors: ColorDepth

  private struct PlanKey: Hashable {
    let glyph: Glyph
    let width: UInt8
    let model: WidthModel
  }

  init(capabilities: Capabilities) {
    self.capabilities = capabilities
    colors = capabilities.colors
    palette = colors == .indexed256 ? .indexed256 : colors == .ansi16 ? .ansi16 : nil
  }

  /// Fills the buffer with cells of a row and returns how many there are.
  mutating func fill(
    _ buffer: UnsafeMutableBufferPointer<cchar_t>, from cells: UnsafeBufferPointer<Cell>,
    columns: Range<Int>
  ) -> Int {
    guard let target = buffer.baseAddress else { return 0 }
    var count = 0
    var column = columns.lowerBound
    while column < columns.upperBound, count < buffer.count {
      let cell = cells[column]
      let attributes = attributes(of: cell.style)
      let pair = pair(of: cell.style)
      if let scalar = plainScalar(cell) {
        nc_set_plain_cell(target + count, scalar, attributes, pair)
        count += 1
      } else {
        for piece in pieces(cell) where count < buffer.count {
          nc_set_cell(target + count, piece, Int32(piece.count), attributes, pair)
          count += 1
        }
      }
      column += max(1, Int(cell.width))
    }
    return count
  }

  mutating func hasOverlay(_ line: UnsafeBufferPointer<Cell>, columns: Range<Int>) -> Bool {
    for column in columns where isOverlay(line[column]) { return true }
    return false
  }

  /// The scalar of a cell that every terminal and ncurses hold as it is: ASCII, and the boxes and
  /// blocks that pictures are made of.
  @inline(__always)
  private func plainScalar(_ cell: Cell) -> UInt32? {
    guard cell.width == 1, let scalar = cell.glyph.scalar?.value else { return nil }
    if scalar &- 0x20 < 0x5F { return scalar }
    return scalar &- 0x2500 < 0xA0 && capabilities.isUnicode ? scalar : nil
  }

  private mutating func pieces(_ cell: Cell) -> [[UInt32]] {
    guard capabilities.isUnicode else {
      let first = cell.glyph.scalar ?? cell.glyph.text.unicodeScalars.first ?? "?"
      let rest = Array(repeating: [0x20 as UInt32], count: max(1, Int(cell.width)) - 1)
      return [[AsciiFallback.scalar(for: first)]] + rest
    }
    switch plan(for: cell) {
    case .cells(let pieces): return pieces
    case .overlay:
      return Array(repeating: [GlyphPlan.placeholder], count: max(1, Int(cell.width)))
    }
  }

  /// Whether a cell must be written over what ncurses draws.
  @inline(__always)
  mutating func isOverlay(_ cell: Cell) -> Bool {
    guard cell.width > 0 else { return false }
    if cell.style.link != .none, capabilities.hyperlinks { return true }
    guard capabilities.isUnicode, plainScalar(cell) == nil else { return false }
    return plan(for: cell) == .overlay
  }

  mutating func plan(for cell: Cell) -> GlyphPlan {
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
  mutating func indices(of style: Style) -> (foreground: Int32, background: Int32) {
    let background = style.background == .clear ? .terminalDefault : style.background
    if palette != nil, let pair = palette?.pair(style.foreground, background) { return pair }
    return (
      style.foreground.isTerminalDefault ? -1 : Int32(style.foreground.hex),
      background.isTerminalDefault ? -1 : Int32(background.hex)
    )
  }

  private mutating func pair(of style: Style) -> Int32 {
    guard colors != .none else { return 0 }
    if let lastPair, lastPair.foreground == style.foreground,
      lastPair.background == style.background
    {
      return lastPair.number
    }
    let number = newPair(of: style)
    lastPair = (style.foreground, style.background, number)
    return number
  }

  private mutating func newPair(of style: Style) -> Int32 {
    let (foreground, background) = indices(of: style)
    if foreground < 0, background < 0 { return 0 }
    let (number, isNew) = pairs.number(foreground: foreground, background: background)
    if isNew { init_extended_pair(number, foreground, background) }
    return number
  }

  /// Makes room in the table of pairs when a screenful of new ones might not fit any more.
  mutating func recyclePairs(keeping shown: [Cell]) {
    guard colors != .none, pairs.room < max(1024, 2 * shown.count) else { return }
    var used: Set<Int32> = []
    for cell in shown { used.insert(pair(of: cell.style)) }
    lastPair = nil
    pairs.keep(used)
  }
}
