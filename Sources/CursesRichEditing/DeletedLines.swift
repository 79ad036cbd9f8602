import CursesText

/// Whole lines that were deleted last, as long as nothing else was done: put where they were they are what they were, as
/// with `dd` and `P`. See `WayBack`.
public struct DeletedLines {
  private let document: RichDocument
  private let way: WayBack

  /// Nil where these are others, something else was done since, or the caret is in another line than it was then.
  public init?(_ lines: RichLines, in document: RichDocument) {
    guard let way = document.current.waysBack.last, way.command == .deleteParagraphs,
      !document.isReadOnly, document.places.foldedHeadings.isEmpty,
      document.state.selection.main.isCaret, way.after.text == document.state.text,
      case let then = document.place(at: way.after.selection.main.head),
      case let now = document.head, (then.block, then.paragraph) == (now.block, now.paragraph),
      way.gives(lines)
    else { return nil }
    (self.document, self.way) = (document, way)
  }

  /// Whether they stood below the line of the caret.
  public var wereBelow: Bool {
    guard let edit = way.transaction.edits.first, !edit.text.isEmpty else { return false }
    return edit.text.byte(at: 0).isLineEnd
      && edit.range.lowerBound >= document.paragraph(at: document.head).contentRange.upperBound
  }

  /// Puts them back. The caret goes to the first of them.
  public func putBack(tick: Int) {
    document.begin(at: tick)
    defer { document.end() }
    _ = WaysBack(document: document).take(way)
    document.setSelection(Selection(caret: document.state.selection.main.lowerBound))
    document.snapSelection()
  }
}

extension WayBack {
  /// Whether lines are what comes back, with the markers of the blocks around them.
  fileprivate func gives(_ lines: RichLines) -> Bool {
    let text = transaction.edits.flatMap(\.text.bytes)
    let back = text.split(whereSeparator: \.isLineEnd).filter { !$0.allSatisfy(\.isWhitespace) }
    let given = lines.source.map { Array($0.utf8) }.filter { !$0.allSatisfy(\.isWhitespace) }
    // A blank line of a quotation has its sign.
    let rest = back.filter { line in !line.allSatisfy { $0.isBlank || $0 == UInt8(ascii: ">") } }
    return [back, rest].contains { shown in
      shown.count == given.count && zip(shown, given).allSatisfy { $0.suffix($1.count) == $1[...] }
    }
  }
}
