import BubblepadNotebook
import CursesText

/// What is said of a file when it is opened.
extension Workspace {
  /// Says of a file in another encoding what is typed in it.
  func tellOfEncoding(of note: OpenNote) {
    guard note.file.encoding == .utf8 else {
      guard notice == nil, !note.isPreview, !note.isReadOnly else { return }
      let name = note.file.encoding.rawValue
      return tell(.hint("This file is not UTF-8. It is read and saved as \(name)."))
    }
    let text = note.editor.text
    let start = text.bytes(in: 0..<min(text.count, Self.firstBytes))
    guard notice == nil, !note.isPreview, !note.isReadOnly,
      !TextProbe.isUTF8(start, isCut: start.count < text.count || note.isReading)
    else { return }
    tell(
      .warning("This file is not UTF-8. Its bytes stay as they are, and what you type is UTF-8."))
  }

  /// What to say of a text that was saved as UTF-8, which its file was not before; nil for any other.
  func changedEncodingNotice(from encoding: FileEncoding, of note: OpenNote) -> Notice? {
    guard note.file.encoding != encoding, !note.isLocked else { return nil }
    let (old, new) = (encoding.rawValue, note.file.encoding.rawValue)
    return .warning("Saved as \(new): \(old) does not have all characters of this text.")
  }

  /// Why a file cannot be changed: it is protected itself, or all of its folder is.
  func readOnlyWords(of file: NoteFile) -> String {
    Folder.isWritable(file.path.parentFolder)
      ? "This file is read-only. Save a copy with \(wayTo(.saveAs)) to change it."
      : "This folder is read-only. Save a copy elsewhere with \(wayTo(.saveAs)) to change it."
  }
}
