import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import CursesText
import CursesUICore

/// Making folders and giving them other names, each as one step that can be undone.
@MainActor
struct FolderCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private func notebook() -> NotebookFolder? {
    guard let folder = workspace.folder else {
      workspace.tell(.hint("A single note is open. Folders are for the notes of a notebook."))
      return nil
    }
    guard !workspace.settings.isReadOnly else {
      workspace.tell(.hint("Notes are open for reading only: folders stay as they are."))
      return nil
    }
    return folder
  }

  // MARK: New folder

  func askForNewFolder() {
    guard let notebook = notebook() else { return }
    let selected = workspace.browser.selectedFolder(in: workspace)
    let known = Set(workspace.noteFolders.map(FileID.init))
    workspace.dialog = .ask(
      TextQuestion(
        title: "New folder", label: "Name of the folder",
        prompt: "such as work/2026", text: selected.map { $0 + "/" } ?? "", button: "Create",
        problem: { name in
          if NoteTitle.trimmed(name).isEmpty { return "Type a name." }
          guard let path = Self.path(name) else { return "A folder cannot be called so." }
          return known.contains(FileID(path)) ? "There is a folder “\(path)” already." : nil
        }
      ) { name in if let path = Self.path(name) { make(path, in: notebook) } })
  }

  private static func path(_ name: String) -> String? {
    (try? NotebookPath(folder: "", name: name, from: "the field"))?.text
  }

  private func make(_ path: String, in notebook: NotebookFolder, isAgain: Bool = false) {
    let first = path.split(separator: "/").indices.map { count in
      path.split(separator: "/").prefix(count + 1).joined(separator: "/")
    }.filter { !NotebookFolder(path: notebook.path + "/" + $0).exists }
    do throws(FileError) {
      try notebook.createSubfolder(path)
    } catch {
      return workspace.tell(.problem(error.message))
    }
    show(notebook.path + "/" + path)
    let step = NotebookStep { [commands = self] in
      commands.remove(first, path, in: notebook)
    }
    if isAgain {
      workspace.notebookSteps.didAgain(step)
    } else {
      workspace.notebookSteps.did(step)
    }
    let isSeen = workspace.panels.areFoldersShown
    workspace.tell(
      .done(
        isSeen
          ? "The folder “\(path)” is made. \(workspace.keyName(.undo)) undoes it."
          : "The folder “\(path)” is made. “Show folders” lists it."))
  }

  /// Undoes making folders, those that are within others last.
  private func remove(_ folders: [String], _ path: String, in notebook: NotebookFolder) {
    do throws(FileError) {
      for folder in folders.reversed() { try notebook.removeEmptySubfolder(folder) }
    } catch {
      workspace.rescan(selecting: nil)
      return workspace.tell(.problem(error.message))
    }
    workspace.notebookSteps.undid { [commands = self] in
      commands.make(path, in: notebook, isAgain: true)
    }
    workspace.rescan(selecting: workspace.note?.path)
    workspace.tell(.done("The folder “\(path)” is removed again."))
  }

  /// Puts the list's bar on a folder.
  private func show(_ path: String) {
    guard workspace.panels.areFoldersShown else { return workspace.rescan(selecting: nil) }
    workspace.filter = ""
    workspace.rescan(selecting: path)
    if workspace.hasRoomForList, workspace.isListShown { workspace.focus(.list) }
  }

  // MARK: Rename

  /// Asks for another name of the selected folder, else of the one that the open note is in.
  func askForName() {
    guard let notebook = notebook() else { return }
    let own = workspace.note.flatMap { workspace.pathInNotebook(ofFolder: $0.path.parentFolder) }
    guard let old = workspace.browser.selectedFolder(in: workspace) ?? own, !old.isEmpty else {
      return workspace.tell(
        .hint("Select a folder in the list, or open a note that lies in one."))
    }
    let from = notebook.path + "/" + old
    let siblings = Set(
      workspace.noteFolders.map { FileID(notebook.path + "/" + $0) })
    workspace.dialog = .ask(
      TextQuestion(
        title: "Rename folder “\(old)”", label: "Its new name", text: old.lastComponent,
        button: "Rename",
        problem: { name in
          if let problem = NoteTitle.problem(with: name, others: EmptyCollection()) {
            return problem.description
          }
          let to = from.parentFolder + "/" + NoteTitle.trimmed(name)
          guard FileID(to) != FileID(from), siblings.contains(FileID(to)) else { return nil }
          return "There is a folder “\(NoteTitle.trimmed(name))” already."
        }
      ) { name in
        let to = from.parentFolder + "/" + NoteTitle.trimmed(name)
        guard FileID(to) != FileID(from) else { return }
        workspace.afterKeepingChanges { plan(FolderMove(from: from, to: to), in: notebook) }
      })
  }

  /// Looks for the links that would not lead where they lead, and shows them before anything is changed.
  private func plan(_ move: FolderMove, in notebook: NotebookFolder) {
    workspace.tell(.hint("Looking for links to the notes of this folder…"))
    plan(
      move, by: RenameScan(folder: move.from, to: move.to, workspace.notebookFiles()))
  }

  /// The same by what looks for them.
  func plan(_ move: FolderMove, by scan: RenameScan) {
    Task {
      let index = await workspace.indexing?.settledIndex()
      let plan = await Background.run { scan.narrowed(by: index).plan(own: SourceText()) }
      workspace.notice = nil
      let whole = move.changing(plan)
      guard plan.linkCount > 0 else { return perform(whole, .new) }
      ask(about: plan, whole)
    }
  }

  private func ask(about plan: RenamePlan, _ move: FolderMove) {
    let words = (plan.remarks + [plan.changeWords]).joined(separator: "\n")
    workspace.dialog = .confirm(
      Confirmation(
        title: "Rename to “\(move.to.lastComponent)”", words: words, lines: plan.changeLines,
        answers: [
          .init(words: "Rename and change the links", letter: "r") { perform(move, .new) },
          .init(words: "Rename only", letter: "o") { perform(move.withoutLinks, .new) },
        ], cancel: { workspace.tell(.hint("Not renamed.")) }))
  }

  /// Renames the folder and changes the links. What another program has changed meanwhile is left alone.
  private func perform(_ move: FolderMove, _ way: RenamePlan.Way) {
    workspace.afterKeepingChanges {
      Task {
        let journal = await workspace.beginStep(
          move.changes.map { StepText($0) }, moves: [StepMove(from: move.from, to: move.to)],
          name: "Rename the \(move.noun) “\(move.from.lastComponent)” to “\(move.to.lastComponent)”"
        )
        defer { journal?.end() }
        do throws(FileError) {
          try NotebookFolder.renameFolder(move.from, to: move.to)
        } catch {
          return workspace.tell(.problem(error.message))
        }
        await finish(move, way)
      }
    }
  }

  /// Has open notes, bookmarks and the index follow the folder.
  private func followFiles(of move: FolderMove) async {
    let moved = workspace.entries.map(\.path).filter { $0.below(move.from) != nil }
    // Those of open notes go with them.
    let closed = moved.filter { workspace.tabs.note(at: $0) == nil }
      .compactMap { $0.below(move.from) }
    workspace.places.moveHistories(ofFolder: move.from, to: move.to, notes: closed)
    for note in workspace.tabs.notes where note.path.below(move.from) != nil {
      await note.file.followFolder(to: move.path(of: note.path))
      workspace.watch.know(note.path, note.file.stamp)
    }
    workspace.watchNoteFolders()
    workspace.browser.folderRenamed(move.from, to: move.to)
    BookmarkCommands(workspace).follow(move.from, to: move.to)
    for path in moved {
      workspace.noteRenamed(path, to: move.path(of: path), isWithFolder: true)
    }
    let own = move.isFile ? [move.from, move.to] : []
    workspace.indexing?.filesChanged(moved + moved.map(move.path) + own)
  }

  private func finish(_ move: FolderMove, _ way: RenamePlan.Way) async {
    await followFiles(of: move)
    let outcome = await FilesStep(workspace).writing(move.changes, isInStep: true)
    if outcome.isStopped { return await goBack(move, way, outcome) }
    let next = move.inverse(restoring: outcome.back)
    let turn: (RenamePlan.Way) -> () -> Void = { way in { perform(next, way) } }
    switch way {
    case .new: workspace.notebookSteps.did(NotebookStep(undo: turn(.back)))
    case .again: workspace.notebookSteps.didAgain(NotebookStep(undo: turn(.back)))
    case .back: workspace.notebookSteps.undid(turn(.again))
    }
    let isInTree = workspace.place == .list && workspace.panels.areFoldersShown
    workspace.rescan(selecting: isInTree ? move.to : workspace.note?.path)
    tell(move, way, outcome)
  }

  /// The links are as they were after a stop: the folder gets its name back too.
  private func goBack(
    _ move: FolderMove, _ way: RenamePlan.Way, _ outcome: FilesOutcome
  ) async {
    do throws(FileError) {
      try NotebookFolder.renameFolder(move.to, to: move.from)
    } catch {
      return workspace.tell(.problem(error.message))
    }
    await followFiles(of: move.inverse(restoring: []))
    switch way {
    case .new: break
    case .again: workspace.notebookSteps.undid { perform(move, way) }
    case .back: workspace.notebookSteps.didAgain(NotebookStep { perform(move, way) })
    }
    workspace.rescan(selecting: workspace.note?.path)
    FilesStep(workspace).tellStopped(outcome)
  }

  private func tell(_ move: FolderMove, _ way: RenamePlan.Way, _ outcome: FilesOutcome) {
    let name = move.to.lastComponent
    if let problem = outcome.problem { return workspace.tell(.problem(problem.message)) }
    if let first = outcome.left.first?.lastComponent {
      return workspace.tell(
        .warning(
          "Renamed, but the links in “\(first)” stay as they were: another program changed the file."
        ))
    }
    let links = outcome.back.isEmpty ? "" : ", and the links changed"
    workspace.tell(
      .done(
        way == .new
          ? "The \(move.noun) is “\(name)” now\(links). \(workspace.wayTo(.undo)) undoes it."
          : "The \(move.noun) is “\(name)” again\(links)."))
  }
}
