import CursesMarkdown
import CursesText

/// Whether what is typed at the end of a link is its own: the link is being written.
struct LinkWriting {
  let document: RichDocument

  /// How far the link at the caret reaches over what is typed; nil where none is being written.
  var reach: OpenLink.Reach? {
    document.typing.line.link.flatMap {
      $0.version == document.version && $0.caret == document.state.selection.main.head
        ? $0.reach : nil
    }
  }

  /// How far a link reaches of which something is typed over a range, or at its end; nil for text that is of none.
  func reach(
    ofTyping bytes: [UInt8], over range: Range<Int>, in draft: InlineDraft, event: UserEvent
  ) -> OpenLink.Reach? {
    if range.isEmpty {
      let isBlank = bytes.contains(where: \.isWhitespace)
      switch reach {
      case .all: return .all
      case .address: return isBlank ? nil : .address
      case .word: return isBlank || bytes.contains(where: \.isPunctuation) ? nil : .word
      case nil: return nil
      }
    }
    guard event == .typing else { return nil }
    if let address = DraftAddress(replacing: range, in: draft) {
      return address.isAtEnd ? .address : nil
    }
    guard draft.endsLink(at: range.upperBound) else { return nil }
    let before = draft.attributes(of: draft.typingChain(at: range.lowerBound))
    return before.contains(.link) ? .word : .all
  }

  /// Has what is typed at the caret be the link's as far as that; nil ends it.
  func keep(_ reach: OpenLink.Reach?) {
    let caret = document.state.selection.main.head
    document.typing.line.link = reach.map {
      OpenLink(version: document.version, caret: caret, reach: $0)
    }
  }
}
