import CursesCore
import Testing

@testable import CursesBackdrops
@testable import CursesThemes

@Suite("Text over bubbles")
struct BackgroundContrastTests {
  @Test("Every role keeps its contrast in the composited picture, in every built-in theme")
  func everyTheme() throws {
    let grounds: [(Surface, [Role])] = [
      (.backdrop, []), (.panel, [.panel]), (.dialog, [.dialog]), (.field, [.dialog, .field]),
      (.fieldFocused, [.panel, .fieldFocused]), (.codeBlock, [.panel, .codeBlock]),
      (.currentLine, [.panel, .currentLine]), (.listSelected, [.panel, .listSelected]),
      (.selection, [.panel, .selection]), (.selection, [.panel, .field, .selection]),
      (.searchCurrent, [.panel, .searchCurrent]), (.code, [.panel, .code]),
    ]
    for entry in ThemeLibrary().entries {
      let theme = try ThemeLibrary().theme(entry)
      let size = Size(columns: Role.allCases.count, rows: grounds.count)
      let scene = scene(theme, grounds, size)
      for seed: UInt64 in [1, 8, 77] {
        var compositor = Compositor(backdrop: theme.backdrop)
        for step in 0..<40 {
          let kinds = BackgroundKind.allCases
          let kind = kinds[(step + Int(seed)) % kinds.count]
          let time = Double(step) * 4.3
          let rings = [Ripple(center: Point(column: step, row: 4), start: time - 0.3)]
          let passing: [PassingLight] = [
            .bubble(Point(column: step, row: 10)),
            .glint(Rect(column: 0, row: step % size.rows, columns: size.columns, rows: 3)),
          ]
          let field = PassingBackground(
            scene: RippledBackground(kind.scene(seed: seed), ripples: rings),
            moments: passing.map { .init(light: $0, start: time - 0.2) }
          ).field(size: size, at: time, light: theme.light)
          compositor.composite(scene, over: field)
          check(compositor.frame, theme, grounds, entry.slug)
        }
      }
      // The worst that any background may do: one of the pure colours everywhere.
      for color in [theme.light.ground] + theme.light.frost {
        var compositor = Compositor(backdrop: theme.backdrop)
        compositor.composite(scene, over: LightField(size: size, filledWith: color))
        check(compositor.frame, theme, grounds, entry.slug)
      }
    }
  }

  /// A column for each role, a row for each surface.
  private func scene(_ theme: Theme, _ grounds: [(Surface, [Role])], _ size: Size) -> Frame {
    var scene = Frame(size: size)
    for (row, (surface, layers)) in grounds.enumerated() {
      for (column, role) in Role.allCases.enumerated() {
        let cell = Rect(column: column, row: row, columns: 1, rows: 1)
        let style = theme.style(role, on: surface)
        for layer in layers { scene.tint(cell, with: theme[layer].background) }
        // What is selected or found loses its own glass.
        if !surface.covers(role) { scene.tint(cell, with: style.background) }
        scene.write(
          "x", column: column, row: row, foreground: style.foreground,
          attributes: style.attributes)
      }
    }
    return scene
  }

  private func check(
    _ frame: Frame, _ theme: Theme, _ grounds: [(Surface, [Role])], _ slug: String
  ) {
    for (row, (surface, layers)) in grounds.enumerated() {
      for (column, role) in Role.allCases.enumerated() {
        // Glass lies on a panel or a dialog; code and marks can be selected and found, too.
        let hasGlass = theme[role].background != .clear
        let canLie = [.panel, .dialog].contains(surface) || [.code, .highlight].contains(role)
        if hasGlass, !canLie || surface == .backdrop { continue }
        let style = frame[column, row].style
        let ratio = style.foreground.contrast(with: style.background)
        if ratio < theme.leastContrast(of: role) {
          Issue.record("\(slug): \(role) on \(layers) has \(ratio)")
        }
      }
    }
  }
}
