/// What was found in a notebook.
public struct SearchAnswer: Sendable, Equatable {
  /// The best first.
  public internal(set) var hits: [SearchHit] = []
  /// Whether there are more than were asked for.
  public internal(set) var isCut = false
}

extension IndexReader {
  /// What of many notes is ranked by how well they fit; of more, those changed last are the first.
  private static let mostRanked = 2000
  /// More tokens than these that the words are parts of, and ranking takes longer than it is worth.
  private static let mostRankedTokens = 40

  /// The notes that match a query, the best first.
  ///
  /// - Parameter isCancelled: asked now and then; nil is returned when it is.
  func answer(
    _ query: SearchQuery, now: Int64, limit: Int, isCancelled: () -> Bool
  ) throws(DatabaseError) -> SearchAnswer? {
    let narrowing = QueryNarrowing(reader: self, now: now)
    let candidates = try narrowing.candidates(query.root)
    var answer = SearchAnswer()
    for (index, id) in try ordered(candidates, query, narrowing).enumerated() {
      if index & 63 == 63, isCancelled() { return nil }
      guard let file = files.byID[id] else { continue }
      // Of a long note the index has the start only.
      let isSure = candidates.isExact && file.kind != .long
      guard let note = try note(id), isSure || query.matches(note, now: now) else { continue }
      guard answer.hits.count < limit else {
        answer.isCut = true
        break
      }
      answer.hits.append(SearchHit(of: note, query.shown))
    }
    return answer
  }

  private func ordered(
    _ candidates: Candidates, _ query: SearchQuery, _ narrowing: QueryNarrowing
  ) throws(DatabaseError) -> [Int64] {
    guard let ids = candidates.ids else { return files.newestFirst() }
    let listed = files.newestFirst(among: ids.union(files.long))
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
      "SELECT rowid, bm25(words, 10, 8, 4, 1) FROM words WHERE words MATCH ?")
    defer { statement.reset() }
    try statement.bind([.text(whole)])
    var scores: [Int64: Double] = [:]
    while try statement.step() { scores[statement.number(0)] = statement.real(1) }
    return scores
  }
}
