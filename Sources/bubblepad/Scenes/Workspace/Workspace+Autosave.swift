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

  /// Whether a note that is left is saved without a question.
  func savesWhenLeft(_ note: OpenNote) -> Bool {
    let isGone = note.file.stamp == nil && !note.isNew
    return savesByItself && !isGone && !note.isOutside
  }

  /// Takes in what another program has written, where it can stand beside what was typed. Returns whether it
  /// could.
  func isBroughtTogether(_ note: OpenNote) -> Bool {
    (try? OutsideChanges(self).merge(of: note)) == true
  }

  // MARK: Leaving a note

  /// Runs an action once the open note's changes are on the disk or given up: by the rule of the settings
  /// they are saved, or it is asked.
  func afterKeepingChanges(
    _ words: (save: String, leave: String) = ("Save", "Leave without saving"),
    _ action: @escaping @MainActor () -> Void
  ) {
    keepChanges(words, HeldKeys(shell), action)
  }

  private func keepChanges(
    _ words: (save: String, leave: String), _ keys: HeldKeys,
    _ action: @escaping @MainActor () -> Void
  ) {
    guard let note, !note.isReadOnly else { return keys.deliver(after: action) }
    if note.isSaving {
      keys.hold()
      heldKeys = keys
      return note.whenSaved { [weak self] in self?.keepChanges(words, keys, action) }
    }
    note.editor.finishTyping(leaves: true)
    note.takeTitle()
    guard note.needsSaving, !note.isOnlyConverted else { return keys.deliver(after: action) }
    guard savesWhenLeft(note) else {
      keys.drop()
      return askToSave(note, words, then: action)
    }
    keys.hold()
    heldKeys = keys
    saveNote { [weak self] isSaved in
      guard let self else { return }
      guard isSaved else {
        keys.drop()
        return dialog == nil ? askToGiveUp(note, then: action) : ()
      }
      // What was typed meanwhile is saved too.
      guard !note.isModified || note !== self.note else { return keepChanges(words, keys, action) }
      keys.deliver(after: action)
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
    let isTitleOnly =
      note.titleProblem != nil && !note.isNew && !note.isModified && !note.mustBeWritten
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
