import CursesCore
import CursesTerminal
@_spi(Nodes) import CursesViewGraph

/// A composited frame as plain text: what stands in its cells, row by row.
public struct FrameText: Sendable {
  /// Whether half blocks are shown, of which pictures are made and the light behind the panels too; else
  /// they are blanks.
  public var hasHalfBlocks: Bool

  /// A text with half blocks, or with blanks in their places.
  public init(hasHalfBlocks: Bool = false) { self.hasHalfBlocks = hasHalfBlocks }

  public func text(_ frame: Frame) -> String {
    (0..<frame.size.rows).map { row in
      let line = (0..<frame.size.columns).reduce(into: "") { line, column in
        let cell = frame[column, row]
        guard cell.width > 0 else { return }
        line += cell.glyph == .upperHalf && !hasHalfBlocks ? " " : cell.glyph.text
      }
      var end = line[...]
      while end.last == " " { end.removeLast() }
      return end + "\n"
    }.joined()
  }
}

/// A composited frame as text with colours, for `cat` on a terminal of the same kind.
public struct FrameANSI: Sendable {
  /// How many colours are used.
  public var depth: ColorDepth

  /// A text with as many colours as a terminal of this depth has.
  public init(depth: ColorDepth = .direct) { self.depth = depth }

  public func text(_ frame: Frame) -> String {
    var text = ""
    for row in 0..<frame.size.rows {
      var last: Style?
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        guard cell.width > 0 else { continue }
        var style = cell.style
        style.link = .none
        if style != last { text += "\u{1B}[0\(codes(style))m" }
        last = style
        text += cell.glyph.text
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// What has a terminal that shows one frame show another of the same size; without a first one, all of it.
  package func changes(from shown: Frame?, to frame: Frame) -> String {
    var text = ""
    var last: Style?
    for row in 0..<frame.size.rows {
      var next = -1
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        guard cell.width > 0, shown.map({ $0[column, row] != cell }) ?? true else { continue }
        if column != next { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        var style = cell.style
        style.link = .none
        if style != last { text += "\u{1B}[0\(codes(style))m" }
        (last, next) = (style, column + Int(cell.width))
        text += cell.glyph.text
      }
    }
    return text
  }

  /// Pieces of text in styles, side by side.
  public func line(_ pieces: [(text: String, style: Style)]) -> String {
    pieces.map { "\u{1B}[0\(codes($0.style))m\($0.text)" }.joined() + "\u{1B}[0m"
  }

  /// The parameters of SGR after `0`.
  func codes(_ style: Style) -> String {
    let numbers: [(TextAttributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.undercurl, 4), (.reverse, 7),
      (.strikethrough, 9),
    ]
    return numbers.filter { style.attributes.contains($0.0) }.map { ";\($0.1)" }.joined()
      + code(style.foreground, isBackground: false) + code(style.background, isBackground: true)
  }

  private func code(_ color: Color, isBackground: Bool) -> String {
    guard !color.isTerminalDefault, color.isOpaque else { return "" }
    let base = isBackground ? 48 : 38
    switch depth {
    case .direct: return ";\(base);2;\(color.red);\(color.green);\(color.blue)"
    case .indexed256: return ";\(base);5;\(ColorIndex.nearest256(to: color))"
    case .ansi16:
      let index = ColorIndex.nearest16(to: color)
      return ";\((isBackground ? 40 : 30) + (index < 8 ? index : index + 52))"
    case .none: return ""
    }
  }
}
