import BubblepadCommands
import BubblepadOpenNotes
import BubblepadPanels
import CursesUICore

/// Leaving the program with several notes open.
extension TabCommands {
  /// Quits once all changes are on the disk or given up: those that are saved by themselves without a word, and for
  /// all others it is asked once. A step over files is written to its end first.
  package func askToQuit() {
    let running = context.undo.steps.running
    guard !running.isRunning else { return running.whenOver { askToQuit() } }
    let unsaved = context.tabs.notes.filter { isUnsaved($0) }
    let asked = unsaved.filter { !context.saver.savesWhenLeft($0) }
    let silent = unsaved.filter { context.saver.savesWhenLeft($0) }
    let home = context.tabs.current
    guard asked.count > 1 else {
      return keep((silent + asked)[...]) { quit(showing: home) }
    }
    let names = asked.prefix(3).map { "“\($0.shownTitle)”" }.joined(separator: ", ")
    let more = asked.count > 3 ? " and \(asked.count - 3) more" : ""
    context.present(
      Confirmation(
        title: "Not saved",
        words: "\(asked.count) notes have changes that are not saved: \(names)\(more).",
        answers: [
          .init(words: "Save all and quit", letter: "s") {
            keep(silent[...]) { save(asked[...]) { quit(showing: home) } }
          },
          .init(words: "Quit without saving", letter: "d") {
            keep(silent[...]) { quit(showing: home) }
          },
        ]))
  }

  private func isUnsaved(_ note: OpenNote) -> Bool {
    guard !note.isReadOnly else { return false }
    note.editor.finishTyping(leaves: true)
    return note.isSaving || note.needsSaving && !note.isOnlyConverted
  }

  /// The tab that was shown is the one that is shown next time.
  private func quit(showing tab: NoteTab) {
    if tab !== context.tabs.current { go(to: tab) }
    context.opener.quit()
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
