import CursesCore
import CursesText
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension TextEditorModel {
  /// Draws the text into a rectangle of the size it was fitted to, over the ground that is there.
  func draw(into frame: inout Frame, rect: Rect, theme: Theme, on surface: Surface) {
    guard !rect.isEmpty else { return }
    let look = PageLook(theme: theme, surface: surface)
    view.draw(into: &frame, rect: rect, look: look, highlights: highlights)
    if state.text.isEmpty {
      view.drawPlaceholder(placeholder, into: &frame, rect: rect, look: look)
    }
  }

  /// The rows, from the first, that would show something else if they were drawn now.
  func outdatedRows(theme: Theme, on surface: Surface) -> [Int] {
    view.outdatedRows(look: PageLook(theme: theme, surface: surface), highlights: highlights)
  }

  /// Where the caret is in the frame when the text lies in `rect`; nil out of view.
  func caretPoint(in rect: Rect) -> Point? {
    view.point(of: caret).map { point in
      Point(
        column: min(rect.minColumn + point.column, rect.maxColumn - 1),
        row: rect.minRow + point.row)
    }
  }

  private var highlights: PageHighlights {
    var highlights = PageHighlights()
    let main = state.selection.main
    if !main.isCaret { highlights.selection = positions(main.range) }
    if state.selection.ranges.count > 1 {
      highlights.others = state.selection.ranges.filter { $0 != main && !$0.isCaret }
        .map { positions($0.range) }
    }
    guard finder.isActive else { return highlights }
    let matches = finder.matches(in: state.text, version: version)
    let visible = visibleBytes()
    var index = matches.firstIndex(endingAfter: visible.lowerBound)
    while index < matches.count, matches[index].lowerBound < visible.upperBound {
      if matches[index] == main.range {
        highlights.currentMatch = highlights.matches.count
        highlights.selection = nil
      }
      if !matches[index].isEmpty { highlights.matches.append(positions(matches[index])) }
      index += 1
    }
    return highlights
  }

  private func positions(_ range: Range<Int>) -> Range<PagePosition> {
    let lower = state.text.pagePosition(of: range.lowerBound)
    return lower..<max(lower, state.text.pagePosition(of: range.upperBound))
  }

  /// The bytes of the lines in view.
  private func visibleBytes() -> Range<Int> {
    let lines = view.visibleBlocks()
    let last = min(lines.upperBound, state.text.newlineCount)
    let first = min(lines.lowerBound, last)
    return state.text.lineStart(first)..<state.text.lineRange(last).upperBound
  }
}

extension [Range<Int>] {
  /// The first of sorted ranges that ends after an offset; the count if none does.
  func firstIndex(endingAfter offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
