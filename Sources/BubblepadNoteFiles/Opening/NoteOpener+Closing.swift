import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesSecrets
import CursesText
import CursesUICore

/// Closing notes.
extension NoteOpener {
  /// Closes the open note; its changes have been saved or given up.
  package func close() { close(tabs.current) }

  /// Closes the note of a tab, which stays.
  package func close(_ tab: NoteTab) {
    guard let note = tab.unobservedNote else { return }
    services.vi.keepMemory(of: note)
    services.visits.remember(note)
    context.undo.steps.closes(note.stepped)
    services.histories.keepAtTheEnd(of: note)
    note.hooks.startJournal = nil
    note.readActions = []
    // What was said of its title or its file is not about the next note.
    if note.refusedTitle != nil || context.notice == note.saveProblem.map(Notice.problem) {
      context.notice = nil
    }
    let wasSecret = note.isLocked
    if wasSecret { list.search.current?.noteClosed(note.path) }
    note.file.close(keepingJournal: false)
    if tab === tabs.current { services.finder.state = nil }
    (tab.note, tab.find, tab.words, tab.placeBefore) = (nil, nil, nil, nil)
    showTitle()
    guard wasSecret else { return }
    services.finder.last = nil
    wipeFreedMemory()
    // What was copied in it can be pasted elsewhere for a minute.
    _ = context.schedule(after: 60_000) { [weak self] in
      if self?.tabs.notes.contains(where: \.isLocked) == false {
        Clipboard.current?.forgetSecrets()
      }
    }
  }

  /// Overwrites what a secret leaves in memory, once it has gone: at the next frame, and again when what goes
  /// on beside it, a save or a search, has ended.
  package func wipeFreedMemory() {
    for delay in [100, 700, 3000] {
      _ = context.schedule(after: delay) { [pictures = services.insets.pictures] in
        pictures.forget(FreedMemory.wipeAtHand)
      }
    }
  }

  /// Leaves at once, keeping what is not saved for the next start: the terminal has gone, or the
  /// system asks.
  package func keepUnsavedText() {
    context.preferences.choiceKeeper.write()
    TabCommands(context).keep()
    for tab in tabs.all {
      guard let note = tab.note else { continue }
      services.vi.keepMarks(of: note)
      services.visits.remember(note)
      do {
        try note.file.flushJournalNow()
      } catch {
        // There is no screen any more to say it on; the journal written before stays.
      }
      note.file.close(keepingJournal: note.isModified)
      tab.note = nil
    }
  }

  /// Closes all notes and ends the program.
  package func quit(_ reason: ExitReason = .success) {
    context.preferences.choiceKeeper.write()
    for note in tabs.notes { services.histories.keepAtTheEnd(of: note) }
    services.histories.whenKept { [weak self] in
      guard let self else { return }
      TabCommands(context).keep()
      // The one that is shown is left last.
      for tab in tabs.all where tab !== tabs.current { close(tab) }
      close()
      context.endProgram(reason)
    }
  }

  /// Runs an action once the open note's changes are on the disk or given up: by the rule of the settings
  /// they are saved, or it is asked.
  package func afterKeepingChanges(
    _ words: (save: String, leave: String) = ("Save", "Leave without saving"),
    _ action: @escaping @MainActor () -> Void
  ) {
    NoteLeaving(context, words, then: action).begin()
  }

  /// Names the window after the note, as other programs and tabs show it.
  package func showTitle() {
    context.setWindowTitle(note.map { "\($0.file.shownTitle) — Bubblepad" } ?? "Bubblepad")
  }
}
