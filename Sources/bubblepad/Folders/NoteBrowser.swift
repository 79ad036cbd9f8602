import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore
import Observation

/// The rows of the list of notes, flat or as a tree, and which folders of that are unfolded.
///
/// The rows are made when what they are made of has changed, not for a key that only moves the selection.
@Observable @MainActor
final class NoteBrowser {
  /// The marked notes and folders.
  @ObservationIgnored let marks = RowMarks()
  /// Changes with everything that the rows are made of.
  private var revision = 0
  @ObservationIgnored private let places: NotebookPlaces
  /// Nil until the tree is shown: the first screen does not wait for the file.
  @ObservationIgnored private var known: UnfoldedFolders?
  @ObservationIgnored private var foldedInFilter = UnfoldedFolders()
  @ObservationIgnored private var lastFilter = ""
  /// A note or folder whose folders are to be unfolded.
  @ObservationIgnored private var toReveal: String?
  @ObservationIgnored private var tree: (key: RowsKey, tree: NoteTree)?
  @ObservationIgnored private var made: (key: RowsKey, rows: [NoteListItem])?
  @ObservationIgnored private var contentRevision = 0
  @ObservationIgnored private var foldRevision = 0

  /// How often the tree and the rows were made: for tests.
  @ObservationIgnored private(set) var makings = (trees: 0, rows: 0)

  private struct RowsKey: Equatable {
    var content: Int
    var folds = 0
    var isTree: Bool
    var draft: FileID?
    var draftTitle: String?
  }

  init(places: NotebookPlaces) { self.places = places }

  /// The notes, folders or pins are others now.
  func contentChanged() {
    contentRevision += 1
    revision += 1
  }

  /// Has the folders around a note unfolded when the tree is shown next.
  func reveal(_ path: String?) { toReveal = path }

  // MARK: Rows

  /// What the list shows. What was found in the texts stays in its order, best first, without folders.
  func rows(in workspace: Workspace) -> [NoteListItem] {
    _ = revision
    guard let folder = workspace.folder, workspace.textSearch == nil else {
      return flatRows(workspace)
    }
    let draft = workspace.filter.isEmpty ? workspace.draft : nil
    let isTree = workspace.panels.areFoldersShown
    if isTree { follow(workspace, folder.path) }
    var key = RowsKey(
      content: contentRevision, isTree: isTree, draft: draft?.id, draftTitle: draft?.title)
    let contentKey = key
    key.folds = foldRevision
    if let made, made.key == key { return made.rows }
    let rows = isTree ? rows(of: workspace, folder.path, contentKey) : flatRows(workspace)
    makings.rows += 1
    made = (key, rows)
    return rows
  }

  private func flatRows(_ workspace: Workspace) -> [NoteListItem] {
    workspace.textSearch?.rows ?? workspace.listedEntries.map { NoteListItem($0) }
  }

  private func rows(of workspace: Workspace, _ notebook: String, _ key: RowsKey) -> [NoteListItem] {
    if tree?.key != key {
      let pins = workspace.pins
      let made = NoteTree(
        notes: workspace.listedEntries,
        folders: workspace.filter.isEmpty ? workspace.noteFolders : [], pinned: pins.contains,
        reversesFolders: workspace.listOrder.order.reversesFolders, notebook: notebook)
      makings.trees += 1
      tree = (key, made)
    }
    let isFiltered = !workspace.filter.isEmpty
    return tree?.tree.rows { [unfolded, foldedInFilter] folder in
      let path = notebook + "/" + folder
      return isFiltered ? !foldedInFilter.contains(path) : unfolded.contains(path)
    } ?? []
  }

  /// The notes among the rows, in their order.
  func shownNotes(in workspace: Workspace) -> [NoteEntry] {
    rows(in: workspace).compactMap(\.note)
  }

  /// The folder that is selected where the focus is in the list, from the notebook's on.
  func selectedFolder(in workspace: Workspace) -> String? {
    guard workspace.panels.areFoldersShown, workspace.textSearch == nil, workspace.place == .list,
      let notebook = workspace.folder?.path,
      let path = workspace.selection?.path.below(notebook)
    else { return nil }
    _ = rows(in: workspace)
    return tree?.tree.hasFolder(path) == true ? path : nil
  }

  /// Takes the marks of notes and folders away that are not there any more.
  func keepMarks(in workspace: Workspace) {
    guard !marks.isEmpty, let notebook = workspace.folder?.path else { return }
    let folders = workspace.noteFolders.map { FileID(notebook + "/" + $0) }
    let known = Set(workspace.entries.map(\.id)).union(folders)
    marks.keep(where: known.contains)
  }

