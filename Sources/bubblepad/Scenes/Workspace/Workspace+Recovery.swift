import BubblepadNotebook
import BubblepadPanels
import CursesSecrets
import CursesText
import CursesUICore

extension Workspace {
  /// Offers unsaved text of a process that is gone, one note at a time.
  func offerRecovery() {
    let recovered = tabs.notes.compactMap { $0.recovered?.journalPath }
    for found in RecoverableNote.scan(places) where !recovered.contains(found.journalPath) {
      guard found.notePath == nil || myPath(ofResolved: found.notePath ?? "") != nil else {
        continue
      }
      return offer(found)
    }
  }

  private func offer(_ found: RecoverableNote) {
    let name =
      found.notePath.map { NoteTitle.shownTitle(ofFileName: $0.lastComponent) } ?? "a new note"
    dialog = .confirm(
      Confirmation(
        title: "Unsaved text",
        words: "Bubblepad ended before “\(name)” was saved. What was typed is still here.",
        answers: [
          .init(words: words(forRecovering: found), letter: "r") { [weak self] in
            self?.recover(found)
          }
        ] + answersForChanged(found) + [
          .init(words: "Throw it away") { [weak self] in self?.askToDiscard(found, of: name) }
        ], cancelWords: "later", cancel: { [weak self] in self?.openFirstIfNone() },
        comparison: comparison(of: found)))
  }

  /// Asks once more: the text is nowhere else.
  private func askToDiscard(_ found: RecoverableNote, of name: String) {
    dialog = .confirm(
      Confirmation(
        title: "Throw the unsaved text away",
        words: "The unsaved text of “\(name)” cannot be brought back afterwards.",
        answers: [
          .init(words: "Keep it", letter: "k") { [weak self] in self?.offer(found) },
          .init(words: "Throw it away") { [weak self] in self?.discard(found) },
        ], cancelWords: "back", cancel: { [weak self] in self?.offer(found) }))
  }

  private func words(forRecovering found: RecoverableNote) -> String {
    canGoIntoFile(found) ? "Recover as a new file" : "Recover it"
  }

  /// Whether another program changed the file since, and the text can be put in its place all the same.
  private func canGoIntoFile(_ found: RecoverableNote) -> Bool {
    found.noteState == .changed && !found.isLocked
  }

  private func answersForChanged(_ found: RecoverableNote) -> [Confirmation.Answer] {
    guard canGoIntoFile(found) else { return [] }
    return [
      .init(words: "Put it into the file", letter: "p") { [weak self] in
        self?.takeOver(found, intoFile: true)
      }
    ]
  }

  /// The saved text beside the one that can be recovered; empty for one that is locked.
  private func comparison(of found: RecoverableNote) -> ComparisonForm? {
    guard !found.isLocked else { return nil }
    let form = ComparisonForm("As it was saved", "What can be recovered")
    let path = found.notePath
    Task {
      guard let recovered = try? await found.recoveredText() else { return }
      let saved = await Background.run { path.flatMap { try? SafeFile.load($0).characters } }
      form.compare(saved ?? SourceText(), recovered.text)
    }
    return form
  }

  /// The path under which a file belongs to what is open here, by that of the file with links followed; nil
  /// for one that does not.
  func myPath(ofResolved path: String) -> String? {
    if let folder { return folder.path(ofResolved: path) }
    let known = namedPaths + tabs.all.compactMap(\.path)
    // A file may have several names: a hard link.
    let file = FileStamp(ofFileAt: path)
    return known.first { FileID(NotebookPlaces.resolved($0)) == FileID(path) }
      ?? known.first { file != nil && FileStamp(ofFileAt: $0)?.isSameFile(as: file) == true }
  }

  /// Opens what the question of a recovery kept from being opened.
  func openFirstIfNone() {
    guard note == nil else { return }
    if let first = namedPaths.first { load(path: first) } else { openNewestNoteIfNone() }
  }

  private func discard(_ found: RecoverableNote) {
    do {
      try found.discard()
      offerRecovery()
      if dialog == nil { openFirstIfNone() }
    } catch {
      tell(.problem(error.message))
    }
  }

  /// Puts recovered text into its note as one change that can be undone, or beside it as a copy.
  func recover(_ found: RecoverableNote) {
    guard found.isLocked else { return takeOver(found) }
    dialog = .unlock(
      UnlockForm(
        title: "Recover locked note",
        words: "Its unsaved text is locked with the passphrase of the note."
      ) { [weak self] form in self?.takeOver(found, form: form) })
  }

