import CursesText

/// Deletes whole paragraphs.
package struct ParagraphDeletion {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Takes the paragraphs away that the selection touches, with their markers and what spaces them from
  /// the next. The caret goes to the start of what follows, or of what comes before where nothing does.
  package func delete() -> RichOutcome {
    if document.target.first.kind == .source {
      return SourceLines(document: document).deleteSourceLines()
    }
    let chosen = document.selectedParagraphs
    guard let first = chosen.first, let last = chosen.last else { return .notHandled }
    if let reason = reasonAgainstDeleting(chosen) { return .refused(reason) }
    let isAll =
      first.place.block == 0 && first.place.paragraph == 0
      && document.nextParagraph(after: last.place) == nil
    let risen = keepsDepth(of: chosen) ? [] : rises(chosen)
    for rises in risen.isEmpty ? [[]] : [risen, []] {
      for removal in removals(chosen) {
        let patch = RichPatch(
          edits: [removal.edit] + rises, first: first.paragraph.lineStart,
          last: last.paragraph.lineStart, wanted: isAll ? nil : [], isStructural: true,
          landing: .source(removal.caret), event: .cut)
        if case .accepted = document.attempt(patch) { return .changed }
      }
    }
    return .refused("Cannot delete these lines: the text around them would change.")
  }

  /// Whether the items in an item that goes alone stay where they are: in the item before it, which is as deep.
  private func keepsDepth(of chosen: [(place: RichPlace, paragraph: RichParagraph)]) -> Bool {
    guard chosen.count == 1, let (place, one) = chosen.first, let item = one.ownItem,
      let own = ListItems(document: document).listItem(at: place, one.containers.count - 1),
      let upper = ListItems(document: document).itemBefore(own)?.container,
      let next = document.nextParagraph(after: place).map({ document.paragraph(at: $0) }),
      let child = next.ownItem
    else { return false }
    let start = ParagraphBreak(document: document).markerIndent(item)
    let columns = IndentLevels(document: document).columns(from: item, in: one, to: child, in: next)
    return 0..<4 ~= start + (columns ?? item.contentIndent - start) - upper.contentIndent
  }

  /// The items in an item that goes alone take its place, where they are of its kind: others would cut its list in two.
  private func rises(_ chosen: [(place: RichPlace, paragraph: RichParagraph)]) -> [Edit] {
    guard chosen.count == 1, let (place, one) = chosen.first, let item = one.ownItem,
      Lists(document: document).hasMore(item, than: one),
      let following = document.nextParagraph(after: place),
      case let next = document.paragraph(at: following), let child = next.ownItem,
      child.delimiter == item.delimiter,
      next.containers.count > one.containers.count
    else { return [] }
    let columns = IndentLevels(document: document).columns(from: item, in: one, to: child, in: next)
    return IndentLevels(document: document).shifts(
      from: one.base + one.lines.upperBound,
      upTo: IndentLevels(document: document).end(of: item, at: one.containers.count - 1, in: one),
      by: -(columns ?? item.contentIndent - ParagraphBreak(document: document).markerIndent(item)),
      inside: Array(one.containers.dropLast()))
  }

  private typealias Removal = (edit: Edit, caret: Int)

  /// The ways to take paragraphs away, the one that leaves least behind first.
  private func removals(_ chosen: [(place: RichPlace, paragraph: RichParagraph)]) -> [Removal] {
    guard let first = chosen.first, let last = chosen.last else { return [] }
    let span = ChosenLines(document: document).sourceLines(of: chosen)
    let before = document.previousParagraph(before: first.place)
    // Behind some lines of a block of code stands what ends it.
    let isPart = span.upperBound < last.paragraph.base + last.paragraph.lines.upperBound
    let following = max(span.upperBound, gapEnd(after: last.place))
    let gap = isPart ? span.upperBound : following
    // Where no blank line stands before them the one behind them parts what comes before from what follows.
    let above = before.map { document.paragraph(at: $0) }
    let keepsGap =
      !first.paragraph.isVerbatim
      && above.map { $0.base + $0.lines.upperBound == span.lowerBound } == true
    var all: [Removal] = []
    let isLastInside =
      !isPart
      && isLast(first.paragraph, behind: above, before: document.nextParagraph(after: last.place))
    if let previous = above, gap >= document.state.text.count || isLastInside {
      let start = max(
        document.lineContentEnd(before: previous.base + previous.lines.upperBound),
        previous.contentRange.upperBound)
      let end = max(start, document.lineContentEnd(before: span.upperBound))
      let caret = isLastInside ? gap - (end - start) : previous.sourceOffset(0)
      all.append((Edit(start..<end, ""), caret))
    } else if span.lowerBound == first.paragraph.lineStart {
      let caret = span.lowerBound + (keepsGap || isPart ? following - span.upperBound : 0)
      all.append((Edit(span.lowerBound..<(keepsGap ? span.upperBound : gap), ""), caret))
    }
    let next = span.lowerBound + following - span.upperBound
    all.append((Edit(span, ""), next))
    let blank = first.paragraph.blankContinuation + document.lineEnd
    all.append((Edit(span, blank), next + blank.utf8.count))
    return all
  }

  /// Whether a paragraph is the last of more in a quotation or an item: the blank line behind it is not within.
  private func isLast(
    _ paragraph: RichParagraph, behind above: RichParagraph?, before place: RichPlace?
  ) -> Bool {
    guard let above, let place, paragraph.containers.last?.isFirst == false else { return false }
    let depth = paragraph.containers.count
    let next = document.paragraph(at: place)
    return above.base == paragraph.base && above.containers.count >= depth
      && (next.base != paragraph.base || next.containers.count < depth)
  }

  /// Where the spacing after a paragraph ends.
  private func gapEnd(after place: RichPlace) -> Int {
    let block = document.block(place.block)
    guard place.paragraph + 1 < block.paragraphs.count else { return block.sourceRange.upperBound }
    return block.paragraphs[place.paragraph + 1].lineStart
  }

  private func reasonAgainstDeleting(
    _ chosen: [(place: RichPlace, paragraph: RichParagraph)]
  ) -> String? {
    for end in [chosen[0], chosen[chosen.count - 1]] {
      let paragraphs = document.block(end.place.block).paragraphs
      let own = end.paragraph
      guard own.isCode || own.isTableRow else { continue }
      let leaf = paragraphs.filter { $0.leafStart == own.leafStart }
      let taken = chosen.filter { $0.paragraph.base == own.base }.map(\.paragraph)
        .filter { $0.leafStart == own.leafStart }
      guard taken.count < leaf.count else { continue }
      if taken.count < chosen.count {
        return own.isCode
          ? "Part of a code block cannot go with other text."
          : "Cannot delete part of a table together with other text."
      }
      if own.isTableRow, taken.first?.lineStart == leaf.first?.lineStart {
        return "Cannot delete the header while the table has rows."
      }
    }
    return nil
  }
}
