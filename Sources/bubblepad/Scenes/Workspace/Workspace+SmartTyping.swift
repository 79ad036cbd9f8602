import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesMarkdown

/// Curly quotation marks, dashes and pairs of brackets.
extension Workspace {
  /// Has a note typed smartly, if the settings say so and it is one of the person's own: what another program
  /// hands over to be written in gets the characters that are typed and no others.
  func startSmartTyping(in note: OpenNote) {
    let isSmart = settings.typesSmartly && note.isMarkdown && isOwn(note.path)
    note.editor.document.smartTyping =
      isSmart ? [.quotes, .dashes, .pairs, .tasks, .items, .indentation] : []
    note.editor.document.onSmartTyping = { [weak self] in self?.tellOfSmartTyping() }
    note.editor.document.onRichPaste = { [weak self] in
      guard let self else { return }
      advise("Pasted as Markdown. \(keyName(.undo)) shows its characters instead.")
    }
  }

  private func isOwn(_ path: String) -> Bool {
    if let folder, path.below(folder.path) != nil { return true }
    // A note of the user's own notebook is one, also where it was named by its path.
    if let inside = settings.notebookFolder.flatMap(path.below), !inside.hasPrefix("."),
      !inside.contains("/.")
    {
      return true
    }
    return !NoteTitle.isHandedOver(path, temporaryFolder: settings.temporaryFolder)
  }

  /// Says at its first use what it is, and how to be rid of it.
  private func tellOfSmartTyping() {
    // A problem is not to be covered.
    guard notice?.isPassing != false, firstHints.isFirst("smart-typing") else { return }
    let undo = keyName(.undo)
    advise("Smart typing: \(undo) undoes it, \(wayTo(.settings)) turns it off.")
  }

  /// Says something that is of use for some seconds.
  private func advise(_ words: String) {
    let advice = Notice.advice(words)
    tell(advice)
    _ = shell.schedule(after: 10_000) { [weak self] in
      if self?.notice == advice { self?.notice = nil }
    }
  }
}
