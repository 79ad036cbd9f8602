import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesText
import CursesUICore

/// Undoing what was done to the notebook and not to a text.
@MainActor
package final class NotebookUndo {
  private unowned let context: any StepContext
  /// What was done, the last step last, and what was undone of it.
  package var steps: NotebookSteps
  private var note: OpenNote? { context.note }
  private var place: Place { context.place }

  package init(_ context: any StepContext, _ tabs: NoteTabs) {
    self.context = context
    steps = NotebookSteps(
      front: { tabs.current.note?.path }, texts: { tabs.notes.map(\.stepped) })
  }

  // MARK: What a key is about

  /// Whether undo is about the notebook here, and not about a text.
  package var isNext: Bool {
    place == .list
      || (note.map { steps.isNextToUndo(in: $0.wholeStepped) } ?? steps.canUndo)
        && (note == nil || place == .editor || place == .filter || isTitleAsSaved)
  }

  /// The same of redo.
  package var isNextToRedo: Bool {
    place == .list
      || (note.map { steps.isNextToRedo(in: $0.stepped) } ?? steps.canRedo)
        && (note == nil || place == .editor || isTitleAsSaved)
  }

  /// Whether the caret is in a title that was not edited since it was saved.
  private var isTitleAsSaved: Bool { place == .title && note?.hasNewTitle == false }

  // MARK: Undo and redo

  /// Undoes the last step; asks first where it is not expected here.
  package func undoExpected() {
    guard place == .editor, !context.isAsking, let note, let step = steps.unexpected else {
      return undo()
    }
    context.present(
      .undo(of: step) { [weak self] answer in
        switch answer {
        case .nothing: break
        case .step: self?.undo()
        case .text:
          self?.steps.undoesText(note.stepped)
          note.editor.perform(.edit(.undo))
        }
      })
  }

  package func undo() {
    guard !isWriting(.undo) else { return }
    guard let step = steps.takeLast() else {
      return context.tell(.hint("Nothing to undo in the list of notes."))
    }
    step.undo()
    doFollowing()
  }

  package func redo() {
    guard !isWriting(.redo) else { return }
    guard let redo = steps.takeUndone() else {
      return context.tell(.hint("Nothing to redo in the list of notes."))
    }
    redo()
    doFollowing()
  }

  /// Does what is one with the step that was undone or done again, once that is written.
  private func doFollowing() {
    Task { [number = steps.jointCount, context] in
      let undo = context.undo
      await undo.steps.writing?.value
      guard let next = undo.steps.takeFollowing(number) else { return }
      next()
      undo.doFollowing()
    }
  }

  // MARK: While a step is written

  /// Stops the step that is being written by Esc, where the key is not a dialog's, a field's or vi's. Returns whether
  /// there was one.
  package func stopStep(by key: Key) -> Bool {
    guard key.code == .escape, key.modifiers.isEmpty, key.phase != .up, !context.isAsking,
      place != .find, place != .replace, note?.vi?.takesLetters != false
    else { return false }
    return steps.running.stop()
  }

  /// Whether a step is being written, which is said: it is stopped by Esc.
  package func isWriting(_ command: AppCommand) -> Bool {
    guard steps.running.isRunning, command == .undo || command == .redo else { return false }
    context.tell(.hint("Bubblepad is still writing. Esc stops it."))
    return true
  }

  // MARK: Writing files

  /// Writes files as one step of the notebook that can be undone and done again. A file that has changed since
  /// it was read stays as it is, and is named. The open note is changed in its editor and saved.
  ///
  /// - Returns: whether any file was written.
  @discardableResult
  package func write(_ changes: [FileChange], _ words: FilesStepWords) async -> Bool {
    guard !context.isReadOnly else {
      context.tell(.hint("Notes are open for reading only: none can be changed."))
      return false
    }
    return await FilesStep(context).write(changes, .new, words)
  }

  /// Writes files as part of a step that begins with what is done already, as bookmarks that follow. That is taken back
  /// where no file is written.
  ///
  /// - Parameters:
  ///   - made: a note that was made before, which stays in any case.
  ///   - more: how many parts come after it.
  /// - Returns: whether any file was written.
  @discardableResult
  package func write(
    _ changes: [FileChange], _ words: FilesStepWords,
    after first: (step: NotebookStep, takeBack: () -> Void)?, making made: NotebookStep? = nil,
    before more: Int = 0
  ) async -> Bool {
    steps.joinNext([first == nil, made == nil].count { !$0 } + 1 + more)
    if let first { steps.did(first.step) }
    if let made { steps.did(made) }
    guard await !write(changes, words) else { return true }
    if let first {
      _ = steps.takeLast()
      first.takeBack()
      steps.joinNext(1)
      if let made { steps.did(made) }
    }
    steps.joinNext(1)
    return false
  }

  /// Writes down what a step over files is about to do: should the program end in the middle, the next start can
  /// finish or undo it.
  ///
  /// - Parameter name: what it is called.
  package func begin(
    _ texts: [StepText], moves: [StepMove] = [], name: StepName
  ) async -> StepJournal? {
    guard let folder = context.folder else { return nil }
    let places = context.places
    return await Background.run {
      StepJournal(texts, moves: moves, name: name, notebook: folder.path, in: places)
    }
  }
}
