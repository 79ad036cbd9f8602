import BubblepadNotebook
import CursesText

/// A note that was found.
public struct SearchHit: Sendable, Equatable {
  /// A line with something of what was looked for.
  public struct Match: Sendable, Equatable {
    /// From 1.
    public let line: Int
    /// The line without markers.
    public let excerpt: String
    /// What of the excerpt was looked for, in characters.
    public let highlights: [Range<Int>]

    /// The same in a note with so many lines before.
    func moved(by lines: Int) -> Match {
      Match(line: line + lines, excerpt: excerpt, highlights: highlights)
    }
  }

  /// From the notebook's folder on.
  public let path: String
  /// The line with the most of what was looked for, then others in their order; empty where it is not in the text.
  public let matches: [Match]
  /// How many lines have something of it.
  public let lineCount: Int

  /// The first of its lines without markers; nil where it is not in the text.
  public var excerpt: String? { matches.first?.excerpt }
  /// What of the excerpt was looked for, in characters.
  public var highlights: [Range<Int>] { matches.first?.highlights ?? [] }
  /// The line, from 1; nil without one.
  public var line: Int? { matches.first?.line }

  /// The most lines that are shown of a note.
  static let mostMatches = 4

  init(path: String, matches: [Match], lineCount: Int) {
    (self.path, self.matches, self.lineCount) = (path, matches, lineCount)
  }

  /// - Parameter most: how many of its lines are shown, without the first.
  init(of note: SearchedNote, _ query: SearchQuery, others most: Int = mostMatches - 1) {
    path = note.path
    let terms = query.shown
    let counts = Self.counts(of: note, terms)
    lineCount = counts.count
    let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    let others = counts.keys.filter { $0 != best }.sorted().prefix(most)
    matches = ([best].compactMap(\.self) + others).map { line in
      let range = note.lines.range(of: line, in: note.source)
      let excerpt = Self.excerpt(of: note.source[range], terms, lead: query.lead)
      return Match(
        line: line + 1, excerpt: excerpt, highlights: Self.highlights(in: excerpt, terms))
    }
  }

  /// How many of the terms each line has.
  private static func counts(of note: SearchedNote, _ terms: [ShownTerm]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for term in terms {
      var line = -1
      for own in term.lines(of: note) where own != line {
        counts[own, default: 0] += 1
        line = own
      }
    }
    return counts
  }

  /// In characters.
  private static let longest = 200

  /// In bytes: of a longer line a part is looked at, from so far before the first term.
  private static let (longLine, before) = (400, 60)

  /// The line without markers, from shortly before the first term.
  private static func excerpt(
    of line: ArraySlice<UInt8>, _ terms: [ShownTerm], lead: Int
  ) -> String {
    var part = line
    let before = max(before, lead)
    if line.count > longLine {
      let whole = Array(line.prefix(1 << 14))
      let first = terms.compactMap { $0.ranges(in: whole).first?.lowerBound }.min() ?? 0
      // At a space, where there is one.
      let wanted = line.startIndex + max(0, first - before)
      let start =
        first <= before
        ? line.startIndex
        : line[wanted...].prefix(before).firstIndex(of: 0x20).map { $0 + 1 } ?? wanted
      part = line[start...].prefix(longLine)
    }
    let plain = NoteSummary.plainLine(String(decoding: part, as: UTF8.self))
    let isCut = part.startIndex > line.startIndex
    let start = highlights(in: plain, terms).first?.lowerBound ?? 0
    guard isCut || start > lead else { return String(plain.prefix(longest)) }
    let characters = Array(plain)
    let from = max(0, start - lead)
    // It begins with a word.
    let space = characters[from..<start].firstIndex(of: " ").map { $0 + 1 }
    return "…" + String(characters[(space ?? from)...].prefix(longest))
  }

