import BubblepadNotebook

/// A line with a task in a note.
public struct NoteTask: Sendable, Equatable {
  /// The note it is in, from the notebook's folder on.
  public let path: String
  /// From 1.
  public let line: Int
  /// The line without its end.
  public let source: [UInt8]
  /// The line of the task that it is a part of; nil for one that is none's.
  public let parent: Int?

  /// A task at a place.
  public init(path: String, line: Int, source: [UInt8], parent: Int? = nil) {
    (self.path, self.line, self.source, self.parent) = (path, line, source, parent)
  }

  /// The tasks in a text, in its order. Code has none.
  public static func all(in source: [UInt8], path: String) -> [NoteTask] {
    guard source.contains(UInt8(ascii: "[")) else { return [] }
    let lines = LineStarts(source)
    return NoteReader.facts(of: source).tasks.map { task in
      NoteTask(
        path: path, line: task.line,
        source: Array(source[lines.range(of: task.line - 1, in: source)]), parent: task.parent)
    }
  }
}

extension IndexReader {
  /// The tasks of all notes, by their paths and lines.
  func tasks() throws(DatabaseError) -> [NoteTask] {
    let statement = try database.statement(
      "SELECT note, line, source, parent FROM task ORDER BY note, line")
    defer { statement.reset() }
    var found: [NoteTask] = []
    while try statement.step() {
      guard let file = files.byID[statement.number(0)], file.kind == .note else { continue }
      found.append(
        NoteTask(
          path: file.path, line: Int(statement.number(1)), source: statement.bytes(2),
          parent: statement.optionalNumber(3).map { Int($0) }))
    }
    // Of a long note the index has the start only.
    for file in files.byID.values where file.kind == .long {
      let source = NoteSource.bytes(ofFileAt: walk.absolute(file.path)) ?? []
      found += NoteTask.all(in: source, path: file.path)
    }
    return found.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}

extension NoteIndex {
  /// The tasks of all notes but locked ones, by their paths and lines; nil where there is no index that could
  /// say.
  public func tasks() -> [NoteTask]? {
    read { reader throws(DatabaseError) in try reader.tasks() }
  }
}
