import BubblepadNotebook

/// Writes the index. It belongs to whoever has the lock.
final class IndexWriter {
  private let database: Database
  private var step: Int64
  private var hasHiddenWords = false
  /// Whether the step that is written changes the tags of a note.
  private var changesTags = false
  /// Whether words that are a secret now are in the log still.
  private var owesCheckpoint = false

  init(_ database: Database) throws(DatabaseError) {
    self.database = database
    step = try database.number("SELECT number FROM state WHERE name = 'step'") ?? 0
  }

  /// Whether a walk over the whole notebook has been taken in.
  var isComplete: Bool {
    get throws(DatabaseError) {
      try database.number("SELECT number FROM state WHERE name = 'complete'") == 1
    }
  }

  /// The files in the index, by their paths.
  func known() throws(DatabaseError) -> [FileID: FileStamp] {
    let statement = try database.prepare(
      "SELECT path, device, inode, size, modified, changed FROM note")
    var known: [FileID: FileStamp] = [:]
    while try statement.step() {
      known[FileID(statement.text(0))] = Self.stamp(in: statement, from: 1)
    }
    return known
  }

  /// The state of one file when it was taken in; nil for one that is not in the index.
  func stamp(of path: String) throws(DatabaseError) -> FileStamp? {
    let statement = try database.statement(
      "SELECT device, inode, size, modified, changed FROM note WHERE path = ?")
    defer { statement.reset() }
    try statement.bind([.text(path)])
    return try statement.step() ? Self.stamp(in: statement, from: 0) : nil
  }

  private static func stamp(in statement: Statement, from column: Int32) -> FileStamp {
    FileStamp(
      device: UInt64(bitPattern: statement.number(column)),
      inode: UInt64(bitPattern: statement.number(column + 1)),
      size: statement.number(column + 2), modified: statement.number(column + 3),
      changed: statement.number(column + 4))
  }

  /// Takes in files, and drops others, in one step.
  func write(_ files: [ReadFile], removing gone: [String]) throws(DatabaseError) {
    var hidesWords = false
    try database.transaction { () throws(DatabaseError) in
      step += 1
      changesTags = false
      let born = try births(of: gone)
      for path in gone { try remove(path) }
      for file in files {
        hidesWords = try write(file, born: born[Self.identity(file.stamp)]) || hidesWords
      }
      try keep(step, as: "step")
      if changesTags { try keep(step, as: "tags") }
    }
    // What was written of a note before it was locked is in older parts of the table still.
    if hidesWords {
      try forgetRemovedWords()
    } else if owesCheckpoint {
      owesCheckpoint = try !checkpoint()
    }
  }

  /// Whether words have become a secret since this was asked last.
  func takeHiddenWords() -> Bool {
    defer { hasHiddenWords = false }
    return hasHiddenWords
  }

  private func forgetRemovedWords() throws(DatabaseError) {
    hasHiddenWords = true
    try database.run("INSERT INTO words (words) VALUES ('optimize')")
    // And in pages that nothing uses any more.
    try database.run("VACUUM")
    owesCheckpoint = try !checkpoint()
    try database.run("PRAGMA shrink_memory")
  }

  /// Everything there is has been taken in.
  func complete() throws(DatabaseError) { try keep(1, as: "complete") }

  /// Gives back the memory of pages that were read and written: the next change needs few of them.
  func giveBackPages() throws(DatabaseError) { try database.run("PRAGMA shrink_memory") }

  /// Brings all that has been written into the one file; false while it is read.
  func checkpoint() throws(DatabaseError) -> Bool { try database.checkpoint() }

  private func keep(_ number: Int64, as name: String) throws(DatabaseError) {
    try database.statement("INSERT OR REPLACE INTO state VALUES (?, ?)")
      .run(.text(name), .number(number))
  }

  /// A file as the index has it.
  private struct Row {
    let id: Int64
    let kind: Int64
    /// The oldest time of creation that the file had: programs that save write a new file in the place of the old.
    let born: Int64?
  }

  private func row(of path: String) throws(DatabaseError) -> Row? {
    let statement = try database.statement("SELECT id, kind, born FROM note WHERE path = ?")
    defer { statement.reset() }
    try statement.bind([.text(path)])
    guard try statement.step() else { return nil }
    return Row(
      id: statement.number(0), kind: statement.number(1),
      born: statement.optionalNumber(2))
  }

  /// When files were created that may have another path now, by what a new name leaves as it is.
  private func births(of gone: [String]) throws(DatabaseError) -> [FileStamp: Int64] {
    var births: [FileStamp: Int64] = [:]
    for path in gone {
      guard let stamp = try stamp(of: path), let row = try row(of: path) else { continue }
      births[Self.identity(stamp)] = row.born
    }
    return births
  }

  private static func identity(_ stamp: FileStamp) -> FileStamp {
    FileStamp(
      device: stamp.device, inode: stamp.inode, size: stamp.size, modified: stamp.modified)
  }

  private func remove(_ path: String) throws(DatabaseError) {
    guard let row = try row(of: path) else { return }
    if try !tags(of: row.id).isEmpty { changesTags = true }
    try removeParts(of: row.id)
    try database.statement("DELETE FROM note WHERE id = ?").run(.number(row.id))
    try database.statement("INSERT INTO gone VALUES (?, ?)").run(.number(step), .number(row.id))
  }

