import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// The matches in what is shown.
extension RichEditorModel {
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
    let shown = ShownMatches(document: document, search: search) { [self] text, includesEmpty in
      matches(of: search, in: text, includesEmpty: includesEmpty)
    }
    return shown.found(inBlock: block, includesEmpty: includesEmpty)
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
    return TextReplacement(document: document).replace(range, with: new, tick: tick)
  }
}
