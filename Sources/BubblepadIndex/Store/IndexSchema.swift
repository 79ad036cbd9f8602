/// The tables of the index.
enum IndexSchema {
  /// Another number makes every index again: change it with the tables, the tokenizer or what notes are read for.
  static let version: Int64 = 12

  /// Sets a connection up. Nothing of it is worth waiting for the disk: it can be made again.
  static func configure(_ database: Database, isReader: Bool) throws(DatabaseError) {
    // More pages make no question faster: most texts are read once for each.
    try database.run("PRAGMA temp_store = MEMORY; PRAGMA cache_size = \(isReader ? -1000 : -4000)")
    guard !isReader else { return }
    // Three notes of 2 KB lie in a page, and one in the usual 4 KB. A database that is there keeps the size it has.
    try database.run("PRAGMA page_size = 8192")
    // What a crash of the machine leaves is found at the next start, by the seal or a check of everything.
    try database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF")
  }

  /// Whether a database has the tables of this version.
  static func isCurrent(_ database: Database) throws(DatabaseError) -> Bool {
    try database.number("PRAGMA user_version") == version
  }

  static func create(in database: Database) throws(DatabaseError) {
    try database.transaction { () throws(DatabaseError) in
      try database.run(tables)
      // In bytes: what of the words is gathered before it is written.
      try database.run("INSERT INTO words (words, rank) VALUES ('hashsize', 8000000)")
      try database.run("PRAGMA user_version = \(version)")
    }
  }

  private static let tables = """
    CREATE TABLE state (name TEXT PRIMARY KEY, number INTEGER) WITHOUT ROWID;
    CREATE TABLE note (
      id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL,
      size INTEGER, modified INTEGER, changed INTEGER, inode INTEGER, device INTEGER,
      links INTEGER, step INTEGER NOT NULL, born INTEGER, signs INTEGER NOT NULL,
      tasks INTEGER NOT NULL);
    CREATE INDEX note_step ON note (step);
    CREATE TABLE gone (step INTEGER NOT NULL, id INTEGER NOT NULL);
    CREATE INDEX gone_step ON gone (step);
    CREATE VIRTUAL TABLE words USING fts5 (
      title, aliases, headings, body, open_tasks, done_tasks, tokenize = '\(NoteTokenizer.name)');
    CREATE TABLE alias (note INTEGER NOT NULL, text TEXT NOT NULL);
    CREATE INDEX alias_note ON alias (note);
    CREATE TABLE heading (
      note INTEGER NOT NULL, line INTEGER NOT NULL, level INTEGER NOT NULL, text TEXT NOT NULL);
    CREATE INDEX heading_note ON heading (note);
    CREATE TABLE block (
      note INTEGER NOT NULL, line INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL);
    CREATE INDEX block_note ON block (note);
    CREATE TABLE tag (note INTEGER NOT NULL, name TEXT NOT NULL, fold TEXT NOT NULL);
    CREATE INDEX tag_note ON tag (note);
    CREATE INDEX tag_fold ON tag (fold);
    CREATE TABLE task (
      note INTEGER NOT NULL, status TEXT NOT NULL, text TEXT NOT NULL, line INTEGER NOT NULL,
      source BLOB NOT NULL, parent INTEGER);
    CREATE INDEX task_note ON task (note);
    CREATE TABLE property (
      note INTEGER NOT NULL, fold TEXT NOT NULL, value TEXT, text INTEGER NOT NULL);
    CREATE INDEX property_note ON property (note);
    CREATE INDEX property_fold ON property (fold);
    CREATE TABLE link (
      note INTEGER NOT NULL, key TEXT NOT NULL, form INTEGER NOT NULL, embed INTEGER NOT NULL,
      target TEXT NOT NULL, subpath TEXT, start INTEGER NOT NULL, end INTEGER NOT NULL,
      line INTEGER NOT NULL);
    CREATE INDEX link_note ON link (note);
    CREATE INDEX link_key ON link (key);
    """

  /// What belongs to a note beside its row.
  static let parts = ["alias", "heading", "block", "tag", "task", "property", "link"]
}

/// What a file is to the index.
enum FileKind: Int64, Sendable {
  case note = 0
  /// A note whose text is known by its passphrase alone.
  case locked = 1
  /// A note that is no text, or could not be read: known by its name.
  case unread = 2
  /// A file that is no note: links lead to it.
  case attachment = 3
  /// A note of which the index has the start only.
  case long = 4

  /// A canvas: the texts of its cards are searched.
  case canvas = 5
  /// A symbolic link to a note of the notebook: links lead to it, and its text is found by the note's own name.
  case otherName = 6

  var isNote: Bool { self != .attachment && self != .canvas && self != .otherName }
  /// Whether words are looked for in it.
  var isSearched: Bool { self != .attachment && self != .otherName }
}
