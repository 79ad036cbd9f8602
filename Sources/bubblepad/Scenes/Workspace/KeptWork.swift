import BubblepadNotebook
import BubblepadPanels
import CursesUICore

/// Saves that were interrupted by the end of their process.
@MainActor
struct KeptWork {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Removes what they have left and nobody needs, and says what was found besides.
  func findInterruptedSaves() {
    let notes = workspace.namedPaths + (workspace.note.map { [$0.path] } ?? [])
    Task {
      let found = await InterruptedSaves.find(
        inNotebook: workspace.folder?.path, besideNotes: notes, workspace.places)
      if let first = found.kept.first {
        let more = found.kept.count > 1 ? " (\(found.kept.count - 1) more)" : ""
        workspace.tell(
          .warning("A save was interrupted. What it had written is “\(title(of: first))”.\(more)"))
        workspace.rescan(selecting: nil)
      }
    }
  }

  private func title(of path: String) -> String {
    NoteTitle.shownTitle(ofFileName: path.lastComponent)
  }

  /// Offers to put the copy of a half-written note in its place, one at a time, and then what was not saved.
  func offerWhatWasKept() {
    // A passphrase is meant for the box that asks for it from the first screen on; any other box is one that the person
    // has opened, and comes first.
    guard workspace.dialog?.asksForSecret != false else {
      _ = workspace.shell.schedule(after: 500) { offerWhatWasKept() }
      return
    }
    offer(
      InterruptedSaves.copies(workspace.places)
        .filter { isMine($0) }[...])
    if let dialog = workspace.dialog, !dialog.asksForSecret {
      workspace.typing.questionCameByItself(at: .now)
    }
    workspace.tellOfUnreadableFiles()
  }

  /// Whether it is a copy of a note that is here, by that name or by another link to the same file.
  private func isMine(_ copy: Leftover) -> Bool {
    workspace.myPath(ofResolved: copy.notePath) != nil
      || copy.isOf(anyOf: workspace.namedPaths) || copy.isOf(anyOf: workspace.entries.map(\.path))
  }

  private func offer(_ copies: ArraySlice<Leftover>) {
    guard let copy = copies.first else { return NoteRecovery(workspace).offer() }
    let goOn: @MainActor () -> Void = {
      offer(copies.dropFirst())
      if workspace.dialog == nil { workspace.openFirstIfNone() }
    }
    workspace.dialog = .confirm(
      Confirmation(
        title: "Half-written note",
        words: "Bubblepad ended while “\(title(of: copy.notePath))” was being written over. "
          + "The file may be half old and half new; a whole copy was kept.",
        answers: [
          .init(words: "Put the copy in its place", letter: "c") {
            restore(copy)
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
      try copy.restore(backupFolder: workspace.places.backupFolder)
      if let note = workspace.note, copy.isOf(anyOf: [note.path]) { workspace.reload() }
      workspace.rescan(selecting: nil)
      workspace.tell(.done("“\(title(of: copy.notePath))” is whole again."))
    } catch {
      workspace.tell(.problem(error.message))
    }
  }
}
