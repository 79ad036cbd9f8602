import CursesMarkdown
import CursesText

/// Lines of marks that have become what they mean before all of them were typed.
extension RichDocument {
  /// More of the marks of a rule, or of the fence that ends code, typed right behind them: the line gets longer,
  /// also where the caret is below it already. Returns nil for anything else.
  func growMarks(_ text: String) -> RichOutcome? {
    let caret = state.selection.main
    guard hasInputRules, carets == nil, var fresh = typing.freshBlock, fresh.version == version,
      caret.isCaret, caret.head == fresh.growsAt, let line = lineOfMarks,
      let mark = state.text.bytes(in: line).last(where: { !$0.isBlank })
    else { return nil }
    fresh.reopening?.text += Array(text.utf8)
    let isBlank = text == " "
    if isBlank, !mark.isRuleMark {
      typing.freshBlock = fresh
      return .refused("The code has ended. Enter goes on below; other text goes on in the code.")
    }
    guard text.utf8.elementsEqual([mark]) || isBlank else {
      return fillItems(text, in: line) ?? reopen(fresh.reopening)
    }
    history.endGroup()
    let patch = RichPatch(
      edits: [Edit(at: line.upperBound, insert: text)], first: line.lowerBound,
      last: line.lowerBound, landing: .source(caret.head + 1), event: .inputRule)
    _ = attempt(patch)
    fresh.version = version
    fresh.growsAt = state.selection.main.head
    fresh.mayBeFrontMatter = false
    typing.freshBlock = fresh
    return .changed
  }

  /// Text behind marks with a blank at their end: `- - - ` was no rule, but items within each other. Returns nil for
  /// other marks.
  private func fillItems(_ text: String, in line: Range<Int>) -> RichOutcome? {
    guard paragraph(at: head).kind == .rule, state.text.bytes(in: line).last?.isBlank == true else {
      return nil
    }
    let former = moment
    let patch = RichPatch(
      edits: [Edit(at: line.upperBound, insert: text)], first: line.lowerBound,
      last: line.lowerBound, landing: .source(line.upperBound + text.utf8.count), event: .typing)
    if case .accepted = attempt(patch), case let made = paragraph(at: head),
      made.ownItem != nil, made.text == Array(text.utf8)
    {
      typing.freshBlock = nil
      return .changed
    }
    goBack(to: former)
    return nil
  }

  /// Text behind a blank behind marks: these were no rule and no end of code, but the start of a line. Returns
  /// nil without a blank.
  private func reopen(_ known: FreshBlock.Reopening?) -> RichOutcome? {
    guard let known, known.text.dropLast().contains(Byte.space) else { return nil }
    undo(to: known.steps)
    typing.raw = known.raw?.belonging(to: version, head: state.selection.main.head)
    return replaceSelection(with: known.text, event: .typing)
  }

  /// The line of the caret, or the one above it that is not blank.
  private var lineOfMarks: Range<Int>? {
    let paragraph = paragraph(at: head)
    if paragraph.kind == .rule { return state.text.sourceLine(at: paragraph.lineStart).content }
    var start = paragraph.lineStart
    while start > 0 {
      let line = state.text.sourceLine(at: start - 1)
      guard line.lowerBound < start else { return nil }
      let isBlank = state.text.bytes(in: line.content).allSatisfy {
        $0.isBlank || $0 == Byte.greater
      }
      if !isBlank { return line.content }
      start = line.lowerBound
    }
    return nil
  }
}

extension UInt8 {
  /// Whether a row of it can be a rule.
  fileprivate var isRuleMark: Bool {
    self == Byte.hyphen || self == Byte.star || self == Byte.underscore
  }
}
