import CursesMarkdown
import CursesText

/// Markdown that Enter completes.
/// What Enter makes of a line that is complete with it: rules, tables, front matter.
package struct LineCompletion {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The line of the caret has just begun: it goes again where nothing is typed in it.
  package func beginFreshLine() {
    document.typing.freshBlock = FreshBlock(version: document.version, lines: 0)
  }

  /// Whether Enter only ends the line that made a block of itself.
  func endsFreshBlock() -> Bool {
    guard let fresh = document.typing.freshBlock, fresh.version == document.version, fresh.lines > 0
    else {
      return false
    }
    document.typing.freshBlock?.lines -= 1
    document.typing.freshBlock?.growsAt = nil
    if fresh.lines == 1 { document.typing.freshBlock?.mayBeFrontMatter = false }
    return fresh.isAboveText
      ? document.head.visible == 0 : document.paragraph(at: document.head).text.isEmpty
  }

  /// Lets the line that Enter ends become what it means then. Returns whether it did.
  func completeTypedLine() -> Bool {
    let (place, before) = (document.head, LineBefore(document: document))
    let line = document.paragraph(at: place)
    if before.fence(line, at: place.visible) { return true }
    guard
      completeLine(line, at: place.visible)
        || before.tableHeader(line, at: place.visible) || before.rule(line, at: place.visible)
    else { return false }
    LineEnd(document: document).noteFreshRow()
    return true
  }

  /// `***` that is all of a paragraph becomes a rule, `| a | b |` a table. Returns whether it did.
  func completeLine(_ paragraph: RichParagraph, at visible: Int) -> Bool {
    guard document.hasInputRules, paragraph.kind == .paragraph, visible == paragraph.text.count,
      paragraph.spans.allSatisfy({ $0.attributes == .raw })
    else { return false }
    if paragraph.ownItem != nil { return completeRuleOfItems(paragraph) }
    if paragraph.string == "+++" { return completeFrontMatter(paragraph) }
    if LineEnd(document: document).completeDashes(paragraph) { return true }
    if paragraph.text.isTypedRule, !LineEnd(document: document).isEscaped(paragraph) {
      return completeRule(paragraph)
    }
    return paragraph.isTypedRow && completeTable(paragraph)
  }

  /// `+++` at the top of a text begins front matter, as far as Hugo and others go.
  private func completeFrontMatter(_ paragraph: RichParagraph) -> Bool {
    let content = paragraph.contentRange
    guard paragraph.containers.isEmpty, content.lowerBound == document.byteOrderMark else {
      return false
    }
    let patch = RichPatch(
      edits: [Edit(content, "+++" + document.lineEnd + document.lineEnd + "+++")],
      first: paragraph.lineStart,
      last: paragraph.lineStart,
      landing: .source(content.upperBound + document.lineEnd.utf8.count), event: .inputRule)
    let former = document.moment
    guard case .accepted = document.attempt(patch) else { return false }
    if document.paragraph(at: document.head).kind == .raw { return true }
    document.goBack(to: former)
    return false
  }

  private func completeRule(_ paragraph: RichParagraph) -> Bool {
    writeRule(
      paragraph.text, from: paragraph.contentRange.lowerBound, outer: paragraph.blankContinuation,
      paragraph)
  }

  /// `* * *` and `- - -` are items within each other until the line ends, and then a rule.
  private func completeRuleOfItems(_ paragraph: RichParagraph) -> Bool {
    let line = document.state.text.sourceLine(at: paragraph.contentRange.lowerBound).lowerBound
    let begun = paragraph.containers.filter {
      !$0.isReopened && paragraph.base + $0.opener.lowerBound >= line
    }
    guard let first = begun.first, begun.count > 1, first.isFirstOfList,
      begun.allSatisfy({ $0.kind == .item && $0.number == nil && $0.task == nil })
    else { return false }
    let start = paragraph.base + first.opener.lowerBound
    let text =
      document.state.text.bytes(in: start..<paragraph.contentRange.lowerBound) + paragraph.text
    guard text.isTypedRule, !LineEnd(document: document).isEscaped(paragraph) else { return false }
    let outer = paragraph.containers.dropLast(begun.count).map(\.continuation).joined()
    return writeRule(
      text, from: start, outer: outer.trimmingTrailingSpaces, paragraph)
  }

  /// A rule in the place of a paragraph, and a line to go on in below it, which is there when Enter asks for one
  /// more.
  private func writeRule(
    _ text: [UInt8], from start: Int, outer: String, _ paragraph: RichParagraph
  ) -> Bool {
    let blank = document.lineEnd + outer
    let below = blank + (paragraph.hasGapAfter ? "" : blank)
    let patch = RichPatch(
      edits: [
        Edit(start..<paragraph.contentRange.upperBound, bytes: text + Array(below.utf8))
      ],
      first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(start + text.count + blank.utf8.count + document.lineEnd.utf8.count),
      event: .inputRule)
    guard case .accepted = document.attempt(patch) else { return false }
    if outer.isEmpty { document.typing.freshBlock = FreshBlock(version: document.version) }
    return true
  }

  /// A row of dashes and an empty row below the typed one.
  private func completeTable(_ paragraph: RichParagraph) -> Bool {
    let header = document.draft(of: paragraph).written()
    let columns = TableLine(header, at: 0).cells.count
    guard columns > 1 else { return false }
    let line = document.lineEnd + paragraph.continuation
    let dashes = "|" + String(repeating: "---|", count: columns)
    let row = "|" + String(repeating: "  |", count: columns)
    let start = paragraph.contentRange.lowerBound
    let text = line + dashes + line + row
    let caret =
      start + header.count + 2 * line.utf8.count + dashes.utf8.count + 2
    let patch = RichPatch(
      edits: [Edit(at: paragraph.contentRange.upperBound, insert: text)],
      first: paragraph.lineStart, last: paragraph.lineStart, landing: .source(caret),
      event: .inputRule)
    let former = document.moment
    guard case .accepted = document.attempt(patch) else { return false }
    if let made = TableReader(document: document).tableSource(), made.rows.count == 2,
      made.columns == columns
    {
      return true
    }
    document.goBack(to: former)
    return false
  }
}

extension RichParagraph {
  /// Whether its text is a row of a table as it is typed, with a pipe at both ends and one between.
  fileprivate var isTypedRow: Bool {
    guard text.first == Byte.pipe, text.last == Byte.pipe, !text.contains(Byte.lineFeed) else {
      return false
    }
    return TableLine(text, at: 0).cells.count > 1
      && TableLine(text, at: 0).cells.contains { !$0.allSatisfy(\.isBlank) }
  }
}

extension [UInt8] {
  /// Whether it is a rule as it is typed: three stars, underscores or dashes, with or without blanks between.
  var isTypedRule: Bool {
    guard let first, first == Byte.star || first == Byte.underscore || first == Byte.hyphen else {
      return false
    }
    return count { $0 == first } >= 3 && allSatisfy { $0 == first || $0.isBlank }
  }
}
