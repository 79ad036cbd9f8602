import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesUICore

/// The bookmarks of the notebook.
@MainActor
package final class Bookmarks {
  private unowned let list: NoteList
  /// What has moved since the file was read last.
  private var moves = BookmarkMoves()
  private var context: any NoteListContext { list.context }

  init(_ list: NoteList) { self.list = list }

  private func store() -> BookmarkStore? {
    guard let folder = context.folder else {
      context.tell(.hint("A single note is open. Bookmarks are kept for a notebook."))
      return nil
    }
    return BookmarkStore(notebook: folder.path, places: context.places)
  }

  // MARK: Changes

  /// Changes the bookmarks as a step, and says so. Returns whether they were changed.
  ///
  /// - Parameter done: what is said then.
  @discardableResult
  func change(_ done: String, _ change: (inout BookmarkList) -> Bool) -> Bool {
    guard let store = store() else { return false }
    guard !context.isReadOnly || !store.isVault else {
      context.tell(.hint("Notes are open for reading only: bookmarks stay as they are."))
      return false
    }
    let changed: BookmarkChange?
    do throws(BookmarkStore.Problem) {
      changed = try store.change(change)
    } catch {
      context.tell(.problem(error.description))
      return false
    }
    list.search.offers.read()
    guard let changed else {
      context.tell(.hint("This bookmark is not there any more, or another by now."))
      return false
    }
    context.notebookSteps.did(
      NotebookStep { [self] in turn(changed.inverse, isUndoing: true, in: store) })
    context.tell(.done(done))
    return true
  }

  /// Has the bookmarks of a note lead to another one, which has none twice then. Returns that as a step that says
  /// nothing, and what takes it back where it is to be none; nil where the note has no bookmarks.
  package func lead(from path: String, to newPath: String) -> (
    step: NotebookStep, takeBack: () -> Void
  )? {
    guard let folder = context.folder, let old = path.below(folder.path),
      let new = newPath.below(folder.path)
    else { return nil }
    return lead(in: BookmarkStore(notebook: folder.path, places: context.places)) {
      $0.join(old, into: new)
    }
  }

  /// Has the bookmarks of a heading or block lead to it by its new name, or in the note that it comes into. Returns that
  /// as `lead(from:to:)` does; nil also in a vault, where its file is changed with the notes.
  ///
  /// - Parameter path: that of the note which the part is in.
  package func lead(to part: any RenamedPart, ofNoteAt path: String) -> (
    step: NotebookStep, takeBack: () -> Void
  )? {
    guard let folder = context.folder, let old = path.below(folder.path) else { return nil }
    let store = BookmarkStore(notebook: folder.path, places: context.places)
    return store.isVault ? nil : lead(in: store) { $0.follow(part, ofNoteAt: old) }
  }

  private func lead(in store: BookmarkStore, _ change: (inout BookmarkList) -> Bool) -> (
    step: NotebookStep, takeBack: () -> Void
  )? {
    do throws(BookmarkStore.Problem) {
      guard let change = try store.change(change) else { return nil }
      list.search.offers.read()
      return (
        NotebookStep { [self] in turn(change.inverse, isUndoing: true, isSaid: false, in: store) },
        { try? store.perform(change.inverse) }
      )
    } catch {
      context.tell(.warning(error.description))
      return nil
    }
  }

  /// Undoes a change, or does it again.
  private func turn(
    _ change: BookmarkChange, isUndoing: Bool, isSaid: Bool = true, in store: BookmarkStore
  ) {
    do throws(BookmarkStore.Problem) {
      try store.perform(change)
    } catch {
      return context.tell(.problem(error.description))
    }
    let next = { [self] in turn(change.inverse, isUndoing: !isUndoing, isSaid: isSaid, in: store) }
    if isUndoing {
      context.notebookSteps.undid(next)
    } else {
      context.notebookSteps.didAgain(NotebookStep(undo: next))
    }
    list.search.offers.read()
    if isSaid {
      context.tell(.done("The bookmarks are as they were\(isUndoing ? "" : " again")."))
    }
  }

  func remove(_ bookmark: Bookmark) {
    let undo = context.wayTo(.undo)
    change("“\(bookmark.name)” is no bookmark any more. \(undo) undoes it.") {
      $0.remove(bookmark)
    }
  }

  /// A note or folder has another path: its bookmarks follow.
  package func follow(_ path: String, to newPath: String) {
    guard let folder = context.folder, !context.isReadOnly,
      let old = path.below(folder.path), let new = newPath.below(folder.path)
    else { return }
    let store = BookmarkStore(notebook: folder.path, places: context.places)
    do throws(BookmarkStore.Problem) {
      try moves.follow(old, to: new, in: store)
    } catch {
      context.tell(.warning(error.description))
    }
  }

  /// Bookmarks, or takes the bookmark away from, the selected note or folder where the focus is in the list, else the open note.
  package func add() {
    guard let folder = context.folder else {
      _ = store()
      return
    }
    let isInList = context.place == .list || context.place == .filter
    if isInList, let selected = list.browser.selectedFolder {
      return add(.folder(selected), "the folder “\(selected)”")
    }
    let selected = isInList ? list.selection?.path : nil
    guard let path = selected ?? context.note?.path, let inside = path.below(folder.path),
      context.entryExists(path)
    else { return context.tell(.hint("Save the note in the notebook first, then bookmark it.")) }
    add(.file(inside), "“\(NoteTitle.shownTitle(ofFileName: path.lastComponent))”")
  }

  /// Bookmarks the heading above the caret.
  package func addHeading() {
    guard let folder = context.folder else {
      _ = store()
      return
    }
    guard let note = context.note, let inside = note.path.below(folder.path),
      context.entryExists(note.path), !note.isLocked
    else {
      return context.tell(
        .hint("Go to a heading of a saved note that is not locked, then bookmark it."))
    }
    let line = note.editor.place.line + 1
    let text = note.editor.text
    let headings = NoteSource.headings(in: text.bytes(in: 0..<min(text.count, NoteSource.most)))
    guard let heading = headings.last(where: { $0.line <= line }) else {
      return context.tell(
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
  package func show(selecting selected: String? = nil) {
    guard let store = store() else { return }
    let bookmarks: [Bookmark]
    do throws(BookmarkStore.Problem) {
      bookmarks = try store.read().bookmarks
    } catch {
      return context.tell(.problem(error.description))
    }
    guard !bookmarks.isEmpty else {
      return context.tell(
        .hint("Nothing is bookmarked yet. “\(AppCommand.bookmarkNote.title)” adds the open note."))
    }
    let items = bookmarks.enumerated().map { item(for: $1, number: $0) }
    func bookmark(of item: ItemPicker.Item?) -> Bookmark? {
      item.flatMap { Int($0.id) }.map { bookmarks[$0] }
    }
    let picker = ItemPicker(
      title: "Bookmarks", prompt: "type a few letters of a bookmark", items: items,
      selected: selected ?? items.first { $0.isEnabled }?.id
    ) { [self] item in if let bookmark = bookmark(of: item) { go(to: bookmark) } }
    picker.pickWords = "go to it"
    picker.actions = [
      PickerAction(key: .alt("r"), words: "rename") { [self] item in
        if let bookmark = bookmark(of: item) { askForName(of: bookmark) }
      },
      PickerAction(key: .alt("d"), words: "remove") { [self] item in
        guard let bookmark = bookmark(of: item) else { return }
        remove(bookmark)
        if bookmarks.count > 1 { show() }
      },
    ]
    context.present(picker)
  }

  private func item(for bookmark: Bookmark, number: Int) -> ItemPicker.Item {
    let detail =
      switch bookmark.target {
      case .file(let path): isThere(path) ? "note" : "missing"
      case .place(let path, let subpath):
        !isThere(path) ? "missing" : subpath.hasPrefix("#^") ? "block" : "heading"
      case .folder(let path): isThere(path) ? "folder" : "missing"
      case .search: "search"
      case .address: "address"
      case .group: "group"
      }
    var item = ItemPicker.Item(
      id: "\(number)",
      title: String(repeating: "  ", count: min(bookmark.level, 8)) + bookmark.name,
      detail: detail, words: bookmark.query ?? bookmark.address ?? detail,
      isEnabled: bookmark.target != .group)
    item.level = bookmark.level
    return item
  }

  /// The path of a file or folder of the notebook; nil for one that leads out of it.
  private func path(of inside: String) -> String? {
    let parts = inside.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = context.folder, !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") })
    else { return nil }
    return folder.path + "/" + inside
  }

  private func isThere(_ inside: String) -> Bool {
    path(of: inside).map(context.entryExists) ?? false
  }

  private func askForName(of bookmark: Bookmark) {
    context.present(
      TextQuestion(
        title: "Rename bookmark",
        label: "Its name; without one it is called after what it leads to",
        text: bookmark.title ?? bookmark.name, button: "Rename"
      ) { [self] name in
        let name = NoteTitle.trimmed(name)
        guard name != bookmark.title ?? "" else { return show() }
        if change("The bookmark has its new name.", { $0.rename(bookmark, to: name) }) { show() }
      })
  }

  /// Goes to what a bookmark leads to.
  package func go(to bookmark: Bookmark) {
    switch bookmark.target {
    case .file(let inside): open(inside, part: nil, bookmark)
    case .place(let inside, let subpath):
      open(inside, part: String(subpath.drop { $0 == "#" }), bookmark)
    case .folder(let inside): showFolder(inside, bookmark)
    case .search(let query): KeptSearches(list).run(query)
    case .address(let address): context.services.links.leave(to: address)
    case .group: return
    }
  }

  private func open(_ inside: String, part: String?, _ bookmark: Bookmark) {
    guard let path = path(of: inside), context.entryExists(path) else {
      return tellMissing(inside, bookmark)
    }
    context.focus(.editor)
    context.services.links.open(path: path, part: part)
  }

  private func showFolder(_ inside: String, _ bookmark: Bookmark) {
    guard let path = path(of: inside), context.entryExists(path) else {
      return tellMissing(inside, bookmark)
    }
    guard context.arrangement.hasRoomForList else {
      return list.search.start(for: "path:\"\(inside)/\"")
    }
    list.search.end()
    list.filter = ""
    context.arrangement.panels.isListShown = true
    context.arrangement.panels.areFoldersShown = true
    list.browser.reveal(path)
    list.selection = FileID(path)
    context.focus(.list)
  }

  private func tellMissing(_ inside: String, _ bookmark: Bookmark) {
    context.tell(
      .problem(
        "Cannot go to “\(bookmark.name)”: there is no “\(inside)” in the notebook. "
          + "“\(AppCommand.bookmarks.title)” removes the bookmark."))
  }
}
