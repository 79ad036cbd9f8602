import BubblepadCommands
import CursesUICore

/// What the settings file says. What it does not say is `nil`.
package struct Configuration: Equatable, Sendable {
  /// The name of a theme, or `auto` for one of the two below.
  package var theme: String?
  package var light: String?
  package var dark: String?
  package var background: BackgroundKind?
  package var animation: Bool?
  package var ripple: Bool?
  package var reducedMotion: Bool?
  package var screenReader: Bool?
  /// As written: `~` is not yet the home folder.
  package var notebook: String?
  package var measure: Int?
  static let measureRange = 20...400
  package var showsNoteList: Bool?
  package var listWidth: Int?
  package static let listWidthRange = 16...80
  /// Whether the list is a tree.
  package var showsFolders: Bool?
  package var showsStatus: Bool?
  package var showsAside: Bool?
  package var color: ColorChoice?
  package var autosave: AutosaveChoice?
  package var mouse: Bool?
  package var smartTyping: Bool?
  package var undoHistory: Bool?
  package var vi: Bool?
  package var pictures: Bool?
  /// `auto`, `off`, or the name of a dictionary.
  package var spelling: String?
  /// The commands whose keys it sets; an empty list takes a command's keys away.
  package var keys: [AppCommand: [KeyChord]] = [:]

  package init() {}
}

/// When notes are saved by themselves.
package enum AutosaveChoice: String, CaseIterable, Sendable {
  /// In a notebook, and not where a file was named.
  case auto
  case on, off
}

/// Something in the settings file that does not count, and why.
package struct ConfigurationWarning: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1; `nil` where the whole file is meant.
  package let line: Int?
  package let sentence: String
  /// Whether nothing of the file counts.
  package var isOfWholeFile = false

  package init(path: String, line: Int?, sentence: String, isOfWholeFile: Bool = false) {
    self.path = path
    self.line = line
    self.sentence = sentence
    self.isOfWholeFile = isOfWholeFile
  }

  /// `config.yaml:3: “colour” is not a setting; …`: there is one file only, and the row is short.
  package var description: String {
    let name = path.lastComponent
    return line.map { "\(name):\($0): \(sentence)" } ?? "\(name): \(sentence)"
  }
}
