import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// The links that lead to a note, and its counts.
extension Workspace {
  /// Offers the notes that link to this one.
  func showBacklinks() {
    guard let note, folder != nil else {
      return tell(.hint("A single note is open. Links to it are found in a notebook."))
    }
    guard !note.isNew else {
      return tell(.hint("Nothing can link to a note that has no file yet."))
    }
    if !showLinkedFrom() { showLinksByScan() }
  }

  /// The same without an index: the notes that have links, as their files say.
  func showLinksByScan() {
    guard let note, folder != nil else { return }
    let scan = RenameScan(
      path: note.path, oldTitle: note.savedTitle, newTitle: nil, notebookFiles())
    tell(.hint("Looking for links to this note…"))
    Task { [weak self] in
      let found = await Background.run { scan.linkingNotes() }
      guard let self, self.note === note, dialog == nil else { return }
      notice = nil
      let unread = found.unread.words
      guard !found.notes.isEmpty else {
        let none = "No other note links to “\(note.file.shownTitle)”."
        return tell(.hint([none, unread].compactMap(\.self).joined(separator: " ")))
      }
      if let unread { tell(.hint(unread)) }
      let items = found.notes.enumerated().map { index, note in
        ItemPicker.Item(
          id: "\(index)", title: note.entry.titleWithFolder,
          detail: Numbers.words(note.count, "link"))
      }
      dialog = .pick(
        ItemPicker(
          title: "Links to “\(note.file.shownTitle)”", prompt: "type a few letters of the title",
          items: items
        ) { [weak self] item in
          self?.focus(.editor)
          if let index = Int(item.id) { self?.open(path: found.notes[index].entry.path) }
        })
    }
  }

  /// Says how much text there is, or is selected.
  func tellCounts() {
    guard let note else { return }
    if let selected = note.editor.selectionWords { return tell(.hint("Selected: \(selected).")) }
    let (words, text) = (note.editor.wordCount, note.editor.text)
    let lines = "\(text.newlineCount + 1) \(text.newlineCount == 0 ? "line" : "lines")"
    let counts = "\(words) \(words == 1 ? "word" : "words"), \(lines)"
    tell(.hint(counts + "."))
    Task { [weak self] in
      let characters = await Background.run { String(decoding: text.bytes, as: UTF8.self).count }
      guard let self, notice == .hint(counts + ".") else { return }
      let minutes = words < 200 ? "less than a minute" : Numbers.words(words / 200, "minute")
      tell(.hint("\(counts), \(characters) characters, \(minutes) to read."))
    }
  }

  /// The day as texts have it: it sorts as it counts.
  private var day: String { LocalTime.now.dayText }

  func insertDate() {
    focus(.editor)
    note?.editor.perform(.edit(.insertText(day)))
  }

  /// Asks for a picture and puts it at the caret.
  func askForImage() {
    guard let note, !note.isReadOnly else { return }
    let document = note.editor.document
    guard document.image(at: document.head) == nil else { return askForLink() }
    let form = LinkForm(subject: .image, words: "", address: "", isThere: false) {
      [weak self] words, address in
      guard let self else { return }
      focus(.editor)
      if let file = DroppedFile(pasted: Array(address.utf8)) {
        return DroppedFiles(self).add(file, to: note, words: words)
      }
      let target = address.contains(" ") ? "<\(address)>" : address
      note.editor.perform(.edit(.paste("![\(words)](\(target))", isMarkdown: true)))
    } remove: {
    }
    form.offerPictures(linkFinder(for: note), beside: note)
    dialog = .link(form)
  }
}
