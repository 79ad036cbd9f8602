import CursesMarkdown
import CursesText

/// The boxes of tasks: ticked, and given to items.
package struct TaskBoxes {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Ticks all selected tasks, or none where all are ticked. Nil where less than two are selected.
  private func toggleSelectedTasks() -> RichOutcome? {
    let boxes = document.selectedParagraphs.compactMap { _, paragraph in
      paragraph.ownItem?.box.map { paragraph.base + $0.lowerBound + 1 }
    }
    guard boxes.count > 1, let first = boxes.first, let last = boxes.last else { return nil }
    let isAnyOpen = boxes.contains { !isTicked($0) }
    let selection = document.state.selection
    let edits = boxes.filter { isTicked($0) != isAnyOpen }.map {
      Edit(statusRange(at: $0), isAnyOpen ? "x" : " ")
    }
    let patch = RichPatch(
      edits: edits, first: first, last: last, landing: .source(selection.main.head))
    _ = document.attempt(patch)
    document.setSelection(selection)
    return .changed
  }

  /// Whether the character in a box says that there is nothing to do: it is done, or cancelled.
  private func isTicked(_ box: Int) -> Bool {
    let mark = document.state.text.byte(at: box)
    return mark.lowercased == 0x78 || mark == Byte.hyphen
  }

  /// The character in a box, which may have several bytes.
  private func statusRange(at box: Int) -> Range<Int> {
    let bytes = document.state.text.bytes(in: box..<min(box + 18, document.state.text.count))
    return box..<box + max(1, bytes.firstIndex(of: Byte.closeBracket) ?? 1)
  }

  /// Where the box of the task is ticked that the caret is in; nil outside of one.
  var taskBox: Int? {
    for prefix in document.paragraph(at: document.head).prefix.reversed() {
      if case .item(let marker) = prefix.kind, let box = marker.boxOffset { return box }
    }
    return nil
  }

  /// Gives numbered items boxes, and leaves them their numbers. Nil where something else is selected.
  func addBoxes() -> RichOutcome? {
    let chosen = document.selectedParagraphs.map(\.paragraph)
    guard chosen.allSatisfy({ $0.ownItem?.number != nil && !$0.text.isEmpty }) else { return nil }
    let edits = chosen.filter { $0.ownItem?.task == nil }
      .map { Edit(at: $0.contentRange.lowerBound, insert: "[ ] ") }
    return Lists(document: document).applyLines(edits, chosen)
  }

  package func toggleTask(at offset: Int?) -> RichOutcome {
    if offset == nil, let outcome = toggleSelectedTasks() { return outcome }
    let place = offset ?? taskBox
    // What is no task becomes one.
    if offset == nil, place == nil {
      return addBoxes() ?? Lists(document: document).toggleList(.task)
    }
    guard let place, place > 0, place < document.state.text.count,
      document.state.text.byte(at: place - 1) == Byte.openBracket
    else { return .notHandled }
    let isOpen = !isTicked(place)
    let head = document.state.selection
    let patch = RichPatch(
      edits: [Edit(statusRange(at: place), isOpen ? "x" : " ")], first: place, last: place,
      landing: .source(head.main.head))
    _ = document.attempt(patch)
    document.setSelection(head)
    return .changed
  }
}
