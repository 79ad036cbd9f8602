import CursesText

/// The order that the user has put the notes of a notebook in, from one start of the program to the next. A line of its
/// file for each note: its path from the notebook on.
///
/// Obsidian has no such order, so it is kept outside of the notebook. A note that has no place yet is new, and comes
/// first. One that is gone keeps its place, for when it is restored.
package struct ManualOrder: StateLines, Equatable {
  private var paths: [String] = []

  /// More than anybody puts in an order.
  private static let most = 20_000

  package init() {}

  /// Where that of a notebook is kept.
  package static func file(of notebook: String, in places: NotebookPlaces) -> StateFile<ManualOrder>
  {
    let path = FolderSpelling(notebook).key(FilePath.join(notebook, ""))
    return StateFile("manual-order-" + ContentHash(SourceText(path)).hex, in: places)
  }

  /// Whether nothing was put in an order yet.
  package var isEmpty: Bool { paths.isEmpty }

  /// Notes in this order; those without a place come first, as they are given.
  package func sorted(_ entries: [NoteEntry], in notebook: String) -> [NoteEntry] {
    let ranks = Dictionary(
      paths.enumerated().map { (FileID($1), $0) }, uniquingKeysWith: { first, _ in first })
    let ranked = entries.map { entry in
      (entry, entry.path.below(notebook).flatMap { ranks[FileID($0)] } ?? -1)
    }
    return ranked.indices.sorted { (ranked[$0].1, $0) < (ranked[$1].1, $1) }.map { ranked[$0].0 }
  }

  /// Puts all notes in the order in which they are given. Those that are gone keep their places after them.
  package mutating func take(_ entries: [NoteEntry], in notebook: String) {
    let given = entries.compactMap { $0.path.below(notebook) }
    let known = Set(given.map(FileID.init))
    paths = Array((given + paths.filter { !known.contains(FileID($0)) }).prefix(Self.most))
  }

  /// Puts a note before or after another.
  ///
  /// - Parameter entries: all notes in the order that they have now.
  package mutating func move(
    _ path: String, beyond other: String, isAfter: Bool, among entries: [NoteEntry],
    in notebook: String
  ) {
    guard let path = path.below(notebook), let other = other.below(notebook) else { return }
    let known = Set(paths.map(FileID.init))
    let new = entries.compactMap { $0.path.below(notebook) }
      .filter { !known.contains(FileID($0)) }
    paths = new + paths
    paths.removeAll { $0.isSamePath(as: path) }
    guard let index = paths.firstIndex(where: { $0.isSamePath(as: other) }) else { return }
    paths.insert(path, at: isAfter ? index + 1 : index)
    paths = Array(paths.prefix(Self.most))
  }

  /// A note has another path. Returns whether it had a place.
  package mutating func rename(_ path: String, to newPath: String, in notebook: String) -> Bool {
    guard let old = path.below(notebook), let new = newPath.below(notebook),
      let index = paths.firstIndex(where: { $0.isSamePath(as: old) })
    else { return false }
    paths.removeAll { $0.isSamePath(as: new) }
    paths[paths.firstIndex { $0.isSamePath(as: old) } ?? index] = new
    return true
  }

  // MARK: The file

  package mutating func take(_ line: String) -> Bool {
    guard !line.isEmpty, !line.hasPrefix("/"), paths.count < Self.most else { return false }
    paths.append(line)
    return true
  }

  // A path with a line end in it would be read back as two.
  package var lines: [String] { paths.filter { !$0.utf8.contains(UInt8(ascii: "\n")) } }
}
