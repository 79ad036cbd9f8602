import BubblepadCommands
import CursesUICore

/// What can be done in the list of tasks, and its keys.
package enum AgendaAction: CaseIterable {
  case open, toggle, day, week, date, edit, group, done, undo, redo

  package var chord: KeyChord {
    switch self {
    case .open: .key(.enter)
    case .toggle: .key(.character(" "))
    case .day: .alt("d")
    case .week: .alt("w")
    case .date: .alt("t")
    case .edit: .alt("e")
    case .group: .alt("g")
    case .done: .alt("a")
    case .undo: .ctrl("z")
    case .redo: .ctrl("y")
    }
  }

  /// - Parameter isShort: where there are few columns.
  package func words(isShort: Bool) -> String {
    switch self {
    case .open: "open"
    case .toggle: "tick"
    case .day: isShort ? "+1d" : "+1 day"
    case .week: isShort ? "+1w" : "+1 week"
    case .date: isShort ? "date" : "date…"
    case .edit: isShort ? "edit" : "edit…"
    case .group: isShort ? "by" : "group"
    case .done: "all"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  /// What the key is called: M- is Alt, ^ is Ctrl where there are few columns.
  package func keyWords(isShort: Bool) -> String {
    let name = self == .toggle ? (isShort ? "Spc" : "Space") : chord.description
    return isShort ? name.replacing("Alt+", with: "M-").replacing("Ctrl+", with: "^") : name
  }
}
