import CursesMarkdown
import CursesText

/// The line that is being typed, as far as it may become something else when it ends.
struct TypedLine {
  /// Where its text starts, if Enter has begun it.
  var start: Int?
  /// Whether one Enter has, below a paragraph.
  var isBelowText = false
  /// Whether it stands right behind the marks that have made a fence, and no Enter between.
  var isInfo = false
  /// Where a row starts that came with pipes at both ends into a table without them.
  var row: Int?
  /// Where the end of code starts that came by itself with the fence before the code.
  var closer: Int?
  /// The row that Enter has begun at the end of a table, as long as nothing is done: the version of the text, and how
  /// many steps there were before.
  var freshRow: (version: Int, steps: Int)?

  /// Follows what changes the text before it.
  mutating func follow(_ transaction: Transaction) {
    start = start.map { moved($0, by: transaction) }
    row = row.map { moved($0, by: transaction) }
    closer = closer.map { moved($0, by: transaction) }
  }

  private func moved(_ offset: Int, by transaction: Transaction) -> Int {
    transaction.edits.reduce(offset) { $1.range.upperBound < offset ? $0 + $1.growth : $0 }
  }
}

extension RichDocument {
  /// Notes where a line starts that Enter has begun and in which the first text is typed.
  func noteStartOfLine() {
    guard let fresh = freshBlock, fresh.version == version, carets == nil else { return }
    typedLine.start = state.selection.main.head
    typedLine.isBelowText = fresh.lines == 1 && fresh.fence == nil
    typedLine.isInfo = fresh.lines == 1 && fresh.fence != nil
  }

  /// Ends the line that the caret is in: nothing more is typed in it.
  public func endTypedLine(tick: Int) {
    let end = LineEnd(document: self, tick: tick)
    end.end(at: state.selection.main.head)
    end.endMarks(at: state.selection.main.head)
  }
}

/// What is complete only when its line ends: by Enter, by leaving it, by saving.
struct LineEnd {
  let document: RichDocument
  let tick: Int

  /// Ends the line at whose end was typed last, at an offset of the source: `===` below a paragraph makes a heading
  /// of that, `--` becomes a dash with smart typing, and a row of a table gets the form of the others.
  func end(at offset: Int) {
    endRow()
    guard document.mode == .rich, document.carets == nil, offset > 0,
      document.typedCharacters.belong(to: document.version, head: offset),
      case let last = document.state.text.byte(at: offset - 1),
      last == Byte.equals || last == Byte.hyphen
    else { return }
    let place = document.place(at: offset)
    let line = document.paragraph(at: place)
    guard line.kind == .paragraph, place.visible == line.text.count else { return }
    guard last == Byte.hyphen else { return underline(with: line, at: place) }
    let text = line.text + [Byte.space]
    let dashes = document.smartTyping.intersection(.dashes).marks
    guard let new = dashes.replacement(for: Byte.space, in: text, upTo: text.count) else { return }
    let source = line.sourceOffset(new.range.lowerBound, affinity: .downstream)..<offset
    guard document.state.text.bytes(in: source).allSatisfy({ $0 == Byte.hyphen }) else { return }
    document.apply([Edit(source, new.text)], as: .inputRule, tick: tick)
    document.onSmartTyping?()
  }

  /// Makes a dash of two hyphens that a line ends with which goes on in the next.
  func endDashes() {
    let offset = document.state.selection.main.head
    if offset > 0, document.state.text.byte(at: offset - 1) == Byte.hyphen { end(at: offset) }
  }

  /// Does the same where a motion from an offset has led out of a line.
  func left(_ offset: Int) {
    if document.untyped != nil { dropRow() }
    guard
      document.typedLine.row != nil || document.typedLine.isInfo
        || document.typedCharacters.belong(to: document.version, head: offset),
      case let now = document.head, case let left = document.place(at: offset),
      (now.block, now.paragraph) != (left.block, left.paragraph)
    else { return }
    document.typedLine.isInfo = false
    end(at: offset)
    endMarks(at: offset)
  }

