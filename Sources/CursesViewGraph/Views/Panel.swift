import CursesCore
import CursesThemes

/// A pane of glass over the background, with a border, a title, and room for its content.
///
/// The border has the accent colour while the focus is within.
public struct Panel<Content: View>: View, PrimitiveView {
  let title: String
  let surface: Surface
  let isBordered: Bool
  let isActive: Bool
  let content: Content

  /// A pane around content.
  ///
  /// - Parameters:
  ///   - title: written in the upper edge where there are columns for it; empty for none.
  ///   - surface: what the content stands on.
  ///   - isBordered: whether a border takes a cell at each edge.
  ///   - isActive: whether the border has the accent also while the focus is elsewhere, as on a field that
  ///     lies in the border.
  public init(
    _ title: String = "", surface: Surface = .panel, isBordered: Bool = true,
    isActive: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.surface = surface
    self.isBordered = isBordered
    self.isActive = isActive
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PanelNode ?? PanelNode(context)
    node.setAppearance(
      title: title, surface: surface, isBordered: isBordered, isActive: isActive)
    node.updateContent(content, context)
    return node
  }
}

/// The node of `Panel`.
final class PanelNode: LayoutWrapperNode {
  private var title = ""
  private var surface = Surface.panel
  private var isBordered = true
  private var isActive = false

  func setAppearance(title: String, surface: Surface, isBordered: Bool, isActive: Bool) {
    if isBordered != self.isBordered { graph.setNeedsLayout() }
    if title != self.title || surface != self.surface || isBordered != self.isBordered
      || isActive != self.isActive
    {
      invalidate()
    }
    self.isActive = isActive
    self.title = title
    self.surface = surface
    self.isBordered = isBordered
  }

  override var showsFocus: Bool { true }

  private var border: Int { isBordered ? 1 : 0 }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = measureContent(proposal.inset(columns: 2 * border, rows: 2 * border))
    return Size(columns: inner.columns + 2 * border, rows: inner.rows + 2 * border)
  }

  override func placeChildren(in rect: Rect) {
    placeContent(in: rect.inset(columns: border, rows: border))
  }

  override func draw(in canvas: inout Canvas) {
    let outer = canvas.surface
    canvas.layGlass(frame, surface: surface)
    canvas.surface = surface
    let hasFocus = isActive || graph.focus.node?.isWithin(self) ?? false
    if isBordered {
      canvas.border(
        frame, title: title, role: hasFocus ? .borderFocused : .border, isActive: hasFocus)
    }
    drawChildren(in: &canvas)
    canvas.surface = outer
  }
}

extension Canvas {
  /// Lays glass over what is there: the text beneath is hidden, the light shines through.
  public mutating func layGlass(_ rect: Rect, surface: Surface) {
    let style = theme.style(surface == .dialog ? .dialog : .panel, on: .backdrop)
    frame.clearText(rect)
    // A dialog lies before the light itself: through two panes there would be none left.
    if surface == .dialog { frame.modify(rect) { $0.style.background = .clear } }
    if !papers.isEmpty { papers.append(Paper(rect: rect, ground: .theme)) }
    frame.tint(rect, with: style.background)
    if style.attributes != [] { frame.modify(rect) { $0.style.attributes = style.attributes } }
  }

  /// Draws a box with a title in its upper edge.
  ///
  /// For a screen reader the title stands there alone.
  public mutating func border(_ rect: Rect, title: String, role: Role, isActive: Bool) {
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
    guard !look.isLinear else {
      write(
        look.fitted(title, columns: rect.size.columns), column: rect.minColumn, row: rect.minRow,
        role: isActive ? .accent : .text)
      return
    }
    let box = BoxGlyphs.of(look)
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    rule(box.horizontal, column: left + 1, row: top, columns: rect.size.columns - 2, role: role)
    rule(box.horizontal, column: left + 1, row: bottom, columns: rect.size.columns - 2, role: role)
    for row in frame.clip.rows.clamped(to: (top + 1)..<max(top + 1, bottom)) {
      rule(box.vertical, column: left, row: row, columns: 1, role: role)
      rule(box.vertical, column: right, row: row, columns: 1, role: role)
    }
    rule(box.topLeft, column: left, row: top, columns: 1, role: role)
    rule(box.topRight, column: right, row: top, columns: 1, role: role)
    rule(box.bottomLeft, column: left, row: bottom, columns: 1, role: role)
    rule(box.bottomRight, column: right, row: bottom, columns: 1, role: role)
    lightEdges(of: rect, role: role)
    guard !title.isEmpty, rect.size.columns > 8 else { return }
    let shown = look.fitted(title, columns: rect.size.columns - 6)
    write(
      " \(shown) ", column: left + 2, row: top, role: isActive ? .accent : .dim,
      attributes: isActive ? .bold : [])
  }
}

