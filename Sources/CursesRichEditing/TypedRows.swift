import CursesMarkdown
import CursesText

/// Rows of tables, as they are typed.
extension LineEnd {
  /// A cell has one line in the source: `<br>` is what others show as a line break in it.
  func breakCell() -> RichOutcome {
    var outcome = RichOutcome.notHandled
    let wereAlone = document.carets?.areAlone ?? true
    document.carets?.areAlone = true
    defer { document.carets?.areAlone = wereAlone }
    for character in LineBreakTag.text {
      outcome = TextTyping(document: document).typeText(String(character))
      if case .refused = outcome { return outcome }
    }
    return outcome
  }

  /// Notes the row of the caret, which was begun with pipes and blanks at both ends of its cells, where the table's header
  /// has no such pipes or no blanks.
  func noteRow(like header: RichParagraph) {
    let line = TableLine(bytes(ofRow: header), at: 0)
    let row = document.paragraph(at: document.head)
    document.typing.line.row =
      row.isTableRow && (line.isBare || line.isTight) ? row.lineStart : nil
    document.typing.line.isTightRow = line.isTight
    document.typing.line.isBareRow = line.isBare
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
    document.typing.untyped = document.lineContentEnd(before: row.lineStart)..<end
    document.typing.line.freshRow = steps.map { (document.version, $0) }
  }

  /// Takes the row away that Enter has begun at the end of a table, once the caret has left it, or where it is to: no
  /// step is left of it.
  package func dropRow(isLeaving: Bool = false) {
    guard let row = TextEnd(document: document).untypedRow,
      case let selection = document.state.selection.main,
      isLeaving || selection.head < row.lowerBound || selection.head > row.upperBound
    else { return }
    let removal = Transaction(Edit(row, ""))
    let places = [selection.anchor, selection.head].map {
      row ~= $0 ? row.lowerBound : removal.mapOffset($0, affinity: .downstream)
    }
    if let fresh = document.typing.line.freshRow, fresh.version == document.version {
      UndoCommands(document: document).undo(to: fresh.steps)
    }
    if TextEnd(document: document).untypedRow != nil { TextEnd(document: document).dropFreshLine() }
    document.setSelection(Selection(anchor: places[0], head: places[1]))
    document.snapSelection()
  }

  /// Takes the outer pipes and the blanks away that a row was begun with and the header does not have, once its first and
  /// its last cell have text.
  func endRow() {
    guard let start = document.typing.line.row, start < document.state.text.count,
      case let row = document.paragraph(at: document.place(at: start)), row.lineStart == start,
      row.isTableRow
    else { return }
    let line = TableLine(bytes(ofRow: row), at: 0)
    guard line.lead.last == Byte.pipe, line.trail.first == Byte.pipe, line.cells.count > 1,
      let first = line.cells.first, let last = line.cells.last,
      case let before = first.prefix(while: \.isBlank).count, before < first.count,
      case let after = last.reversed().prefix(while: \.isBlank).count, after < last.count
    else { return }
    let (isTight, isBare) = (document.typing.line.isTightRow, document.typing.line.isBareRow)
    document.typing.line.row = nil
    var new = line
    (new.lead, new.trail) = isBare ? ([], []) : ([Byte.pipe], [Byte.pipe])
    if isTight {
      new.cells = line.cells.map { Array($0[...].trimmingBlanks) }
      guard !new.cells.contains(where: \.isEmpty) else { return }
    } else {
      new.cells[0].removeFirst(before)
      new.cells[new.cells.count - 1].removeLast(after)
    }
    let end = document.state.text.sourceLine(at: row.contentRange.lowerBound).content.upperBound
    apply(
      [document.trimmed(Edit(end - line.range.count..<end, bytes: new.written))],
      at: row.contentRange.lowerBound
    ) { $0.isTableRow && $0.text == row.text }
  }

