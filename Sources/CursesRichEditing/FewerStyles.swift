import CursesMarkdown
import CursesText

/// Typed text whose styles Markdown cannot write where it stands: the text counts, and a style is left out.
///
/// Between letters two runs of stars are one (`*i**bi***` and `**b**` beside it), so that styles which overlap
/// within a word have no way to be written.
struct FewerStyles {
  let document: RichDocument

  /// Types text with as many of its styles as can be written, or with those of what stands before it.
  ///
  /// - Parameter wanted: the styles that could not be written all together.
  /// - Returns: nil where the text cannot stand there in any style.
  func typeWithFewerStyles(
    _ bytes: [UInt8], than wanted: RichAttributes, in paragraph: RichParagraph, _ range: Range<Int>
  ) -> RichOutcome? {
    let whole = document.draft(of: paragraph)
    let chain = whole.typingChain(at: range.lowerBound)
    let inherited = whole.attributes(of: chain).intersection(.toggles)
    for styles in wanted.lesser(besides: inherited) {
      var draft = whole
      let chain = draft.chain(for: styles, from: chain, style: document.markerStyle)
      draft.remove(range)
      draft.insert(bytes, at: range.lowerBound, chain: chain)
      draft.tidy()
      let rewrite = InlineRewrite(
        paragraph: paragraph, draft: draft, caret: range.lowerBound + bytes.count, event: .typing)
      guard Acceptance(document: document).settle(rewrite) == .changed else { continue }
      document.typing.pendingAttributes = nil
      return .changed
    }
    return nil
  }
}

extension RichAttributes {
  /// Sets of styles to take in place of this one, the nearest first: without one of them, as the text
  /// before, and none.
  fileprivate func lesser(besides inherited: RichAttributes) -> [RichAttributes] {
    let own = [RichAttributes.highlight, .strikethrough, .emphasis, .strong, .code]
      .filter(contains)
    let sets = (own.count > 1 ? own.map(subtracting) : []) + [[], inherited]
    var seen: Set<RichAttributes> = [self]
    return sets.filter { seen.insert($0).inserted }
  }
}
