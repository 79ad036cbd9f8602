import CursesMarkdown
import CursesText

/// A command at all carets of a block as one edit, where each of them stands in text that is its own source: what it
/// does there is known without taking the block apart, which one caret after the other would do as often as there are
/// carets.
struct CaretsTogether {
  let document: RichDocument
  /// What is done at which range, in the order of the ranges.
  let turns: [(Int, RichCommand)]
  /// The command, where it is the same at all of them.
  let command: RichCommand?

  /// A paragraph of the block, and what is done in it.
  private struct Line {
    /// Its number in the block.
    let number: Int
    var plain: PlainEdits
    /// Whether each edit is put around what is selected, which stays so.
    var surrounds: [Bool] = []
  }

  /// - Parameters:
  ///   - first: the range from which on the command is still to be done.
  ///   - most: the number of ranges to try.
  /// - Returns: at how many ranges it was done; 0 where more is needed than this.
  func perform(from first: Int, atMost most: Int) -> Int {
    let inSource =
      command.map { SourceCarets(document: document).performInSource($0, from: first) } ?? 0
    if inSource > 0 { return inSource }
    guard let round = document.carets, let change = CaretChange(turns[first].1),
      document.typing.pendingBreak == nil, first + 1 < round.count
    else { return 0 }
    let lines = lines(change, round, first..<min(round.count, first + most))
    let edits = lines.flatMap(\.plain.edits)
    guard edits.count > 1, replace(lines, edits, event: change.event) else { return 0 }
    let surrounds = lines.flatMap(\.surrounds)
    var growth = 0
    let ranges = edits.enumerated().map { index, edit in
      let start = edit.range.lowerBound + growth
      growth += edit.growth
      let end = edit.range.upperBound + growth
      guard surrounds[index] else { return SelectionRange(caret: end) }
      let former = round[first + index]
      return former.head < former.anchor
        ? SelectionRange(anchor: end - 1, head: start + 1)
        : SelectionRange(anchor: start + 1, head: end - 1)
    }
    document.carets?.place(ranges, from: first)
    return edits.count
  }

  /// The paragraphs that carets stand in, with what a change is at each, up to the first caret where more is needed
  /// than this.
  private func lines(_ change: CaretChange, _ round: CaretRound, _ indices: Range<Int>) -> [Line] {
    var lines: [Line] = []
    var block: Int?
    for index in indices where !document.patience.isSpent() {
      guard let change = command == nil ? CaretChange(turns[index].1) : change else { break }
      let range = round[index]
      let lower = document.place(at: range.lowerBound)
      let upper = range.isCaret ? lower : document.place(at: range.upperBound)
      guard (lower.block, lower.paragraph) == (upper.block, upper.paragraph),
        lower.block == block ?? lower.block
      else { break }
      block = lower.block
      let isNew = lines.last?.number != lower.paragraph
      var line =
        isNew
        ? Line(
          number: lower.paragraph, plain: PlainEdits(of: document.paragraph(at: lower)))
        : lines.removeLast()
      let visible = lower.visible..<max(lower.visible, upper.visible)
      let isAdded =
        change.isLineEnd
        ? breakLine(
          &line.plain, at: visible, isLast: CodeEntry(document: document).isLastOfCode(lower))
        : self.range(of: change, at: visible, in: line.plain.paragraph)
          .map { line.plain.add(bytes(of: change, at: $0, in: line.plain.paragraph), for: $0) }
          ?? false
      if isAdded {
        line.surrounds.append(closer(for: change, around: visible, in: line.plain.paragraph) != nil)
      }
      if isAdded || !isNew { lines.append(line) }
      if !isAdded { break }
    }
    return lines
  }

