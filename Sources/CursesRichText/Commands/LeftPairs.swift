import CursesMarkdown
import CursesText

/// Closing brackets that came by themselves and were not typed over when their line ends.
struct LeftPairs {
  let document: RichDocument
  let tick: Int

  /// Leaves the brackets at the caret, where nothing stands behind them. Those of a link or a footnote belong to what
  /// was typed before, and are as good as typed; in prose nobody has typed them, and they go. In code a line is broken
  /// between them.
  func leave() {
    guard !document.openPairs.isEmpty, document.state.selection.main.isCaret,
      document.carets == nil
    else { return }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    let closing = Array(String(document.openPairs.reversed()).utf8)
    guard !paragraph.isCode, paragraph.text[place.visible...].elementsEqual(closing) else { return }
    let kept = closersOfMarkdown(in: paragraph.text[..<place.visible])
    let rest = Array(String(kept.reversed()).utf8)
    if rest != closing {
      let raw = document.rawTypingHere?.replacing(closing, with: rest)
      let outcome = document.replaceInline(
        paragraph, place.visible..<paragraph.text.count, with: rest, event: .inputRule, tick: tick)
      guard outcome == .changed else { return }
      let now = document.head
      let caret = document.paragraph(at: now).sourceOffset(place.visible)
      document.setSelection(Selection(caret: caret))
      document.rawTyping = raw?.belonging(
        to: document.version, head: document.state.selection.main.head)
      document.openPairs = kept
    }
    if !kept.isEmpty { document.perform(.moveToParagraphEnd, tick: tick) }
  }

  /// The open brackets that end a link or a footnote, outermost first.
  private func closersOfMarkdown(in text: ArraySlice<UInt8>) -> [Character] {
    var kept: [Character] = []
    var end = text.endIndex
    var isInPage = false
    for closer in document.openPairs.reversed() {
      guard let opener = Self.opener(of: closer, in: text[..<end]) else { return kept }
      end = opener
      let before = opener > 0 ? text[opener - 1] : Byte.space
      let after = opener + 1 < text.endIndex ? text[opener + 1] : Byte.space
      switch closer {
      case ")" where before == Byte.closeBracket: kept.insert(closer, at: 0)
      case "]" where isInPage || before == Byte.openBracket || after == Byte.caret:
        kept.insert(closer, at: 0)
        isInPage = !isInPage && before == Byte.openBracket
        continue
      default: break
      }
      isInPage = false
    }
    return kept
  }

  /// Where the bracket stands that a closing one belongs to, at the end of a text.
  private static func opener(of closer: Character, in text: ArraySlice<UInt8>) -> Int? {
    let (open, close) =
      closer == ")"
      ? (Byte.openParen, Byte.closeParen)
      : closer == "]" ? (Byte.openBracket, Byte.closeBracket) : (Byte.openBrace, Byte.closeBrace)
    var depth = 0
    return text.indices.last { index in
      if text[index] == close { depth += 1 }
      guard text[index] == open else { return false }
      depth -= 1
      return depth < 0
    }
  }
}

extension RichDocument {
  /// Leaves brackets that came by themselves, as Enter does.
  public func leavePair(tick: Int) { LeftPairs(document: self, tick: tick).leave() }
}

extension ArraySlice<UInt8> {
  /// Whether it ends with the eyes of a face, with or without its nose, whose mouth a bracket is: `:`, `;-`.
  var endsWithEyes: Bool {
    let eyes = last == Byte.hyphen || last == Byte.apostrophe ? dropLast() : self
    guard eyes.last == Byte.colon || eyes.last == Byte.semicolon else { return false }
    return eyes.dropLast().last.map { !$0.isAlphanumeric && $0 < 0x80 } ?? true
  }
}
