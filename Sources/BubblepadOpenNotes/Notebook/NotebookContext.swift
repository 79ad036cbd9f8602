import BubblepadIndex
import BubblepadNotebook
import BubblepadSettings

/// The notebook and its notes, for a service that works on more than the open ones.
@MainActor
package protocol NotebookContext: NoteContext {
  /// The notebook; nil where single notes are open.
  var folder: NotebookFolder? { get }
  /// Its notes, as far as the list has been read.
  var entries: [NoteEntry] { get }
  /// The index; nil until the first screen stands, and where there is none.
  var indexing: NotebookIndexing? { get }
  var places: NotebookPlaces { get }
  /// Whether all notes are open for reading only.
  var isReadOnly: Bool { get }
  /// Which files are edited without being asked for.
  var reach: NotebookReach { get }
  /// Opens a note, saving what is open by the rule of the settings.
  ///
  /// - Parameter finished: called once it is shown.
  func open(path: String, then finished: @escaping @MainActor () -> Void)
  /// The day or time that a note was changed, as lists show it.
  func dateWords(for moment: Int64) -> String
  /// Goes to a position of a note, at once or when it has been read so far.
  func go(to position: NotePlace.Position, in note: OpenNote)
  /// Writes files as one step of the notebook that can be undone and redone.
  ///
  /// - Returns: whether any file was written.
  func write(_ changes: [FileChange], _ words: FilesStepWords) async -> Bool
  func undoStep()
  func redoStep()
  /// Returns when the step that is being undone or redone is on the disk.
  func finishStep() async
}

extension NotebookContext {
  /// Undoes the last step, or does it again, until it is on the disk.
  package func turnStep(again isAgain: Bool) async {
    if isAgain { redoStep() } else { undoStep() }
    await finishStep()
  }

  package func open(path: String) { open(path: path) {} }
}