  private func tags(of id: Int64) throws(DatabaseError) -> [String] {
    let statement = try database.statement("SELECT name FROM tag WHERE note = ? ORDER BY rowid")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    var tags: [String] = []
    while try statement.step() { tags.append(statement.text(0)) }
    return tags
  }

  private func removeParts(of id: Int64) throws(DatabaseError) {
    try database.statement("DELETE FROM words WHERE rowid = ?").run(.number(id))
    for part in IndexSchema.parts {
      try database.statement("DELETE FROM \(part) WHERE note = ?").run(.number(id))
    }
  }

  /// Returns whether words that were in the index are a secret now.
  ///
  /// - Parameter born: when the file was created that has this path now.
  private func write(_ file: ReadFile, born: Int64?) throws(DatabaseError) -> Bool {
    let before = try row(of: file.path)
    let tags = file.kind.isSearched ? file.facts.tags.map(\.name) : []
    if try tags != before.map({ row throws(DatabaseError) in try self.tags(of: row.id) }) ?? [] {
      changesTags = true
    }
    if let before { try removeParts(of: before.id) }
    let stamp = file.stamp
    try database.statement(
      "INSERT OR REPLACE INTO note VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ).run(
      before.map { .number($0.id) } ?? .null, .text(file.path), .number(file.kind.rawValue),
      .number(stamp.size), .number(stamp.modified), .number(stamp.changed),
      .number(Int64(bitPattern: stamp.inode)), .number(Int64(bitPattern: stamp.device)),
      .number(Int64(file.facts.links.count)), .number(step),
      [file.born, born, before?.born].compactMap(\.self).min().map { .number($0) } ?? .null,
      .number(Int64(bitPattern: file.signs.rawValue)),
      .number(Int64(TaskKinds(file.facts.tasks).rawValue)))
    let id = before?.id ?? database.lastID
    let facts = file.facts
    guard file.kind.isSearched else { return false }
    try database.statement(
      """
      INSERT INTO words (rowid, title, aliases, headings, body, open_tasks, done_tasks)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      .number(id), .text(NotePath.title(of: NotePath.name(of: file.path))),
      .text(facts.aliases.joined(separator: "\n")),
      .text(facts.headings.map(\.text).joined(separator: "\n")), .bytes(file.source),
      .bytes(file.words(ofTasks: \.isOpen)), .bytes(file.words(ofTasks: { !$0.isOpen })))
    try write(facts, of: id, source: file.source)
    let had = before.flatMap { FileKind(rawValue: $0.kind) }
    return file.kind == .locked && (had == .note || had == .long)
  }

  private func write(
    _ facts: NoteFacts, of id: Int64, source: [UInt8]
  ) throws(DatabaseError) {
    let note = SQLValue.number(id)
    func fold(_ text: String) -> SQLValue {
      .text(String(decoding: FoldedText(text).bytes, as: UTF8.self))
    }
    for alias in facts.aliases {
      try database.statement("INSERT INTO alias VALUES (?, ?)").run(note, .text(alias))
    }
    for heading in facts.headings {
      try database.statement("INSERT INTO heading VALUES (?, ?, ?, ?)").run(
        note, .number(Int64(heading.line)), .number(Int64(heading.level)), .text(heading.text))
    }
    for block in facts.blockNames {
      try database.statement("INSERT INTO block VALUES (?, ?, ?, ?)").run(
        note, .number(Int64(block.line)), .text(block.id), .text(block.text))
    }
    for tag in facts.tags {
      try database.statement("INSERT INTO tag VALUES (?, ?, ?)").run(
        note, .text(tag.name), fold(tag.name))
    }
    let lines = LineStarts(facts.tasks.isEmpty ? [] : source)
    for task in facts.tasks {
      let line = lines.range(of: task.line - 1, in: source)
      try database.statement("INSERT INTO task VALUES (?, ?, ?, ?, ?, ?)").run(
        note, .text(String(task.status)),
        .text(String(decoding: source[task.range], as: UTF8.self)), .number(Int64(task.line)),
        .bytes(Array(source[line])), task.parent.map { .number(Int64($0)) } ?? .null)
    }
    for property in facts.properties {
      let values: [(SQLValue, isText: Bool)] =
        property.isEmpty
        ? [(.null, false)] : zip(property.values, property.isText).map { (.text($0), $1) }
      for (value, isText) in values {
        try database.statement("INSERT INTO property VALUES (?, ?, ?, ?)").run(
          note, fold(property.key), value, .number(isText ? 1 : 0))
      }
    }
    for link in facts.links where !link.target.isEmpty || link.subpath != nil {
      try database.statement("INSERT INTO link VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)").run(
        note, .text(NotePath.key(of: link.target)), .number(link.form.rawValue),
        .number(link.isEmbed ? 1 : 0), .text(link.target), link.subpath.map { .text($0) } ?? .null,
        .number(Int64(link.range.lowerBound)), .number(Int64(link.range.upperBound)),
        .number(Int64(link.line)))
    }
  }
}
