import BubblepadNotebook
import BubblepadSQLite

/// Reads the index, on a connection of its own.
final class IndexReader {
  let database: Database
  let walk: NotebookWalk
  var files: IndexedFiles
  var vocabulary = Vocabulary()
  /// As they were asked for last.
  var names = KnownNames()
  private var step: Int64 = -1
  private var version: Int64 = -1
  private let opened: (device: UInt64, inode: UInt64)
  private let place: IndexPlace

  init(_ place: IndexPlace, notebook: String) throws(DatabaseError) {
    guard let opened = place.databaseStamp() else {
      throw DatabaseError(code: SQLITE_CANTOPEN, message: "there is no index")
    }
    self.opened = opened
    self.place = place
    walk = NotebookWalk(folder: notebook)
    files = IndexedFiles(notebook: notebook)
    database = try Database(path: place.database, isReader: true)
    try IndexSchema.configure(database, isReader: true)
    guard try IndexSchema.isCurrent(database) else {
      throw DatabaseError(code: SQLITE_CORRUPT, message: "it is of another version")
    }
  }

  /// Whether the file is still the one that was opened.
  var isThere: Bool { place.databaseStamp().map { $0 == opened } ?? false }

  /// Whether the index has all notes.
  var isComplete: Bool {
    get throws(DatabaseError) {
      try database.number("SELECT number FROM state WHERE name = 'complete'") == 1
    }
  }

  // MARK: Following the writer

  /// More changed notes than this, and all tokens are read again.
  private static let mostFollowed = 300

  /// Takes over what has been written since the last time.
  func follow() throws(DatabaseError) {
    defer { files.followSettings() }
    let now = try database.number("PRAGMA data_version") ?? 0
    guard now != version else { return }
    let newStep = try database.number("SELECT number FROM state WHERE name = 'step'") ?? 0
    let changed = try changedFiles()
    try dropGone()
    if step < 0 || changed.count > Self.mostFollowed || vocabulary.isFull {
      vocabulary = try Vocabulary(in: database)
    } else {
      for id in changed { try addTokens(of: id) }
    }
    (step, version) = (newStep, now)
  }

  private func changedFiles() throws(DatabaseError) -> [Int64] {
    let statement = try database.statement(
      "SELECT id, path, kind, modified, links, signs, tasks FROM note WHERE step > ?")
    defer { statement.reset() }
    try statement.bind([.number(step)])
    var changed: [Int64] = []
    while try statement.step() {
      files.set(
        .init(
          path: statement.text(1), kind: FileKind(rawValue: statement.number(2)) ?? .unread,
          modified: statement.number(3), linkCount: Int(statement.number(4)),
          signs: TextSigns(rawValue: UInt64(bitPattern: statement.number(5))),
          tasks: TaskKinds(rawValue: UInt8(truncatingIfNeeded: statement.number(6)))),
        statement.number(0))
      changed.append(statement.number(0))
    }
    return changed
  }

  private func dropGone() throws(DatabaseError) {
    let statement = try database.statement("SELECT id FROM gone WHERE step > ?")
    defer { statement.reset() }
    try statement.bind([.number(step)])
    var gone: [Int64] = []
    while try statement.step() { gone.append(statement.number(0)) }
    for id in gone where try !isIndexed(id) { files.remove(id) }
  }

  /// The number of a file that is gone may be another file's by now.
  private func isIndexed(_ id: Int64) throws(DatabaseError) -> Bool {
    let statement = try database.statement("SELECT 1 FROM note WHERE id = ?")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    return try statement.step()
  }

  private func addTokens(of id: Int64) throws(DatabaseError) {
    let statement = try database.statement(
      "SELECT c0, c1, c3 FROM words_content WHERE id = ?")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    guard try statement.step() else { return }
    for column: Int32 in 0...2 { vocabulary.add(tokensOf: statement.bytes(column)) }
  }

  // MARK: Notes

  /// The text of a note as it is in the index.
  func source(of id: Int64) throws(DatabaseError) -> [UInt8] {
    let statement = try database.statement("SELECT c3 FROM words_content WHERE id = ?")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    return try statement.step() ? statement.bytes(0) : []
  }

  /// A note as queries are asked of it; a long one is read from its file.
  ///
  /// - Parameter readsText: whether anything is asked but its name and times.
  func note(_ id: Int64, readsText: Bool = true) throws(DatabaseError) -> SearchedNote? {
    guard let file = files.byID[id] else { return nil }
    let source =
      switch readsText ? file.kind : .attachment {
      case .note, .canvas: try source(of: id)
      case .long: NoteSource.bytes(ofFileAt: walk.absolute(file.path)) ?? []
      case .locked, .unread, .attachment, .otherName: [UInt8]()
      }
    return SearchedNote(
      path: file.path, isLocked: file.kind == .locked, modified: file.modified, source: source)
  }

  /// The numbers that a statement gives in its first column.
  func ids(_ sql: String, _ values: [SQLValue]) throws(DatabaseError) -> Set<Int64> {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var ids: Set<Int64> = []
    while try statement.step() { ids.insert(statement.number(0)) }
    return ids
  }
}
