import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesThemes

extension Workspace {
  /// The problem with the title, else what was said last.
  var shownNotice: Notice? {
    if let words = notebookSteps.running.words { return .hint(words) }
    if place == .title, let note, let problem = note.titleProblem {
      return .problem(note.refusedTitle == note.title ? "\(note.refusalStart) \(problem)" : problem)
    }
    return notice ?? note?.saveProblem.map(Notice.problem)
  }

  var savedState: SavedState {
    note?.savedState ?? SavedState(sign: "○", words: "no note", role: .dim)
  }

  private var keyHintChoice: KeyHintChoice {
    KeyHintChoice(
      place: place, note: note, list: shownList, hasNotebook: folder != nil,
      namedCount: namedPaths.count
    ) { [self] in keyName($0) }
  }

  private var shownList: KeyHintChoice.List {
    guard place == .filter || place == .list else { return .notes }
    if entries.isEmpty { return .empty }
    if place == .filter { return textSearch == nil ? .notes : .found }
    if !browser.marks.isEmpty { return .marked }
    return browser.selectedFolder(in: self) == nil ? .notes : .folder
  }

  /// The four keys that matter where the focus is.
  var keyHints: [KeyHint] { keyHintChoice.hints }

  /// What can be done while no note is open.
  var emptyHints: [KeyHint] { keyHintChoice.hintsWithoutNote }

  /// A command as a sentence names it: by its key, or by its title where it has none.
  func wayTo(_ command: AppCommand) -> String {
    let key = keyName(command)
    return key.isEmpty ? "“\(command.title)”" : key
  }

  /// The key to show for a command, as the settings have it; empty when it has none.
  func keyName(_ command: AppCommand) -> String {
    // A key may be another one after the settings were changed.
    _ = settingsRevision
    return settings.keymap.key(for: command)?.description ?? ""
  }

  var countHint: String {
    guard !filter.isEmpty else {
      let count = listedEntries.count
      return Numbers.words(count, "note")
    }
    guard let textSearch else {
      return "\(Numbers.words(visibleEntries.count)) of \(Numbers.words(entries.count))"
    }
    return textSearch.countWords(hasIndex: indexing?.readyIndex != nil)
  }

  /// What is said in the place of a list without entries.
  var emptyListHint: String {
    if !isListLoaded { return "Reading…" }
    guard !filter.isEmpty else { return "No notes yet.\n\(wayTo(.newNote)) starts the first." }
    guard let textSearch else {
      return "No title and no first line has “\(filter)”.\nEnter searches the texts."
    }
    return textSearch.emptyWords
  }
}
