import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension Canvas {
  /// Gives what has been drawn as selected the colours of a tint. `before` is what lay below the text.
  mutating func tintSelection(
    _ rect: Rect, _ tint: Style, over before: Frame, on surface: Surface
  ) {
    let glass = theme.style(.selection, on: surface).background
    for row in rect.intersection(frame.clip).rows {
      for column in rect.intersection(frame.clip).columns {
        let ground = before[column, row].style.background
        let selected = glass.laid(over: ground)
        guard selected != ground, frame[column, row].style.background == selected else { continue }
        frame.modify(Rect(column: column, row: row, columns: 1, rows: 1)) { cell in
          cell.style.foreground = tint.foreground
          cell.style.background = tint.background
        }
      }
    }
  }
}

extension Look {
  /// The look of an editor's text, from what the views around say of texts; of a gradient its first
  /// colour. Empty where they say nothing.
  @MainActor
  func base(of environment: EnvironmentValues) -> PageTint {
    let style = environment.textStyle
    return PageTint(
      foreground: theme.depth == .none ? nil : baseColor(of: environment),
      attributes: style.drawnAttributes)
  }

  @MainActor
  private func baseColor(of environment: EnvironmentValues) -> Color? {
    let place = Paint.Place(self, environment, surface: .field)
    func color(_ paint: Paint) -> Color {
      let pigment = Pigment(paint.solid(place))
      return pigment.color.over(theme.palette[0x00], opacity: pigment.opacity)
    }
    switch environment.textStyle.drawnInk(isEnabled: true) {
    case .color(let own): return own
    case .paint(let paint): return color(paint)
    case .role(.text), .role(.title):
      return environment.foregroundPaint.flatMap { $0.namedRole == .text ? nil : color($0) }
    case .role(let role): return theme.style(role, on: .field).foreground
    }
  }
}
