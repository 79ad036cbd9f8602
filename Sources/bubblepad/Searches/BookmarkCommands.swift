import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import CursesUICore

/// The bookmarks of the notebook: shown, gone to, added, renamed and removed.
@MainActor
struct BookmarkCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private func store() -> BookmarkStore? {
    guard let folder = workspace.folder else {
      workspace.tell(.hint("A single note is open. Bookmarks are kept for a notebook."))
      return nil
    }
    return BookmarkStore(notebook: folder.path, places: workspace.places)
  }

  // MARK: Changes

  /// Changes the bookmarks as a step, and says so. Returns whether they were changed.
  ///
  /// - Parameter done: what is said then.
  @discardableResult
  func change(_ done: String, _ change: (inout BookmarkList) -> Bool) -> Bool {
    guard let store = store() else { return false }
    guard !workspace.settings.isReadOnly || !store.isVault else {
      workspace.tell(.hint("Notes are open for reading only: bookmarks stay as they are."))
      return false
    }
    let changed: BookmarkChange?
    do throws(BookmarkStore.Problem) {
      changed = try store.change(change)
    } catch {
      workspace.tell(.problem(error.description))
      return false
    }
    workspace.searchOffers.read(in: workspace)
    guard let changed else {
      workspace.tell(.hint("This bookmark is not there any more, or another by now."))
      return false
    }
    workspace.notebookSteps.did(NotebookStep { turn(changed.inverse, isUndoing: true, in: store) })
    workspace.tell(.done(done))
    return true
  }

  /// Undoes a change, or does it again.
  private func turn(_ change: BookmarkChange, isUndoing: Bool, in store: BookmarkStore) {
    do throws(BookmarkStore.Problem) {
      try store.perform(change)
    } catch {
      return workspace.tell(.problem(error.description))
    }
    let next = { turn(change.inverse, isUndoing: !isUndoing, in: store) }
    if isUndoing {
      workspace.notebookSteps.undid(next)
    } else {
      workspace.notebookSteps.didAgain(NotebookStep(undo: next))
    }
    workspace.searchOffers.read(in: workspace)
    workspace.tell(.done("The bookmarks are as they were\(isUndoing ? "" : " again")."))
  }

  func remove(_ bookmark: Bookmark) {
    let undo = workspace.wayTo(.undo)
    change("“\(bookmark.name)” is no bookmark any more. \(undo) undoes it.") {
      $0.remove(bookmark)
    }
  }

  /// A note or folder has another path: its bookmarks follow.
  func follow(_ path: String, to newPath: String) {
    guard let folder = workspace.folder, !workspace.settings.isReadOnly,
      let old = path.below(folder.path), let new = newPath.below(folder.path)
    else { return }
    let store = BookmarkStore(notebook: folder.path, places: workspace.places)
    do throws(BookmarkStore.Problem) {
      try workspace.bookmarkMoves.follow(old, to: new, in: store)
    } catch {
      workspace.tell(.warning(error.description))
    }
  }

  /// Bookmarks, or takes the bookmark away from, the selected note or folder where the focus is in the list, else the open note.
  func add() {
    guard let folder = workspace.folder else {
      _ = store()
      return
    }
    let isInList = workspace.place == .list || workspace.place == .filter
    if isInList, let selected = workspace.browser.selectedFolder(in: workspace) {
      return add(.folder(selected), "the folder “\(selected)”")
    }
    let selected = isInList ? workspace.selection?.path : nil
    guard let path = selected ?? workspace.note?.path, let inside = path.below(folder.path),
      workspace.entryExists(path)
    else { return workspace.tell(.hint("Save the note in the notebook first, then bookmark it.")) }
    add(.file(inside), "“\(NoteTitle.shownTitle(ofFileName: path.lastComponent))”")
  }

  /// Bookmarks the heading above the caret.
  func addHeading() {
    guard let folder = workspace.folder else {
      _ = store()
      return
    }
    guard let note = workspace.note, let inside = note.path.below(folder.path),
      workspace.entryExists(note.path), !note.isLocked
    else {
      return workspace.tell(
        .hint("Go to a heading of a saved note that is not locked, then bookmark it."))
    }
    let line = note.editor.place.line + 1
    let text = note.editor.text
    let headings = NoteSource.headings(in: text.bytes(in: 0..<min(text.count, NoteSource.most)))
    guard let heading = headings.last(where: { $0.line <= line }) else {
      return workspace.tell(
        .hint("There is no heading above the caret. Bookmark the note instead."))
    }
    add(
      .place(inside, subpath: "#" + LinkWriter.part(heading.text)), "the heading “\(heading.text)”")
  }

  private func add(_ target: Bookmark.Target, _ name: String) {
    if let bookmark = (try? store()?.read())?[target] { return remove(bookmark) }
    change("Bookmarked \(name). “\(AppCommand.bookmarks.title)” lists what is bookmarked.") {
      $0.add(target, now: TextSearch.now / 1_000_000)
      return true
    }
  }

  // MARK: The list

  /// Lists the bookmarks.
  func show(selecting selected: String? = nil) {
    guard let store = store() else { return }
    let bookmarks: [Bookmark]
    do throws(BookmarkStore.Problem) {
      bookmarks = try store.read().bookmarks
    } catch {
      return workspace.tell(.problem(error.description))
    }
    guard !bookmarks.isEmpty else {
      return workspace.tell(
        .hint("Nothing is bookmarked yet. “\(AppCommand.bookmarkNote.title)” adds the open note."))
    }
    let items = bookmarks.enumerated().map { item(for: $1, number: $0) }
    func bookmark(of item: ItemPicker.Item?) -> Bookmark? {
      item.flatMap { Int($0.id) }.map { bookmarks[$0] }
    }
    let picker = ItemPicker(
      title: "Bookmarks", prompt: "type a few letters of a bookmark", items: items,
      selected: selected ?? items.first { $0.isEnabled }?.id
    ) { item in if let bookmark = bookmark(of: item) { go(to: bookmark) } }
    picker.pickWords = "go to it"
    picker.actions = [
      PickerAction(key: .alt("r"), words: "rename") { item in
        if let bookmark = bookmark(of: item) { askForName(of: bookmark) }
      },
      PickerAction(key: .alt("d"), words: "remove") { item in
        guard let bookmark = bookmark(of: item) else { return }
        remove(bookmark)
        if bookmarks.count > 1 { show() }
      },
    ]
    workspace.dialog = .pick(picker)
  }

  private func item(for bookmark: Bookmark, number: Int) -> ItemPicker.Item {
    let detail =
      switch bookmark.target {
      case .file(let path): isThere(path) ? "note" : "missing"
      case .place(let path, let subpath):
        !isThere(path) ? "missing" : subpath.hasPrefix("#^") ? "block" : "heading"
      case .folder(let path): isThere(path) ? "folder" : "missing"
      case .search: "search"
      case .group: "group"
      }
    var item = ItemPicker.Item(
      id: "\(number)",
      title: String(repeating: "  ", count: min(bookmark.level, 8)) + bookmark.name,
      detail: detail, words: bookmark.query ?? detail, isEnabled: bookmark.target != .group)
    item.level = bookmark.level
    return item
  }

  /// The path of a file or folder of the notebook; nil for one that leads out of it.
  private func path(of inside: String) -> String? {
    let parts = inside.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = workspace.folder, !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") })
    else { return nil }
    return folder.path + "/" + inside
  }

  private func isThere(_ inside: String) -> Bool {
    path(of: inside).map(workspace.entryExists) ?? false
  }

  private func askForName(of bookmark: Bookmark) {
    workspace.dialog = .ask(
      TextQuestion(
        title: "Rename bookmark",
        label: "Its name; without one it is called after what it leads to",
        text: bookmark.title ?? bookmark.name, button: "Rename"
      ) { name in
        let name = NoteTitle.trimmed(name)
        guard name != bookmark.title ?? "" else { return show() }
        if change("The bookmark has its new name.", { $0.rename(bookmark, to: name) }) { show() }
      })
  }

  /// Goes to what a bookmark leads to.
  func go(to bookmark: Bookmark) {
    switch bookmark.target {
    case .file(let inside): open(inside, part: nil, bookmark)
    case .place(let inside, let subpath):
      open(inside, part: String(subpath.drop { $0 == "#" }), bookmark)
    case .folder(let inside): showFolder(inside, bookmark)
    case .search(let query): SearchCommands(workspace).run(query)
    case .group: return
    }
  }

  private func open(_ inside: String, part: String?, _ bookmark: Bookmark) {
    guard let path = path(of: inside), workspace.entryExists(path) else {
      return tellMissing(inside, bookmark)
    }
    workspace.focus(.editor)
    workspace.services.links.open(path: path, part: part)
  }

  private func showFolder(_ inside: String, _ bookmark: Bookmark) {
    guard let path = path(of: inside), workspace.entryExists(path) else {
      return tellMissing(inside, bookmark)
    }
    guard workspace.hasRoomForList else {
      return workspace.searchTexts(for: "path:\"\(inside)/\"")
    }
    workspace.endTextSearch()
    workspace.filter = ""
    workspace.isListShown = true
    workspace.panels.areFoldersShown = true
    workspace.browser.reveal(path)
    workspace.selection = FileID(path)
    workspace.focus(.list)
  }

  private func tellMissing(_ inside: String, _ bookmark: Bookmark) {
    workspace.tell(
      .problem(
        "Cannot go to “\(bookmark.name)”: there is no “\(inside)” in the notebook. "
          + "“\(AppCommand.bookmarks.title)” removes the bookmark."))
  }
}
