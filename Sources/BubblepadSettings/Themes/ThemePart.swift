import CursesThemes

/// Something of a theme that its editor changes: a colour of a role, or a part of its light.
package enum ThemePart: Hashable, Identifiable {
  /// The name of the parts below it.
  case heading(String)
  case role(Role)
  case level(LightLevel)
  case bubbles, ground, tint, blend, border

  package var id: Self { self }

  /// All parts in their groups, in the order of the list. Every role is in one.
  package static let all: [ThemePart] =
    [.heading("Light"), .bubbles, .ground]
    + [.strength, .number, .smallest, .largest, .blur, .speed].map(ThemePart.level) + [.blend]
    + [.heading("Glass"), .tint, .level(.panel), .level(.dialog), .border]
    + groups.flatMap { [.heading($0.name)] + $0.roles.map(ThemePart.role) }

  private static let groups: [(name: String, roles: [Role])] = [
    ("Text", [.text, .dim, .faint, .title, .placeholder, .raw]),
    ("Headings", [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]),
    (
      "Words", [.strong, .emphasis, .link, .missingLink, .code, .highlight, .misspelling]
    ),
    (
      "Blocks",
      [
        .codeBlock, .quote, .quoteBar, .bullet, .taskOpen, .taskDone, .doneText, .tableRule, .rule,
      ]
    ),
    ("Where you are", [.selection, .caret, .currentLine, .searchMatch, .searchCurrent]),
    (
      "Panels", [.accent, .border, .borderFocused, .panel, .dialog, .backdrop, .dimming]
    ),
    (
      "Controls",
      [
        .field, .fieldFocused, .key, .keyHint, .listSelected, .listSelectedBar, .button,
        .buttonFocused, .buttonDisabled,
      ]
    ),
    ("Messages", [.error, .warning, .good, .info]),
  ]

  /// Its name in the list.
  package var name: String {
    switch self {
    case .heading(let name): name
    case .role(let role): role.rawValue
    case .level(.smallest): "smallest size"
    case .level(.largest): "largest size"
    case .level(.panel): "panel opacity"
    case .level(.dialog): "dialog opacity"
    case .level(let level): level.rawValue
    case .bubbles: "colours"
    case .ground: "ground"
    case .tint: "tint"
    case .blend: "blend"
    case .border: "border"
    }
  }

  /// What it does, in a sentence.
  package var says: String {
    switch self {
    case .heading: ""
    case .role(let role): role == .panel || role == .dialog ? "The text on it." : ""
    case .level(.strength): "How much of its colour a bubble shows."
    case .level(.number): "How many bubbles there are."
    case .level(.smallest): "The radius of the smallest bubble."
    case .level(.largest): "The radius of the largest bubble."
    case .level(.blur): "How soft edges are: 0.2 is a disc, 2 a haze."
    case .level(.speed): "How fast bubbles drift; 0 stands still."
    case .level(.panel): "How much of the light panels hide."
    case .level(.dialog): "How much of the light dialogs hide."
    case .bubbles: "The bubbles, as colours with blanks between."
    case .ground: "Where no bubble is."
    case .tint: "The colour of the glass."
    case .blend: "Bubbles that overlap: glow is brighter."
    case .border: "The edges of panels."
    }
  }

  /// A word or two in the role, as it is met on the screen.
  package var example: String {
    guard case .role(let role) = self else { return "" }
    return switch role {
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6: "Saturday"
    case .title: "Groceries"
    case .placeholder: "search…"
    case .raw: "**"
    case .dim, .keyHint: "today"
    case .strong: "by ten"
    case .emphasis: "ripe"
    case .link: "station"
    case .code: " cash "
    case .codeBlock: " let x = 1 "
    case .quote: "Buy less."
    case .quoteBar, .listSelectedBar: "▌"
    case .bullet: "•"
    case .taskOpen: "☐"
    case .taskDone: "☑"
    case .doneText: "milk"
    case .tableRule, .rule, .faint: "────"
    case .border, .borderFocused: "╭──"
    case .caret: " "
    case .misspelling: "mispelt"
    case .key: "Ctrl+P"
    case .button, .buttonFocused, .buttonDisabled: " Save "
    case .error: "✗ error"
    case .warning: "● unsaved"
    case .good: "✓ saved"
    case .info: "read-only"
    case .dimming, .backdrop: "   "
    default: "Words"
    }
  }
}
