import CursesCore
import CursesThemes

/// What views draw on: the scene's cells, the theme, and the surface that lies beneath.
///
/// Views name roles; the canvas makes them colours that can be read on the surface.
@MainActor
public struct Canvas {
  /// The cells that are drawn on, clipped to what is to be drawn.
  public var frame: Frame
  /// The theme, and what the terminal can show.
  public let look: Look
  /// What the next drawing stands on.
  public var surface: Surface = .backdrop
  /// The role of texts that have no colour of their own, on the ground of what has the focus.
  var textRole: Role?
  /// The colours that views have asked for in place of the theme's.
  var inkwell: Inkwell?
  /// Whether a view has named a colour for text that is not the theme's own.
  var isInked: Bool { inkwell?.text.map { $0.role != .text } ?? false }
  /// The plain colours that have been painted, the last on top.
  var papers: [Paper] = []
  /// How shapes are drawn within the view that is being drawn.
  var effects = ShapeEffects()

  /// Whether what is drawn is to be hidden, and the places that are not.
  package var isRedacted = false
  package var shows: [Rect] = []

  /// A canvas over cells.
  public init(frame: Frame, look: Look) {
    self.frame = frame
    self.look = look
  }

  /// The theme that makes styles of roles.
  public var theme: Theme { look.theme }

  /// Draws within a rectangle only.
  public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let outer = frame.narrowClip(to: rect)
    if !frame.clip.isEmpty { draw(&self) }
    frame.restoreClip(outer)
  }

  /// Writes text in a role and returns the column after it.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, role: Role,
    attributes: TextAttributes = [], link: Link = .none
  ) -> Int {
    let style = theme.style(role, on: surface)
    if inkwell != nil || !papers.isEmpty {
      return writeInked(
        text, at: Point(column: column, row: row), role: role,
        style: Style(
          foreground: style.foreground, attributes: style.attributes.union(attributes), link: link))
    }
    return put(
      text, at: Point(column: column, row: row),
      Style(
        foreground: style.foreground, attributes: style.attributes.union(attributes), link: link),
      isBar: role == .listSelectedBar)
  }

  /// Writes text in a style and returns the column after it. Where few colours are there and the ground is known by
  /// being reversed, the text is reversed too: else it would be a hole in it.
  mutating func put(
    _ text: some StringProtocol, at point: Point, _ style: Style, isBar: Bool = false
  ) -> Int {
    var reversed = 0..<0
    if theme.depth < .indexed256, !isBar, !style.attributes.contains(.reverse) {
      let cells = Rect(origin: point, size: Size(columns: look.width(of: text), rows: 1))
      let columns = cells.intersection(frame.clip).columns.filter {
        frame[$0, point.row].style.attributes.contains(.reverse)
      }
      if let first = columns.first, let last = columns.last { reversed = first..<last + 1 }
    }
    let end = frame.write(
      text, column: point.column, row: point.row, foreground: style.foreground,
      attributes: style.attributes, link: style.link, widths: look.widths)
    guard !reversed.isEmpty else { return end }
    frame.modify(
      Rect(column: reversed.lowerBound, row: point.row, columns: reversed.count, rows: 1)
    ) {
      $0.style.foreground = .terminalDefault
      $0.style.attributes.subtract(.dim)
      $0.style.attributes.insert(.reverse)
    }
    return end
  }

  /// Lays a role's background over the cells of a rectangle, keeping their text.
  public mutating func tint(_ rect: Rect, role: Role) {
    let style = theme.style(role, on: surface)
    frame.modify(rect) { cell in
      cell.style.background = style.background.laid(over: cell.style.background)
      cell.style.attributes.formUnion(style.attributes)
    }
  }

  /// Draws on a surface, as `tint` has laid it, then on the one before again.
  public mutating func on(_ surface: Surface, _ draw: (inout Canvas) -> Void) {
    let outer = self.surface
    self.surface = surface
    draw(&self)
    self.surface = outer
  }

  /// Draws texts without a colour of their own in a role, then in the one before again.
  package mutating func inRole(_ role: Role?, _ draw: (inout Canvas) -> Void) {
    let outer = textRole
    textRole = role
    draw(&self)
    textRole = outer
  }

  /// Repeats a character along a row.
  public mutating func rule(
    _ character: Character, column: Int, row: Int, columns: Int, role: Role
  ) {
    let area = Rect(column: column, row: row, columns: columns, rows: 1).intersection(frame.clip)
    guard !area.isEmpty else { return }
    let style = theme.style(role, on: surface)
    let glyph = Glyph(character)
    for at in area.columns {
      frame.put(
        glyph, width: 1, column: at, row: row, foreground: style.foreground,
        attributes: style.attributes)
    }
  }
}

/// What a control of a program's own draws on: the name beside SwiftUI's `Canvas`, which is a view.
public typealias CellCanvas = Canvas
