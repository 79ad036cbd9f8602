import CursesUICore
import Notebook
import Secrets
import TextModel

extension Workspace {
  func askToLock() {
    guard let note else { return }
    guard !note.isLocked else {
      return tell(.hint("This note is locked already. “Change passphrase” gives it another."))
    }
    askForPassphrase(of: note, title: "Lock this note")
  }

  func askForNewPassphrase() {
    guard let note else { return }
    guard note.isLocked else {
      return tell(.hint("This note is not locked. “Lock the note” gives it a passphrase."))
    }
    askForPassphrase(of: note, title: "Change the passphrase")
  }

  private func askForPassphrase(of note: OpenNote, title: String) {
    guard !note.isReading else { return tell(.hint("The note is still being read.")) }
    guard !note.isReadOnly else {
      return tell(.problem("This note is read only: it cannot be locked."))
    }
    dialog = .lock(LockForm(title: title) { [weak self] in self?.lock(note, with: $0) })
  }

  /// Gives the note a passphrase and saves it at once.
  private func lock(_ note: OpenNote, with form: LockForm) {
    let meter = WorkMeter(shell: shell) { form.progress = $0 }
    work = Task {
      do {
        try await note.file.setPassphrase(form.passphrase, for: note.editor.text)
      } catch {
        meter.stop()
        return failLocking(words(for: error))
      }
      note.mustSave = true
      note.editor.keepsCopiesPrivate = true
      updateSpelling(of: note)
      saveNote { [weak self] isSaved in
        meter.stop()
        form.wipe()
        self?.closeDialog()
        if isSaved {
          self?.tell(.done("Locked. It opens with its passphrase, here and with age."))
        }
      }
    }
  }

  private func failLocking(_ words: String) {
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
        words: "“\(note.title)” will be saved as plain text that anyone with the file can read.",
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
          updateSpelling(of: note)
          tell(.done("Unlocked: the note is plain text now."))
        }
      } catch {
        tell(.problem(words(for: error)))
      }
    }
  }

  /// Asks for the passphrase of a locked note and shows it when it opens.
  func askToUnlock(_ file: NoteFile, position: NotePlace.Position) {
    dialog = .unlock(
      UnlockForm(title: "Open a locked note", words: "“\(file.title)” is locked.") {
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

  /// Stops what is being waited for; the list's bar goes back to the note that is open.
  func cancelWork() {
    work?.cancel()
    work = nil
    selection = note?.path ?? selection
  }
}

/// How far a computation is that says no more than how long it should take.
@MainActor
final class WorkMeter {
  private let shell: any AppShell
  private let report: (Double?) -> Void
  private var next: (any ScheduledAction)?
  private var started = ContinuousClock.now
  private var expected = Duration.seconds(2)

  private static let step = 80

  init(shell: any AppShell, report: @escaping (Double?) -> Void) {
    self.shell = shell
    self.report = report
    tick()
  }

  func entered(_ phase: LockPhase) {
    // A note's own key and then its journal's: the same work twice.
    if case .derivingKey(let once) = phase { expected = once * 2 }
  }

  /// Nears the end without reaching it: the work itself says when it is done.
  private func tick() {
    report(min(0.97, (ContinuousClock.now - started) / expected))
    next = shell.schedule(after: WorkMeter.step) { [weak self] in self?.tick() }
  }

  func stop() {
    next?.cancel()
    next = nil
    report(nil)
  }
}
