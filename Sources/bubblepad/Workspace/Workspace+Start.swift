import BubblepadIndex
import BubblepadNoteFiles
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSettings
import CursesUICore

extension Workspace {
  /// Starts with what the command line named.
  func start(_ target: Launch.Target) {
    switch target {
    case .notebook, .sample:
      let shown = TabCommands(self).restore()
      if shown != nil { _ = shell.schedule(after: 1) { TabCommands(self).readOther() } }
      services.visits.startTrail()
      let last = shown ?? folder.flatMap { services.visits.lastNote(in: $0) }
      if let last {
        opener.load(path: last)
      } else {
        holdKeysForFirstNote()
      }
      list.reading.start(selecting: last, openingFirst: last == nil)
    case .daily:
      // Today's note comes beside the tabs of the last session, not in the place of one of them.
      if TabCommands(self).restore() != nil { tabs.select(tabs.add()) }
      services.visits.startTrail()
      holdKeysForFirstNote()
      // Without settings the note of a day may lie in any folder.
      list.reading.start(selecting: nil) { [weak self] in _ = self?.perform(.todaysNote) }
    case .notes(let named): opener.open(named: named)
    case .missingDefaultNotebook(let path): offerNotebook(at: path)
    }
    // After the first frame, which waits for nothing that can come later.
    _ = shell.schedule(after: 1) { [weak self] in
      self?.startIndexing()
      self.map { KeptWork($0).offerWhatWasKept() }
      self?.services.histories.forgetUnwanted()
      self.map { KeptWork($0).findInterruptedSaves() }
      self.map { InterruptedSteps($0).find() }
    }
  }

  /// Has keys wait for the note that the list will name, for a second at most: they are meant for its text.
  private func holdKeysForFirstNote() {
    shell.holdsInput = true
    _ = shell.schedule(after: 1000) { [weak self] in self?.releaseKeys() }
  }

  /// Delivers the keys that have waited for the first note, if they still do.
  func releaseKeys() {
    // Others wait for more than the note.
    if shell.holdsInput, conversation.heldKeys?.holds != true { shell.holdsInput = false }
  }
}
