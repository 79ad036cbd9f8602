import BubblepadNotebook
import BubblepadSettings
import CursesText
import CursesUICore

extension Workspace {
  /// How the notes of the notebook are called in lists.
  var titlesInNotebook: NotebookTitles { NotebookTitles(entries, in: folder?.path ?? "") }

  /// Reads the list of notes anew, on another thread.
  ///
  /// - Parameter finished: called with the list read.
  func rescan(
    selecting path: String?, openingFirst: Bool = false, finished: @escaping () -> Void = {}
  ) {
    if let path { selection = FileID(path) }
    guard let folder else {
      isListLoaded = true
      return
    }
    let known = entries
    let number = listings.begin()
    Task {
      do throws(FileError) {
        let listed = try await folder.listing(known: known)
        var lacksFiles = false
        if listings.takes(number) {
          dates = dates.renewed
          entries = listed.entries
          noteFolders = listed.folders
          lacksFiles = indexing?.listChanged(folders: listed.folders) ?? false
          isListLoaded = true
          updateInsets()
          tell(ofUnreadable: listed.unreadableNames)
        }
        finished()
        if openingFirst, dialog == nil { openNewestNoteIfNone() }
        if lacksFiles { rescan(selecting: nil) }
      } catch {
        isListLoaded = true
        tell(.problem(error.message))
      }
      releaseKeys()
    }
  }

  /// Names what the list cannot show, once.
  func tell(ofUnreadable names: [String]) {
    guard names != unreadableNames else { return }
    unreadableNames = names
    guard let first = names.first else { return }
    let subject =
      names.count == 1
      ? "Cannot list “\(first)”: its name is"
      : "Cannot list “\(first)” and \(names.count - 1) more: their names are"
    tell(.warning("\(subject) not UTF-8. Rename \(names.count == 1 ? "it" : "them")."))
  }

  /// Opens the welcome note when there is one, else the newest that is not locked.
  func openNewestNoteIfNone() {
    guard note == nil else { return }
    let first =
      entries.first { $0.title == "Welcome" } ?? entries.first { !$0.isLocked } ?? entries.first
    guard let first else { return }
    load(path: first.path)
  }

  /// What other programs did to the folder.
  func folderChanged() {
    let changes = watch.drain()
    guard !changes.isEmpty else { return }
    indexing?.filesChanged(changes)
    if folder != nil { rescan(selecting: nil) }
    guard let note else { return }
    let paths = watchedPaths + [note.path]
    guard changes.contains(where: { paths.contains(where: $0.isAbout) }) else { return }
    guard case .removed = note.file.externalState() else { return checkForOutsideChange() }
    checkForRemoval()
  }

  /// Looks again in a moment: many programs take a file away for as long as they write it anew.
  func checkForRemoval() {
    _ = shell.schedule(after: 300) { [weak self] in self?.checkForOutsideChange() }
  }

  /// Watches the folder of a note that does not lie in the notebook, and that of the file that it is a link to.
  func watchFolder(of note: OpenNote) {
    let paths = [note.path, NotebookPlaces.resolved(note.path)]
    let (former, wanted) = (foldersToWatch(for: watchedPaths), foldersToWatch(for: paths))
    for path in former.subtracting(wanted) where folder?.has(path) != true { watch.unwatch(path) }
    for path in wanted.subtracting(former) { watch.watch(path) }
    watchedPaths = paths
  }

  private func foldersToWatch(for paths: [String]) -> Set<String> {
    Set(paths.map(\.parentFolder)).subtracting([folder?.path].compactMap(\.self))
  }

  /// Looks whether the open note's file is still the one that was read. Asked on every change in its
  /// folder and when the terminal gets the focus again, since some file systems report nothing.
  func checkForOutsideChange() {
    guard let note, !note.isNew, !note.isSaving, !note.isReading, dialog == nil else { return }
    switch note.file.externalState() {
    case .unchanged: break
    case .changed: takeOutsideChange(of: note)
    case .removed: takeRemoval(of: note)
    }
  }

  /// The file has another name now, or is gone.
  private func takeRemoval(of note: OpenNote) {
    let (oldPath, hadNewTitle) = (note.path, note.hasNewTitle)
    guard note.file.followRename() else {
      note.mustSave = true
      // The next save writes it anew, unless there is another by then.
      note.file.forgetFile()
      let save = wayTo(.save)
      return tell(.warning("The file of this note was removed. Write it again with \(save)."))
    }
    noteRenamed(oldPath, to: note.path)
    if !hadNewTitle { note.title = note.savedTitle }
    showTitle()
    watch.know(note.path, note.file.stamp)
    rescan(selecting: nil)
    tell(.done("Another program renamed this note to “\(note.file.shownTitle)”."))
  }

