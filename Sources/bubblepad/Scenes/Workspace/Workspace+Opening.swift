import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSettings
import CursesSecrets
import CursesText
import CursesUICore

extension Workspace {
  /// Starts with what the command line named.
  func start(_ target: Launch.Target) {
    switch target {
    case .notebook, .sample:
      let shown = TabCommands(self).restore()
      if shown != nil { _ = shell.schedule(after: 1) { TabCommands(self).readOther() } }
      startTrail()
      let last = shown ?? folder.flatMap { lastNote(in: $0) }
      if let last {
        load(path: last)
      } else {
        holdKeysForFirstNote()
      }
      rescan(selecting: last, openingFirst: last == nil)
    case .daily:
      // Today's note comes beside the tabs of the last session, not in the place of one of them.
      if TabCommands(self).restore() != nil { tabs.select(tabs.add()) }
      startTrail()
      holdKeysForFirstNote()
      // Without settings the note of a day may lie in any folder.
      rescan(selecting: nil) { [weak self] in _ = self?.perform(.todaysNote) }
    case .notes(let named):
      let places = named.distinct
      namedPaths = places.map(\.path)
      reach = NotebookReach(folder: folder?.path, files: namedPaths)
      TabCommands(self).start(with: places)
    case .missingDefaultNotebook(let path): offerNotebook(at: path)
    }
    // After the first frame, which waits for nothing that can come later.
    _ = shell.schedule(after: 1) { [weak self] in
      self?.startIndexing()
      self.map { KeptWork($0).offerWhatWasKept() }
      self?.services.histories.forgetUnwanted()
      self.map { KeptWork($0).findInterruptedSaves() }
      self.map { InterruptedSteps($0).find() }
    }
  }

  /// Has keys wait for the note that the list will name, for a second at most: they are meant for its text.
  private func holdKeysForFirstNote() {
    shell.holdsInput = true
    _ = shell.schedule(after: 1000) { [weak self] in self?.releaseKeys() }
  }

  /// Delivers the keys that have waited for the first note, if they still do.
  func releaseKeys() {
    // Others wait for more than the note.
    if shell.holdsInput, heldKeys?.holds != true { shell.holdsInput = false }
  }

  func open(path: String, then finished: @escaping @MainActor () -> Void = {}) {
    // What is open stands in the list.
    let showInList: @MainActor () -> Void = { [weak self] in
      guard let self, !filter.isEmpty else { return }
      if !listedEntries.contains(where: { $0.id == FileID(path) }) { filter = "" }
    }
    switch tabs.takeTarget() {
    case .newTab:
      showInList()
      return TabCommands(self).open(path, then: finished)
    case .beside:
      showInList()
      return TabCommands(self).openBeside(path, then: finished)
    case .here: break
    }
    guard FileID(path) != note.map({ FileID($0.path) }) else {
      focus(.editor)
      return finished()
    }
    if let open = tabs.tab(at: path), open !== tabs.current {
      showInList()
      TabCommands(self).goBack(to: open)
      return finished()
    }
    afterKeepingChanges { [weak self] in
      guard let self else { return }
      let position = namedPositions.removeValue(forKey: FileID(path))
      showInList()
      load(path: path, position: position ?? .unspecified)
      finished()
    }
  }

  /// How much of a note is read before it is shown.
  static let firstBytes = 1 << 16

  /// Reads a note, or the start of a large one, and shows it, or asks for its passphrase.
  func load(path: String, position: NotePlace.Position = .unspecified) {
    defer { selection = FileID(path) }
    if !opening.hasNote { tabs.current.waitingPath = path }
    do {
      let content = try NoteContent.load(path, firstBytes: Workspace.firstBytes)
      let file = NoteFile(content, places: places)
      switch content.kind {
      case .plain(let text): show(file, text: text, position: position)
      case .new: show(file, text: SourceText(), position: position)
      case .locked: services.locking.askToUnlock(file, position: position)
      case .utf16(let bytes): askToConvert(file, bytes, position: position)
      case .binary:
        tell(.problem("Cannot open \(path.lastComponent): it is not a text file."))
      }
    } catch {
      tell(.problem(error.message))
    }
  }

