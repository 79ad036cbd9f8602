import CursesUI
import Notebook
import Secrets
import TextModel

/// What a save has to know, taken when it starts: the note may be edited on while it is written.
struct SaveJob: Sendable {
  let text: SourceText
  let path: String
  let expectation: SaveExpectation
  let passphrase: SecretBytes?
  let backupFolder: String

  /// Writes the note; for a locked one the key is derived first. Runs off the main actor.
  func run() async -> Result<SavedFile, SaveFailure> {
    do {
      let bytes: SourceText
      if let passphrase {
        bytes = try await LockedNote.lock(text, passphrase: passphrase) { _ in }
      } else {
        bytes = text
      }
      return .success(
        try SafeFile.save(bytes, to: path, expecting: expectation, backupFolder: backupFolder))
    } catch let error as FileError {
      return .failure(SaveFailure(words: error.message, isConflict: error.isConflict))
    } catch let error as any NotebookError {
      return .failure(SaveFailure(words: error.message, isConflict: false))
    } catch {
      return .failure(SaveFailure(words: "\(error)", isConflict: false))
    }
  }
}

/// Why a note was not saved.
struct SaveFailure: Error {
  let words: String
  /// Whether the file was changed by another program.
  let isConflict: Bool
}

extension Workspace {
  /// Saves the open note, under a new name if its title was changed.
  ///
  /// - Parameter finished: called with whether the disk has the note now.
  func saveNote(
    overwriting: Bool = false, finished: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    guard let note else { return finished(false) }
    guard !note.isReadOnly else {
      tell(.problem("This note was opened to read only: save a copy with “Save as…”."))
      return finished(false)
    }
    note.checkTitle()
    if let problem = note.titleProblem {
      focus(.title)
      tell(.problem("Not saved: \(problem)"))
      return finished(false)
    }
    guard !note.isSaving else { return finished(false) }
    if !note.needsSaving, !note.isNew {
      tell(.done("Already saved."))
      return finished(true)
    }
    if let failure = renameFile(of: note) {
      tell(.problem(failure))
      return finished(false)
    }
    write(note, overwriting: overwriting, finished: finished)
  }

  /// Gives the file the note's new title. Returns why that did not work.
  private func renameFile(of note: OpenNote) -> String? {
    guard !note.isNew, note.hasNewTitle, let path = note.path, let folder else { return nil }
    do {
      let renamed = try folder.rename(path, toTitle: note.title)
      note.renamed(to: renamed)
      if selection == path { selection = renamed }
      return nil
    } catch {
      return "Not renamed: \(error.message)"
    }
  }

  private func write(
    _ note: OpenNote, overwriting: Bool, finished: @escaping @MainActor (Bool) -> Void
  ) {
    guard let path = note.path ?? folder?.path(forTitle: note.title) else {
      tell(.problem("This note has no place yet: save it with “Save as…”."))
      return finished(false)
    }
    note.isSaving = true
    let revision = note.editor.revision
    let job = SaveJob(
      text: note.editor.text, path: path,
      expectation: overwriting ? .anything : note.stamp.map { .unchanged($0) } ?? .absent,
      passphrase: note.passphrase?.copy(), backupFolder: places.backupFolder)
    let title = note.title
    if note.isLocked { tell(.hint("Locking the note…")) }
    Task {
      let result = await job.runInBackground()
      job.passphrase?.wipe()
      note.isSaving = false
      switch result {
      case .success(let saved):
        note.saved(title: title, path: saved.path, stamp: saved.stamp)
        note.editor.markSaved(revision)
        note.journal?.saved(note.editor.text, stamp: saved.stamp)
        tell(.done("Saved."))
        rescan(selecting: saved.path)
        finished(true)
      case .failure(let failure):
        note.saveProblem = failure.words
        if failure.isConflict { askAboutConflict(failure.words) } else { tell(.problem(failure.words)) }
        finished(false)
      }
    }
  }

  /// The file is not what was opened: nothing is overwritten before the person has chosen.
  private func askAboutConflict(_ words: String) {
    dialog = .confirm(
      Confirmation(
        title: "Changed elsewhere",
        words: "\(words) Your text is still here and nothing was overwritten.",
        answers: [
          .init(words: "Save mine as a copy", letter: "c") { [weak self] in self?.saveCopy() },
          .init(words: "Overwrite", letter: "o") { [weak self] in
            self?.saveNote(overwriting: true)
          },
          .init(words: "Reload theirs", letter: "r") { [weak self] in self?.reload() },
        ]))
  }

  /// Keeps the text under a name that is not taken yet.
  private func saveCopy() {
    guard let note else { return }
    let copy = freeTitle(like: note.title + " (mine)")
    saveAs(title: copy)
  }

  /// A title that no note has, made from one by a number.
  func freeTitle(like title: String) -> String {
    let taken = Set(entries.map { $0.title.lowercased() })
    guard taken.contains(title.lowercased()) else { return title }
    for number in 2... where !taken.contains("\(title) \(number)".lowercased()) {
      return "\(title) \(number)"
    }
    return title
  }
}

extension SaveJob {
  /// Runs on a thread of the pool: a slow disk holds up no key.
  func runInBackground() async -> Result<SavedFile, SaveFailure> {
    let job = self
    return await Task.detached { await job.run() }.value
  }
}
