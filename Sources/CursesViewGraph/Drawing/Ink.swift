import CursesCore
import CursesThemes

/// What a character is drawn in: a role of the theme, or a colour of the program's own.
package enum Ink: Hashable, Sendable {
  case role(Role)
  case color(Color)
  case paint(Paint)
}

extension Canvas {
  /// Writes text in an ink and returns the column after it.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, ink: Ink,
    attributes: TextAttributes = [], link: Link = .none
  ) -> Int {
    switch ink {
    case .role(let role):
      write(text, column: column, row: row, role: role, attributes: attributes, link: link)
    case .paint(let paint) where paint.namedRole != nil:
      write(
        text, column: column, row: row, role: paint.namedRole ?? .text, attributes: attributes,
        link: link)
    case .paint(let paint):
      write(
        text, column: column, row: row,
        ink: .color(
          color(of: paint, at: Point(column: column, row: row))
            .readable(on: accent(at: Point(column: column, row: row)))),
        attributes: attributes, link: link)
    case .color(let color):
      put(
        text, at: Point(column: column, row: row),
        Style(foreground: color, attributes: attributes, link: link))
    }
  }
}
