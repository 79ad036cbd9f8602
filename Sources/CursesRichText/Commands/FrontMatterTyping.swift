import CursesText

/// Front matter typed above text that is there.
extension RichDocument {
  /// Enter after `---` that was typed before the first text of a document: the rule stands above that text, with
  /// a line between to go on in. Returns whether it did.
  func ruleOffStart(tick: Int) -> Bool {
    let place = head
    let first = paragraph(at: place)
    let rule = Array("---".utf8)
    guard hasInputRules, carets == nil, mode == .rich, place.visible == rule.count,
      first.text.count > rule.count, first.text.starts(with: rule), first.containers.isEmpty,
      first.kind == .paragraph || first.headingLevel != nil, first.lineStart <= byteOrderMark,
      previousParagraph(before: place) == nil
    else { return false }
    let steps = history.stepCount
    history.endGroup()
    let range = 0..<rule.count
    if replaceInline(first, range, with: [], event: .inputRule, tick: tick) == .changed,
      head.visible == 0,
      insertEmptyParagraph(before: paragraph(at: head), landsOnIt: true, tick: tick) == .changed,
      replaceSelection(with: rule, event: .inputRule, tick: tick) == .changed
    {
      applyInputRules(typed: "-", tick: tick)
      if endsFreshBlock() {
        history.joinSteps(after: steps)
        return true
      }
    }
    takeBack(to: steps)
    return false
  }
}
