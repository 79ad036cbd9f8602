import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Matches of a pattern that names line ends.
///
/// What is shown is read as one text for it: a line end stands between two paragraphs, however many blank
/// lines are between them in the source, and for a break within one. In the source mode each line of the
/// source is a paragraph, and what ends it is one line end.
extension RichEditorModel {
  /// What a pattern that repeats line ends is looked for in, from the block where a match starts.
  private static let mostLines = 200
  private static let mostBytes = 8_192

  /// The matches that start in a block, without those that begin within one of the block before.
  func foundOverLines(fromBlock block: Int, includesEmpty: Bool) -> [FoundMatch] {
    let all = matchesOverLines(fromBlock: block, includesEmpty: includesEmpty)
    guard block > 0,
      let before = matchesOverLines(fromBlock: block - 1, includesEmpty: includesEmpty).last
    else { return all }
    return all.filter { $0.range.lowerBound >= before.range.upperBound }
  }

  private func matchesOverLines(fromBlock block: Int, includesEmpty: Bool) -> [FoundMatch] {
    guard let search else { return [] }
    let lines = ShownLines(
      document, fromBlock: block, reach: min(search.lineReach, Self.mostLines),
      mostBytes: Self.mostBytes)
    return matches(of: search, in: lines.text, includesEmpty: includesEmpty).compactMap { match in
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
