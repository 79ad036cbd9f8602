import CursesMarkdown
import CursesText

/// Enter: ends a paragraph and begins the next one.
package struct ParagraphBreak {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Enter: goes on with the list, leaves it from an empty item, else a new paragraph.
  ///
  /// - Parameter isTyped: whether a person has pressed the key: then it completes what was typed.
  package func insertParagraph(isTyped: Bool = false) -> RichOutcome {
    // Tab has selected the cell of a table: Enter goes on from there.
    let isInRow = document.target.isInOneParagraph && document.target.first.isTableRow
    if !document.target.isCaret, !isInRow {
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .other)
      // What was selected left an empty paragraph: that is the new line.
      guard outcome == .changed, !document.paragraph(at: document.head).text.isEmpty else {
        return outcome
      }
    }
    if isTyped { LeftPairs(document: document).leave() }
    if isTyped { LineEnd(document: document).end(at: document.state.selection.main.head) }
    if isTyped, LineCompletion(document: document).endsFreshBlock() { return .moved }
    if isTyped,
      TypedMarkers(document: document).typeOverQuoteLine()
        || LineBefore(document: document).frontMatter()
    {
      return .changed
    }
    if isTyped, LineCompletion(document: document).completeTypedLine() { return .changed }
    let next = NextItem(document: document)
    if isTyped, next.enterBehindBox() { return .changed }
    if isTyped { TypedSource(document: document).completeTyping([], isEnded: true) }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    switch paragraph.kind {
    case .code:
      if isTyped { LineEnd(document: document).dropQuoteSigns() }
      if isTyped, let outcome = LineBefore(document: document).closeFence() {
        return outcome
      }
      return CodeEntry(document: document).insertCodeLine(
        document.head, document.paragraph(at: document.head))
    case .raw, .source:
      return LineBreaks(document: document).insertSourceLine(place, paragraph, isTyped: isTyped)
    case .tableRow:
      let line = LineEnd(document: document)
      return isTyped ? line.enterTable(paragraph, at: place) : line.insertRow(below: paragraph)
    case .rule: return EmptyParagraphs(document: document).insertEmptyParagraph(after: paragraph)
    case .paragraph, .heading: break
    }
    if paragraph.text.isEmpty {
      if paragraph.ownItem != nil { return leaveList(isTyped: isTyped) }
      if paragraph.headingLevel != nil { return HeadingLevels(document: document).setHeading(0) }
      return EmptyParagraphs(document: document).insertEmptyLine(paragraph)
    }
    // As in the source: the blank line after a break begins a paragraph, or an item.
    if isTyped, document.pendingBreakHere == nil,
      let outcome = LineBreaks(document: document).enterTypedBreak(paragraph, at: place.visible)
    {
      return outcome
    }
    if place.visible == 0, paragraph.ownItem == nil {
      return EmptyParagraphs(document: document).insertEmptyParagraph(before: paragraph)
    }
    if isTyped, let outcome = next.enter(behind: paragraph, at: place.visible) { return outcome }
    if place.visible == paragraph.text.count, paragraph.ownItem == nil {
      let outcome = EmptyParagraphs(document: document).insertEmptyParagraph(after: paragraph)
      // Some end a paragraph with one Enter, and some with two, as in the source.
      if isTyped, paragraph.containers.isEmpty {
        document.typing.freshBlock = FreshBlock(version: document.version)
      }
      return outcome
    }
    if let item = paragraph.ownItem, place.visible == paragraph.text.count,
      let next = document.nextParagraph(after: place),
      Lists(document: document).hasMore(item, than: paragraph),
      document.paragraph(at: next).kind == .paragraph,
      document.paragraph(at: next).containers.count == paragraph.containers.count
    {
      // An item cannot begin without text before a paragraph: it comes with the next character.
      document.typing.pendingBreak = PendingBreak(
        version: document.version, caret: document.state.selection.main.head, isItem: true)
      return .refused("The new item appears when you type.")
    }
    let isAtBreak = paragraph.text[place.visible...].first == Byte.lineFeed
    let outcome = split(paragraph, at: place.visible)
    guard isAtBreak, outcome == .changed, paragraph.ownItem == nil else { return outcome }
    // The line behind the break was below the caret already: there has to be a new one.
    return EmptyParagraphs(document: document).insertEmptyParagraph(
      before: document.paragraph(at: document.head), landsOnIt: true)
  }

  /// Cuts a paragraph in two; styles that go over the cut are closed and opened again.
  ///
  /// - Parameter typed: what the second part begins with.
  func split(
    _ paragraph: RichParagraph, at visible: Int, typing typed: [UInt8] = []
  ) -> RichOutcome {
    let whole = document.draft(of: paragraph)
    var head = whole.extracting(0..<visible)
    var tail = whole.extracting(visible..<paragraph.text.count)
    head.dropTrailingSpaces()
    tail.dropLeadingSpaces()
    if !typed.isEmpty { tail.insert(typed, at: 0, chain: []) }
    head.tidy()
    tail.tidy()
    var separator = NextItem(document: document).separator(after: paragraph)
    var boxes: [Edit] = []
    if visible == 0, let box = paragraph.ownItem?.box {
      // What is done stays done: the new box is above it.
      let range = paragraph.base + box.lowerBound..<paragraph.base + box.upperBound
      separator = separator.replacing("[ ]", with: document.state.text.string(in: range))
      boxes = [Edit(range, "[ ]")]
    }
    let closing = closing(of: paragraph)
    let range = paragraph.contentRange.lowerBound..<closing.upperBound
    var rest: [Edit] = []
    let gap = tail.count == 0 ? gapInItem(behind: paragraph) : nil
    if let gap { rest.append(Edit(gap, "")) }
    rest += shiftsOfRest(of: paragraph, from: gap?.upperBound)
    func isDone(behind gap: [Edit]) -> Bool {
      LeastEscaping(document: document).attempt([head, tail]) { drafts in
        let bytes =
          drafts[0].written() + document.state.text.bytes(in: closing) + Array(separator.utf8)
          + drafts[1].written()
        return [
          RichPatch(
            edits: gap + boxes + [document.trimmed(Edit(range, bytes: bytes))] + rest,
            first: paragraph.lineStart, last: paragraph.lineStart,
            wanted: drafts.map { RichShape($0, look: nil) }, isStructural: true,
            landing: .caret(paragraph: 1, visible: typed.count),
            event: typed.isEmpty ? .other : .typing)
        ]
      }
    }
    if isDone(behind: []) { return .changed }
    // An item without text cannot follow text directly.
    if visible == 0, paragraph.ownItem != nil {
      let line = document.state.text.sourceLine(at: range.lowerBound).lowerBound
      let outer = paragraph.containers.dropLast().map(\.continuation).joined()
      let gap = Edit(at: line, insert: outer.trimmingTrailingSpaces + document.lineEnd)
      if isDone(behind: [gap]) {
        // It goes with the first character.
        document.typing.freshGap = line
        return .changed
      }
    }
    return .refused("Cannot start a new paragraph here.")
  }

  /// What ends a heading behind its text: the line under it, or signs like those it begins with. It stays
  /// with the first part.
  private func closing(of paragraph: RichParagraph) -> Range<Int> {
    let end = paragraph.contentRange.upperBound
    guard paragraph.headingLevel != nil, let closer = paragraph.closer else { return end..<end }
    return end..<max(end, paragraph.base + closer.upperBound)
  }

  /// What else lies in an item goes into the new one, below a number that may be longer.
  private func shiftsOfRest(of paragraph: RichParagraph, from start: Int?) -> [Edit] {
    guard let item = paragraph.ownItem, item.writtenNumber != nil,
      Lists(document: document).hasMore(item, than: paragraph)
    else { return [] }
    let indent = itemStart(item, after: true).utf8.count - (item.task == nil ? 0 : 4)
    guard indent > item.contentIndent else { return [] }
    let depth = paragraph.containers.count - 1
    return IndentLevels(document: document).shifts(
      from: start ?? paragraph.base + paragraph.lines.upperBound,
      upTo: IndentLevels(document: document).end(of: item, at: depth, in: paragraph),
      by: indent - item.contentIndent,
      inside: Array(paragraph.containers.dropLast()))
  }

  /// The blank lines between the first paragraph of an item and another block in it: behind an item
  /// without text they would end it.
  private func gapInItem(behind paragraph: RichParagraph) -> Range<Int>? {
    guard let item = paragraph.ownItem, Lists(document: document).hasMore(item, than: paragraph),
      let next = document.nextParagraph(after: document.head)
    else { return nil }
    let end = document.paragraph(at: next).lineStart
    let start = paragraph.base + paragraph.lines.upperBound
    return start < end ? start..<end : nil
  }

  /// The marker of an item like `item`, with the indentation it has in its list.
  package func itemStart(_ item: RichContainer, after: Bool) -> String {
    let indent = String(repeating: " ", count: markerIndent(item))
    let box = item.task == nil ? "" : "[ ] "
    guard let number = item.writtenNumber else {
      return indent + String(Unicode.Scalar(item.delimiter)) + item.padding + box
    }
    let isFirstAgain = item.index > 0 && number == item.listFirstNumber && !item.startsAfresh
    let isSame = item.repeatsNumber || isFirstAgain
    let next = isSame ? number : number + (after ? 1 : 0)
    // Below a number with more digits the text stays in its column as long as there are blanks for them.
    let growth = "\(next)".utf8.count - "\(number)".utf8.count
    let padding = item.padding.dropLast(max(0, min(growth, item.padding.utf8.count - 1)))
    return indent + "\(next)" + String(Unicode.Scalar(item.delimiter)) + padding + box
  }

  /// The spaces before an item's marker, within the blocks around its list.
  package func markerIndent(_ item: RichContainer) -> Int {
    let spaces = item.contentIndent - item.opener.count - item.padding.utf8.count
    let isTab = item.padding.utf8.first == Byte.tab
    return isTab || item.box != nil && spaces > 3 ? 0 : min(max(spaces, 0), 3)
  }

  /// Enter in an item without text: out by one level. Who nests items by blanks means a blank line by it, which
  /// ends the whole list.
  private func leaveList(isTyped: Bool) -> RichOutcome {
    var outcome = ItemExit(document: document).leave()
    LineEnd(document: document).dropBox()
    guard isTyped, document.typing.freshLine?.nesting != nil else { return outcome }
    while outcome == .changed, case let rest = document.paragraph(at: document.head),
      rest.text.isEmpty,
      rest.ownItem != nil
    {
      outcome = ItemExit(document: document).leave()
    }
    document.typing.freshLine = nil
    return outcome
  }
}

extension RichParagraph {
  /// Whether the marker of an item or a footnote around it stands in its first line.
  var beginsItem: Bool {
    containers.contains { $0.kind != .quote && $0.isFirst && lines.contains($0.opener.lowerBound) }
  }
}

extension RichContainer {
  /// The number that the list's first item is written with, as far as it can be told from this one.
  fileprivate var listFirstNumber: Int? { number.map { $0 - index } }
}
