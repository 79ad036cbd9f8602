import CursesMarkdown
import CursesText

extension RichDocument {
  /// Breaks the source of a paragraph into lines anew, so that none has more than so many characters as far
  /// as its words allow. What is shown stays as it is.
  ///
  /// Breaks that mean something stay, and spaces in code, and two in a row. The title of a callout stays on
  /// its line. What is no paragraph, or is
  /// broken so already, is not handled.
  public func reflow(paragraphAt place: RichPlace, columns: Int, tick: Int) -> RichOutcome {
    begin(at: tick)
    defer { end() }
    if isReadOnly { return .refused("This note is read-only.") }
    let paragraph = paragraph(at: place)
    guard paragraph.kind == .paragraph, !paragraph.isBlankLine, !paragraph.text.isEmpty else {
      return .notHandled
    }
    let source = state.text.bytes(in: paragraph.sourceRange)
    let edits = Reflow(paragraph, source, columns: columns, lineEnd: lineEnd).edits
    guard !edits.isEmpty else { return .notHandled }
    history.endGroup()
    typing.pendingAttributes = nil
    let patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: [RichShape(paragraph, isStrict: true)],
      landing: .caret(paragraph: 0, visible: place.visible))
    if case .accepted = attempt(patch) { return .changed }
    return .refused("Cannot fill these lines: their meaning would change.")
  }
}
