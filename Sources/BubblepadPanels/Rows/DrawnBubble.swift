import CursesCore
import CursesThemes
import CursesUICore

/// A bubble of the theme's light, drawn with half blocks: fuller towards its rim, with a soft light at the
/// upper left. Where colours are few it is drawn with signs; for a screen reader it is not there.
package struct DrawnBubble: ControlView {
  /// The rows it takes. It is twice as many columns wide.
  private let rows = 7

  package init() {}

  package func makeModel() -> DrawnBubbleModel { DrawnBubbleModel() }
  package func update(_ model: DrawnBubbleModel) { model.rows = rows }
}

/// The living part of a drawn bubble.
package final class DrawnBubbleModel: ControlModel {
  var rows = 7 {
    didSet { if rows != oldValue { setNeedsLayout() } }
  }

  override package var isFocusable: Bool { false }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    let isLinear = look?.isLinear == true
    return isLinear ? .zero : Size(columns: 2 * self.rows, rows: self.rows)
  }

  override package func draw(in canvas: inout Canvas) {
    guard !canvas.look.isLinear, frame.size.rows > 1 else { return }
    guard canvas.theme.depth >= .indexed256, canvas.look.isUnicode else {
      return drawSigns(in: &canvas)
    }
    let ground = canvas.theme.style(canvas.surface == .dialog ? .dialog : .panel, on: .backdrop)
      .background.laid(over: canvas.theme.light.ground)
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let upper = color(column, 2 * row, over: ground, canvas.theme)
        let lower = color(column, 2 * row + 1, over: ground, canvas.theme)
        draw(upper, lower, column: frame.minColumn + column, row: frame.minRow + row, &canvas)
      }
    }
  }

  private func draw(
    _ upper: Color?, _ lower: Color?, column: Int, row: Int, _ canvas: inout Canvas
  ) {
    guard let color = upper ?? lower else { return }
    let glyph: Character = upper == nil ? "▄" : "▀"
    canvas.frame.put(
      Glyph(glyph), width: 1, column: column, row: row, foreground: color, attributes: [])
    guard upper != nil, let lower else { return }
    canvas.frame.modify(Rect(column: column, row: row, columns: 1, rows: 1)) {
      $0.style.background = lower
    }
  }

  /// The colour of a half of a cell; nil outside.
  private func color(_ column: Int, _ half: Int, over ground: Color, _ theme: Theme) -> Color? {
    let radius = Double(frame.size.rows) - 0.5
    let across = Double(column) + 0.5 - Double(frame.size.columns) / 2
    let down = Double(half) + 0.5 - Double(frame.size.rows)
    let away = (across * across + down * down).squareRoot() / radius
    let cover = min(max((1 - away) * radius + 0.5, 0), 1)
    guard cover > 0.1 else { return nil }
    let hue = theme.light.colors[0].mixed(
      with: theme.light.colors[1 % theme.light.colors.count], by: (down / radius + 1) / 2)
    let body = ground.mixed(with: hue, by: cover * (0.45 + 0.55 * away * away))
    let (x, y) = (across / radius + 0.36, down / radius + 0.36)
    let light = max(0, 1 - (x * x + y * y) / 0.09)
    return body.mixed(with: .white, by: 0.55 * light * light)
  }

  private func drawSigns(in canvas: inout Canvas) {
    let lines = ["   .-~-.   ", " .'     '. ", "(  o      )", " '.     .' ", "   '-.-'   "]
    let (left, top) = (
      frame.minColumn + max(0, (frame.size.columns - 11) / 2),
      frame.minRow + max(0, (frame.size.rows - lines.count) / 2)
    )
    for (index, line) in lines.prefix(frame.size.rows).enumerated() {
      canvas.write(line, column: left, row: top + index, role: .accent)
    }
  }
}
