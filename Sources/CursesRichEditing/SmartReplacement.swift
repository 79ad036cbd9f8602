import CursesMarkdown
import CursesText

/// Puts dashes, quotes and other symbols in the place of what was typed for them.
package struct SmartReplacement {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Makes curly marks, dashes and ellipses of what was typed; an undo step of its own.
  package func applySmartTyping(_ text: String) {
    guard !document.smartTyping.isEmpty else { return }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard document.target.isCaret, text.utf8.count == 1, let typed = text.utf8.first,
      !paragraph.isVerbatim,
      paragraph.kind != .rule, !paragraph.isInDashes(at: place.visible),
      let new = document.smartTyping.marks.replacement(
        for: typed, in: paragraph.textBesidesCode, upTo: place.visible),
      !paragraph.isInOpenWikiLink(at: place.visible)
    else { return }
    guard document.typing.line.undone != paragraph.sourceOffset(place.visible - 1) else { return }
    let draft = document.draft(of: paragraph)
    let chain = draft.typingChain(at: place.visible)
    let replaced = paragraph.run(before: new.range.upperBound)?.attributes ?? []
    guard !draft.attributes(of: chain).union(replaced).contains(.code) else { return }
    document.history.endGroup()
    // What the next character gets is as before: a space may stand behind a style that goes on.
    let (attributes, pairs) = (document.typing.pendingAttributes, document.typing.openPairs)
    let behind = place.visible - new.range.upperBound
    let outcome = Replacement(document: document).replaceInline(
      paragraph, new.range, with: Array(new.text.utf8), event: .inputRule)
    if outcome == .changed, behind > 0 {
      let now = document.head
      document.setSelection(
        Selection(caret: document.paragraph(at: now).sourceOffset(now.visible + behind)))
    }
    document.history.endGroup()
    guard outcome == .changed else { return }
    (document.typing.pendingAttributes, document.typing.openPairs) = (attributes, pairs)
    document.onSmartTyping?()
  }
}

extension RichParagraph {
  /// Whether a place is in a cell of dashes alone, or in a line of such cells: below a header they are typed as what
  /// parts it from the rows.
  func isInDashes(at visible: Int) -> Bool {
    guard isTableRow else {
      let line = text[line(around: visible)]
      return line.contains(Byte.pipe)
        && line.allSatisfy { $0 == Byte.pipe || $0.isOfDelimiterRow }
    }
    let cell = cells.last { $0.range.lowerBound <= visible }
    return cell.map { text[$0.range].allSatisfy(\.isOfDelimiterRow) } ?? false
  }

  /// Whether a place is behind the brackets that begin the name of a note, and before those that end it: a name is not
  /// prose, nor is what is shown for it until the link is whole.
  fileprivate func isInOpenWikiLink(at visible: Int) -> Bool {
    var open = 0
    for byte in text[line(around: visible).lowerBound..<visible].reversed() {
      guard byte != Byte.closeBracket else { return false }
      open = byte == Byte.openBracket ? open + 1 : 0
      if open == 2 { return true }
    }
    return false
  }

  /// The text with blanks in the place of the backticks that are shown in code: they begin none.
  fileprivate var textBesidesCode: [UInt8] {
    guard text.contains(Byte.backtick) else { return text }
    var text = text
    for run in runs where run.attributes.contains(.code) {
      for index in run.range where text[index] == Byte.backtick { text[index] = Byte.space }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isOfDelimiterRow: Bool { self == Byte.hyphen || self == Byte.colon || isBlank }
}
