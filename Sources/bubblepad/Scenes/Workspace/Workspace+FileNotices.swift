import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
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

  /// Asks what becomes of a text with characters that its file's encoding lacks: nothing is converted unasked.
  func askAboutEncoding(of note: OpenNote) {
    let missing = note.file.firstMissing(in: note.editor.textToSave)
    dialog = .confirm(
      Confirmation(lackOf: missing?.character, in: note.file.encoding.rawValue) { [weak self] in
        note.file.chooseUTF8()
        self?.saveNote { if $0 { self?.tell(.done("Saved as UTF-8.")) } }
      } back: { [weak self] words in
        if let missing { note.editor.go(toOffset: missing.offset) }
        self?.tell(.hint(words))
      })
  }

  /// Why a file cannot be changed: it is protected itself, or all of its folder is.
  func readOnlyWords(of file: NoteFile) -> String {
    Folder.isWritable(file.path.parentFolder)
      ? "This file is read-only. Save a copy with \(wayTo(.saveAs)) to change it."
      : "This folder is read-only. Save a copy elsewhere with \(wayTo(.saveAs)) to change it."
  }
}

extension Confirmation {
  /// Whether a file is to become UTF-8.
  ///
  /// - Parameter character: what the encoding lacks; nil where the text would be read as another.
  fileprivate init(
    lackOf character: Character?, in name: String, save: @escaping () -> Void,
    back: @escaping (String) -> Void
  ) {
    let reason =
      character.map { "\(name) has no “\($0)”." }
      ?? "In \(name) this text would be read as another."
    self.init(
      title: "Not in \(name)",
      words: "\(reason) UTF-8 has every character, but programs that expect \(name) "
        + "then show accented letters wrong.",
      answers: [.init(words: "Save as UTF-8", letter: "u", action: save)],
      cancelWords: "go back to the text",
      cancel: { back("Not saved. Without that character the file stays \(name).") })
  }
}