  /// Brings what another program has written into the text, as a step that can be undone. What both have
  /// changed is left for the person to decide when it is saved.
  private func takeOutsideChange(of note: OpenNote) {
    let wasModified = note.isModified
    guard note.following.takes(FileStamp(ofFileAt: note.path), at: .now) else {
      return tell(
        .warning("Another program keeps changing this file. Read it again with \(wayTo(.reload))."))
    }
    do throws(FileError) {
      guard let isMerged = try mergeOutsideChange(of: note) else {
        return wasModified ? warnOfOutsideChange() : reloadKeepingPlace()
      }
      guard isMerged else { return warnOfOutsideChange() }
    } catch {
      return tell(.warning(error.message))
    }
    if wasModified {
      tell(.done("Another program changed this file. Both changes are in the text now."))
    } else {
      note.saved(revision: note.editor.revision)
      tell(.done("Another program changed this file. It has been reloaded."))
    }
  }

  /// What becomes of words that the person and another program have both changed.
  enum Conflict {
    /// Nothing is done.
    case refused
    /// Both stand in the text, the person's first.
    case keepsBoth
    /// The other program's text takes the place of all of the person's.
    case takesTheirs
  }

  /// Brings an outside change into the text, as a step that can be undone. Returns false where both have
  /// changed the same words, nil where it is not known what the other program has changed.
  func mergeOutsideChange(
    of note: OpenNote, _ conflict: Conflict = .refused
  ) throws(FileError) -> Bool? {
    guard let outside = try note.file.outsideText() else { return nil }
    let mine = note.editor.text
    let edits =
      note.isModified && conflict != .takesTheirs
      ? TextMerge.edits(
        base: outside.base, mine: note.editor.textToSave, theirs: outside.theirs,
        keepsBoth: conflict == .keepsBoth)
      : TextMerge.edits(from: mine, to: outside.theirs)
    guard let edits else { return false }
    if !edits.isEmpty { note.editor.apply(edits) }
    try note.file.accept(outside, text: note.editor.text)
    watch.know(note.path, note.file.stamp)
    // Both may have written the same.
    if note.editor.text == outside.theirs { note.saved(revision: note.editor.revision) }
    return true
  }

  private func warnOfOutsideChange() {
    tell(.warning("Another program changed this file. You can choose what to keep when you save."))
  }

  private func reloadKeepingPlace() {
    guard let note, !note.isLocked else { return }
    let place = note.editor.editor.position
    openAgain(
      at: .line(place.line, column: place.column),
      saying: "Another program changed this file. It has been reloaded.")
  }

  /// The person's notebook is not there yet.
  func offerNotebook(at path: String) {
    isListLoaded = true
    dialog = .confirm(
      Confirmation(
        title: "Your notebook",
        words:
          "You have no notebook yet: a folder of Markdown files. Create \(path) with a welcome note?",
        answers: [
          .init(words: "Create", letter: "c") { [weak self] in self?.createNotebook() }
        ], cancelWords: "quit", cancel: { [weak self] in self?.shell.quit() }, hasBubble: true))
  }

  private func createNotebook() {
    guard let folder else { return }
    do throws(LaunchFailure) {
      try SampleNotebook(path: folder.path).installFirstNote()
    } catch {
      return tell(
        .problem(error.sentence.prefix(1).uppercased() + error.sentence.dropFirst() + "."))
    }
    watchFolder()
    rescan(selecting: nil, openingFirst: true)
  }

  func watchFolder() {
    // The person's own notebook may be still to be made.
    guard let folder, folder.exists else { return }
    if !watch.watch(folder.path) {
      tell(.hint("Changes by other programs appear when you return to this window."))
    }
  }
}

extension NotebookFolder {
  /// Whether a folder lies in it: it may be watched for the list too.
  fileprivate func has(_ folder: String) -> Bool { folder.below(path) != nil }
}

extension FolderChange {
  /// Whether it may be about a file.
  fileprivate func isAbout(_ path: String) -> Bool {
    switch self {
    case .rescan: true
    case .changed(let other), .removed(let other): other.lastComponent == path.lastComponent
    }
  }
}
