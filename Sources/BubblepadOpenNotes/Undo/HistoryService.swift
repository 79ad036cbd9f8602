import BubblepadNotebook
import BubblepadSettings
import CursesText

/// What keeping undo needs besides the notebook.
@MainActor
package protocol HistoryContext: NotebookContext {
  /// Whether undo is kept across restarts.
  var keepsUndo: Bool { get }
}

/// Undo across restarts.
@MainActor
package final class HistoryService {
  private unowned let context: any HistoryContext
  /// What can be undone in notes, on its way to the disk.
  package let queue = HistoryQueue()

  package init(_ context: any HistoryContext) { self.context = context }

  /// How long leaving the program may wait for the disk, in milliseconds.
  private static let patience = 200

  /// Has what can be undone in a note kept from now on, if the person has it so.
  package func start(of note: OpenNote) {
    guard context.keepsUndo, !note.isReadOnly else { return }
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
  package func recall(of note: OpenNote) {
    guard let history = note.history else { return }
    Task { [context] in
      // It may be on its way to the disk.
      await queue.settled()
      await history.recall()
      context.tellOfUnreadableFiles()
    }
  }

  /// Keeps what can be undone in a note that is left as it is on the disk.
  package func keepAtTheEnd(of note: OpenNote) {
    guard !note.isNew, !note.isReading, let kept = note.history?.keptAtTheEnd() else {
      return
    }
    queue.add { await kept.write() }
  }

  /// Has what is kept of notes that are not open know what the program has written into their files.
  ///
  /// - Parameters:
  ///   - back: what gives the files back what they held.
  ///   - event: what that is in the histories.
  package func follow(_ back: [FileChange], as event: UserEvent) {
    guard context.keepsUndo, !back.isEmpty else { return }
    let places = context.places
    queue.add { await Background.run { places.keepHistories(of: back, as: event) } }
  }

  /// Does an action when what can be undone is on the disk, or soon after if the disk is slow.
  package func whenKept(_ action: @escaping @MainActor () -> Void) {
    queue.finish(within: Self.patience, scheduler: context, then: action)
  }

  /// Removes what was kept, when the person does not want it any more.
  package func forgetUnwanted() {
    guard !context.keepsUndo else { return }
    let folder = context.places.historyFolder
    Task { await folder.empty() }
  }
}
