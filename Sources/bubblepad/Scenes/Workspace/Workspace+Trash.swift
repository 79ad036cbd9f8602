import BubblepadDailyNotes
import BubblepadNotebook
import CursesUICore

/// Notes in the trash: into it, a look at it, out of it again.
extension Workspace {
  /// The notebook; where none is open, says so.
  private func notebookWithTrash() -> NotebookFolder? {
    if folder == nil {
      tell(.hint("A single note is open. The trash is for the notes of a notebook."))
    }
    return folder
  }

  /// The notes of the notebook that are in the trash; nil where none is, which is said.
  private func trashedNotes() -> [TrashedNote]? {
    guard let folder = notebookWithTrash() else { return nil }
    let notes = places.trash.notes(of: folder.path)
    if notes.isEmpty { tell(.hint("No note of this notebook is in the trash.")) }
    return notes.isEmpty ? nil : notes
  }

  /// Moves a note to the trash: the selected one where the focus is in the list, else the open one.
  func trashNote() {
    guard notebookWithTrash() != nil else { return }
    guard !settings.isReadOnly else {
      return tell(.hint("Notes are open for reading only: none can be deleted."))
    }
    let isInList = place == .list || place == .filter
    let shown = note.map { FileID($0.path) }
    let id = isInList ? selection : shown
    guard let id, let entry = (listedEntries + entries).first(where: { $0.id == id })
    else { return tell(.hint("No note is selected.")) }
    guard id == shown else { return trash(entry) }
    trashOpenNote(entry)
  }

  /// What is not saved yet goes to the trash as well. A new note without a text has nothing to go there.
  private func trashOpenNote(_ entry: NoteEntry) {
    guard let note else { return }
    if note.isNew, note.editor.text.isEmpty {
      closeNote()
      showAfterTrashing(neighbour(of: entry.path), focus: place)
      return tell(.done("The empty note is gone."))
    }
    afterKeepingChanges { [weak self] in
      guard let self, let path = self.note?.path else { return }
      trash(entries.first { $0.path == path } ?? entry.moved(to: path))
    }
  }

  /// The note that is shown when another has gone: the one below it, at the end the one above.
  private func neighbour(of path: String) -> String? {
    let shown = browser.shownNotes(in: self)
    let listed = shown.contains { $0.path == path } ? shown : listedEntries
    guard let index = listed.firstIndex(where: { $0.path == path }) else { return nil }
    return index + 1 < listed.count
      ? listed[index + 1].path : index > 0 ? listed[index - 1].path : nil
  }

  /// - Parameter isAgain: whether it was undone before.
  private func trash(_ entry: NoteEntry, isAgain: Bool = false) {
    let kept = places.keptHistory(ofFileAt: entry.path)
    let next = neighbour(of: entry.path)
    let wasOpen = note?.path == entry.path
    let place = place
    let inTrash: TrashedNote
    do throws(FileError) {
      inTrash = try moveToTrash(entry.path)
    } catch {
      return tell(.problem(error.message))
    }
    if wasOpen {
      note?.history = nil
      closeNote()
    }
    // Whoever empties the trash wants no copy to stay.
    if let kept { histories.add { await kept.remove() } }
    entries.removeAll { $0.path == entry.path }
    rescan(selecting: next)
    if wasOpen { showAfterTrashing(next, focus: place) }
    let step = NotebookStep(trashed: inTrash.id) { [weak self] in
      guard let self, let path = restore(inTrash, opens: wasOpen) else { return }
      notebookSteps.undid { [weak self] in self?.trash(entry.moved(to: path), isAgain: true) }
    }
    if isAgain { notebookSteps.didAgain(step) } else { notebookSteps.did(step) }
    let trashWords = inTrash.isInNotebook ? "the notebook's folder .trash" : "the trash"
    tell(.done("“\(entry.shownTitle)” is in \(trashWords). \(wayTo(.undo)) restores it."))
  }

