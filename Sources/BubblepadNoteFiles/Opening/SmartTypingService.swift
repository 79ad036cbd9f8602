import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText
import CursesUICore

/// Curly quotation marks, dashes and pairs of brackets.
@MainActor
package final class SmartTypingService {
  private unowned let context: any NoteFilesContext
  /// What was said to the user once and for all.
  private lazy var hints = FirstHints(places: context.places)

  init(_ context: any NoteFilesContext) { self.context = context }

  /// Has a note typed smartly, if the settings say so and it is one of the person's own: what another program
  /// hands over to be written in gets the characters that are typed and no others.
  package func start(in note: OpenNote) {
    let isSmart = context.settings.typesSmartly && note.isMarkdown && isOwn(note.path)
    note.editor.document.smartTyping =
      isSmart ? [.quotes, .dashes, .pairs, .tasks, .items, .indentation] : []
    note.editor.document.onSmartTyping = { [weak self] in self?.tellOfSmartTyping() }
    note.editor.document.onRichPaste = { [weak self] in
      guard let self else { return }
      advise("Pasted as Markdown. \(context.keyName(.undo)) shows its characters instead.")
    }
  }

  private func isOwn(_ path: String) -> Bool {
    if let folder = context.folder, path.below(folder.path) != nil { return true }
    // A note of the user's own notebook is one, also where it was named by its path.
    if let inside = context.settings.notebookFolder.flatMap(path.below), !inside.hasPrefix("."),
      !inside.contains("/.")
    {
      return true
    }
    return !NoteTitle.isHandedOver(path, temporaryFolder: context.settings.temporaryFolder)
  }

  /// Says at its first use what it is, and how to be rid of it.
  private func tellOfSmartTyping() {
    // A problem is not to be covered.
    guard context.notice?.isPassing != false, hints.isFirst("smart-typing") else { return }
    let undo = context.keyName(.undo)
    advise("Smart typing: \(undo) undoes it, \(context.wayTo(.settings)) turns it off.")
  }

  /// Says something that is of use for some seconds.
  private func advise(_ words: String) {
    let advice = Notice.advice(words)
    context.tell(advice)
    _ = context.schedule(after: 10_000) { [weak self] in
      if self?.context.notice == advice { self?.context.notice = nil }
    }
  }
}
