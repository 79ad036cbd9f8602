import BubblepadSQLite

/// The reason why SQLite could not do something.
struct DatabaseError: Error, Equatable, CustomStringConvertible {
  /// SQLite's extended result code.
  let code: Int32
  /// SQLite's own words.
  let message: String

  var description: String { "\(message) (\(code))" }

  private var primary: Int32 { code & 0xFF }

  /// Whether another program, or another connection, is writing at the moment.
  var isBusy: Bool { primary == SQLITE_BUSY || primary == SQLITE_LOCKED }

  /// Whether the disk or the account has no more room, or may not be written.
  var isAboutTheDisk: Bool {
    [SQLITE_FULL, SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN].contains(primary)
  }

  /// Whether the file itself is to blame: it is made again then.
  var isDamage: Bool { !isBusy && !isAboutTheDisk && primary != SQLITE_INTERRUPT }
}
