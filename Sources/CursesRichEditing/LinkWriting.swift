import CursesMarkdown
import CursesText

/// Whether what is typed at the end of a link is its own: the link is being written.
struct LinkWriting {
  let document: RichDocument

  /// Whether what is typed at the caret belongs to the link that ends there.
  func takes(_ bytes: [UInt8]) -> Bool {
    guard let link = here else { return false }
    return link.takesAll || !bytes.contains { $0.isWhitespace || $0.isPunctuation }
  }

  /// Whether there is such a link at the caret.
  var isOpen: Bool { here != nil }

  /// Keeps it open at the caret, where it was open before.
  func keep(takesAll: Bool = false) {
    let caret = document.state.selection.main.head
    document.typing.line.link = OpenLink(
      version: document.version, caret: caret, takesAll: takesAll)
  }

  private var here: OpenLink? {
    document.typing.line.link.flatMap {
      $0.version == document.version && $0.caret == document.state.selection.main.head ? $0 : nil
    }
  }

  /// What typing over a range makes of the link that it is in.
  enum Replaced {
    /// The link has none of its text left: whatever is typed in its place is its text.
    case whole
    /// The last of its text is another.
    case end
    case none

    init(_ range: Range<Int>, in draft: InlineDraft, event: UserEvent) {
      guard event == .typing, !range.isEmpty, draft.endsLink(at: range.upperBound) else {
        self = .none
        return
      }
      let before = draft.attributes(of: draft.typingChain(at: range.lowerBound))
      self = before.contains(.link) ? .end : .whole
    }
  }
}
