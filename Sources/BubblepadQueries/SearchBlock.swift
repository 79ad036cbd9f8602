import BubblepadIndex
import BubblepadNotebook

/// What a block of Obsidian's search shows: the notes that are found, each with the line that has the most of it.
struct SearchBlock {
  private var query: SearchQuery

  init(_ query: SearchQuery) {
    self.query = query
    self.query.lead = Self.lead
  }

  /// In characters: a row is as wide as the page and may wrap, so that what leads to the place is read too.
  private static let lead = 100

  /// More are not looked for: then there are at least so many.
  private static let mostCounted = 1000

  func answer(
    in notebook: some QueriedNotebook, _ context: QueryContext, mostRows: Int
  ) -> QueryAnswer? {
    guard !query.isEmpty else {
      return QueryAnswer(count: 0, shownCount: 0, noun: .note, markdown: "")
    }
    guard let links = notebook.links,
      let found = notebook.search(query, now: context.now, limit: Self.mostCounted)
    else { return nil }
    let writer = ResultWriter(resolver: links, note: context.note)
    // The query itself is no result.
    let hits = found.hits.filter { !$0.path.isSamePath(as: context.note) }
    let rows = hits.map { hit in
      let excerpt = hit.excerpt.map { " — " + ResultWriter.escaped($0) } ?? ""
      return "- " + writer.link(to: hit.path) + excerpt
    }
    let written = ResultGroups(groups: [.init(title: nil, rows: rows)]).markdown(mostRows: mostRows)
    return QueryAnswer(
      count: hits.count, shownCount: written.count, noun: .note, markdown: written.text)
  }
}
