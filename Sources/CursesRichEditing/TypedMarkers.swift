import CursesMarkdown
import CursesText

/// Markers typed where there are some.
/// Markers of items, quotations and code that are typed at the start of a line.
package struct TypedMarkers {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Notes that the line the caret is in has no text, but its marker.
  package func noteFreshLine() {
    let paragraph = document.paragraph(at: document.head)
    let isFresh = paragraph.text.isEmpty
    let nesting = document.typing.freshLine?.nesting
    document.typing.freshLine =
      isFresh ? FreshLine(line: paragraph.lineStart, nesting: nesting) : nil
  }

  /// Notes that the marker of the item that the caret is in was typed: blanks behind it are a part of it.
  func noteTypedMarker() {
    guard document.paragraph(at: document.head).ownItem != nil else { return }
    noteFreshLine()
    document.typing.freshLine?.hasMarker = true
  }

  /// Counts a blank typed in a line without text, where Markdown keeps none; nil elsewhere.
  func typeLeadingBlank(_ text: String) -> RichOutcome? {
    guard text == " ", document.hasInputRules, document.carets == nil, document.target.isCaret
    else { return nil }
    let paragraph = document.paragraph(at: document.head)
    let isItem = paragraph.ownItem != nil
    guard paragraph.kind == .paragraph, paragraph.text.isEmpty,
      isItem || paragraph.containers.isEmpty
    else { return nil }
    if document.typing.freshLine?.line != paragraph.lineStart { noteFreshLine() }
    document.typing.freshLine?.blanks += 1
    let now = document.version
    document.typing.freshLine?.version = now
    return .refused(
      isItem
        ? "Type a marker to nest the item, or press Tab."
        : "Markdown shows no spaces at the start of a paragraph. Four of them begin code.")
  }

  /// Types the first text behind blanks behind a marker that was typed; nil where it would be another text there.
  private func typeSpacedItem(_ text: String, _ fresh: FreshLine) -> RichOutcome? {
    let item = document.paragraph(at: document.head)
    guard fresh.hasMarker, (1...3).contains(fresh.blanks), fresh.line == item.lineStart,
      item.text.isEmpty, item.kind == .paragraph
    else { return nil }
    var shape = RichShape(item, isStrict: false)
    shape.text = Array(text.utf8)
    (shape.runs, shape.look) = (InlineDraft.plainRuns(shape.text), nil)
    let bytes = [UInt8](repeating: Byte.space, count: fresh.blanks) + shape.text
    let patch = RichPatch(
      edits: [Edit(item.contentRange, bytes: bytes)], first: item.lineStart, last: item.lineStart,
      wanted: [shape], landing: .caret(paragraph: 0, visible: shape.text.count), event: .typing)
    guard case .accepted = document.attempt(patch) else { return nil }
    return .changed
  }

  /// Types the first text behind four blanks or more, which make code of it; nil where they do not.
  func typeIndentedCode(_ text: String) -> RichOutcome? {
    guard let fresh = document.typing.freshLine, document.hasInputRules, document.carets == nil,
      document.target.isCaret,
      !text.utf8.allSatisfy(\.isBlank)
    else { return nil }
    let paragraph = document.paragraph(at: document.head)
    guard paragraph.ownItem == nil else { return typeSpacedItem(text, fresh) }
    // The signs of quotations are counted on.
    if fresh.quotes == 0 { document.typing.freshLine = nil }
    guard fresh.blanks > 0, fresh.line == paragraph.lineStart, paragraph.text.isEmpty,
      paragraph.containers.isEmpty, paragraph.kind == .paragraph
    else { return nil }
    let line = String(repeating: " ", count: fresh.blanks) + text
    let bytes = Array(
      (paragraph.lead + line + Acceptance(document: document).lineAfter(paragraph)).utf8)
    let at = paragraph.contentRange
    let (former, isNow) = (document.moment, fresh.version == document.version)
    let patch = RichPatch(
      edits: [Edit(at, bytes: bytes)], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(at.lowerBound + paragraph.lead.utf8.count + line.utf8.count), event: .typing)
    guard case .accepted = document.attempt(patch) else { return nil }
    let made = document.paragraph(at: document.head)
    if made.isIndentedCode || made.goesOnInItem(text)
      || isNow && made.isTextBehindBlanks(text)
    {
      return .changed
    }
    document.goBack(to: former)
    return nil
  }

  /// A marker typed into an item, a quotation or a footnote that Enter has begun: it is there already.
  /// Another marker takes its place.
  func typeOverMarker(_ marker: String) -> Bool {
    nestFreshLine(before: marker)
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard place.visible == paragraph.text.count, let container = paragraph.containers.last,
      let start = paragraph.pieces.first?.source.lowerBound
    else { return false }
    let content = paragraph.base + start..<paragraph.contentRange.upperBound
    var edit = Edit(content, "")
    var quotes = 0
    switch container.kind {
    case .item where BlockMarker.isQuote(marker) && hasQuoteAlready(paragraph): break
    case .quote where BlockMarker.isQuote(marker) && !container.isFirst:
      let depth = paragraph.containers.reversed().prefix { $0.kind == .quote }.count
      let isSame = document.typing.freshLine?.line == paragraph.lineStart
      quotes = marker.utf8.count + (isSame ? document.typing.freshLine?.quotes ?? 0 : 0)
      edit = Edit(content, String(repeating: "> ", count: max(0, quotes - depth)))
    case .footnote where BlockMarker.isFootnote(marker) && !container.isFirst:
      let line = paragraph.lineStart
      let from =
        BlockExit(document: document).blankLineStart(before: line, in: paragraph.containers) ?? line
      edit = Edit(from..<content.upperBound, marker + " ")
    case .item
    where container.isFollowed(by: marker) && (document.typing.freshLine?.blanks ?? 0) == 0:
      let outer = paragraph.containers.dropLast().map(\.continuation).joined()
      edit = Edit(paragraph.lineStart..<content.upperBound, outer + marker + " ")
    case .item where container.isFirst && hasMarkerAlready(container, of: paragraph, marker):
      if let box = container.box, BlockMarker.isBox(marker) {
        let from = paragraph.base + box.lowerBound
        let end = paragraph.base + box.upperBound
        let between = document.state.text.bytes(in: end..<content.lowerBound)
        edit = Edit(from..<content.upperBound, bytes: Array(marker.utf8) + between)
      } else if container.writtenMarker != marker {
        guard BlockMarker.isItem(marker), !container.isReopened else { return false }
        let from = paragraph.base + container.opener.lowerBound
        edit = Edit(from..<content.upperBound, marker + " ")
      }
    default: return false
    }
    guard typeOver(edit, in: paragraph, defines: BlockMarker.isFootnote(marker)) else {
      return false
    }
    if container.isFollowed(by: marker) {
      Numbering(document: document).renumber(
        later: Numbering(document: document).laterNumbersCountUp)
    }
    if quotes > 0 {
      noteFreshLine()
      document.typing.freshLine?.quotes = quotes
    }
    return true
  }

  /// Enter behind nothing but the sign of a quotation, in one: its blank line, which is there already.
  func typeOverQuoteLine() -> Bool {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard document.hasInputRules, paragraph.kind == .paragraph,
      place.visible == paragraph.text.count,
      BlockMarker.isQuote(paragraph.string), hasQuoteAlready(paragraph),
      typeOver(Edit(paragraph.contentRange, ""), in: paragraph)
    else { return false }
    if document.paragraph(at: document.head).ownItem != nil {
      _ = ItemExit(document: document).leave()
    }
    return true
  }

  /// What stands before the outermost item that Enter has begun a line of, where no blank and no marker was typed
  /// in it; nil elsewhere.
  func outerOfFreshItem(_ paragraph: RichParagraph) -> String? {
    guard let item = paragraph.ownItem, !item.isFirstOfList, item.task == nil,
      !hasBlanksOrMarker(paragraph)
    else { return nil }
    let quotes = paragraph.containers.lastIndex { $0.kind != .item }.map { $0 + 1 } ?? 0
    return paragraph.containers[..<quotes].map(\.continuation).joined()
  }

  private func hasBlanksOrMarker(_ paragraph: RichParagraph) -> Bool {
    guard let fresh = document.typing.freshLine, fresh.line == paragraph.lineStart else {
      return false
    }
    return fresh.hasMarker || fresh.blanks > 0 || fresh.nesting != nil
  }

  /// Whether Enter has begun the line in a quotation, with its sign.
  func hasQuoteAlready(_ paragraph: RichParagraph) -> Bool {
    guard let last = paragraph.containers.last else { return false }
    if last.kind == .quote { return !last.isFirst }
    let isQuoted = paragraph.containers.contains { $0.kind == .quote && !$0.isFirst }
    return isQuoted && last.kind == .item && hasMarkerAlready(last, of: paragraph)
  }

  func typeOver(
    _ edit: Edit, in paragraph: RichParagraph, defines: Bool = false
  ) -> Bool {
    var empty = RichShape(RichParagraph(kind: .paragraph), isStrict: false)
    empty.look = nil
    var patch = RichPatch(
      edits: [document.trimmed(edit)], first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: [empty], isStructural: true, mayRenumber: true,
      defines: defines, landing: .caret(paragraph: 0, visible: 0),
      event: .inputRule)
    if case .accepted = document.attempt(patch) { return true }
    guard paragraph.ownItem != nil else { return false }
    // As after Tab: an item without text cannot follow text directly.
    let line = document.state.text.sourceLine(at: paragraph.contentRange.lowerBound).lowerBound
    let outer = paragraph.containers.dropLast().map(\.continuation).joined().trimmingTrailingSpaces
    patch.edits.insert(Edit(at: line, insert: outer + document.lineEnd), at: 0)
    guard case .accepted = document.attempt(patch) else { return false }
    document.typing.freshGap = line
    return true
  }

  /// The first item of a list has its marker only if Tab has made it one; else, and behind a marker that was
  /// typed, what is typed is a list in it.
  private func hasMarkerAlready(
    _ item: RichContainer, of paragraph: RichParagraph, _ marker: String = "[ ]"
  ) -> Bool {
    let fresh = document.typing.freshLine.flatMap { $0.line == paragraph.lineStart ? $0 : nil }
    if fresh?.hasMarker == true, !BlockMarker.isBox(marker) { return false }
    return !item.isFirstOfList || fresh != nil
  }

  /// Moves an item to where the blanks typed before its marker put it, and one whose list begins further
  /// out, by its marker, to that list.
  private func nestFreshLine(before marker: String) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard BlockMarker.isItem(marker), place.visible == paragraph.text.count,
      let item = paragraph.ownItem, hasMarkerAlready(item, of: paragraph, marker),
      let column = markerColumn
    else { return }
    let isFresh = document.typing.freshLine?.line == paragraph.lineStart
    let blanks = isFresh ? document.typing.freshLine?.blanks ?? 0 : 0
    document.typing.freshLine?.blanks = 0
    let known = document.typing.freshLine?.nesting
    // Who nests by blanks means the outermost list without any.
    if blanks == 0, known == nil, let last = marker.utf8.last {
      let items = paragraph.containers.filter { $0.kind == .item }
      let depth = items.lastIndex { $0.delimiter == last } ?? items.count - 1
      for _ in depth..<items.count - 1 {
        guard IndentLevels(document: document).outdent() == .changed else { return }
      }
      return
    }
    if let known, known == (blanks, column) { return }
    if blanks >= column + 2 {
      guard IndentLevels(document: document).indent() == .changed else { return }
    } else if blanks > 0 || known != nil {
      while blanks < markerColumn ?? 0, IndentLevels(document: document).outdent() == .changed {}
    }
    let nesting = blanks > 0 ? markerColumn.map { (blanks, $0) } : nil
    document.typing.freshLine = FreshLine(
      line: document.paragraph(at: document.head).lineStart, nesting: nesting)
  }

  /// How many bytes stand before the marker of the item that the caret is in, behind the quotations around.
  private var markerColumn: Int? {
    let paragraph = document.paragraph(at: document.head)
    guard let item = paragraph.ownItem else { return nil }
    let start = paragraph.base + item.opener.lowerBound
    let quotes = paragraph.containers.lastIndex { $0.kind == .quote }.map { $0 + 1 } ?? 0
    let outer = paragraph.containers[..<quotes].map(\.continuation).joined()
    return start - document.state.text.sourceLine(at: start).lowerBound - outer.utf8.count
  }
}

extension RichContainer {
  /// Whether a marker typed in a later paragraph of the item is that of the next one.
  fileprivate func isFollowed(by marker: String) -> Bool {
    guard kind == .item, !isFirst, BlockMarker.isItem(marker) else { return false }
    guard let number = writtenNumber else { return marker == writtenMarker }
    return marker == "\(number + 1)" + String(UnicodeScalar(delimiter))
  }
}

extension RichParagraph {
  /// Whether it is a paragraph with a text and nothing around it.
  fileprivate func isTextBehindBlanks(_ text: String) -> Bool {
    kind == .paragraph && containers.isEmpty && self.text.elementsEqual(text.utf8)
  }

  /// Whether it is a paragraph of its own with a text, in an item that began with another.
  fileprivate func goesOnInItem(_ text: String) -> Bool {
    kind == .paragraph && self.text.elementsEqual(text.utf8)
      && containers.last.map { $0.kind == .item && !$0.isFirst } ?? false
  }
}
