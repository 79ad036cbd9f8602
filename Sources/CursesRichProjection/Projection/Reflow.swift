import CursesMarkdown
import CursesText

/// Where the lines of a paragraph's source end when they are filled one after the other.
package struct Reflow {
  /// What breaks the lines so; empty where they are.
  package private(set) var edits: [Edit] = []
  private let source: [UInt8]
  private let base: Int
  /// Where a line may end: spaces, and line ends with what the next line begins with.
  private var gaps: [Range<Int>] = []

  /// `source` are the lines of the paragraph; offsets count from its start.
  package init(_ paragraph: RichParagraph, _ source: [UInt8], columns: Int, lineEnd: String) {
    self.source = source
    base = paragraph.sourceRange.lowerBound
    findGaps(in: paragraph)
    let first = paragraph.lines.lowerBound
    let (start, end) = (paragraph.content.lowerBound - first, paragraph.content.upperBound - first)
    let prefix = paragraph.containers.map(\.continuation).joined()
    let lineStart = source[..<start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    var column = count(lineStart..<start)
    var at = start
    for (index, gap) in gaps.enumerated() {
      column = self.column(after: at..<gap.lowerBound, from: column)
      let next = gap.upperBound..<(index + 1 < gaps.count ? gaps[index + 1].lowerBound : end)
      let breaks = column + 1 + firstCount(next) > columns && mayStartLine(next)
      let wanted = breaks ? Array((lineEnd + prefix).utf8) : [Byte.space]
      if Array(source[gap]) != wanted {
        edits.append(Edit((base + gap.lowerBound)..<(base + gap.upperBound), bytes: wanted))
      }
      column = breaks ? prefix.count : column + 1
      at = gap.upperBound
    }
  }

  private mutating func findGaps(in paragraph: RichParagraph) {
    let offset = paragraph.base - base
    for piece in paragraph.pieces[paragraph.titlePieces.upperBound...] {
      let attributes = paragraph.run(after: piece.visible.lowerBound)?.attributes ?? []
      guard attributes.isDisjoint(with: [.code, .raw]) else { continue }
      if piece.isLiteral {
        for visible in piece.visible where isLoneSpace(paragraph.text, visible) {
          let at = piece.source.lowerBound + visible - piece.visible.lowerBound + offset
          gaps.append(at..<at + 1)
        }
      } else if paragraph.text[piece.visible] == [Byte.space] {
        addLineEnd(piece.source.lowerBound + offset, paragraph.containers)
      }
    }
  }

  private func isLoneSpace(_ text: [UInt8], _ at: Int) -> Bool {
    text[at] == Byte.space && at > 0 && at + 1 < text.count && text[at - 1] != Byte.space
      && text[at + 1] != Byte.space
  }

  /// A line end, from the blanks before it to the text of the next line.
  private mutating func addLineEnd(_ start: Int, _ containers: [RichContainer]) {
    guard let end = source[start...].firstIndex(where: \.isLineEnd),
      source[start..<end].allSatisfy(\.isBlank)
    else { return }
    var lower = end
    while lower > 0, source[lower - 1].isBlank { lower -= 1 }
    var next = end + 1
    if source[end] == Byte.carriageReturn, next < source.count, source[next] == Byte.lineFeed {
      next += 1
    }
    var upper = BlankLine(source, lineStart: next, in: containers).contentStart
    while upper < source.count, source[upper].isBlank { upper += 1 }
    gaps.append(lower..<upper)
  }

  // MARK: Columns

  private func count(_ range: Range<Int>) -> Int {
    String(decoding: source[range], as: UTF8.self).count
  }

  /// The column after a stretch, in which lines may end for good.
  private func column(after range: Range<Int>, from column: Int) -> Int {
    guard let last = source[range].lastIndex(where: \.isLineEnd) else {
      return column + count(range)
    }
    return count((last + 1)..<range.upperBound)
  }

  /// The characters of a stretch up to its first line end.
  private func firstCount(_ range: Range<Int>) -> Int {
    let end = source[range].firstIndex(where: \.isLineEnd) ?? range.upperBound
    return count(range.lowerBound..<end)
  }

  /// Whether a word at the start of a line would still be a word, and not the start of a block.
  private func mayStartLine(_ word: Range<Int>) -> Bool {
    guard let first = source[word].first else { return false }
    if first.isDigit { return !source[word].contains { $0 == Byte.dot || $0 == Byte.closeParen } }
    if "#>-+=|:<\t".utf8.contains(first) { return false }
    if first == Byte.backtick || first == Byte.tilde {
      return source[word].prefix(3).contains { $0 != first }
    }
    return first != Byte.star && first != Byte.underscore
      || !source[word].allSatisfy { $0 == first }
  }
}
