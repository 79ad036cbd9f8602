import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
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
          guard let place = Self.place(name) else { return "A folder cannot be called so." }
          return known.contains(FileID(place.text))
            ? "There is a folder “\(place.text)” already."
            : place.problem(in: notebook.path)?.description
        }
      ) { name in if let place = Self.place(name) { make(place.text, in: notebook) } })
  }

  private static func place(_ name: String) -> NotebookPath? {
    try? NotebookPath(folder: "", name: name, from: "the field")
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
          if let problem = NoteTitle.problem(withNew: name, keeping: old.lastComponent) {
            return problem.description
          }
          let to = from.parentFolder + "/" + NoteTitle.trimmed(name)
          guard FileID(to) != FileID(from), siblings.contains(FileID(to)) else { return nil }
          return "There is a folder “\(NoteTitle.trimmed(name))” already."
        }
      ) { name in
        let to = from.parentFolder + "/" + NoteTitle.trimmed(name)
        guard FileID(to) != FileID(from) else { return }
        workspace.afterKeepingChanges {
          NotebookMoves(workspace).plan(NotebookMove(renaming: from, to: to))
        }
      })
  }
}
