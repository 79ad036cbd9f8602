import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSearches
import CursesUICore

/// Marks of vi that lead from note to note.
extension Workspace {
  /// Has a note know the marks that lie in it, once as much of it is there.
  func placeMarks(in note: OpenNote) {
    let marks = knownMarks.marks(in: note.path)
    guard !marks.isEmpty else { return }
    guard note.isReading else {
      note.editor.editor.viFileMarks = marks
      return
    }
    note.whenRead { _ in
      // Those that were set meanwhile stay.
      let own = note.editor.editor.viFileMarks
      note.editor.editor.viFileMarks = marks.filter { own[$0.key] == nil }
    }
  }

  /// Keeps the marks of a note that is left.
  func keepMarks(of note: OpenNote) {
    guard usesVi, !note.isNew else { return }
    let marks = note.editor.editor.viFileMarks
    guard !marks.isEmpty else { return }
    var all = knownMarks
    guard all.take(marks, of: note.path) else { return }
    fileMarks = all
    FileMarks.file(in: places).write(all)
  }

  /// Opens the note with a mark, and goes there.
  func goToMark(_ name: Character, isLine: Bool) {
    guard let place = knownMarks[name] else { return tell(.hint("There is no mark \(name).")) }
    guard FileStamp(ofFileAt: place.path) != nil else {
      return tell(.problem("The note with the mark \(name) no longer exists."))
    }
    open(path: place.path) { [weak self] in
      guard let note = self?.note, note.path.isSamePath(as: place.path) else { return }
      guard note.isReading else { return note.editor.go(to: place.mark, isLine: isLine) }
      note.whenRead { _ in note.editor.go(to: place.mark, isLine: isLine) }
    }
  }

  private var knownMarks: FileMarks {
    if let fileMarks { return fileMarks }
    var marks = FileMarks.file(in: places).read() ?? FileMarks()
    marks.spelling = pins.spelling
    fileMarks = marks
    tellOfUnreadableFiles()
    return marks
  }
}
