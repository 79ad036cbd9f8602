import BubblepadSQLite

/// A prepared statement: values are bound from 1, columns read from 0.
final class Statement {
  private let handle: OpaquePointer
  private unowned let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Goes to the next row; false after the last one.
  func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(handle)
    do throws(DatabaseError) {
      try database.check(code)
    } catch {
      sqlite3_reset(handle)
      throw error
    }
    return code == SQLITE_ROW
  }

  /// Runs it with these values, to its end.
  func run(_ values: SQLValue...) throws(DatabaseError) {
    try bind(values)
    while try step() {}
    reset()
  }

  /// Binds values in their order.
  func bind(_ values: [SQLValue]) throws(DatabaseError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func bind(_ value: SQLValue, at index: Int32) throws(DatabaseError) {
    switch value {
    case .null: try database.check(sqlite3_bind_null(handle, index))
    case .number(let number): try database.check(sqlite3_bind_int64(handle, index, number))
    case .text(let text):
      let count = Int32(text.utf8.count)
      try database.check(sqlite3_bind_text(handle, index, text, count, Self.copied))
    case .bytes(let bytes):
      let code = bytes.withUnsafeBytes { memory in
        memory.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : sqlite3_bind_blob(
            handle, index, memory.baseAddress, Int32(memory.count), Self.copied)
      }
      try database.check(code)
    }
  }

  func bind(pointer: UnsafeMutableRawPointer, type: StaticString) throws(DatabaseError) {
    let name = UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: CChar.self)
    try database.check(sqlite3_bind_pointer(handle, 1, pointer, name, nil))
  }

  // MARK: Columns

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  /// Nil where there is none.
  func optionalNumber(_ column: Int32) -> Int64? { isNull(column) ? nil : number(column) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func text(_ column: Int32) -> String {
    withBytes(column) { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }

  /// Lends the bytes of a column; they are gone after the next step.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}

/// A value of a column.
enum SQLValue {
  case null
  case number(Int64)
  case text(String)
  case bytes([UInt8])
}

extension Statement {
  /// The text of the first column of the first row; nil without one.
  func firstText() throws(DatabaseError) -> String? { try step() ? text(0) : nil }
}
