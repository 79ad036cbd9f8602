/// Lays a drawn frame over the light behind it: the picture that goes to the terminal.
///
/// Views draw a scene once, with translucent backgrounds; a background tick composites it anew
/// without redrawing any view. The light is rounded to a coarse step, and a cell keeps what it shows
/// until the true colour is more than a little away: the picture is smooth, and few cells change from
/// tick to tick. The scene's own colours are never rounded, so two tints stay as far apart as the theme
/// has them, and text is never touched.
///
/// A cell that holds a space of no text and is clear enough shows both samples of the sharp light, as `▀`;
/// every other cell shows the frosted light, dithered by a fixed pattern so that no contours are seen.
///
///     var compositor = Compositor(backdrop: theme.backdrop)
///     compositor.composite(scene, over: field)                // a tick
///     compositor.composite(scene, over: field, rows: 7..<8)   // a key
///     screen.show(compositor.frame)
public struct Compositor: Sendable {
  /// The finished picture: opaque, or with the terminal's own colour.
  public private(set) var frame = Frame(size: .zero)
  /// What lies behind everything when there is no light field, and where a field is dark.
  public var backdrop: Color {
    didSet { if backdrop != oldValue { levels = Self.levels(clear, glass, around: backdrop) } }
  }
  /// How coarsely light is shown in gaps, and through glass, where it is faint and steps show more.
  public let clear: Grain
  /// How coarsely light is shown through glass.
  public let glass: Grain

  /// How coarsely light is shown.
  public struct Grain: Hashable, Sendable {
    /// The distance of the levels that a component is rounded to, 1 to 64.
    public let step: Double
    /// How far a component may be from the truth before it is shown anew; more than half a step is
    /// calmer, 0 shows the nearest level at once.
    public let hysteresis: Int

    /// A grain; the step is kept between 1 and 64, the hysteresis at 0 or more.
    public init(step: Double, hysteresis: Int) {
      self.step = min(max(step, 1), 64)
      self.hysteresis = max(0, hysteresis)
    }

    /// The level of each value, of which `ground` is one.
    fileprivate func levels(around ground: UInt8) -> [UInt8] {
      (0...255).map { value in
        let steps = ((Double(value) - Double(ground)) / step).rounded()
        return UInt8(min(max(Double(ground) + steps * step, 0), 255).rounded())
      }
    }

    /// Bayer's matrix of 4 × 4 as offsets, a quarter of a step either way: ground stays ground.
    fileprivate var pattern: [Int32] {
      let ranks: [Double] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
      return ranks.map { Int32((($0 - 7.5) / 16 * step / 2).rounded()) }
    }
  }

  /// From this transmission on a blank cell shows the sharp light, in two halves; below it is glass.
  public static let clearTransmission: UInt8 = 128

  private var shown: [Shown] = []
  /// The scene as it was composited last, and by row the light that it was composited over, if known.
  private var seen: [Cell] = []
  private var lights: [Int?] = []
  /// The row of the field whose light a row shows: its own, but for text that has moved since.
  private var origins: [Int] = []
  /// The levels of the three components in clear cells, then those of glass.
  private var levels: [UInt8]

  /// The light that a cell has shown last, and the background that it shone through.
  private struct Shown {
    var basis: UInt32 = 0
    /// Whether it was the sharp light.
    var isSharp = false
    var upper: UInt32 = unset
    var lower: UInt32 = unset
    static let unset: UInt32 = 0xFFFF_FFFF
  }

  /// A compositor that has shown nothing yet.
  public init(
    backdrop: Color, clear: Grain = Grain(step: 7, hysteresis: 5),
    glass: Grain = Grain(step: 9, hysteresis: 5)
  ) {
    self.backdrop = backdrop
    self.clear = clear
    self.glass = glass
    levels = Self.levels(clear, glass, around: backdrop)
  }

  private static func levels(_ clear: Grain, _ glass: Grain, around ground: Color) -> [UInt8] {
    let parts = ground.isTerminalDefault ? [0, 0, 0] : [ground.red, ground.green, ground.blue]
    return parts.flatMap { clear.levels(around: $0) } + parts.flatMap { glass.levels(around: $0) }
  }

  /// Forgets what was shown, so that the next picture depends on its scene and light alone.
  public mutating func reset() { frame = Frame(size: .zero) }

  /// Whether light has gone with text that moved, and has not been put right yet.
  public var hasStrayLight: Bool { origins.indices.contains { origins[$0] != $0 } }

