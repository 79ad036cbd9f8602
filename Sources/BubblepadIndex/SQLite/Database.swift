import BubblepadNotebook
import BubblepadSQLite
import CCursesFileShims

/// A connection to an SQLite database. One thread uses it at a time.
final class Database {
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private let path: String
  /// The lost pages that have been looked at; see `bp_survive_lost_pages`.
  private var lostPages: UInt32

  /// Opens the file, and creates it where there is none.
  ///
  /// - Parameter isReader: whether it is only read from. The file has to be there then.
  init(path: String, isReader: Bool = false) throws(DatabaseError) {
    bp_survive_lost_pages()
    lostPages = bp_lost_pages()
    self.path = path
    var opened: OpaquePointer?
    let way = isReader ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &opened, way | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let words = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw DatabaseError(code: code, message: words)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 2000)
    try NoteTokenizer.register(in: self)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs statements that give nothing back.
  func run(_ sql: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// A prepared statement without values bound, kept for the next time.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] {
      known.reset()
      return known
    }
    let new = try prepare(sql)
    statements[sql] = new
    return new
  }

  /// A prepared statement that is not kept.
  func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    guard let prepared else { throw DatabaseError(code: SQLITE_ERROR, message: "no statement") }
    return Statement(prepared, of: self)
  }

  /// Runs the body between BEGIN and COMMIT, or ROLLBACK where it fails.
  func transaction(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Reads within one view of the database, which others may write to meanwhile. Each statement by itself would
  /// lock the file and unlock it again.
  func reading<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try run("BEGIN")
    defer { try? run("COMMIT") }
    return try body()
  }

  /// Brings all that has been written into the one file, and leaves nothing of it elsewhere.
  ///
  /// - Returns: whether it is done. Not while another connection reads what was there before, for two seconds.
  func checkpoint() throws(DatabaseError) -> Bool {
    try number("PRAGMA wal_checkpoint(TRUNCATE)") == 0
  }

  /// The one number that a statement gives; nil for none.
  func number(_ sql: String) throws(DatabaseError) -> Int64? {
    let statement = try statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.number(0) : nil
  }

  var lastID: Int64 { sqlite3_last_insert_rowid(handle) }

  func check(_ code: Int32) throws(DatabaseError) {
    if bp_lost_pages() != lostPages, hasLostPages {
      throw DatabaseError(code: SQLITE_CORRUPT, message: "what it shares was cut short")
    }
    guard code != SQLITE_OK, code != SQLITE_ROW, code != SQLITE_DONE else { return }
    throw DatabaseError(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }

  /// Whether pages were lost of what it shares with other programs, not of what others do.
  private var hasLostPages: Bool {
    let pages = bp_lost_pages()
    guard let shared = FileStamp(ofFileAt: path + "-shm") else { return true }
    if bp_has_lost_pages(shared.inode) { return true }
    lostPages = pages
    return false
  }

  /// The functions of the full-text extension.
  func fullText() throws(DatabaseError) -> UnsafeMutablePointer<fts5_api> {
    var found: UnsafeMutablePointer<fts5_api>?
    try withUnsafeMutablePointer(to: &found) { (place) throws(DatabaseError) in
      let statement = try prepare("SELECT fts5(?1)")
      try statement.bind(pointer: UnsafeMutableRawPointer(place), type: "fts5_api_ptr")
      _ = try statement.step()
    }
    guard let found else {
      throw DatabaseError(code: SQLITE_ERROR, message: "SQLite has no full-text search")
    }
    return found
  }
}
