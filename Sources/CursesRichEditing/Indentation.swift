import CursesText

/// The blanks that Enter has begun a line of code with.
package struct Indentation {
  package let document: RichDocument

  /// Backspace after them, before anything is typed: the line becomes as deep as the nearest one above that is less
  /// deep. Returns nil where there are none.
  func deleteLevel() -> RichOutcome? {
    let place = document.head
    let line = document.paragraph(at: place)
    guard let range = document.typing.untyped,
      range.upperBound == document.state.selection.main.head,
      line.isVerbatim, !line.text.isEmpty, line.text.count == range.count,
      line.text.allSatisfy(\.isBlank)
    else { return nil }
    let depth = depthAbove(line, at: place)
    let outcome = Replacement(document: document).replaceVerbatim(
      line, depth..<line.text.count, with: [], event: .deleteBackward)
    LineEnd(document: document).noteIndentation(of: depth)
    return outcome
  }

  /// Lines of a program are looked back this far.
  private static let mostLines = 500

  /// The blanks of the nearest line above that is less deep.
  private func depthAbove(_ line: RichParagraph, at place: RichPlace) -> Int {
    var before = document.previousParagraph(before: place)
    for _ in 0..<Self.mostLines {
      guard let now = before, case let above = document.paragraph(at: now), above.isVerbatim,
        line.kind == .source || above.leafStart == line.leafStart && now.block == place.block
      else { return 0 }
      let depth = above.text.prefix { $0.isBlank }.count
      if depth < line.text.count, depth < above.text.count { return depth }
      before = document.previousParagraph(before: now)
    }
    return 0
  }
}
