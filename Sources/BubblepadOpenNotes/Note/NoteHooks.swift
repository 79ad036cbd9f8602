/// What a note asks of what has opened it.
@MainActor
package struct NoteHooks {
  /// The titles of the other notes beside this one.
  package var otherTitles: () -> [String] = { [] }
  /// Starts the note's journal. Called once, before the first edit is journalled.
  package var startJournal: (() -> Void)?
  /// Called after every edit of the title.
  package var titleChanged: () -> Void = {}
  /// Called with what is to be said where a typed title cannot stay as it is.
  package var titleReplaced: (String) -> Void = { _ in }
  /// Called after every edit.
  package var edited: () -> Void = {}
  /// Called when bytes of the text are others.
  package var textEdited: () -> Void = {}
  /// Called when `refreshStatus` should be called soon.
  package var statusIsOld: () -> Void = {}

  package init() {}
}