extension Canvas {
  /// Has the lines of a border take the colour of the light they lie on, most at the top.
  private mutating func lightEdges(of rect: Rect, role: Role) {
    let share = theme.edgeShare(of: role, on: surface)
    guard share > 0 else { return }
    let (wide, high) = (rect.size.columns, rect.size.rows)
    let sides = [
      (Rect(column: rect.minColumn, row: rect.minRow, columns: wide, rows: 1), 0.75),
      (Rect(column: rect.minColumn, row: rect.minRow + 1, columns: 1, rows: high - 2), 0.6),
      (Rect(column: rect.maxColumn - 1, row: rect.minRow + 1, columns: 1, rows: high - 2), 0.6),
      (Rect(column: rect.minColumn, row: rect.maxRow - 1, columns: wide, rows: 1), 0.35),
    ]
    for (side, most) in sides {
      frame.modify(side) {
        $0.style.foreground = $0.style.foreground.edge(taking: min(most, share))
      }
    }
  }
}

/// The characters of a box.
package struct BoxGlyphs: Hashable {
  package let horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight: Character

  package static let rounded = BoxGlyphs(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
  package static let square = BoxGlyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
  static let heavy = BoxGlyphs(
    horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
  static let double = BoxGlyphs(
    horizontal: "═", vertical: "║", topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝")
  package static let ascii = BoxGlyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")

  /// Those of the theme, as far as the terminal has them.
  static func of(_ look: Look) -> BoxGlyphs {
    guard look.isUnicode else { return .ascii }
    switch look.theme.border {
    // The fonts of consoles, which have few colours too, lack rounded corners and heavy lines.
    case .rounded: return look.theme.depth <= .ansi16 ? .square : .rounded
    case .heavy: return look.theme.depth <= .ansi16 ? .square : .heavy
    case .square: return .square
    case .double: return .double
    }
  }
}

/// Darkens everything behind it: what a dialog stands before.
public struct Dimming: View, PrimitiveView {
  /// Takes all the room there is.
  public init() {}

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? DimmingNode ?? DimmingNode(context)
    node.environment = context.environment
    return node
  }
}

/// The node of `Dimming`.
final class DimmingNode: Node {
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(columns: proposal.columns ?? 0, rows: proposal.rows ?? 0)
  }

  override func draw(in canvas: inout Canvas) {
    guard !canvas.look.isLinear else { return }
    canvas.frame.veil(frame, with: canvas.theme.style(.dimming, on: .backdrop).background)
  }
}

/// A thin line across a stack.
public struct Divider: View, PrimitiveView {
  /// Lies across the stack it is in.
  public init() {}

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? DividerNode ?? DividerNode(context)
    node.environment = context.environment
    return node
  }
}

/// The node of `Divider`.
package final class DividerNode: Node {
  private var isVertical: Bool { environment.stackAxis == .horizontal }

  package override func measure(_ proposal: ProposedSize) -> Size {
    isVertical
      ? Size(columns: 1, rows: proposal.rows ?? 1) : Size(columns: proposal.columns ?? 1, rows: 1)
  }

  package override func draw(in canvas: inout Canvas) {
    guard !canvas.look.isLinear else { return }
    let glyph = canvas.look.symbol(isVertical ? "│" : "─", ascii: isVertical ? "|" : "-")
    for row in frame.rows {
      canvas.rule(
        glyph, column: frame.minColumn, row: row, columns: frame.size.columns, role: .rule)
    }
  }
}
