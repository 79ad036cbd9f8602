import CursesMarkdown
import CursesText

/// A fence and its info string, or `$$`, typed in a line of a paragraph that has text already: Enter makes code of the
/// text behind the caret, or of nothing where the line ends there.
package struct FencedRest {
  /// The line's start in the visible text.
  let start: Int
  /// The line up to the caret, without blanks at its end.
  package let opener: [UInt8]
  /// What ends the code; nothing for a formula, which ends with the paragraph.
  let marks: [UInt8]

  /// Nil where the line does not begin with a fence.
  init?(_ paragraph: RichParagraph, upTo visible: Int) {
    guard paragraph.kind == .paragraph, visible <= paragraph.text.count else { return nil }
    let above = paragraph.pieces.last {
      $0.visible.upperBound <= visible && $0.isLineEnd(in: paragraph)
    }
    start = above?.visible.upperBound ?? 0
    let line = paragraph.text[start..<visible]
    guard !line.elementsEqual("$$".utf8) else {
      (opener, marks) = (Array(line), [])
      return
    }
    guard let mark = line.first, mark == Byte.backtick || mark == Byte.tilde,
      case let run = line.prefix(while: { $0 == mark }), run.count >= 3,
      mark != Byte.backtick || !line.dropFirst(run.count).contains(mark)
    else { return nil }
    opener = line.reversed().drop { $0.isBlank }.reversed()
    marks = Array(run)
  }
}

