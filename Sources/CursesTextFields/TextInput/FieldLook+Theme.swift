import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension FieldLook {
  /// A field as a theme has it: the value on a shade of its own, the prompt dim, a deeper shade with focus.
  public init(
    theme: Theme, on surface: Surface = .panel, isFocused: Bool, usesUnicode: Bool = true
  ) {
    let ground = isFocused ? Surface.fieldFocused : .field
    let shade = theme.style(isFocused ? .fieldFocused : .field, on: surface)
    func style(_ role: Role) -> Style {
      let own = theme.style(role, on: ground)
      return Style(
        foreground: own.foreground, background: shade.background,
        attributes: own.attributes.union(shade.attributes))
    }
    let selected = theme.style(.text, on: .selection)
    let selection = theme.style(.selection, on: ground)
    self.init(
      value: style(.text),
      selection: Style(
        foreground: selected.foreground,
        background: selection.background.laid(over: shade.background),
        attributes: selection.attributes),
      placeholder: style(.placeholder), edge: style(.accent),
      signs: usesUnicode ? .unicode : .ascii)
  }
}
