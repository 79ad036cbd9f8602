import BubblepadIndex
import BubblepadNotebook
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
  func showLinkedFrom() -> Bool {
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
      guard let self, self.note === note, dialog == nil else { return }
      notice = nil
      guard let places else {
        indexing.wasOfNoUse()
        return showLinksByScan()
      }
      offer(places, of: note, at: path, indexing)
    }
    return true
  }

  private func offer(
    _ places: Places, of note: OpenNote, at path: String, _ indexing: NotebookIndexing
  ) {
    guard !places.links.isEmpty || !places.mentions.isEmpty else {
      return tell(.hint("No other note links to “\(note.file.shownTitle)” or names it."))
    }
    let titles = titlesInNotebook
    var items: [ItemPicker.Item] = []
    var startItems: [ItemPicker.Item] = []
    func add(_ found: [Backlink], _ heading: String, _ kind: String) {
      guard !found.isEmpty else { return }
      let own = found.enumerated().map { number, place in
        ItemPicker.Item(
          id: "\(kind) \(number)",
          title: titles.title(ofNoteAt: place.path), detail: place.context,
          words: place.context, help: "Line \(place.line): \(place.context)")
      }
      items += own
      startItems += [ItemPicker.Item(heading: heading)] + own
    }
    add(places.links, "Linked from", "link")
    add(places.mentions, "Mentioned without a link", "mention")
    func place(of item: ItemPicker.Item) -> Backlink? {
      let parts = item.id.split(separator: " ")
      guard parts.count == 2, let number = Int(parts[1]) else { return nil }
      return parts[0] == "link" ? places.links[number] : places.mentions[number]
    }
    let picker = ItemPicker(
      title: "Links to “\(note.file.shownTitle)”", prompt: "type a few letters of the title",
      items: items
    ) { [weak self] item in
      if let place = place(of: item) { self?.go(to: place, indexing) }
    }
    picker.pickWords = "go there"
    if !places.mentions.isEmpty {
      picker.actions = [
        PickerAction(key: .alt("l"), words: "make a link") { [weak self] item in
          guard let self, let item, let place = place(of: item), item.id.hasPrefix("mention") else {
            self?.tell(.hint("This is a link already."))
            return
          }
          link(place, to: path, indexing)
        }
      ]
    }
    picker.show(start: startItems)
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
  private func link(_ place: Backlink, to path: String, _ indexing: NotebookIndexing) {
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
      case .success(nil):
        tell(.hint("No link made: “\(title)” has changed since, or the name cannot be a link."))
      case .failure(let error): tell(.problem(error.message))
      }
    }
  }
}
