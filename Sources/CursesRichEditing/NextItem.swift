import CursesMarkdown
import CursesText

/// The item that Enter begins behind the one of the caret, as it and its neighbours are written.
package struct NextItem {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Enter behind a further paragraph of an item that is its last: the next item, with smart typing. Returns nil elsewhere.
  func enter(behind paragraph: RichParagraph, at visible: Int) -> RichOutcome? {
    guard document.smartTyping.contains(.items), paragraph.kind == .paragraph,
      visible == paragraph.text.count, paragraph.ownItem == nil,
      let item = paragraph.containers.last, item.kind == .item,
      !Lists(document: document).hasMore(item, than: paragraph),
      begin(behind: paragraph, item, isTight: false)
    else { return nil }
    return .changed
  }

  /// Enter behind `- [ ]`, which is a task without text then, and the next one below it. Returns whether it was.
  func enterBehindBox() -> Bool {
    let caret = document.state.selection.main
    guard caret.isCaret, document.paragraph(at: document.head).text.last == Byte.closeBracket else {
      return false
    }
    LineEnd(document: document).endMarks(at: caret.head)
    // The next task has its box already, and who types one means that.
    if case let line = document.paragraph(at: document.head), line.ownItem?.task != nil,
      BlockMarker.isBox(line.string)
    {
      _ = TypedMarkers(document: document).typeOverMarker(line.string)
    }
    let paragraph = document.paragraph(at: document.head)
    guard paragraph.text.isEmpty, let item = paragraph.ownItem, item.task != nil else {
      return false
    }
    return begin(behind: paragraph, item, isTight: isTight(item, paragraph, nil))
  }

  /// Writes the marker of the next item behind a paragraph, and puts the caret behind it.
  private func begin(
    behind paragraph: RichParagraph, _ item: RichContainer, isTight: Bool
  ) -> Bool {
    let at = paragraph.contentRange.upperBound
    let next = self.next(behind: item, of: paragraph)
    let text = start(behind: item, of: paragraph, before: next?.item, isTight: isTight)
    let patch = RichPatch(
      edits: [Edit(at: at, insert: text)], first: paragraph.lineStart, last: paragraph.lineStart,
      isStructural: true, landing: .source(at + text.utf8.count), event: .other)
    if case .accepted = document.attempt(patch) { return true }
    return false
  }

  /// What stands between a paragraph and the one that Enter makes of its rest.
  package func separator(after paragraph: RichParagraph) -> String {
    guard let item = paragraph.ownItem else {
      let lineEnd = document.lineEnd
      return lineEnd + paragraph.blankContinuation + lineEnd + paragraph.continuation
    }
    let next = next(behind: item, of: paragraph)
    return start(
      behind: item, of: paragraph, before: next?.item,
      isTight: isTight(item, paragraph, next?.paragraph))
  }

  private func next(
    behind item: RichContainer, of paragraph: RichParagraph
  ) -> (item: RichContainer, paragraph: RichParagraph)? {
    ListFollowers(document: document).itemBehind(
      item, at: paragraph.containers.count - 1, from: document.head)
  }

  /// What stands between the last paragraph of an item and the text of the item that Enter begins.
  private func start(
    behind item: RichContainer, of paragraph: RichParagraph, before next: RichContainer?,
    isTight: Bool
  ) -> String {
    let outer = paragraph.containers.dropLast().map(\.continuation).joined()
    let lineEnd = document.lineEnd
    let gap = isTight ? "" : outer.trimmingTrailingSpaces + lineEnd
    var like = item
    // Some authors give all items the number of the first.
    if let number = item.writtenNumber, number != item.number || next != nil {
      let depth = paragraph.containers.count - 1
      let own = next == nil ? ListItems(document: document).listItem(at: document.head, depth) : nil
      let other = next ?? own.flatMap(ListItems(document: document).itemBefore)?.container
      like.repeatsNumber = like.repeatsNumber || other?.writtenNumber == number
      // Typed below a list that counts up it was meant to begin another.
      like.startsAfresh = next == nil && other != nil && other?.writtenNumber != number
    }
    return lineEnd + gap + outer + ParagraphBreak(document: document).itemStart(like, after: true)
  }

  /// Whether items of its list follow each other without blank lines: the list may be in several parts, of
  /// which each knows its own items only.
  private func isTight(
    _ item: RichContainer, _ paragraph: RichParagraph, _ next: RichParagraph?
  ) -> Bool {
    guard item.isTight else { return isTightHere(paragraph) }
    let before = item.isInLaterPart && item.index == 0 ? paragraph : nil
    let text = document.state.text
    return ![before, next].contains { other in
      guard let start = other?.lineStart, start > 0 else { return false }
      let line = text.bytes(in: text.sourceLine(at: start - 1).content)
      return line.allSatisfy { $0.isBlank || $0 == Byte.greater }
    }
  }

  /// Whether the items beside one follow it, or each other, without blank lines though others of the list do not.
  private func isTightHere(_ paragraph: RichParagraph) -> Bool {
    guard
      let own = ListItems(document: document).listItem(
        at: document.head, paragraph.containers.count - 1)
    else {
      return false
    }
    if let next = ListItems(document: document).itemBehind(own) { return isTight(own, next) }
    guard let before = ListItems(document: document).itemBefore(own) else { return false }
    // One that is typed below another list continues it, in Markdown, and is meant to begin one.
    return isTight(before, own)
      || ListItems(document: document).itemBefore(before).map { isTight($0, before) } ?? false
  }

  private func isTight(_ upper: ListItem, _ lower: ListItem) -> Bool {
    guard upper.range.upperBound <= lower.range.lowerBound else { return false }
    let text = document.state.text
    return text.sourceLines(from: upper.range.lowerBound, upTo: lower.range.lowerBound)
      .allSatisfy { line in
        line.lowerBound >= lower.range.lowerBound
          || text.bytes(in: line.content).contains { !$0.isBlank && $0 != Byte.greater }
      }
  }
}
