import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesText

/// Something that was done to the notebook and not to a text, and can be undone as one step: a note in the
/// trash, a rename.
@MainActor
struct NotebookStep {
  /// The notes in the trash that it is about.
  var trashed: Set<TrashedNote.ID> = []
  /// The note whose own text it has changed in the editor.
  var own: (file: FileID, text: OwnText)?
  /// Takes it back, and says so; once that is done, `NotebookSteps.undid` is told what does it again.
  let undo: () -> Void
  /// Whether no text was edited between the step before and this one.
  fileprivate(set) var followsStep = false
  /// Where the undo of a text was when it was done: there it can be undone again, whatever was typed and undone
  /// since.
  fileprivate(set) var moment: StepMoment?
}

/// A place in what can be undone in the text of a note.
@MainActor
struct StepMoment: Equatable {
  private let note: ObjectIdentifier
  private let revision: Int

  init(_ note: OpenNote) {
    self.note = ObjectIdentifier(note)
    revision = note.editor.revision
  }
}

/// What was done to the notebook, the last step last, and what was undone of it.
@MainActor
struct NotebookSteps {
  private var done: [NotebookStep] = []
  /// What does the steps again that were undone, the last one last; nothing once something else was done.
  private var undone: [() -> Void] = []
  /// Whether no text was edited since the last step.
  private(set) var isNewest = false
  /// What writes the files of a step that is undone or done again.
  var writing: Task<Void, Never>?
  /// The one whose files are being written.
  let running = RunningStep()
  /// The journal of a step that was stopped, until it is undone.
  var stopped: StepJournal?
  /// Whether a text is being edited as a part of a step.
  var isUnderWay = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Notes a step, to be undone until a text is edited; in the list of notes, also after that.
  ///
  /// - Parameter moment: the text that it has changed too, after that.
  mutating func did(_ step: NotebookStep, at moment: StepMoment? = nil) {
    undone = []
    didAgain(step, at: moment)
  }

  /// Notes a step that was undone before.
  mutating func didAgain(_ step: NotebookStep, at moment: StepMoment? = nil) {
    var step = step
    step.moment = moment
    step.followsStep = isNewest
    done.append(step)
    isNewest = true
  }

  /// A step has been undone.
  mutating func undid(_ redo: @escaping () -> Void) { undone.append(redo) }

  /// What was stopped is as it was before.
  mutating func endStopped() {
    stopped?.end()
    stopped = nil
  }

  mutating func textWasEdited() {
    guard !isUnderWay else { return }
    isNewest = false
    undone = []
  }

  /// Whether the last step is what is to be undone next: no text was edited since, or that was undone.
  func isNext(in note: OpenNote?) -> Bool {
    isNewest || done.last?.moment.map { $0 == note.map(StepMoment.init) } == true
  }

  /// Takes the last step to be undone. In the list that may be one before which a text was edited: the step
  /// before it is not the newest then either.
  mutating func takeLast(in note: OpenNote?) -> NotebookStep? {
    let isNext = isNext(in: note)
    let step = done.popLast()
    isNewest = isNext && step?.followsStep == true
    return step
  }

  /// Whether undoing in the editor has just undone what the last step did to that note, and so a part of the step.
  func isPartlyUndone(by text: SourceText, at path: String) -> Bool {
    guard let own = done.last?.own, own.file == FileID(path), own.text.before != own.text.after
    else { return false }
    return own.text.before == text
  }

  mutating func takeUndone() -> (() -> Void)? { undone.popLast() }

  /// Forgets how notes came into the trash that have left it in another way.
  mutating func forgetTrashing(of notes: [TrashedNote]) {
    let gone = Set(notes.map(\.id))
    for index in done.indices.reversed() where !done[index].trashed.isDisjoint(with: gone) {
      done[index].trashed.subtract(gone)
      if done[index].trashed.isEmpty { done.remove(at: index) }
    }
  }
}

extension Workspace {
  /// Whether undo is about the notebook here, and not about a text.
  var undoesStep: Bool {
    place == .list
      || notebookSteps.canUndo
        && (note == nil
          || notebookSteps.isNext(in: note)
            && (place == .editor || place == .filter || isTitleAsSaved))
  }

  /// The same of redo: what is undone of the notebook is forgotten with the next edit of a text.
  var redoesStep: Bool {
    place == .list
      || notebookSteps.canRedo && (note == nil || place == .editor || isTitleAsSaved)
  }

  /// Whether the caret is in a title that was not edited since it was saved.
  private var isTitleAsSaved: Bool { place == .title && note?.hasNewTitle == false }

  /// What undo in the editor has undone of a step, the rest of the step follows.
  func undoWholeStep(of note: OpenNote) {
    guard notebookSteps.isPartlyUndone(by: note.editor.text, at: note.path) else { return }
    note.editor.perform(.edit(.redo))
    undoStep()
  }

  func undoStep() {
    guard !isWriting(.undo) else { return }
    guard let step = notebookSteps.takeLast(in: note) else {
      return tell(.hint("Nothing to undo in the list of notes."))
    }
    step.undo()
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
  }
}
