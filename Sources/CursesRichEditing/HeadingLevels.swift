import CursesMarkdown
import CursesText

/// Makes headings of paragraphs, and paragraphs of headings.
package struct HeadingLevels {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  package func setHeading(_ level: Int) -> RichOutcome {
    if level > 0 { _ = StanzaLine.part(in: document) }
    let chosen = document.selectedParagraphs.map(\.paragraph)
    let able = chosen.filter { $0.kind == .paragraph || $0.headingLevel != nil }
    guard !able.isEmpty, (0...6).contains(level) else {
      return .refused("Only paragraphs can become headings.")
    }
    // What has the level already is plain next.
    let isAll = able.allSatisfy { $0.headingLevel == level }
    let new = isAll ? 0 : level
    let edits = able.flatMap {
      headingEdits($0, new) + BareTitle(document, $0).escapes(atLevel: new)
    }
    guard !edits.isEmpty else { return .notHandled }
    return Lists(document: document).applyLines(edits, chosen)
  }

  private func headingEdits(_ paragraph: RichParagraph, _ level: Int) -> [Edit] {
    if paragraph.isBlankLine && level == 0 { return [] }
    if let edit = UnderlinedHeading(paragraph, in: document)?.edit(toLevel: level) { return [edit] }
    let marker = level == 0 ? "" : String(repeating: "#", count: level) + " "
    let content = paragraph.contentRange
    let opener = paragraph.opener.map { $0.lowerBound + paragraph.base }
    let start = paragraph.headingLevel == nil ? content.lowerBound : opener ?? content.lowerBound
    if level == 0, paragraph.text.isEmpty, paragraph.closer == nil {
      return [Edit(start..<BlockExit(document: document).endWhenLeft(paragraph), "")]
    }
    var edits = [Edit(start..<content.lowerBound, marker)]
    if paragraph.headingLevel != nil, let closer = paragraph.closer {
      let end = document.state.text.sourceLine(at: paragraph.base + closer.lowerBound).content
        .upperBound
      edits.append(Edit(content.upperBound..<max(end, paragraph.base + closer.upperBound), ""))
    }
    // A heading is one line: the line ends of the text become spaces.
    if level > 0, paragraph.pieces.contains(where: { $0.isLineEnd(in: paragraph) }) {
      for piece in paragraph.pieces where piece.isLineEnd(in: paragraph) {
        edits.append(
          Edit(
            (piece.source.lowerBound + paragraph.base)..<(piece.source.upperBound + paragraph.base),
            " "))
      }
    }
    if level > 0, paragraph.isBlankLine, !paragraph.hasGapAfter,
      paragraph.base + paragraph.lines.upperBound < document.state.text.count
    {
      edits.append(
        Edit(at: content.upperBound, insert: document.lineEnd + paragraph.blankContinuation))
    }
    return edits
  }
}
