import CursesMarkdown
import CursesText

extension RichDocument {
  package func setHeading(_ level: Int) -> RichOutcome {
    if level > 0 { _ = StanzaLine.part(in: self) }
    let chosen = selectedParagraphs.map(\.paragraph)
    let able = chosen.filter { $0.kind == .paragraph || $0.headingLevel != nil }
    guard !able.isEmpty, (0...6).contains(level) else {
      return .refused("Only paragraphs can become headings.")
    }
    // What has the level already is plain next.
    let isAll = able.allSatisfy { $0.headingLevel == level }
    let new = isAll ? 0 : level
    let edits = able.flatMap { headingEdits($0, new) + BareTitle(self, $0).escapes(atLevel: new) }
    guard !edits.isEmpty else { return .notHandled }
    return applyLines(edits, chosen)
  }

  private func headingEdits(_ paragraph: RichParagraph, _ level: Int) -> [Edit] {
    if paragraph.isBlankLine && level == 0 { return [] }
    if let edit = UnderlinedHeading(paragraph, in: self)?.edit(toLevel: level) { return [edit] }
    let marker = level == 0 ? "" : String(repeating: "#", count: level) + " "
    let content = paragraph.contentRange
    let opener = paragraph.opener.map { $0.lowerBound + paragraph.base }
    let start = paragraph.headingLevel == nil ? content.lowerBound : opener ?? content.lowerBound
    if level == 0, paragraph.text.isEmpty, paragraph.closer == nil {
      return [Edit(start..<endWhenLeft(paragraph), "")]
    }
    var edits = [Edit(start..<content.lowerBound, marker)]
    if paragraph.headingLevel != nil, let closer = paragraph.closer {
      let end = state.text.sourceLine(at: paragraph.base + closer.lowerBound).content.upperBound
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
      paragraph.base + paragraph.lines.upperBound < state.text.count
    {
      edits.append(Edit(at: content.upperBound, insert: lineEnd + paragraph.blankContinuation))
    }
    return edits
  }

  package var byteOrderMark: Int {
    state.text.count >= 3 && state.text.bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF] ? 3 : 0
  }

  package func toggleCodeBlock() -> RichOutcome {
    let chosen = selectedParagraphs.map(\.paragraph)
    guard let first = chosen.first, let last = chosen.last else { return .notHandled }
    if first.isCode, last.isCode, first.leafStart == last.leafStart {
      return unfence(first)
    }
    guard chosen.allSatisfy({ !$0.isCode && $0.kind != .raw && $0.kind != .source }) else {
      return .refused("Only paragraphs can become code.")
    }
    let start = first.lineStart
    let end = lineContentEnd(
      before: last.base + max(last.lines.upperBound, last.content.upperBound))
    let around = first.containers.prefix { container in
      chosen.allSatisfy { paragraph in
        paragraph.base == first.base && paragraph.containers.contains { container.isSame(as: $0) }
      }
    }
    let isWithin = around.count == first.containers.count || chosen.count == 1
    let continuation = isWithin ? first.continuation : around.map(\.continuation).joined()
    let from =
      first.isBlankLine
      ? first.contentRange.lowerBound
      : start
        + (isWithin
          ? containersPrefix(first) : lineStartLength(start, inside: Array(around)))
    var ticks = "```"
    let source = state.text.string(in: from..<max(from, end))
    while source.contains(ticks) { ticks += "`" }
    let open = ticks + lineEnd + continuation
    var close = lineEnd + continuation + ticks
    if first.isBlankLine, !first.hasGapAfter, end < state.text.count { close += lineEnd }
    // In code they would be seen.
    let marks = chosen.flatMap(lineBreakMarks)
    let caret = state.selection.main.head + open.utf8.count
    let before = marks.count { $0 < state.selection.main.head }
    let patch = RichPatch(
      edits: [Edit(at: from, insert: open)] + marks.map { Edit($0..<$0 + 1, "") }
        + [Edit(at: max(from, end), insert: close)],
      first: start, last: last.lineStart,
      landing: .source(max(caret - before, from + open.utf8.count)))
    _ = attempt(patch)
    let isCode = [from, max(from, end) - marks.count].allSatisfy {
      paragraph(at: place(at: $0 + open.utf8.count)).isCode
    }
    guard isCode || chosen.count == 1 else {
      return .refused("Cannot make this code in Markdown. Edit the source instead (Ctrl+U).")
    }
    return .changed
  }

  /// Where the backslashes of the line breaks of a paragraph stand in the source.
  private func lineBreakMarks(of paragraph: RichParagraph) -> [Int] {
    guard paragraph.kind == .paragraph else { return [] }
    return paragraph.pieces.filter { paragraph.text[$0.visible] == [Byte.lineFeed] }
      .map { paragraph.base + $0.source.lowerBound }
      .filter { state.text.byte(at: $0) == Byte.backslash }
  }

  private func containersPrefix(_ paragraph: RichParagraph) -> Int {
    if paragraph.ownItem != nil { return paragraph.contentRange.lowerBound - paragraph.lineStart }
    return lineStartLength(paragraph.lineStart, inside: paragraph.containers)
  }

