@_spi(Nodes) import CursesViewGraph

/// What keys mean while vi keys are on.
public enum ViMode: Hashable, Sendable {
  /// Keys are commands.
  case normal
  /// Keys are text.
  case insert
  /// Keys take the place of the text.
  case replace
  /// Keys are commands, and motions select.
  case visual(ViSelectionKind)

  /// The mode in words, as a status bar says it.
  public var words: String {
    switch self {
    case .normal: "NORMAL"
    case .insert: "INSERT"
    case .replace: "REPLACE"
    case .visual(.characters): "VISUAL"
    case .visual(.lines): "VISUAL LINE"
    case .visual(.block): "VISUAL BLOCK"
    }
  }

  /// Whether what is typed becomes text.
  public var isTyping: Bool { self == .insert || self == .replace }

  var isVisual: Bool { if case .visual = self { true } else { false } }
}

/// What a selection of the visual modes is made of.
public enum ViSelectionKind: Hashable, Sendable {
  /// From a character to a character.
  case characters
  /// Whole lines: a line is a paragraph, an item, a row of a table, a line of code.
  case lines
  /// The same columns of several lines, each a selection of its own.
  case block
}
