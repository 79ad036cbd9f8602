import BubblepadNotebook

/// What was searched in the notes of each notebook, the last search first, from one start of the program to the
/// next. A line of its file for each: the query, a tab, the notebook's path.
package struct RecentSearches: StateLines {
  private var entries: [(query: String, notebook: FileID)] = []

  /// Of one notebook.
  package static let most = 20
  private static let mostLines = 2000

  package init() {}

  /// Where they are kept.
  package static func file(in places: NotebookPlaces) -> StateFile<RecentSearches> {
    StateFile("searches", in: places)
  }

  /// The searches of a notebook, the last one first.
  package subscript(notebook: String) -> [String] {
    entries.filter { $0.notebook == FileID(notebook) }.map(\.query)
  }

  /// A notebook was searched.
  package mutating func searched(_ query: String, in notebook: String) {
    let query = Self.oneLine(query)
    guard !query.isEmpty else { return }
    remove(query, of: notebook)
    entries.insert((query, FileID(notebook)), at: 0)
    let own = entries.indices.filter { entries[$0].notebook == FileID(notebook) }
    for index in own.dropFirst(Self.most).reversed() { entries.remove(at: index) }
    if entries.count > Self.mostLines { entries.removeLast(entries.count - Self.mostLines) }
  }

  /// Forgets a search.
  package mutating func remove(_ query: String, of notebook: String) {
    entries.removeAll { $0.query == query && $0.notebook == FileID(notebook) }
  }

  private static func oneLine(_ query: String) -> String {
    NoteTitle.trimmed(String(query.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  package mutating func take(_ line: String) -> Bool {
    guard let tab = line.lastIndex(of: "\t"), tab != line.startIndex, entries.count < Self.mostLines
    else { return false }
    let path = line[line.index(after: tab)...]
    guard path.hasPrefix("/") else { return false }
    entries.append((String(line[..<tab]), FileID(String(path))))
    return true
  }

  // A path with a line end or a tab in it would be read back as another.
  package var lines: [String] {
    entries.filter { !$0.notebook.path.contains { $0.isNewline || $0 == "\t" } }
      .map { $0.query + "\t" + $0.notebook.path }
  }
}
