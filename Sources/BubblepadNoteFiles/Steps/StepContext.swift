import BubblepadNotebook

/// What steps of the notebook need from the app.
@MainActor
package protocol StepContext: SavingContext {
  /// What was done to the notebook, and undoing it.
  var undo: NotebookUndo { get }
  /// The list, the index and the open notes follow what other programs have changed.
  func follow(_ changes: [FolderChange])
}
