import CursesText

/// A query that is asked of a note too long to be read at once, a slice after another.
///
/// What stands across two slices is not seen as one: they are parted before a heading, else at a blank line or a line
/// end.
package struct SlicedSearch: Sendable {
  private let query: SearchQuery
  private let path: String
  private let modified: Int64
  private let now: Int64
  /// The parts of the query that are asked of each slice, in its order, and which of them some slice has.
  private let leaves: [QueryNode]
  private var truths: [Bool]
  private var linkCount = 0
  /// What was read and not looked at yet.
  private var rest: [UInt8] = []
  private var lineCount = 0
  private var foundLines = 0
  private var matches: [SearchHit.Match] = []

  /// In bytes: a slice is looked at in about 20 ms.
  package static let slice = 4 << 20

  /// - Parameters:
  ///   - path: of the note, from the notebook's folder on.
  ///   - modified: when it was changed; like `now`, in nanoseconds since 1970.
  package init(_ query: SearchQuery, path: String, modified: Int64, now: Int64) {
    (self.query, self.path, self.modified, self.now) = (query, path, modified, now)
    leaves = Self.leaves(of: query.root)
    truths = leaves.map { _ in false }
  }

  /// Takes the next bytes of the note.
  package mutating func take(_ bytes: [UInt8]) {
    rest += bytes
    guard rest.count >= Self.slice else { return }
    let lineEnd = Self.cut(of: rest)
    // A line may be longer than a slice, but not for ever.
    guard lineEnd > 0 || rest.count >= 4 * Self.slice else { return }
    let cut = lineEnd > 0 ? lineEnd : rest.count
    look(at: Array(rest[..<cut]))
    rest.removeFirst(cut)
  }

  /// What is to be shown of the note, if it is what is looked for, after its last bytes.
  package mutating func finish() -> SearchHit? {
    look(at: rest)
    rest = []
    var truths = truths[...]
    guard !query.isEmpty, holds(query.root, &truths) else { return nil }
    return SearchHit(path: path, matches: matches, lineCount: foundLines)
  }

  private mutating func look(at source: [UInt8]) {
    let note = SearchedNote(path: path, isLocked: false, modified: modified, source: source)
    let matcher = QueryMatcher(note: note, now: now)
    for index in leaves.indices where !truths[index] {
      if case .linkCount = leaves[index] {
        linkCount += note.facts.links.count
      } else {
        truths[index] = matcher.holds(leaves[index], in: .note)
      }
    }
    let found = SearchHit(of: note, query)
    foundLines += found.lineCount
    matches += found.matches.prefix(SearchHit.mostMatches - matches.count).map {
      $0.moved(by: lineCount)
    }
    lineCount += source.count { $0 == 0x0A }
  }

  // MARK: The query

  /// What can be asked of slices alone: of a note is true what is true of one of them.
  private static func leaves(of node: QueryNode) -> [QueryNode] {
    switch node {
    case .all(let parts), .any(let parts): parts.flatMap(leaves)
    case .not(let part): leaves(of: part)
    case .within(.content, let part): leaves(of: part).map { .within(.content, $0) }
    default: [node]
    }
  }

  /// Whether a part of the query is true; takes the truths of its leaves.
  private func holds(_ node: QueryNode, _ truths: inout ArraySlice<Bool>) -> Bool {
    switch node {
    case .all(let parts):
      return parts.map { holds($0, &truths) }.allSatisfy(\.self)
    case .any(let parts):
      return parts.map { holds($0, &truths) }.contains(true)
    case .not(let part): return !holds(part, &truths)
    case .within(.content, let part): return holds(part, &truths)
    case .linkCount(let comparison):
      truths.removeFirst()
      return comparison.holds(Double(linkCount))
    default: return truths.removeFirst()
    }
  }

  // MARK: Slices

  /// The end of the part that is looked at: in its second half, so that slices are not small.
  private static func cut(of bytes: [UInt8]) -> Int {
    let half = bytes.count / 2
    let ends = bytes.indices.dropFirst(half).dropLast().reversed()
    let isLineEnd = { (index: Int) in bytes[index] == 0x0A }
    let place =
      ends.first { isLineEnd($0) && bytes[$0 + 1] == UInt8(ascii: "#") }
      ?? ends.first { isLineEnd($0) && bytes[$0 + 1] == 0x0A } ?? ends.first(where: isLineEnd)
    return place.map { $0 + 1 } ?? 0
  }
}
