import CursesMarkdown
import CursesText

/// The second bracket of a link to a note, typed on text with a style: `[**text**]` becomes `**[[text]]**`, for no style
/// stands in the name of a note.
struct LinkAroundStyles {
  private let document: RichDocument
  private let place: RichPlace
  /// The selected visible text, between the first two brackets.
  private let range: Range<Int>
  private let draft: InlineDraft
  /// The styles of each part of it.
  private let chains: [[Int]]

  /// Nil where no bracket was typed on a selection before, or the text has the styles of its brackets.
  init?(_ target: RichTarget, in document: RichDocument) {
    guard let range = target.range, !range.isEmpty, document.typing.openPairs == ["]"],
      case let text = target.first.text, range.lowerBound > 0, range.upperBound < text.count,
      text[range.lowerBound - 1] == Byte.openBracket, text[range.upperBound] == Byte.closeBracket
    else { return nil }
    var draft = document.draft(of: target.first)
    let start = draft.split(at: range.lowerBound)
    let end = draft.split(at: range.upperBound)
    guard start > 0, end < draft.atoms.count else { return nil }
    let chains = draft.atoms[start..<end].map(\.chain)
    let outer = draft.atoms[start - 1].chain
    guard chains.contains(where: { $0 != outer }) else { return nil }
    (self.document, place, self.range) = (document, target.from, range)
    (self.draft, self.chains) = (draft, chains)
  }

  /// Types it.
  func type() -> RichOutcome {
    guard let inner = chains.first, chains.allSatisfy({ $0 == inner }),
      draft.attributes(of: inner).isSubset(of: [.strong, .emphasis, .strikethrough, .highlight])
    else {
      return .refused("The name of a note has no styles. Select text of one style for a link.")
    }
    let main = document.state.selection.main
    var draft = draft
    for bracket in [range.lowerBound - 1, range.upperBound] {
      let start = draft.split(at: bracket)
      for index in start..<draft.split(at: bracket + 1) { draft.atoms[index].chain = inner }
    }
    draft.insert([Byte.closeBracket], at: range.upperBound, chain: inner)
    draft.insert([Byte.openBracket], at: range.lowerBound, chain: inner)
    document.history.endGroup()
    let rewrite = InlineRewrite(
      paragraph: document.paragraph(at: place), draft: draft, caret: range.lowerBound + 1,
      event: .typing)
    let outcome = Acceptance(document: document).settle(rewrite)
    guard outcome == .changed else { return outcome }
    let start = document.head
    let ends = [start, start.with(visible: start.visible + range.count)].map {
      document.offset(of: $0)
    }
    let isBackward = main.head < main.anchor
    document.setSelection(
      Selection(anchor: ends[isBackward ? 1 : 0], head: ends[isBackward ? 0 : 1]))
    document.typing.line.undone = nil
    document.typing.openPairs = ["]", "]"]
    return .changed
  }
}