  /// What goes at a selection; nil where a change is about more than the text of a paragraph.
  private func range(
    of change: CaretChange, at selected: Range<Int>, in paragraph: RichParagraph
  ) -> Range<Int>? {
    guard !change.isAboutMoreInProse || paragraph.isItsSource,
      !change.isBackspace || paragraph.isVerbatim || document.typing.openPairs.isEmpty
    else { return nil }
    return change.range(of: selected, in: paragraph)
  }

  private func bytes(
    of change: CaretChange, at range: Range<Int>, in line: RichParagraph
  ) -> [UInt8] {
    if let closer = closer(for: change, around: range, in: line) {
      return change.bytes + line.text[range] + closer
    }
    guard change.isTab else { return change.bytes }
    // Behind text it parts columns.
    let isColumn = line.kind == .source && line.text[..<range.lowerBound].contains { !$0.isBlank }
    return isColumn ? [Byte.tab] : Array(IndentLevels(document: document).codeIndent(of: line).utf8)
  }

  /// What stands behind selected code that a bracket or a quotation mark is typed on; nil for what takes its place.
  private func closer(
    for change: CaretChange, around selected: Range<Int>, in line: RichParagraph
  ) -> [UInt8]? {
    guard !selected.isEmpty, change.event == .typing, line.isCode,
      document.smartTyping.contains(.pairs)
    else { return nil }
    return TypedPair.closer(aroundCode: change.bytes)
  }

  /// Ends a line of code amid others, or of text that is its own source, as Enter does there; false where more is needed
  /// than that.
  private func breakLine(_ line: inout PlainEdits, at selected: Range<Int>, isLast: Bool) -> Bool {
    let paragraph = line.paragraph
    let (before, after) = (
      paragraph.text[..<selected.lowerBound], paragraph.text[selected.upperBound...]
    )
    guard paragraph.isItsSource, !paragraph.isIndentedCode, selected.isEmpty || line.edits.isEmpty
    else { return false }
    if paragraph.isCode, isLast || !(before + after).contains(where: { !$0.isBlank }) {
      return false
    }
    let keepsBlanks = document.smartTyping.contains(.indentation)
    let blanks =
      keepsBlanks
      ? before[(before.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0)...].prefix { $0.isBlank }
      : []
    // A line of blanks alone becomes empty, and what is selected may be all of it.
    if !paragraph.isCode, !blanks.isEmpty || !selected.isEmpty && before.isEmpty && after.isEmpty {
      return false
    }
    let start = document.lineEnd(at: paragraph.contentRange.lowerBound) + paragraph.continuation
    return line.add([Byte.lineFeed] + blanks, written: Array(start.utf8) + blanks, for: selected)
  }

  private func replace(_ lines: [Line], _ edits: [Edit], event: UserEvent) -> Bool {
    guard let first = lines.first?.plain.paragraph, let last = lines.last?.plain,
      let edit = edits.last
    else { return false }
    let growth = edits.reduce(0) { $0 + $1.growth }
    var patch = RichPatch(
      edits: edits, first: first.lineStart, last: last.paragraph.lineStart,
      landing: .source(edit.range.upperBound + growth), event: event)
    // A line that is its own source may become anything else, as with one caret.
    if lines.count > 1 || !first.isVerbatim || first.isCode {
      let wanted = wanted(of: lines)
      patch.wanted = wanted
      patch.landing = .caret(paragraph: wanted.count - 1, visible: last.end)
    }
    document.history.endGroup()
    guard case .accepted = document.attempt(patch) else { return false }
    document.typing.pendingAttributes = nil
    return true
  }

  /// What paragraphs with carets are to show, and those between them.
  private func wanted(of lines: [Line]) -> [RichShape] {
    let start = document.place(at: lines[0].plain.paragraph.contentRange.lowerBound)
    let all = document.block(start.block).paragraphs
    var wanted: [RichShape] = []
    var next = lines[0].number
    for line in lines {
      wanted += all[next..<line.number].map { RichShape($0, isStrict: true) }
      wanted += line.plain.shapes
      next = line.number + 1
    }
    return wanted
  }
}
