import BubblepadCommands
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// Leaving the program with several notes open.
extension TabCommands {
  /// Quits once all changes are on the disk or given up: those that are saved by themselves without a word, and for
  /// all others it is asked once. A step over files is written to its end first.
  ///
  /// - Parameter reason: what the program that waits for this one is told.
  package func askToQuit(_ reason: ExitReason = .success) {
    let running = context.undo.steps.running
    guard !running.isRunning else { return running.whenOver { askToQuit(reason) } }
    let (asked, silent) = unsavedNotes()
    let home = context.tabs.current
    guard asked.count > 1 else {
      return keep((silent + asked)[...]) { quit(showing: home, reason) }
    }
    let names = asked.prefix(3).map { "“\($0.shownTitle)”" }.joined(separator: ", ")
    let more = asked.count > 3 ? " and \(asked.count - 3) more" : ""
    context.present(
      Confirmation(
        title: "Not saved",
        words: "\(asked.count) notes have changes that are not saved: \(names)\(more).",
        answers: [
          .init(words: "Save all and quit", letter: "s") {
            keep(silent[...]) { save(asked[...]) { quit(showing: home, reason) } }
          },
          .init(words: "Quit without saving", letter: "d") {
            keep(silent[...]) { quit(showing: home, reason) }
          },
        ]))
  }

  /// Quits with an error as `:cq` does: without the changes that would be asked about, and without the question.
  func giveUp() {
    let running = context.undo.steps.running
    guard !running.isRunning else { return running.whenOver { giveUp() } }
    let home = context.tabs.current
    keep(unsavedNotes().silent[...]) { quit(showing: home, .givenUp) }
  }

  /// The notes with changes that are not on the disk: those that it is asked about, and those that are saved by
  /// themselves.
  private func unsavedNotes() -> (asked: [OpenNote], silent: [OpenNote]) {
    let unsaved = context.tabs.notes.filter { isUnsaved($0) }
    return (
      unsaved.filter { !context.saver.savesWhenLeft($0) },
      unsaved.filter { context.saver.savesWhenLeft($0) }
    )
  }

  private func isUnsaved(_ note: OpenNote) -> Bool {
    guard !note.isReadOnly else { return false }
    note.editor.finishTyping(leaves: true)
    return note.isSaving || note.needsSaving && !note.isOnlyConverted
  }

  /// The tab that was shown is the one that is shown next time.
  private func quit(showing tab: NoteTab, _ reason: ExitReason) {
    if tab !== context.tabs.current { go(to: tab) }
    context.opener.quit(reason)
  }

  /// Shows one note after another and leaves each by its rule.
  private func keep(
    _ notes: ArraySlice<OpenNote>, then action: @escaping @MainActor () -> Void
  ) {
    guard let note = notes.first else { return action() }
    guard reveal(note) else { return keep(notes.dropFirst(), then: action) }
    context.opener.afterKeepingChanges(("Save and quit", "Quit without saving")) {
      keep(notes.dropFirst(), then: action)
    }
  }

  /// Shows one note after another and saves it. It ends at one that cannot be saved, which is shown then.
  private func save(
    _ notes: ArraySlice<OpenNote>, then action: @escaping @MainActor () -> Void
  ) {
    guard let note = notes.first else { return action() }
    guard reveal(note) else { return save(notes.dropFirst(), then: action) }
    context.saver.save { isSaved in
      if isSaved { save(notes.dropFirst(), then: action) }
    }
  }
}
