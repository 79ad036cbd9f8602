import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesUICore

/// Notes and folders that come into another folder: chosen from a list of them, or by the keys of cut and paste in the
/// list of notes.
@MainActor
struct MoveCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private var marks: RowMarks { workspace.browser.marks }
  private var isInList: Bool { workspace.place == .list || workspace.place == .filter }

  // MARK: What moves

  /// The paths of the marked notes and folders, else of the selected note or folder, else of the open note; nil where
  /// they cannot be moved, which is said.
  private func targets(wantsFolder: Bool = false) -> [String]? {
    guard let folder = workspace.folder else {
      return refuse("A single note is open. Folders are for the notes of a notebook.")
    }
    guard !workspace.settings.isReadOnly else {
      return refuse("Notes are open for reading only: they stay where they are.")
    }
    if isInList, !marks.isEmpty { return marks.files.map(\.path).sorted() }
    if let selected = workspace.browser.selectedFolder(in: workspace) {
      return [folder.path + "/" + selected]
    }
    if wantsFolder {
      guard let own = workspace.note?.path.parentFolder, own.below(folder.path) != nil else {
        return refuse("Select a folder in the list, or open a note that lies in one.")
      }
      return [own]
    }
    let selected = isInList ? workspace.selection?.path : nil
    guard let path = selected ?? workspace.note?.path, path.below(folder.path) != nil else {
      return refuse("No note of this notebook is open.")
    }
    return [path]
  }

  private func refuse(_ words: String) -> [String]? {
    workspace.tell(.hint(words))
    return nil
  }

  /// Why what moves cannot; nil where it can.
  private func problem(with paths: [String]) -> String? {
    guard let note = workspace.note, paths.contains(path: note.path) else { return nil }
    if note.isReadOnly { return "This note is open for reading only." }
    return note.isNew ? "This note has no file yet. Save it first." : nil
  }

  // MARK: Choosing the folder

  /// Asks for the folder.
  func ask(forFolder wantsFolder: Bool = false) {
    guard let paths = targets(wantsFolder: wantsFolder), let root = workspace.folder?.path else {
      return
    }
    if let problem = problem(with: paths) { return workspace.tell(.hint(problem)) }
    ask(for: paths, in: root)
  }

  /// Asks for the folder of a file that is no note.
  func ask(forFile path: String) {
    if let root = workspace.folder?.path { ask(for: [path], in: root, isFile: true) }
  }

  private func ask(for paths: [String], in root: String, isFile: Bool = false) {
    let homes = Set(paths.map { FileID($0.parentFolder) })
    let folders = ([""] + workspace.noteFolders.sorted { $0.lowercased() < $1.lowercased() })
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
    let known = Set(([""] + workspace.noteFolders).map(FileID.init))
    picker.offer = { words in
      guard let place = try? NotebookPath(folder: "", name: words, from: "the field"),
        !known.contains(FileID(place.text))
      else { return nil }
      let problem = place.problem(in: root)
      return ItemPicker.Item(
        id: ItemPicker.offerID, title: problem?.description ?? "New folder “\(place.text)”",
        words: place.text, isEnabled: problem == nil)
    }
    workspace.dialog = .pick(picker)
  }

  static func words(ofFolder folder: String) -> String {
    folder.isEmpty ? "Top folder of the notebook" : folder
  }

  private func path(of subfolder: String) -> String {
    let root = workspace.folder?.path ?? ""
    return subfolder.isEmpty ? root : root + "/" + subfolder
  }

  /// - Parameter subfolder: from the notebook's folder on.
  private func move(_ paths: [String], into subfolder: String, isFile: Bool = false) {
    workspace.afterKeepingChanges {
      let target = path(of: subfolder)
      let move = NotebookMove(
        paths, into: target, called: Self.words(ofFolder: subfolder), isFile: isFile)
      guard !move.moves.isEmpty else {
        return workspace.tell(.hint("It is in “\(Self.words(ofFolder: subfolder))” already."))
      }
      if let problem = move.problem(in: target) {
        return workspace.tell(.problem(problem))
      }
      // The index may not know the file yet.
      let scan = paths.first.flatMap {
        isFile
          ? workspace.renameScan(of: $0, from: $0.lastComponent, to: nil, in: target) : nil
      }
      NotebookMoves(workspace).plan(move, by: scan)
    }
  }

  // MARK: By cut and paste

  /// Marks what is selected, to be put into a folder.
  func pickUp() {
    if marks.isEmpty { MarkCommands(workspace).toggle(moving: 0) }
    guard !marks.isEmpty, let paths = targets() else { return }
    let what = NotebookMove(paths, into: "", called: "").words
    let place =
      workspace.panels.areFoldersShown
      ? "Go to a folder" : "\(workspace.wayTo(.toggleFolders)) lists the folders. Go to one"
    let key = workspace.wayTo(.paste)
    let them = paths.count == 1 ? "it" : "them"
    workspace.tell(.hint("Picked up \(what). \(place): \(key) puts \(them) there, Esc lets go."))
  }

  /// Puts what is marked into the folder that is selected, or that of the selected note.
  func putHere() {
    guard !marks.isEmpty else {
      return workspace.tell(
        .hint("Nothing is picked up. Mark notes with Space, or press \(workspace.wayTo(.cut))."))
    }
    guard let paths = targets() else { return }
    if let problem = problem(with: paths) { return workspace.tell(.hint(problem)) }
    let selected = workspace.browser.selectedFolder(in: workspace)
    let own = workspace.selection.flatMap {
      workspace.pathInNotebook(ofFolder: $0.path.parentFolder)
    }
    guard let folder = selected ?? own else {
      return workspace.tell(.hint("Select a folder in the list, or a note that lies in one."))
    }
    move(paths, into: folder)
  }

  // MARK: With the mouse

  /// What the list does with rows that are dragged; nil where none can be.
  var drops: ListDrops<NoteListItem>? {
    guard workspace.folder != nil, !workspace.settings.isReadOnly, workspace.textSearch == nil
    else { return nil }
    let draft = workspace.draft?.id
    return ListDrops(
      canDrag: { $0.id != draft },
      over: { row, target in
        guard let folder = folder(of: target) else { return false }
        let paths = paths(draggedWith: row)
        let move = NotebookMove(paths, into: path(of: folder), called: "")
        guard !move.moves.isEmpty, move.problem(in: path(of: folder)) == nil else { return false }
        let words = NotebookMove(paths, into: "", called: "").words
        workspace.tell(.hint("Let go to move \(words) to “\(Self.words(ofFolder: folder))”."))
        return true
      },
      drop: { row, target in
        let paths = paths(draggedWith: row)
        if let problem = problem(with: paths) { return workspace.tell(.hint(problem)) }
        if let folder = folder(of: target) { move(paths, into: folder) }
      }, cancel: { if workspace.notice?.kind == .hint { workspace.notice = nil } })
  }

  /// The marked rows, where one of them is dragged; else that alone.
  private func paths(draggedWith row: NoteListItem) -> [String] {
    marks.files.contains(row.id) ? marks.files.map(\.path).sorted() : [row.id.path]
  }

  /// The folder that a row is, or lies in.
  private func folder(of row: NoteListItem) -> String? {
    row.folder?.path ?? workspace.pathInNotebook(ofFolder: row.id.path.parentFolder)
  }
}