  /// Lets `***` and the like be a rule, and `- [ ]` a task, where nothing else was typed in the line and no Enter: until
  /// then they are the beginning of something else (`***bold***`).
  func endMarks(at offset: Int) {
    guard document.hasInputRules, document.mode == .rich, document.carets == nil,
      document.typedCharacters.belong(to: document.version, head: offset),
      case let place = document.place(at: offset), case let line = document.paragraph(at: place),
      line.kind == .paragraph, line.spans.isEmpty, place.visible == line.text.count,
      let last = line.text.last,
      last == Byte.star || last == Byte.hyphen || last == Byte.underscore
        || last == Byte.closeBracket,
      document.state.text.bytes(in: line.contentRange) != line.text
    else { return }
    apply([Edit(line.contentRange, bytes: line.text)], at: line.contentRange.lowerBound) {
      $0.kind == .rule
        || ($0.text.isEmpty && $0.ownItem?.task != nil && line.ownItem?.task == nil)
    }
  }

  /// Makes the info string of a new fence of what was typed right behind its marks. Until then that stands in the
  /// first line of the code, which the marks have begun. Returns whether it did.
  func nameFence() -> Bool {
    let target = document.target
    let line = target.first
    guard document.typedLine.isInfo, target.isCaret, document.carets == nil, let fence = line.fence,
      let opener = line.opener, case .code("") = line.kind, target.from.visible == line.text.count,
      document.typedLine.start == line.contentRange.lowerBound,
      fence.marker != Byte.backtick || !line.text.contains(Byte.backtick)
    else { return false }
    document.typedLine.isInfo = false
    let end = line.base + opener.upperBound
    let content = line.contentRange
    let info = line.text[..<(line.text.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)]
    let patch = RichPatch(
      edits: [Edit(end..<end, bytes: Array(info)), Edit(content, "")], first: line.lineStart,
      last: line.lineStart, landing: .source(content.lowerBound + info.count), event: .inputRule)
    if case .accepted = document.attempt(patch, tick: tick) { return true }
    return false
  }

  /// Applies edits, and undoes them where the paragraph at an offset is not what it is to be then.
  private func apply(_ edits: [Edit], at offset: Int, if isRight: (RichParagraph) -> Bool) {
    let (steps, selection) = (document.history.stepCount, document.state.selection)
    document.apply(edits, as: .inputRule, tick: tick)
    guard !isRight(document.paragraph(at: document.place(at: offset))) else { return }
    document.takeBack(to: steps)
    document.setSelection(selection)
  }

  /// Makes a heading of the paragraph above by the line of `=` below it, which one Enter has parted from it.
  private func underline(with line: RichParagraph, at place: RichPlace) {
    guard document.hasInputRules, document.typedLine.isBelowText, line.containers.isEmpty,
      document.typedLine.start == line.contentRange.lowerBound, line.text.count > 1,
      line.text.allSatisfy({ $0 == Byte.equals }),
      let above = document.previousParagraph(before: place).map({ document.paragraph(at: $0) }),
      above.kind == .paragraph, above.containers.isEmpty, !above.text.contains(Byte.lineFeed)
    else { return }
    let gap = above.contentRange.upperBound..<line.contentRange.lowerBound
    apply([Edit(gap, document.lineEnd)], at: above.contentRange.lowerBound) {
      $0.headingLevel == 1 && $0.text == above.text
    }
  }

  // MARK: Quotations

  /// Takes the signs of the quotations around a line of code away that were typed in it, where Enter has begun it with
  /// them. Returns whether it did.
  @discardableResult
  func dropQuoteSigns() -> Bool {
    let target = document.target
    guard document.hasInputRules, document.carets == nil, target.isCaret,
      case let line = target.first, line.isCode,
      document.typedLine.start == line.contentRange.lowerBound,
      target.from.visible == line.text.count,
      line.text.allSatisfy({ $0 == Byte.greater || $0.isBlank }),
      case let depth = line.containers.count(where: { $0.kind == .quote }), depth > 0,
      line.text.count(where: { $0 == Byte.greater }) == depth
    else { return false }
    let all = 0..<line.text.count
    // Only once: what is typed behind them is text of the code.
    document.typedLine.start = nil
    return document.replaceVerbatim(line, all, with: [], event: .inputRule, tick: tick) == .changed
  }

