import CursesText

extension RichDocument {
  /// Whether the caret is in a row of a table.
  public var isInRow: Bool { paragraph(at: head).isTableRow }

  /// A line below code, a table or HTML that a text ends with, for the caret at its end: these have no other
  /// way out downwards. Returns false elsewhere.
  ///
  /// Where nothing is typed in it, `dropFreshLine` takes it away again.
  public func openLineBelowText(tick: Int) -> Bool {
    begin(at: tick)
    defer { end() }
    let place = head
    guard !isReadOnly, carets == nil, nextParagraph(after: place) == nil,
      case let last = paragraph(at: place),
      last.isTableRow || target.isCaret && place.visible == last.text.count
    else { return false }
    history.endGroup()
    defer { history.endGroup() }
    switch last.kind {
    case .code where isFreshCodeLine(last):
      guard let before = previousParagraph(before: place).map({ paragraph(at: $0) }) else {
        return false
      }
      _ = leaveCode(last, after: before)
    // The fence that ends it is still to be written.
    case .code where last.fence != nil && last.closer == nil:
      _ = leaveCode(last, after: last)
    case .raw where !isFrontMatter(last), .tableRow, .code:
      LineEnd(document: self).dropRow(isLeaving: true)
      guard insertEmptyParagraph(after: paragraph(at: head)) == .changed else {
        return false
      }
    default: return false
    }
    beginFreshLine()
    noteFreshEnd()
    return true
  }

  /// Whether nothing but blanks is in the last line of code, which Enter has just begun.
  private func isFreshCodeLine(_ line: RichParagraph) -> Bool {
    guard typing.freshBlock?.version == version, line.text.allSatisfy(\.isBlank),
      line.containers.isEmpty
    else { return false }
    return previousParagraph(before: head).map { paragraph(at: $0).isCode(ofSameBlockAs: line) }
      ?? false
  }
}
