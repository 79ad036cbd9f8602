import BubblepadCommands
import BubblepadNotebook
import CursesRichText
import CursesText
import CursesUICore

/// What tells whether a command has done anything in a text.
struct TextMoment: Equatable {
  private let text: SourceText
  private let selection: Selection
  private let attributes: RichAttributes
  private let mode: RichMode

  @MainActor init(_ note: OpenNote) {
    let document = note.editor.document
    text = document.state.text
    selection = document.state.selection
    attributes = document.activeAttributes
    mode = document.mode
  }

  /// A command may have tried what it then undid: the text counts, not the number of its versions.
  static func == (first: TextMoment, second: TextMoment) -> Bool {
    first.selection == second.selection && first.attributes == second.attributes
      && first.mode == second.mode
      && (first.text.isIdentical(to: second.text) || first.text == second.text)
  }
}

extension AppCommand {
  /// Why a command of the text had nothing to do, in one line; nil for one that does its work without a trace
  /// in the text, and for what says it itself.
  @MainActor
  func reasonForNothing(in note: OpenNote) -> String? {
    switch self {
    case .copy, .copyPlain, .copyHTML, .paste, .followLink, .insertLink, .fold, .lineBreak: nil
    case .foldAll:
      note.editor.document.headings().isEmpty ? "This note has no headings to fold by." : nil
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

extension Workspace {
  /// Whether a command is anything for what is open: those of pages are not for a file that is shown as it is.
  func isOffered(_ command: AppCommand) -> Bool {
    guard let note, !note.isMarkdown else { return true }
    // A file of the notebook may be locked whatever it is; one of the system's would be read by nobody then.
    if command == .lockNote { return pathInNotebook(ofFolder: note.path.parentFolder) != nil }
    return !command.isForPages
  }

  /// Why a command cannot be done now, before it is tried; nil where that is not known before.
  func refusal(of command: AppCommand) -> String? {
    guard let note else {
      let isOfList = place == .list && [.cut, .paste, .selectAll].contains(command)
      guard command.needsNote, !isOfList else { return nil }
      return folder == nil
        ? "No note is open. \(wayTo(.reload)) opens it again."
        : "No note is open. \(wayTo(.quickOpen)) opens one, \(wayTo(.newNote)) starts one."
    }
    if !isOffered(command) {
      let way = wayTo(.saveAs)
      return "“\(command.title)” is for Markdown notes; \(way) saves a copy as one (.md)."
    }
    if note.isForReading, place == .editor, command.changesText {
      return readingView.words(in: self)
    }
    guard note.isReadOnly else { return nil }
    if command == .rename || command == .focusTitle {
      return "Cannot rename this note: it is read-only."
    }
    return place == .editor && command.changesText
      ? words(forRefusal: RichDocument.readOnlyWords, in: note) : nil
  }
}
