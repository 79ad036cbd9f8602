import CursesUICore

/// What the settings file says. What it does not say is `nil`.
struct Configuration: Equatable, Sendable {
  /// The name of a theme, or `auto` for one of the two below.
  var theme: String?
  var light: String?
  var dark: String?
  var background: BackgroundKind?
  var animation: Bool?
  var ripple: Bool?
  var reducedMotion: Bool?
  var screenReader: Bool?
  /// As written: `~` is not yet the home folder.
  var notebook: String?
  var measure: Int?
  static let measureRange = 20...400
  var showsNoteList: Bool?
  var listWidth: Int?
  static let listWidthRange = 16...80
  /// Whether the list is a tree.
  var showsFolders: Bool?
  var showsStatus: Bool?
  var showsAside: Bool?
  var color: ColorChoice?
  var autosave: AutosaveChoice?
  var mouse: Bool?
  var smartTyping: Bool?
  var undoHistory: Bool?
  var vi: Bool?
  var pictures: Bool?
  /// `auto`, `off`, or the name of a dictionary.
  var spelling: String?
  /// The commands whose keys it sets; an empty list takes a command's keys away.
  var keys: [AppCommand: [KeyChord]] = [:]
}

/// When notes are saved by themselves.
enum AutosaveChoice: String, CaseIterable, Sendable {
  /// In a notebook, and not where a file was named.
  case auto
  case on, off
}

/// Something in the settings file that does not count, and why.
struct ConfigurationWarning: Hashable, Sendable, CustomStringConvertible {
  let path: String
  /// Counted from 1; `nil` where the whole file is meant.
  let line: Int?
  let sentence: String
  /// Whether nothing of the file counts.
  var isOfWholeFile = false

  /// `config.yaml:3: “colour” is not a setting; …`: there is one file only, and the row is short.
  var description: String {
    let name = path.lastPathComponent
    return line.map { "\(name):\($0): \(sentence)" } ?? "\(name): \(sentence)"
  }
}
