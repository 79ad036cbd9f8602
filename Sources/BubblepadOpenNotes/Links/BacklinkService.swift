import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// The places in other notes that lead to the open note, or name it without a link.
@MainActor
package final class BacklinkService {
  private unowned let context: any NotebookContext

  package init(_ context: any NotebookContext) { self.context = context }

  /// Offers the notes that link to this one.
  package func show() {
    guard let note = context.note, context.folder != nil else {
      return context.tell(.hint("A single note is open. Links to it are found in a notebook."))
    }
    guard !note.isNew else {
      return context.tell(.hint("Nothing can link to a note that has no file yet."))
    }
    if !showLinkedFrom() { showLinksByScan() }
  }

  /// The same without an index: the notes that have links, as their files say.
  package func showLinksByScan() {
    guard let note = context.note, context.folder != nil else { return }
    let scan = RenameScan(
      path: note.path, oldTitle: note.savedTitle, newTitle: nil, context.notebookFiles())
    context.tell(.hint("Looking for links to this note…"))
    Task { [weak self] in
      let found = await Background.run { scan.linkingNotes() }
      guard let self, context.note === note, !context.isAsking else { return }
      context.notice = nil
      let unread = found.unread.words
      guard !found.notes.isEmpty else {
        let none = "No other note links to “\(note.file.shownTitle)”."
        return context.tell(.hint([none, unread].compactMap(\.self).joined(separator: " ")))
      }
      if let unread { context.tell(.hint(unread)) }
      let items = found.notes.enumerated().map { index, note in
        ItemPicker.Item(
          id: "\(index)", title: note.entry.titleWithFolder,
          detail: Numbers.words(note.count, "link"))
      }
      context.present(
        ItemPicker(
          title: "Links to “\(note.file.shownTitle)”", prompt: "type a few letters of the title",
          items: items
        ) { [weak self] item in
          self?.context.focus(.editor)
          if let index = Int(item.id) { self?.context.open(path: found.notes[index].entry.path) }
        })
    }
  }

  // MARK: By the index

  /// What the index says of a note.
  private struct Places: Sendable {
    let links: [Backlink]
    let mentions: [Backlink]
  }

  /// Lists the links and mentions of the open note; false where no index can say.
  ///
  package func showLinkedFrom() -> Bool { showLinkedFrom(after: nil, PickerChanges()) }

  /// - Parameters:
  ///   - former: the list that is shown, to be taken the place of, and the row that is selected in it.
  ///   - changes: those made from it so far.
  private func showLinkedFrom(
    after former: (picker: ItemPicker, row: Int)?, _ changes: PickerChanges
  ) -> Bool {
    guard let (index, path, indexing) = context.indexedNote, let note = context.note else {
      return false
    }
    Task { [weak self] in
      // What was saved last is looked at too.
      await indexing.settled()
      let places = await Background.run { () -> Places? in
        guard let links = index.backlinks(to: path), let mentions = index.mentions(of: path) else {
          return nil
        }
        return Places(links: links, mentions: mentions)
      }
      guard let self, context.note === note else { return }
      if let former {
        guard context.shownPicker === former.picker else { return }
      } else {
        guard !context.isAsking else { return }
        context.notice = nil
      }
      guard let places else {
        indexing.wasOfNoUse()
        return showLinksByScan()
      }
      context.closeDialog()
      offer(places, of: note, at: path, indexing, changes, row: former?.row ?? 0)
    }
    return true
  }

  private func offer(
    _ places: Places, of note: OpenNote, at path: String, _ indexing: NotebookIndexing,
    _ changes: PickerChanges, row: Int
  ) {
    guard !places.links.isEmpty || !places.mentions.isEmpty else {
      return context.tell(.hint("No other note links to “\(note.file.shownTitle)” or names it."))
    }
    let titles = context.titlesInNotebook
    let rows = LinkedFromRows(places.links, places.mentions) { titles.title(ofNoteAt: $0) }
    let picker = ItemPicker(
      title: "Links to “\(note.file.shownTitle)”", prompt: "type a few letters of the title",
      items: rows.items
    ) { [weak self] item in
      if let place = rows.place(of: item) { self?.show(place, indexing) }
    }
    picker.pickWords = "go there"
    if !places.mentions.isEmpty {
      picker.actions = [
        PickerAction(key: .alt("l"), words: "make a link", keepsList: true) {
          [weak self, weak picker] item in
          guard let self, let picker, let item, let place = rows.mention(of: item) else {
            self?.context.tell(.hint("This is a link already."))
            return
          }
          let row = picker.found.firstIndex { $0.id == item.id } ?? 0
          link(place, to: path, indexing) { [weak self] in
            changes.did(atRow: row)
            _ = self?.showLinkedFrom(after: (picker, row), changes)
          }
        }
      ]
    }
    picker.undo = { [weak self, weak picker] isAgain in
      guard let self, let picker, let row = changes.takeNext(again: isAgain) else { return false }
      turn(changes, isAgain: isAgain, in: picker, row: row)
      return true
    }
    picker.show(start: rows.startItems)
    // The mention after the one that has become a link stands where that stood, but for the link above it.
    if row > 0 { picker.move(by: row) }
    context.present(picker)
  }

  /// Undoes a link that was made from the list, or makes it again, and shows the list of then.
  private func turn(
    _ changes: PickerChanges, isAgain: Bool, in picker: ItemPicker, row: Int
  ) {
    Task { [weak self, context] in
      await context.turnStep(again: isAgain)
      _ = self?.showLinkedFrom(after: (picker, row), changes)
    }
  }

  /// Opens the note that has a link, at its line.
  package func show(_ place: Backlink) {
    if let indexing = context.indexing { show(place, indexing) }
  }

  private func show(_ place: Backlink, _ indexing: NotebookIndexing) {
    guard !CanvasFile.isCanvas(place.path) else {
      return context.tell(
        .hint(
          "“\(place.path.lastComponent)” is a canvas: open it in a program that shows canvases."))
    }
    context.focus(.editor)
    context.open(path: indexing.absolute(place.path)) { [weak self] in
      guard let self, let note = context.note else { return }
      context.go(to: .line(place.line, column: 1), in: note)
    }
  }

  // MARK: A link of a mention

  /// Makes a link of a place that names the open note, as a step that can be undone.
  ///
  /// - Parameter done: called once the link is made.
  private func link(
    _ place: Backlink, to path: String, _ indexing: NotebookIndexing,
    then done: @escaping () -> Void
  ) {
    let (index, file) = (indexing.index, indexing.absolute(place.path))
    let title = context.titlesInNotebook.title(ofNoteAt: place.path)
    Task { [weak self] in
      let read = await Background.run { () -> Result<FileChange?, FileError> in
        Result { () throws(FileError) in
          try FileChange(linking: place, in: file, to: path, index)
        }
      }
      guard let self else { return }
      let context = context
      switch read {
      case .success(let change?):
        let isWritten = await context.write(
          [change],
          FilesStepWords(
            name: "Link from “\(title)”", done: "“\(title)” links here now.",
            doneAgain: "“\(title)” links here again.",
            undone: "“\(title)” is as it was.",
            left: (whenDone: "no link made", whenUndone: "its link stays")))
        if isWritten { done() }
      case .success(nil):
        context.tell(
          .hint("No link made: “\(title)” has changed since, or the name cannot be a link."))
      case .failure(let error): context.tell(.problem(error.message))
      }
    }
  }
}
