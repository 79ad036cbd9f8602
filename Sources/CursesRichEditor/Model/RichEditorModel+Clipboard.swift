import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Copying, and pasting what was copied here.
extension RichEditorModel {
  /// What is selected, as Markdown for other programs; without a selection, the line.
  func copy() -> RichEditorEffect {
    let copies = document.selectedCopies
    guard !copies.isEmpty else { return copyLine() }
    return effect { effect in
      effect.copied = copies.map(\.text).joined(separator: "\n")
      let sources = copies.compactMap(\.markdown)
      // Text that is its own source is all there is.
      guard sources.count == copies.count else { return }
      if sources.count == 1 {
        effect.copiedSource = CopiedSource(sources[0], rows: copies[0].rows)
      } else if sources.contains(where: { $0.utf8.contains(0x0A) }) {
        effect.copiedSource = CopiedSource(sources.joined(separator: "\n\n"))
      } else {
        // A line each can be pasted at as many carets.
        effect.copiedSource = CopiedSource(sources.joined(separator: "\n"), .markdownLines)
      }
    }
  }

  private func copyLine() -> RichEditorEffect {
    let lines = document.selectedLines
    guard !lines.text.isEmpty, document.state.selection.ranges.count == 1 else {
      return RichEditorEffect()
    }
    return effect { effect in
      let line = StanzaLine(in: document)?.copy
      let words = line?.text ?? lines.text + "\n"
      let isVerbatim = document.paragraph(at: document.head).isVerbatim
      let code = CodeLines(document).block(lines.text).map { CopiedSource(words, block: $0) }
      effect.copied = words
      effect.copiedSource =
        isVerbatim ? code : CopiedSource(line?.markdown ?? lines.markdown + "\n")
    }
  }

  /// What is read of the selection, or of the line.
  func copyPlain() -> RichEditorEffect {
    var effect = copy()
    effect.copiedSource = nil
    if case let text = PlainCopy(document).text, !text.isEmpty { effect.copied = text }
    return effect
  }

  /// The selection, or the line, as HTML.
  func copyHTML() -> RichEditorEffect {
    var effect = copy()
    guard effect.copied != nil else { return effect }
    let html = document.html(ofCopied: effect.copiedSource?.text, words: effect.copied ?? "")
    effect.copiedSource = CopiedSource(html, .html)
    return effect
  }

  /// Pastes what was copied here with all that it was.
  func paste(_ clipboard: CopiedSource?, words: String, tick: Int) -> RichEditorEffect {
    guard let clipboard else {
      return paste(Array(words.utf8), isMarkdown: false, tick: tick)
    }
    switch clipboard.kind {
    case .html: return paste(Array(clipboard.text.utf8), tick: tick)
    case .markdown:
      let isInTable = document.paragraph(at: document.head).kind.isTableRow
      let text = (isInTable ? clipboard.rows : clipboard.block) ?? clipboard.text
      return paste(Array(text.utf8), isMarkdown: true, tick: tick)
    case .markdownLines:
      let lines = clipboard.text.split(separator: "\n", omittingEmptySubsequences: false)
      let isForEach = lines.count == document.state.selection.ranges.count
      let text = isForEach ? clipboard.text : lines.joined(separator: "\n\n")
      return paste(Array(text.utf8), isMarkdown: true, tick: tick)
    }
  }
}

extension RichKind {
  fileprivate var isTableRow: Bool {
    if case .tableRow = self { true } else { false }
  }
}