  /// Composites `rows` (all by default) of `scene` into `frame`.
  ///
  /// Without a field, or with one of another size, `backdrop` is the light. A scene of a new size is
  /// composited whole. `light` names the field's samples: of a row that was composited over the same ones
  /// only the cells that changed in the scene are looked at. Returns how many cells changed.
  ///
  /// - Parameter follows: whether only cells that changed in the scene are looked at, whatever light there
  ///   is now, and light goes with text that moves up or down. So a key that scrolls makes the rows that
  ///   come into view, and no others. The next composition without it puts the light of its rows right.
  @discardableResult
  public mutating func composite(
    _ scene: Frame, over field: LightField?, light: Int? = nil, rows: Range<Int>? = nil,
    follows: Bool = false
  ) -> Int {
    var rows = (rows ?? 0..<scene.size.rows).clamped(to: 0..<scene.size.rows)
    if frame.size != scene.size {
      frame = Frame(size: scene.size)
      shown = Array(repeating: Shown(), count: scene.size.cellCount)
      seen = Array(repeating: .blank, count: scene.size.cellCount)
      lights = Array(repeating: nil, count: scene.size.rows)
      origins = Array(0..<scene.size.rows)
      rows = 0..<scene.size.rows
    }
    guard !rows.isEmpty, scene.size.columns > 0 else { return 0 }
    guard let field, field.size == scene.size else { return compositeStill(scene, rows: rows) }
    let pen = Pen(
      columns: scene.size.columns, clear: Int32(clear.hysteresis), glass: Int32(glass.hysteresis),
      pattern: glass.pattern, ground: backdrop.hex)
    if follows { follow(scene, rows: rows) }
    return rows.reduce(0) { changed, row in
      let isKnown: Bool
      if follows, light != nil, lights[row] != nil {
        isKnown = true
      } else {
        isKnown = light != nil && lights[row] == light && origins[row] == row
        lights[row] = light
        bringHome(row, columns: pen.columns)
      }
      return changed + composite(row, of: scene, over: field, pen, onlyChanges: isKnown)
    }
  }

  /// Gives a row its own light again. What it showed of another's is no reason to keep it.
  private mutating func bringHome(_ row: Int, columns: Int) {
    guard origins[row] != row else { return }
    origins[row] = row
    for index in row * columns..<(row + 1) * columns { shown[index] = Shown() }
  }

  /// Moves what is known of rows to where their text is now.
  private mutating func follow(_ scene: Frame, rows: Range<Int>) {
    let columns = scene.size.columns
    let moved = seen.withUnsafeBufferPointer { seen in
      scene.cells.withUnsafeBufferPointer {
        MovedRows(from: seen, to: $0, columns: columns, rows: rows)
      }
    }
    guard let moved else { return }
    for row in moved.rows {
      let source = row - moved.distance
      lights[row] = lights[source]
      origins[row] = origins[source]
      frame.copyRow(source, to: row)
      seen.copyRow(source, to: row, columns: columns)
      shown.copyRow(source, to: row, columns: columns)
    }
  }

  private mutating func composite(
    _ row: Int, of scene: Frame, over field: LightField, _ pen: Pen, onlyChanges: Bool
  ) -> Int {
    let area = Rect(row: row, columns: pen.columns, rows: 1)
    var changed = 0
    var index = row * pen.columns
    var sample = 2 * origins[row] * pen.columns
    let frosted = origins[row] * pen.columns
    let pattern = (row & 3) * 4
    var column = 0
    shown.withUnsafeMutableBufferPointer { shown in
      seen.withUnsafeMutableBufferPointer { seen in
        scene.cells.withUnsafeBufferPointer { cells in
          field.withUnsafeLayers { samples, frost in
            levels.withUnsafeBufferPointer { levels in
              frame.modify(area) { target in
                defer {
                  index += 1
                  sample += 1
                  column += 1
                }
                if onlyChanges, cells[index] == seen[index] { return }
                seen[index] = cells[index]
                var lit = pen.cell(
                  cells[index],
                  Pen.Light(
                    upper: samples[sample], lower: samples[sample + pen.columns],
                    frost: frost[frosted + column], offset: pen.pattern[pattern | column & 3]),
                  shown: &shown[index], levels: levels)
                lit.style.attributes.remove(.textBlank)
                guard lit != target else { return }
                target = lit
                changed += 1
              }
            }
          }
        }
      }
    }
    return changed
  }

  private mutating func compositeStill(_ scene: Frame, rows: Range<Int>) -> Int {
    let backdrop = backdrop
    var changed = 0
    var index = rows.lowerBound * scene.size.columns
    let area = Rect(row: rows.lowerBound, columns: scene.size.columns, rows: rows.count)
    // Neighbours are alike, and are mixed once.
    var ground = Color.clear
    var mixed = ground.laid(over: backdrop)
    scene.cells.withUnsafeBufferPointer { cells in
      frame.modify(area) { target in
        var cell = cells[index]
        cell.style.attributes.remove(.textBlank)
        if cell.style.background != ground {
          ground = cell.style.background
          mixed = ground.laid(over: backdrop)
        }
        cell.style.background = mixed
        cell.style.foreground = cell.style.foreground.unlit
        if cell != target {
          target = cell
          changed += 1
        }
        index += 1
      }
    }
    for index in rows.lowerBound * scene.size.columns..<rows.upperBound * scene.size.columns {
      shown[index] = Shown()
    }
    for row in rows {
      lights[row] = nil
      origins[row] = row
    }
    return changed
  }

