import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore

/// The places in other notes that lead to the open note, or name it without a link.
extension Workspace {
  /// What the index says of a note.
  private struct Places: Sendable {
    let links: [Backlink]
    let mentions: [Backlink]
  }

  /// Lists the links and mentions of the open note; false where no index can say.
  ///
  /// - Parameter former: the list that is shown, to be taken the place of, and the row that is selected in it.
  func showLinkedFrom(after former: (picker: ItemPicker, row: Int)? = nil) -> Bool {
    guard let (index, path, indexing) = indexedNote, let note else { return false }
    Task { [weak self] in
      // What was saved last is looked at too.
      await indexing.settled()
      let places = await Background.run { () -> Places? in
        guard let links = index.backlinks(to: path), let mentions = index.mentions(of: path) else {
          return nil
        }
        return Places(links: links, mentions: mentions)
      }
      guard let self, self.note === note else { return }
      if let former {
        guard case .pick(let shown) = dialog, shown === former.picker else { return }
      } else {
        guard dialog == nil else { return }
        notice = nil
      }
      guard let places else {
        indexing.wasOfNoUse()
        return showLinksByScan()
      }
      dialog = nil
      offer(places, of: note, at: path, indexing, row: former?.row ?? 0)
    }
    return true
  }

  private func offer(
    _ places: Places, of note: OpenNote, at path: String, _ indexing: NotebookIndexing, row: Int
  ) {
    guard !places.links.isEmpty || !places.mentions.isEmpty else {
      return tell(.hint("No other note links to “\(note.file.shownTitle)” or names it."))
    }
    let titles = titlesInNotebook
    let rows = LinkedFromRows(places.links, places.mentions) { titles.title(ofNoteAt: $0) }
    let picker = ItemPicker(
      title: "Links to “\(note.file.shownTitle)”", prompt: "type a few letters of the title",
      items: rows.items
    ) { [weak self] item in
      if let place = rows.place(of: item) { self?.go(to: place, indexing) }
    }
    picker.pickWords = "go there"
    if !places.mentions.isEmpty {
      picker.actions = [
        PickerAction(key: .alt("l"), words: "make a link", keepsList: true) {
          [weak self, weak picker] item in
          guard let self, let picker, let item, let place = rows.mention(of: item) else {
            self?.tell(.hint("This is a link already."))
            return
          }
          let row = picker.found.firstIndex { $0.id == item.id } ?? 0
          link(place, to: path, indexing) { [weak self] in
            _ = self?.showLinkedFrom(after: (picker, row))
          }
        }
      ]
    }
    picker.show(start: rows.startItems)
    // The mention after the one that has become a link stands where that stood, but for the link above it.
    if row > 0 { picker.move(by: row) }
    dialog = .pick(picker)
  }

  /// Opens the note that has a link, at its line.
  func go(to place: Backlink) {
    if let indexing { go(to: place, indexing) }
  }

  private func go(to place: Backlink, _ indexing: NotebookIndexing) {
    guard !CanvasFile.isCanvas(place.path) else {
      return tell(
        .hint(
          "“\(place.path.lastComponent)” is a canvas: open it in a program that shows canvases."))
    }
    focus(.editor)
    open(path: indexing.absolute(place.path)) { [weak self] in
      guard let self, let note else { return }
      go(to: .line(place.line, column: 1), in: note)
    }
  }

  // MARK: A link of a mention

  /// Makes a link of a place that names the open note, as a step that can be undone.
  private func link(
    _ place: Backlink, to path: String, _ indexing: NotebookIndexing,
    then done: @escaping () -> Void
  ) {
    let (index, file) = (indexing.index, indexing.absolute(place.path))
    let title = titlesInNotebook.title(ofNoteAt: place.path)
    Task { [weak self] in
      let read = await Background.run { () -> Result<FileChange?, FileError> in
        Result { () throws(FileError) in
          try FileChange(linking: place, in: file, to: path, index)
        }
      }
      guard let self else { return }
      switch read {
      case .success(let change?):
        await write(
          [change],
          FilesStepWords(
            done: "“\(title)” links here now.", doneAgain: "“\(title)” links here again.",
            undone: "“\(title)” is as it was.",
            left: (whenDone: "no link made", whenUndone: "its link stays")))
        done()
      case .success(nil):
        tell(.hint("No link made: “\(title)” has changed since, or the name cannot be a link."))
      case .failure(let error): tell(.problem(error.message))
      }
    }
  }
}
