import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesUICore

/// Notes that come out of the trash, or are made, as a step: undone they go there, and come back.
extension TrashCommands {
  /// Puts a note or folder back where it was, as a step that can be undone.
  package func restoreAsStep(_ trashed: TrashedNote) {
    guard let path = restore(trashed, opening: trashed.isFolder ? nil : "") else { return }
    context.undo.steps.did(Self.stepThatMade(path, in: context))
  }

  /// Does again what was undone.
  ///
  /// - Parameter words: what is said when it is undone; nil for a note that was restored, which is shown.
  package func restoreAgain(_ trashed: TrashedNote, undone words: String?) {
    let isShown = !trashed.isFolder && words == nil
    guard let path = restore(trashed, opening: isShown ? "" : nil) else { return }
    context.undo.steps.didAgain(Self.stepThatMade(path, undone: words, in: context))
  }

  /// What has made a note, or restored it: undone, it goes to the trash.
  ///
  /// - Parameter words: what is said then; nil for where the note is.
  package static func stepThatMade(
    _ path: String, undone words: String? = nil, in context: any NoteFilesContext
  ) -> NotebookStep {
    NotebookStep { [weak context] in
      if let context { TrashCommands(context).moveAgain([path], nil, .back(words)) }
    }
  }

  /// Undoes a restoring, or does again what was undone.
  ///
  /// - Parameter entries: the notes; nil for those that are listed there.
  package func moveAgain(_ paths: [String], _ entries: [NoteEntry]?, _ way: Way) {
    context.opener.afterKeepingChanges {
      let there = paths.filter { FileStamp(ofFileAt: $0) != nil }
      guard !there.isEmpty else {
        let name = paths.first?.lastComponent ?? ""
        return context.tell(.hint("“\(name)” is not there any more."))
      }
      move(there, entries ?? self.entries(in: there), way)
    }
  }
}