  /// The arithmetic of one cell. Red and blue are worked on in one word, green in another.
  private struct Pen {
    let columns: Int
    let clear: Int32
    let glass: Int32
    /// What is added to the frosted light before it is rounded, by place.
    let pattern: [Int32]
    let ground: UInt32

    /// What shines behind a cell.
    struct Light {
      let upper: UInt32
      let lower: UInt32
      let frost: UInt32
      let offset: Int32
    }

    @inline(__always)
    func cell(
      _ cell: Cell, _ light: Light, shown: inout Shown, levels: UnsafeBufferPointer<UInt8>
    ) -> Cell {
      let background = cell.style.background.bits
      let through = background >> 24
      if through == 0 || background == 0xFFFF_FFFF {
        return cell.style.foreground.isOpaque ? cell : edged(cell, light, &shown, levels)
      }
      let isSharp =
        through >= UInt32(Compositor.clearTransmission) && cell.glyph == .space && cell.width == 1
        && cell.style.attributes.isEmpty
      if shown.basis != background || shown.isSharp != isSharp {
        shown = Shown(basis: background, isSharp: isSharp)
      }
      var lit = cell
      let own = background & 0xFF_FFFF
      guard isSharp else {
        shown.upper = settled(light.frost, shown.upper, offset: light.offset, clear: false, levels)
        lit.style.background = Color(hex: sum(own, scaled(shown.upper, through)))
        return cell.style.foreground.isOpaque ? lit : edged(lit, light, &shown, levels)
      }
      shown.upper = settled(light.upper, shown.upper, offset: 0, clear: true, levels)
      shown.lower = settled(light.lower, shown.lower, offset: 0, clear: true, levels)
      lit.style.background = Color(hex: sum(own, scaled(shown.lower, through)))
      if shown.upper != shown.lower {
        lit.glyph = .upperHalf
        lit.style.foreground = Color(hex: sum(own, scaled(shown.upper, through)))
      }
      return lit
    }

    /// The cell with its foreground in the colour of the sharp light, as far as there is any.
    private func edged(
      _ cell: Cell, _ light: Light, _ shown: inout Shown, _ levels: UnsafeBufferPointer<UInt8>
    ) -> Cell {
      guard !cell.style.foreground.isTerminalDefault else { return cell }
      let mean = (light.upper & light.lower) + (((light.upper ^ light.lower) >> 1) & 0x7F_7F7F)
      shown.lower = settled(mean, shown.lower, offset: 0, clear: true, levels)
      let seen = max(
        distance(shown.lower, ground, 16), distance(shown.lower, ground, 8),
        distance(shown.lower, ground, 0))
      var lit = cell
      lit.style.foreground = cell.style.foreground.edge(
        over: Color(hex: shown.lower), part: UInt32(min(seen * 3, 255)))
      return lit
    }

    /// `light × through / 255`, rounded.
    @inline(__always)
    private func scaled(_ light: UInt32, _ through: UInt32) -> UInt32 {
      if through == 255 { return light }
      var redBlue = (light & 0xFF_00FF) &* through &+ 0x80_0080
      redBlue = ((redBlue &+ ((redBlue >> 8) & 0xFF_00FF)) >> 8) & 0xFF_00FF
      var green = ((light >> 8) & 0xFF) &* through &+ 0x80
      green = (green &+ (green >> 8)) & 0xFF00
      return redBlue | green
    }

    /// What is shown for the true light: what was shown before, when that is near enough.
    @inline(__always)
    private func settled(
      _ light: UInt32, _ before: UInt32, offset: Int32, clear isClear: Bool,
      _ levels: UnsafeBufferPointer<UInt8>
    ) -> UInt32 {
      let red = part(light, 16, offset)
      let green = part(light, 8, offset)
      let blue = part(light, 0, offset)
      let most = isClear ? clear : glass
      if before != Shown.unset, abs(red - part(before, 16, 0)) <= most,
        abs(green - part(before, 8, 0)) <= most, abs(blue - part(before, 0, 0)) <= most
      {
        return before
      }
      let table = isClear ? 0 : 768
      return UInt32(levels[table + Int(red)]) << 16 | UInt32(levels[table + 256 + Int(green)]) << 8
        | UInt32(levels[table + 512 + Int(blue)])
    }

    @inline(__always)
    private func part(_ color: UInt32, _ shift: UInt32, _ offset: Int32) -> Int32 {
      min(max(Int32((color >> shift) & 0xFF) + offset, 0), 255)
    }

    @inline(__always)
    private func distance(_ one: UInt32, _ other: UInt32, _ shift: UInt32) -> Int32 {
      abs(part(one, shift, 0) - part(other, shift, 0))
    }

    @inline(__always)
    private func sum(_ own: UInt32, _ light: UInt32) -> UInt32 {
      let red = min((own >> 16) + (light >> 16), 255)
      let green = min(((own >> 8) & 0xFF) + ((light >> 8) & 0xFF), 255)
      return red << 16 | green << 8 | min((own & 0xFF) + (light & 0xFF), 255)
    }
  }
}
