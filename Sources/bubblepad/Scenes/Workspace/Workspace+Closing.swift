import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesSecrets
import CursesUICore

/// Closing notes, and with all of them the program.
extension Workspace {
  /// Closes the open note; its changes have been saved or given up.
  func closeNote() { close(tabs.current) }

  /// Closes the note of a tab, which stays.
  func close(_ tab: NoteTab) {
    guard let note = tab.unobservedNote else { return }
    services.vi.keepMemory(of: note)
    rememberPlace(in: note)
    notebookSteps.closes(note.stepped)
    services.histories.keepAtTheEnd(of: note)
    note.startJournal = nil
    note.readActions = []
    // What was said of its title or its file is not about the next note.
    if note.refusedTitle != nil || notice == note.saveProblem.map(Notice.problem) { notice = nil }
    let wasSecret = note.isLocked
    if wasSecret { textSearch?.noteClosed(note.path) }
    note.file.close(keepingJournal: false)
    if tab === tabs.current { services.finder.state = nil }
    (tab.note, tab.find, tab.words, tab.placeBefore) = (nil, nil, nil, nil)
    showTitle()
    guard wasSecret else { return }
    services.finder.last = nil
    wipeFreedMemory()
    // What was copied in it can be pasted elsewhere for a minute.
    _ = shell.schedule(after: 60_000) { [weak self] in
      if self?.tabs.notes.contains(where: \.isLocked) == false {
        Clipboard.current?.forgetSecrets()
      }
    }
  }

  /// Overwrites what a secret leaves in memory, once it has gone: at the next frame, and again when what goes
  /// on beside it, a save or a search, has ended.
  func wipeFreedMemory() {
    for delay in [100, 700, 3000] {
      _ = shell.schedule(after: delay) { [pictures] in pictures.forget(FreedMemory.wipeAtHand) }
    }
  }

  /// Leaves at once, keeping what is not saved for the next start: the terminal has gone, or the
  /// system asks.
  func keepUnsavedText() {
    choiceKeeper.write()
    TabCommands(self).keep()
    for tab in tabs.all {
      guard let note = tab.note else { continue }
      services.vi.keepMarks(of: note)
      rememberPlace(in: note)
      do {
        try note.file.flushJournalNow()
      } catch {
        // There is no screen any more to say it on; the journal written before stays.
      }
      note.file.close(keepingJournal: note.isModified)
      tab.note = nil
    }
  }

  func quit() {
    choiceKeeper.write()
    for note in tabs.notes { services.histories.keepAtTheEnd(of: note) }
    services.histories.whenKept { [weak self] in
      guard let self else { return }
      TabCommands(self).keep()
      // The one that is shown is left last.
      for tab in tabs.all where tab !== tabs.current { close(tab) }
      closeNote()
      shell.quit()
    }
  }
}
