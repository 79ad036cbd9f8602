import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import CursesRichText

/// Commands that cannot be done.
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
      return services.reading.words
    }
    guard note.isReadOnly else { return nil }
    if command == .rename || command == .focusTitle {
      return "Cannot rename this note: it is read-only."
    }
    return place == .editor && command.changesText
      ? words(forRefusal: RichDocument.readOnlyWords, in: note) : nil
  }
}
