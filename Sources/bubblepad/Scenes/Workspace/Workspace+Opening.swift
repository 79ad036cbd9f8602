import CursesUICore
import Notebook
import TextModel

extension Workspace {
  /// Starts with what the command line named.
  func start(_ target: Launch.Target) {
    switch target {
    case .notebook, .sample:
      rescan(selecting: nil, openingFirst: true)
    case .notes(let places):
      namedPaths = places.map(\.path)
      for place in places.dropFirst() where place.position != .unspecified {
        namedPositions[place.path] = place.position
      }
      if let first = places.first { load(path: first.path, position: first.position) }
      if places.count > 1, notice == nil {
        tell(.hint("\(places.count) notes were named: Ctrl+O opens another."))
      }
    case .missingDefaultNotebook(let path): offerNotebook(at: path)
    }
    // After the first frame, which waits for nothing that can come later.
    _ = shell.schedule(after: 1) { [weak self] in
      self?.offerRecovery()
      self?.forgetHistories()
    }
  }

  /// Opens a note of the list. Changes to the one before are saved first.
  func openFromList(_ entry: NoteEntry) { open(path: entry.path) }

  func openFirstMatch() {
    guard let first = visibleEntries.first else { return tell(.hint(emptyListHint)) }
    open(path: first.path)
  }

  func open(path: String, then finished: @escaping @MainActor () -> Void = {}) {
    guard path != note?.path else {
      focus(.editor)
      return finished()
    }
    afterKeepingChanges { [weak self] in
      let position = self?.namedPositions.removeValue(forKey: path)
      self?.load(path: path, position: position ?? .unspecified)
      finished()
    }
  }

  /// How much of a note is read before it is shown.
  private static let firstBytes = 1 << 16

  /// Reads a note, or the start of a large one, and shows it, or asks for its passphrase.
  func load(path: String, position: NotePlace.Position = .unspecified) {
    defer { selection = path }
    do {
      let content = try NoteContent.load(path, firstBytes: Workspace.firstBytes)
      let file = NoteFile(content, places: places)
      switch content.kind {
      case .plain(let text): show(file, text: text, position: position)
      case .new: show(file, text: SourceText(), position: position)
      case .locked: askToUnlock(file, position: position)
      case .utf16(let bytes): askToConvert(file, bytes, position: position)
      case .binary:
        tell(.problem("\(path.lastComponent) is not a text: it is left alone."))
      }
    } catch {
      tell(.problem(error.message))
    }
  }

  func show(_ file: NoteFile, text: SourceText, position: NotePlace.Position) {
    closeNote()
    let isReadOnly = settings.isReadOnly || !file.content.isWritable
    let open = OpenNote(
      file: file, text: text, isReadOnly: isReadOnly, measure: settings.measure)
    open.otherTitles = { [weak self] in self?.titles(besides: file.path) ?? [] }
    open.titleChanged = { [weak self] in self?.titleChanged() }
    open.edited = { [weak self] in self?.journalSoon() }
    open.statusIsOld = { [weak self] in
      self?.refreshStatusSoon()
      self?.checkSpellingSoon()
    }
    open.editor.onRefusal = { [weak self] in self?.tell(.hint($0)) }
    if !open.isMarkdown {
      open.editor.show(.source)
      open.editor.go(toOffset: 0)
    } else if settings.typesSmartly {
      open.editor.document.smartTyping = [.quotes, .dashes, .pairs]
    }
    open.editor.isCentred = opening.isZen
    open.editor.keepsCopiesPrivate = file.isLocked
    open.editor.onFollow = { [weak self] in self?.follow($0) }
    open.editor.editor.isInterrupted = { [weak self] in self?.shell.takeInterruption() ?? false }
    open.editor.onAskForLink = { [weak self] in self?.askForLink() }
    startVi(in: open)
    startPictures(in: open)
    go(to: position, in: open)
    showFirst(open.editor)
    open.refreshPlace()
    note = open
    startHistory(of: open)
    refreshStatusSoon()
    find = nil
    open.startJournal = { [weak self, weak open] in if let open { self?.startJournal(of: open) } }
    // Not before the first frame, but before the first edit.
    _ = shell.schedule(after: 1) { [weak self, weak open] in
      open?.startJournalOnce()
      guard let self, let open else { return }
      watchFolder(of: open)
      readRest(of: open)
      recallHistory(of: open)
      updateSpelling(of: open)
    }
    watch.know(file.path, file.stamp)
    if isReadOnly, !settings.isReadOnly {
      tell(
        file.stamp == nil
          ? .problem("You may not make files in this folder: nothing can be written here.")
          : .hint("You may read this file but not write to it."))
    }
    focus(.editor)
  }

  /// Has the first text of all on the screen before anything else is done with it.
  private func showFirst(_ editor: RichEditorControl) {
    let show = onFirstText
    onFirstText = nil
    show?(editor)
  }

