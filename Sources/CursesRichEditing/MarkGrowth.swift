import CursesMarkdown
import CursesText

/// Lines of marks that have become what they mean before all of them were typed.
/// Marks at the start of a line that grow with more of them.
struct MarkGrowth {
  let document: RichDocument

  /// More of the marks of a rule, or of the fence that ends code, typed right behind them: the line gets longer,
  /// also where the caret is below it already. Returns nil for anything else.
  func growMarks(_ text: String) -> RichOutcome? {
    let caret = document.state.selection.main
    guard document.hasInputRules, document.carets == nil, var fresh = document.typing.freshBlock,
      fresh.version == document.version,
      caret.isCaret, caret.head == fresh.growsAt, let line = lineOfMarks,
      let mark = document.state.text.bytes(in: line).last(where: { !$0.isBlank })
    else { return nil }
    fresh.reopening?.text += Array(text.utf8)
    let isBlank = text == " "
    if isBlank, !mark.isRuleMark {
      document.typing.freshBlock = fresh
      return .refused("The code has ended. Enter goes on below; other text goes on in the code.")
    }
    guard text.utf8.elementsEqual([mark]) || isBlank else {
      return fillItems(text, in: line) ?? reopen(fresh.reopening)
    }
    document.history.endGroup()
    let patch = RichPatch(
      edits: [Edit(at: line.upperBound, insert: text)], first: line.lowerBound,
      last: line.lowerBound, landing: .source(caret.head + 1), event: .inputRule)
    _ = document.attempt(patch)
    fresh.version = document.version
    fresh.growsAt = document.state.selection.main.head
    fresh.mayBeFrontMatter = false
    document.typing.freshBlock = fresh
    return .changed
  }

  /// Text behind marks with a blank at their end: `- - - ` was no rule, but items within each other. Returns nil for
  /// other marks.
  private func fillItems(_ text: String, in line: Range<Int>) -> RichOutcome? {
    guard document.paragraph(at: document.head).kind == .rule,
      document.state.text.bytes(in: line).last?.isBlank == true
    else {
      return nil
    }
    let former = document.moment
    let patch = RichPatch(
      edits: [Edit(at: line.upperBound, insert: text)], first: line.lowerBound,
      last: line.lowerBound, landing: .source(line.upperBound + text.utf8.count), event: .typing)
    if case .accepted = document.attempt(patch),
      case let made = document.paragraph(at: document.head),
      made.ownItem != nil, made.text == Array(text.utf8)
    {
      document.typing.freshBlock = nil
      return .changed
    }
    document.goBack(to: former)
    return nil
  }

  /// Text behind a blank behind marks: these were no rule and no end of code, but the start of a line. Returns
  /// nil without a blank.
  private func reopen(_ known: FreshBlock.Reopening?) -> RichOutcome? {
    guard let known, known.text.dropLast().contains(Byte.space) else { return nil }
    UndoCommands(document: document).undo(to: known.steps)
    document.typing.raw = known.raw?.belonging(
      to: document.version, head: document.state.selection.main.head)
    return Replacement(document: document).replaceSelection(with: known.text, event: .typing)
  }

  /// The line of the caret, or the one above it that is not blank.
  private var lineOfMarks: Range<Int>? {
    let paragraph = document.paragraph(at: document.head)
    if paragraph.kind == .rule {
      return document.state.text.sourceLine(at: paragraph.lineStart).content
    }
    var start = paragraph.lineStart
    while start > 0 {
      let line = document.state.text.sourceLine(at: start - 1)
      guard line.lowerBound < start else { return nil }
      let isBlank = document.state.text.bytes(in: line.content).allSatisfy {
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
