import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A composited frame as an SVG picture: what a README shows, made from the real screen.
public struct FrameSVG: Sendable {
  /// Pixels a cell.
  public var cellWidth: Int
  /// Pixels from one row to the next.
  public var cellHeight: Int
  /// What the terminal's own colours are taken to be.
  public var foreground: Color
  /// What the terminal's own ground is taken to be.
  public var background: Color

  /// A picture with cells of so many pixels.
  public init(
    cellWidth: Int = 9, cellHeight: Int = 18, foreground: Color = Color(hex: 0xE6E6F0),
    background: Color = Color(hex: 0x0B0B13)
  ) {
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.foreground = foreground
    self.background = background
  }

  /// With the colours of a theme where the terminal's own would be.
  public init(theme: Theme) {
    self.init(foreground: theme.palette[0x05], background: theme.light.ground)
  }

  /// - Parameter caret: where a caret is drawn.
  ///
  /// The letters of most fixed-width fonts are six tenths of their size wide: so they fill their
  /// cells also in programs that do not stretch text.
  public func text(_ frame: Frame, caret: Point? = nil) -> String {
    let width = frame.size.columns * cellWidth
    let height = frame.size.rows * cellHeight
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" \
      width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <style>text{font:\(cellWidth * 5 / 3)px 'JetBrains Mono','DejaVu Sans Mono',Menlo,\
      Consolas,monospace;white-space:pre}.b{font-weight:bold}.i{font-style:italic}\
      .d{opacity:.6}</style>
      <rect width="\(width)" height="\(height)" fill="\(hex(background))"/>

      """
    for row in 0..<frame.size.rows { grounds(frame, row, into: &svg) }
    for row in 0..<frame.size.rows { letters(frame, row, into: &svg) }
    if let caret, Rect(origin: .zero, size: frame.size).contains(caret) {
      svg += """
        <rect x="\(caret.column * cellWidth)" y="\(caret.row * cellHeight + 1)" width="2" \
        height="\(cellHeight - 2)" fill="\(hex(foreground))"/>

        """
    }
    return svg + "</svg>\n"
  }

  /// The colours of the two halves of a cell, and of what is written in it.
  private func colors(_ cell: Cell) -> (upper: Color, lower: Color, ink: Color) {
    let style = cell.style
    var ink = style.foreground.isTerminalDefault ? foreground : style.foreground
    var ground = style.background.laid(over: background)
    if ground.isTerminalDefault { ground = background }
    if style.attributes.contains(.reverse) { swap(&ink, &ground) }
    return cell.glyph == .upperHalf ? (ink, ground, ink) : (ground, ground, ink)
  }

  /// Backgrounds, with runs of one colour as one rectangle, and equal halves as one row.
  private func grounds(_ frame: Frame, _ row: Int, into svg: inout String) {
    let pairs = (0..<frame.size.columns).map { colors(frame[$0, row]) }
    let tops = pairs.map(\.upper)
    let bottoms = pairs.map(\.lower)
    let top = row * cellHeight
    if tops == bottoms {
      rectangles(tops, top: top, height: cellHeight, into: &svg)
    } else {
      let half = cellHeight / 2
      rectangles(tops, top: top, height: half, into: &svg)
      rectangles(bottoms, top: top + half, height: cellHeight - half, into: &svg)
    }
  }

  private func rectangles(_ colors: [Color], top: Int, height: Int, into svg: inout String) {
    for (run, color) in runs(colors) where color != background {
      svg += """
        <rect x="\(run.lowerBound * cellWidth)" y="\(top)" width="\(run.count * cellWidth)" \
        height="\(height)" fill="\(hex(color))"/>

        """
    }
  }

  /// Text, with runs of one style as one element; lines are drawn as rectangles of their own.
  private func letters(_ frame: Frame, _ row: Int, into svg: inout String) {
    let cells = (0..<frame.size.columns).map { frame[$0, row] }
    let inks = cells.map { Ink(color: colors($0).ink, attributes: $0.style.attributes) }
    for (run, ink) in runs(inks) {
      let words = cells[run].reduce(into: "") { text, cell in
        if cell.width > 0 { text += cell.glyph == .upperHalf ? " " : cell.glyph.text }
      }
      let left = run.lowerBound * cellWidth
      let line = { (at: Int, color: Color) in
        """
        <rect x="\(left)" y="\(row * self.cellHeight + at)" width="\(run.count * self.cellWidth)" \
        height="1" fill="\(self.hex(color))"/>

        """
      }
      if !ink.attributes.isDisjoint(with: [.underline, .undercurl]) {
        svg += line(cellHeight - 3, ink.color)
      }
      if ink.attributes.contains(.strikethrough) { svg += line(cellHeight / 2, ink.color) }
      guard words.contains(where: { $0 != " " }) else { continue }
      svg += """
        <text x="\(left)" y="\(row * cellHeight + cellHeight * 7 / 9)" \
        textLength="\(run.count * cellWidth)" lengthAdjust="spacingAndGlyphs" \
        fill="\(hex(ink.color))"\(classes(ink.attributes))>\(escaped(words))</text>

        """
    }
  }

  private struct Ink: Equatable {
    var color: Color
    var attributes: TextAttributes
  }

  private func runs<Value: Equatable>(_ values: [Value]) -> [(Range<Int>, Value)] {
    var runs: [(Range<Int>, Value)] = []
    for (index, value) in values.enumerated() {
      if let last = runs.last, last.1 == value {
        runs[runs.count - 1].0 = last.0.lowerBound..<index + 1
      } else {
        runs.append((index..<index + 1, value))
      }
    }
    return runs
  }

  private func classes(_ attributes: TextAttributes) -> String {
    let names = [(TextAttributes.bold, "b"), (.italic, "i"), (.dim, "d")]
      .filter { attributes.contains($0.0) }.map(\.1)
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      default: escaped.append(character)
      }
    }
  }

  private func hex(_ color: Color) -> String {
    let digits = String(color.hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
