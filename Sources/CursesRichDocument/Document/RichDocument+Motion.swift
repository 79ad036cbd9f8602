import CursesMarkdown
import CursesText

extension RichDocument {
  /// The place to which `motion` leads through the visible text; row motions come from the view.
  public func place(_ motion: Motion, from place: RichPlace) -> RichPlace {
    let moved = movedPlace(motion, from: place)
    let next = moved.block + 1
    guard next < blockCount, block(next).continues == .line,
      moved.paragraph + 1 == block(moved.block).paragraphs.count,
      moved.visible == paragraph(at: moved).text.count
    else { return moved }
    // Where a long line is cut the end of the one piece is the start of the other.
    return RichPlace(block: next, paragraph: 0, visible: 0)
  }

  private func movedPlace(_ motion: Motion, from place: RichPlace) -> RichPlace {
    let paragraph = paragraph(at: place)
    var reader = ByteReader(paragraph.text)
    var moved = place
    switch motion {
    case .backward:
      guard place.visible > 0 else { return placeBefore(place, motion) }
      moved.visible = paragraph.characterStart(before: place.visible, &reader)
    case .forward:
      guard place.visible < paragraph.text.count else {
        return nextParagraph(after: place) ?? place
      }
      moved.visible = paragraph.characterEnd(after: place.visible, &reader)
    case .wordBackward:
      guard place.visible > 0 else { return placeBefore(place, motion) }
      moved.visible = paragraph.wordStart(before: place.visible, &reader)
    case .wordForward:
      guard place.visible < paragraph.text.count else {
        return nextParagraph(after: place) ?? place
      }
      moved.visible = paragraph.wordEnd(after: place.visible, &reader)
    case .lineStart: moved.visible = paragraph.line(around: place.visible).lowerBound
    case .lineEnd: moved.visible = paragraph.line(around: place.visible).upperBound
    case .paragraphBackward:
      guard place.visible == 0 else { return with(place, visible: 0) }
      guard let previous = previousParagraph(before: place) else { return place }
      return with(previous, visible: 0)
    case .paragraphForward:
      if place.visible < paragraph.text.count { return with(place, visible: paragraph.text.count) }
      guard let next = nextParagraph(after: place) else { return place }
      return with(next, visible: self.paragraph(at: next).text.count)
    case .textStart: return RichPlace(block: 0, paragraph: 0, visible: 0)
    case .textEnd: return lastPlace
    }
    return moved
  }

  /// Where a motion backward leads from the start of a paragraph.
  private func placeBefore(_ place: RichPlace, _ motion: Motion) -> RichPlace {
    guard let previous = previousParagraph(before: place) else { return place }
    guard isInLine(place), previous.visible > 0 else { return previous }
    return self.place(motion, from: previous)
  }

  private var lastPlace: RichPlace {
    let last = blockIndex(at: state.text.count)
    let paragraphs = block(last).paragraphs
    return RichPlace(
      block: last, paragraph: paragraphs.count - 1,
      visible: paragraphs[paragraphs.count - 1].text.count)
  }

  private func with(_ place: RichPlace, visible: Int) -> RichPlace {
    RichPlace(block: place.block, paragraph: place.paragraph, visible: visible)
  }

  package func move(_ motion: Motion, extending: Bool) -> RichOutcome {
    if !extending, changesSide(motion) { return .moved }
    defer { if !extending, motion == .lineEnd || motion == .textEnd { leaveStyles() } }
    let selection = state.selection.mapRanges { range in
      if !extending, !range.isCaret, motion == .backward || motion == .forward {
        return SelectionRange(caret: motion.isForward ? range.upperBound : range.lowerBound)
      }
      let head = offset(of: place(motion, from: place(at: range.head)))
      return SelectionRange(anchor: extending ? range.anchor : head, head: head)
    }
    return select(selection)
  }

  /// Lets what is typed at the end of styled text stand outside of the style, as after a step forward.
  public func leaveStyles() {
    if typing.pendingAttributes == nil { _ = changesSide(.forward) }
  }

  /// At the end of styled text a step forward leads out of the style before it leads on, and a step
  /// backward into it again. The text does not move; what is typed next is another.
  private func changesSide(_ motion: Motion) -> Bool {
    guard motion == .forward || motion == .backward, state.selection.ranges.count == 1,
      state.selection.isCaret
    else { return false }
    let place = head
    let paragraph = paragraph(at: place)
    guard place.visible > 0, !paragraph.isVerbatim else { return false }
    let before = paragraph.run(before: place.visible)?.attributes.intersection(.toggles) ?? []
    let after = paragraph.run(after: place.visible)?.attributes.intersection(.toggles) ?? []
    guard before != after, after.isSubset(of: before) else { return false }
    if motion == .forward, typing.pendingAttributes == nil {
      typing.pendingAttributes = after
    } else if motion == .backward, typing.pendingAttributes == after {
      typing.pendingAttributes = nil
    } else {
      return false
    }
    history.endGroup()
    return true
  }

  /// Selects ranges of the source, each at caret places.
  @discardableResult
  public func select(_ selection: Selection) -> RichOutcome {
    typing.pendingAttributes = nil
    typing.pendingBreak = nil
    typing.openPairs = []
    lastRound = nil
    history.endGroup()
    guard selection != state.selection else { return .notHandled }
    setSelection(selection)
    return .moved
  }

  package func selectAround(_ range: (RichParagraph, Int) -> Range<Int>) -> RichOutcome {
    let head = head
    let paragraph = paragraph(at: head)
    let visible = range(paragraph, head.visible)
    return select(
      Selection(
        anchor: paragraph.sourceOffset(visible.lowerBound),
        head: paragraph.sourceOffset(visible.upperBound)))
  }
}
