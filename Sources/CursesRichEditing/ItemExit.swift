import CursesMarkdown
import CursesText

/// Takes an item out of its list, or into the item before it.
struct ItemExit {
  let document: RichDocument

  /// Backspace or Enter at the start of an item: out of an outer list by a level, else out of the list.
  func leave() -> RichOutcome {
    let paragraph = document.paragraph(at: document.head)
    guard let item = paragraph.ownItem else { return .notHandled }
    let isNested = paragraph.containers.dropLast().contains { $0.kind == .item }
    if isNested, case .changed = IndentLevels(document: document).outdent() { return .changed }
    let outer = paragraph.containers.dropLast().map(\.continuation).joined()
    let start = paragraph.base + item.opener.lowerBound
    let line = document.state.text.sourceLine(at: start).lowerBound
    let isApart =
      BlockExit(document: document).blankLineStart(
        before: line, in: Array(paragraph.containers.dropLast())) != nil
    // Under text without a blank line between, what is typed next would go on with that.
    let isUnderText =
      paragraph.text.isEmpty && !isApart && line > 0
      && paragraph.containers.dropLast().allSatisfy { !$0.isFirst }
    let isFirstItem = item.isFirstOfList && !isUnderText
    let separator =
      isFirstItem
      ? "" : isApart ? outer : outer.trimmingTrailingSpaces + document.lineEnd + outer
    let from = isFirstItem ? start : line
    let end =
      paragraph.text.isEmpty
      ? BlockExit(document: document).endWhenLeft(paragraph, for: outer)
      : paragraph.contentRange.lowerBound
    var edits = [Edit(from..<end, separator)]
    if !paragraph.text.isEmpty {
      edits += Lists(document: document).unindent(paragraph, by: item.contentIndent)
      if ListEnd(document).isFollowedAtOnce {
        edits.append(
          Edit(
            at: paragraph.contentRange.upperBound,
            insert: document.lineEnd + outer.trimmingTrailingSpaces))
      }
    } else if Lists(document: document).hasMore(item, than: paragraph) {
      // A blank line may be taken away with the marker.
      edits += IndentLevels(document: document).shifts(
        from: document.state.text.sourceLine(at: end).upperBound,
        upTo: IndentLevels(document: document).end(
          of: item, at: paragraph.containers.count - 1, in: paragraph),
        by: -item.contentIndent, inside: Array(paragraph.containers.dropLast()))
    }
    let kept = RichShape(paragraph, isStrict: false).withoutLook
    var patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart, wanted: [kept],
      isStructural: true, landing: .caret(paragraph: 0, visible: document.head.visible))
    if case .accepted = document.attempt(patch) { return .changed }
    if paragraph.text.isEmpty {
      patch.wanted = nil
      patch.landing = .source(from + separator.utf8.count)
      _ = document.attempt(patch)
      return .changed
    }
    if isFirstItem {
      // The text before must not go on with this one.
      var apart = patch
      apart.edits[0] = Edit(line..<end, outer.trimmingTrailingSpaces + document.lineEnd + outer)
      if case .accepted = document.attempt(apart) { return .changed }
    }
    // The next item must not go on with this text.
    patch.edits.append(
      Edit(
        at: paragraph.contentRange.upperBound,
        insert: document.lineEnd + outer.trimmingTrailingSpaces))
    if case .accepted = document.attempt(patch) { return .changed }
    return .refused("Cannot take this item out of its list.")
  }

  /// Backspace in an item without text of its own: what lies in it goes into the item before.
  func joinEmpty(_ item: RichContainer, _ paragraph: RichParagraph) -> Bool {
    guard paragraph.text.isEmpty, item.task == nil,
      Lists(document: document).hasMore(item, than: paragraph),
      let previous = document.previousParagraph(before: document.head)
    else { return false }
    let line = document.state.text.sourceLine(at: paragraph.base + item.opener.lowerBound)
    let before = document.paragraph(at: previous)
    let patch = RichPatch(
      edits: [Edit(line.lowerBound..<line.upperBound, "")], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [], isStructural: true,
      landing: .source(before.sourceOffset(before.text.count)), event: .deleteBackward)
    if case .accepted = document.attempt(patch) { return true }
    return false
  }
}
