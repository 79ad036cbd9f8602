import CursesMarkdown
import CursesText

extension MarkdownClip {
  /// The text of a draft such that it is text, and no block, where nothing stands before it.
  package static func standing(_ draft: InlineDraft) -> String {
    var draft = draft
    draft.tidy()
    let text = draft.text.drop { $0.isWhitespace }
    func stands(_ draft: InlineDraft) -> Bool {
      let clip = MarkdownClip(draft.written())
      return clip.isEmpty || clip.isInline && clip.shows(text)
    }
    if text.count < 1 << 16, !stands(draft) {
      let places = draft.escapable.old
      draft = draft.leastEscaped(at: places, EscapeBudget(), shows: stands) ?? draft
    }
    return String(decoding: draft.written(), as: UTF8.self)
  }
}
