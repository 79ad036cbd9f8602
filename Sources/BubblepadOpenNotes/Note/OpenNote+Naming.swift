import BubblepadSearches
import CursesText
import CursesUICore

extension OpenNote {
  /// What a question calls it: a note by its title, any other file by its name.
  package var shownName: String { isMarkdown ? title : path.lastComponent }

  /// The note for a search of its text in memory, if it is a locked one.
  package var unlocked: TextSearch.UnlockedNote? {
    guard isLocked, !isReading else { return nil }
    return .init(path: path, text: editor.text)
  }
}
