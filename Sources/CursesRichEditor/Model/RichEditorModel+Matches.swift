import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

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

/// The matches in what is shown.
extension RichEditorModel {
  /// How far a match may reach on either side of the place where a long line is cut, in bytes.
  private static let reach = 1_024

  /// The matches in a text; none where the search is halted (`pace`).
  package func matches(
    of search: Search, in text: [UInt8], includesEmpty: Bool = true
  ) -> [SearchMatch] {
    pace.matches(
      of: search, in: text, includesEmpty: includesEmpty,
      isInterrupted: { stops() })
  }

  /// The matches that start in what a block shows, in order; none of some texts where the search is halted.
  ///
  /// - Parameter includesEmpty: whether what matches nothing is among them, as the end of a line.
  package func matches(inBlock block: Int, includesEmpty: Bool = false) -> [Range<RichPlace>] {
    found(inBlock: block, includesEmpty: includesEmpty).map(\.range)
  }

  /// The same, with what is needed to replace them.
  ///
  /// - Parameter includesEmpty: whether what matches nothing is among them: it is found and replaced, not shown.
  func found(inBlock block: Int, includesEmpty: Bool = false) -> [FoundMatch] {
    guard let search else { return [] }
    if search.lineReach > 0 {
      return foundOverLines(fromBlock: block, includesEmpty: includesEmpty)
    }
    var all = document.block(block).paragraphs.enumerated().flatMap { index, paragraph in
      if includesEmpty, isAfterLastLine(paragraph) { return [FoundMatch]() }
      return matches(of: search, in: paragraph.text, includesEmpty: includesEmpty).map { match in
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
    guard let search, block > 0, block < document.blockCount, document.startsInLine(block),
      let left = document.block(block - 1).paragraphs.last,
      let right = document.block(block).paragraphs.first
    else { return nil }
    let start = left.boundary(atOrBefore: max(0, left.text.count - Self.reach))
    let end = right.boundary(atOrBefore: min(right.text.count, Self.reach))
    let cut = left.text.count - start
    let text = Array(left.text[start...]) + right.text[..<end]
    let found = matches(of: search, in: text, includesEmpty: false).first {
      $0.range.lowerBound < cut && $0.range.upperBound > cut
    }
    guard let found else { return nil }
    let lower = RichPlace(
      block: block - 1, paragraph: document.block(block - 1).paragraphs.count - 1,
      visible: start + found.range.lowerBound)
    let upper = RichPlace(block: block, paragraph: 0, visible: found.range.upperBound - cut)
    return FoundMatch(range: lower..<upper, match: found, text: text)
  }

  /// Puts another text in the place of what is shown between two places. A cell of a table has one line: a
  /// line end is a space there.
  func replace(_ range: Range<RichPlace>, with new: String, tick: Int) -> RichOutcome {
    let (from, upTo) = (range.lowerBound, range.upperBound)
    let isInParagraph = (from.block, from.paragraph) == (upTo.block, upTo.paragraph)
    let isInRow = isInParagraph && !document.paragraph(at: from).cells.isEmpty
    guard !isInParagraph || new.contains("\n") && !isInRow else {
      return TextReplacement(document: document).replace(
        [RichReplacement(from.visible..<upTo.visible, with: new)], inParagraphAt: from, tick: tick)
    }
    document.perform(
      .select(anchor: document.offset(of: from), head: document.offset(of: upTo)), tick: tick)
    return document.perform(
      new.isEmpty ? .deleteSelection : .paste(new, isMarkdown: false), tick: tick)
  }
}
