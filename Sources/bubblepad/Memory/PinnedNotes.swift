import BubblepadNotebook

/// The notes that stand at the top of the list, from one start of the program to the next. A line of its file
/// for each: its path.
struct PinnedNotes: StateLines, Equatable {
  private(set) var paths: Set<String> = []
  /// How the notebook is named here; a pin is kept under its note's key.
  var spelling = FolderSpelling() {
    didSet { paths = Set(paths.map(spelling.key)) }
  }

  /// No note has more of a list than this pinned.
  private static let most = 1000

  init() {}

  /// Where they are kept.
  static func file(in places: NotebookPlaces) -> StateFile<PinnedNotes> {
    StateFile("pins", in: places)
  }

  func contains(_ entry: NoteEntry) -> Bool { paths.contains(spelling.key(entry.path)) }

  /// Pins a note, or takes its pin away. Returns whether it is pinned now.
  mutating func toggle(_ path: String) -> Bool {
    if paths.remove(spelling.key(path)) != nil { return false }
    paths.insert(spelling.key(path))
    return true
  }

  /// A pinned note has another name.
  mutating func rename(_ path: String, to newPath: String) {
    if paths.remove(spelling.key(path)) != nil { paths.insert(spelling.key(newPath)) }
  }

  /// The same notes, those with a pin first.
  func ordered(_ entries: [NoteEntry]) -> [NoteEntry] {
    guard !paths.isEmpty else { return entries }
    return entries.filter(contains) + entries.filter { !contains($0) }
  }

  // MARK: The file

  mutating func take(_ line: String) -> Bool {
    guard line.hasPrefix("/"), paths.count < Self.most else { return false }
    paths.insert(line)
    return true
  }

  // A path with a line end in it would be read back as two.
  var lines: [String] {
    paths.filter { !$0.utf8.contains(UInt8(ascii: "\n")) }.sorted()
  }
}

extension Workspace {
  /// Pins the selected note where the focus is in the list, else the open one; or takes its pin away.
  func togglePin() {
    guard folder != nil else {
      return tell(.hint("A single note is open, so there is no list to pin it in."))
    }
    guard browser.selectedFolder(in: self) == nil else {
      return tell(.hint("Only notes can be pinned. Select a note in the list."))
    }
    let isInList = place == .list || place == .filter
    let path = isInList ? selection?.path : note?.path
    guard let path, let entry = entries.first(where: { $0.path == path }) else {
      return tell(.hint("Save the note first, then pin it."))
    }
    var changed = pins
    let isPinned = changed.toggle(entry.path)
    keep(changed)
    tell(
      .done(
        isPinned
          ? "“\(entry.shownTitle)” stays at the top of the list."
          : "“\(entry.shownTitle)” is no longer pinned."))
  }

  /// Takes over pins and writes them.
  func keep(_ changed: PinnedNotes) {
    guard changed != pins else { return }
    pins = changed
    PinnedNotes.file(in: places).write(changed)
  }
}
