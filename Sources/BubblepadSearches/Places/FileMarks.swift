import BubblepadNotebook
import CursesUICore

/// Marks of vi with capital names: in which notes they are, from one day to the next.
///
/// A line of its file for each: the name, the line, the byte in it, the path.
package struct FileMarks: StateLines {
  /// A mark and the note it is in.
  package struct Place: Equatable {
    package var path: String
    package var mark: ViFileMark
  }

  package private(set) var places: [Character: Place] = [:]
  /// How the notebook is named here; a mark is kept under its note's key.
  package var spelling = FolderSpelling() {
    didSet {
      let spelling = spelling
      places = places.mapValues { Place(path: spelling.key($0.path), mark: $0.mark) }
    }
  }

  /// No marks.
  package init() {}

  /// Where they are kept.
  package static func file(in places: NotebookPlaces) -> StateFile<FileMarks> {
    StateFile("marks", in: places)
  }

  /// Where a mark is; nil where there is none of that name.
  package subscript(name: Character) -> Place? {
    places[name].map { Place(path: spelling.path($0.path), mark: $0.mark) }
  }

  /// The marks in a note.
  package func marks(in path: String) -> [Character: ViFileMark] {
    places.filter { $0.value.path.isSamePath(as: spelling.key(path)) }.mapValues(\.mark)
  }

  /// Takes what marks a note has when it is left. Returns whether that changes any.
  package mutating func take(_ marks: [Character: ViFileMark], of path: String) -> Bool {
    let before = places
    for (name, mark) in marks { places[name] = Place(path: spelling.key(path), mark: mark) }
    return places != before
  }

  // MARK: The file

  /// No note has so many lines, or bytes in one.
  private static let highest = Int(Int32.max)

  package mutating func take(_ line: String) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 3)
    guard parts.count == 4, let name = parts[0].first, parts[0].count == 1,
      ("A"..."Z").contains(name), let number = Int(parts[1]), let column = Int(parts[2]),
      (1...Self.highest).contains(number), (0...Self.highest).contains(column),
      parts[3].first == "/"
    else { return false }
    places[name] = Place(
      path: String(parts[3]), mark: ViFileMark(line: number, column: column))
    return true
  }

  package var lines: [String] {
    places.sorted { $0.key < $1.key }
      // A path with a line end in it would be read back as two.
      .filter { !$0.value.path.utf8.contains(UInt8(ascii: "\n")) }
      .map { "\($0) \($1.mark.line) \($1.mark.column) \($1.path)" }
  }
}
