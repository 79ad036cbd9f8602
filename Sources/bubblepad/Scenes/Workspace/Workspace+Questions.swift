import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesMarkdown
import CursesRichText
import CursesText
import CursesUICore

extension Workspace {
  func askForNewNote() {
    guard folder != nil else {
      return tell(
        .hint("A single note is open. To make more notes, start bubblepad with a folder."))
    }
    let subfolder = browser.selectedFolder(in: self)
    afterKeepingChanges { [weak self] in
      self?.newNote(in: subfolder)
    }
  }

  func askToSaveAs() {
    guard let note else { return }
    guard !note.isReading else {
      return tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    let others = note.otherTitles() + [note.savedTitle]
    dialog = .ask(
      TextQuestion(
        title: "Save as", label: "New title, or a path such as ~/note.md or work/note",
        text: note.file.copyTitle, button: "Save",
        problem: { [weak self] text in
          guard let copy = self?.copyPlace(typed: text, of: note) else { return nil }
          let fault = copy.title.flatMap {
            NoteTitle.problem(with: $0, others: others)
              ?? (note.isMarkdown ? NoteTitle.unlinkable(in: $0, keeping: note.savedTitle) : nil)
          }
          return fault?.description ?? NewPath.problem(with: copy.path)
        }
      ) { [weak self] text in
        guard let copy = self?.copyPlace(typed: text, of: note) else { return }
        self?.saveAs(path: copy.path)
      })
  }

  /// Where a copy lies: at the path that was typed, from the note's folder on, with the note's ending where none
  /// was typed. A title alone must be free among those beside the note.
  private func copyPlace(
    typed: String, of note: OpenNote
  ) -> (path: String, title: String?) {
    if let path = places.path(typed: typed) { return (path, nil) }
    let typed = NoteTitle.trimmed(typed)
    let own = NoteTitle.ending(ofFileName: note.path.lastComponent)
    let hasEnding = !NoteTitle.ending(ofFileName: typed.lastComponent).isEmpty
    let isTitle = !typed.contains("/") && !hasEnding
    return (
      note.path.parentFolder + "/" + (hasEnding ? typed : typed + own),
      isTitle ? typed : nil
    )
  }

  /// A note of UTF-16 is edited as UTF-8 or not at all. The file changes when it is saved.
  func askToConvert(_ file: NoteFile, _ bytes: SourceText, position: NotePlace.Position) {
    let name = file.path.lastComponent
    guard let text = TextProbe.converted(utf16: bytes.bytes) else {
      return tell(.problem("Cannot open \(name): its UTF-16 text is damaged."))
    }
    dialog = .confirm(
      Confirmation(
        title: "UTF-16",
        words:
          "“\(name)” is UTF-16 text. Bubblepad edits UTF-8: convert it? The file changes when "
          + "you save; \(wayTo(.undo)) restores the old bytes.",
        answers: [
          .init(words: "Convert to UTF-8", letter: "c") { [weak self] in
            self?.show(file, text: bytes, position: .unspecified)
            self?.note?.editor.replaceAll(with: text)
            if let note = self?.note {
              note.waitsForEdit = note.editor.revision
              self?.go(to: position, in: note)
            }
            self?.focus(.editor)
          }
        ]))
  }

  func askForLine() {
    guard let note else { return }
    dialog = .ask(
      TextQuestion(
        title: "Go to line", label: "Line number", button: "Go",
        problem: { text in
          guard let number = Int(text) else { return "Type a number." }
          return number < 1 ? "Lines are numbered from 1." : nil
        }
      ) { [weak self] text in
        if let line = Int(text) { self?.go(to: .line(line, column: 1), in: note) }
        self?.focus(.editor)
      })
  }

  /// What is selected becomes a link. Without that it is about the image at the caret, or else the link: an
  /// image may be all there is of a link, and who means the link gets to it from there.
  func askForLink() {
    guard let note, !note.isReadOnly else { return }
    let document = note.editor.document
    let image = document.image(at: document.head)
    if document.selectedText.isEmpty, let image { return ask(about: image, in: note) }
    askForLinkAround(note)
  }

  private func ask(about image: RichImage, in note: OpenNote) {
    let document = note.editor.document
    let form = LinkForm(
      subject: .image, words: image.description, address: image.address, isThere: true
    ) { [weak self] words, address in
      self?.focus(.editor)
      note.editor.perform(.edit(.setImage(address, description: words)))
    } remove: { [weak self] in
      self?.focus(.editor)
      note.editor.perform(.edit(.setImage(nil, description: "")))
    }
    form.offerPictures(linkFinder(for: note), beside: note)
    if document.link(at: document.head) != nil {
      form.showLink = { [weak self] in self?.askForLinkAround(note) }
    }
    dialog = .link(form)
  }

  private func askForLinkAround(_ note: OpenNote) {
    let document = note.editor.document
    let link = document.link(at: document.head)
    let selected = document.selectedText
    let shown = link.map { document.paragraph(at: document.head).line($0.visible) }
    let form = LinkForm(
      subject: .link, words: selected.isEmpty ? shown ?? "" : selected,
      address: link?.destination ?? Self.address(in: selected), isThere: link != nil
    ) { [weak self] words, address in
      guard let self else { return }
      focus(.editor)
      let target = address == link?.destination ? nil : noteTarget(of: address, in: note)
      note.editor.perform(.edit(.setLinkText(words, destination: target?.address ?? address)))
      if let target, target.isMissing {
        tell(
          .hint(
            "There is no such note yet. Follow the link with \(wayTo(.followLink)) to start it."
          ))
      }
    } remove: { [weak self] in
      self?.focus(.editor)
      note.editor.perform(.edit(.setLink(nil)))
    }
    let finder = linkFinder(for: note)
    form.findNotes = { typed in
      typed.contains(":") ? [] : finder?.pages(matching: typed) ?? []
    }
    dialog = .link(form)
  }

  /// What is selected, when it is an address itself.
  private static func address(in selected: String) -> String {
    let isAddress = selected.contains("://") && !selected.contains { $0.isWhitespace }
    return isAddress ? selected : ""
  }

  func askToReload() {
    // Whoever has said no to the question for a passphrase is asked again.
    if note == nil {
      let path = tabs.current.waitingPath ?? (folder == nil ? namedPaths.first : nil)
      if let path { return load(path: path) }
    }
    guard let note, !note.isNew else {
      return tell(.hint("This note has no file yet. Save it first."))
    }
    if reloadAsStep() { return }
    guard note.isModified else { return openAgain() }
    dialog = .confirm(
      Confirmation(
        title: "Reload",
        words: "Reload “\(note.file.shownTitle)”? Your changes since the last save will be lost.",
        answers: [.init(words: "Reload", letter: "r") { [weak self] in self?.openAgain() }]))
  }

  func askToQuit() {
    TabCommands(self).askToQuit()
  }
}
