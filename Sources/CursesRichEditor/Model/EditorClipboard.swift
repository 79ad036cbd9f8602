import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Copying, cutting, and pasting what was copied here.
@MainActor
struct EditorClipboard {
  private let editor: RichEditorModel

  init(_ editor: RichEditorModel) { self.editor = editor }

  private var document: RichDocument { editor.document }

  /// What is selected, as Markdown for other programs; without a selection, the line.
  func copy() -> RichEditorEffect {
    editor.effect { effect in
      guard let copy = EditorCopy(of: document) else { return }
      (effect.copied, effect.copiedSource) = (copy.words, copy.source)
    }
  }

  /// Copies what is selected, or the line, and takes it away.
  func cut(tick: Int) -> RichEditorEffect {
    let effect = copy()
    guard let words = effect.copied, !document.patience.isOver else { return effect }
    let source = effect.copiedSource
    let copy = RichCopy(
      text: words, markdown: source?.block ?? source?.text, rows: source?.rows)
    var outcome = editor.edit(.cut(copy), tick: tick)
    guard outcome.hasChanged else { return outcome }
    (outcome.copied, outcome.copiedSource) = (words, source)
    return outcome
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
    let html = Copies(document: document).html(
      ofCopied: effect.copiedSource?.text, words: effect.copied ?? "")
    effect.copiedSource = CopiedSource(html, .html)
    return effect
  }

  /// Pastes what was copied here with all that it was.
  func paste(_ clipboard: CopiedSource?, words: String, tick: Int) -> RichEditorEffect {
    guard let clipboard else {
      return editor.paste(Array(words.utf8), isMarkdown: false, tick: tick)
    }
    switch clipboard.kind {
    case .html: return editor.paste(Array(clipboard.text.utf8), tick: tick)
    case .markdown:
      let isInTable = document.paragraph(at: document.head).kind.isTableRow
      let text = (isInTable ? clipboard.rows : clipboard.block) ?? clipboard.text
      return editor.paste(Array(text.utf8), isMarkdown: true, tick: tick)
    case .brokenLine, .brokenText:
      let isText = clipboard.kind == .brokenText
      return editor.paste(Array(clipboard.text.utf8), tick: tick) {
        .pasteLines(String(decoding: $0, as: UTF8.self), areText: isText)
      }
    case .markdownLines:
      let lines = clipboard.text.split(separator: "\n", omittingEmptySubsequences: false)
      let isForEach = lines.count == document.state.selection.ranges.count
      let text = isForEach ? clipboard.text : lines.joined(separator: "\n\n")
      return editor.paste(Array(text.utf8), isMarkdown: true, tick: tick)
    }
  }
}

extension RichKind {
  fileprivate var isTableRow: Bool {
    if case .tableRow = self { true } else { false }
  }
}
