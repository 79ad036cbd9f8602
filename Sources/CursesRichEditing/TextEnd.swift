import CursesMarkdown
import CursesText

/// The end of the text: what was begun there and not typed, and is in no file.
package struct TextEnd {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Ends the last line of the text, beside what is being typed: that goes on as if nothing had happened. It
  /// belongs to no step: whatever is undone or done again, the text stays ended.
  package func endLastLine(tick: Int) {
    document.begin(at: tick)
    defer { document.end() }
    let (selection, began) = (document.state.selection, document.version)
    // The end of the line is not typed in what was begun.
    var typing = document.typing
    typing.untyped = begunRange
    let isTyped = document.current.typedCharacters.belong(
      to: document.version, head: selection.main.head)
    appendBesideSteps(document.lineEnd)
    document.typing.untyped = typing.untyped
    // What is typed next at the end goes on in its line.
    document.setSelection(selection)
    guard document.state.selection == selection else { return }
    document.typing = typing.belonging(from: began, to: document.version)
    if isTyped {
      document.current.typedCharacters.follow(to: document.version, head: selection.main.head)
    }
  }

  /// The text that a file is to have: without what nobody has typed; see `untypedRange`.
  package var textToSave: SourceText {
    untypedRange.map { Transaction(Edit($0, "")).applying(to: document.state.text) }
      ?? document.state.text
  }

  /// The text that a file is to have, and a history that leads to it.
  package var momentToSave: (history: History, text: SourceText) {
    guard let untypedRange else { return (document.history, document.state.text) }
    var history = document.history
    let transaction = Transaction(Edit(untypedRange, ""), event: .other)
    history.endGroup()
    history.record(transaction, before: document.state, tick: 0)
    if history.stepCount > 1 { history.joinSteps(after: history.stepCount - 2) }
    return (history, textToSave)
  }

  /// What nobody has typed: at the end of the text the empty paragraph, item or line of a quotation that Enter, a
  /// rule or a fence has begun there, with the blank lines before it; anywhere the blanks that Enter has indented a
  /// line with that has nothing else, and the last row of a table that it has begun; the backslash of a link that is being
  /// typed; and the entity of a space at the edge of the caret's cell. It is on the screen, and in no file.
  package var untypedRange: Range<Int>? {
    begunRange ?? UnfinishedLink(in: document)?.backslash
      ?? CellSpaces(document: document).cellSpaceHere
  }

  /// The same without the backslash of a link that is being typed and the space of a cell.
  package var begunRange: Range<Int>? {
    let end = document.state.text.count
    guard let range = document.typing.untyped, !range.isEmpty, range.upperBound <= end else {
      return nil
    }
    if range.lowerBound <= document.byteOrderMark {
      return document.state.text.bytes(in: range).allSatisfy(\.isLineEnd) ? range : nil
    }
    if untypedRow != nil { return range }
    if document.state.text.bytes(in: range).allSatisfy(\.isBlank) {
      return document.state.text.sourceLine(at: range.lowerBound).content == range ? range : nil
    }
    // Where the source is shown it is the same text.
    guard range.upperBound == end, document.mode == .rich else {
      return range.upperBound == end ? range : nil
    }
    let last = document.paragraph(at: document.place(at: end))
    return last.text.isEmpty && last.kind == .paragraph ? range : nil
  }

  /// The last row of a table, with the line end before it, that Enter has begun and nobody has typed in.
  var untypedRow: Range<Int>? {
    guard let range = document.typing.untyped, !range.isEmpty,
      range.upperBound <= document.state.text.count,
      case let bytes = document.state.text.bytes(in: range), bytes[0].isLineEnd,
      bytes.contains(Byte.pipe),
      bytes.allSatisfy({ $0.isWhitespace || $0 == Byte.greater || $0 == Byte.pipe })
    else { return nil }
    return range
  }

  /// Takes the end away that nobody has typed. It belongs to the step that was done last.
  package func dropFreshLine(tick: Int) {
    document.begin(at: tick)
    defer { document.end() }
    dropFreshLine()
  }

  package func dropFreshLine() {
    guard let range = begunRange else { return }
    let isLeft = !(range.lowerBound...range.upperBound ~= document.state.selection.main.head)
    amend(Edit(range, ""))
    guard !isLeft else { return }
    document.setSelection(
      Selection(
        caret: document.offset(
          of: document.place(at: max(0, range.lowerBound - document.lineEnd.utf8.count)))))
  }

  /// Notes that the caret is in a line at the end of the text that was begun and not typed in.
  package func noteFreshEnd() {
    let end = document.state.text.count
    guard document.carets == nil, document.target.isCaret, case let fresh = document.target.first,
      fresh.text.isEmpty,
      fresh.kind == .paragraph,
      fresh.base + fresh.lines.upperBound == end || fresh.lineStart == end,
      document.previousParagraph(before: document.head) != nil
    else { return }
    var start = fresh.lineStart
    while start > 0, case let line = document.state.text.sourceLine(at: start - 1),
      line.upperBound == start,
      document.state.text.bytes(in: line.content).allSatisfy({ $0.isBlank || $0 == Byte.greater })
    {
      start = line.lowerBound
    }
    guard start > 0, start < end else { return }
    document.typing.untyped = start..<end
  }

  /// Puts bytes behind the text that no step of undo takes away.
  private func appendBesideSteps(_ end: String) {
    let length = document.state.text.count
    let transaction = Transaction(Edit(at: length, insert: end), event: .other)
    document.history.noteEnding(of: end.utf8.count, behind: document.state.text)
    document.change(by: transaction)
    document.snapSelection()
    document.followReveal()
    document.tell(transaction)
  }

  /// Makes an edit a part of the step that was done last.
  private func amend(_ edit: Edit) {
    let steps = document.history.stepCount
    document.apply([edit], as: .other)
    if steps > 0 { document.history.joinSteps(after: steps - 1) }
  }
}
