import BubblepadNotebook
import BubblepadOpenNotes
import CursesText
import CursesUICore

/// Notes that are started with a text.
extension Workspace {
  /// Starts a note with a text in a folder of the notebook, which is created if it is not there.
  func start(at path: String, in subfolder: String, with text: [UInt8]) {
    guard let folder else { return }
    do throws(FileError) {
      try folder.createSubfolder(subfolder)
    } catch {
      return tell(.problem(error.message))
    }
    closeNote()
    filter = ""
    load(path: path)
    focus(.editor)
    guard let note, note.path.isSamePath(as: path), note.isNew, !note.isReadOnly else { return }
    if !text.isEmpty {
      note.editor.apply([Edit(0..<0, SourceText(bytes: text))])
      note.editor.go(toOffset: text.count)
      // What is typed next is no part of a heading.
      let document = note.editor.document
      if case .heading = document.paragraph(at: document.head).kind {
        note.editor.perform(.edit(.insertParagraph))
      }
    }
    tell(
      .hint(
        savesByItself && !text.isEmpty
          ? "This is a new note from your template."
          : "This is a new note. Its file is written when you save."))
  }
}
