import MarkdownText
import TerminalCore

/// What a rich editor can be told to do.
public enum RichEditorCommand: Hashable, Sendable {
  /// A command of the document; see `RichCommand`.
  case edit(RichCommand)
  /// A motion by the rows of the screen.
  case move(RowMotion)
  /// The same, with the anchor of the selection left where it is.
  case extend(RowMotion)
  /// Moves the view and not the caret; down when positive.
  case scroll(Int)
  case cut, copy
  /// Asks the program for what it has on its clipboard.
  case paste
  /// Asks the program to open what the link at the caret leads to.
  case followLink
  /// Asks the program for the address of a link.
  case askForLink
  case findNext, findPrevious
  /// Another caret in the row above, or below, the outermost of those there are.
  case addCaret(RowMotion)
  /// Folds the section at the caret away, or all of them; or unfolds.
  case toggleFold, toggleAllFolds
  /// A selection at each match of the search.
  case selectMatches
}

/// What came of an event in a rich editor.
public struct RichEditorEffect: Hashable, Sendable {
  /// Whether the event is used up; else it is the parent's.
  public var isHandled = true
  /// Whether the text is another one now.
  public var hasChanged = false
  /// Why nothing was done, in words for the status bar.
  public var message: String?
  /// What is to go to the clipboard, as it is read.
  public var copied: String?
  /// The same as Markdown.
  public var copiedMarkdown: String?
  /// Whether the program should now call `paste` with its clipboard.
  public var asksForPaste = false
  /// Whether the program should ask for the address of a link; `RichEditorModel.linkAtCaret` is the one
  /// there is already.
  public var asksForLink = false
  /// What is to be opened.
  public var followed: String?

  public init() {}

  static func unhandled() -> RichEditorEffect {
    var effect = RichEditorEffect()
    effect.isHandled = false
    return effect
  }
}

/// Which command a key gives to a rich editor.
public struct RichEditorKeymap: Sendable {
  public var commands: [Key: RichEditorCommand]

  public init(_ commands: [Key: RichEditorCommand]) { self.commands = commands }

  public subscript(key: Key) -> RichEditorCommand? {
    key.pressed.flatMap { commands[$0] }
  }

  public static let standard: RichEditorKeymap = {
    var map = RichEditorKeymap([:])
    map.bindMotions()
    map.bindEditing()
    map.bindFormatting()
    map.bindClipboard()
    return map
  }()

  private mutating func bindMotions() {
    let edits: [(Key.Code, KeyModifiers, RichCommand, RichCommand)] = [
      (.left, [], .moveBackward, .extendBackward),
      (.right, [], .moveForward, .extendForward),
      (.left, .control, .moveWordBackward, .extendWordBackward),
      (.right, .control, .moveWordForward, .extendWordForward),
      (.left, .alt, .moveWordBackward, .extendWordBackward),
      (.right, .alt, .moveWordForward, .extendWordForward),
      (.up, .control, .moveParagraphBackward, .extendParagraphBackward),
      (.down, .control, .moveParagraphForward, .extendParagraphForward),
      (.home, .control, .moveToDocumentStart, .extendToDocumentStart),
      (.end, .control, .moveToDocumentEnd, .extendToDocumentEnd),
    ]
    for (code, modifiers, move, extend) in edits {
      commands[Key(code, modifiers)] = .edit(move)
      commands[Key(code, modifiers.union(.shift))] = .edit(extend)
    }
    let rows: [(Key.Code, RowMotion)] = [
      (.up, .rowUp), (.down, .rowDown), (.pageUp, .pageUp), (.pageDown, .pageDown),
      (.home, .rowStart), (.end, .rowEnd),
    ]
    for (code, motion) in rows {
      commands[Key(code)] = .move(motion)
      commands[Key(code, .shift)] = .extend(motion)
    }
  }

  private mutating func bindEditing() {
    commands[Key(.enter)] = .edit(.insertParagraph)
    commands[Key(.enter, .shift)] = .edit(.insertLineBreak)
    commands[Key(.enter, .alt)] = .edit(.insertLineBreak)
    commands[Key(.backspace)] = .edit(.deleteBackward)
    commands[Key(.backspace, .shift)] = .edit(.deleteBackward)
    commands[Key(.delete)] = .edit(.deleteForward)
    commands[Key(.backspace, .control)] = .edit(.deleteWordBackward)
    commands[Key(.backspace, .alt)] = .edit(.deleteWordBackward)
    commands[Key(.character("w"), .control)] = .edit(.deleteWordBackward)
    commands[Key(.delete, .control)] = .edit(.deleteWordForward)
    commands[Key(.character("d"), .alt)] = .edit(.deleteWordForward)
    commands[Key(.tab)] = .edit(.indent)
    commands[Key(.tab, .shift)] = .edit(.outdent)
    commands[Key(.character("z"), .control)] = .edit(.undo)
    commands[Key(.character("y"), .control)] = .edit(.redo)
    commands[Key(.character("z"), [.control, .shift])] = .edit(.redo)
  }

  private mutating func bindFormatting() {
    commands[Key(.character("b"), .control)] = .edit(.toggleStrong)
    commands[Key(.character("i"), .control)] = .edit(.toggleEmphasis)
    commands[Key(.character("i"), .alt)] = .edit(.toggleEmphasis)
    commands[Key(.character("x"), .alt)] = .edit(.toggleStrikethrough)
    commands[Key(.character("e"), .control)] = .edit(.toggleCode)
    commands[Key(.character("e"), .alt)] = .edit(.toggleCodeBlock)
    commands[Key(.character("l"), .alt)] = .edit(.toggleBulletList)
    commands[Key(.character("n"), .alt)] = .edit(.toggleOrderedList)
    commands[Key(.character("t"), .alt)] = .edit(.toggleTaskList)
    commands[Key(.character("q"), .alt)] = .edit(.toggleQuote)
    commands[Key(.character(" "), .control)] = .edit(.toggleTask(at: nil))
    for level in 0...6 {
      guard let digit = "\(level)".first else { continue }
      commands[Key(.character(digit), .alt)] = .edit(.setHeading(level))
    }
    commands[Key(.character("k"), .control)] = .askForLink
    commands[Key(.enter, .control)] = .followLink
  }

  private mutating func bindClipboard() {
    commands[Key(.character("a"), .control)] = .edit(.selectAll)
    commands[Key(.character("x"), .control)] = .cut
    commands[Key(.character("c"), .control)] = .copy
    commands[Key(.character("v"), .control)] = .paste
    commands[Key(.delete, .shift)] = .cut
    commands[Key(.insert, .control)] = .copy
    commands[Key(.insert, .shift)] = .paste
    commands[Key(.character("g"), .control)] = .findNext
    commands[Key(.character("g"), [.control, .shift])] = .findPrevious
    commands[Key(.up, .alt)] = .scroll(-1)
    commands[Key(.down, .alt)] = .scroll(1)
  }
}
