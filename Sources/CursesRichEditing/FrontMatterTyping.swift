import CursesText

/// Front matter typed above text that is there.
extension LineBefore {
  /// Enter after `---` that was typed before the first text of a document: the rule stands above that text, with
  /// a line between to go on in. Returns whether it did.
  func frontMatter() -> Bool {
    let place = document.head
    let first = document.paragraph(at: place)
    let rule = Array("---".utf8)
    guard document.hasInputRules, document.carets == nil, document.mode == .rich,
      place.visible == rule.count, first.text.count > rule.count, first.text.starts(with: rule),
      first.containers.isEmpty, first.kind == .paragraph || first.headingLevel != nil,
      first.lineStart <= document.byteOrderMark, document.previousParagraph(before: place) == nil
    else { return false }
    let steps = document.history.stepCount
    let former = document.moment
    document.history.endGroup()
    let range = 0..<rule.count
    if Replacement(document: document).replaceInline(first, range, with: [], event: .inputRule)
      == .changed,
      case let rest = document.head, rest.visible == 0,
      EmptyParagraphs(document: document).insertEmptyParagraph(
        before: document.paragraph(at: rest), landsOnIt: true) == .changed,
      Replacement(document: document).replaceSelection(with: rule, event: .inputRule) == .changed
    {
      document.typing.raw = RawTyping(
        rule, version: document.version, head: document.state.selection.main.head)
      InputRules(document: document).applyInputRules(typed: "-")
      if LineCompletion(document: document).endsFreshBlock() {
        document.history.joinSteps(after: steps)
        return true
      }
    }
    document.goBack(to: former)
    return false
  }
}
