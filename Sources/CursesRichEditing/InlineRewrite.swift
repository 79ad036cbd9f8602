import CursesMarkdown
import CursesText

/// A paragraph to write anew with other text or styles.
package struct InlineRewrite {
  var paragraph: RichParagraph
  package var draft: InlineDraft
  /// Where the caret goes, in visible text.
  var caret: Int
  /// What gets selected instead, in visible text.
  var selected: (range: Range<Int>, isBackward: Bool)?
  var event: UserEvent

  /// Made of its parts.
  package init(
    paragraph: RichParagraph, draft: InlineDraft, caret: Int,
    selected: (range: Range<Int>, isBackward: Bool)? = nil, event: UserEvent
  ) {
    self.paragraph = paragraph
    self.draft = draft
    self.caret = caret
    self.selected = selected
    self.event = event
  }

  /// Where the selection goes once it is written.
  var landing: RichPatch.Landing {
    guard let selected else { return .caret(paragraph: 0, visible: caret) }
    return .range(
      from: (0, selected.range.lowerBound), upTo: (0, selected.range.upperBound),
      isBackward: selected.isBackward)
  }

  /// Whether the title that made a callout of the quotation around it is gone.
  var endsCallout: Bool {
    paragraph.pieces.first?.attributes.contains(.callout) == true
      && draft.atoms.first?.attributes.contains(.callout) != true
  }
}