  /// What was typed into another note before the question stays in its tab; in the same one both become one text.
  ///
  /// - Parameter form: the dialog with the passphrase, which stays until the text is shown.
  private func takeOver(
    _ found: RecoverableNote, form: UnlockForm? = nil, intoFile: Bool = false
  ) {
    // Keys that come meanwhile are meant for the recovered text.
    shell.holdsInput = true
    let meter = form.map { form in WorkMeter(shell: shell) { form.progress = $0 } }
    work = Task {
      defer {
        meter?.stop()
        // Once the focus is in the text.
        _ = shell.schedule(after: 1) { [weak self] in self?.releaseKeys() }
      }
      do throws(LockedNoteError) {
        guard let recovered = try await found.recoveredText(passphrase: form?.passphrase) else {
          closeDialog()
          return tell(.problem("Cannot recover the text: the recovery file is damaged."))
        }
        await open(recovered, of: found, passphrase: form?.passphrase, intoFile: intoFile)
      } catch {
        guard let form else { return tell(.problem(error.message)) }
        form.problem = error.message
      }
    }
  }

  private func open(
    _ recovered: RecoveredText, of found: RecoverableNote, passphrase: SecretBytes?, intoFile: Bool
  ) async {
    defer { passphrase?.wipe() }
    let isWhole = recovered.completeness == .complete
    let isCopyForFile = intoFile && recovered.completeness == .copy
    guard let path = found.notePath, isWhole || isCopyForFile else {
      return await openCopy(recovered.text, of: found, passphrase: passphrase)
    }
    do {
      let mine = myPath(ofResolved: path) ?? path
      let file = NoteFile(try NoteContent.load(mine), places: places)
      // What was typed there was asked for.
      reach.allow(path)
      var text = file.savedText ?? SourceText()
      if let passphrase, case .locked = file.content.kind {
        text = try await file.unlock(passphrase)
      }
      let typed = note.flatMap {
        $0.path.isSamePath(as: mine) && $0.isModified ? $0.editor.textToSave : nil
      }
      closeDialog()
      TabCommands(self).makeRoom(for: mine)
      closeNote()
      var found = found
      // The note gets a journal of its own now; until the text is in that, this one keeps it.
      try found.makeRoom()
      show(file, text: text, position: .unspecified)
      note?.startJournalOnce()
      note?.editor.replaceAll(with: recovered.text)
      let both = typed.flatMap {
        TextMerge.edits(base: text, mine: recovered.text, theirs: $0, keepsBoth: true)
      }
      if let both, !both.isEmpty { note?.editor.apply(both) }
      note?.editor.go(toOffset: recovered.text.endOfDifference(from: text))
      note?.recovered = found
      rescan(selecting: file.path)
      let (save, undo) = (wayTo(.save), wayTo(.undo))
      tell(.done("Recovered. Save with \(save), or go back to the saved text with \(undo)."))
      await note?.keepRecovered()
      offerNextRecovery()
    } catch {
      closeDialog()
      tell(.problem(words(for: error)))
    }
  }

  /// The note has changed since, or is gone: what was typed becomes a note of its own. That of a locked note
  /// is locked as well, with the same passphrase.
  private func openCopy(
    _ text: SourceText, of found: RecoverableNote, passphrase: SecretBytes?
  ) async {
    let name = found.notePath?.lastComponent ?? "Untitled" + NoteTitle.fileExtension
    let folder = folder ?? NotebookFolder(path: found.notePath?.parentFolder ?? ".")
    let copy = folder.newPath(recovering: name)
    TabCommands(self).makeRoom(for: copy)
    closeNote()
    load(path: copy)
    guard let note else { return closeDialog() }
    do {
      if let passphrase {
        note.startJournalOnce()
        try await note.file.setPassphrase(passphrase, for: SourceText())
        note.mustSave = true
        note.editor.keepsCopiesPrivate = true
        closeDialog()
        focus(.editor)
      }
    } catch {
      closeDialog()
      return tell(.problem(words(for: error)))
    }
    note.editor.replaceAll(with: text)
    note.recovered = found
    saveNote { [weak self] isSaved in
      guard isSaved else { return }
      self?.tell(.done("Recovered as a new note, because the old one has changed since."))
      self?.offerNextRecovery()
    }
  }

  /// Several notes may have been open: each is recovered into a tab of its own.
  private func offerNextRecovery() {
    if dialog == nil { offerRecovery() }
  }
}

extension OpenNote {
  /// Has the note's own journal keep what was recovered, in the place of the one it came from.
  func keepRecovered() async {
    guard let recovered, (try? await file.flushJournal()) != nil, file.isJournalled else { return }
    self.recovered = nil
    discard(recovered)
  }

  /// The disk has the note: the journal that it was recovered from is not needed.
  func forgetRecovered() {
    guard let recovered else { return }
    self.recovered = nil
    discard(recovered)
  }

  /// A journal that cannot be removed is offered once too often; nothing is lost by that.
  private func discard(_ recovered: RecoverableNote) { try? recovered.discard() }
}
