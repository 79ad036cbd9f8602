import CursesCore
import CursesText
@_spi(Nodes) import CursesViewGraph

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

extension TextEditorCommand: EditorCommand {}

/// Which command a key gives to a text editor.
package typealias TextEditorKeymap = EditorKeymap<TextEditorCommand>

extension EditorKeymap where Command == TextEditorCommand {
  package static var standard: TextEditorKeymap { standardTextKeys }

  fileprivate mutating func bindEditing() {
    bind(Key(.home, .control), .moveToTextStart, .extendToTextStart)
    bind(Key(.end, .control), .moveToTextEnd, .extendToTextEnd)
    commands[Key(.character("b"), .alt)] = .edit(.moveWordBackward)
    commands[Key(.character("f"), .alt)] = .edit(.moveWordForward)
    commands[Key(.character("e"), .control)] = .move(.rowEnd)
    commands[Key(.enter)] = .edit(.insert("\n"))
    commands[Key(.enter, .shift)] = .edit(.insert("\n"))
    commands[Key(.enter, .control)] = .submit
    commands[Key(.enter, .alt)] = .submit
    commands[Key(.character("k"), .control)] = .edit(.deleteToLineEnd)
    commands[Key(.character("t"), .control)] = .edit(.transpose)
    commands[Key(.character("z"), .control)] = .undo
    commands[Key(.character("y"), .control)] = .redo
    commands[Key(.character("z"), [.control, .shift])] = .redo
  }

  fileprivate mutating func bindTraitsAndSearch() {
    commands[Key(.character("b"), .control)] = .toggle(.bold)
    commands[Key(.character("i"), .control)] = .toggle(.italic)
    commands[Key(.character("i"), .alt)] = .toggle(.italic)
    commands[Key(.character("u"), .control)] = .toggle(.underline)
    commands[Key(.character("x"), .alt)] = .toggle(.strikethrough)
    commands[Key(.character("f"), .control)] = .find
    commands[Key(.function(3))] = .findNext
    commands[Key(.function(3), .shift)] = .findPrevious
  }
}

private let standardTextKeys: TextEditorKeymap = {
  var map = TextEditorKeymap()
  map.bindSharedKeys()
  map.bindEditing()
  map.bindTraitsAndSearch()
  return map
}()
