import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Making folders and giving them other names, each as one step that can be undone.
@MainActor
package struct FolderCommands {
  let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  private func notebook() -> NotebookFolder? {
    guard let folder = context.folder else {
      context.tell(.hint("A single note is open. Folders are for the notes of a notebook."))
      return nil
    }
    guard !context.isReadOnly else {
      context.tell(.hint("Notes are open for reading only: folders stay as they are."))
      return nil
    }
    return folder
  }

  // MARK: New folder

  package func askForNewFolder() {
    guard let notebook = notebook() else { return }
    let selected = context.list.browser.selectedFolder
    let known = Set(context.list.folders.map(FileID.init))
    context.present(
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
      return context.tell(.problem(error.message))
    }
    show(notebook.path + "/" + path)
    let step = NotebookStep { [commands = self] in
      commands.remove(first, path, in: notebook)
    }
    if isAgain {
      context.undo.steps.didAgain(step)
    } else {
      context.undo.steps.did(step)
    }
    let isSeen = context.arrangement.panels.areFoldersShown
    context.tell(
      .done(
        isSeen
          ? "The folder “\(path)” is made. \(context.keyName(.undo)) undoes it."
          : "The folder “\(path)” is made. “Show folders” lists it."))
  }

  /// Undoes making folders, those that are within others last.
  private func remove(_ folders: [String], _ path: String, in notebook: NotebookFolder) {
    do throws(FileError) {
      for folder in folders.reversed() { try notebook.removeEmptySubfolder(folder) }
    } catch {
      context.list.reading.start(selecting: nil)
      return context.tell(.problem(error.message))
    }
    context.undo.steps.undid { [commands = self] in
      commands.make(path, in: notebook, isAgain: true)
    }
    context.list.reading.start(selecting: context.note?.path)
    context.tell(.done("The folder “\(path)” is removed again."))
  }

  /// Puts the list's bar on a folder.
  private func show(_ path: String) {
    guard context.arrangement.panels.areFoldersShown else {
      return context.list.reading.start(selecting: nil)
    }
    context.list.filter = ""
    context.list.reading.start(selecting: path)
    if context.arrangement.hasRoomForList, context.arrangement.panels.isListShown {
      context.focus(.list)
    }
  }

  // MARK: Rename

  /// Asks for another name of the selected folder, else of the one that the open note is in.
  package func askForName() {
    guard let notebook = notebook() else { return }
    let own = context.note.flatMap { context.pathInNotebook(ofFolder: $0.path.parentFolder) }
    guard let old = context.list.browser.selectedFolder ?? own, !old.isEmpty else {
      return context.tell(
        .hint("Select a folder in the list, or open a note that lies in one."))
    }
    let from = notebook.path + "/" + old
    let siblings = Set(
      context.list.folders.map { FileID(notebook.path + "/" + $0) })
    let question = TextQuestion(
      title: "Rename folder “\(old)”", label: "Its new name", text: old.lastComponent,
      button: "Rename",
      problem: { name in
        if let problem = NoteTitle.problem(withNew: name, keeping: old.lastComponent) {
          return problem.description
        }
        let to = from.parentFolder + "/" + NoteTitle.trimmed(name)
        guard FileID(to) != FileID(from), siblings.contains(FileID(to)) else { return nil }
        return "There is a folder “\(NoteTitle.trimmed(name))” already."
      },
      submit: { name in
        let to = from.parentFolder + "/" + NoteTitle.trimmed(name)
        guard FileID(to) != FileID(from) else { return }
        context.opener.afterKeepingChanges {
          NotebookMoves(context).plan(NotebookMove(renaming: from, to: to))
        }
      })
    question.isReplaced = true
    context.present(question)
  }
}