  // MARK: Folding

  private var unfolded: UnfoldedFolders {
    get {
      if let known { return known }
      let read = UnfoldedFolders.file(in: places).read() ?? UnfoldedFolders()
      known = read
      return read
    }
    set { known = newValue }
  }

  /// Takes in what the filter and the selection have become.
  private func follow(_ workspace: Workspace, _ notebook: String) {
    if workspace.filter != lastFilter {
      lastFilter = workspace.filter
      foldedInFilter = UnfoldedFolders()
      foldRevision += 1
      if toReveal == nil { toReveal = workspace.selection?.path }
    }
    guard let path = toReveal else { return }
    toReveal = nil
    guard path.below(notebook) != nil, !workspace.pins.contains(path: path) else { return }
    var folder = path.parentFolder
    while folder.below(notebook) != nil {
      set(folder, unfolded: true, isFiltered: !lastFilter.isEmpty)
      folder = folder.parentFolder
    }
  }

  private func set(_ path: String, unfolded isUnfolded: Bool, isFiltered: Bool) {
    let changes =
      isFiltered
      ? foldedInFilter.set(path, unfolded: !isUnfolded)
      : unfolded.set(path, unfolded: isUnfolded)
    if changes { foldRevision += 1 }
  }

  /// Folds a folder of the list, or unfolds it.
  func toggle(_ folder: NoteListItem.Folder, in workspace: Workspace) {
    guard let notebook = workspace.folder?.path else { return }
    let isFiltered = !workspace.filter.isEmpty
    set(notebook + "/" + folder.path, unfolded: !folder.isUnfolded, isFiltered: isFiltered)
    revision += 1
    if !isFiltered { keep(workspace) }
    guard workspace.settings.isForScreenReader else { return }
    let words = folder.isUnfolded ? "folded" : "unfolded"
    workspace.tell(.hint("The folder “\(folder.name)” is \(words)."))
  }

  /// A folder has another path.
  func folderRenamed(_ path: String, to newPath: String) {
    unfolded.rename(path, to: newPath)
    foldRevision += 1
    revision += 1
    UnfoldedFolders.file(in: places).write(unfolded)
  }

  private func keep(_ workspace: Workspace) {
    if workspace.isListLoaded, let notebook = workspace.folder?.path {
      unfolded.keep(workspace.noteFolders, of: notebook)
    }
    UnfoldedFolders.file(in: places).write(unfolded)
  }

  /// Selects a row: a note, a folder, or a line that was found in a note.
  func select(_ row: FileID?, in workspace: Workspace) {
    let (search, before) = (workspace.textSearch, workspace.selection)
    let match = before.flatMap { search?.match(in: $0) }
    workspace.selection = search?.choose(row, from: before) ?? row
    // Another line of the note that is shown.
    guard let search, let before, workspace.selection == before, search.match(in: before) != match
    else { return }
    workspace.showHit(of: search)
  }

  // MARK: Keys

  /// Does what Enter or a click on a row does.
  func activate(_ row: NoteListItem, in workspace: Workspace) {
    switch row.content {
    case .note(let note):
      select(row.id, in: workspace)
      workspace.open(listed: note)
    case .folder(let folder): toggle(folder, in: workspace)
    }
  }

  /// Handles Left and Right in the tree: fold and unfold, and go to the folder around or to what is in it.
  func handle(_ key: Key, in workspace: Workspace) -> Bool {
    guard workspace.panels.areFoldersShown, workspace.textSearch == nil, workspace.dialog == nil,
      key.modifiers.isEmpty, key.phase != .up, key.code == .left || key.code == .right
    else { return false }
    let rows = rows(in: workspace)
    guard let index = rows.firstIndex(where: { $0.id == workspace.selection }) else { return false }
    let folder = rows[index].folder
    if let folder, folder.isUnfolded != (key.code == .right) {
      toggle(folder, in: workspace)
    } else if key.code == .left {
      let around = rows[..<index].last { $0.depth < rows[index].depth }
      if let around { workspace.selection = around.id }
    } else if index + 1 < rows.count, rows[index + 1].depth > rows[index].depth {
      workspace.selection = rows[index + 1].id
    }
    return true
  }
}

extension Workspace {
  /// Shows the list as a tree of folders, or flat.
  func toggleFolders() {
    guard folder != nil else {
      return tell(.hint("A single note is open. Folders are for the notes of a notebook."))
    }
    panels.areFoldersShown.toggle()
    browser.reveal(selection?.path ?? note?.path)
    guard !panels.isListShown || settings.isForScreenReader else { return }
    tell(.done(panels.areFoldersShown ? "The list shows folders." : "The list is flat."))
  }
}