/// What Enter makes of a line that was typed before text.
package struct LineBefore {
  package let document: RichDocument

  /// What is done at the caret of a document.
  package init(document: RichDocument) { self.document = document }

  private var wasTyped: Bool {
    document.hasInputRules && document.carets == nil && document.mode == .rich
      && document.current.typedCharacters.belong(
        to: document.version, head: document.state.selection.main.head)
  }

  /// Why nothing is typed where the caret is: above the properties, which would be none any more.
  var refusal: RichOutcome? {
    let place = document.head
    guard (place.block, place.paragraph, place.visible) == (0, 0, 0), document.mode == .rich,
      document.state.selection.main.isCaret,
      LineBreaks(document: document).isFrontMatter(document.paragraph(at: place))
    else { return nil }
    return .refused("Nothing can stand above the properties. Type below them.")
  }

  /// `### ` before the text of a heading gives it that level.
  func level(_ heading: RichParagraph, at place: RichPlace) {
    let marks = place.visible - 1
    guard 1...6 ~= marks, heading.text.count > place.visible,
      heading.text[..<marks].allSatisfy({ $0 == Byte.hash }),
      InputRules(document: document).isTyped(
        String(repeating: "#", count: marks) + " ", in: heading)
    else { return }
    let steps = document.history.stepCount
    let typed = 0..<place.visible
    let event = UserEvent.inputRule
    if Replacement(document: document).replaceInline(heading, typed, with: [], event: event)
      == .changed,
      heading.headingLevel != marks
    {
      _ = HeadingLevels(document: document).setHeading(marks)
    }
    document.history.joinSteps(after: steps)
  }

  /// An empty paragraph above the block that the caret is in, outside of what is around that, with the caret in it.
  package func openParagraph() -> RichOutcome {
    let block = document.paragraph(at: document.head)
    let start = max(block.lineStart, document.byteOrderMark)
    let empty = RichShape(RichParagraph(kind: .paragraph), isStrict: false)
    var kept = RichShape(block, isStrict: false)
    kept.look = nil
    for count in 1...2 {
      let patch = RichPatch(
        edits: [Edit(at: start, insert: String(repeating: document.lineEnd, count: count))],
        first: block.lineStart, last: block.lineStart, wanted: [empty, kept], isStructural: true,
        landing: .caret(paragraph: 0, visible: 0), event: .other)
      if case .accepted = document.attempt(patch) { return .changed }
    }
    return .refused("Cannot make an empty paragraph here.")
  }

  /// A line above code, a table, HTML, a quotation or a list that a text begins with: these have no other way out
  /// upwards. Returns false elsewhere. Where nothing is typed in it, `dropFreshLine` takes it away again.
  package func openLineAboveText(tick: Int) -> Bool {
    document.begin(at: tick)
    defer { document.end() }
    let place = document.head
    guard !document.isReadOnly, document.carets == nil, document.state.selection.main.isCaret,
      (place.block, place.paragraph, place.visible) == (0, 0, 0),
      case let first = document.paragraph(at: place),
      !LineBreaks(document: document).isFrontMatter(first),
      first.isVerbatim || first.isTableRow || !first.containers.isEmpty
    else { return false }
    document.history.endGroup()
    defer { document.history.endGroup() }
    let before = document.state.text.count
    guard openParagraph() == .changed else { return false }
    LineCompletion(document: document).beginFreshLine()
    let start = document.byteOrderMark
    document.typing.untyped = start..<start + document.state.text.count - before
    return true
  }

  /// Enter behind a fence that was typed before text, or in a line between others. Returns whether it was.
  func fence(_ paragraph: RichParagraph, at visible: Int) -> Bool {
    guard wasTyped, let fence = FencedRest(paragraph, upTo: visible),
      fence.start > 0 || !LineEnd(document: document).isEscaped(paragraph)
    else { return false }
    let whole = document.draft(of: paragraph)
    var above = whole.extracting(0..<fence.start)
    above.dropTrailingSpaces()
    var rest = whole.extracting(visible..<whole.count)
    let isLineEmpty = rest.atoms.first?.source.contains(where: \.isLineEnd) ?? true
    if isLineEmpty, fence.marks.isEmpty { return false }
    if isLineEmpty { rest.dropLeadingSpaces() }
    above.tidy()
    rest.tidy()
    let line = Array((document.lineEnd + paragraph.continuation).utf8)
    let (text, code) = (rest.written(), isLineEmpty ? [] : rest.written())
    var bytes = above.count > 0 ? above.written() + line : []
    bytes += fence.opener + line
    let caret = paragraph.contentRange.lowerBound + bytes.count
    bytes += code + (fence.marks.isEmpty ? [] : line)
    let closer = paragraph.contentRange.lowerBound + bytes.count
    bytes += fence.marks + (isLineEmpty && !text.isEmpty ? line + text : [])
    let patch = RichPatch(
      edits: [Edit(paragraph.contentRange, bytes: bytes)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .inputRule)
    let former = document.moment
    guard case .accepted = document.attempt(patch) else { return false }
    guard document.paragraph(at: document.head).isVerbatim,
      document.state.selection.main.head == caret
    else {
      document.goBack(to: former)
      return false
    }
    document.typing.line.closer = isLineEmpty || fence.marks.isEmpty ? nil : closer
    return true
  }

  /// Enter behind the header of a table that was typed before text: that becomes a paragraph below the table. Returns
  /// whether it was.
  func tableHeader(_ paragraph: RichParagraph, at visible: Int) -> Bool {
    let text = paragraph.text
    guard wasTyped, paragraph.kind == .paragraph, paragraph.ownItem == nil,
      text.first == Byte.pipe, visible > 2, visible < text.count, text[visible - 1] == Byte.pipe
    else { return false }
    let former = document.moment
    let start = paragraph.contentRange.lowerBound
    if ParagraphBreak(document: document).split(paragraph, at: visible) == .changed {
      let header = document.paragraph(at: document.place(at: start))
      document.setSelection(Selection(caret: header.sourceOffset(header.text.count)))
      if LineCompletion(document: document).completeLine(header, at: header.text.count) {
        return true
      }
    }
    document.goBack(to: former)
    return false
  }

  /// Enter behind the marks of a rule, or a tag, that were typed before text: that becomes a paragraph below the rule, or
  /// the HTML, and the caret stays before it. Returns whether it was.
  func rule(_ paragraph: RichParagraph, at visible: Int) -> Bool {
    let rest = paragraph.text[min(visible, paragraph.text.count)...]
    guard wasTyped, paragraph.kind == .paragraph, paragraph.ownItem == nil, !rest.isEmpty,
      case let typed = Array(paragraph.text[..<visible]), typed.isTypedRule || typed.isTag
    else { return false }
    let (former, steps) = (document.moment, document.history.stepCount)
    let start = paragraph.contentRange.lowerBound
    if ParagraphBreak(document: document).split(paragraph, at: visible) == .changed {
      let marks = document.paragraph(at: document.place(at: start))
      let patch = RichPatch(
        edits: [Edit(marks.contentRange, bytes: marks.text)], first: marks.lineStart,
        last: marks.lineStart,
        landing: .source(
          document.state.selection.main.head - marks.contentRange.count + marks.text.count),
        event: .inputRule)
      if case .accepted = document.attempt(patch),
        document.paragraph(at: document.place(at: start)).kind == (typed.isTag ? .raw : .rule),
        case let below = document.paragraph(at: document.head), below.kind == .paragraph,
        below.text.elementsEqual(rest.drop(while: \.isWhitespace))
      {
        document.history.joinSteps(after: steps)
        return true
      }
    }
    document.goBack(to: former)
    return false
  }

  /// Enter behind a fence that was typed before text of code of which the end came by itself.
  func closeFence() -> RichOutcome? {
    guard document.typing.line.closer != nil, case let place = document.head,
      case let line = document.paragraph(at: place)
    else { return nil }
    return closeFence(line, at: place, Array(line.text[..<place.visible]))
  }

  /// The fence typed in a line of code of which the end came by itself: it is that end, and what stands below is code
  /// no more, nor what stands behind the caret, with Enter. Returns nil elsewhere.
  ///
  /// - Parameter line: the line as it is to be up to the caret.
  func closeFence(
    _ paragraph: RichParagraph, at place: RichPlace, _ line: [UInt8]
  ) -> RichOutcome? {
    let text = document.state.text
    guard let fence = paragraph.fence, let end = document.typing.line.closer, end < text.count,
      paragraph.closer.map({ paragraph.base + $0.lowerBound }) == end, document.carets == nil,
      line[...].trimmingBlanks.elementsEqual(repeatElement(fence.marker, count: fence.length)),
      case let rest = paragraph.text[place.visible...],
      !rest.isEmpty || !CodeEntry(document: document).isLastOfCode(place)
    else { return nil }
    let last = text.sourceLine(at: end)
    let gone = document.lineContentEnd(before: last.lowerBound)..<last.content.upperBound
    let start = Array((document.lineEnd + paragraph.continuation).utf8)
    let own = Edit(paragraph.contentRange, bytes: line + (rest.isEmpty ? [] : start + rest))
    // The next line begins behind the line end and the markers that are there.
    let below = paragraph.contentRange.lowerBound + line.count + start.count
    let patch = RichPatch(
      edits: [own, Edit(gone, "")], first: paragraph.lineStart, last: last.lowerBound,
      landing: .source(below), event: .inputRule)
    guard case .accepted = document.attempt(patch) else { return nil }
    document.typing.line.closer = nil
    guard rest.isEmpty else { return .changed }
    document.typing.freshBlock = FreshBlock(version: document.version, lines: 1)
    document.typing.freshBlock?.isAboveText = true
    return .changed
  }
}

extension [UInt8] {
  /// Whether it has the ends of a tag.
  fileprivate var isTag: Bool { count > 2 && first == Byte.less && last == Byte.greater }
}
