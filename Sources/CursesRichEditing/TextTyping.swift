import CursesMarkdown
import CursesText

/// Types text at the caret, or in the place of what is selected.
package struct TextTyping {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  package func typeText(_ text: String) -> RichOutcome {
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    guard lines.count > 1 else {
      let refusal = LineBefore(document: document).refusal
      if let outcome = refusal ?? MarkGrowth(document: document).growMarks(text) { return outcome }
      if let outcome = LineBreaks(document: document).typeAfterBreak(text) {
        if outcome == .changed {
          TypedPair(document: document).close(text)
          SmartReplacement(document: document).applySmartTyping(text)
        }
        return outcome
      }
      if let outcome = TypedMarkers(document: document).typeLeadingBlank(text)
        ?? TypedMarkers(document: document).typeIndentedCode(text)
      {
        if outcome == .changed { SmartReplacement(document: document).applySmartTyping(text) }
        return outcome
      }
      if text == " ", LineEnd(document: document).dropQuoteSigns() { return .changed }
      let closing = ClosingLine(document: document)
      let pairs = TypedPair(document: document)
      if let outcome = pairs.endStyle(text) ?? closing.type(text)
        ?? TypedCells(document: document).typeInCell(text)
      {
        return outcome
      }
      TypedLineEnd(document: document).noteStartOfLine()
      LineEnd(document: document).dropQuoteSigns(before: text)
      TypedCells(document: document).reopenRow()
      let (start, first) = (Untyping(document: document).startOfTyping(), document.version)
      defer { Untyping(document: document).noteTyped(text, since: start) }
      let pair = pairs.type(text)
      let (kept, wrapped) = (document.typing.openPairs, document.typing.line.wrapped)
      let outcome =
        pair
        ?? Replacement(document: document).replaceSelection(with: Array(text.utf8), event: .typing)
      guard outcome == .changed || pair == .moved else { return outcome }
      let before = document.version
      if pair == nil, wrapped?.version == first {
        document.typing.line.wrapped?.version = document.version
      }
      if document.hasInputRules { InputRules(document: document).applyInputRules(typed: text) }
      if document.version == before {
        document.typing.openPairs = kept
        SmartReplacement(document: document).applySmartTyping(text)
        document.typing.openPairs = kept
      }
      return document.version == before ? outcome : .changed
    }
    var outcome = RichOutcome.notHandled
    for (index, line) in lines.enumerated() {
      if index > 0 { outcome = ParagraphBreak(document: document).insertParagraph() }
      if case .refused = outcome { return outcome }
      if !line.isEmpty {
        outcome = Replacement(document: document).replaceSelection(
          with: Array(line.utf8), event: .typing)
      }
    }
    return outcome
  }
}