  func show(
    _ file: NoteFile, text: SourceText, position: NotePlace.Position, isPreview: Bool = false
  ) {
    closeNote()
    let tab = tabs.current
    if !isPreview { tab.trail.shown(file.path) }
    let isOutside = !reach.contains(file.content)
    let isReadOnly =
      settings.isReadOnly && !settings.isForPicture || !file.content.isWritable || isOutside
    let kind = TextKind(
      path: file.path, isInNotebook: folder.map { file.path.below($0.path) != nil } ?? false,
      start: text.bytes(in: 0..<min(2, text.count)))
    let open = OpenNote(
      file: file, text: text, kind: kind, isReadOnly: isReadOnly, measure: settings.measure,
      links: links)
    open.isPreview = isPreview
    open.isOutside = isOutside || reach.isAllowedOutside(file.content)
    open.otherTitles = {
      NotebookFolder(path: file.path.parentFolder).titles(inFolderOf: file.path)
    }
    open.titleChanged = { [weak self] in self?.titleChanged() }
    open.edited = { [weak self] in self?.keeper.edited() }
    open.textEdited = { [weak self] in self?.services.finder.recountSoon() }
    open.dawnCounts = dawnCounts
    open.statusIsOld = { [weak self] in
      self?.status.refreshSoon()
      self?.services.spelling.checkSoon()
    }
    open.isForReading = !open.isReadOnly && readingView.contains(file.path)
    open.editor.onRefusal = { [weak self, weak open] in
      if let self { tell(.hint(words(forRefusal: $0, in: open))) }
    }
    open.editor.onPaste = { [weak self, weak open] bytes in
      guard let self, let open else { return false }
      return DroppedFiles(self).take(bytes, into: open)
    }
    open.titleReplaced = { [weak self, weak open] in
      self?.services.renaming.tellReplaced($0, isNew: open?.isNew)
    }
    if !open.isMarkdown {
      open.editor.show(.source)
      open.editor.go(toOffset: 0)
      if kind == .indented { open.editor.document.smartTyping = .indentation }
    } else {
      startSmartTyping(in: open)
      let offers = NameOffers(self, in: open)
      open.editor.findNames = { offers.found(for: $0) }
      open.editor.previewName = { offers.preview(of: $0) }
      open.editor.onNameTaken = { offers.taken($0) }
    }
    open.editor.isCentred = opening.isZen || open.isMarkdown
    open.editor.keepsCopiesPrivate = file.isLocked
    open.editor.onFollow = { [weak self, weak open] address in
      // A click on a link of the other pane comes before the focus.
      guard let self, let open, TabCommands(self).reveal(open) else { return }
      follow(address)
    }
    open.editor.onFollowElsewhere = { [weak self, weak open] address in
      guard let self, let open, TabCommands(self).reveal(open) else { return }
      TabCommands(self).opening(.newTab) { follow(address) }
    }
    let editor = open.editor.editor
    editor.isInterrupted = { [weak self, weak editor] in
      self?.shell.takeInterruption { editor?.workInWords ?? "" } ?? false
    }
    open.editor.onToggleTask = { [weak self, weak open] offset in
      guard let self, let open else { return false }
      return services.agenda.tick(in: open, at: offset)
    }
    open.editor.onAskForLink = { [weak self] in self?.askForLink() }
    startVi(in: open)
    startPictures(in: open)
    followObsidian(in: open)
    if position == .unspecified {
      goToRememberedPlace(in: open)
    } else {
      go(to: position, in: open)
    }
    showFirst(open.editor)
    open.refreshPlace()
    tab.note = open
    if !isPreview { tab.waitingPath = nil }
    showTitle()
    services.histories.start(of: open)
    status.refreshSoon()
    open.startJournal = { [weak self, weak open] in if let open { self?.startJournal(of: open) } }
    // Not before the first frame, but before the first edit.
    _ = shell.schedule(after: 1) { [weak self, weak open] in
      open?.startJournalOnce()
      guard let self, let open else { return }
      noteWatch.follow(tabs.notes)
      readRest(of: open)
      services.histories.recall(of: open)
      services.spelling.update(open)
      tellOfEncoding(of: open)
    }
    rememberSoon(open)
    watch.know(file.path, file.stamp)
    if isOutside, !settings.isReadOnly {
      tellOutside(file.content)
    } else if isReadOnly, !settings.isReadOnly {
      tell(
        file.stamp == nil
          ? .problem(
            "You do not have permission to create files in this folder. Save the note elsewhere with \(wayTo(.saveAs))."
          )
          : .hint(readOnlyWords(of: file)))
    }
    if !isPreview { focus(.editor) }
  }

  /// Not only when it is left: after a crash, too, this is the note that was open last.
  func rememberSoon(_ note: OpenNote) {
    _ = shell.schedule(after: 1000) { [weak self, weak note] in
      if let self, let note, self.note === note { rememberPlace(in: note) }
    }
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
          "This note is also open in another window. After a crash, only the text of the other window can be recovered."
        )
      )
    } catch {
      keeper.journalProblem = error.message
      tell(.warning(error.message))
    }
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
    guard (try? OutsideChanges(self).merge(of: note, .takesTheirs)) == true else { return false }
    go(to: .line(place.line, column: place.column), in: note)
    note.saveProblem = nil
    let undo = keyName(.undo)
    tell(.done(wasModified ? "Reloaded. Restore your own text with \(undo)." : "Reloaded."))
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

  /// Enter in the title field: an existing note is renamed and saved, a new one waits for its text.
  func titleSubmitted() {
    guard let note else { return }
    note.finishTitle()
    if note.hasNewTitle, !note.isNew {
      saveNote { [weak self] in if $0 { self?.focus(.editor) } }
    } else if note.titleProblem == nil {
      focus(.editor)
      name(note)
    } else if note.isNew, case .taken(let other) = note.titleFault {
      // Who types on means the text: the note gets a number, and can be renamed.
      note.title = NoteTitle.free(note.title, others: note.otherTitles())
      focus(.editor)
      name(note)
      tell(.warning("There is already a note called “\(other)”. This one is “\(note.title)”."))
    }
  }

  /// A new note has its title before it has a file: what is kept of its text until then goes by that.
  private func name(_ note: OpenNote) {
    guard note.isNew, note.hasNewTitle else { return }
    let path = note.path
    Task {
      guard (try? await note.file.rename(to: note.title)) != nil else { return }
      note.wasNamed()
      noteRenamed(path, to: note.path)
      showTitle()
      keeper.saveSoon()
    }
  }
}
