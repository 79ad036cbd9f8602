import BubblepadNotebook
import CursesText

/// What is said of a file when it is opened.
extension Workspace {
  /// Says of a file in another encoding what is typed in it.
  func tellOfEncoding(of note: OpenNote) {
    let text = note.editor.text
    let start = text.bytes(in: 0..<min(text.count, Self.firstBytes))
    guard notice == nil, !note.isPreview, !note.isReadOnly,
      !TextProbe.isUTF8(start, isCut: start.count < text.count || note.isReading)
    else { return }
    tell(
      .warning("This file is not UTF-8. Its bytes stay as they are, and what you type is UTF-8."))
  }

  /// Why a file cannot be changed: it is protected itself, or all of its folder is.
  func readOnlyWords(of file: NoteFile) -> String {
    Folder.isWritable(file.path.parentFolder)
      ? "This file is read-only. Save a copy with \(wayTo(.saveAs)) to change it."
      : "This folder is read-only. Save a copy elsewhere with \(wayTo(.saveAs)) to change it."
  }
}
