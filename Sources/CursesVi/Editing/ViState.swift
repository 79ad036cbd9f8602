import CursesMarkdown
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What an editor keeps while vi keys are on.
struct ViState {
  var machine = ViMachine()
  var memory = ViMemory()
  /// What is selected in a visual mode.
  var visual: ViVisual?
  /// How text was selected last, for `gv`; the marks `<` and `>` say where.
  var lastKind = ViSelectionKind.characters
  /// What vi left: if it is another one, somebody else has selected or changed the text.
  var shown: ViShown?
  /// The column that motions up and down keep to; `Int.max` is the end of the line.
  var column: Int?
  /// What is being typed.
  var typing: ViTyping?
  /// What `:s` asks about.
  var confirming: ViConfirming?
  /// Whether keys or commands are done again: then nothing is recorded.
  var isReplaying = false
  /// How many macros call each other.
  var macroDepth = 0
  /// Whether the last motion led nowhere; it ends a macro.
  var hasFailed = false
  /// What other programs, or other controls of this one, have copied.
  var clipboard: @MainActor () -> String = { "" }
}

/// A selection, and the text that its places belong to.
struct ViShown: Hashable {
  var selection: Selection
  var version: Int

  @MainActor init(_ document: RichDocument) {
    selection = document.state.selection
    version = document.version
  }
}

/// What outlives a document: registers, and what was done last.
public struct ViMemory: Sendable {
  var registers = ViRegisters()
  var find: ViFind?
  var search: ViSearch?
  var change: ViRepeat?
  var substitution: ViSubstitution?
  /// The keys in the registers that were recorded, by name.
  var macros: [Character: [ViMacroKey]] = [:]
  var lastMacro: Character?
  var exHistory: [String] = []
  var searchHistory: [String] = []
  /// Whether a search with capitals in it finds them alone.
  var isSmartCase = true
  /// Whether capitals and small letters are the same to a search.
  var ignoresCase = true
  var highlights = true

  /// Normal mode, and nothing remembered.
  public init() {}

  /// Forgets all that may hold words of a text: one has become a secret.
  public mutating func forgetTexts() {
    let options = (isSmartCase, ignoresCase, highlights)
    self = ViMemory()
    (isSmartCase, ignoresCase, highlights) = options
  }
}

/// What was looked for last.
struct ViSearch: Hashable, Sendable {
  var needle: String
  var isPattern = true
  var isWholeWord = false
  var isForward = true
  /// Where from a match the caret goes.
  var offset: ViSearchOffset?
}

/// The last change, for `.`.
struct ViRepeat: Sendable {
  var change: ViChange
  /// What was done while typing.
  var typed: [ViTyped] = []
}

/// What was done in insert or replace mode.
enum ViTyped: Hashable, Sendable {
  case command(RichEditorCommand)
  case overtype(Character)
  case takeBack
  /// Ctrl+W and Ctrl+U.
  case deleteWord, deleteLine
}

/// A selection of the visual modes, from a character to a character.
struct ViVisual: Hashable {
  /// Source offsets of the characters at both ends.
  var anchor: Int
  var cursor: Int
  var kind: ViSelectionKind
  /// Whether a block goes to the ends of its lines.
  var reachesLineEnds = false
}

/// What is typed from entering insert mode to leaving it.
struct ViTyping {
  /// The step of undo all of it belongs to.
  var step: Int
  var change: ViChange
  var typed: [ViTyped] = []
  /// What overtyping has put other characters in the place of; nil where it was behind the text.
  var overtyped: [String?] = []
  /// Where the link led whose text is typed anew.
  var link: String?
  /// The source offset at which typing began; Ctrl+W and Ctrl+U stop there once.
  var start = 0
  /// Where the caret goes with Esc: the corner of a block that was typed before or behind.
  var corner: Int?
}

/// What a status bar says of vi keys.
public struct ViStatus: Hashable, Sendable {
  /// `NORMAL`, `INSERT`, `VISUAL`, …
  public var mode: String
  /// The keys of a command that is not complete: `2"ad`.
  public var pending: String
  /// The register that keys are recorded into.
  public var recording: Character?
  /// Whether letters are commands.
  public var takesLetters: Bool
}
