import CursesText

extension RichDocument {
  /// Does a command at all carets of a paragraph as one edit, where each of them stands in text that is its own
  /// source: what it does there is known without taking the paragraph apart, which one caret after the other
  /// would do as often as there are carets.
  ///
  /// - Parameters:
  ///   - first: the range from which on the command is still to be done.
  ///   - most: the number of ranges to try.
  /// - Returns: at how many ranges it was done; 0 where more is needed than this.
  func performTogether(
    _ command: RichCommand, from first: Int, atMost most: Int, tick: Int
  ) -> Int {
    let inSource = performInSource(command, from: first, tick: tick)
    if inSource > 0 { return inSource }
    guard let round = carets, let change = command.plainChange, pendingBreak == nil,
      first + 1 < round.count
    else { return 0 }
    let start = place(at: round[first].lowerBound)
    let paragraph = paragraph(at: start)
    guard paragraph.takesPlainEdits else { return 0 }
    var ranges: [Range<Int>] = []
    for index in first..<min(round.count, first + most) {
      let (lower, upper) = (place(at: round[index].lowerBound), place(at: round[index].upperBound))
      guard (lower.block, lower.paragraph) == (start.block, start.paragraph),
        (upper.block, upper.paragraph) == (start.block, start.paragraph),
        let range = change.range(
          of: lower.visible..<max(lower.visible, upper.visible), in: paragraph),
        range.lowerBound >= ranges.last?.upperBound ?? 0,
        paragraph.isVerbatim || paragraph.plainPiece(around: range) != nil
      else { break }
      ranges.append(range)
    }
    guard ranges.count > 1 else { return 0 }
    let done =
      paragraph.isVerbatim
      ? replaceSource(ranges, change, in: paragraph, tick: tick)
      : replacePlainly(ranges, change, in: paragraph, tick: tick)
    guard let edits = done else { return 0 }
    carets?.place(after: edits, from: first)
    return ranges.count
  }

  private func replacePlainly(
    _ ranges: [Range<Int>], _ change: PlainChange, in paragraph: RichParagraph, tick: Int
  ) -> [Edit]? {
    let bytes = change.bytes
    var edits: [Edit] = []
    var growth = 0
    for range in ranges {
      guard let index = paragraph.plainPiece(around: range) else { return nil }
      let piece = paragraph.pieces[index]
      let offset = paragraph.base + piece.source.lowerBound
      let start = offset + range.lowerBound - piece.visible.lowerBound
      edits.append(Edit(start..<start + range.count, bytes: bytes))
      growth += bytes.count - range.count
    }
    let shown = paragraph.replacing(ranges, with: bytes)
    let last = ranges[ranges.count - 1].upperBound + growth
    history.endGroup()
    let patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: [RichShape(shown, isStrict: true)], landing: .caret(paragraph: 0, visible: last),
      event: change.event)
    guard case .accepted = attempt(patch, tick: tick) else { return nil }
    pendingAttributes = nil
    return edits
  }
}

extension RichDocument {
  /// The same where the text is shown as its source, as in a line that is too long for anything else.
  private func replaceSource(
    _ ranges: [Range<Int>], _ change: PlainChange, in paragraph: RichParagraph, tick: Int
  ) -> [Edit]? {
    let edits = ranges.map { range in
      let start = paragraph.sourceOffset(range.lowerBound, affinity: .downstream)
      let end = range.isEmpty ? start : paragraph.sourceOffset(range.upperBound)
      return Edit(start..<max(start, end), bytes: change.bytes)
    }
    guard let last = edits.last else { return nil }
    let growth = edits.reduce(0) { $0 + $1.growth }
    history.endGroup()
    let patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(last.range.upperBound + growth), event: change.event)
    guard case .accepted = attempt(patch, tick: tick) else { return nil }
    pendingAttributes = nil
    return edits
  }
}

/// What a command does to plain text: bytes that come, and what goes.
private struct PlainChange {
  enum Removal {
    case selection, before, after
  }

  var bytes: [UInt8]
  var removal: Removal
  var event: UserEvent

  /// What goes at a selection; nil where that is more than a character of the paragraph.
  func range(of selected: Range<Int>, in paragraph: RichParagraph) -> Range<Int>? {
    if !selected.isEmpty { return selected }
    var reader = ByteReader(paragraph.text)
    switch removal {
    case .selection: return bytes.isEmpty ? nil : selected
    case .before:
      guard selected.lowerBound > 0 else { return nil }
      return reader.previousBoundary(before: selected.lowerBound)..<selected.lowerBound
    case .after:
      guard selected.lowerBound < paragraph.text.count else { return nil }
      return selected.lowerBound..<reader.nextBoundary(after: selected.lowerBound)
    }
  }
}

extension RichCommand {
  /// What it does to plain text, where that is known beforehand: letters and digits mean only themselves.
  fileprivate var plainChange: PlainChange? {
    switch self {
    case .insertText(let text):
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x80 || $0.isAlphanumeric }) else {
        return nil
      }
      return PlainChange(bytes: bytes, removal: .selection, event: .typing)
    case .deleteSelection: return PlainChange(bytes: [], removal: .selection, event: .cut)
    case .deleteBackward: return PlainChange(bytes: [], removal: .before, event: .deleteBackward)
    case .deleteForward: return PlainChange(bytes: [], removal: .after, event: .deleteForward)
    default: return nil
    }
  }
}

extension RichParagraph {
  /// Whether plain text in it may be changed without a look at what else it holds.
  fileprivate var takesPlainEdits: Bool {
    switch kind {
    case .paragraph, .heading: calloutTitle == nil
    case .raw, .source: !text.isEmpty
    case .code, .tableRow, .rule: false
    }
  }

  /// The piece that a range lies within, with text of it on the left, where that is shown as it is written.
  fileprivate func plainPiece(around range: Range<Int>) -> Int? {
    guard range.lowerBound > 0, !pieces.isEmpty else { return nil }
    let index = pieceIndex(endingAtOrAfter: range.lowerBound)
    let piece = pieces[index]
    guard piece.isLiteral, range.lowerBound > piece.visible.lowerBound,
      range.upperBound <= piece.visible.upperBound
    else { return nil }
    let isInside = range.upperBound < piece.visible.upperBound
    let isAtPlainEnd =
      range.upperBound == text.count && piece.span < 0 && piece.attributes.isEmpty
    return isInside || isAtPlainEnd ? index : nil
  }

  /// The paragraph as it shows with other text in ranges that each lie in a piece. Only what it shows is right.
  fileprivate func replacing(_ ranges: [Range<Int>], with bytes: [UInt8]) -> RichParagraph {
    var other = self
    var text: [UInt8] = []
    var end = 0
    for range in ranges {
      text += self.text[end..<range.lowerBound] + bytes
      end = range.upperBound
    }
    other.text = text + self.text[end...]
    var next = 0
    var growth = 0
    for index in pieces.indices {
      let start = pieces[index].visible.lowerBound + growth
      while next < ranges.count, ranges[next].upperBound <= pieces[index].visible.upperBound,
        ranges[next].lowerBound > pieces[index].visible.lowerBound
      {
        growth += bytes.count - ranges[next].count
        next += 1
      }
      other.pieces[index].visible = start..<pieces[index].visible.upperBound + growth
    }
    return other
  }
}
