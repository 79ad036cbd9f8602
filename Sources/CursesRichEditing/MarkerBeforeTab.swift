import CursesMarkdown

/// A marker that Tab is pressed behind: to Markdown a tab is as good as a blank there.
package struct MarkerBeforeTab {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Whether a marker was typed, and nothing else, in the line of the caret.
  package var isTyped: Bool {
    let paragraph = document.paragraph(at: document.head)
    return document.hasInputRules && document.target.isCaret && paragraph.kind == .paragraph
      && document.head.visible == paragraph.text.count
      && (BlockMarker.isMarker(paragraph.string) || BlockMarker.isBox(paragraph.string))
      && InputRules(document: document).isTyped(paragraph.string, in: paragraph)
  }
}
