import BubblepadSearches
import CursesText
import CursesUICore

extension OpenNote {
  /// What a question calls it: a note by its title, any other file by its name.
  package var shownName: String { isMarkdown ? title : path.lastComponent }

  /// Selects the title, before the focus goes there: what is typed now takes its place.
  package func selectTitle() {
    titleSelection = TextSelection(range: title.startIndex..<title.endIndex)
  }

  /// The note for a search of its text in memory, if it is a locked one.
  package var unlocked: TextSearch.UnlockedNote? {
    guard isLocked, !isReading else { return nil }
    return .init(path: path, text: editor.text)
  }
}
