import BubblepadCommands
import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Notes in the trash: into it, a look at it, out of it again.
@MainActor
struct TrashCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private var trash: Trash { workspace.places.trash }

  /// Moves notes to the trash: the marked ones or the selected one where the focus is in the list, else the open one.
  func trashNote() {
    guard TrashList(workspace).notebook() != nil else { return }
    guard !workspace.settings.isReadOnly else {
      return workspace.tell(.hint("Notes are open for reading only: none can be deleted."))
    }
    let isInList = workspace.place == .list || workspace.place == .filter
    if isInList, !workspace.browser.marks.isEmpty { return trashMarked() }
    let shown = workspace.note.map { FileID($0.path) }
    let id = isInList ? workspace.selection : shown
    let listed = workspace.listedEntries + workspace.entries
    guard let id, let entry = listed.first(where: { $0.id == id })
    else { return workspace.tell(.hint("No note is selected.")) }
    if id != shown {
      // What is not saved in another tab is shown before it goes.
      guard let tab = workspace.tabs.tab(at: entry.path), tab.note?.needsSaving == true else {
        return move([entry])
      }
      TabCommands(workspace).go(to: tab, focusing: false)
    }
    moveOpenNote(entry)
  }

  private func trashMarked() {
    let marks = workspace.browser.marks.files
    let notes = workspace.entries.filter { marks.contains($0.id) }
    guard notes.count == marks.count else {
      return workspace.tell(
        .hint("A folder cannot be put into the trash. Mark its notes instead."))
    }
    workspace.afterKeepingChanges {
      Task {
        do {
          for note in workspace.tabs.notes
          where note.needsSaving && marks.contains(FileID(note.path)) {
            note.startSaving()
            defer { note.finishSaving() }
            try await workspace.store(note, renaming: false)
          }
        } catch {
          return workspace.tell(.problem(workspace.words(for: error)))
        }
        move(notes)
      }
    }
  }

  /// What is not saved yet goes to the trash as well. A new note without a text has nothing to go there.
  private func moveOpenNote(_ entry: NoteEntry) {
    guard let note = workspace.note else { return }
    if note.isNew, note.editor.text.isEmpty {
      let (next, place) = (neighbour(of: [entry.path]), workspace.place)
      workspace.closeNote()
      showNext(next, focus: place)
      return workspace.tell(.done("The empty note is gone."))
    }
    workspace.afterKeepingChanges {
      guard let path = workspace.note?.path else { return }
      move([workspace.entries.first { $0.id == FileID(path) } ?? entry.moved(to: path)])
    }
  }

  /// The note that is shown when others have gone: the one below them, at the end the one above.
  private func neighbour(of paths: [String]) -> String? {
    let gone = Set(paths.map(FileID.init))
    let shown = workspace.browser.shownNotes(in: workspace)
    let listed = shown.contains { gone.contains($0.id) } ? shown : workspace.listedEntries
    guard let last = listed.lastIndex(where: { gone.contains($0.id) }) else { return nil }
    return
      (listed[last...].first { !gone.contains($0.id) }
      ?? listed[..<last].last { !gone.contains($0.id) })?.path
  }

  /// What a move into the trash is among the steps.
  private enum Way {
    case new
    /// It was undone before.
    case again
    /// It undoes a restoring.
    case back
  }

  private func move(_ entries: [NoteEntry], _ way: Way = .new) {
    let (paths, trash) = (entries.map(\.path), trash)
    let kept = paths.compactMap { workspace.places.keptHistory(ofFileAt: $0) }
    let own = ownTrash
    let moved: (Result<[TrashedNote], FileError>) -> Void = { result in
      switch result {
      case .failure(let error): workspace.tell(.problem(error.message))
      case .success(let notes) where notes.isEmpty:
        workspace.tell(.done("Stopped: all files are as they were."))
      case .success(let notes): finish(entries, notes, kept, way)
      }
    }
    guard entries.count > 1 else {
      return moved(trash.moveNotes(paths, intoTrashOf: own, at: .now))
    }
    let running = workspace.notebookSteps.running
    let progress = running.begin(entries.count) { [shell = workspace.shell] in
      _ = shell.schedule(after: $0, $1)
    }
    Task {
      let result = await Background.run {
        trash.moveNotes(paths, intoTrashOf: own, at: .now, progress)
      }
      running.end(progress)
      moved(result)
    }
  }

  /// The notebook whose own trash its settings name.
  private var ownTrash: String? {
    workspace.folder.map(\.path).flatMap {
      ObsidianSettings(notebook: $0).deletedNotes == .local ? $0 : nil
    }
  }

  /// Notes are in the trash now.
  private func finish(
    _ entries: [NoteEntry], _ inTrash: [TrashedNote], _ kept: [NoteHistoryFile], _ way: Way
  ) {
    let next = neighbour(of: entries.map(\.path))
    let place = workspace.place
    let (tabs, hadTabs) = (workspace.tabs, !workspace.tabs.isAlone)
    // A preview is shown in a tab that is another note's.
    let shown = entries.first { $0.path.isSamePath(as: workspace.note?.path) }
    for entry in entries {
      guard let tab = entry.id == shown?.id ? tabs.current : tabs.tab(at: entry.path) else {
        continue
      }
      tab.note?.history = nil
      workspace.close(tab)
      if entry.path.isSamePath(as: tab.waitingPath) { tab.waitingPath = nil }
      if entry.id != shown?.id { TabCommands(workspace).remove(tab, focusing: false) }
    }
    // Whoever empties the trash wants no copy to stay.
    for file in kept { workspace.histories.add { await file.remove() } }
    let gone = Set(entries.map(\.id))
    workspace.browser.marks.clear()
    workspace.entries.removeAll { gone.contains($0.id) }
    workspace.rescan(selecting: next)
    if shown != nil { showNext(next, focus: place) }
    let step = NotebookStep(trashed: Set(inTrash.map(\.id))) { [weak workspace] in
      guard let workspace else { return }
      let commands = TrashCommands(workspace)
      let opened = zip(entries, inTrash).first { $0.0.id == shown?.id }?.1
      let paths = commands.restore(inTrash, opening: opened, target: hadTabs ? .newTab : .here)
      guard !paths.isEmpty else { return }
      workspace.notebookSteps.undid { [weak workspace] in
        guard let workspace else { return }
        let again = zip(entries, paths).compactMap { entry, path in path.map(entry.moved) }
        TrashCommands(workspace).move(again, .again)
      }
    }
    switch way {
    case .new: workspace.notebookSteps.did(step)
    case .again: workspace.notebookSteps.didAgain(step)
    case .back:
      workspace.notebookSteps.undid { [weak workspace] in
        guard let workspace, let note = inTrash.first else { return }
        TrashCommands(workspace).restoreAsStep(note, isAgain: true)
      }
    }
    let words =
      inTrash.first?.isInNotebook == true ? "the notebook's folder .trash" : "the trash"
    let undo = workspace.wayTo(.undo)
    workspace.tell(
      .done(
        entries.count == 1
          ? "“\(entries[0].shownTitle)” is in \(words). \(undo) restores it."
          : "\(Numbers.words(entries.count, "note")) are in \(words). \(undo) restores them."))
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

  /// Puts notes back where they were. Returns their paths, nil for one that could not be; none where all could not.
  private func restore(
    _ notes: [TrashedNote], opening opened: TrashedNote?, target: NoteTabs.Target
  ) -> [String?] {
    guard notes.count > 1 else {
      guard let note = notes.first else { return [] }
      return restore(note, opens: opened != nil, target: target).map { [$0] } ?? []
    }
    var (paths, problem): ([String?], FileError?) = ([], nil)
    for note in notes {
      do throws(FileError) {
        paths.append(try trash.restore(note))
      } catch {
        paths.append(nil)
        problem = problem ?? error
      }
    }
    workspace.notebookSteps.forgetTrashing(of: notes)
    let restored = paths.compactMap(\.self)
    workspace.rescan(selecting: restored.first)
    if let opened, let index = notes.firstIndex(of: opened), let path = paths[index] {
      TabCommands(workspace).opening(target) { workspace.open(path: path) }
    }
    let words =
      "\(Numbers.words(restored.count, "note")) \(restored.count == 1 ? "is" : "are") restored."
    workspace.tell(problem.map { .problem("\(words) \($0.message)") } ?? .done(words))
    return restored.isEmpty ? [] : paths
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
  func restoreAsStep(_ trashed: TrashedNote, isAgain: Bool = false) {
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
      move([entry], .back)
    }
  }
}
