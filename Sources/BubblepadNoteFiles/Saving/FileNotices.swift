import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText

/// What is said of a file when it is opened.
extension SavingContext {
  /// Says of a file in another encoding what is typed in it.
  package func tellOfEncoding(of note: OpenNote) {
    guard note.file.encoding == .utf8 else {
      guard notice == nil, !note.isPreview, !note.isReadOnly else { return }
      let name = note.file.encoding.rawValue
      return tell(.hint("This file is not UTF-8. It is read and saved as \(name)."))
    }
    let text = note.editor.text
    let start = text.bytes(in: 0..<min(text.count, OpenNote.firstBytes))
    guard notice == nil, !note.isPreview, !note.isReadOnly,
      !TextProbe.isUTF8(start, isCut: start.count < text.count || note.isReading)
    else { return }
    tell(
      .warning("This file is not UTF-8. Its bytes stay as they are, and what you type is UTF-8."))
  }

  /// Asks what becomes of a text with characters that its file's encoding lacks: nothing is converted unasked.
  package func askAboutEncoding(of note: OpenNote) {
    let missing = note.file.firstMissing(in: note.editor.textToSave)
    present(
      Confirmation(lackOf: missing?.character, in: note.file.encoding.rawValue) { [weak self] in
        note.file.chooseUTF8()
        self?.saver.save { if $0 { self?.tell(.done("Saved as UTF-8.")) } }
      } back: { [weak self] words in
        if let missing { note.editor.go(toOffset: missing.offset) }
        self?.tell(.hint(words))
      })
  }

  /// A note of UTF-16 is edited as UTF-8 or not at all. The file changes when it is saved.
  package func askToConvert(_ file: NoteFile, _ bytes: SourceText, position: NotePlace.Position) {
    let name = file.path.lastComponent
    guard let text = TextProbe.converted(utf16: bytes.bytes) else {
      return tell(.problem("Cannot open \(name): its UTF-16 text is damaged."))
    }
    present(
      Confirmation(
        title: "UTF-16",
        words:
          "“\(name)” is UTF-16 text. Bubblepad edits UTF-8: convert it? The file changes when "
          + "you save; \(wayTo(.undo)) restores the old bytes.",
        answers: [
          .init(words: "Convert to UTF-8", letter: "c") { [weak self] in
            self?.showNote(file, text: bytes, position: .unspecified)
            self?.note?.editor.replaceAll(with: text)
            if let note = self?.note {
              note.waitsForEdit = note.editor.revision
              self?.go(to: position, in: note)
            }
            self?.focus(.editor)
          }
        ]))
  }

  /// Why a file cannot be changed: it is protected itself, or all of its folder is.
  package func readOnlyWords(of file: NoteFile) -> String {
    if file.content.isWriteProtected {
      let way = "“Edit this file” (\(keyName(.editOutside)))"
      return "This file is marked read-only. \(way) lets you change it all the same."
    }
    return Folder.isWritable(file.path.parentFolder)
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
