import BubblepadNotebook
import CursesUICore

/// Where the user was in notes, from one start of the program to the next; the note left last comes first.
///
/// A line of its file for each: the caret's line and byte, the line and row at the top of the view, the folded
/// lines, the path, with tabs between.
package struct NoteMemory {
  package struct Entry: Equatable {
    package var path: String
    package var place: RichEditorPlace
  }

  /// All of them, which only lists of notes ask for: the first screen waits for one line of the file.
  package private(set) var entries: [Entry] {
    mutating get {
      let entries = known ?? read()
      known = entries
      return entries
    }
    set { known = newValue }
  }
  private var known: [Entry]?
  private let file: StateFile<NotePositions>
  /// How the notebook is named here; a note is kept under its key.
  private let spelling: FolderSpelling
  /// The paths that this process has changed something about: their lines are its own, all others are those
  /// of whoever wrote last.
  private var own: Set<FileID> = []
  private var renamed: Set<FileID> = []

  private static let mostNotes = 400

  package init(places: NotebookPlaces, spelling: FolderSpelling = FolderSpelling()) {
    file = StateFile("places", in: places)
    self.spelling = spelling
  }

  /// What the file has, by the paths of the notes here; what is known by two paths is where it was last.
  private func read() -> [Entry] {
    var seen: Set<FileID> = []
    return (file.read()?.entries ?? []).compactMap { entry in
      let path = spelling.path(entry.path)
      return seen.insert(FileID(path)).inserted ? Entry(path: path, place: entry.place) : nil
    }
  }

  /// Where the user was in a note.
  package mutating func place(in path: String) -> RichEditorPlace? {
    guard known == nil, let text = file.unreadText() else {
      return entries.first { $0.path.isSamePath(as: path) }?.place
    }
    let endings = Set([FileID(path), FileID(spelling.key(path))]).map {
      Array(("\t" + NotePositions.escaped($0.path)).utf8)
    }
    let line = text.utf8.split(separator: UInt8(ascii: "\n")).first { line in
      endings.contains { line.count > $0.count && line.suffix($0.count).elementsEqual($0) }
    }
    return line.flatMap { NotePositions.entry(String(decoding: $0, as: UTF8.self)[...]) }?.place
  }

  /// Takes where the user is in a note that is left.
  package mutating func take(_ place: RichEditorPlace, of path: String) {
    entries.removeAll { $0.path.isSamePath(as: path) }
    entries.insert(Entry(path: path, place: place), at: 0)
    own.insert(FileID(path))
  }

  /// A note has another name.
  package mutating func rename(_ path: String, to newPath: String) {
    renamed.insert(FileID(path))
    own.insert(FileID(newPath))
    renamed.remove(FileID(newPath))
    guard let index = entries.firstIndex(where: { $0.path.isSamePath(as: path) }) else { return }
    entries[index].path = newPath
  }

  /// Writes what is new, beside what other processes have written since.
  package mutating func write() {
    guard !own.isEmpty else { return }
    let mine = entries.filter { own.contains(FileID($0.path)) }
    let others = read().filter {
      !own.contains(FileID($0.path)) && !renamed.contains(FileID($0.path))
    }
    entries = Array((mine + others).prefix(Self.mostNotes))
    file.write(
      NotePositions(
        entries: entries.map { Entry(path: spelling.key($0.path), place: $0.place) }))
  }
}

/// The lines of the file.
package struct NotePositions: StateLines {
  package typealias Entry = NoteMemory.Entry

  package private(set) var entries: [Entry] = []
  private var paths: Set<FileID> = []

  /// Folded headings of one note.
  private static let mostFolds = 200

  package init() {}

  package init(entries: [Entry]) { self.entries = entries }

  package var lines: [String] { entries.map(Self.line) }

  package mutating func take(_ line: String) -> Bool {
    guard let entry = Self.entry(line[...]) else { return false }
    if paths.insert(FileID(entry.path)).inserted { entries.append(entry) }
    return true
  }

  private static func line(_ entry: Entry) -> String {
    let place = entry.place
    let numbers = [place.line, place.column, place.topLine, place.topRow].map { "\($0)" }
    let folds = place.folds.prefix(mostFolds).map { "\($0)" }.joined(separator: ",")
    return (numbers + [folds, escaped(entry.path)]).joined(separator: "\t")
  }

  package static func entry(_ line: Substring) -> Entry? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 6 else { return nil }
    let numbers = parts[..<4].compactMap { Int($0) }.filter { (0..<1 << 40).contains($0) }
    let path = unescaped(parts[5])
    guard numbers.count == 4, path.hasPrefix("/") else { return nil }
    let folds = parts[4].split(separator: ",").prefix(mostFolds).compactMap { Int($0) }
    return Entry(
      path: path,
      place: RichEditorPlace(
        line: numbers[0], column: numbers[1], topLine: numbers[2], topRow: numbers[3],
        folds: folds))
  }

  package static func escaped(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\t": "%09"
      case "\n": "%0A"
      case "\r": "%0D"
      default: String(scalar)
      }
    }.joined()
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      let known = ["25": "%", "09": "\t", "0A": "\n", "0D": "\r"]
      if character == "%", let meant = known[String(rest.prefix(2))] {
        result += meant
        rest = rest.dropFirst(2)
      } else {
        result.append(character)
      }
    }
    return result
  }
}
