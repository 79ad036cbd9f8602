import CursesCore
import CursesThemes

/// How a window looks on its terminal: the theme, and what the terminal can show.
public struct Look: Sendable {
  /// What makes styles of roles.
  public var theme: Theme
  /// How the terminal counts cells.
  public var widths: WidthModel
  /// Whether box drawing and symbols beyond ASCII can be shown.
  public var isUnicode: Bool
  /// Whether the screen is for a screen reader: no boxes, ASCII signs, and the terminal's cursor
  /// always where the focus is.
  public var isLinear = false
  /// Whether a secret may be shown when a person asks for it: not where a picture is made.
  public var revealsSecrets = true

  /// A look for people who see the screen.
  public init(theme: Theme, widths: WidthModel = .perScalar, isUnicode: Bool = true) {
    self.theme = theme
    self.widths = widths
    self.isUnicode = isUnicode
  }

  /// The symbol, or its stand-in on a terminal without it.
  public func symbol(_ symbol: Character, ascii: Character) -> Character {
    isUnicode && !isLinear ? symbol : ascii
  }

  /// The cells of a text.
  public func width(of text: some StringProtocol) -> Int { CellWidth.width(of: text, in: widths) }

  /// What stands where something is left out.
  var ellipsis: String { isUnicode && !isLinear ? "…" : "..." }

  /// A text with three dots for an ellipsis where that cannot be shown.
  public func shown(_ text: String) -> String {
    isUnicode && !isLinear || !text.utf8.contains(0xE2) ? text : text.replacing("…", with: "...")
  }

  /// As much of a text as fits, with an ellipsis where something is left out.
  public func fitted(_ text: String, columns: Int) -> String {
    let text = shown(text)
    guard width(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    let ellipsis = ellipsis.prefix(columns)
    var used = 0
    var kept = ""
    for character in text {
      let cells = CellWidth.of(character, in: widths)
      if used + cells > columns - ellipsis.count { break }
      used += cells
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + ellipsis
  }
}
