/// What was found in a notebook.
public struct SearchAnswer: Sendable, Equatable {
  /// The best first.
  public internal(set) var hits: [SearchHit] = []
  /// Whether there are more than were asked for.
  public internal(set) var isCut = false
  /// Whether files were left out that the vault excludes.
  public internal(set) var leavesOutExcluded = false

  /// Of so many of the best notes several lines are listed: to make them ready takes longer than to find them.
  private static let mostWithLines = 8

  mutating func append(_ note: SearchedNote, _ query: SearchQuery) {
    let others = hits.count < Self.mostWithLines ? SearchHit.mostMatches - 1 : 0
    hits.append(SearchHit(of: note, query, others: others))
  }
}

extension NoteIndex {
  /// The notes that match a query, the best first; nil where there is no index that could say, and where it is
  /// cancelled.
  public func search(
    _ query: SearchQuery, now: Int64, limit: Int = 200, isCancelled: () -> Bool = { false }
  ) -> SearchAnswer? {
    read { reader throws(DatabaseError) in
      try reader.answer(query, now: now, limit: limit, isCancelled: isCancelled)
    } ?? nil
  }
}

extension IndexReader {
  /// What of many notes is ranked by how well they fit; of more, those changed last are the first.
  private static let mostRanked = 2000
  /// More tokens than these that the words are parts of, and ranking takes longer than it is worth.
  private static let mostRankedTokens = 40
  /// Of the first notes so many are asked for accents: then those with others follow.
  private static let mostSpelled = 4000
  /// Of so many notes the texts are looked up one by one; where that was not enough, those of all are sifted.
  private static let mostLookedUp = 300

  /// The notes that match a query, the best first.
  ///
  /// - Parameter isCancelled: asked now and then; nil is returned when it is.
  func answer(
    _ query: SearchQuery, now: Int64, limit: Int, isCancelled: () -> Bool
  ) throws(DatabaseError) -> SearchAnswer? {
    let narrowing = QueryNarrowing(reader: self, now: now)
    let (candidates, rest) = try narrowing.narrowed(query.root)
    let (readsText, readsTasks) = (query.root.readsText, query.root.readsTasks)
    var answer = SearchAnswer()
    answer.leavesOutExcluded = !files.exclusions.ids.isEmpty
    // Notes that have the words with other accents come after those that have them as they were typed.
    let spelled = query.root.demandedWords.filter { !$0.spellings.isEmpty }
    var others: [SearchedNote] = []
    let listed = try ordered(candidates, query, narrowing)
    var dropped: Set<Int64> = []
    for (index, id) in listed.enumerated() {
      if index & 63 == 63, isCancelled() { return nil }
      if index == Self.mostLookedUp, !candidates.isExact, listed.count * 4 > files.byID.count,
        let sieve = TextSieve(rest)
      {
        guard
          let none = try sieve.dropped(
            by: self, among: candidates.ids, isCancelled: isCancelled)
        else { return nil }
        dropped = none
      }
      guard !dropped.contains(id) else { continue }
      guard let file = files.byID[id], file.kind.isSearched || candidates.ids != nil else {
        continue
      }
      // Of a long note the index has the start only.
      let isSure = candidates.isExact && (file.kind != .long || !readsText)
      guard let note = try note(id, readsText: readsText) else { continue }
      if readsTasks, file.kind == .note { note.indexedTasks = try tasks(of: id) }
      let asked = file.kind == .long ? query.root : rest
      guard isSure || QueryMatcher(note: note, now: now).holds(asked, in: .note) else { continue }
      guard spelled.allSatisfy({ $0.isSpelled(in: note) }) else {
        if others.count <= limit { others.append(note) }
        guard index < Self.mostSpelled || answer.hits.count + others.count < limit else {
          answer.isCut = true
          break
        }
        continue
      }
      guard answer.hits.count < limit else {
        answer.isCut = true
        break
      }
      answer.append(note, query)
    }
    let room = limit - answer.hits.count
    for note in others.prefix(room) { answer.append(note, query) }
    if others.count > room { answer.isCut = true }
    return answer
  }

  private func ordered(
    _ candidates: Candidates, _ query: SearchQuery, _ narrowing: QueryNarrowing
  ) throws(DatabaseError) -> [Int64] {
    let excluded = files.exclusions.ids
    guard let ids = candidates.ids else {
      let all = files.newestFirst()
      return excluded.isEmpty ? all : all.filter { !excluded.contains($0) }
    }
    let wanted = query.root.readsText ? ids.union(files.long) : ids
    let listed = files.newestFirst(among: wanted.subtracting(excluded))
    guard listed.count <= Self.mostRanked else { return listed }
    let scores = try scores(of: query, narrowing)
    guard !scores.isEmpty else { return listed }
    // Where the scores are equal the one changed last is first.
    return listed.enumerated()
      .sorted { (scores[$0.element] ?? 0, $0.offset) < (scores[$1.element] ?? 0, $1.offset) }
      .map(\.element)
  }

  /// How well the notes fit the words of a query: less is better.
  private func scores(
    of query: SearchQuery, _ narrowing: QueryNarrowing
  ) throws(DatabaseError) -> [Int64: Double] {
    let expressions = query.root.demandedWords.compactMap { narrowing.expression(for: $0.folded) }
      .filter { !$0.isEmpty }
    let tokens = expressions.reduce(0) { count, expression in
      count + expression.count { $0 == UInt8(ascii: "\"") } / 2
    }
    guard !expressions.isEmpty, tokens <= Self.mostRankedTokens else { return [:] }
    let whole = expressions.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " AND ")
    let statement = try database.statement(
      "SELECT rowid, bm25(words, 10, 8, 4, 1, 0, 0) FROM words WHERE words MATCH ?")
    defer { statement.reset() }
    try statement.bind([.text(whole)])
    var scores: [Int64: Double] = [:]
    while try statement.step() { scores[statement.number(0)] = statement.real(1) }
    return scores
  }
}
