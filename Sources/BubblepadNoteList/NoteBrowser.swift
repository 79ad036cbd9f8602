import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesUICore
import Observation

/// The rows of the list of notes, flat or as a tree, and which folders of that are unfolded.
///
/// The rows are made when what they are made of has changed, not for a key that only moves the selection.
@Observable @MainActor
package final class NoteBrowser {
  /// The marked notes and folders.
  @ObservationIgnored package let marks = RowMarks()
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
  @ObservationIgnored package private(set) var makings = (trees: 0, rows: 0)

  private struct RowsKey: Equatable {
    var content: Int
    var folds = 0
    var isTree: Bool
    var draft: FileID?
    var draftTitle: String?
  }

  @ObservationIgnored private unowned let list: NoteList
  private var context: any NoteListContext { list.context }

  init(_ list: NoteList) {
    self.list = list
    places = list.context.places
  }

  /// The notes, folders or pins are others now.
  func contentChanged() {
    contentRevision += 1
    revision += 1
  }

  /// Has the folders around a note unfolded when the tree is shown next.
  package func reveal(_ path: String?) { toReveal = path }

  // MARK: Rows

  /// What the list shows. What was found in the texts stays in its order, best first, without folders.
  package var rows: [NoteListItem] {
    _ = revision
    guard let folder = context.folder, list.search.current == nil else {
      return flatRows
    }
    let draft = list.filter.isEmpty ? list.draft : nil
    let isTree = context.arrangement.panels.areFoldersShown
    if isTree { follow(folder.path) }
    var key = RowsKey(
      content: contentRevision, isTree: isTree, draft: draft?.id, draftTitle: draft?.title)
    let contentKey = key
    key.folds = foldRevision
    if let made, made.key == key { return made.rows }
    let rows = isTree ? rows(of: folder.path, contentKey) : flatRows
    makings.rows += 1
    made = (key, rows)
    return rows
  }

  private var flatRows: [NoteListItem] {
    list.search.current?.rows ?? list.shownEntries.map { NoteListItem($0) }
  }

  private func rows(of notebook: String, _ key: RowsKey) -> [NoteListItem] {
    if tree?.key != key {
      let pins = list.pins
      let made = NoteTree(
        notes: list.shownEntries,
        folders: list.filter.isEmpty ? list.folders : [], pinned: pins.contains,
        reversesFolders: list.order.order.reversesFolders, notebook: notebook)
      makings.trees += 1
      tree = (key, made)
    }
    let isFiltered = !list.filter.isEmpty
    return tree?.tree.rows { [unfolded, foldedInFilter] folder in
      let path = notebook + "/" + folder
      return isFiltered ? !foldedInFilter.contains(path) : unfolded.contains(path)
    } ?? []
  }

  /// The notes among the rows, in their order.
  package var shownNotes: [NoteEntry] { rows.compactMap(\.note) }

  /// The folder that is selected where the focus is in the list, from the notebook's on.
  package var selectedFolder: String? {
    guard context.arrangement.panels.areFoldersShown, list.search.current == nil,
      context.place == .list,
      let notebook = context.folder?.path,
      let path = list.selection?.path.below(notebook)
    else { return nil }
    _ = rows
    return tree?.tree.hasFolder(path) == true ? path : nil
  }

  /// Takes the marks of notes and folders away that are not there any more.
  func keepMarks() {
    guard !marks.isEmpty, let notebook = context.folder?.path else { return }
    let folders = list.folders.map { FileID(notebook + "/" + $0) }
    let known = Set(list.entries.map(\.id)).union(folders)
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
  private func follow(_ notebook: String) {
    if list.filter != lastFilter {
      lastFilter = list.filter
      foldedInFilter = UnfoldedFolders()
      foldRevision += 1
      if toReveal == nil { toReveal = list.selection?.path }
    }
    guard let path = toReveal else { return }
    toReveal = nil
    guard path.below(notebook) != nil, !list.pins.contains(path: path) else { return }
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
  package func toggle(_ folder: NoteListItem.Folder) {
    guard let notebook = context.folder?.path else { return }
    let isFiltered = !list.filter.isEmpty
    set(notebook + "/" + folder.path, unfolded: !folder.isUnfolded, isFiltered: isFiltered)
    revision += 1
    if !isFiltered { keep() }
    guard context.settings.isForScreenReader else { return }
    let words = folder.isUnfolded ? "folded" : "unfolded"
    context.tell(.hint("The folder “\(folder.name)” is \(words)."))
  }

  /// A folder has another path.
  package func folderRenamed(_ path: String, to newPath: String) {
    unfolded.rename(path, to: newPath)
    foldRevision += 1
    revision += 1
    UnfoldedFolders.file(in: places).write(unfolded)
  }

  private func keep() {
    if list.isLoaded, let notebook = context.folder?.path {
      unfolded.keep(list.folders, of: notebook)
    }
    UnfoldedFolders.file(in: places).write(unfolded)
  }

  /// Selects a row: a note, a folder, or a line that was found in a note.
  package func select(_ row: FileID?) {
    let (search, before) = (list.search.current, list.selection)
    let match = before.flatMap { search?.match(in: $0) }
    list.selection = search?.choose(row, from: before) ?? row
    // Another line of the note that is shown.
    guard let search, let before, list.selection == before, search.match(in: before) != match
    else { return }
    list.preview.showHit(of: search)
  }

  /// Selects the open note where what is selected has no row. A new folder gets its own when the list is read again.
  package func selectListed() {
    guard list.isLoaded, list.search.current == nil, let id = context.note.map({ FileID($0.path) }),
      list.shownEntries.contains(where: { $0.id == id }),
      !rows.contains(where: { $0.id == list.selection })
    else { return }
    if context.arrangement.panels.areFoldersShown, let selected = list.selection,
      NotebookFolder(path: selected.path).exists
    {
      return
    }
    list.selection = id
    // Also where it is selected already, and a folder around it is folded.
    reveal(id.path)
    revision += 1
  }

  // MARK: Keys

  /// Does what Enter or a click on a row does.
  package func activate(_ row: NoteListItem) {
    switch row.content {
    case .note(let note):
      select(row.id)
      list.open(note)
    case .folder(let folder): toggle(folder)
    }
  }

  /// Handles Left and Right in the tree: fold and unfold, and go to the folder around or to what is in it.
  package func handle(_ key: Key) -> Bool {
    guard context.arrangement.panels.areFoldersShown, list.search.current == nil, !context.isAsking,
      key.modifiers.isEmpty, key.phase != .up, key.code == .left || key.code == .right
    else { return false }
    let rows = rows
    guard let index = rows.firstIndex(where: { $0.id == list.selection }) else { return false }
    let folder = rows[index].folder
    if let folder, folder.isUnfolded != (key.code == .right) {
      toggle(folder)
    } else if key.code == .left {
      let around = rows[..<index].last { $0.depth < rows[index].depth }
      if let around { list.selection = around.id }
    } else if index + 1 < rows.count, rows[index + 1].depth > rows[index].depth {
      list.selection = rows[index + 1].id
    }
    return true
  }

  /// Shows the list as a tree of folders, or flat.
  package func toggleFolders() {
    guard context.folder != nil else {
      return context.tell(.hint("A single note is open. Folders are for the notes of a notebook."))
    }
    let arrangement = context.arrangement
    arrangement.panels.areFoldersShown.toggle()
    reveal(list.selection?.path ?? context.note?.path)
    // A folder has no row in a flat list.
    if !arrangement.panels.areFoldersShown { selectListed() }
    let panels = arrangement.panels
    guard !panels.isListShown || context.settings.isForScreenReader else { return }
    context.tell(.done(panels.areFoldersShown ? "The list shows folders." : "The list is flat."))
  }
}
