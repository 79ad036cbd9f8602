import CursesMarkdown
import CursesText

extension RichDocument {
  /// What the next typed character means, and what is on in the selection: for buttons to show.
  public var activeAttributes: RichAttributes {
    if let pendingAttributes { return pendingAttributes }
    let target = target
    if target.isCaret {
      guard !target.first.isVerbatim else { return [] }
      let draft = draft(of: target.first)
      return draft.attributes(of: draft.typingChain(at: target.from.visible))
    }
    var active = RichAttributes.toggles
    for attribute in [RichAttributes.strong, .emphasis, .strikethrough, .highlight, .code] {
      if !selectionIsAll(attribute) { active.remove(attribute) }
    }
    return active
  }

  func toggle(_ attribute: RichAttributes, tick: Int) -> RichOutcome {
    let target = target
    if target.isCaret {
      guard !target.first.isVerbatim, target.first.kind != .rule else {
        return .refused("Text cannot be styled here.")
      }
      // Markers that keys have made were not typed.
      rawTyping = nil
      pendingAttributes = activeAttributes.intersection(.toggles).symmetricDifference(attribute)
      return .moved
    }
    let removes = togglesOff ?? selectionIsAll(attribute)
    if target.isInOneParagraph {
      return toggle(
        attribute, removes, target.first, target.from.visible..<target.upTo.visible, tick: tick)
    }
    return toggleAcross(attribute, removes, tick: tick)
  }

  func selectionIsAll(_ attribute: RichAttributes) -> Bool {
    var has = false
    for (paragraph, range) in selectedStretches {
      let draft = draft(of: paragraph)
      guard draft.extracting(range).atoms.contains(where: { !$0.isWhitespace }) else { continue }
      guard draft.isAll(attribute, in: range) else { return false }
      has = true
    }
    return has
  }

  /// The selected visible text of each paragraph that can have styles.
  private var selectedStretches: [(RichParagraph, Range<Int>)] {
    let target = target
    return selectedParagraphs.compactMap { place, paragraph in
      guard !paragraph.isVerbatim, paragraph.kind != .rule else { return nil }
      let isFirst = (place.block, place.paragraph) == (target.from.block, target.from.paragraph)
      let isLast = (place.block, place.paragraph) == (target.upTo.block, target.upTo.paragraph)
      let start = isFirst ? target.from.visible : 0
      let end = isLast ? target.upTo.visible : paragraph.text.count
      return start < end ? (paragraph, start..<end) : nil
    }
  }

  /// The draft with `attribute` on or off in `range`.
  private func restyled(
    _ attribute: RichAttributes, _ removes: Bool, _ paragraph: RichParagraph, _ range: Range<Int>,
    _ style: MarkerStyle
  ) -> InlineDraft {
    var draft = draft(of: paragraph)
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
    draft.tidy()
    return draft
  }

  private func toggle(
    _ attribute: RichAttributes, _ removes: Bool, _ paragraph: RichParagraph, _ range: Range<Int>,
    tick: Int
  ) -> RichOutcome {
    guard !paragraph.isVerbatim, paragraph.kind != .rule else {
      return .refused("Text cannot be styled here.")
    }
    let main = state.selection.main
    var outcome = RichOutcome.notHandled
    for style in [markerStyle, markerStyle.swapped] {
      let draft = restyled(attribute, removes, paragraph, range, style)
      var rewrite = InlineRewrite(
        paragraph: paragraph, draft: draft, caret: range.upperBound, event: .format)
      rewrite.selected = (range, main.head < main.anchor)
      outcome = settle(rewrite, tick: tick)
      if outcome == .changed { return outcome }
    }
    return outcome
  }

  /// Styles a selection over several paragraphs: one step, of an edit for each paragraph.
  private func toggleAcross(
    _ attribute: RichAttributes, _ removes: Bool, tick: Int
  ) -> RichOutcome {
    let all = selectedParagraphs
    let stretches = selectedStretches
    guard let first = all.first?.paragraph, let last = all.last?.paragraph, !stretches.isEmpty
    else { return .refused("Text cannot be styled here.") }
    let target = target
    var edits: [Edit] = []
    var wanted: [RichShape] = []
    for (_, paragraph) in all {
      guard let stretch = stretches.first(where: { $0.0.lineStart == paragraph.lineStart }) else {
        wanted.append(RichShape(paragraph, isStrict: true))
        continue
      }
      let draft = restyled(attribute, removes, paragraph, stretch.1, markerStyle)
      edits.append(trimmed(Edit(paragraph.contentRange, bytes: draft.written())))
      let look = RichShape(paragraph, isStrict: true).look
      wanted.append(RichShape(draft, look: look))
    }
    let main = state.selection.main
    let patch = RichPatch(
      edits: edits, first: first.lineStart, last: last.lineStart, wanted: wanted,
      landing: .range(
        from: (0, target.from.visible), upTo: (all.count - 1, target.upTo.visible),
        isBackward: main.head < main.anchor))
    if case .accepted = attempt(patch, tick: tick) { return .changed }
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
