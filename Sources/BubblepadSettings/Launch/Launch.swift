import BubblepadCommands
import BubblepadNotebook
import CursesUICore

/// What the command line, the environment and the settings say together: what to open, and how.
package struct Launch: Equatable, Sendable {
  /// What to open.
  package enum Target: Equatable, Sendable {
    /// A folder that is there.
    case notebook(path: String)
    /// The same, with the note of today.
    case daily(notebook: String)
    /// Notes named one by one, at least one: the first is opened, all are listed.
    case notes([NotePlace])
    /// Nothing was named, and the person's notebook is not there yet: offer to create it.
    case missingDefaultNotebook(path: String)
    /// The person's own copy of the sample notebook, which `SampleNotebook.install` makes.
    case sample(path: String)
  }

  package let target: Target
  package let preferences: Preferences
  /// What is wrong with the settings, for the status bar; the rest of them counts.
  package let warnings: [ConfigurationWarning]

  package init(target: Target, preferences: Preferences, warnings: [ConfigurationWarning]) {
    self.target = target
    self.preferences = preferences
    self.warnings = warnings
  }
}

/// A note named on the command line.
package struct NotePlace: Equatable, Sendable {
  /// Where in the note the caret is to stand.
  package enum Position: Equatable, Sendable {
    /// Wherever the app would put it.
    case unspecified
    /// Line and column count from 1, as people do; both may lie beyond the end.
    case line(Int, column: Int)
    case end
  }

  /// Absolute.
  package let path: String
  package var position: Position = .unspecified
  /// `false` for a note that is created when it is first saved.
  package var exists = true
  /// Whether the file may be read but not written.
  package var isWriteProtected = false

  package init(
    path: String, position: Position = .unspecified, exists: Bool = true,
    isWriteProtected: Bool = false
  ) {
    self.path = path
    self.position = position
    self.exists = exists
    self.isWriteProtected = isWriteProtected
  }
}

extension [NotePlace] {
  /// The places without those that name a file again, by whatever path. A line that only a later one names holds.
  package var distinct: [NotePlace] {
    var places: [NotePlace] = []
    var indices: [FileID: Int] = [:]
    for place in self {
      let file = FileID(NotebookPlaces.resolved(place.path))
      guard let index = indices[file] else {
        indices[file] = places.count
        places.append(place)
        continue
      }
      if places[index].position == .unspecified { places[index].position = place.position }
    }
    return places
  }
}