  /// Writes a row whose pipes were all typed with the blanks that were typed in it and no others. The caret stays at the
  /// end of its last cell. Returns whether a blank stands behind it now.
  func writeRowAsTyped(_ row: RichParagraph) -> Bool {
    guard case let spaced = TypedCells(document: document).spacedCells(of: row), spaced.isOpened,
      case let line = TableLine(bytes(ofRow: row), at: 0), line.cells.count == row.cells.count,
      line.lead == [Byte.pipe], line.trail == [Byte.pipe]
    else { return false }
    let cells = line.cells.enumerated().map { index, cell in
      var text = Array(cell[...].trimmingBlanks)
      let entity = DraftAtom.spaceEntity
      if text.suffix(entity.count) == entity[...] { text.removeLast(entity.count) }
      return spaced.around(text, ofCell: index)
    }
    let end = document.state.text.sourceLine(at: row.contentRange.lowerBound).content.upperBound
    let (from, new) = (end - line.range.count, TableLine.row(cells))
    let edit = document.trimmed(Edit(from..<end, bytes: new))
    guard !edit.range.isEmpty || !edit.text.isEmpty else { return false }
    let steps = document.history.stepCount
    apply([edit], at: from) { $0.isTableRow && $0.cells.count == row.cells.count }
    guard document.history.stepCount > steps else { return false }
    if steps > 0 { document.history.joinSteps(after: steps - 1) }
    let isSpaced = spaced.after.contains(cells.count - 1)
    document.setSelection(Selection(caret: from + new.count - (isSpaced ? 2 : 1)))
    return isSpaced
  }

  /// A row as it is written, without the markers of the blocks around it.
  private func bytes(ofRow row: RichParagraph) -> [UInt8] {
    let text = document.state.text
    let bytes = text.bytes(in: text.sourceLine(at: row.contentRange.lowerBound).content)
    let start = BlankLine(bytes, lineStart: 0, in: row.containers).contentStart
    return Array(bytes[min(bytes.count, start)...])
  }

  /// Dashes typed into the first row below a new header say how its columns stand, as they do in the source.
  func adoptDashes(_ row: RichParagraph) -> Bool {
    guard document.hasInputRules, let first = row.cells.first, row.text[first.range].isDelimiter,
      row.cells.allSatisfy({ row.text[$0.range].isDelimiter }),
      // Only then: the whole table is read, and it may be long.
      let table = TableReader(document: document).tableSource(), table.line == 2,
      table.lines.count == 3,
      table.columns == row.cells.count
    else { return false }
    var spaced = TypedCells(document: document).spacedCells(of: row)
    let typed = TableLine.row(
      row.cells.enumerated().map { index, cell in
        let text = row.text[cell.range]
        if text.last == Byte.space { spaced.after.insert(index) }
        return spaced.around(text.trimmingBlanks, ofCell: index)
      })
    let cells = TableLine.emptyRow(table.columns)
    let dashes = table.lines[1].range
    let patch = RichPatch(
      edits: [Edit(dashes, bytes: typed), Edit(table.lines[2].range, bytes: cells)],
      first: table.rows[0].lineStart, last: row.lineStart,
      landing: .source(
        table.lines[2].range.lowerBound + typed.count - dashes.count + 2), event: .inputRule)
    guard case .accepted = document.attempt(patch) else { return false }
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
    let former = document.moment
    guard case .accepted = document.attempt(patch) else { return false }
    if let made = TableReader(document: document).tableSource(), made.rows.count == 2,
      made.columns == dashes.cells.count
    {
      noteRow(like: made.rows[0])
      return true
    }
    document.goBack(to: former)
    return false
  }
}

extension TableLine {
  /// Whether no pipe stands at its ends.
  fileprivate var isBare: Bool { !lead.contains(Byte.pipe) && !trail.contains(Byte.pipe) }

  /// Whether no blanks stand beside any of its pipes.
  fileprivate var isTight: Bool {
    (lead + trail).allSatisfy { $0 == Byte.pipe }
      && cells.allSatisfy { $0.first?.isBlank == false && $0.last?.isBlank == false }
  }
}
