import CursesRichText
import CursesTextEditors

extension RichEditorModel {
  /// The document as its page sees it.
  var pageSource: RichPageSource {
    RichPageSource(
      document, album: album, codeEnds: codeEnds, showsLineEnds: showsLineEnds,
      opened: InsetSource(atCaretOf: self))
  }
}

extension InsetSource {
  /// What the caret is in that stands for something else; nil elsewhere.
  @MainActor
  init?(atCaretOf editor: RichEditorModel) {
    guard editor.album != nil else { return nil }
    let document = editor.document
    let place = document.place(at: editor.modal?.cursor ?? document.state.selection.main.head)
    // Each key asks: text that names nothing needs no page.
    let paragraph = document.paragraph(at: place)
    let isCode = if case .code = paragraph.kind { true } else { false }
    guard isCode || !paragraph.pictures.isEmpty else { return nil }
    let found = RichPageSource(document, album: editor.album)
      .insetSource(at: place.paragraph, inBlock: place.block)
    guard let found else { return nil }
    self = found
  }
}