  private func startJournal(of note: OpenNote) {
    guard !note.isReadOnly else { return }
    do {
      try note.file.startJournal()
    } catch  where error.reason == .inUse {
      tell(
        .warning(
          "This note is open elsewhere too: what you type here is not kept in case of a crash.")
      )
    } catch {
      tell(.warning(error.message))
    }
  }

  /// Writes what was typed to the journal within a second.
  private func journalSoon() {
    guard journalTimer == nil else { return }
    journalTimer = shell.schedule(after: 700) { [weak self] in
      self?.journalTimer = nil
      guard let self, let note, note.file.needsFlush else { return }
      Task {
        do {
          try await note.file.flushJournal()
        } catch let error as FileError {
          tell(.warning(error.message))
        }
      }
    }
  }

  /// Has the status bar follow the caret at a distance that nobody notices: once nothing has been typed for
  /// a moment, or, where that does not come, together with a key. Between two keys it would hold up the
  /// second of them.
  private func refreshStatusSoon() {
    lastEditorChange = .now
    if isStatusOverdue {
      refreshStatus()
    } else if statusTimer == nil {
      refreshStatus(after: 90)
    }
  }

  private func refreshStatus(after milliseconds: Int) {
    statusTimer = shell.schedule(after: milliseconds) { [weak self] in
      guard let self else { return }
      guard .now - lastEditorChange < .milliseconds(20) else { return refreshStatus() }
      isStatusOverdue = true
      refreshStatus(after: 20)
    }
  }

  private func refreshStatus() {
    statusTimer?.cancel()
    statusTimer = nil
    isStatusOverdue = false
    note?.refreshStatus()
  }

  /// Closes the open note; its changes have been saved or given up.
  func closeNote() {
    guard opening.hasNote, let note else { return }
    keepViMemory(of: note)
    keepHistoryAtTheEnd()
    note.startJournal = nil
    note.readActions = []
    note.file.close(keepingJournal: false)
    self.note = nil
    find = nil
  }

  /// Reads the open note again.
  func reload() {
    if !reloadAsStep() { openAgain() }
  }

  /// Puts the text on the disk in the place of the one in the editor, as a step that can be undone. Returns
  /// false for what cannot be: a locked note, one that is no text any more, or is too large.
  func reloadAsStep() -> Bool {
    guard let note, !note.isReading else { return false }
    let wasModified = note.isModified
    let place = note.editor.editor.position
    guard (try? mergeOutsideChange(of: note, .takesTheirs)) == true else { return false }
    go(to: .line(place.line, column: place.column), in: note)
    note.saveProblem = nil
    let undo = keyName(.undo)
    tell(.done(wasModified ? "Reloaded. \(undo) brings your own text back." : "Reloaded."))
    return true
  }

  /// Opens the open note anew, without what was changed in it.
  func openAgain(
    at position: NotePlace.Position = .unspecified, saying words: String = "Reloaded."
  ) {
    guard let path = note?.path else { return }
    closeNote()
    load(path: path, position: position)
    tell(.done(words))
  }

  private func titles(besides path: String) -> [String] {
    NotebookFolder(path: path.parentFolder).titles(inFolderOf: path)
  }

  /// Starts an empty note that gets its file at the first save. What was open has been kept or given
  /// up.
  func newNote(titled title: String) {
    guard let folder else { return }
    closeNote()
    load(path: folder.newPath(titled: title))
    focus(.title)
  }

  func duplicateNote() {
    guard let folder, let note, !note.isNew else {
      return tell(.hint("Save the note first: then it can be duplicated."))
    }
    do {
      let path = try folder.duplicate(note.path, backupFolder: places.backupFolder)
      rescan(selecting: path)
      open(path: path)
    } catch {
      tell(.problem(error.message))
    }
  }

  /// Enter in the title field: an existing note is renamed and saved, a new one waits for its text.
  func titleSubmitted() {
    guard let note else { return }
    if note.hasNewTitle, !note.isNew {
      saveNote { [weak self] in if $0 { self?.focus(.editor) } }
    } else if note.titleProblem == nil {
      focus(.editor)
    }
  }

  /// Leaves at once, keeping what is not saved for the next start: the terminal has gone, or the
  /// system asks.
  func keepUnsavedText() {
    guard let note else { return }
    keepMarks(of: note)
    do {
      try note.file.flushJournalNow()
    } catch {
      // There is no screen any more to say it on; the journal written before stays.
    }
    note.file.close(keepingJournal: note.isModified)
    self.note = nil
  }

  func quit() {
    keepHistoryAtTheEnd()
    whenHistoryIsKept { [weak self] in
      self?.closeNote()
      self?.shell.quit()
    }
  }
}

extension String {
  /// The folder a path lies in.
  var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
