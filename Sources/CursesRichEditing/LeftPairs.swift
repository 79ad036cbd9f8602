import CursesMarkdown
import CursesText

/// Closing brackets that came by themselves and were not typed over when their line ends.
package struct LeftPairs {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Leaves the brackets at the caret. Those of a link or a footnote belong to what was typed before, and are as good as
  /// typed; in prose nobody has typed them, and where nothing stands behind them they go. In code a line is broken between
  /// them.
  func leave() {
    guard !document.typing.openPairs.isEmpty, document.state.selection.main.isCaret,
      document.isAlone
    else { return }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    let closing = Array(String(document.typing.openPairs.reversed()).utf8)
    let behind = paragraph.text[place.visible...]
    guard !paragraph.isCode, behind.starts(with: closing) else { return }
    let kept = closersOfMarkdown(in: paragraph.text[..<place.visible])
    let rest = Array(String(kept.reversed()).utf8)
    guard behind.count == closing.count else {
      if rest == closing { for _ in kept { go(.forward) } }
      return
    }
    if rest != closing {
      let raw = TypedSource(document: document).rawTypingHere?.replacing(closing, with: rest)
      let outcome = Replacement(document: document).replaceInline(
        paragraph, place.visible..<paragraph.text.count, with: rest, event: .inputRule)
      guard outcome == .changed else { return }
      let now = document.head
      let caret = document.paragraph(at: now).sourceOffset(place.visible)
      document.setSelection(Selection(caret: caret))
      document.typing.raw = raw?.belonging(
        to: document.version, head: document.state.selection.main.head)
      document.typing.openPairs = kept
    }
    if !kept.isEmpty { go(.lineEnd) }
  }

  /// Goes over brackets as who leaves them does, which ends what was typed before them.
  private func go(_ motion: Motion) {
    let (former, brackets) = (document.state, document.typing.openPairs)
    guard document.move(motion, extending: false) == .moved else { return }
    LineEnd(document: document).left(former.selection.main.head)
    complete(leftFrom: former, brackets: brackets)
  }

  /// Lets what was typed between brackets that came by themselves be complete once the caret has left them
  /// for the text behind, by an arrow or to the end of the line, or for another line.
  package func complete(leftFrom before: TextState, brackets: [Character]) {
    guard before.selection.main.isCaret else {
      return TypedPair(document: document).endLink(
        brackets, around: before.selection.main.range)
    }
    guard let raw = document.typing.raw, raw.version == document.version,
      raw.head == before.selection.main.head,
      document.state.selection.main.isCaret, document.isAlone
    else { return }
    let from = document.place(at: before.selection.main.head)
    let to = document.head
    let closing = Array(String(brackets.reversed()).utf8)
    let text = document.paragraph(at: from).text
    let isInLine = from.block == to.block && from.paragraph == to.paragraph
    guard !isInLine || to.visible > from.visible, text[from.visible...].starts(with: closing)
    else { return }
    guard !isInLine || to.visible >= from.visible + closing.count else {
      let count = to.visible - from.visible
      document.typing.raw = raw.moving(by: count, to: document.state.selection.main.head)
      document.typing.openPairs = brackets.dropLast(count)
      return
    }
    let (caret, length) = (document.state.selection.main.head, document.state.text.count)
    document.setSelection(
      Selection(caret: document.paragraph(at: from).sourceOffset(from.visible + closing.count)))
    document.typing.raw = raw.moving(
      by: closing.count, to: document.state.selection.main.head)
    let behind = text.count - to.visible
    guard TypedSource(document: document).completeTyping(Array(closing.suffix(1))) else {
      document.setSelection(Selection(caret: caret))
      return
    }
    guard isInLine else {
      let growth = caret < raw.head ? 0 : document.state.text.count - length
      return document.setSelection(Selection(caret: caret + growth))
    }
    let shown = document.paragraph(at: document.head)
    guard behind < shown.text.count - document.head.visible else { return }
    document.setSelection(Selection(caret: shown.sourceOffset(shown.text.count - behind)))
  }

  /// Takes the brackets at the caret away that came by themselves, as the first of what undo takes back. Returns whether
  /// there were any.
  func undo() -> Bool {
    let (steps, caret) = (document.history.stepCount, document.state.selection.main.head)
    guard !document.typing.openPairs.isEmpty, document.state.selection.main.isCaret, steps > 0,
      document.carets == nil,
      document.current.typedCharacters.belong(to: document.version, head: caret)
    else { return false }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    let closing = Array(String(document.typing.openPairs.reversed()).utf8)
    guard paragraph.text[place.visible...].starts(with: closing) else { return false }
    let raw = TypedSource(document: document).rawTypingHere?.replacing(closing, with: [])
    var draft = document.draft(of: paragraph)
    draft.remove(place.visible..<place.visible + closing.count)
    draft.tidy()
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: draft, caret: place.visible, event: .inputRule)
    // As it was typed, where that shows it.
    let acceptance = Acceptance(document: document)
    let isAsTyped = raw.map { acceptance.settle(rewrite, as: $0.typed.bytes) } ?? false
    guard isAsTyped || acceptance.settle(rewrite) == .changed else { return false }
    document.history.joinSteps(after: steps - 1)
    let now = document.head
    let offset = document.paragraph(at: now).sourceOffset(place.visible)
    document.setSelection(Selection(caret: offset))
    document.typing.raw = raw?.belonging(
      to: document.version, head: document.state.selection.main.head)
    document.typing.openPairs = []
    return true
  }

  /// The open brackets that end a link or a footnote, outermost first.
  private func closersOfMarkdown(in text: ArraySlice<UInt8>) -> [Character] {
    var kept: [Character] = []
    var end = text.endIndex
    var isInPage = false
    for closer in document.typing.openPairs.reversed() {
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

extension ArraySlice<UInt8> {
  /// Whether it ends with the eyes of a face, with or without its nose, whose mouth a bracket is: `:`, `;-`.
  var endsWithEyes: Bool {
    let eyes = last == Byte.hyphen || last == Byte.apostrophe ? dropLast() : self
    guard eyes.last == Byte.colon || eyes.last == Byte.semicolon else { return false }
    return eyes.dropLast().last.map { !$0.isAlphanumeric && $0 < 0x80 } ?? true
  }
}
