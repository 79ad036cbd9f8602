import BubblepadNotebook

/// The part of a note that an embed shows: all of it, the section of a heading, or a block with a name.
public struct NoteExcerpt: Sendable, Equatable {
  /// Whole lines of the note, without its front matter and the names of blocks.
  public let text: [UInt8]
  /// The lines of the note that it is, from 0.
  public let lines: Range<Int>
  /// How many of them are not in the text: it is cut.
  public let omittedLines: Int

  /// In bytes: what an embed shows at the most.
  public static let most = 16 << 10

  /// - Parameters:
  ///   - subpath: what the embed says after its `#`: headings or `^block`; nil for the whole note.
  ///   - source: the note.
  /// - Returns: nil where the note has no such part.
  public init?(_ subpath: String?, of source: [UInt8]) {
    let starts = LineStarts(source)
    let end = source.last == 0x0A ? starts.count - 1 : starts.count
    guard let subpath, !subpath.isEmpty else {
      let matter = NoteReader.frontMatter(of: source)
      var first = matter.map { matter in matter.count { $0 == 0x0A } + 1 } ?? 0
      while first < end, Self.isBlank(source[starts.range(of: first, in: source)]) { first += 1 }
      self.init(min(first, end)..<end, of: source, starts)
      return
    }
    let facts = NoteReader.facts(of: source)
    guard let line = LinkSubpath.line(of: subpath, in: facts) else { return nil }
    guard subpath.split(separator: "#").last?.hasPrefix("^") == true else {
      let level = facts.headings.first { $0.line == line }?.level ?? 6
      let next = facts.headings.first { $0.line > line && $0.level <= level }
      self.init(line - 1..<(next.map { $0.line - 1 } ?? end), of: source, starts)
      return
    }
    self.init(Self.block(named: line - 1, of: source, facts, starts), of: source, starts)
  }

  /// The text without the names of its blocks, and without the lines that are nothing else.
  private static func withoutNames(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "^")) else { return text }
    let names = NoteReader.facts(of: text).blockNames
    let starts = LineStarts(text)
    var rest = text
    for name in names.reversed() {
      let line = starts.range(of: name.line - 1, in: text)
      guard let mark = text[line].lastIndex(of: UInt8(ascii: "^")) else { continue }
      var start = mark
      while start > line.lowerBound, text[start - 1] == 0x20 || text[start - 1] == 0x09 {
        start -= 1
      }
      rest.removeSubrange(start..<line.upperBound)
    }
    while rest.last == 0x0A { rest.removeLast() }
    return rest
  }

  /// The lines of the block whose name stands on a line: those of its paragraph, or, where the name stands alone,
  /// those above it up to a blank line or a heading.
  private static func block(
    named line: Int, of source: [UInt8], _ facts: NoteFacts, _ starts: LineStarts
  ) -> Range<Int> {
    let named = starts.range(of: line, in: source)
    guard isName(source[named]) else {
      let blocks = facts.blocks.filter { $0.overlaps(named) }
      guard let block = blocks.min(by: { $0.count < $1.count }) else { return line..<line + 1 }
      return starts.line(of: block.lowerBound)..<line + 1
    }
    func isBlank(_ line: Int) -> Bool { Self.isBlank(source[starts.range(of: line, in: source)]) }
    var last = line - 1
    while last > 0, isBlank(last) { last -= 1 }
    var first = max(0, last)
    while first > 0, !isBlank(first - 1), !facts.headings.contains(where: { $0.line == first }) {
      first -= 1
    }
    return first..<max(first, last + 1)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private static func isName(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "^")
  }

  private init(_ lines: Range<Int>, of source: [UInt8], _ starts: LineStarts) {
    self.lines = lines
    guard !lines.isEmpty else {
      (text, omittedLines) = ([], 0)
      return
    }
    let start = starts.range(of: lines.lowerBound, in: source).lowerBound
    var last = lines.lowerBound
    while last + 1 < lines.upperBound,
      starts.range(of: last + 1, in: source).upperBound - start <= Self.most
    {
      last += 1
    }
    omittedLines = lines.upperBound - 1 - last
    let end = starts.range(of: last, in: source).upperBound
    text = Self.withoutNames(Array(source[start..<min(end, start + Self.most)]))
  }
}
