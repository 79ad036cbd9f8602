import CursesUICore
import Notebook

/// Marks of vi with capital names: in which notes they are, from one day to the next.
///
/// A line of its file for each: the name, the line, the byte in it, the path.
struct FileMarks {
  /// A mark and the note it is in.
  struct Place: Equatable {
    var path: String
    var mark: ViFileMark
  }

  private(set) var places: [Character: Place]
  private let file: StateFile

  /// The marks that were kept in a folder.
  init(stateFolder: String) {
    file = StateFile(path: stateFolder + "/marks")
    places = FileMarks.read(file)
  }

  /// Where a mark is; nil where there is none of that name.
  subscript(name: Character) -> Place? { places[name] }

  /// The marks in a note.
  func marks(in path: String) -> [Character: ViFileMark] {
    places.filter { $0.value.path == path }.mapValues(\.mark)
  }

  /// Takes what marks a note has when it is left, and keeps them.
  mutating func take(_ marks: [Character: ViFileMark], of path: String) {
    let before = places
    for (name, mark) in marks { places[name] = Place(path: path, mark: mark) }
    if places != before { write() }
  }

  // MARK: The file

  private static func read(_ file: StateFile) -> [Character: Place] {
    var places: [Character: Place] = [:]
    // Twenty-six lines with a path each.
    for line in (file.read(atMost: 1 << 17) ?? "").split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 3)
      guard parts.count == 4, let name = parts[0].first, parts[0].count == 1, name.isUppercase,
        let number = Int(parts[1]), let column = Int(parts[2])
      else { continue }
      places[name] = Place(
        path: String(parts[3]), mark: ViFileMark(line: number, column: column))
    }
    return places
  }

  private func write() {
    let lines = places.sorted { $0.key < $1.key }.map { name, place in
      "\(name) \(place.mark.line) \(place.mark.column) \(place.path)\n"
    }
    file.write(lines.joined())
  }
}
