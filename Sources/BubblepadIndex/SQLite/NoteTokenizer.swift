import BubblepadSQLite

/// The tokenizer of the full-text tables: folds a text and gives its tokens.
enum NoteTokenizer {
  /// What it is called in the tables' declarations.
  static let name = "notes"

  static func register(in database: Database) throws(DatabaseError) {
    let api = try database.fullText()
    var tokenizer = fts5_tokenizer(
      xCreate: { _, _, _, made in
        // It has no state: any address will do.
        made?.pointee = OpaquePointer(bitPattern: 1)
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { _, context, flags, text, count, take in
        guard let text, count > 0, let take else { return SQLITE_OK }
        let isQuery = flags & FTS5_TOKENIZE_QUERY != 0
        if isQuery { return take(context, 0, text, count, 0, count) }
        let source = UnsafeRawBufferPointer(start: text, count: Int(count))
        return NoteTokenizer.tokenize(source) { token in
          take(
            context, 0, token.baseAddress?.assumingMemoryBound(to: CChar.self),
            Int32(token.count), 0, 0)
        }
      })
    guard let create = api.pointee.xCreateTokenizer else {
      throw DatabaseError(code: SQLITE_ERROR, message: "SQLite takes no tokenizer")
    }
    try database.check(create(api, name, nil, &tokenizer, nil))
  }

  private static func tokenize(
    _ source: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Int32
  ) -> Int32 {
    var code = SQLITE_OK
    FoldedText(source).bytes.withUnsafeBufferPointer { folded in
      TokenScanner.forEachToken(in: folded) { range in
        code = take(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: folded[range])))
        return code == SQLITE_OK
      }
    }
    return code
  }
}
