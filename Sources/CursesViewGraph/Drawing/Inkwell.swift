import CursesCore
import CursesThemes

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
  /// Whether it is the theme's accent, on which every text is made readable.
  var isOfTheme = false

  enum Ground {
    case color(Color)
    case glass(Color)
    /// A surface of the theme, which knows what can be read on it.
    case theme
  }
}

extension Color {
  /// The colour, moved until text in it can be read on a ground.
  func readable(on ground: Color?) -> Color {
    ground.map { legible(on: $0, contrast: Role.text.leastContrast) } ?? self
  }
}

extension Brush {
  /// The colour at a cell, over a ground.
  fileprivate func color(at point: Point, in rect: PointRect, on ground: Color) -> Color {
    let at = PointRect(Rect(origin: point, size: Size(columns: 1, rows: 1))).center
    let pigment = Pigment(color(x: at.x, y: at.y, in: rect))
    return pigment.color.over(ground, opacity: pigment.opacity)
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
    style.foreground = readable(style.foreground, role: role, at: point)
    return put(text, at: point, style, isBar: role == .listSelectedBar)
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

  /// The theme's accent where a program has painted with it: no program knows which colours can be read on that.
  func accent(at point: Point) -> Color? {
    guard theme.depth >= .indexed256, let paper = papers.last(where: { $0.rect.contains(point) }),
      paper.isOfTheme, case .color(let ground) = paper.ground
    else { return nil }
    return ground
  }

  private mutating func write(
    _ text: some StringProtocol, at point: Point, brush: Brush, style: Style
  ) -> Int {
    let (ground, rect) = (solidGround(at: point), inkwell?.rect ?? .zero)
    let accent = accent(at: point)
    func color(_ column: Int) -> Color {
      brush.color(at: Point(column: column, row: point.row), in: rect, on: ground)
        .readable(on: accent)
    }
    var style = style
    style.foreground = color(point.column)
    let end = put(text, at: point, style)
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

  /// The colour of a brush for text in a cell.
  private func textColor(of brush: Brush, at point: Point) -> Color {
    brush.color(at: point, in: inkwell?.rect ?? .zero, on: solidGround(at: point))
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
  /// The style of text in an ink, on the surface that is drawn on; of a gradient the colour at `point`.
  package func style(of ink: Ink, at point: Point) -> Style {
    switch ink {
    case .color(let color): return Style(foreground: color)
    case .paint(let paint):
      if let role = paint.namedRole { return style(of: .role(role), at: point) }
      return Style(foreground: color(of: paint, at: point))
    case .role(let role):
      let own = theme.style(role, on: surface)
      var style = Style(
        foreground: own.foreground, background: own.background, attributes: own.attributes)
      guard let brush = inkwell?.brush(role) else { return style }
      if let named = brush.role {
        let other = theme.style(named, on: surface)
        style.foreground = other.foreground
        style.attributes.formUnion(other.attributes)
      } else if theme.depth > .none {
        style.foreground = textColor(of: brush, at: point)
      }
      return style
    }
  }

  /// Gives text of a role the colours of a gradient, where a view has named one: every cell of a
  /// rectangle that has been drawn in `color`.
  package mutating func shade(_ rect: Rect, role: Role, drawnIn color: Color) {
    guard theme.depth > .none, let brush = inkwell?.brush(role), brush.solid == nil else { return }
    let area = rect.intersection(frame.clip)
    for row in area.rows {
      for column in area.columns {
        let point = Point(column: column, row: row)
        guard frame[column, row].style.foreground == color else { continue }
        let shade = textColor(of: brush, at: point)
        frame.modify(Rect(origin: point, size: Size(columns: 1, rows: 1))) {
          $0.style.foreground = shade
        }
      }
    }
  }

  /// The colours of what is selected under a tint; nil where there is none, or no colour to show it.
  package func tintedSelection(at point: Point) -> Style? {
    guard theme.depth >= .indexed256, let brush = inkwell?.accent, brush.role == nil else {
      return nil
    }
    let ground = textColor(of: brush, at: point)
    let text = theme.style(.text, on: .selection).foreground
    return Style(
      foreground: text.legible(on: ground, contrast: Role.text.leastContrast), background: ground)
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