  /// Takes signs of quotations away that were typed in a line that Enter has begun with them, where text comes right
  /// behind them.
  func dropQuoteSigns(before text: String) {
    guard let raw = document.rawTypingHere, raw.typed.bytes.first == Byte.greater,
      let next = text.utf8.first, next != Byte.greater, !next.isWhitespace,
      document.hasInputRules, document.target.isCaret,
      case let line = document.paragraph(at: document.head), line.text == raw.typed.bytes,
      BlockMarker.isQuote(line.string), line.containers.last?.kind == .quote,
      document.hasQuoteAlready(line)
    else { return }
    _ = document.typeOverMarker(line.string, tick: tick)
  }

  // MARK: HTML and formulas

  /// Whether HTML or a formula goes on behind a line of it.
  func isOpen(_ line: RichParagraph) -> Bool {
    let start = line.base + line.leafStart
    guard start < document.state.text.count else { return false }
    switch document.state.text.byte(at: start) {
    case Byte.less: return !line.text.starts(with: "</".utf8)
    case Byte.dollar:
      return line.contentRange.lowerBound == start || !HTMLBlock.endsFormula(line.text)
    default: return false
    }
  }

  // MARK: Lists

  /// Takes the box away of an item without text that has left its list for one of plain items.
  func dropBox() {
    let line = document.paragraph(at: document.head)
    let depth = line.containers.count - 1
    guard line.text.isEmpty, let box = line.ownItem?.box,
      let own = document.listItem(at: document.head, depth),
      let before = document.itemBefore(own), before.container.task == nil
    else { return }
    let range = line.base + box.lowerBound..<line.contentRange.upperBound
    _ = document.typeOver(Edit(range, ""), in: line, tick: tick)
  }

  // MARK: Tables

  /// A cell has one line in the source: `<br>` is what others show as a line break in it.
  func breakCell() -> RichOutcome {
    var outcome = RichOutcome.notHandled
    for character in "<br>" {
      outcome = document.typeText(String(character), tick: tick)
      if case .refused = outcome { return outcome }
    }
    return outcome
  }

  /// Notes the row of the caret, which was begun with pipes at both ends, where the table's header has none.
  func noteRow(like header: RichParagraph) {
    let line = TableLine(bytes(ofRow: header), at: 0)
    let row = document.paragraph(at: document.head)
    let isBare = !line.lead.contains(Byte.pipe) && !line.trail.contains(Byte.pipe)
    document.typedLine.row = isBare && row.isTableRow ? row.lineStart : nil
  }

  /// Notes that the row of the caret was begun by Enter at the end of a table, and that nobody has typed in it.
  ///
  /// - Parameter steps: how many steps there were before it, where it alone was made since.
  func noteFreshRow(since steps: Int? = nil) {
    let place = document.head
    let row = document.paragraph(at: place)
    let next = document.nextParagraph(after: place).map { document.paragraph(at: $0) }
    guard document.carets == nil, row.kind == .tableRow(isHeader: false),
      row.pieces.allSatisfy({ $0.attributes.contains(.separator) }),
      next?.isTableRow != true || next?.leafStart != row.leafStart, row.lineStart > 0
    else { return }
    let end = document.state.text.sourceLine(at: row.contentRange.lowerBound).content.upperBound
    document.untyped = document.lineContentEnd(before: row.lineStart)..<end
    document.typedLine.freshRow = steps.map { (document.version, $0) }
  }

  /// Takes the row away that Enter has begun at the end of a table, once the caret has left it, or where it is to: no
  /// step is left of it.
  func dropRow(isLeaving: Bool = false) {
    guard let row = document.untypedRow, case let selection = document.state.selection.main,
      isLeaving || selection.head < row.lowerBound || selection.head > row.upperBound
    else { return }
    let removal = Transaction(Edit(row, ""))
    let places = [selection.anchor, selection.head].map {
      row ~= $0 ? row.lowerBound : removal.mapOffset($0, affinity: .downstream)
    }
    if let fresh = document.typedLine.freshRow, fresh.version == document.version {
      document.takeBack(to: fresh.steps)
    }
    if document.untypedRow != nil { document.dropFreshLine(tick: tick) }
    document.setSelection(Selection(anchor: places[0], head: places[1]))
    document.snapSelection()
  }

