import CursesMarkdown
import CursesText

/// Wraps the lines of a paragraph anew.
package struct LineReflow {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Breaks the source of a paragraph into lines anew, so that none has more than so many characters as far
  /// as its words allow. What is shown stays as it is.
  ///
  /// Breaks that mean something stay, and spaces in code, and two in a row. The title of a callout stays on
  /// its line. What is no paragraph, or is
  /// broken so already, is not handled.
  package func reflow(paragraphAt place: RichPlace, columns: Int, tick: Int) -> RichOutcome {
    document.begin(at: tick)
    defer { document.end() }
    if document.isReadOnly { return .refused("This note is read-only.") }
    let paragraph = document.paragraph(at: place)
    guard paragraph.kind == .paragraph, !paragraph.isBlankLine, !paragraph.text.isEmpty else {
      return .notHandled
    }
    let source = document.state.text.bytes(in: paragraph.sourceRange)
    let edits = Reflow(paragraph, source, columns: columns, lineEnd: document.lineEnd).edits
    guard !edits.isEmpty else { return .notHandled }
    document.history.endGroup()
    document.typing.pendingAttributes = nil
    let patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: [RichShape(paragraph, isStrict: true)],
      landing: .caret(paragraph: 0, visible: place.visible))
    if case .accepted = document.attempt(patch) { return .changed }
    return .refused("Cannot fill these lines: their meaning would change.")
  }
}
