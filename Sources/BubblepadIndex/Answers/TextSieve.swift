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

  /// What a text tells of a query as its bytes are, without its names; nil where it has to be folded for that.
  static func known(_ query: QueryNode, of text: UnsafeRawBufferPointer) -> Bool? {
    switch query {
    case .words(let words): return words.surelyStand(in: text) ? true : nil
    case .not(let inner): return known(inner, of: text).map { !$0 }
    case .all(let parts):
      let each = parts.map { known($0, of: text) }
      return each.contains(false) ? false : each.contains(nil) ? nil : true
    case .any(let parts):
      let each = parts.map { known($0, of: text) }
      return each.contains(true) ? true : each.contains(nil) ? nil : false
    default: return nil
    }
  }

  /// The notes that surely do not match; nil when it is cancelled. Those of which the index has not all of the text may
  /// match.
  ///
  /// - Parameter wanted: the notes that are asked about; nil for all.
  func dropped(
    by reader: IndexReader, among wanted: Set<Int64>?, isCancelled: () -> Bool
  ) throws(DatabaseError) -> Set<Int64>? {
    let statement = try reader.database.statement("SELECT id, c3 FROM words_content")
    defer { statement.reset() }
    var (dropped, count) = (Set<Int64>(), 0)
    while try statement.step() {
      count += 1
      if count & 255 == 0, isCancelled() { return nil }
      let id = statement.number(0)
      guard wanted?.contains(id) != false else { continue }
      // To copy and fold a text takes several times as long as to find a word in it.
      let known = statement.withBytes(1) { Self.known(node, of: $0) }
      guard known != true else { continue }
      guard let file = reader.files.byID[id], file.kind == .note || file.kind == .canvas else {
        continue
      }
      guard known == nil else {
        dropped.insert(id)
        continue
      }
      let note = SearchedNote(
        path: file.path, isLocked: false, modified: 0, source: statement.bytes(1))
      if !QueryMatcher(note: note, now: 0).holds(node, in: .note) { dropped.insert(id) }
    }
    return dropped
  }
}
