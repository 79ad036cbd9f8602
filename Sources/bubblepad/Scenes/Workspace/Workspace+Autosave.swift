import BubblepadNotebook
import CursesText
import CursesUICore

/// Saving by itself: after a pause, and when a note is left.
extension Workspace {
  /// Whether notes are saved by themselves here.
  var savesByItself: Bool {
    switch settings.autosave {
    case .auto: folder != nil
    case .on: true
    case .off: false
    }
  }

  /// How long nothing must have been typed, in milliseconds.
  static let autosavePause = 2000
  /// The same for a locked note: locking takes a second of work.
  private static let lockedPause = 10000

  /// Has the note saved once nothing has been typed for a while. To be called after each edit.
  func autosaveSoon() {
    guard autosaveTimer == nil, savesByItself else { return }
    scheduleAutosave(after: Self.autosavePause)
  }

  private func scheduleAutosave(after milliseconds: Int) {
    autosaveTimer = shell.schedule(after: milliseconds) { [weak self] in
      self?.autosaveTimer = nil
      self?.saveAfterPause()
    }
  }

  private func saveAfterPause() {
    guard let note, savesByItself, !note.isReadOnly, !note.isOutside,
      note.needsSaving
    else {
      return
    }
    let pause = note.isLocked ? Self.lockedPause : Self.autosavePause
    let rest = .milliseconds(pause) - (.now - lastEditorChange)
    guard rest <= .zero else {
      return scheduleAutosave(after: max(50, Int(rest.components.seconds + 1) * 1000))
    }
    guard dialog == nil, !note.isSaving, !note.isReading else {
      return scheduleAutosave(after: Self.autosavePause)
    }
    saveQuietly(note)
  }

  /// Saves without a word and without a question; what stands in the way is told and left to the user.
  private func saveQuietly(_ note: OpenNote) {
    // A file that is gone may be so on purpose: it is not made again without being asked for.
    guard note.file.stamp != nil || note.isNew else { return }
    note.takeTitle(whileTyping: true)
    note.checkTitle()
    // What is typed as a title is no title before it is finished.
    let hasTitle = note.hasNewTitle && note.titleProblem == nil && place != .title
    let renames = hasTitle && (note.isNew || isRenameDecided(of: note))
    let wasNew = note.isNew
    guard renames || note.isModified || note.mustSave else { return }
    guard !note.isOnlyConverted else { return }
    note.endLastLine()
    note.startSaving()
    Task {
      defer { note.finishSaving() }
      do {
        try await store(note, renaming: renames)
        if renames, !wasNew, let renamed = await changeLinks(of: note) { tell(renamed) }
        rescan(selecting: nil)
        if self.note === note { rememberPlace(in: note) }
      } catch let error as FileError where error.isConflict && isBroughtTogether(note) {
        tell(.done("Another program changed this file: both changes are in the text now."))
        autosaveSoon()
      } catch let error as FileError where error.reason == .removedByAnotherProgram {
        checkForRemoval()
      } catch let error as FileError where error.isOfEncoding {
        note.saveProblem = "Not saved: \(note.lackWords) \(keyName(.save)) asks what to do."
      } catch let error as FileError where error.isConflict {
        let key = keyName(.save)
        note.saveProblem =
          "Not saved: another program changed this file. \(key) asks what is to be kept."
      } catch {
        let reason = words(for: error)
        note.saveProblem = reason
        tell(.problem(reason))
      }
    }
  }

  /// Takes in what another program has written, where it can stand beside what was typed. Returns whether it
  /// could.
  func isBroughtTogether(_ note: OpenNote) -> Bool {
    (try? mergeOutsideChange(of: note)) == true
  }

  // MARK: Leaving a note

  /// Runs an action once the open note's changes are on the disk or given up: by the rule of the settings
  /// they are saved, or it is asked.
  func afterKeepingChanges(
    _ words: (save: String, leave: String) = ("Save", "Leave without saving"),
    _ action: @escaping @MainActor () -> Void
  ) {
    guard let note, !note.isReadOnly else { return action() }
    if note.isSaving {
      return note.whenSaved { [weak self] in self?.afterKeepingChanges(words, action) }
    }
    note.editor.finishTyping(leaves: true)
    note.takeTitle()
    guard note.needsSaving, !note.isOnlyConverted else { return action() }
    let isGone = note.file.stamp == nil && !note.isNew
    guard savesByItself, !isGone, !note.isOutside else {
      return askToSave(note, words, then: action)
    }
    saveNote { [weak self] isSaved in
      guard !isSaved, self?.dialog == nil else { return isSaved ? action() : () }
      self?.askToGiveUp(note, then: action)
    }
  }

  private func askToSave(
    _ note: OpenNote, _ words: (save: String, leave: String),
    then action: @escaping @MainActor () -> Void
  ) {
    dialog = .confirm(
      Confirmation(
        title: "Not saved", words: "“\(note.title)” has changes that are not saved.",
        answers: [
          .init(words: words.save, letter: "s") { [weak self] in
            self?.saveNote { isSaved in if isSaved { action() } }
          },
          .init(words: words.leave, letter: "d") { action() },
        ]))
  }

  /// The note could not be saved. The main answer loses nothing, and none has a letter: the question may come
  /// while somebody types.
  private func askToGiveUp(_ note: OpenNote, then action: @escaping @MainActor () -> Void) {
    let reason = note.titleFault?.description ?? notice?.words ?? ""
    let oldTitle = note.promptTitle ?? note.savedTitle
    // Where nothing but the title was changed, no text can be lost.
    let isTitleOnly = note.titleProblem != nil && !note.isNew && !note.isModified && !note.mustSave
    let main =
      note.titleProblem == nil
      ? Confirmation.Answer(words: "Stay") {}
      : Confirmation.Answer(words: isTitleOnly ? "Keep “\(oldTitle)”" : "Save as “\(oldTitle)”") {
        [weak self] in
        note.giveTitleBack()
        guard !isTitleOnly else { return action() }
        self?.saveNote { isSaved in
          guard isSaved else { return }
          action()
          self?.tell(.done("Saved as “\(oldTitle)”."))
        }
      }
    let question =
      isTitleOnly
      ? "Its title stays “\(oldTitle)”."
      : note.isNew
        ? "Leave this new note without saving it?" : "Leave “\(oldTitle)” without its changes?"
    let leave = Confirmation.Answer(words: "Leave without saving", action: action)
    dialog = .confirm(
      Confirmation(
        title: isTitleOnly ? "Not renamed" : "Not saved", words: "\(reason) \(question)",
        answers: isTitleOnly ? [main] : [main, leave], cancelWords: "stay"))
  }
}
