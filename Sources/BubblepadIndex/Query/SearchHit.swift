import Notebook
import TextModel

/// A note that was found.
public struct SearchHit: Sendable, Equatable {
  /// From the notebook's folder on.
  public let path: String
  /// The line with the most of what was looked for, without markers; nil where it is not in the text.
  public let excerpt: String?
  /// What of the excerpt was looked for, in characters.
  public let highlights: [Range<Int>]
  /// The line, from 1; nil without one.
  public let line: Int?

  init(of note: SearchedNote, _ terms: [ShownTerm]) {
    path = note.path
    guard let line = Self.bestLine(of: note, terms) else {
      (excerpt, highlights, self.line) = (nil, [], nil)
      return
    }
    let range = note.lines.range(of: line, in: note.source)
    let excerpt = Self.excerpt(of: note.source[range], terms)
    self.excerpt = excerpt
    highlights = Self.highlights(in: excerpt, terms)
    self.line = line + 1
  }

  /// The first line that has the most of the terms.
  private static func bestLine(of note: SearchedNote, _ terms: [ShownTerm]) -> Int? {
    var counts: [Int: Int] = [:]
    for term in terms {
      // On which lines a term is, by the folded text: that has all line ends too.
      var line = -1
      for place in term.places(in: note) {
        let own = note.lines.line(of: place)
        if own != line { counts[own, default: 0] += 1 }
        line = own
      }
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// In characters: how much of a line stands before what was found.
  private static let lead = 12
  private static let longest = 200

  /// The line without markers, from shortly before the first term.
  private static func excerpt(of line: ArraySlice<UInt8>, _ terms: [ShownTerm]) -> String {
    let plain = NoteSummary.plainLine(String(decoding: line.prefix(1 << 14), as: UTF8.self))
    let start = highlights(in: plain, terms).first?.lowerBound ?? 0
    guard start > lead else { return String(plain.prefix(longest)) }
    let characters = Array(plain)
    let from = start - lead
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
enum ShownTerm: Sendable {
  case words(QueryWords)
  case pattern(Search)
  case tag([UInt8])

  /// What a query looks for, but for what is not to be there and what is asked of names.
  static func all(in node: QueryNode) -> [ShownTerm] {
    switch node {
    case .words(let words): words.folded.isEmpty ? [] : [.words(words)]
    case .pattern(let search): [.pattern(search)]
    case .tag(let name): [.tag(name)]
    case .all(let parts), .any(let parts): parts.flatMap(all)
    case .within(.file, _), .within(.path, _): []
    case .within(_, let part): all(in: part)
    case .not, .property, .isLocked, .age, .linkCount: []
    }
  }

  /// Where it is in the bytes of a short text.
  func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    switch self {
    case .words(let words) where words.isExact: return bytes.ranges(ofBytes: Array(words.text.utf8))
    case .words(let words): return Self.ranges(of: words.folded, in: bytes)
    case .tag(let name): return Self.ranges(of: [UInt8(ascii: "#")] + name, in: bytes)
    case .pattern(let search): return search.matches(in: bytes).map(\.range)
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

  /// Where it is in a note, in bytes.
  func places(in note: SearchedNote) -> [Int] {
    switch self {
    case .words(let words) where !words.isExact: places(of: words.folded, in: note)
    case .tag(let name): places(of: [UInt8(ascii: "#")] + name, in: note)
    default: ranges(in: note.source).map(\.lowerBound)
    }
  }

  private func places(of word: [UInt8], in note: SearchedNote) -> [Int] {
    if note.isPlain {
      return note.folded.bytes.ranges(ofBytes: word).map(\.lowerBound)
    }
    return Self.ranges(of: word, in: note.source).map(\.lowerBound)
  }
}
