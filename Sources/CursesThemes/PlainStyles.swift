import CursesCore

/// Styles for sixteen colours and for none: the terminal's own ground and text, and attributes.
///
/// Nobody knows the shades of the sixteen, so no background but `reverse` is used, and only what has
/// a meaning gets a hue. The hues are given as xterm has them, for the shell to find their numbers.
struct PlainStyles {
  private(set) var table: [RoleStyle] = []

  init(_ rules: RoleResolver, hues: Bool) {
    let styles = Role.allCases.map { role in
      RoleStyle(
        foreground: hues ? PlainStyles.hue(role) : .terminalDefault,
        attributes: rules.style(role).attributes.union(PlainStyles.attributes(role)))
    }
    for surface in Surface.allCases {
      table += zip(Role.allCases, styles).map { PlainStyles.shown($1, of: $0, on: surface) }
    }
  }

  /// What is written on a surface that is known by an attribute has that attribute too: it would be a
  /// hole in it. A hue would become the ground of what is reversed, and dim text is not read there.
  private static func shown(_ style: RoleStyle, of role: Role, on surface: Surface) -> RoleStyle {
    guard let ground = surface.role, role != .listSelectedBar else { return style }
    let own = attributes(ground).intersection([.reverse, .underline])
    guard !own.isEmpty else { return style }
    var result = style
    result.attributes.formUnion(own)
    if own.contains(.reverse) {
      result.foreground = .terminalDefault
      result.attributes.subtract(.dim)
    }
    return result
  }

  private static func attributes(_ role: Role) -> TextAttributes {
    switch role {
    case .selection, .searchCurrent, .listSelected, .buttonFocused, .highlight: .reverse
    case .link, .field, .fieldFocused, .searchMatch: .underline
    case .dim, .faint, .placeholder, .doneText, .buttonDisabled, .raw, .keyHint, .dimming: .dim
    case .border, .rule, .tableRule: .dim
    case .missingLink: [.dim, .underline]
    case .key, .borderFocused, .listSelectedBar, .accent, .error, .warning, .good, .button: .bold
    case .heading1, .heading2: [.bold, .underline]
    case .title, .heading3, .heading4, .strong: .bold
    default: []
    }
  }

  private static func hue(_ role: Role) -> Color {
    switch role {
    case .error: red
    case .warning, .code: yellow
    case .good, .taskDone: green
    case .accent, .borderFocused, .key, .listSelectedBar: cyan
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6, .quoteBar: magenta
    case .link, .info: blue
    default: .terminalDefault
    }
  }

  private static let red = Color(hex: 0xCD0000)
  private static let green = Color(hex: 0x00CD00)
  private static let yellow = Color(hex: 0xCDCD00)
  /// Bright blue: the dark one cannot be read on black.
  private static let blue = Color(hex: 0x5C5CFF)
  private static let magenta = Color(hex: 0xCD00CD)
  private static let cyan = Color(hex: 0x00CDCD)
}
