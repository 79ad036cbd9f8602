import TerminalCore
import TextModel

/// What a text editor can be told to do.
package enum TextEditorCommand: Equatable, Sendable {
  /// A command of the text; see `TextCommand`.
  case edit(TextCommand)
  /// A motion by the rows of the screen.
  case move(RowMotion)
  /// The same, with the anchor of the selection left where it is.
  case extend(RowMotion)
  /// Moves the view and not the caret; down when positive.
  case scroll(Int)
  case cut, copy, paste
  case undo, redo
  case toggle(TextTrait)
  /// Shows the find bar; goes to the next or the previous match.
  case find, findNext, findPrevious
  /// Runs the actions of `onSubmit`.
  case submit
}

/// Which command a key gives to a text editor.
package struct TextEditorKeymap: Sendable {
  package var commands: [Key: TextEditorCommand]

  package subscript(key: Key) -> TextEditorCommand? { key.pressed.flatMap { commands[$0] } }

  package static let standard: TextEditorKeymap = {
    var map = TextEditorKeymap(commands: [:])
    map.bindMotions()
    map.bindEditing()
    map.bindTheRest()
    return map
  }()

  private mutating func bindMotions() {
    let edits: [(Key.Code, KeyModifiers, TextCommand, TextCommand)] = [
      (.left, [], .moveBackward, .extendBackward),
      (.right, [], .moveForward, .extendForward),
      (.left, .control, .moveWordBackward, .extendWordBackward),
      (.right, .control, .moveWordForward, .extendWordForward),
      (.left, .alt, .moveWordBackward, .extendWordBackward),
      (.right, .alt, .moveWordForward, .extendWordForward),
      (.up, .control, .moveParagraphBackward, .extendParagraphBackward),
      (.down, .control, .moveParagraphForward, .extendParagraphForward),
      (.home, .control, .moveToTextStart, .extendToTextStart),
      (.end, .control, .moveToTextEnd, .extendToTextEnd),
    ]
    for (code, modifiers, move, extend) in edits {
      commands[Key(code, modifiers)] = .edit(move)
      commands[Key(code, modifiers.union(.shift))] = .edit(extend)
    }
    commands[Key(.character("b"), .alt)] = .edit(.moveWordBackward)
    commands[Key(.character("f"), .alt)] = .edit(.moveWordForward)
    let rows: [(Key.Code, RowMotion)] = [
      (.up, .rowUp), (.down, .rowDown), (.pageUp, .pageUp), (.pageDown, .pageDown),
      (.home, .rowStart), (.end, .rowEnd),
    ]
    for (code, motion) in rows {
      commands[Key(code)] = .move(motion)
      commands[Key(code, .shift)] = .extend(motion)
    }
    commands[Key(.character("e"), .control)] = .move(.rowEnd)
    commands[Key(.up, .alt)] = .scroll(-1)
    commands[Key(.down, .alt)] = .scroll(1)
  }

  private mutating func bindEditing() {
    commands[Key(.enter)] = .edit(.insert("\n"))
    commands[Key(.enter, .shift)] = .edit(.insert("\n"))
    commands[Key(.enter, .control)] = .submit
    commands[Key(.enter, .alt)] = .submit
    for modifiers in [[], KeyModifiers.shift] {
      commands[Key(.backspace, modifiers)] = .edit(.deleteBackward)
    }
    commands[Key(.delete)] = .edit(.deleteForward)
    for modifiers in [KeyModifiers.control, .alt] {
      commands[Key(.backspace, modifiers)] = .edit(.deleteWordBackward)
      commands[Key(.delete, modifiers)] = .edit(.deleteWordForward)
    }
    commands[Key(.character("w"), .control)] = .edit(.deleteWordBackward)
    commands[Key(.character("d"), .alt)] = .edit(.deleteWordForward)
    commands[Key(.character("k"), .control)] = .edit(.deleteToLineEnd)
    commands[Key(.character("t"), .control)] = .edit(.transpose)
    commands[Key(.character("z"), .control)] = .undo
    commands[Key(.character("y"), .control)] = .redo
    commands[Key(.character("z"), [.control, .shift])] = .redo
  }

  private mutating func bindTheRest() {
    commands[Key(.character("a"), .control)] = .edit(.selectAll)
    commands[Key(.character("x"), .control)] = .cut
    commands[Key(.character("c"), .control)] = .copy
    commands[Key(.character("v"), .control)] = .paste
    commands[Key(.delete, .shift)] = .cut
    commands[Key(.insert, .control)] = .copy
    commands[Key(.insert, .shift)] = .paste
    commands[Key(.character("b"), .control)] = .toggle(.bold)
    commands[Key(.character("i"), .control)] = .toggle(.italic)
    commands[Key(.character("i"), .alt)] = .toggle(.italic)
    commands[Key(.character("u"), .control)] = .toggle(.underline)
    commands[Key(.character("x"), .alt)] = .toggle(.strikethrough)
    commands[Key(.character("f"), .control)] = .find
    commands[Key(.character("g"), .control)] = .findNext
    commands[Key(.function(3))] = .findNext
    commands[Key(.character("g"), [.control, .shift])] = .findPrevious
    commands[Key(.function(3), .shift)] = .findPrevious
  }
}
