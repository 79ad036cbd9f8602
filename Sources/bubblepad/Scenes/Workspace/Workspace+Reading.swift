import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSettings
import CursesUICore

extension Workspace {
  /// Reads what of a large file was left out to show its start at once.
  func readRest(of note: OpenNote) {
    guard note.isReading else { return note.editor.readAhead() }
    Task { [weak self] in
      do throws(FileError) {
        try await note.readRest()
      } catch {
        if self?.note === note { self?.tell(.problem(error.message)) }
      }
    }
  }

  /// Goes to a place of a note, at once or when it has been read so far.
  func go(to position: NotePlace.Position, in note: OpenNote) {
    switch position {
    case .unspecified: break
    case .line(let line, let column):
      guard note.isReading, line > note.editor.text.newlineCount else {
        return note.editor.goTo(line: line, column: column)
      }
      note.whenRead { _ in note.editor.goTo(line: line, column: column) }
    case .end: note.editor.perform(.edit(.moveToDocumentEnd))
    }
  }
}
