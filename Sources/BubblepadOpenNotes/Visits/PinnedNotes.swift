import BubblepadNotebook

/// The notes that stand at the top of the list, from one start of the program to the next. A line of its file
/// for each: its path.
package struct PinnedNotes: StatePaths, Equatable {
  package var paths: Set<FileID> = []
  /// How the notebook is named here; a pin is kept under its note's key.
  package var spelling = FolderSpelling() {
    didSet { paths = Set(paths.map { key($0.path) }) }
  }

  /// No note has more of a list than this pinned.
  package static let most = 1000

  package init() {}

  /// Where they are kept.
  package static func file(in places: NotebookPlaces) -> StateFile<PinnedNotes> {
    StateFile("pins", in: places)
  }

  /// Those of a notebook that is named so.
  package static func kept(in places: NotebookPlaces, spelling: FolderSpelling) -> PinnedNotes {
    var pins = file(in: places).read() ?? PinnedNotes()
    pins.spelling = spelling
    return pins
  }

  package func contains(_ entry: NoteEntry) -> Bool { contains(path: entry.path) }

  /// Whether the note at a path is pinned.
  package func contains(path: String) -> Bool { paths.contains(key(path)) }

  private func key(_ path: String) -> FileID { FileID(spelling.key(path)) }

  /// Pins a note, or takes its pin away. Returns whether it is pinned now.
  package mutating func toggle(_ path: String) -> Bool {
    if paths.remove(key(path)) != nil { return false }
    paths.insert(key(path))
    return true
  }

  /// A pinned note has another name.
  package mutating func rename(_ path: String, to newPath: String) {
    if paths.remove(key(path)) != nil { paths.insert(key(newPath)) }
  }

  /// The same notes, those with a pin first.
  package func ordered(_ entries: [NoteEntry]) -> [NoteEntry] {
    guard !paths.isEmpty else { return entries }
    return entries.filter(contains) + entries.filter { !contains($0) }
  }
}
