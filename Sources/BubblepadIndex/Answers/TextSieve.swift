/// The part of a query that the text of a note tells at once: words, and what is made of them.
///
/// The texts of all notes, read one after another, tell it sooner than a few hundred that are looked up one by one.
struct TextSieve {
  private let node: QueryNode

  /// Nil where no part of a query is so.
  init?(_ query: QueryNode) {
    guard let node = Self.part(of: query) else { return nil }
    self.node = node
  }

  private static func part(of query: QueryNode) -> QueryNode? {
    switch query {
    case .words(let words): return words.isExact ? nil : query
    case .not(let inner): return isWhole(inner) ? query : nil
    case .all(let parts):
      let known = parts.compactMap(part)
      return known.isEmpty ? nil : .all(known)
    case .any(let parts): return parts.allSatisfy(isWhole) ? query : nil
    default: return nil
    }
  }

  /// Whether all of a query is so.
  private static func isWhole(_ query: QueryNode) -> Bool {
    switch query {
    case .words(let words): !words.isExact
    case .not(let inner): isWhole(inner)
    case .all(let parts), .any(let parts): parts.allSatisfy(isWhole)
    default: false
    }
  }

  /// The notes that surely do not match; nil when it is cancelled. Those of which the index has not all of the text may
  /// match.
  func dropped(by reader: IndexReader, isCancelled: () -> Bool) throws(DatabaseError) -> Set<Int64>?
  {
    let statement = try reader.database.statement("SELECT id, c3 FROM words_content")
    defer { statement.reset() }
    var (dropped, count) = (Set<Int64>(), 0)
    while try statement.step() {
      count += 1
      if count & 255 == 0, isCancelled() { return nil }
      let id = statement.number(0)
      guard let file = reader.files.byID[id], file.kind == .note || file.kind == .canvas else {
        continue
      }
      let note = SearchedNote(
        path: file.path, isLocked: false, modified: 0, source: statement.bytes(1))
      if !QueryMatcher(note: note, now: 0).holds(node, in: .note) { dropped.insert(id) }
    }
    return dropped
  }
}
