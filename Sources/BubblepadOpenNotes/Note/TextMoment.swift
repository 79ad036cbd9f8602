import BubblepadCommands
import BubblepadNotebook
import CursesRichText
import CursesText
import CursesUICore

/// What tells whether a command has done anything in a text.
package struct TextMoment: Equatable {
  private let text: SourceText
  private let selection: Selection
  private let attributes: RichAttributes
  private let mode: RichMode

  @MainActor package init(_ note: OpenNote) {
    let document = note.editor.document
    text = document.state.text
    selection = document.state.selection
    attributes = TextStyles(document: document).activeAttributes
    mode = document.mode
  }

  /// A command may have tried what it then undid: the text counts, not the number of its versions.
  package static func == (first: TextMoment, second: TextMoment) -> Bool {
    first.selection == second.selection && first.attributes == second.attributes
      && first.mode == second.mode
      && (first.text.isIdentical(to: second.text) || first.text == second.text)
  }
}

extension AppCommand {
  /// Why a command of the text had nothing to do, in one line; nil for one that does its work without a trace
  /// in the text, and for what says it itself.
  @MainActor
  package func reasonForNothing(in note: OpenNote) -> String? {
    switch self {
    case .copy, .copyPlain, .copyHTML, .paste, .followLink, .insertLink, .fold, .lineBreak: nil
    case .foldAll:
      TextOutline(document: note.editor.document).headings().isEmpty
        ? "This note has no headings to fold by." : nil
    case .undo: "Nothing to undo."
    case .redo: "Nothing to redo."
    case .cut, .deleteLine: "There is nothing here to delete."
    case .selectAll: note.editor.text.isEmpty ? "The note is empty." : "All is selected already."
    case .goToTop: "This is the top of the note."
    case .goToBottom: "This is the end of the note."
    case .caretAbove: "There is no row above for another caret."
    case .caretBelow: "There is no row below for another caret."
    case .moveBlockUp: "There is nothing above to change places with."
    case .moveBlockDown: "There is nothing below to change places with."
    case .nextOccurrence, .allOccurrences: "There is no word here to select."
    case .headingNone: "This is no heading."
    default: "“\(title)” has nothing to change here."
    }
  }
}
