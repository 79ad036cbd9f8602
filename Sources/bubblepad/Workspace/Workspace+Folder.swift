import BubblepadIndex
import BubblepadNoteFiles
import BubblepadNotebook
import BubblepadPanels
import BubblepadSampleNotes
import BubblepadSettings
import CursesText
import CursesUICore

extension Workspace {
  /// What other programs did to the folder.
  func folderChanged() {
    let changes = watch.drain()
    guard !changes.isEmpty, !undo.steps.running.keep(changes) else { return }
    follow(changes)
  }

  func follow(_ changes: [FolderChange]) {
    indexing?.filesChanged(changes)
    list.reading.follow(changes.ofList)
    for note in tabs.notes {
      let paths = opener.noteWatch.paths(of: note)
      guard changes.contains(where: { paths.contains(where: $0.isAbout) }) else { continue }
      guard case .removed = note.file.externalState() else {
        OutsideChanges(self).check(note)
        continue
      }
      OutsideChanges(self).checkSoon()
    }
  }

  /// The person's notebook is not there yet.
  func offerNotebook(at path: String) {
    list.isLoaded = true
    present(
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
    list.reading.start(selecting: nil, openingFirst: true)
  }

  func watchFolder() {
    // The person's own notebook may be still to be made.
    guard let folder, folder.exists else { return }
    if !watch.watch(folder.path) {
      tell(.hint("Changes by other programs appear when you return to this window."))
    }
  }
}
