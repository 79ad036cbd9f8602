import CursesRichText
import CursesText

/// A match of what is searched for.
struct FoundMatch {
  var range: Range<RichPlace>
  /// The same in `text`, which is that of its paragraph or what stands on both sides of a cut.
  var match: SearchMatch
  var text: [UInt8]

  /// Whether it lies in one paragraph.
  var isInParagraph: Bool {
    range.lowerBound.block == range.upperBound.block
      && range.lowerBound.paragraph == range.upperBound.paragraph
  }
}

/// The matches of a search in what a document shows.
///
/// For a pattern that names line ends what is shown is read as one text: a line end stands between two paragraphs,
/// however many blank lines are between them in the source, and for a break within one. In the source mode each line
/// of the source is a paragraph, and what ends it is one line end.
@MainActor
struct ShownMatches {
  let document: RichDocument
  let search: Search
  /// The matches in a text; none of some where the search is halted.
  let matches: (_ text: [UInt8], _ includesEmpty: Bool) -> [SearchMatch]

  /// How far a match may reach on either side of the place where a long line is cut, in bytes.
  private static let reach = 1_024
  /// What a pattern that repeats line ends is looked for in, from the block where a match starts.
  private static let mostLines = 200
  private static let mostBytes = 8_192

  /// The matches that start in what a block shows, in order.
  ///
  /// - Parameter includesEmpty: whether what matches nothing is among them: it is found and replaced, not shown.
  func found(inBlock block: Int, includesEmpty: Bool = false) -> [FoundMatch] {
    if search.lineReach > 0 {
      return foundOverLines(fromBlock: block, includesEmpty: includesEmpty)
    }
    var all = document.block(block).paragraphs.enumerated().flatMap { index, paragraph in
      if includesEmpty, isAfterLastLine(paragraph) { return [FoundMatch]() }
      return matches(paragraph.text, includesEmpty).map { match in
        FoundMatch(
          range: RichPlace(
            block: block, paragraph: index, visible: match.range.lowerBound)..<RichPlace(
              block: block, paragraph: index, visible: match.range.upperBound), match: match,
          text: paragraph.text)
      }
    }
    if let before = foundAcrossCut(before: block)?.range.upperBound {
      all.removeAll { $0.range.lowerBound < before }
    }
    if let across = foundAcrossCut(before: block + 1) {
      all.removeAll { $0.range.upperBound > across.range.lowerBound }
      all.append(across)
    }
    return all
  }

  /// Whether a paragraph is the place behind the last line end of the source: it is no line.
  private func isAfterLastLine(_ paragraph: RichParagraph) -> Bool {
    let end = document.state.text.count
    return document.mode == .source && paragraph.text.isEmpty && end > 0
      && paragraph.lineStart == end
  }

  /// The match that goes over the place where a long line is cut, before a block.
  private func foundAcrossCut(before block: Int) -> FoundMatch? {
    guard block > 0, block < document.blockCount, document.startsInLine(block),
      let left = document.block(block - 1).paragraphs.last,
      let right = document.block(block).paragraphs.first
    else { return nil }
    let start = left.boundary(atOrBefore: max(0, left.text.count - Self.reach))
    let end = right.boundary(atOrBefore: min(right.text.count, Self.reach))
    let cut = left.text.count - start
    let text = Array(left.text[start...]) + right.text[..<end]
    let found = matches(text, false).first {
      $0.range.lowerBound < cut && $0.range.upperBound > cut
    }
    guard let found else { return nil }
    let lower = RichPlace(
      block: block - 1, paragraph: document.block(block - 1).paragraphs.count - 1,
      visible: start + found.range.lowerBound)
    let upper = RichPlace(block: block, paragraph: 0, visible: found.range.upperBound - cut)
    return FoundMatch(range: lower..<upper, match: found, text: text)
  }

  /// The matches that start in a block, without those that begin within one of the block before.
  private func foundOverLines(fromBlock block: Int, includesEmpty: Bool) -> [FoundMatch] {
    let all = matchesOverLines(fromBlock: block, includesEmpty: includesEmpty)
    guard block > 0,
      let before = matchesOverLines(fromBlock: block - 1, includesEmpty: includesEmpty).last
    else { return all }
    return all.filter { $0.range.lowerBound >= before.range.upperBound }
  }

  private func matchesOverLines(fromBlock block: Int, includesEmpty: Bool) -> [FoundMatch] {
    let lines = ShownLines(
      document, fromBlock: block, reach: min(search.lineReach, Self.mostLines),
      mostBytes: Self.mostBytes)
    return matches(lines.text, includesEmpty).compactMap { match in
      let range =
        lines.place(at: match.range.lowerBound)..<lines.place(at: match.range.upperBound)
      guard range.lowerBound.block == block else { return nil }
      return FoundMatch(range: range, match: match, text: lines.text)
    }
  }
}

/// The visible text of some paragraphs as one, a line feed between two of them.
private struct ShownLines {
  private(set) var text: [UInt8] = []
  private var starts: [(place: RichPlace, offset: Int)] = []

  /// - Parameter reach: how many line ends behind the block are read.
  init(_ document: RichDocument, fromBlock first: Int, reach: Int, mostBytes: Int) {
    var left = reach + 1
    var block = first
    var end = Int.max
    while left > 0, text.count < end, block < document.blockCount {
      let goesOn = block > first && document.startsInLine(block)
      for (index, paragraph) in document.block(block).paragraphs.enumerated() {
        guard left > 0, text.count < end else { break }
        let isSameLine = goesOn && index == 0
        if !starts.isEmpty, !isSameLine { text.append(0x0A) }
        starts.append((RichPlace(block: block, paragraph: index, visible: 0), text.count))
        text += paragraph.text
        if block > first, !isSameLine { left -= 1 }
      }
      if block == first { end = text.count + mostBytes }
      block += 1
    }
  }

  func place(at offset: Int) -> RichPlace {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle].offset <= offset { low = middle } else { high = middle - 1 }
    }
    var place = starts[low].place
    place.visible = offset - starts[low].offset
    return place
  }
}
