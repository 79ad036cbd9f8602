import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesUICore

/// Goes away from the open note once its changes are on the disk or given up: by the rule of the settings they are
/// saved, or it is asked.
@MainActor
struct NoteLeaving {
  private let context: any SavingContext
  private let words: (save: String, leave: String)
  private let action: @MainActor () -> Void
  private let keys: HeldKeys

  /// - Parameters:
  ///   - words: what saving and leaving are called.
  ///   - action: what is done then.
  init(
    _ context: any SavingContext, _ words: (save: String, leave: String),
    then action: @escaping @MainActor () -> Void
  ) {
    self.context = context
    (self.words, self.action) = (words, action)
    keys = HeldKeys(context.keyboard)
  }

  func begin() {
    guard let note = context.note, !note.isReadOnly else { return keys.deliver(after: action) }
    if note.isSaving {
      holdKeys()
      return note.whenSaved { begin() }
    }
    note.editor.finishTyping(leaves: true)
    if note.loss == .gone { OutsideChanges(context).check(note) }
    note.takeTitle()
    guard note.needsSaving, !note.isOnlyConverted else { return keys.deliver(after: action) }
    guard context.saver.savesWhenLeft(note) else {
      keys.drop()
      return askToSave(note)
    }
    holdKeys()
    context.saver.save { isSaved in
      guard isSaved else {
        keys.drop()
        return !context.isAsking ? askToGiveUp(note) : ()
      }
      // What was typed meanwhile is saved too.
      guard !note.isModified || note !== context.note else { return begin() }
      keys.deliver(after: action)
    }
  }

  private func holdKeys() {
    keys.hold()
    context.conversation.heldKeys = keys
  }

  private func askToSave(_ note: OpenNote) {
    let isGone = note.loss == .gone && !note.isModified && !note.hasNewTitle
    context.present(
      Confirmation(
        title: isGone ? "File removed" : "Not saved",
        words: isGone
          ? "The file of “\(note.shownName)” was removed. Its text is only here."
          : "“\(note.shownName)” has changes that are not saved.",
        answers: [
          .init(words: isGone ? "Write it again" : words.save, letter: isGone ? "w" : "s") {
            context.saver.save { isSaved in if isSaved { action() } }
          },
          .init(words: words.leave, letter: "d") { action() },
        ]))
    // Nothing was typed into the note: what is typed now is meant for what comes after it.
    if isGone { context.conversation.typing.questionCameByItself(at: .now) }
  }

  /// The note could not be saved. The main answer loses nothing, and none has a letter: the question may come
  /// while somebody types.
  private func askToGiveUp(_ note: OpenNote) {
    let reason = note.titleFault?.description ?? context.notice?.words ?? ""
    let oldTitle = note.promptTitle ?? note.savedTitle
    // Where nothing but the title was changed, no text can be lost.
    let isTitleOnly =
      note.titleProblem != nil && !note.isNew && !note.isModified && !note.mustBeWritten
    let main =
      note.titleProblem == nil
      ? Confirmation.Answer(words: "Stay") {}
      : Confirmation.Answer(words: isTitleOnly ? "Keep “\(oldTitle)”" : "Save as “\(oldTitle)”") {
        note.giveTitleBack()
        guard !isTitleOnly else { return action() }
        context.saver.save { isSaved in
          guard isSaved else { return }
          action()
          context.tell(.done("Saved as “\(oldTitle)”."))
        }
      }
    let question =
      isTitleOnly
      ? "Its title stays “\(oldTitle)”."
      : note.isNew
        ? "Leave this new note without saving it?" : "Leave “\(oldTitle)” without its changes?"
    let leave = Confirmation.Answer(words: "Leave without saving", action: action)
    context.present(
      Confirmation(
        title: isTitleOnly ? "Not renamed" : "Not saved", words: "\(reason) \(question)",
        answers: isTitleOnly ? [main] : [main, leave], cancelWords: "stay"))
  }
}
