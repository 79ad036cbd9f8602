import BubblepadCommands
import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels
import CursesUICore

/// Notes in the trash: into it, a look at it, out of it again.
@MainActor
struct TrashCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private var trash: Trash { workspace.places.trash }

  /// The notebook; where none is open, says so.
  private func notebook() -> NotebookFolder? {
    if workspace.folder == nil {
      workspace.tell(
        .hint("A single note is open. The trash is for the notes of a notebook."))
    }
    return workspace.folder
  }

  /// The notes of the notebook that are in the trash; nil where none is, which is said.
  private func trashedNotes() -> [TrashedNote]? {
    guard let notebook = notebook() else { return nil }
    let notes = trash.notes(of: notebook.path)
    if notes.isEmpty { workspace.tell(.hint("No note of this notebook is in the trash.")) }
    return notes.isEmpty ? nil : notes
  }

  /// Moves a note to the trash: the selected one where the focus is in the list, else the open one.
  func trashNote() {
    guard notebook() != nil else { return }
    guard !workspace.settings.isReadOnly else {
      return workspace.tell(.hint("Notes are open for reading only: none can be deleted."))
    }
    let isInList = workspace.place == .list || workspace.place == .filter
    let shown = workspace.note.map { FileID($0.path) }
    let id = isInList ? workspace.selection : shown
    let listed = workspace.listedEntries + workspace.entries
    guard let id, let entry = listed.first(where: { $0.id == id })
    else { return workspace.tell(.hint("No note is selected.")) }
    if id != shown {
      // What is not saved in another tab is shown before it goes.
      guard let tab = workspace.tabs.tab(at: entry.path), tab.note?.needsSaving == true else {
        return move(entry)
      }
      TabCommands(workspace).go(to: tab, focusing: false)
    }
    moveOpenNote(entry)
  }

  /// What is not saved yet goes to the trash as well. A new note without a text has nothing to go there.
  private func moveOpenNote(_ entry: NoteEntry) {
    guard let note = workspace.note else { return }
    if note.isNew, note.editor.text.isEmpty {
      let (next, place) = (neighbour(of: entry.path), workspace.place)
      workspace.closeNote()
      showNext(next, focus: place)
      return workspace.tell(.done("The empty note is gone."))
    }
    workspace.afterKeepingChanges {
      guard let path = workspace.note?.path else { return }
      move(workspace.entries.first { $0.id == FileID(path) } ?? entry.moved(to: path))
    }
  }

  /// The note that is shown when another has gone: the one below it, at the end the one above.
  private func neighbour(of path: String) -> String? {
    let shown = workspace.browser.shownNotes(in: workspace)
    let listed = shown.contains { $0.id == FileID(path) } ? shown : workspace.listedEntries
    guard let index = listed.firstIndex(where: { $0.id == FileID(path) }) else { return nil }
    return index + 1 < listed.count
      ? listed[index + 1].path : index > 0 ? listed[index - 1].path : nil
  }

  /// What a move into the trash is among the steps.
  private enum Way {
    case new
    /// It was undone before.
    case again
    /// It undoes a restoring.
    case back
  }

  private func move(_ entry: NoteEntry, _ way: Way = .new) {
    let kept = workspace.places.keptHistory(ofFileAt: entry.path)
    let next = neighbour(of: entry.path)
    let place = workspace.place
    let inTrash: TrashedNote
    do throws(FileError) {
      inTrash = try moveFile(entry.path)
    } catch {
      return workspace.tell(.problem(error.message))
    }
    let (tabs, hadTabs) = (workspace.tabs, !workspace.tabs.isAlone)
    // A preview is shown in a tab that is another note's.
    let wasShown = entry.path.isSamePath(as: workspace.note?.path)
    let tab = wasShown ? tabs.current : tabs.tab(at: entry.path)
    if let tab {
      tab.note?.history = nil
      workspace.close(tab)
      if entry.path.isSamePath(as: tab.waitingPath) { tab.waitingPath = nil }
    }
    // Whoever empties the trash wants no copy to stay.
    if let kept { workspace.histories.add { await kept.remove() } }
    workspace.entries.removeAll { $0.id == entry.id }
    workspace.rescan(selecting: next)
    if wasShown {
      showNext(next, focus: place)
    } else if let tab {
      TabCommands(workspace).remove(tab, focusing: false)
    }
    let step = NotebookStep(trashed: inTrash.id) { [weak workspace] in
      guard let workspace else { return }
      let commands = TrashCommands(workspace)
      let path = commands.restore(inTrash, opens: wasShown, target: hadTabs ? .newTab : .here)
      guard let path else { return }
      workspace.notebookSteps.undid { [weak workspace] in
        guard let workspace else { return }
        TrashCommands(workspace).move(entry.moved(to: path), .again)
      }
    }
    switch way {
    case .new: workspace.notebookSteps.did(step)
    case .again: workspace.notebookSteps.didAgain(step)
    case .back:
      workspace.notebookSteps.undid { [weak workspace] in
        if let workspace { TrashCommands(workspace).restoreAsStep(inTrash, isAgain: true) }
      }
    }
    let words = inTrash.isInNotebook ? "the notebook's folder .trash" : "the trash"
    let undo = workspace.wayTo(.undo)
    workspace.tell(.done("“\(entry.shownTitle)” is in \(words). \(undo) restores it."))
  }

  /// Moves a file to the trash that the notebook's settings name.
  private func moveFile(_ path: String) throws(FileError) -> TrashedNote {
    guard let folder = workspace.folder,
      ObsidianSettings(notebook: folder.path).deletedNotes == .local
    else { return try trash.moveNote(path, at: .now) }
    return try trash.moveNote(path, intoTrashOf: folder.path, at: .now)
  }

  /// Shows another note where one has gone: of several tabs that one is closed.
  private func showNext(_ path: String?, focus place: Place) {
    let isInList = place == .filter || place == .list
    let tabs = workspace.tabs
    guard tabs.isAlone || !tabs.current.isEmpty else {
      return TabCommands(workspace).remove(tabs.current, focusing: !isInList)
    }
    guard let path else { return workspace.focus(.list) }
    workspace.selection = FileID(path)
    workspace.showBesideList(path)
    workspace.focus(isInList ? .list : .editor)
  }

  /// Puts a note back where it was. Returns its path, nil where that could not be.
  @discardableResult
  private func restore(
    _ trashed: TrashedNote, opens: Bool, target: NoteTabs.Target = .here
  ) -> String? {
    do throws(FileError) {
      let path = try trash.restore(trashed)
      workspace.notebookSteps.forgetTrashing(of: [trashed])
      workspace.rescan(selecting: path)
      let title = NoteTitle.shownTitle(ofFileName: path.lastComponent)
      let isRenamed = title != trashed.shownTitle
      if opens { TabCommands(workspace).opening(target) { workspace.open(path: path) } }
      let folder = workspace.pathInNotebook(ofFolder: path.parentFolder) ?? ""
      let place = folder.isEmpty ? "" : " in “\(folder)”"
      workspace.tell(
        .done(
          isRenamed
            ? "Restored\(place) as “\(title)”: there is another “\(trashed.shownTitle)” by now."
            : "“\(title)” is restored\(place)."))
      return path
    } catch {
      workspace.tell(.problem(error.message))
      return nil
    }
  }

  /// Puts a note back where it was, as a step that can be undone.
  private func restoreAsStep(_ trashed: TrashedNote, isAgain: Bool = false) {
    guard let path = restore(trashed, opens: true) else { return }
    let step = NotebookStep { [weak workspace] in
      if let workspace { TrashCommands(workspace).trashAgain(path) }
    }
    if isAgain {
      workspace.notebookSteps.didAgain(step)
    } else {
      workspace.notebookSteps.did(step)
    }
  }

  /// Undoes a restoring.
  private func trashAgain(_ path: String) {
    workspace.afterKeepingChanges {
      guard let entry = workspace.entries.first(where: { $0.id == FileID(path) }) else {
        return workspace.tell(.hint("“\(path.lastComponent)” is not there any more."))
      }
      move(entry, .back)
    }
  }

  // MARK: A look at it

  /// Shows the notes of this notebook that are in the trash.
  func showTrash() {
    guard let notes = trashedNotes() else { return }
    let now = LocalTime.now
    let items = notes.enumerated().map { index, note in
      ItemPicker.Item(
        id: "\(index)", title: note.shownTitle,
        detail: [
          workspace.pathInNotebook(ofFolder: note.originalPath.parentFolder) ?? "",
          note.deleted.map { "deleted \(DateWords.words(for: $0, now: now))" } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " · "),
        help: notes.count <= Self.mostShownStarts ? start(of: note) : "")
    }
    let picker = ItemPicker(
      title: "Trash", prompt: "type a few letters of the title", items: items
    ) { item in
      if let index = Int(item.id) { restoreAsStep(notes[index]) }
    }
    picker.pickWords = "restore"
    picker.show(start: items)
    picker.actions = [
      PickerAction(key: .alt("d"), words: "delete for good") { item in
        if let index = item.flatMap({ Int($0.id) }) { askToDelete([notes[index]]) }
      },
      PickerAction(key: .alt("e"), words: "empty trash") { _ in askToDelete(notes) },
    ]
    workspace.dialog = .pick(picker)
  }

  /// How many notes' first words are read for the list.
  private static let mostShownStarts = 200

  /// The folder that a note comes from, and its first words.
  private func start(of note: TrashedNote) -> String {
    let folder = workspace.places.shortened(note.originalPath.parentFolder)
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
    workspace.dialog = .confirm(
      Confirmation(
        title: notes.count == 1 ? "Delete for good" : "Empty the trash",
        words: "\(what) will be deleted for good. This cannot be undone.",
        answers: [.init(words: "Delete for good") { delete(notes) }]))
  }

  private func delete(_ notes: [TrashedNote]) {
    workspace.notebookSteps.forgetTrashing(of: notes)
    do throws(FileError) {
      for note in notes { try trash.remove(note) }
      workspace.tell(
        .done(
          notes.count == 1
            ? "“\(notes[0].shownTitle)” is deleted." : "\(notes.count) notes are deleted."))
    } catch {
      workspace.tell(.problem(error.message))
    }
  }
}