  /// Moves a file to the trash that the notebook's settings name.
  private func moveToTrash(_ path: String) throws(FileError) -> TrashedNote {
    guard let folder, ObsidianSettings(notebook: folder.path).deletedNotes == .local else {
      return try places.trash.moveNote(path, at: .now)
    }
    return try places.trash.moveNote(path, intoTrashOf: folder.path, at: .now)
  }

  private func showAfterTrashing(_ path: String?, focus place: Place) {
    guard let path else { return focus(.list) }
    selection = FileID(path)
    showBesideList(path)
    focus(place == .filter || place == .list ? .list : .editor)
  }

  /// Puts a note back where it was. Returns its path, nil where that could not be.
  @discardableResult
  private func restore(_ trashed: TrashedNote, opens: Bool) -> String? {
    do throws(FileError) {
      let path = try places.trash.restore(trashed)
      notebookSteps.forgetTrashing(of: [trashed])
      rescan(selecting: path)
      let title = NoteTitle.shownTitle(ofFileName: path.lastComponent)
      let isRenamed = title != trashed.shownTitle
      if opens { open(path: path) }
      tell(
        .done(
          isRenamed
            ? "Restored as “\(title)”: there is another “\(trashed.shownTitle)” by now."
            : "“\(title)” is restored."))
      return path
    } catch {
      tell(.problem(error.message))
      return nil
    }
  }

  // MARK: A look at it

  /// Shows the notes of this notebook that are in the trash.
  func showTrash() {
    guard let notes = trashedNotes() else { return }
    let now = LocalTime.now
    let items = notes.map { note in
      Picker.Item(
        id: note.id, title: note.shownTitle,
        detail: note.deleted.map { "deleted \(DateWords.words(for: $0, now: now))" } ?? "",
        help: notes.count <= Self.mostShownStarts ? start(of: note) : "")
    }
    let picker = Picker(
      title: "Trash", prompt: "type a few letters of the title", items: items
    ) { [weak self] item in
      if let note = notes.first(where: { $0.id == item.id }) { self?.restore(note, opens: true) }
    }
    picker.pickWords = "restore"
    picker.show(start: items)
    picker.actions = [
      PickerAction(key: .alt("d"), words: "delete for good") { [weak self] item in
        if let note = notes.first(where: { $0.id == item?.id }) { self?.askToDelete([note]) }
      },
      PickerAction(key: .alt("e"), words: "empty trash") { [weak self] _ in
        self?.askToDelete(notes)
      },
    ]
    dialog = .pick(picker)
  }

  /// How many notes' first words are read for the list.
  private static let mostShownStarts = 200

  /// The folder that a note comes from, and its first words.
  private func start(of note: TrashedNote) -> String {
    let folder = places.shortened(note.originalPath.parentFolder)
    guard let content = try? NoteContent.load(note.path, firstBytes: 400) else { return folder }
    guard case .plain(let text) = content.kind else { return "\(folder): locked, or no text" }
    let words = String(decoding: text.bytes(in: 0..<min(400, text.count)), as: UTF8.self)
      .split { $0.isWhitespace || $0 == "#" }.joined(separator: " ")
    return words.isEmpty ? "\(folder): empty" : "\(folder): \(words)"
  }

  func askToEmptyTrash() {
    if let notes = trashedNotes() { askToDelete(notes) }
  }

  private func askToDelete(_ notes: [TrashedNote]) {
    let what =
      notes.count == 1 ? "“\(notes[0].shownTitle)”" : "The \(notes.count) notes in the trash"
    dialog = .confirm(
      Confirmation(
        title: notes.count == 1 ? "Delete for good" : "Empty the trash",
        words: "\(what) will be deleted for good. This cannot be undone.",
        answers: [
          .init(words: "Delete for good") { [weak self] in self?.delete(notes) }
        ]))
  }

  private func delete(_ notes: [TrashedNote]) {
    notebookSteps.forgetTrashing(of: notes)
    do throws(FileError) {
      for note in notes { try places.trash.remove(note) }
      tell(
        .done(
          notes.count == 1
            ? "“\(notes[0].shownTitle)” is deleted." : "\(notes.count) notes are deleted."))
    } catch {
      tell(.problem(error.message))
    }
  }
}