  /// What stands in a line before the text of blocks around it.
  private func lineStartLength(_ line: Int, inside containers: [RichContainer]) -> Int {
    let bytes = state.text.bytes(in: state.text.sourceLine(at: line).content)
    return BlankLine(bytes, lineStart: 0, in: containers).contentStart
  }

  /// Takes the fences from a code block. Its text becomes what Markdown makes of it.
  private func unfence(_ line: RichParagraph) -> RichOutcome {
    guard let opener = line.opener else {
      return .refused(
        line.isIndentedCode
          ? "Indented code has no fence to take away."
          : "The fence of this long block of code is taken away at its first lines.")
    }
    let text = state.text
    let first = text.sourceLine(at: line.base + opener.lowerBound)
    let start = line.base + opener.lowerBound
    // What the next line starts with in the blocks around stands here already.
    let next = text.bytes(in: text.sourceLine(at: first.upperBound).content)
    let prefix = BlankLine(next, lineStart: 0, in: line.containers).contentStart
    let end = min(first.upperBound + prefix, text.count)
    var edits = [Edit(start..<max(start, end), "")]
    if let closer = closer(ofCode: line) {
      let last = text.sourceLine(at: closer.lowerBound)
      let from = max(end, lineContentEnd(before: last.lowerBound))
      edits.append(Edit(from..<max(from, lineContentEnd(before: last.upperBound)), ""))
    }
    let head = state.selection.main.head
    let patch = RichPatch(
      edits: edits, first: line.lineStart, last: line.lineStart,
      landing: .source(max(start, head - edits[0].range.count)))
    _ = attempt(patch)
    return .changed
  }

  /// The fence in the source that closes the code around a line, which may be in a later part; nil when it
  /// is open to its end.
  private func closer(ofCode line: RichParagraph) -> Range<Int>? {
    if let closer = line.closer {
      return line.base + closer.lowerBound..<line.base + closer.upperBound
    }
    var part = table.part(at: line.base)
    while table.goesOnInCode(behindPart: part) { part += 1 }
    guard let last = block(part).paragraphs.last(where: { !$0.isBlankLine }), last.base > line.base
    else { return nil }
    // A long line is shown with the fence behind it.
    if last.kind == .source { return last.contentRange }
    return last.closer.map { last.base + $0.lowerBound..<last.base + $0.upperBound }
  }

  /// Ticks all selected tasks, or none where all are ticked. Nil where less than two are selected.
  private func toggleSelectedTasks() -> RichOutcome? {
    let boxes = selectedParagraphs.compactMap { _, paragraph in
      paragraph.ownItem?.box.map { paragraph.base + $0.lowerBound + 1 }
    }
    guard boxes.count > 1, let first = boxes.first, let last = boxes.last else { return nil }
    let isAnyOpen = boxes.contains { !isTicked($0) }
    let selection = state.selection
    let edits = boxes.filter { isTicked($0) != isAnyOpen }.map {
      Edit(statusRange(at: $0), isAnyOpen ? "x" : " ")
    }
    let patch = RichPatch(
      edits: edits, first: first, last: last, landing: .source(selection.main.head))
    _ = attempt(patch)
    setSelection(selection)
    return .changed
  }

  /// Whether the character in a box says that there is nothing to do: it is done, or cancelled.
  private func isTicked(_ box: Int) -> Bool {
    let mark = state.text.byte(at: box)
    return mark.lowercased == 0x78 || mark == Byte.hyphen
  }

  /// The character in a box, which may have several bytes.
  private func statusRange(at box: Int) -> Range<Int> {
    let bytes = state.text.bytes(in: box..<min(box + 18, state.text.count))
    return box..<box + max(1, bytes.firstIndex(of: Byte.closeBracket) ?? 1)
  }

  /// Where the box of the task is ticked that the caret is in; nil outside of one.
  var taskBox: Int? {
    for prefix in paragraph(at: head).prefix.reversed() {
      if case .item(let marker) = prefix.kind, let box = marker.boxOffset { return box }
    }
    return nil
  }

  /// Gives numbered items boxes, and leaves them their numbers. Nil where something else is selected.
  func addBoxes() -> RichOutcome? {
    let chosen = selectedParagraphs.map(\.paragraph)
    guard chosen.allSatisfy({ $0.ownItem?.number != nil && !$0.text.isEmpty }) else { return nil }
    let edits = chosen.filter { $0.ownItem?.task == nil }
      .map { Edit(at: $0.contentRange.lowerBound, insert: "[ ] ") }
    return applyLines(edits, chosen)
  }

  package func toggleTask(at offset: Int?) -> RichOutcome {
    if offset == nil, let outcome = toggleSelectedTasks() { return outcome }
    let place = offset ?? taskBox
    // What is no task becomes one.
    if offset == nil, place == nil {
      return addBoxes() ?? toggleList(.task)
    }
    guard let place, place > 0, place < state.text.count,
      state.text.byte(at: place - 1) == Byte.openBracket
    else { return .notHandled }
    let isOpen = !isTicked(place)
    let head = state.selection
    let patch = RichPatch(
      edits: [Edit(statusRange(at: place), isOpen ? "x" : " ")], first: place, last: place,
      landing: .source(head.main.head))
    _ = attempt(patch)
    setSelection(head)
    return .changed
  }
}
