import TerminalCore
import Themes

/// The colours that a view has asked for in place of the theme's text and accent.
struct Inkwell {
  var text: Brush?
  var accent: Brush?
  /// Where a gradient of the text runs.
  var rect = PointRect.zero

  /// The brush for a role, if the view has named one.
  func brush(_ role: Role) -> Brush? {
    switch role {
    case .text, .title: text
    case .accent, .borderFocused, .key, .link, .listSelectedBar, .caret: accent
    default: nil
    }
  }
}

/// A rectangle that has been painted in one colour: text that names no colour is made readable on it.
struct Paper {
  let rect: Rect
  let ground: Ground

  enum Ground {
    case color(Color)
    case glass(Color)
    /// A surface of the theme, which knows what can be read on it.
    case theme
  }
}

extension Canvas {
  /// Writes text where a view has named colours for text or for what lies under it.
  mutating func writeInked(
    _ text: some StringProtocol, at point: Point, role: Role, style: Style
  ) -> Int {
    var role = role
    var style = style
    if let brush = inkwell?.brush(role), let named = brush.role {
      role = named
      let own = theme.style(named, on: surface)
      style.foreground = own.foreground
      style.attributes.formUnion(own.attributes)
    } else if let brush = inkwell?.brush(role), theme.depth > .none {
      return write(text, at: point, brush: brush, style: style)
    }
    let color = readable(style.foreground, role: role, at: point)
    return frame.write(
      text, column: point.column, row: point.row, foreground: color,
      attributes: style.attributes, link: style.link, widths: look.widths)
  }

  /// The colour of text of a role on what has been painted at a place.
  func readable(_ color: Color, role: Role, at point: Point) -> Color {
    guard let paper = papers.last(where: { $0.rect.contains(point) }) else { return color }
    switch paper.ground {
    case .theme: return color
    case .glass(let glass): return theme.foreground(role, on: glass)
    case .color(let ground):
      if theme.depth < .indexed256 { return ground.luminance > 0.18 ? .black : .white }
      return color.legible(on: ground, contrast: role.leastContrast)
    }
  }

  private mutating func write(
    _ text: some StringProtocol, at point: Point, brush: Brush, style: Style
  ) -> Int {
    let at = PointRect(Rect(origin: point, size: Size(columns: 1, rows: 1))).center
    let rect = inkwell?.rect ?? .zero
    let ground = solidGround(at: point)
    func color(_ column: Int) -> Color {
      let x = at.x + Double(column - point.column) * PointScale.column
      let pigment = Pigment(brush.color(x: x, y: at.y, in: rect))
      return pigment.color.over(ground, opacity: pigment.opacity)
    }
    let end = frame.write(
      text, column: point.column, row: point.row, foreground: color(point.column),
      attributes: style.attributes, link: style.link, widths: look.widths)
    if brush.solid == nil, end > point.column {
      var column = max(point.column, frame.clip.minColumn)
      frame.modify(
        Rect(column: point.column, row: point.row, columns: end - point.column, rows: 1)
      ) { cell in
        cell.style.foreground = color(column)
        column += 1
      }
    }
    return end
  }

  /// About what is seen behind a cell: its background, on the theme's ground where light shines through.
  func solidGround(at point: Point) -> Color {
    let background = frame[point.column, point.row].style.background
    return background.isTerminalDefault
      ? theme.palette[0x00] : background.laid(over: opaqueBackdrop)
  }

  /// The ground behind everything, as a colour that can be mixed.
  var opaqueBackdrop: Color {
    theme.backdrop.isTerminalDefault ? theme.palette[0x00] : theme.backdrop
  }
}

extension Canvas {
  /// The colour of a character in a paint; a gradient's first colour.
  func color(of paint: Paint, at point: Point) -> Color {
    guard theme.depth > .none else { return .terminalDefault }
    let place = Paint.Place(look, EnvironmentValues(), surface: surface)
    let pigment = Pigment(paint.solid(place))
    return pigment.color.over(solidGround(at: point), opacity: pigment.opacity)
  }
}
