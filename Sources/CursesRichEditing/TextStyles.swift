import CursesMarkdown
import CursesText

/// Styles of selected text, and of what is typed next.
package struct TextStyles {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// What the next typed character means, and what is on in the selection, of a long one in its first 1,000
  /// paragraphs: for buttons to show.
  package var activeAttributes: RichAttributes {
    if let pendingAttributes = document.typing.pendingAttributes { return pendingAttributes }
    let target = document.target
    if target.isCaret {
      guard !target.first.isVerbatim else { return [] }
      let draft = document.draft(of: target.first)
      return draft.attributes(of: draft.typingChain(at: target.from.visible))
    }
    return commonStyles(of: .toggles, inFirst: 1_000)
  }

  package func toggle(_ attribute: RichAttributes) -> RichOutcome {
    let target = document.target
    if target.isCaret {
      guard !target.first.isVerbatim, target.first.kind != .rule else {
        return .refused("Text cannot be styled here.")
      }
      // Markers that keys have made were not typed.
      document.typing.raw = nil
      document.typing.pendingAttributes = activeAttributes.intersection(.toggles)
        .symmetricDifference(
          attribute)
      return .moved
    }
    let removes = document.togglesOff ?? selectionIsAll(attribute)
    if let range = target.range {
      return toggle(attribute, removes, target.first, range)
    }
    return toggleAcross(attribute, removes)
  }

  package func selectionIsAll(_ attribute: RichAttributes) -> Bool {
    !commonStyles(of: attribute, inFirst: .max).isEmpty
  }

  /// Those of some styles that all selected text has.
  private func commonStyles(of wanted: RichAttributes, inFirst most: Int) -> RichAttributes {
    let target = document.target
    var common: RichAttributes?
    for (place, paragraph) in document.touchedParagraphs(of: target).prefix(most) {
      guard let range = target.stylable(paragraph, at: place) else { continue }
      let draft = document.draft(of: paragraph).extracting(range)
      guard draft.atoms.contains(where: { !$0.isWhitespace }) else { continue }
      common = draft.commonAttributes.intersection(common ?? wanted)
      if common == [] { return [] }
    }
    return common ?? []
  }

  /// The draft with `attribute` on or off in `range`.
  private func restyled(
    _ attribute: RichAttributes, _ removes: Bool, _ paragraph: RichParagraph, _ range: Range<Int>,
    _ style: MarkerStyle
  ) -> InlineDraft {
    var draft = document.draft(of: paragraph)
    restyle(&draft, attribute, removes, paragraph, range, style)
    draft.tidy()
    return draft
  }

  /// Switches `attribute` on or off in `range` of a draft, which is to be tidied then.
  package func restyle(
    _ draft: inout InlineDraft, _ attribute: RichAttributes, _ removes: Bool,
    _ paragraph: RichParagraph, _ range: Range<Int>, _ style: MarkerStyle
  ) {
    var range = draft.coveringAddresses(paragraph.withoutCalloutWord(range))
    // Other markers cannot have spaces inside of them; code is not to either.
    if attribute == .code { range = paragraph.withoutOuterSpaces(range) }
    if removes {
      draft.remove(attribute, in: range)
    } else {
      for stretch in paragraph.stretches(of: range, cutAtBreaks: attribute == .code) {
        draft.add(attribute, in: stretch, style: style)
      }
    }
  }

  private func toggle(
    _ attribute: RichAttributes, _ removes: Bool, _ paragraph: RichParagraph, _ range: Range<Int>
  ) -> RichOutcome {
    guard !paragraph.isVerbatim, paragraph.kind != .rule else {
      return .refused("Text cannot be styled here.")
    }
    let main = document.state.selection.main
    var outcome = RichOutcome.notHandled
    for style in [document.markerStyle, document.markerStyle.swapped] {
      let draft = restyled(attribute, removes, paragraph, range, style)
      var rewrite = InlineRewrite(
        paragraph: paragraph, draft: draft, caret: range.upperBound, event: .format)
      rewrite.selected = (range, main.head < main.anchor)
      outcome = Acceptance(document: document).settle(rewrite)
      if outcome == .changed { return outcome }
    }
    return outcome
  }

  /// Styles a selection over several paragraphs: one step, of an edit for each paragraph.
  private func toggleAcross(
    _ attribute: RichAttributes, _ removes: Bool
  ) -> RichOutcome {
    let target = document.target
    var edits: [Edit] = []
    var wanted: [RichShape] = []
    var last = target.first
    for (place, paragraph) in document.touchedParagraphs(of: target) {
      last = paragraph
      guard let range = target.stylable(paragraph, at: place) else {
        wanted.append(RichShape(paragraph, isStrict: true))
        continue
      }
      let draft = restyled(attribute, removes, paragraph, range, document.markerStyle)
      edits.append(document.trimmed(Edit(paragraph.contentRange, bytes: draft.written())))
      wanted.append(RichShape(draft, look: RichShape.Look(of: paragraph)))
    }
    guard !edits.isEmpty else { return .refused("Text cannot be styled here.") }
    let main = document.state.selection.main
    let patch = RichPatch(
      edits: edits, first: target.first.lineStart, last: last.lineStart, wanted: wanted,
      landing: .range(
        from: (0, target.from.visible), upTo: (wanted.count - 1, target.upTo.visible),
        isBackward: main.head < main.anchor))
    if case .accepted = document.attempt(patch) { return .changed }
    return .refused("Cannot style the whole selection in Markdown. Select less.")
  }
}

extension RichParagraph {
  /// `range` without the spaces at its ends, unless it is nothing else.
  func withoutOuterSpaces(_ range: Range<Int>) -> Range<Int> {
    let words = text[range]
    let start = words.firstIndex { !$0.isWhitespace }
    let end = words.lastIndex { !$0.isWhitespace }
    guard let start, let end else { return range }
    return start..<(end + 1)
  }

  /// `range` without the lines between the cells of a table, and without the line breaks.
  fileprivate func stretches(of range: Range<Int>, cutAtBreaks: Bool) -> [Range<Int>] {
    guard !cells.isEmpty else {
      guard cutAtBreaks else { return [range] }
      return text[range].split(separator: Byte.lineFeed).map { $0.startIndex..<$0.endIndex }
    }
    return cells.map { $0.range.clamped(to: range) }.filter { !$0.isEmpty }
  }
}
