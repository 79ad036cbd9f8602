import CursesMarkdown
import CursesText

extension RichDocument {
  /// Ends the last line of the text, beside what is being typed: that goes on as if nothing had happened. It
  /// belongs to no step: whatever is undone or done again, the text stays ended.
  public func endLastLine(tick: Int) {
    begin(at: tick)
    defer { end() }
    let (selection, began) = (state.selection, version)
    // The end of the line is not typed in what was begun.
    var typing = typing
    typing.untyped = begunRange
    let isTyped = current.typedCharacters.belong(to: version, head: selection.main.head)
    appendBesideSteps(lineEnd)
    self.typing.untyped = typing.untyped
    // What is typed next at the end goes on in its line.
    setSelection(selection)
    guard state.selection == selection else { return }
    self.typing = typing.belonging(from: began, to: version)
    if isTyped { current.typedCharacters.follow(to: version, head: selection.main.head) }
  }

  /// The text that a file is to have: without what nobody has typed; see `untypedRange`.
  public var textToSave: SourceText {
    untypedRange.map { Transaction(Edit($0, "")).applying(to: state.text) } ?? state.text
  }

  /// The text that a file is to have, and a history that leads to it.
  public var momentToSave: (history: History, text: SourceText) {
    guard let untypedRange else { return (history, state.text) }
    var history = history
    let transaction = Transaction(Edit(untypedRange, ""), event: .other)
    history.endGroup()
    history.record(transaction, before: state, tick: 0)
    if history.stepCount > 1 { history.joinSteps(after: history.stepCount - 2) }
    return (history, textToSave)
  }

  /// What nobody has typed: at the end of the text the empty paragraph, item or line of a quotation that Enter, a
  /// rule or a fence has begun there, with the blank lines before it; anywhere the blanks that Enter has indented a
  /// line with that has nothing else, and the last row of a table that it has begun; the backslash of a link that is being
  /// typed; and the entity of a space at the edge of the caret's cell. It is on the screen, and in no file.
  public var untypedRange: Range<Int>? {
    begunRange ?? UnfinishedLink(in: self)?.backslash ?? cellSpaceHere
  }

  /// The same without the backslash of a link that is being typed and the space of a cell.
  package var begunRange: Range<Int>? {
    let end = state.text.count
    guard let range = typing.untyped, !range.isEmpty, range.upperBound <= end else { return nil }
    if range.lowerBound <= byteOrderMark {
      return state.text.bytes(in: range).allSatisfy(\.isLineEnd) ? range : nil
    }
    if untypedRow != nil { return range }
    if state.text.bytes(in: range).allSatisfy(\.isBlank) {
      return state.text.sourceLine(at: range.lowerBound).content == range ? range : nil
    }
    // Where the source is shown it is the same text.
    guard range.upperBound == end, mode == .rich else {
      return range.upperBound == end ? range : nil
    }
    let last = paragraph(at: place(at: end))
    return last.text.isEmpty && last.kind == .paragraph ? range : nil
  }

  /// The last row of a table, with the line end before it, that Enter has begun and nobody has typed in.
  var untypedRow: Range<Int>? {
    guard let range = typing.untyped, !range.isEmpty, range.upperBound <= state.text.count,
      case let bytes = state.text.bytes(in: range), bytes[0].isLineEnd, bytes.contains(Byte.pipe),
      bytes.allSatisfy({ $0.isWhitespace || $0 == Byte.greater || $0 == Byte.pipe })
    else { return nil }
    return range
  }

  /// Takes the end away that nobody has typed. It belongs to the step that was done last.
  public func dropFreshLine(tick: Int) {
    begin(at: tick)
    defer { end() }
    dropFreshLine()
  }

  package func dropFreshLine() {
    guard let range = begunRange else { return }
    let isLeft = !(range.lowerBound...range.upperBound ~= state.selection.main.head)
    amend(Edit(range, ""))
    guard !isLeft else { return }
    setSelection(
      Selection(caret: offset(of: place(at: max(0, range.lowerBound - lineEnd.utf8.count)))))
  }

  /// Notes that the caret is in a line at the end of the text that was begun and not typed in.
  package func noteFreshEnd() {
    let end = state.text.count
    guard carets == nil, target.isCaret, case let fresh = target.first, fresh.text.isEmpty,
      fresh.kind == .paragraph,
      fresh.base + fresh.lines.upperBound == end || fresh.lineStart == end,
      previousParagraph(before: head) != nil
    else { return }
    var start = fresh.lineStart
    while start > 0, case let line = state.text.sourceLine(at: start - 1),
      line.upperBound == start,
      state.text.bytes(in: line.content).allSatisfy({ $0.isBlank || $0 == Byte.greater })
    {
      start = line.lowerBound
    }
    guard start > 0, start < end else { return }
    typing.untyped = start..<end
  }

  /// Puts bytes behind the text that no step of undo takes away.
  private func appendBesideSteps(_ end: String) {
    let length = state.text.count
    let transaction = Transaction(Edit(at: length, insert: end), event: .other)
    history.noteEnding(of: end.utf8.count, behind: state.text)
    change(by: transaction)
    snapSelection()
    followReveal()
    tell(transaction)
  }

  /// Makes an edit a part of the step that was done last.
  private func amend(_ edit: Edit) {
    let steps = history.stepCount
    apply([edit], as: .other)
    if steps > 0 { history.joinSteps(after: steps - 1) }
  }
}
