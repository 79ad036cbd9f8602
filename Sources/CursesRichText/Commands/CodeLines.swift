import CursesMarkdown
import CursesText

/// Whole lines of code: on their own they are a block of it, among others they are lines.
package struct CodeLines {
  private let document: RichDocument

  /// At the caret of a document.
  package init(_ document: RichDocument) { self.document = document }

  private var own: RichParagraph { document.paragraph(at: document.head) }

  /// Lines of the block of code at the caret as a block of their own, with a line end; nil outside of code.
  package func block(_ lines: String) -> String? {
    guard case .code(let language) = own.kind else { return nil }
    let block = PastedBlock.code(Array(lines.utf8), language: language)
    return String(decoding: PastedMarkdown().source([block]) + [Byte.lineFeed], as: UTF8.self)
  }

  /// Puts lines above the one of the caret, which stays there; at its end below, where the caret goes with them. A block
  /// of code comes without its fences, and what is no whole line is pasted at the caret.
  func paste(_ clip: MarkdownClip, or text: [UInt8]) -> RichOutcome {
    let own = own
    guard own.isCode, clip.endsLine, let first = clip.paragraphs.first else {
      return Paste(document: document).pasteVerbatim(text, own)
    }
    let isCode = clip.paragraphs.allSatisfy { $0.isCode(ofSameBlockAs: first) }
    let lines = isCode ? clip.shown : clip.text
    let visible = document.head.visible
    if own.text.isEmpty { return Paste(document: document).pasteVerbatim(lines, own) }
    if visible == own.text.count {
      return Paste(document: document).pasteVerbatim([Byte.lineFeed] + lines, own)
    }
    moveCaret(to: 0)
    let outcome = Paste(document: document).pasteVerbatim(lines + [Byte.lineFeed], own)
    moveCaret(to: visible)
    return outcome
  }

  private func moveCaret(to visible: Int) {
    var place = document.head
    place.visible = visible
    document.setSelection(Selection(caret: document.offset(of: place)))
  }
}
