import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesSecrets
import CursesText
import CursesUICore

/// What locking needs besides the notebook.
@MainActor
package protocol LockContext: NotebookContext {
  /// Whether one note is open at most.
  var isAlone: Bool { get }
  /// Whether keys wait until it is known what they are meant for.
  var holdsInput: Bool { get set }
  /// Delivers the keys that have waited.
  func releaseKeys()
  func present(_ form: LockForm)
  func present(_ form: UnlockForm)
  /// Saves the open note. `finished` is called with whether the disk has it now.
  func save(_ finished: @escaping @MainActor (Bool) -> Void)
  /// Runs an action once the open note's changes are on the disk or given up.
  func keepChanges(then action: @escaping @MainActor () -> Void)
  func closeNote()
  func loadNote(at path: String)
  func showNote(_ file: NoteFile, text: SourceText, position: NotePlace.Position)
  /// Forgets what the keys of vi hold besides, and what was copied: a note has become a secret.
  func forgetTexts(outside note: OpenNote)
  func updateSpelling(of note: OpenNote)
  /// Selects the open note in the list.
  func selectOpenNote()
}

/// Locking notes, and opening those that are locked.
@MainActor
package final class LockService {
  private unowned let context: any LockContext
  /// What a dialog waits for.
  package var work: Task<Void, Never>?

  package init(_ context: any LockContext) { self.context = context }

  package func askToLock() {
    guard let note = context.note else { return }
    guard !note.isSaving else {
      // Keys that come meanwhile are meant for the field of the passphrase.
      context.holdsInput = true
      return note.whenSaved { [weak self] in
        guard let self else { return }
        if context.note === note { askToLock() }
        _ = context.schedule(after: 1) { [weak self] in self?.context.releaseKeys() }
      }
    }
    guard !note.isLocked else { return putBehindPassphrase(note) }
    askForPassphrase(of: note, title: "Lock note")
  }

  /// Takes a locked note that is open from the screen, after saving it, and asks for its passphrase again.
  private func putBehindPassphrase(_ note: OpenNote) {
    guard !note.isReading, !note.isNew else {
      return context.tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    let path = note.path
    context.keepChanges { [weak self] in
      guard let self, context.note === note else { return }
      context.closeNote()
      context.loadNote(at: path)
      context.tell(.done("“\(note.shownTitle)” is closed. It opens with its passphrase."))
    }
  }

  package func askForNewPassphrase() {
    guard let note = context.note else { return }
    guard note.isLocked else {
      return context.tell(
        .hint("This note is not locked. Lock it with \(context.wayTo(.lockNote))."))
    }
    askForPassphrase(of: note, title: "Change passphrase")
  }

  private func askForPassphrase(of note: OpenNote, title: String) {
    guard !note.isReading else {
      return context.tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    guard !note.isReadOnly, !context.isReadOnly else {
      return context.tell(.problem("Cannot lock this note: it is read-only."))
    }
    context.present(LockForm(title: title) { [weak self] in self?.lock(note, with: $0) })
  }

  /// Gives the note a passphrase and saves it at once.
  private func lock(_ note: OpenNote, with form: LockForm) {
    let meter = WorkMeter(scheduler: context) { form.progress = $0 }
    // Keys that come meanwhile are meant for the text, not for the field of the passphrase.
    context.holdsInput = true
    work = Task { [context] in
      do {
        try await note.file.setPassphrase(form.passphrase, for: note.editor.text)
      } catch {
        meter.stop()
        return failLocking(error.words)
      }
      meter.stop()
      form.wipe()
      context.closeDialog()
      note.mustSave = true
      note.editor.keepsCopiesPrivate = true
      context.forgetTexts(outside: note)
      context.updateSpelling(of: note)
      context.save { [weak self] isSaved in
        if isSaved {
          self?.context.tell(
            .done("Locked. Open it with its passphrase, in Bubblepad or with age."))
        }
      }
      // Once the focus is back in the text.
      _ = context.schedule(after: 1) { [weak self] in self?.context.releaseKeys() }
    }
  }

  private func failLocking(_ words: String) {
    context.releaseKeys()
    context.closeDialog()
    context.tell(.problem(words))
  }

  /// Saves a locked note as plain text again, once the person has said so.
  package func unlockForGood() {
    guard let note = context.note else { return }
    guard note.isLocked else { return context.tell(.hint("This note is not locked.")) }
    context.present(
      Confirmation(
        title: "Unlock for good",
        words:
          "Remove the lock of “\(note.shownTitle)”? Everyone who has the file can then read it.",
        answers: [
          .init(words: "Unlock", letter: "u") { [weak self] in self?.savePlain(note) }
        ]))
  }

  private func savePlain(_ note: OpenNote) {
    Task { [context] in
      do {
        try await note.file.removePassphrase(for: note.editor.text)
        note.mustSave = true
        context.save { isSaved in
          guard isSaved else { return }
          context.updateSpelling(of: note)
          context.tell(.done("Lock removed. The note is plain text now."))
        }
      } catch {
        context.tell(.problem(error.words))
      }
    }
  }

  /// Asks for the passphrase of a locked note and shows it when it opens.
  package func askToUnlock(_ file: NoteFile, position: NotePlace.Position) {
    context.present(
      UnlockForm(title: "Open locked note", words: "“\(file.shownTitle)” is locked.") {
        [weak self] form in self?.unlock(file, position: position, form: form)
      })
  }

  private func unlock(_ file: NoteFile, position: NotePlace.Position, form: UnlockForm) {
    let meter = WorkMeter(scheduler: context) { form.progress = $0 }
    work = Task { [context] in
      defer { meter.stop() }
      do throws(LockedNoteError) {
        let text = try await file.unlock(form.passphrase) { phase in
          Task { @MainActor in meter.entered(phase) }
        }
        form.passphrase.wipe()
        context.closeDialog()
        context.showNote(file, text: text, position: position)
      } catch {
        form.progress = nil
        guard error != .cancelled else { return }
        form.problem = error.message
      }
    }
  }

  /// Shows a note that is not locked, where the locked one that was open last is not to be opened.
  package func openUnlockedIfNone() {
    guard context.note == nil, context.isAlone else { return }
    guard let first = context.entries.first(where: { !$0.isLocked }) else {
      return context.focus(.list)
    }
    context.loadNote(at: first.path)
  }

  /// Whether leaving the question for a passphrase leads to another note.
  package var opensAnother: Bool {
    context.note == nil && context.entries.contains { !$0.isLocked }
  }

  /// Stops what is being waited for; the list's bar goes back to the note that is open.
  package func cancel() {
    work?.cancel()
    work = nil
    context.selectOpenNote()
  }
}

extension WorkMeter {
  package convenience init(scheduler: any Scheduler, report: @escaping @MainActor (Double?) -> Void)
  {
    self.init(
      schedule: { [weak scheduler] in
        let next = scheduler?.schedule(after: $0, $1)
        return { next?.cancel() }
      }, report: report)
  }
}
