import BubblepadNotebook
import CursesMarkdown

/// Names of notes in texts that are no links.
enum Mentions {
  /// Where some names stand in a text as words of their own, not in links, code or front matter.
  ///
  /// - Parameter names: folded.
  static func ranges(of names: Set<[UInt8]>, in source: [UInt8]) -> [Range<Int>] {
    let folded = FoldedText(source, keepsOrigins: true)
    var found: [Range<Int>] = []
    for name in names {
      for range in folded.bytes.ranges(ofBytes: name) where isWord(range, in: folded.bytes) {
        let lower = folded.origins[range.lowerBound]
        let upper =
          range.upperBound < folded.origins.count ? folded.origins[range.upperBound] : source.count
        found.append(lower..<upper)
      }
    }
    guard !found.isEmpty else { return [] }
    let prose = Prose(source)
    // Of two that overlap the longer one is the name.
    found.sort { ($0.lowerBound, $1.count) < ($1.lowerBound, $0.count) }
    var end = 0
    return found.filter { range in
      guard range.lowerBound >= end, prose.holds(range) else { return false }
      end = range.upperBound
      return true
    }
  }

  /// Whether no letter stands before or after. Writing without spaces has no such bounds.
  private static func isWord(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    func kind(at place: Int) -> CharacterKind {
      bytes.withUnsafeBufferPointer { CharacterKind(UTF8Scalar.read($0, at: place).0) }
    }
    func start(before place: Int) -> Int {
      var start = place - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      return start
    }
    let isLetterFirst = kind(at: range.lowerBound) == .letter
    let isLetterLast = kind(at: start(before: range.upperBound)) == .letter
    if isLetterFirst, range.lowerBound > 0, kind(at: start(before: range.lowerBound)) == .letter {
      return false
    }
    return
      !(isLetterLast && range.upperBound < bytes.count && kind(at: range.upperBound) == .letter)
  }

  /// The link that takes the place of a name; nil where that cannot be a link.
  ///
  /// - Parameter link: what leads to the note.
  static func link(_ range: Range<Int>, in source: [UInt8], to link: String) -> [UInt8]? {
    guard !link.contains(where: { "[]|#^".contains($0) }) else { return nil }
    let written = String(decoding: source[range], as: UTF8.self)
    guard !written.contains("\n"), let place = Prose(source).place(of: range) else { return nil }
    if written == link { return Array("[[\(link)]]".utf8) }
    guard !written.contains(where: { "[]|".contains($0) }) else { return nil }
    return Array("[[\(link)\(place == .cell ? "\\" : "")|\(written)]]".utf8)
  }
}

/// The parts of a source that are plain text: no markers, links, code or front matter.
struct Prose {
  /// What plain text stands in: in a cell of a table bars mean something.
  enum Place { case text, cell }

  private var ranges: [(range: Range<Int>, place: Place)] = []
  private let links: [Range<Int>]

  init(_ source: [UInt8]) {
    links = NoteReader.facts(of: source).links.map(\.range)
    let tree = MarkdownParser.parse(source)
    for id in tree.allBlocks where tree.kind(of: id).hasInlines {
      var isCell = false
      if case .tableCell = tree.kind(of: id) { isCell = true }
      var linkEnd = 0
      for (inline, _) in tree.inlines(of: id).walk {
        switch inline.kind {
        case .link, .image: linkEnd = max(linkEnd, inline.range.upperBound)
        case .text where inline.range.lowerBound >= linkEnd:
          ranges.append((inline.range, isCell ? .cell : .text))
        default: continue
        }
      }
    }
    ranges.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  func holds(_ range: Range<Int>) -> Bool { place(of: range) != nil }

  /// What a range stands in; nil where it is not plain text all through.
  func place(of range: Range<Int>) -> Place? {
    guard !links.contains(where: { $0.overlaps(range) }) else { return nil }
    let around = ranges.first { around in
      around.range.lowerBound <= range.lowerBound && around.range.upperBound >= range.upperBound
    }
    return around?.place
  }
}
