import BubblepadCommands
import BubblepadNotebook
import BubblepadPanels
import CursesCore

extension Workspace {
  /// Whether undo is about the notebook here, and not about a text.
  var undoesStep: Bool {
    place == .list
      || (note.map { notebookSteps.isNextToUndo(in: $0.wholeStepped) } ?? notebookSteps.canUndo)
        && (note == nil || place == .editor || place == .filter || isTitleAsSaved)
  }

  /// The same of redo.
  var redoesStep: Bool {
    place == .list
      || (note.map { notebookSteps.isNextToRedo(in: $0.stepped) } ?? notebookSteps.canRedo)
        && (note == nil || place == .editor || isTitleAsSaved)
  }

  /// Whether the caret is in a title that was not edited since it was saved.
  private var isTitleAsSaved: Bool { place == .title && note?.hasNewTitle == false }

  /// Undoes the last step; asks first where it is not expected here.
  func undoExpectedStep() {
    guard place == .editor, dialog == nil, let note, let step = notebookSteps.unexpected else {
      return undoStep()
    }
    dialog = .confirm(
      .undo(of: step) { [weak self] answer in
        switch answer {
        case .nothing: break
        case .step: self?.undoStep()
        case .text:
          self?.notebookSteps.undoesText(note.stepped)
          note.editor.perform(.edit(.undo))
        }
      })
  }

  func undoStep() {
    guard !isWriting(.undo) else { return }
    guard let step = notebookSteps.takeLast() else {
      return tell(.hint("Nothing to undo in the list of notes."))
    }
    step.undo()
    doFollowing()
  }

  /// Does what is one with the step that was undone or done again, once that is written.
  private func doFollowing() {
    Task { [number = notebookSteps.jointCount] in
      await notebookSteps.writing?.value
      guard let next = notebookSteps.takeFollowing(number) else { return }
      next()
      doFollowing()
    }
  }

  /// Stops the step that is being written by Esc, where the key is not a dialog's, a field's or vi's. Returns whether
  /// there was one.
  func stopStep(by key: Key) -> Bool {
    guard key.code == .escape, key.modifiers.isEmpty, key.phase != .up, dialog == nil,
      place != .find, place != .replace, note?.vi?.takesLetters != false
    else { return false }
    return notebookSteps.running.stop()
  }

  /// Whether a step is being written, which is said: it is stopped by Esc.
  func isWriting(_ command: AppCommand) -> Bool {
    guard notebookSteps.running.isRunning, command == .undo || command == .redo else {
      return false
    }
    tell(.hint("Bubblepad is still writing. Esc stops it."))
    return true
  }

  func redoStep() {
    guard !isWriting(.redo) else { return }
    guard let redo = notebookSteps.takeUndone() else {
      return tell(.hint("Nothing to redo in the list of notes."))
    }
    redo()
    doFollowing()
  }
}
