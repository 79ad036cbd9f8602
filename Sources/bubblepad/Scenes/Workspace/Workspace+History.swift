import BubblepadNotebook
import BubblepadOpenNotes

/// Undo across restarts.
extension Workspace {
  /// How long leaving the program may wait for the disk, in milliseconds.
  private static let patience = 200

  /// Has what can be undone in a note kept from now on, if the person has it so.
  func startHistory(of note: OpenNote) {
    guard settings.keepsUndo, !note.isReadOnly else { return }
    let history = NoteHistory(file: note.file, document: note.editor.document)
    note.history = history
    guard note.isReading else { return history.begin(with: note.editor.text) }
    note.whenRead { [weak note] isWhole in
      guard isWhole, let text = note?.file.savedText else { return }
      history.begin(with: text)
      Task { await history.recall() }
    }
  }

  /// Reads what could be undone when the note was used last. Nothing on the screen waits for it.
  func recallHistory(of note: OpenNote) {
    guard let history = note.history else { return }
    Task {
      // It may be on its way to the disk.
      await histories.settled()
      await history.recall()
      tellOfUnreadableFiles()
    }
  }

  /// Keeps what can be undone in a note that is left as it is on the disk.
  func keepHistoryAtTheEnd(of note: OpenNote) {
    guard !note.isNew, !note.isReading, let kept = note.history?.keptAtTheEnd() else {
      return
    }
    histories.add { await kept.write() }
  }

  /// Does an action when what can be undone is on the disk, or soon after if the disk is slow.
  func whenHistoryIsKept(_ action: @escaping @MainActor () -> Void) {
    histories.finish(within: Self.patience, scheduler: shell, then: action)
  }

  /// Removes what was kept, when the person does not want it any more.
  func forgetHistories() {
    guard !settings.keepsUndo else { return }
    let folder = places.historyFolder
    Task { await folder.empty() }
  }
}
