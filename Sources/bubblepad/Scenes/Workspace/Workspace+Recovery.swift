import CursesUICore
import Notebook
import Secrets
import TextModel

extension Workspace {
  /// Puts recovered text into its note as one change that can be undone, or beside it as a copy.
  func recover(_ found: RecoverableNote) {
    guard found.isLocked else { return takeOver(found, passphrase: nil) { _ in } }
    dialog = .unlock(
      UnlockForm(
        title: "Recover a locked note", words: "Its unsaved text is locked with its passphrase."
      ) { [weak self] form in
        form.progress = 0.3
        self?.takeOver(found, passphrase: form.passphrase) { problem in
          form.progress = nil
          form.problem = problem
        }
      })
  }

  private func takeOver(
    _ found: RecoverableNote, passphrase: SecretBytes?,
    failed: @escaping @MainActor (String) -> Void
  ) {
    work = Task {
      do throws(LockedNoteError) {
        guard let recovered = try await found.recoveredText(passphrase: passphrase) else {
          closeDialog()
          return tell(.problem("Nothing of what was typed can be read any more."))
        }
        closeDialog()
        await open(recovered, of: found, passphrase: passphrase)
      } catch {
        failed(error.message)
        tell(.problem(error.message))
      }
    }
  }

  private func open(
    _ recovered: RecoveredText, of found: RecoverableNote, passphrase: SecretBytes?
  ) async {
    guard let path = found.notePath, recovered.completeness == .complete else {
      return openCopy(recovered.text, of: found)
    }
    do {
      closeNote()
      let file = NoteFile(try NoteContent.load(path), places: places)
      var text = file.savedText ?? SourceText()
      if let passphrase { text = try await file.unlock(passphrase) }
      passphrase?.wipe()
      try found.discard()
      show(file, text: text, position: .unspecified)
      note?.editor.replaceAll(with: recovered.text)
      tell(.done("Recovered. Ctrl+S saves it; Ctrl+Z goes back to what is on the disk."))
    } catch {
      tell(.problem(words(for: error)))
    }
  }

  /// The note has changed since, or is gone: what was typed becomes a note of its own.
  private func openCopy(_ text: SourceText, of found: RecoverableNote) {
    let title = found.notePath.map { NoteTitle.title(ofFileName: $0.lastComponent) } ?? "Untitled"
    let folder = folder ?? NotebookFolder(path: found.notePath?.parentFolder ?? ".")
    closeNote()
    load(path: folder.newPath(titled: "\(title) (recovered)"))
    note?.editor.replaceAll(with: text)
    saveNote { [weak self] isSaved in
      guard isSaved else { return }
      self?.discardRecovered(found)
    }
  }

  private func discardRecovered(_ found: RecoverableNote) {
    do {
      try found.discard()
      tell(.done("Recovered as a note of its own: the other one has changed since."))
    } catch {
      tell(.problem(error.message))
    }
  }
}
