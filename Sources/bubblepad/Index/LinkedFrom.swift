import BubblepadIndex
import CursesUICore
import Notebook
import TextModel

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
      return tell(.hint("No other note links to “\(note.savedTitle)” or names it."))
    }
    var items: [Picker.Item] = []
    var startItems: [Picker.Item] = []
    func add(_ found: [Backlink], _ heading: String, _ kind: String) {
      guard !found.isEmpty else { return }
      let own = found.enumerated().map { number, place in
        Picker.Item(
          id: "\(kind) \(number)",
          title: NoteTitle.title(ofFileName: place.path.lastComponent), detail: place.context,
          words: place.context, help: "Line \(place.line): \(place.context)")
      }
      items += own
      startItems += [Picker.Item(heading: heading)] + own
    }
    add(places.links, "Linked from", "link")
    add(places.mentions, "Mentioned without a link", "mention")
    func place(of item: Picker.Item) -> Backlink? {
      let parts = item.id.split(separator: " ")
      guard parts.count == 2, let number = Int(parts[1]) else { return nil }
      return parts[0] == "link" ? places.links[number] : places.mentions[number]
    }
    let picker = Picker(
      title: "Links to “\(note.savedTitle)”", prompt: "type a few letters of the title",
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

  private func go(to place: Backlink, _ indexing: NotebookIndexing) {
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
    let title = NoteTitle.title(ofFileName: place.path.lastComponent)
    let backups = places.backupFolder
    Task { [weak self] in
      let done = await Background.run { () -> Result<MentionChange, FileError>? in
        MentionChange.make(of: place, in: file, to: path, index, backups: backups)
      }
      guard let self else { return }
      switch done {
      case .success(let change):
        took(change, in: title, indexing)
        tell(.done("“\(title)” links here now. \(keyName(.undo)) undoes it."))
        notebookSteps.did(
          NotebookStep { [weak self] in self?.undo(change, in: title, indexing) })
      case .failure(let error): tell(.problem(error.message))
      case nil:
        tell(.hint("No link made: “\(title)” has changed since, or the name cannot be a link."))
      }
    }
  }

  private func took(_ change: MentionChange, in title: String, _ indexing: NotebookIndexing) {
    watch.know(change.path, change.stamp)
    indexing.filesChanged([change.path])
    rescan(selecting: nil)
  }

  private func undo(_ change: MentionChange, in title: String, _ indexing: NotebookIndexing) {
    swap(change, in: title, indexing, words: ("is as it was.", "its link stays.")) {
      workspace, back in
      workspace.notebookSteps.undid { [weak workspace] in
        workspace?.redo(back, in: title, indexing)
      }
    }
  }

  private func redo(_ change: MentionChange, in title: String, _ indexing: NotebookIndexing) {
    swap(change, in: title, indexing, words: ("links here again.", "no link made.")) {
      workspace, again in
      workspace.notebookSteps.didAgain(
        NotebookStep { [weak workspace] in workspace?.undo(again, in: title, indexing) })
    }
  }

  /// Gives a file back what it held before a change, and notes how that is taken back.
  ///
  /// - Parameter words: what is said once it is done, and where the file has changed since.
  private func swap(
    _ change: MentionChange, in title: String, _ indexing: NotebookIndexing,
    words: (done: String, refused: String),
    note: @escaping @MainActor (Workspace, MentionChange) -> Void
  ) {
    let backups = places.backupFolder
    Task { [weak self] in
      let other = await Background.run { change.undone(backups: backups) }
      guard let self else { return }
      guard let other else {
        return tell(.warning("“\(title)” has changed since: \(words.refused)"))
      }
      took(other, in: title, indexing)
      tell(.done("“\(title)” \(words.done)"))
      note(self, other)
    }
  }
}

/// A file that was written, with what it held before.
struct MentionChange: Sendable {
  let path: String
  let before: SourceText
  let after: SourceText
  let stamp: FileStamp

  /// Writes a link in the place of a name; nil where that is not the name any more, or cannot be a link.
  static func make(
    of place: Backlink, in file: String, to path: String, _ index: NoteIndex, backups: String
  ) -> Result<MentionChange, FileError>? {
    do throws(FileError) {
      let loaded = try SafeFile.load(file)
      let source = loaded.text.bytes
      guard !loaded.isBinary, let link = index.link(of: place, in: source, to: path) else {
        return nil
      }
      let edit = Edit(place.range, SourceText(bytes: link))
      let after = Transaction([edit], event: .external).applying(to: loaded.text)
      return .success(
        try write(after, to: file, replacing: loaded.text, loaded.stamp, backups: backups))
    } catch {
      return .failure(error)
    }
  }

  /// Gives the file back what it held, if nobody has changed it since; nil otherwise.
  func undone(backups: String) -> MentionChange? {
    try? Self.write(before, to: path, replacing: after, stamp, backups: backups)
  }

  private static func write(
    _ text: SourceText, to path: String, replacing before: SourceText, _ stamp: FileStamp,
    backups: String
  ) throws(FileError) -> MentionChange {
    let saved = try SafeFile.save(
      text, to: path, expecting: .unchanged(stamp), backupFolder: backups)
    return MentionChange(path: path, before: before, after: text, stamp: saved.stamp)
  }
}
