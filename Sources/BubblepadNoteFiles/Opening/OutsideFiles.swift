import BubblepadNotebook
import BubblepadOpenNotes
import CursesRichText

/// Files that do not belong to the notebook, or are marked read-only though the user may write to them: they are opened
/// to be read, and edited when the user asks for it.
extension NoteFilesContext {
  /// What says where such a file is, and how it is edited.
  package func tellOutside(_ content: NoteContent) {
    tell(
      .hint(
        "Read only: \(content.resolvedPath) is outside \(placeName). "
          + "“Edit this file” (\(keyName(.editOutside))) lets you change it."))
  }

  /// What a note refuses in words, and what to do where it is open for reading only.
  package func words(forRefusal words: String, in note: OpenNote?) -> String {
    if note?.isForReading == true { return services.reading.words }
    guard words == RichDocument.readOnlyWords else { return words }
    if let note, note.canBeOpenedForEditing, !note.isOutside, !settings.isReadOnly {
      return readOnlyWords(of: note.file)
    }
    return note?.isOutside == true && !settings.isReadOnly
      ? "This file is outside \(placeName). “Edit this file” (\(keyName(.editOutside))) lets you change it."
      : "\(words) Save a copy with \(wayTo(.saveAs)) to change it."
  }

  /// What the notes belong to, in words.
  private var placeName: String { folder == nil ? "this folder" : "the notebook" }

  /// Has a file edited that was opened from outside the notebook, or is marked read-only.
  package func editOutside() {
    guard let note else { return tell(.hint("No note is open.")) }
    guard note.isReadOnly else { return tell(.hint("You can edit this file already.")) }
    guard note.canBeOpenedForEditing else { return tell(.hint(readOnlyWords(of: note.file))) }
    guard !settings.isReadOnly else {
      return tell(.hint("Bubblepad was started to read only. Start it without --read-only."))
    }
    guard note.file.content.isWritable else {
      return tell(.problem("You may read this file but not write to it."))
    }
    let place = note.editor.editor.position
    let path = note.file.content.resolvedPath
    let rest =
      note.isOutside
      ? "It is saved when you save it, never by itself." : "It stays marked read-only."
    opener.reach.allow(path)
    opener.openAgain(
      at: .line(place.line, column: place.column), saying: "You edit \(path) now. " + rest)
  }
}
