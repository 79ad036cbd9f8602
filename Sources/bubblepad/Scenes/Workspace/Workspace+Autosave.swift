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
    guard let note, !note.isReadOnly else { return action() }
    if note.isSaving {
      return note.whenSaved { [weak self] in self?.afterKeepingChanges(words, action) }
    }
    note.editor.finishTyping(leaves: true)
    note.takeTitle()
    guard note.needsSaving, !note.isOnlyConverted else { return action() }
    guard savesWhenLeft(note) else {
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
    let isGone = note.loss == .gone && !note.isModified && !note.hasNewTitle
    dialog = .confirm(
      Confirmation(
        title: isGone ? "File removed" : "Not saved",
        words: isGone
          ? "The file of “\(note.title)” was removed. Its text is only here."
          : "“\(note.title)” has changes that are not saved.",
        answers: [
          .init(words: isGone ? "Write it again" : words.save, letter: isGone ? "w" : "s") {
            [weak self] in
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