  /// Takes the outer pipes away that a row was begun with, once its first and its last cell have text.
  private func endRow() {
    guard let start = document.typedLine.row, start < document.state.text.count,
      case let row = document.paragraph(at: document.place(at: start)), row.lineStart == start,
      row.isTableRow
    else { return }
    let line = TableLine(bytes(ofRow: row), at: 0)
    guard line.lead.last == Byte.pipe, line.trail.first == Byte.pipe, line.cells.count > 1,
      let first = line.cells.first, let last = line.cells.last,
      case let before = first.prefix(while: \.isBlank).count, before < first.count,
      case let after = last.reversed().prefix(while: \.isBlank).count, after < last.count
    else { return }
    document.typedLine.row = nil
    let end = document.state.text.sourceLine(at: row.contentRange.lowerBound).content.upperBound
    let from = end - line.range.count
    apply(
      [
        Edit(from..<from + line.lead.count + before, ""),
        Edit(end - line.trail.count - after..<end, ""),
      ], at: row.contentRange.lowerBound
    ) { $0.isTableRow && $0.text == row.text }
  }

  /// A row as it is written, without the markers of the blocks around it.
  private func bytes(ofRow row: RichParagraph) -> [UInt8] {
    let text = document.state.text
    let bytes = text.bytes(in: text.sourceLine(at: row.contentRange.lowerBound).content)
    let start = BlankLine(bytes, lineStart: 0, in: row.containers).contentStart
    return Array(bytes[min(bytes.count, start)...])
  }

  /// Dashes typed into the first row below a new header say how its columns stand, as they do in the
  /// source.
  func adoptDashes(_ row: RichParagraph) -> Bool {
    guard document.hasInputRules, let first = row.cells.first, row.text[first.range].isDelimiter,
      row.cells.allSatisfy({ row.text[$0.range].isDelimiter }),
      // Only then: the whole table is read, and it may be long.
      let table = document.tableSource(), table.line == 2, table.lines.count == 3,
      table.columns == row.cells.count
    else { return false }
    let spaced = document.spacedCells?.line == row.lineStart ? document.spacedCells : nil
    let typed = TableLine.row(
      row.cells.enumerated().map { index, cell in
        let text = row.text[cell.range]
        let isSpacedAfter = text.last == Byte.space || spaced?.after.contains(index) == true
        return (spaced?.before.contains(index) == true ? [Byte.space] : [])
          + text.trimmingBlanks + (isSpacedAfter ? [Byte.space] : [])
      })
    let cells = TableLine.emptyRow(table.columns)
    let dashes = table.lines[1].range
    let patch = RichPatch(
      edits: [Edit(dashes, bytes: typed), Edit(table.lines[2].range, bytes: cells)],
      first: table.rows[0].lineStart, last: row.lineStart,
      landing: .source(
        table.lines[2].range.lowerBound + typed.count - dashes.count + 2), event: .inputRule)
    guard case .accepted = document.attempt(patch, tick: tick) else { return false }
    noteRow(like: table.rows[0])
    return true
  }

  /// `---|---` below a paragraph of as many cells makes a table of both.
  func completeDashes(_ paragraph: RichParagraph) -> Bool {
    guard paragraph.text.contains(Byte.pipe), !paragraph.text.contains(Byte.lineFeed) else {
      return false
    }
    let dashes = TableLine(paragraph.text, at: 0)
    guard dashes.cells.count > 1, dashes.cells.allSatisfy({ $0[...].isDelimiter }),
      let above = document.previousParagraph(before: document.head).map({
        document.paragraph(at: $0)
      }),
      above.kind == .paragraph, above.continuation == paragraph.continuation,
      above.containers.count == paragraph.containers.count
    else { return false }
    let header = document.state.text.bytes(in: above.contentRange)
    guard !header.contains(where: \.isLineEnd),
      TableLine(header, at: 0).cells.count == dashes.cells.count
    else { return false }
    let line = Array((document.lineEnd + paragraph.continuation).utf8)
    let row = TableLine.emptyRow(dashes.cells.count)
    let start = above.contentRange.upperBound
    let below = line + paragraph.text + line + row
    let patch = RichPatch(
      edits: [Edit(start..<paragraph.contentRange.upperBound, bytes: below)],
      first: above.lineStart, last: paragraph.lineStart,
      landing: .source(start + below.count - row.count + 2), event: .inputRule)
    let steps = document.history.stepCount
    guard case .accepted = document.attempt(patch, tick: tick) else { return false }
    if let made = document.tableSource(), made.rows.count == 2, made.columns == dashes.cells.count {
      noteRow(like: made.rows[0])
      return true
    }
    document.takeBack(to: steps)
    return false
  }
}
