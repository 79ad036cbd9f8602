import CursesRichText
import CursesUICore

extension AppCommand {
  /// What the editor does for this command; nil when it is none of the editor's.
  package var editing: RichEditorCommand? { details.editing }

  /// Whether it is about the open note.
  package var needsNote: Bool { details.subject != .app }

  /// Whether it is about something that only pages of Markdown have.
  package var isForPages: Bool { details.subject == .page }

  /// Whether it changes the text.
  package var changesText: Bool { details.changesText }

  /// Whether undo after it is not expected to be about what was done before it. What moves the caret, the focus or
  /// only shows commands is no act.
  package var isAct: Bool {
    switch self {
    case .undo, .redo, .commandPalette, .back, .nextPanel, .previousPanel, .focusList, .focusFilter,
      .focusTitle, .focusEditor, .agenda, .save:
      false
    default: editing == nil
    }
  }
}

extension RichEditorCommand {
  /// Whether it does more to the text than to read it.
  var changesText: Bool {
    switch self {
    case .edit(let command): command.changesText
    case .cut, .paste, .askForLink: true
    default: false
    }
  }
}

extension RichCommand {
  /// Whether it does more than to select or to move the caret.
  fileprivate var changesText: Bool {
    switch self {
    case .undo, .redo, .selectAll, .moveToDocumentStart, .moveToDocumentEnd, .selectNextOccurrence,
      .selectAllOccurrences:
      false
    default: true
    }
  }
}
