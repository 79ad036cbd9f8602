import BubblepadNotebook
import BubblepadPanels
import CursesUICore

/// Saves that were interrupted by the end of their process.
@MainActor
package struct KeptWork {
  private let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  /// Removes what they have left and nobody needs, and says what was found besides.
  package func findInterruptedSaves() {
    let notes = context.opener.namedPaths + (context.note.map { [$0.path] } ?? [])
    Task {
      let found = await InterruptedSaves.find(
        inNotebook: context.folder?.path, besideNotes: notes, context.places)
      if let first = found.kept.first {
        let more = found.kept.count > 1 ? " (\(found.kept.count - 1) more)" : ""
        context.tell(
          .warning("A save was interrupted. What it had written is “\(title(of: first))”.\(more)"))
        context.list.reading.start(selecting: nil)
      }
    }
  }

  private func title(of path: String) -> String {
    NoteTitle.shownTitle(ofFileName: path.lastComponent)
  }

  /// Offers to put the copy of a half-written note in its place, one at a time, and then what was not saved.
  package func offerWhatWasKept() {
    // A passphrase is meant for the box that asks for it from the first screen on; any other box is one that the person
    // has opened, and comes first.
    guard context.conversation.dialog?.asksForSecret != false else {
      _ = context.schedule(after: 500) { offerWhatWasKept() }
      return
    }
    offer(
      InterruptedSaves.copies(context.places)
        .filter { isMine($0) }[...])
    if let dialog = context.conversation.dialog, !dialog.asksForSecret {
      context.conversation.typing.questionCameByItself(at: .now)
    }
    context.tellOfUnreadableFiles()
  }

  /// Whether it is a copy of a note that is here, by that name or by another link to the same file.
  private func isMine(_ copy: Leftover) -> Bool {
    context.myPath(ofResolved: copy.notePath) != nil
      || copy.isOf(anyOf: context.opener.namedPaths)
      || copy.isOf(anyOf: context.list.entries.map(\.path))
  }

  private func offer(_ copies: ArraySlice<Leftover>) {
    guard let copy = copies.first else { return NoteRecovery(context).offer() }
    let goOn: @MainActor () -> Void = {
      offer(copies.dropFirst())
      if !context.isAsking { context.opener.openFirstIfNone() }
    }
    context.present(
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
      try copy.restore(backupFolder: context.places.backupFolder)
      if let note = context.note, copy.isOf(anyOf: [note.path]) { context.opener.reload() }
      context.list.reading.start(selecting: nil)
      context.tell(.done("“\(title(of: copy.notePath))” is whole again."))
    } catch {
      context.tell(.problem(error.message))
    }
  }
}
