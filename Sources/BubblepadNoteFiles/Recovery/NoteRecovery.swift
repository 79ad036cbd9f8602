import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesSecrets
import CursesText
import CursesUICore

/// Unsaved text of processes that are gone: it is offered, and put into its note or beside it.
@MainActor
struct NoteRecovery {
  let context: any NoteFilesContext

  init(_ context: any NoteFilesContext) { self.context = context }

  /// What an answer does: the question that holds it does not hold the app.
  private func later(_ action: @escaping (NoteRecovery) -> Void) -> () -> Void {
    { [weak context] in context.map { action(NoteRecovery($0)) } }
  }

  /// Offers unsaved text, one note at a time.
  func offer() {
    let recovered = context.tabs.notes.compactMap { $0.recovered?.journalPath }
    for found in RecoverableNote.scan(context.places) where !recovered.contains(found.journalPath) {
      guard found.notePath == nil || context.myPath(ofResolved: found.notePath ?? "") != nil
      else {
        continue
      }
      return offer(found)
    }
  }

  private func offer(_ found: RecoverableNote) {
    let name =
      found.notePath.map { NoteTitle.shownTitle(ofFileName: $0.lastComponent) } ?? "a new note"
    context.present(
      Confirmation(
        title: "Unsaved text",
        words: found.words(of: name),
        answers: [
          .init(
            words: words(forRecovering: found), letter: "r", action: later { $0.recover(found) })
        ] + answersForChanged(found) + [
          .init(words: "Throw it away", action: later { $0.askToDiscard(found, of: name) })
        ], cancelWords: "later", cancel: later { $0.context.opener.openFirstIfNone() },
        comparison: comparison(of: found)))
  }

  /// Asks once more: the text is nowhere else.
  private func askToDiscard(_ found: RecoverableNote, of name: String) {
    context.present(
      Confirmation(
        title: "Throw the unsaved text away",
        words: "The unsaved text of “\(name)” cannot be brought back afterwards.",
        answers: [
          .init(words: "Keep it", letter: "k", action: later { $0.offer(found) }),
          .init(words: "Throw it away", action: later { $0.discard(found) }),
        ], cancelWords: "back", cancel: later { $0.offer(found) }))
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
      .init(
        words: "Put it into the file", letter: "p",
        action: later { $0.takeOver(found, intoFile: true) })
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

  private func discard(_ found: RecoverableNote) {
    do {
      try found.discard()
      offer()
      if !context.isAsking { context.opener.openFirstIfNone() }
    } catch {
      context.tell(.problem(error.message))
    }
  }

  /// Puts recovered text into its note as one change that can be undone, or beside it as a copy.
  func recover(_ found: RecoverableNote) {
    guard found.isLocked else { return takeOver(found) }
    context.present(
      UnlockForm(
        title: "Recover locked note",
        words: "Its unsaved text is locked with the passphrase of the note."
      ) { [weak context] form in
        context.map { NoteRecovery($0).takeOver(found, form: form) }
      })
  }

  /// What was typed into another note before the question stays in its tab; in the same one both become one text.
  ///
  /// - Parameter form: the dialog with the passphrase, which stays until the text is shown.
  private func takeOver(
    _ found: RecoverableNote, form: UnlockForm? = nil, intoFile: Bool = false
  ) {
    // Keys that come meanwhile are meant for the recovered text.
    context.holdsInput = true
    let meter = form.map { form in WorkMeter(scheduler: context) { form.progress = $0 } }
    context.services.locking.work = Task {
      defer {
        meter?.stop()
        // Once the focus is in the text.
        _ = context.schedule(after: 1) { [weak context] in context?.releaseKeys() }
      }
      do throws(LockedNoteError) {
        guard let recovered = try await found.recoveredText(passphrase: form?.passphrase) else {
          context.closeDialog()
          return context.tell(.problem("Cannot recover the text: the recovery file is damaged."))
        }
        await open(recovered, of: found, passphrase: form?.passphrase, intoFile: intoFile)
      } catch {
        guard let form else { return context.tell(.problem(error.message)) }
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
      let mine = context.myPath(ofResolved: path) ?? path
      let file = NoteFile(try NoteContent.load(mine), places: context.places)
      // What was typed there was asked for.
      context.opener.reach.allow(path)
      var text = file.savedText ?? SourceText()
      if let passphrase, case .locked = file.content.kind {
        text = try await file.unlock(passphrase)
      }
      let typed = context.note.flatMap {
        $0.path.isSamePath(as: mine) && $0.isModified ? $0.editor.textToSave : nil
      }
      context.closeDialog()
      TabCommands(context).makeRoom(for: mine)
      context.opener.close()
      var found = found
      // The note gets a journal of its own now; until the text is in that, this one keeps it.
      try found.makeRoom()
      context.opener.show(file, text: text, position: .unspecified)
      context.note?.startJournalOnce()
      context.note?.editor.replaceAll(with: recovered.text)
      let both = typed.flatMap {
        TextMerge.edits(
          base: text, mine: recovered.text, theirs: $0, keepsBoth: true,
          isMarkdown: context.note?.isMarkdown ?? true)
      }
      if let both, !both.isEmpty { context.note?.editor.apply(both) }
      context.note?.editor.go(toOffset: recovered.text.endOfDifference(from: text))
      context.note?.recovered = found
      context.list.reading.start(selecting: file.path)
      let (save, undo) = (context.wayTo(.save), context.wayTo(.undo))
      let start = found.isWhole ? "Recovered." : "Recovered in part."
      context.tell(
        .done("\(start) Save with \(save), or go back to the saved text with \(undo)."))
      await context.note?.keepRecovered()
      offerNext()
    } catch {
      context.closeDialog()
      context.tell(.problem(error.words))
    }
  }

  /// The note has changed since, or is gone: what was typed becomes a note of its own. That of a locked note
  /// is locked as well, with the same passphrase.
  private func openCopy(
    _ text: SourceText, of found: RecoverableNote, passphrase: SecretBytes?
  ) async {
    let name = found.notePath?.lastComponent ?? "Untitled" + NoteTitle.fileExtension
    let folder = context.folder ?? NotebookFolder(path: found.notePath?.parentFolder ?? ".")
    let copy = folder.newPath(recovering: name)
    TabCommands(context).makeRoom(for: copy)
    context.opener.close()
    context.opener.load(path: copy)
    guard let note = context.note else { return context.closeDialog() }
    do {
      if let passphrase {
        note.startJournalOnce()
        try await note.file.setPassphrase(passphrase, for: SourceText())
        note.mustSave = true
        note.editor.keepsCopiesPrivate = true
        context.closeDialog()
        context.focus(.editor)
      }
    } catch {
      context.closeDialog()
      return context.tell(.problem(error.words))
    }
    note.editor.replaceAll(with: text)
    note.recovered = found
    context.saver.save { [weak context] isSaved in
      guard isSaved, let context else { return }
      context.tell(.done("Recovered as a new note, because the old one has changed since."))
      NoteRecovery(context).offerNext()
    }
  }

  /// Several notes may have been open: each is recovered into a tab of its own.
  private func offerNext() {
    if !context.isAsking { offer() }
  }
}
