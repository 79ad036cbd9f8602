import BubblepadNotebook
import CursesUICore

/// Saves that were interrupted by the end of their process.
extension Workspace {
  /// Removes what they have left and nobody needs, and says what was found besides.
  func findInterruptedSaves() {
    let notes = namedPaths + (note.map { [$0.path] } ?? [])
    Task {
      let found = await InterruptedSaves.find(
        inNotebook: folder?.path, besideNotes: notes, places)
      if let first = found.kept.first {
        let more = found.kept.count > 1 ? " (\(found.kept.count - 1) more)" : ""
        tell(
          .warning("A save was interrupted. What it had written is “\(title(of: first))”.\(more)"))
        rescan(selecting: nil)
      }
    }
  }

  private func title(of path: String) -> String {
    NoteTitle.shownTitle(ofFileName: path.lastComponent)
  }

  /// Offers to put the copy of a half-written note in its place, one at a time, and then what was not saved.
  func offerWhatWasKept() {
    offer(InterruptedSaves.copies(places).filter { myPath(ofResolved: $0.notePath) != nil }[...])
    if dialog != nil { typing.questionCameByItself(at: .now) }
    tellOfUnreadableFiles()
  }

  private func offer(_ copies: ArraySlice<Leftover>) {
    guard let copy = copies.first else { return offerRecovery() }
    let goOn: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      offer(copies.dropFirst())
      if dialog == nil { openFirstIfNone() }
    }
    dialog = .confirm(
      Confirmation(
        title: "Half-written note",
        words: "Bubblepad ended while “\(title(of: copy.notePath))” was being written over. "
          + "The file may be half old and half new; a whole copy was kept.",
        answers: [
          .init(words: "Put the copy in its place", letter: "c") { [weak self] in
            self?.restore(copy)
            goOn()
          },
          .init(words: "Keep the file as it is") {
            try? copy.remove()
            goOn()
          },
        ], cancelWords: "later", cancel: goOn))
  }

  private func restore(_ copy: Leftover) {
    do {
      try copy.restore(backupFolder: places.backupFolder)
      if let note, NotebookPlaces.resolved(note.path).isSamePath(as: copy.notePath) { reload() }
      rescan(selecting: nil)
      tell(.done("“\(title(of: copy.notePath))” is whole again."))
    } catch {
      tell(.problem(error.message))
    }
  }
}
