import CursesText

/// The line below the text that a key opens.
package struct TextExit {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Whether the caret is in a row of a table.
  package var isInRow: Bool { document.paragraph(at: document.head).isTableRow }

  /// A line below code, a table or HTML that a text ends with, for the caret at its end: these have no other
  /// way out downwards. Returns false elsewhere.
  ///
  /// Where nothing is typed in it, `dropFreshLine` takes it away again.
  package func openLineBelowText(tick: Int) -> Bool {
    document.begin(at: tick)
    defer { document.end() }
    let place = document.head
    guard !document.isReadOnly, document.carets == nil, document.nextParagraph(after: place) == nil,
      case let last = document.paragraph(at: place),
      last.isTableRow || document.target.isCaret && place.visible == last.text.count
    else { return false }
    document.history.endGroup()
    defer { document.history.endGroup() }
    switch last.kind {
    case .code where isFreshCodeLine(last):
      guard
        let before = document.previousParagraph(before: place).map({ document.paragraph(at: $0) })
      else {
        return false
      }
      _ = CodeEntry(document: document).leaveCode(last, after: before)
    // The fence that ends it is still to be written.
    case .code where last.fence != nil && last.closer == nil:
      _ = CodeEntry(document: document).leaveCode(last, after: last)
    case .raw where !LineBreaks(document: document).isFrontMatter(last), .tableRow, .code:
      LineEnd(document: document).dropRow(isLeaving: true)
      guard
        EmptyParagraphs(document: document).insertEmptyParagraph(
          after: document.paragraph(at: document.head)) == .changed
      else {
        return false
      }
    default: return false
    }
    LineCompletion(document: document).beginFreshLine()
    TextEnd(document: document).noteFreshEnd()
    return true
  }

  /// Whether nothing but blanks is in the last line of code, which Enter has just begun.
  private func isFreshCodeLine(_ line: RichParagraph) -> Bool {
    guard document.typing.freshBlock?.version == document.version, line.text.allSatisfy(\.isBlank),
      line.containers.isEmpty
    else { return false }
    return document.previousParagraph(before: document.head).map {
      document.paragraph(at: $0).isCode(ofSameBlockAs: line)
    }
      ?? false
  }
}
