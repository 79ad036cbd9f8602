import CursesCore

/// A colour as a theme file names it.
enum ColorName: Hashable, Sendable {
  /// `base00` to `base17`.
  case palette(Int)
  case fixed(Color)
  /// The foreground of another role, or the ground for `backdrop`.
  case role(Role)
}

/// What a theme file, or the table of defaults, says about a role. What it leaves open is inherited.
struct RoleRule: Hashable, Sendable {
  var color: ColorName?
  var background: ColorName?
  var opacity: Double?
  var added: TextAttributes = []
  var removed: TextAttributes = []

  /// This rule where it speaks, `base` elsewhere.
  func over(_ base: RoleRule) -> RoleRule {
    RoleRule(
      color: color ?? base.color, background: background ?? base.background,
      opacity: opacity ?? base.opacity,
      added: base.added.subtracting(removed).union(added), removed: removed.union(base.removed))
  }
}

extension Role {
  /// The role that gives what this one leaves open.
  var parent: Role? {
    switch self {
    case .text, .panel, .backdrop, .dimming: nil
    case .heading1: .title
    case .heading2: .heading1
    case .heading3: .heading2
    case .heading4: .heading3
    case .heading5: .heading4
    case .heading6: .heading5
    case .doneText, .quote, .placeholder, .keyHint, .raw, .taskOpen, .bullet: .dim
    case .border, .rule, .tableRule: .faint
    case .missingLink: .link
    case .borderFocused, .key, .listSelectedBar, .taskDone: .accent
    case .fieldFocused: .field
    case .searchCurrent: .searchMatch
    case .buttonFocused, .buttonDisabled: .button
    default: .text
    }
  }

  /// What holds when neither the theme file nor a parent says otherwise.
  var defaults: RoleRule {
    switch self {
    case .text: RoleRule(color: .palette(0x05))
    case .dim: RoleRule(color: .palette(0x04))
    case .faint: RoleRule(color: .palette(0x03))
    case .title: RoleRule(color: .palette(0x06), added: .bold)
    case .placeholder, .quote: RoleRule(added: .italic)
    case .heading1: RoleRule(color: .palette(0x0E))
    case .heading3: RoleRule(color: .palette(0x0D))
    case .heading4: RoleRule(added: .italic)
    case .heading5: RoleRule(removed: .bold)
    case .heading6: RoleRule(color: .palette(0x04))
    case .strong: RoleRule(color: .palette(0x06), added: .bold)
    case .emphasis: RoleRule(added: .italic)
    case .link: RoleRule(color: .palette(0x0D), added: .underline)
    case .missingLink: RoleRule(color: .palette(0x04), added: .italic)
    case .code: RoleRule(color: .palette(0x0A), background: .palette(0x02), opacity: 0.5)
    case .codeBlock: RoleRule(background: .palette(0x01), opacity: 0.6)
    case .quoteBar: RoleRule(color: .palette(0x0E))
    case .doneText: RoleRule(added: .strikethrough)
    case .highlight: RoleRule(background: .palette(0x0A), opacity: 0.25)
    case .selection: RoleRule(background: .palette(0x0D), opacity: 0.35)
    case .caret: RoleRule(color: .palette(0x07))
    case .currentLine: RoleRule(background: .palette(0x02), opacity: 0.25)
    case .searchMatch: RoleRule(background: .palette(0x0A), opacity: 0.25)
    case .searchCurrent: RoleRule(opacity: 0.9)
    case .misspelling: RoleRule(color: .palette(0x08), added: .undercurl)
    case .accent: RoleRule(color: .palette(0x0C))
    case .panel: RoleRule(color: .palette(0x05), background: .palette(0x00))
    case .dialog: RoleRule(background: .palette(0x01))
    case .field: RoleRule(background: .palette(0x02), opacity: 0.5)
    case .fieldFocused: RoleRule(opacity: 0.75)
    case .listSelected: RoleRule(background: .role(.accent), opacity: 0.26)
    case .button: RoleRule(background: .palette(0x02), opacity: 0.8)
    case .buttonFocused:
      RoleRule(color: .palette(0x00), background: .role(.accent), opacity: 1, added: .bold)
    case .buttonDisabled: RoleRule(color: .palette(0x03), opacity: 0.4)
    case .error: RoleRule(color: .palette(0x08))
    case .warning: RoleRule(color: .palette(0x0A))
    case .good: RoleRule(color: .palette(0x0B))
    case .info: RoleRule(color: .palette(0x0D))
    case .dimming: RoleRule(color: .palette(0x05), background: .role(.backdrop), opacity: 0.35)
    case .backdrop: RoleRule(color: .palette(0x05))
    default: RoleRule()
    }
  }

  /// The least contrast of the role's text to its surface.
  ///
  /// 4.5 for everything that is read, dim text too; 3 for signs that stand for a state; 1.5 for
  /// decoration such as rules and borders.
  public var leastContrast: Double {
    switch self {
    case .faint, .border, .rule, .tableRule: 1.5
    case .borderFocused, .quoteBar, .bullet, .caret, .listSelectedBar, .buttonDisabled: 3
    default: 4.5
    }
  }
}

extension Surface {
  /// The role whose background makes the surface; nil for the bare backdrop.
  var role: Role? {
    switch self {
    case .backdrop: nil
    case .panel: .panel
    case .dialog: .dialog
    case .field: .field
    case .fieldFocused: .fieldFocused
    case .codeBlock: .codeBlock
    case .code: .code
    case .currentLine: .currentLine
    case .listSelected: .listSelected
    case .selection: .selection
    case .highlight: .highlight
    case .searchMatch: .searchMatch
    case .searchCurrent: .searchCurrent
    }
  }

  /// What the surface can lie on.
  var grounds: [Surface] {
    switch self {
    case .backdrop: []
    case .panel, .dialog: [.backdrop]
    case .field, .fieldFocused, .listSelected, .currentLine, .codeBlock: [.panel, .dialog]
    case .code: [.panel, .dialog, .currentLine]
    case .highlight: [.panel, .dialog, .currentLine, .listSelected]
    case .selection, .searchMatch, .searchCurrent:
      [.panel, .dialog, .field, .fieldFocused, .codeBlock, .currentLine]
    }
  }

  /// Whether the surface takes the place of the glass that code and marked text have of their own: what is
  /// selected, or found, is known by its ground.
  public func covers(_ role: Role) -> Bool {
    switch self {
    case .selection, .searchMatch, .searchCurrent: role == .code || role == .highlight
    case .highlight: role == .code
    default: false
    }
  }
}
