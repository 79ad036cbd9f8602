import CursesMarkdown
import CursesText

/// What is selected as plain text, with a blank line between paragraphs and a sign before each item, and without the
/// front matter above it.
package struct PlainCopy {
  private let document: RichDocument

  /// Of the selection in a document.
  package init(_ document: RichDocument) { self.document = document }

  /// The text; nothing where only a caret is, or several.
  package var text: String {
    let selected = SelectedText(in: document)
    guard !selected.target.isCaret, document.state.selection.ranges.count == 1 else { return "" }
    var text = ""
    var before: RichParagraph?
    let chosen = selected.paragraphs
    let isOfProperties = chosen.allSatisfy {
      LineBreaks(document: document).isFrontMatter($0.paragraph)
    }
    for (place, paragraph) in chosen {
      if paragraph.isBlankLine && !paragraph.isVerbatim { continue }
      if LineBreaks(document: document).isFrontMatter(paragraph), !isOfProperties { continue }
      let range = selected.stretch(of: paragraph, place)
      if let before { text += isCloseTo(before, paragraph) ? "\n" : "\n\n" }
      if range.lowerBound == 0 { text += lead(of: paragraph) }
      text += words(of: paragraph, in: range)
      before = paragraph
    }
    return text
  }

  private func words(of paragraph: RichParagraph, in range: Range<Int>) -> String {
    let cells = paragraph.cells.map { $0.range.clamped(to: range) }
    let parts = paragraph.isTableRow ? cells.map { paragraph.text[$0] } : [paragraph.text[range]]
    return String(decoding: Array(parts.joined(separator: [Byte.tab])), as: UTF8.self)
  }

  /// The signs of the items around a paragraph, or as many blanks.
  private func lead(of paragraph: RichParagraph) -> String {
    paragraph.containers.filter { $0.kind == .item }.map { item in
      let box = item.task.map { $0 == .done ? "[x] " : "[ ] " } ?? ""
      let number = item.number.map { "\($0)" + String(Unicode.Scalar(item.delimiter)) }
      let sign = (number ?? "-") + " " + box
      return item.isFirst ? sign : String(repeating: " ", count: sign.utf8.count)
    }.joined()
  }

  /// Whether no blank line comes between two paragraphs: lines of code, rows, items of a list without any.
  private func isCloseTo(_ before: RichParagraph, _ paragraph: RichParagraph) -> Bool {
    if before.isVerbatim || before.isTableRow {
      return before.base == paragraph.base && before.leafStart == paragraph.leafStart
    }
    let lists = Set(
      before.containers.filter { $0.kind == .item }.map { before.base + $0.listStart })
    return paragraph.ownItem?.isTight == true
      && paragraph.containers.contains { lists.contains(paragraph.base + $0.listStart) }
  }
}
