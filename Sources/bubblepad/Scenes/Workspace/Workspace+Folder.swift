import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSampleNotes
import BubblepadSettings
import CursesText
import CursesUICore

extension Workspace {
  /// Reads the list of notes again, on another thread.
  ///
  /// - Parameter finished: called once the names of all notes are known.
  func rescan(
    selecting path: String?, openingFirst: Bool = false, finished: @escaping () -> Void = {}
  ) {
    ListReading(self).read(selecting: path, openingFirst: openingFirst, finished: finished)
  }

  /// Names what the list cannot show, once.
  func tell(ofUnlisted warnings: [String]) {
    guard warnings != unlistedWords else { return }
    unlistedWords = warnings
    if !warnings.isEmpty { tell(.warning(warnings.joined(separator: " "))) }
  }

  /// Opens the note that a notebook begins with.
  func openNewestNoteIfNone() {
    if note == nil, let first = reach.firstNote(of: entries) { load(path: first.path) }
  }

  /// What other programs did to the folder.
  func folderChanged() {
    let changes = watch.drain()
    guard !changes.isEmpty, !notebookSteps.running.keep(changes) else { return }
    follow(changes)
  }

  func follow(_ changes: [FolderChange]) {
    indexing?.filesChanged(changes)
    ListReading(self).follow(changes.ofList)
    for note in tabs.notes {
      let paths = noteWatch.paths(of: note)
      guard changes.contains(where: { paths.contains(where: $0.isAbout) }) else { continue }
      guard case .removed = note.file.externalState() else {
        OutsideChanges(self).check(note)
        continue
      }
      checkForRemoval()
    }
  }

  /// Looks again in a moment: many programs take a file away for as long as they write it anew.
  func checkForRemoval() {
    _ = shell.schedule(after: 300) { [weak self] in self?.checkForOutsideChange() }
  }

  func checkForOutsideChange() { OutsideChanges(self).check() }

  /// The person's notebook is not there yet.
  func offerNotebook(at path: String) {
    isListLoaded = true
    dialog = .confirm(
      Confirmation(
        title: "Your notebook",
        words:
          "You have no notebook yet: a folder of Markdown files. Create \(path) with a welcome note?",
        answers: [
          .init(words: "Create", letter: "c") { [weak self] in self?.createNotebook() }
        ], cancelWords: "quit", cancel: { [weak self] in self?.shell.quit() }, hasBubble: true))
  }

  private func createNotebook() {
    guard let folder else { return }
    do throws(LaunchFailure) {
      try SampleNotebook(path: folder.path).installFirstNote()
    } catch {
      return tell(
        .problem(error.sentence.prefix(1).uppercased() + error.sentence.dropFirst() + "."))
    }
    watchFolder()
    rescan(selecting: nil, openingFirst: true)
  }

  func watchFolder() {
    // The person's own notebook may be still to be made.
    guard let folder, folder.exists else { return }
    if !watch.watch(folder.path) {
      tell(.hint("Changes by other programs appear when you return to this window."))
    }
  }
}
