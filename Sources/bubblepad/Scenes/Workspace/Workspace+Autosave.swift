import BubblepadNotebook
import BubblepadOpenNotes
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
    NoteLeaving(self, words, then: action).begin()
  }
}
