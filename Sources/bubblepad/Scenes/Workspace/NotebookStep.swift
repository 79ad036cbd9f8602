import Notebook

/// Something that was done to the notebook and not to a text, and can be undone as one step: a note in the
/// trash, a rename.
@MainActor
struct NotebookStep {
  /// What is said when it has been undone; nil where undoing says it itself.
  var undone: String?
  /// The note in the trash that it is about.
  var trashed: TrashedNote.ID?
  let undo: () -> Void
  /// Whether no text was edited between the step before and this one.
  fileprivate(set) var followsStep = false
}

extension Workspace {
  /// Notes what undo is for, until a text is edited; in the list of notes, also after that.
  func note(step: NotebookStep) {
    var step = step
    step.followsStep = isStepNewest
    notebookSteps.append(step)
    isStepNewest = true
  }

  /// Whether undo is about the notebook here, and not about a text.
  var undoesStep: Bool {
    !notebookSteps.isEmpty
      && (place == .list || note == nil || isStepNewest && place == .editor)
  }

  func undoStep() {
    guard let step = notebookSteps.popLast() else {
      return tell(.hint("Nothing to undo in the list of notes."))
    }
    isStepNewest = step.followsStep
    step.undo()
    if let words = step.undone { tell(.done(words)) }
  }

  /// Forgets how notes came into the trash that have left it in another way.
  func forgetTrashing(of notes: [TrashedNote]) {
    notebookSteps.removeAll { step in notes.contains { $0.id == step.trashed } }
  }
}
