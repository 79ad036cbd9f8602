import CursesMarkdown
import CursesText

/// What is complete only when its line ends: by Enter, by leaving it, by saving.
package struct LineEnd {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Ends the line at whose end was typed last, at an offset of the source: `===` below a paragraph makes a heading
  /// of that, `--` becomes a dash with smart typing, and a row of a table gets the form of the others.
  package func end(at offset: Int) {
    endRow()
    guard document.mode == .rich, document.carets == nil, offset > 0,
      document.current.typedCharacters.belong(to: document.version, head: offset),
      case let last = document.state.text.byte(at: offset - 1),
      last == Byte.equals || last == Byte.hyphen
    else { return }
    let place = document.place(at: offset)
    let line = document.paragraph(at: place)
    guard line.kind == .paragraph, place.visible == line.text.count else { return }
    guard last == Byte.hyphen else { return underline(with: line, at: place) }
    if document.typing.line.undone == offset || line.isInDashes(at: place.visible) { return }
    let text = line.text + [Byte.space]
    let dashes = document.smartTyping.intersection(.dashes).marks
    guard let new = dashes.replacement(for: Byte.space, in: text, upTo: text.count) else { return }
    let source = line.sourceOffset(new.range.lowerBound, affinity: .downstream)..<offset
    guard document.state.text.bytes(in: source).allSatisfy({ $0 == Byte.hyphen }) else { return }
    document.apply([Edit(source, new.text)], as: .inputRule)
    document.onSmartTyping?()
  }

  /// Takes the line end away that is all of a text: what is typed is its first line, and has one again when it is
  /// saved.
  package func dropOnly() {
    let state = document.state
    guard state.text.count <= 2, document.mode == .rich, state.selection.main.isCaret,
      document.carets == nil, state.text.newlineCount == 1,
      state.text.bytes.allSatisfy(\.isLineEnd)
    else { return }
    document.apply([Edit(0..<state.text.count, "")], as: .other)
  }

  /// Notes the blanks before the caret with which Enter has indented its line.
  func noteIndentation(of count: Int) {
    let selection = document.state.selection
    guard count > 0, selection.main.isCaret, document.carets == nil else { return }
    document.typing.untyped = max(0, selection.main.head - count)..<selection.main.head
  }

  /// Makes a dash of two hyphens that a line ends with which goes on in the next.
  func endDashes() {
    let offset = document.state.selection.main.head
    if offset > 0, document.state.text.byte(at: offset - 1) == Byte.hyphen { end(at: offset) }
  }

  /// Does the same where a motion from an offset has led out of a line.
  package func left(_ offset: Int) {
    if document.typing.untyped != nil { dropRow() }
    guard
      document.typing.line.row != nil || document.typing.line.isInfo
        || document.current.typedCharacters.belong(to: document.version, head: offset),
      case let now = document.head, case let left = document.place(at: offset),
      (now.block, now.paragraph) != (left.block, left.paragraph)
    else { return }
    document.typing.line.isInfo = false
    end(at: offset)
    endMarks(at: offset)
  }

  /// Lets `***` and the like be a rule, and `- [ ]` a task, where nothing else was typed in the line and no Enter: until
  /// then they are the beginning of something else (`***bold***`).
  func endMarks(at offset: Int) {
    // The bracket that ends a box may have been there, and was typed over.
    let isTyped =
      document.current.typedCharacters.belong(to: document.version, head: offset)
      || document.typing.raw.map { $0.version == document.version && $0.head == offset } ?? false
    guard document.hasInputRules, document.mode == .rich, document.carets == nil, isTyped,
      case let place = document.place(at: offset), case let line = document.paragraph(at: place),
      line.kind == .paragraph, line.spans.isEmpty, place.visible == line.text.count,
      let last = line.text.last,
      last == Byte.star || last == Byte.hyphen || last == Byte.underscore
        || last == Byte.closeBracket,
      document.state.text.bytes(in: line.contentRange) != line.text,
      !isEscaped(line)
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
    guard document.typing.line.isInfo, target.isCaret, document.carets == nil,
      let fence = line.fence,
      let opener = line.opener, case .code("") = line.kind, target.from.visible == line.text.count,
      document.typing.line.start == line.contentRange.lowerBound,
      fence.marker != Byte.backtick || !line.text.contains(Byte.backtick)
    else { return false }
    document.typing.line.isInfo = false
    let end = line.base + opener.upperBound
    let content = line.contentRange
    let info = line.text[..<(line.text.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)]
    let patch = RichPatch(
      edits: [Edit(end..<end, bytes: Array(info)), Edit(content, "")], first: line.lineStart,
      last: line.lineStart, landing: .source(content.lowerBound + info.count), event: .inputRule)
    if case .accepted = document.attempt(patch) { return true }
    return false
  }

  /// Applies edits, and undoes them where the paragraph at an offset is not what it is to be then.
  package func apply(_ edits: [Edit], at offset: Int, if isRight: (RichParagraph) -> Bool) {
    let former = document.moment
    document.apply(edits, as: .inputRule)
    guard !isRight(document.paragraph(at: document.place(at: offset))) else { return }
    document.goBack(to: former)
  }

  /// Makes a heading of the paragraph above by the line of `=` below it, which one Enter has parted from it.
  private func underline(with line: RichParagraph, at place: RichPlace) {
    guard document.hasInputRules, document.typing.line.isBelowText, line.containers.isEmpty,
      document.typing.line.start == line.contentRange.lowerBound, line.text.count > 1,
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
      document.typing.line.start == line.contentRange.lowerBound,
      target.from.visible == line.text.count,
      line.text.allSatisfy({ $0 == Byte.greater || $0.isBlank }),
      case let depth = line.containers.count(where: { $0.kind == .quote }), depth > 0,
      line.text.count(where: { $0 == Byte.greater }) == depth
    else { return false }
    let all = 0..<line.text.count
    // Only once: what is typed behind them is text of the code.
    document.typing.line.start = nil
    return Replacement(document: document).replaceVerbatim(line, all, with: [], event: .inputRule)
      == .changed
  }

  /// Takes signs of quotations away that were typed in a line that Enter has begun with them, where text comes right
  /// behind them.
  func dropQuoteSigns(before text: String) {
    guard let raw = TypedSource(document: document).rawTypingHere,
      raw.typed.bytes.first == Byte.greater,
      let next = text.utf8.first, next != Byte.greater, !next.isWhitespace,
      document.hasInputRules, document.target.isCaret,
      case let line = document.paragraph(at: document.head), line.text == raw.typed.bytes,
      BlockMarker.isQuote(line.string), line.containers.last?.kind == .quote,
      TypedMarkers(document: document).hasQuoteAlready(line)
    else { return }
    _ = TypedMarkers(document: document).typeOverMarker(line.string)
  }

  /// Whether a paragraph begins with a backslash that somebody has typed: it is to be no block.
  func isEscaped(_ paragraph: RichParagraph) -> Bool {
    let content = paragraph.contentRange
    if let raw = document.typing.raw, raw.version == document.version,
      content.contains(raw.head) || content.upperBound == raw.head
    {
      return raw.typed.bytes.first == Byte.backslash
    }
    return !content.isEmpty
      && document.state.text.byte(at: content.lowerBound) == Byte.backslash
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

  /// Whether HTML continues after a line of it and a blank one.
  func isOpenBeyondBlankLines(_ line: RichParagraph) -> Bool {
    let start = line.base + line.leafStart
    guard start < line.contentRange.upperBound else { return false }
    return HTMLBlock.isOpen(document.state.text.bytes(in: start..<line.contentRange.upperBound))
  }

  // MARK: Lists

  /// Takes the box away of an item without text that has left its list for one of plain items.
  func dropBox() {
    let line = document.paragraph(at: document.head)
    let depth = line.containers.count - 1
    guard line.text.isEmpty, let box = line.ownItem?.box,
      let own = ListItems(document: document).listItem(at: document.head, depth),
      let before = ListItems(document: document).itemBefore(own), before.container.task == nil
    else { return }
    let range = line.base + box.lowerBound..<line.contentRange.upperBound
    _ = TypedMarkers(document: document).typeOver(Edit(range, ""), in: line)
  }

  /// Puts an empty line behind the one that ends in a line break at an offset; nil where it ends in none. The break of
  /// an empty line is a backslash: one of blanks would end the paragraph.
  func breakBeforeBreak(_ paragraph: RichParagraph, at visible: Int) -> RichOutcome? {
    var draft = document.draft(of: paragraph)
    let index = draft.split(at: visible)
    guard index < draft.atoms.count, case let end = draft.atoms[index], end.isBreak else {
      return nil
    }
    let rest = end.source.drop { $0 == Byte.backslash || $0.isBlank }
    draft.atoms[index].source = [Byte.backslash] + rest
    draft.atoms.insert(end, at: index)
    return Acceptance(document: document).settle(
      InlineRewrite(paragraph: paragraph, draft: draft, caret: visible + 1, event: .other))
  }
}

extension LineEnd {
  /// Gives the break behind an empty line, where a range of it has just got text, the form of the one before it: that of a
  /// line without text is a backslash.
  package static func fillLine(
    of draft: inout InlineDraft, at place: Range<Int>, with text: [UInt8]
  ) {
    guard place.isEmpty, !text.isEmpty, place.lowerBound > 0 else { return }
    let first = draft.split(at: place.lowerBound)
    let next = draft.split(at: place.lowerBound + text.count)
    guard first > 0, next < draft.atoms.count, draft.atoms[first - 1].isBreak,
      draft.atoms[next].isBreak, draft.atoms[next].source.first == Byte.backslash,
      case let blanks = draft.atoms[first - 1].source.prefix(while: \.isBlank), blanks.count > 1
    else { return }
    draft.atoms[next].source.replaceSubrange(..<1, with: blanks)
  }
}

extension DraftAtom {
  /// Whether it is a line break that is written out, not the line end of wrapped text.
  fileprivate var isBreak: Bool { visible == [Byte.lineFeed] && source.first?.isLineEnd == false }
}
