import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadPanels
import CursesUICore

/// Notes and folders that come into another folder: chosen from a list of them, or by the keys of cut and paste in the
/// list of notes.
@MainActor
package struct MoveCommands {
  let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  private var marks: RowMarks { context.list.browser.marks }
  private var isInList: Bool {
    context.arrangement.place == .list || context.arrangement.place == .filter
  }

  // MARK: What moves

  /// The paths of the marked notes and folders, else of the selected note or folder, else of the open note; nil where
  /// they cannot be moved, which is said.
  private func targets(wantsFolder: Bool = false) -> [String]? {
    guard let folder = context.folder else {
      return refuse("A single note is open. Folders are for the notes of a notebook.")
    }
    guard !context.isReadOnly else {
      return refuse("Notes are open for reading only: they stay where they are.")
    }
    if isInList, !marks.isEmpty { return marks.files.map(\.path).sorted() }
    if let selected = context.list.browser.selectedFolder {
      return [folder.path + "/" + selected]
    }
    if wantsFolder {
      guard let own = context.note?.path.parentFolder, own.below(folder.path) != nil else {
        return refuse("Select a folder in the list, or open a note that lies in one.")
      }
      return [own]
    }
    let selected = isInList ? context.list.selection?.path : nil
    guard let path = selected ?? context.note?.path, path.below(folder.path) != nil else {
      return refuse("No note of this notebook is open.")
    }
    return [path]
  }

  private func refuse(_ words: String) -> [String]? {
    context.tell(.hint(words))
    return nil
  }

  /// Why what moves cannot; nil where it can.
  private func problem(with paths: [String]) -> String? {
    guard let note = context.note, paths.contains(path: note.path) else { return nil }
    if note.isReadOnly { return "This note is open for reading only." }
    return note.isNew ? "This note has no file yet. Save it first." : nil
  }

  // MARK: Choosing the folder

  /// Asks for the folder.
  package func ask(forFolder wantsFolder: Bool = false) {
    guard let paths = targets(wantsFolder: wantsFolder), let root = context.folder?.path else {
      return
    }
    if let problem = problem(with: paths) { return context.tell(.hint(problem)) }
    ask(for: paths, in: root)
  }

  /// Asks for the folder of a file that is no note.
  package func ask(forFile path: String) {
    if let root = context.folder?.path { ask(for: [path], in: root, isFile: true) }
  }

  private func ask(for paths: [String], in root: String, isFile: Bool = false) {
    let homes = Set(paths.map { FileID($0.parentFolder) })
    let folders = ([""] + context.list.folders.sorted { $0.lowercased() < $1.lowercased() })
      .filter { folder in
        let path = folder.isEmpty ? root : root + "/" + folder
        return homes != [FileID(path)]
          && !paths.contains { path.isSamePath(as: $0) || path.below($0) != nil }
      }
    let items = folders.enumerated().map { index, folder in
      ItemPicker.Item(id: "\(index)", title: Self.words(ofFolder: folder), words: folder)
    }
    let what = NotebookMove(paths, into: "", called: "", isFile: isFile).words
    let picker = ItemPicker(
      title: "Move \(what) to", prompt: "a folder, or a new one such as work/2026", items: items
    ) { item in move(paths, into: item.words, isFile: isFile) }
    picker.pickWords = "move"
    picker.emptyWords = "No folder is called so."
    picker.startWords = "There is no other folder yet. Type a name for a new one."
    let known = Set(([""] + context.list.folders).map(FileID.init))
    picker.offer = { words in
      guard let place = try? NotebookPath(folder: "", name: words, from: "the field"),
        !known.contains(FileID(place.text))
      else { return nil }
      let problem = place.problem(in: root)
      return ItemPicker.Item(
        id: ItemPicker.offerID, title: problem?.description ?? "New folder “\(place.text)”",
        words: place.text, isEnabled: problem == nil)
    }
    context.present(picker)
  }

  package static func words(ofFolder folder: String) -> String {
    folder.isEmpty ? "Top folder of the notebook" : folder
  }

  private func path(of subfolder: String) -> String {
    let root = context.folder?.path ?? ""
    return subfolder.isEmpty ? root : root + "/" + subfolder
  }

  /// - Parameter subfolder: from the notebook's folder on.
  private func move(_ paths: [String], into subfolder: String, isFile: Bool = false) {
    context.opener.afterKeepingChanges {
      let target = path(of: subfolder)
      let move = NotebookMove(
        paths, into: target, called: Self.words(ofFolder: subfolder), isFile: isFile)
      guard !move.moves.isEmpty else {
        return context.tell(.hint("It is in “\(Self.words(ofFolder: subfolder))” already."))
      }
      if let problem = move.problem(in: target) {
        return context.tell(.problem(problem))
      }
      // The index may not know the file yet.
      let scan = paths.first.flatMap {
        isFile
          ? context.renameScan(of: $0, from: $0.lastComponent, to: nil, in: target) : nil
      }
      NotebookMoves(context).plan(move, by: scan)
    }
  }

  // MARK: By cut and paste

  /// Marks what is selected, to be put into a folder.
  package func pickUp() {
    if marks.isEmpty { MarkCommands(context.list).toggle(moving: 0) }
    guard !marks.isEmpty, let paths = targets() else { return }
    let what = NotebookMove(paths, into: "", called: "").words
    let place =
      context.arrangement.panels.areFoldersShown
      ? "Go to a folder" : "\(context.wayTo(.toggleFolders)) lists the folders. Go to one"
    let key = context.wayTo(.paste)
    let them = paths.count == 1 ? "it" : "them"
    context.tell(.hint("Picked up \(what). \(place): \(key) puts \(them) there, Esc lets go."))
  }

  /// Puts what is marked into the folder that is selected, or that of the selected note.
  package func putHere() {
    guard !marks.isEmpty else {
      return context.tell(
        .hint("Nothing is picked up. Mark notes with Space, or press \(context.wayTo(.cut))."))
    }
    guard let paths = targets() else { return }
    if let problem = problem(with: paths) { return context.tell(.hint(problem)) }
    let selected = context.list.browser.selectedFolder
    let own = context.list.selection.flatMap {
      context.pathInNotebook(ofFolder: $0.path.parentFolder)
    }
    guard let folder = selected ?? own else {
      return context.tell(.hint("Select a folder in the list, or a note that lies in one."))
    }
    move(paths, into: folder)
  }

  // MARK: With the mouse

  /// What the list does with rows that are dragged; nil where none can be.
  package var drops: ListDrops<NoteListItem>? {
    guard context.folder != nil, !context.isReadOnly,
      context.list.search.current == nil
    else { return nil }
    let draft = context.list.draft?.id
    return ListDrops(
      canDrag: { $0.id != draft },
      over: { row, target in
        guard let folder = folder(of: target) else { return false }
        let paths = paths(draggedWith: row)
        let move = NotebookMove(paths, into: path(of: folder), called: "")
        guard !move.moves.isEmpty, move.problem(in: path(of: folder)) == nil else { return false }
        let words = NotebookMove(paths, into: "", called: "").words
        context.tell(.hint("Let go to move \(words) to “\(Self.words(ofFolder: folder))”."))
        return true
      },
      drop: { row, target in
        let paths = paths(draggedWith: row)
        if let problem = problem(with: paths) { return context.tell(.hint(problem)) }
        if let folder = folder(of: target) { move(paths, into: folder) }
      }, cancel: { if context.notice?.kind == .hint { context.notice = nil } })
  }

  /// The marked rows, where one of them is dragged; else that alone.
  private func paths(draggedWith row: NoteListItem) -> [String] {
    marks.files.contains(row.id) ? marks.files.map(\.path).sorted() : [row.id.path]
  }

  /// The folder that a row is, or lies in.
  private func folder(of row: NoteListItem) -> String? {
    row.folder?.path ?? context.pathInNotebook(ofFolder: row.id.path.parentFolder)
  }
}
