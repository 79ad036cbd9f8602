import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesSecrets
import CursesText
import CursesUICore

extension Workspace {
  func askToLock() {
    guard let note else { return }
    guard !note.isSaving else {
      return tell(.hint("Bubblepad is saving the note. Try again in a moment."))
    }
    guard !note.isLocked else { return putBehindPassphrase(note) }
    askForPassphrase(of: note, title: "Lock note")
  }

  /// Takes a locked note that is open from the screen, after saving it, and asks for its passphrase again.
  private func putBehindPassphrase(_ note: OpenNote) {
    guard !note.isReading, !note.isNew else {
      return tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    let path = note.path
    afterKeepingChanges { [weak self] in
      guard let self, self.note === note else { return }
      closeNote()
      load(path: path)
      tell(.done("“\(note.shownTitle)” is closed. It opens with its passphrase."))
    }
  }

  func askForNewPassphrase() {
    guard let note else { return }
    guard note.isLocked else {
      return tell(.hint("This note is not locked. Lock it with \(wayTo(.lockNote))."))
    }
    askForPassphrase(of: note, title: "Change passphrase")
  }

  private func askForPassphrase(of note: OpenNote, title: String) {
    guard !note.isReading else {
      return tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    guard !note.isReadOnly, !settings.isReadOnly else {
      return tell(.problem("Cannot lock this note: it is read-only."))
    }
    dialog = .lock(LockForm(title: title) { [weak self] in self?.lock(note, with: $0) })
  }

  /// Gives the note a passphrase and saves it at once.
  private func lock(_ note: OpenNote, with form: LockForm) {
    let meter = WorkMeter(shell: shell) { form.progress = $0 }
    // Keys that come meanwhile are meant for the text, not for the field of the passphrase.
    shell.holdsInput = true
    work = Task {
      do {
        try await note.file.setPassphrase(form.passphrase, for: note.editor.text)
      } catch {
        meter.stop()
        return failLocking(words(for: error))
      }
      meter.stop()
      form.wipe()
      closeDialog()
      note.mustSave = true
      note.editor.keepsCopiesPrivate = true
      forgetRegisters(outside: note)
      spelling.update(note)
      saveNote { [weak self] isSaved in
        if isSaved {
          self?.tell(.done("Locked. Open it with its passphrase, in Bubblepad or with age."))
        }
      }
      // Once the focus is back in the text.
      _ = shell.schedule(after: 1) { [weak self] in self?.releaseKeys() }
    }
  }

  private func failLocking(_ words: String) {
    releaseKeys()
    closeDialog()
    tell(.problem(words))
  }

  /// Saves a locked note as plain text again, once the person has said so.
  func unlockForGood() {
    guard let note else { return }
    guard note.isLocked else { return tell(.hint("This note is not locked.")) }
    dialog = .confirm(
      Confirmation(
        title: "Unlock for good",
        words:
          "Remove the lock of “\(note.shownTitle)”? Everyone who has the file can then read it.",
        answers: [
          .init(words: "Unlock", letter: "u") { [weak self] in self?.savePlain(note) }
        ]))
  }

  private func savePlain(_ note: OpenNote) {
    Task {
      do {
        try await note.file.removePassphrase(for: note.editor.text)
        note.mustSave = true
        saveNote { [weak self] isSaved in
          guard isSaved, let self else { return }
          spelling.update(note)
          tell(.done("Lock removed. The note is plain text now."))
        }
      } catch {
        tell(.problem(words(for: error)))
      }
    }
  }

  /// Asks for the passphrase of a locked note and shows it when it opens.
  func askToUnlock(_ file: NoteFile, position: NotePlace.Position) {
    dialog = .unlock(
      UnlockForm(title: "Open locked note", words: "“\(file.shownTitle)” is locked.") {
        [weak self] form in self?.unlock(file, position: position, form: form)
      })
  }

  private func unlock(_ file: NoteFile, position: NotePlace.Position, form: UnlockForm) {
    let meter = WorkMeter(shell: shell) { form.progress = $0 }
    work = Task {
      defer { meter.stop() }
      do throws(LockedNoteError) {
        let text = try await file.unlock(form.passphrase) { phase in
          Task { @MainActor in meter.entered(phase) }
        }
        form.passphrase.wipe()
        closeDialog()
        show(file, text: text, position: position)
      } catch {
        form.progress = nil
        guard error != .cancelled else { return }
        form.problem = error.message
      }
    }
  }

  /// Shows a note that is not locked, where the locked one that was open last is not to be opened.
  func openUnlockedIfNone() {
    guard note == nil, tabs.isAlone else { return }
    guard let first = entries.first(where: { !$0.isLocked }) else { return focus(.list) }
    load(path: first.path)
  }

  /// Whether leaving the question for a passphrase leads to another note.
  var opensAnother: Bool { note == nil && entries.contains { !$0.isLocked } }

  /// Stops what is being waited for; the list's bar goes back to the note that is open.
  func cancelWork() {
    work?.cancel()
    work = nil
    selection = note.map { FileID($0.path) } ?? selection
  }
}

extension WorkMeter {
  convenience init(shell: any AppShell, report: @escaping @MainActor (Double?) -> Void) {
    self.init(
      schedule: { [shell] in
        let next = shell.schedule(after: $0, $1)
        return { next.cancel() }
      }, report: report)
  }
}
