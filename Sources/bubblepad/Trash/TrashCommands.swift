import BubblepadCommands
import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore

/// Notes and folders in the trash: into it, a look at it, out of it again.
@MainActor
struct TrashCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private var trash: Trash { workspace.places.trash }

  /// Moves notes and folders to the trash: the marked ones or the selected one where the focus is in the list, else the
  /// open note.
  func trashNote() {
    guard TrashList(workspace).notebook() != nil else { return }
    guard !workspace.settings.isReadOnly else {
      return workspace.tell(.hint("Notes are open for reading only: none can be deleted."))
    }
    let isInList = workspace.place == .list || workspace.place == .filter
    let marks = workspace.browser.marks.files
    if isInList, !marks.isEmpty { return trash(marks.map(\.path).sorted()) }
    if let folder = workspace.browser.selectedFolder(in: workspace), let notebook = workspace.folder
    {
      return trash([notebook.path + "/" + folder])
    }
    let shown = workspace.note.map { FileID($0.path) }
    let id = isInList ? workspace.selection : shown
    let listed = workspace.listedEntries + workspace.entries
    guard let id, let entry = listed.first(where: { $0.id == id })
    else { return workspace.tell(.hint("No note is selected.")) }
    asking(about: "“\(entry.shownTitle)”") {
      if id != shown {
        // What is not saved in another tab is shown before it goes.
        guard let tab = workspace.tabs.tab(at: entry.path), tab.note?.needsSaving == true else {
          return move([entry.path], [entry])
        }
        TabCommands(workspace).go(to: tab, focusing: false)
      }
      moveOpenNote(entry)
    }
  }

  /// Asks before anything goes to the trash, where Obsidian's settings want that.
  private func asking(about what: String, then action: @escaping () -> Void) {
    guard let notebook = workspace.folder, ObsidianSettings(notebook: notebook.path).asksToDelete
    else { return action() }
    workspace.dialog = .confirm(
      Confirmation(
        title: "Move to trash", words: "Move \(what) to the trash?",
        answers: [.init(words: "Move to trash", letter: "m", action: action)]))
  }

  private func trash(_ paths: [String]) {
    let what = NotebookMove(paths, into: "", called: "")
    let roots = what.moves.map(\.from)
    asking(about: what.words) {
      workspace.afterKeepingChanges {
        Task {
          let notes = entries(in: roots)
          let ids = Set(notes.map(\.id))
          do {
            for note in workspace.tabs.notes
            where note.needsSaving && ids.contains(FileID(note.path)) {
              note.startSaving()
              defer { note.finishSaving() }
              try await workspace.store(note, renaming: false)
            }
          } catch {
            return workspace.tell(.problem(workspace.words(for: error)))
          }
          move(roots, notes)
        }
      }
    }
  }

  /// The notes among some, or in folders of them.
  func entries(in roots: [String]) -> [NoteEntry] {
    let paths = MovedPaths(roots.map { StepMove(from: $0, to: $0) })
    return workspace.entries.filter { paths.path(of: $0.path) != nil }
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
      move([path], [workspace.entries.first { $0.id == FileID(path) } ?? entry.moved(to: path)])
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
  enum Way {
    case new
    /// It was undone before.
    case again
    /// It undoes a restoring, or what has made the note: then that is said, in these words.
    case back(String?)
  }

  /// - Parameters:
  ///   - paths: the notes and folders.
  ///   - entries: the notes among them, and those in the folders.
  func move(_ paths: [String], _ entries: [NoteEntry], _ way: Way = .new) {
    let trash = trash
    let kept = entries.compactMap { entry in
      workspace.places.keptHistory(ofFileAt: entry.path).map { (path: entry.path, file: $0) }
    }
    let place = workspace.folder.map { ObsidianSettings(notebook: $0.path).deletedNotes }
    let own = place == .local ? workspace.folder?.path : nil
    let moved: (Result<[TrashedNote], FileError>) -> Void = { result in
      switch result {
      case .failure(let error): workspace.tell(.problem(error.message))
      case .success(let notes) where notes.isEmpty:
        workspace.tell(.done("Stopped: all files are as they were."))
      case .success(let inTrash):
        finish(paths, entries, inTrash, way)
        let moved = MovedPaths(zip(paths, inTrash).map { StepMove(from: $0, to: $1.path) })
        for kept in kept {
          if let path = moved.path(of: kept.path) { takeHistory(kept.file, of: path) }
        }
        tell(paths, entries, inTrash, way, isAgainstSettings: place == .nowhere)
      }
    }
    guard paths.count > 1 else {
      return moved(trash.moveNotes(paths, intoTrashOf: own, at: .now))
    }
    let running = workspace.notebookSteps.running
    let progress = running.begin(paths.count) { [shell = workspace.shell] in
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

  /// Has what can be undone in a note gone from the disk, but in memory until it is restored.
  private func takeHistory(_ file: NoteHistoryFile, of path: String) {
    let trashed = workspace.services.histories.queue.trashed
    trashed.trashed(path)
    workspace.services.histories.queue.add { await trashed.take(file, of: path) }
  }

  /// Notes and folders are in the trash now.
  private func finish(
    _ roots: [String], _ entries: [NoteEntry], _ inTrash: [TrashedNote], _ way: Way
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
      workspace.close(tab)
      if entry.path.isSamePath(as: tab.waitingPath) { tab.waitingPath = nil }
      if entry.id != shown?.id { TabCommands(workspace).remove(tab, focusing: false) }
    }
    let gone = Set(entries.map(\.id))
    workspace.browser.marks.clear()
    workspace.entries.removeAll { gone.contains($0.id) }
    workspace.rescan(selecting: next)
    if shown != nil { showNext(next, focus: place) }
    let opened = roots.indices.lazy.compactMap { index -> Opened? in
      guard let shown else { return nil }
      if shown.path.isSamePath(as: roots[index]) { return Opened(index: index, inside: "") }
      return shown.path.below(roots[index]).map { Opened(index: index, inside: "/" + $0) }
    }.first
    let step = NotebookStep(trashed: Set(inTrash.map(\.id))) { [weak workspace] in
      guard let workspace else { return }
      let commands = TrashCommands(workspace)
      let paths = commands.restore(inTrash, opening: opened, target: hadTabs ? .newTab : .here)
      let back = zip(roots, paths).compactMap { root, path in
        path.map { StepMove(from: root, to: $0) }
      }
      guard !back.isEmpty else { return }
      let moved = MovedPaths(back)
      let again = entries.compactMap { entry in moved.path(of: entry.path).map(entry.moved) }
      workspace.notebookSteps.undid { commands.moveAgain(back.map(\.to), again, .again) }
    }
    switch way {
    case .new: workspace.notebookSteps.did(step)
    case .again: workspace.notebookSteps.didAgain(step)
    case .back(let words):
      workspace.notebookSteps.undid { [weak workspace] in
        guard let workspace, let note = inTrash.first else { return }
        TrashCommands(workspace).restoreAgain(note, undone: words)
      }
    }
  }

  private func tell(
    _ roots: [String], _ entries: [NoteEntry], _ inTrash: [TrashedNote], _ way: Way,
    isAgainstSettings: Bool
  ) {
    var restoring = AppCommand.undo
    if case .back(let words) = way {
      if let words { return workspace.tell(.done(words)) }
      restoring = .redo
    }
    var what = NotebookMove(roots, into: "", called: "").words
    what = what.prefix(1).uppercased() + what.dropFirst()
    if inTrash.contains(where: \.isFolder), roots.count == 1 {
      what += " with \(Numbers.words(entries.count, "note"))"
    }
    let place =
      inTrash.first?.isInNotebook == true ? "the notebook's folder .trash" : "the trash"
    let note = isAgainstSettings ? ", not deleted for good as Obsidian's settings say" : ""
    let (verb, object) = roots.count == 1 ? ("is", "it") : ("are", "them")
    workspace.tell(
      .done("\(what) \(verb) in \(place)\(note). \(workspace.wayTo(restoring)) restores \(object).")
    )
  }

  /// The note that was shown: which of what went to the trash it was in, and where in that.
  private struct Opened {
    let index: Int
    let inside: String
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

  private func putBack(_ trashed: TrashedNote) throws(FileError) -> String {
    let path = try trash.restore(trashed)
    workspace.services.histories.queue.trashed.restored(
      trashed.path, to: path, in: workspace.places)
    return path
  }

  /// Puts notes and folders back where they were. Returns their paths, nil for one that could not be.
  private func restore(
    _ notes: [TrashedNote], opening opened: Opened?, target: NoteTabs.Target
  ) -> [String?] {
    if notes.count == 1 { return [restore(notes[0], opening: opened?.inside, target: target)] }
    var (paths, problem): ([String?], FileError?) = ([], nil)
    for note in notes {
      do throws(FileError) {
        paths.append(try putBack(note))
      } catch {
        paths.append(nil)
        problem = problem ?? error
      }
    }
    workspace.notebookSteps.forgetTrashing(of: notes)
    let restored = paths.compactMap(\.self)
    workspace.rescan(selecting: restored.first)
    if let opened, let path = paths[opened.index] {
      open(path + opened.inside, in: target)
    }
    let what = NotebookMove(restored, into: "", called: "").words
    let words = "\(what) \(restored.count == 1 ? "is" : "are") restored."
    workspace.tell(problem.map { .problem("\(words) \($0.message)") } ?? .done(words))
    return paths
  }

  /// Opens a note that was restored. Who is in the list stays there.
  private func open(_ path: String, in target: NoteTabs.Target) {
    let isInList = workspace.place == .list || workspace.place == .filter
    TabCommands(workspace).opening(target) {
      workspace.open(path: path) { [weak workspace] in if isInList { workspace?.focus(.list) } }
    }
  }

  /// Puts a note or folder back where it was. Returns its path, nil where that could not be.
  ///
  /// - Parameter inside: which note of a folder is opened then; empty for the note itself, nil for none.
  func restore(
    _ trashed: TrashedNote, opening inside: String?, target: NoteTabs.Target = .here
  ) -> String? {
    do throws(FileError) {
      let path = try putBack(trashed)
      workspace.notebookSteps.forgetTrashing(of: [trashed])
      workspace.rescan(selecting: path)
      let name = path.lastComponent
      let title = trashed.isFolder ? name : NoteTitle.shownTitle(ofFileName: name)
      if let inside {
        open(path + inside, in: target)
      }
      let folder = workspace.pathInNotebook(ofFolder: path.parentFolder) ?? ""
      let place = folder.isEmpty ? "" : " in “\(folder)”"
      let what = trashed.isFolder ? "The folder “\(title)”" : "“\(title)”"
      workspace.tell(
        .done(
          title != trashed.shownTitle
            ? "Restored\(place) as “\(title)”: there is another “\(trashed.shownTitle)” by now."
            : "\(what) is restored\(place)."))
      return path
    } catch {
      workspace.tell(.problem(error.message))
      return nil
    }
  }
}
