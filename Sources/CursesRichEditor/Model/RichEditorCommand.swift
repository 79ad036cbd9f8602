import CursesCore
import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

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
  /// Copies what is read alone, or as HTML.
  case copyPlain, copyHTML
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
  /// The same with what is not read, for other programs; nil where that is nothing.
  public var copiedSource: CopiedSource?
  /// Whether the program should now call `paste` with its clipboard.
  public var asksForPaste = false
  /// Whether the program should ask for the address of a link; `RichEditorModel.linkAtCaret` is the one
  /// there is already.
  public var asksForLink = false
  /// What is to be opened.
  public var followed: String?
  /// What a modal keymap asks the program to do.
  package var request: ModalRequest?

  /// A command that was understood and changed nothing.
  public init() {}

  static func unhandled() -> RichEditorEffect {
    var effect = RichEditorEffect()
    effect.isHandled = false
    return effect
  }
}

extension RichEditorCommand: EditorCommand {}
extension RichCommand: TextMotions {}

/// Which command a key gives to a rich editor.
public typealias RichEditorKeymap = EditorKeymap<RichEditorCommand>

extension EditorKeymap where Command == RichEditorCommand {
  /// The keys of docs/keys.md.
  public static var standard: RichEditorKeymap { standardRichKeys }

  fileprivate mutating func bindEditing() {
    bind(Key(.home, .control), .moveToDocumentStart, .extendToDocumentStart)
    bind(Key(.end, .control), .moveToDocumentEnd, .extendToDocumentEnd)
    commands[Key(.enter)] = .edit(.insertParagraph)
    commands[Key(.enter, .shift)] = .edit(.insertLineBreak)
    commands[Key(.enter, .alt)] = .edit(.insertLineBreak)
    commands[Key(.character("j"), .control)] = .edit(.insertLineBreak)
    commands[Key(.tab)] = .edit(.indent)
    commands[Key(.tab, .shift)] = .edit(.outdent)
    commands[Key(.character("z"), .control)] = .edit(.undo)
    commands[Key(.character("y"), .control)] = .edit(.redo)
    commands[Key(.character("z"), [.control, .shift])] = .edit(.redo)
  }

  fileprivate mutating func bindFormatting() {
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
}

private let standardRichKeys: RichEditorKeymap = {
  var map = RichEditorKeymap()
  map.bindSharedKeys()
  map.bindEditing()
  map.bindFormatting()
  return map
}()
