import CursesCore

/// What a piece of the screen means. Controls name roles; only a theme knows a colour.
///
/// The raw value is the name in a theme file.
public enum Role: String, CaseIterable, Sendable {
  // Levels of text.
  case text, dim, faint, title, placeholder
  // Rich text.
  case heading1, heading2, heading3, heading4, heading5, heading6
  case strong, emphasis, link, missingLink, code, codeBlock, quote, quoteBar, bullet
  case taskOpen, taskDone, doneText, tableRule, rule, highlight
  /// Markdown markers, where they are shown.
  case raw
  // The place one is at.
  case selection, caret, currentLine, searchMatch, searchCurrent
  /// Words that are misspelt.
  case misspelling
  // Panels and what they hold.
  case accent, border, borderFocused, panel, dialog, field, fieldFocused
  case key, keyHint, listSelected, listSelectedBar
  case button, buttonFocused, buttonDisabled
  // Messages.
  case error, warning, good, info
  /// What is laid over everything behind a dialog; see `Frame.veil`.
  case dimming
  /// The ground that bubbles drift on.
  case backdrop

  /// The place in a table of all roles: the number that a case without values is in memory.
  public var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// How many roles there are.
  static let count = allCases.count
}

/// How a role looks on a certain surface.
public struct RoleStyle: Hashable, Sendable {
  /// Readable on its surface, whatever light is behind it.
  public var foreground: Color
  /// Glass to lay over what is drawn already (`Color.laid(over:)`); `clear` when the role has none.
  public var background: Color
  /// How the text is drawn beside its colours.
  public var attributes: TextAttributes

  /// A style of a role.
  public init(
    foreground: Color, background: Color = .clear, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The style of a cell whose background was `below`.
  public func style(over below: Color) -> Style {
    Style(
      foreground: foreground, background: background.laid(over: below), attributes: attributes)
  }
}

/// What text stands on. A surface is the background of a role, laid over everything it can lie on.
public enum Surface: Int, CaseIterable, Sendable {
  /// The bubbles themselves, without a panel.
  case backdrop
  case panel, dialog
  case field, fieldFocused, codeBlock, code, currentLine, listSelected
  case selection, highlight, searchMatch, searchCurrent
}
