import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText
import CursesUICore

/// The title of a note as it is typed.
extension NoteOpener {
  /// Enter in the title field: an existing note is renamed and saved, a new one waits for its text.
  package func titleSubmitted() {
    guard let note else { return }
    note.finishTitle()
    if note.hasNewTitle, !note.isNew {
      context.saver.save { [weak self] in if $0 { self?.context.focus(.editor) } }
    } else if note.titleProblem == nil {
      context.focus(.editor)
      name(note)
    } else if note.isNew, case .taken(let other) = note.titleFault {
      // Who types on means the text: the note gets a number, and can be renamed.
      note.title = NoteTitle.free(note.title, others: note.hooks.otherTitles())
      context.focus(.editor)
      name(note)
      context.tell(
        .warning("There is already a note called “\(other)”. This one is “\(note.title)”."))
    }
  }

  /// A new note has its title before it has a file: what is kept of its text until then goes by that.
  private func name(_ note: OpenNote) {
    guard note.isNew, note.hasNewTitle else { return }
    let path = note.path
    Task { [self, context] in
      guard (try? await note.file.rename(to: note.title)) != nil else { return }
      note.wasNamed()
      noteRenamed(path, to: note.path)
      showTitle()
      context.saver.keeper.saveSoon()
    }
  }
}
