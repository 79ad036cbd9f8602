import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesThemes

extension Workspace {
  /// The problem with the title, else what was said last.
  var shownNotice: Notice? {
    if let words = undo.steps.running.words { return .hint(words) }
    if place == .title, let note, let problem = note.titleProblem {
      return .problem(note.refusedTitle == note.title ? "\(note.refusalStart) \(problem)" : problem)
    }
    // What is asked in a dialog is not said behind it too.
    return notice ?? (isAsking ? nil : note?.saveProblem.map(Notice.problem))
  }

  var savedState: SavedState {
    note?.savedState ?? SavedState(sign: "○", words: "no note", role: .dim)
  }

  private var keyHintChoice: KeyHintChoice {
    KeyHintChoice(
      place: place, note: note, list: shownList, hasNotebook: folder != nil,
      namedCount: opener.namedPaths.count
    ) { [self] in keyName($0) }
  }

  private var shownList: KeyHintChoice.List {
    guard place == .filter || place == .list else { return .notes }
    if list.entries.isEmpty { return .empty }
    if place == .filter { return list.search.current == nil ? .notes : .found }
    if !list.browser.marks.isEmpty { return .marked }
    return list.browser.selectedFolder == nil ? .notes : .folder
  }

  /// The four keys that matter where the focus is.
  var keyHints: [KeyHint] { keyHintChoice.hints }

  /// What can be done while no note is open.
  var emptyHints: [KeyHint] { keyHintChoice.hintsWithoutNote }
}