  /// Where the terms are in a short text, in characters.
  static func highlights(in text: String, _ terms: [ShownTerm]) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let found = terms.flatMap { $0.ranges(in: bytes) }.sorted { $0.lowerBound < $1.lowerBound }
    guard !found.isEmpty else { return [] }
    var ends: [Int] = []
    for character in text { ends.append((ends.last ?? 0) + character.utf8.count) }
    var merged: [Range<Int>] = []
    for range in found {
      guard let first = ends.firstIndex(where: { $0 > range.lowerBound }),
        let last = ends.firstIndex(where: { $0 >= range.upperBound })
      else { continue }
      if let before = merged.last, before.upperBound >= first {
        merged[merged.count - 1] = before.lowerBound..<max(before.upperBound, last + 1)
      } else {
        merged.append(first..<last + 1)
      }
    }
    return merged
  }
}

/// Something that is looked for in texts and can be pointed at.
indirect enum ShownTerm: Sendable {
  case words(QueryWords)
  case pattern(Search)
  case tag([UInt8])
  /// One that is looked for in parts of a note, and what these parts have to be.
  case within(QueryScope, QueryNode, ShownTerm)

  /// What a query looks for, but for what is not to be there and what is asked of names.
  static func all(in node: QueryNode) -> [ShownTerm] {
    switch node {
    case .words(let words): words.folded.isEmpty ? [] : [.words(words)]
    case .pattern(let search): [.pattern(search)]
    case .tag(let name): [.tag(name)]
    case .all(let parts), .any(let parts): parts.flatMap(all)
    case .within(.file, _), .within(.path, _): []
    case .within(.content, let part): all(in: part)
    case .within(let scope, let part): all(in: part).map { .within(scope, part, $0) }
    case .not, .property, .isLocked, .age, .linkCount: []
    }
  }

  /// Where it is in the bytes of a short text.
  func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    switch self {
    case .words(let words) where words.isExact: return bytes.ranges(ofBytes: Array(words.text.utf8))
    case .words(let words):
      let spelled = words.spelledRanges(in: bytes)
      return spelled.isEmpty ? Self.ranges(of: words.folded, in: bytes) : spelled
    case .tag(let name): return Self.ranges(of: [UInt8(ascii: "#")] + name, in: bytes)
    case .pattern(let search): return search.matches(in: bytes).map(\.range)
    case .within(_, _, let term): return term.ranges(in: bytes)
    }
  }

  private static func ranges(of word: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
    let folded = FoldedText(bytes, keepsOrigins: true)
    return folded.bytes.ranges(ofBytes: word).map { range in
      let end =
        range.upperBound < folded.origins.count ? folded.origins[range.upperBound] : bytes.count
      return folded.origins[range.lowerBound]..<max(end, folded.origins[range.lowerBound] + 1)
    }
  }

  /// The lines of a note that it is on, from 0, in order. Folded text has the same lines as its source.
  func lines(of note: SearchedNote) -> [Int] {
    let word: [UInt8]
    switch self {
    case .words(let words) where !words.isExact:
      // Where it is written as it was typed, that is meant.
      let spelled = words.spelledRanges(in: note.source)
      guard spelled.isEmpty else { return spelled.map { note.lines.line(of: $0.lowerBound) } }
      word = words.folded
    case .tag(let name): word = [UInt8(ascii: "#")] + name
    case .within(let scope, let part, let term):
      // The time is asked of whole notes only.
      let matcher = QueryMatcher(note: note, now: 0)
      let parts = note.ranges(of: scope).filter { matcher.holds(part, in: .range($0)) }
        .map {
          note.lines.line(
            of: $0.lowerBound)...note.lines.line(of: max($0.lowerBound, $0.upperBound - 1))
        }
      return term.lines(of: note).filter { line in parts.contains { $0.contains(line) } }
    default: return ranges(in: note.source).map { note.lines.line(of: $0.lowerBound) }
    }
    return note.folded.bytes.ranges(ofBytes: word).map { note.foldedLines.line(of: $0.lowerBound) }
  }
}
