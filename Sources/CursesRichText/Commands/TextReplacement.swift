import CursesMarkdown
import CursesText

/// Replaces what was found.
package struct TextReplacement {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Stretches of one of several paragraphs, which is told by its index, in order.
  package typealias Line = (paragraph: Int, stretches: [RichReplacement])

  /// Replaces stretches of a paragraph's visible text, in order and none overlapping, as one edit. Line
  /// ends in the new text become spaces.
  package func replace(
    _ replacements: [RichReplacement], inParagraphAt place: RichPlace, tick: Int
  ) -> RichOutcome {
    document.begin(at: tick)
    defer { document.end() }
    return replace(replacements, inParagraphAt: place)
  }

  private func replace(
    _ replacements: [RichReplacement], inParagraphAt place: RichPlace
  ) -> RichOutcome {
    if document.isReadOnly { return .refused("This note is read-only.") }
    guard let last = replacements.last else { return .notHandled }
    let paragraph = document.paragraph(at: place)
    document.history.endGroup()
    document.typing.pendingAttributes = nil
    if paragraph.isVerbatim {
      return replaceVerbatim([(0, replacements)], in: [paragraph])
        ? .changed : .refused("This text would end the code block.")
    }
    let (ranges, texts) = (replacements.map(\.range), replacements.map { $0.text.flattened })
    for range in ranges {
      if let reason = paragraph.reasonAgainstReplacing(range) { return .refused(reason) }
    }
    var draft = document.draft(of: paragraph)
    DraftStretches(ranges, texts: texts).replace(in: &draft)
    let growth = zip(ranges, texts).reduce(0) { $0 + $1.1.count - $1.0.count }
    let caret = last.range.upperBound + growth
    if paragraph.cells.isEmpty, replacements[0].range.lowerBound == 0 { draft.dropLeadingSpaces() }
    DraftBlanks.dropAtEdges(ofCellsIn: &draft)
    DraftBlanks.dropAtLineEnds(in: &draft)
    draft.tidy()
    DraftAddress.freeBroken(in: &draft, near: 0..<draft.count)
    return Acceptance(document: document).settle(
      InlineRewrite(
        paragraph: paragraph, draft: draft, caret: max(0, min(caret, draft.count)), event: .paste))
  }

  /// Replaces stretches of the source, in order and none overlapping, as one edit.
  ///
  /// - Returns: false where that is refused.
  package func replace(_ edits: [Edit], tick: Int) -> Bool {
    document.begin(at: tick)
    defer { document.end() }
    guard !document.isReadOnly, let first = edits.first, let last = edits.last else { return false }
    document.history.endGroup()
    document.typing.pendingAttributes = nil
    let growth = edits.reduce(0) { $0 + $1.growth }
    let patch = RichPatch(
      edits: edits, first: first.range.lowerBound, last: last.range.lowerBound,
      landing: .source(last.range.upperBound + growth), event: .paste)
    guard case .accepted = document.attempt(patch) else { return false }
    return true
  }

  /// Replaces as many of the stretches as can be: those of lines of one block of code as one edit, those of any other
  /// paragraph too, and where one of them is refused each by itself.
  ///
  /// - Parameter all: the stretches, by the indices of their paragraphs, in order.
  /// - Returns: how many, and why another was not.
  package func replaceEach(
    _ all: [Line], inBlock block: Int, tick: Int
  ) -> (count: Int, refused: String?) {
    document.begin(at: tick)
    defer { document.end() }
    document.history.endGroup()
    var (count, refused): (Int, String?) = (0, nil)
    var rest = all[...]
    while let last = rest.last {
      let paragraphs = document.block(block).paragraphs
      let code = codeLines(atEndOf: rest, in: paragraphs)
      if code.count > 1, !document.isReadOnly, replaceVerbatim(code, in: paragraphs) {
        count += code.reduce(0) { $0 + $1.stretches.count }
        rest.removeLast(code.count)
        continue
      }
      // Where one of the lines is refused each is tried.
      for line in code.isEmpty ? [last] : code.reversed() {
        let place = document.existing(
          RichPlace(block: block, paragraph: line.paragraph, visible: 0))
        let done = replaceEach(line.stretches, inParagraphAt: place)
        count += done.count
        refused = done.refused ?? refused
        rest.removeLast()
      }
    }
    return (count, refused)
  }

  /// The last of some lines, as far as they are of one block of code.
  private func codeLines(
    atEndOf lines: ArraySlice<Line>, in paragraphs: [RichParagraph]
  ) -> [Line] {
    guard let last = lines.last, let own = paragraphs[safe: last.paragraph], own.isCode else {
      return []
    }
    let run = lines.reversed().prefix { line in
      paragraphs[safe: line.paragraph]?.isCode(ofSameBlockAs: own) == true
    }
    return run.reversed()
  }

  /// Replaces as many of the stretches of a paragraph as can be: all as one edit, or where one of them is refused each by
  /// itself. Returns how many, and why another was not.
  private func replaceEach(
    _ replacements: [RichReplacement], inParagraphAt place: RichPlace
  ) -> (count: Int, refused: String?) {
    var refused: String?
    switch replace(replacements, inParagraphAt: place) {
    case .changed: return (replacements.count, nil)
    case .refused(let reason): refused = reason
    case .moved, .notHandled: break
    }
    guard replacements.count > 1 else { return (0, refused) }
    var count = 0
    for replacement in replacements.reversed() where !document.patience.isOver {
      if replace([replacement], inParagraphAt: document.existing(place)) == .changed { count += 1 }
    }
    return (count, refused)
  }

  /// Replaces stretches of lines that are their own source, or of some of one block of code: all of them or none.
  ///
  /// - Parameter paragraphs: those that the lines are among, by their indices.
  private func replaceVerbatim(_ lines: [Line], in paragraphs: [RichParagraph]) -> Bool {
    guard let first = lines.first?.paragraph, let last = lines.last?.paragraph else { return false }
    let edits = lines.flatMap { line in
      line.stretches.map { stretch in
        let paragraph = paragraphs[line.paragraph]
        let from = paragraph.sourceOffset(stretch.range.lowerBound, affinity: .downstream)
        let upTo = max(from, paragraph.sourceOffset(stretch.range.upperBound))
        return Edit(from..<upTo, bytes: stretch.text.flattened)
      }
    }
    guard let end = edits.last?.range.upperBound else { return false }
    let growth = edits.reduce(0) { $0 + $1.growth }
    var patch = RichPatch(
      edits: edits, first: paragraphs[first].lineStart, last: paragraphs[last].lineStart,
      landing: .source(end + growth), event: .paste)
    if paragraphs[first].isCode {
      var shapes = paragraphs[first...last].map { RichShape($0, isStrict: true) }
      for line in lines {
        var text = paragraphs[line.paragraph].text
        for stretch in line.stretches.reversed() {
          text.replaceSubrange(stretch.range, with: stretch.text.flattened)
        }
        shapes[line.paragraph - first].text = text
        shapes[line.paragraph - first].runs = InlineDraft.plainRuns(text)
      }
      patch.wanted = shapes
    }
    guard case .accepted = document.attempt(patch) else { return false }
    return true
  }

  /// Replaces what is shown between two places. Where what stands on both sides could not become one text it is refused.
  package func replace(_ range: Range<RichPlace>, with new: String, tick: Int) -> RichOutcome {
    let (from, upTo) = (range.lowerBound, range.upperBound)
    let target = RichTarget(
      from: from, upTo: upTo, first: document.paragraph(at: from),
      last: document.paragraph(at: upTo))
    guard !CutAcross(document: document).keepsApart(target) else { return ParagraphJoin.refusal }
    document.perform(
      .select(anchor: document.offset(of: from), head: document.offset(of: upTo)), tick: tick)
    return document.perform(
      new.isEmpty ? .deleteSelection : .paste(new, isMarkdown: false), tick: tick)
  }

  /// Makes one step of all that `body` does.
  package func asOneStep(_ body: () -> Void) {
    document.history.endGroup()
    let steps = document.history.stepCount
    body()
    document.history.joinSteps(after: steps)
  }
}

extension RichParagraph {
  /// Why other text cannot stand in a stretch: it would join two cells, or cut what is shown for a marker.
  fileprivate func reasonAgainstReplacing(_ range: Range<Int>) -> String? {
    for piece in pieces where range.overlaps(piece.visible) {
      if piece.attributes.contains(.separator) { return "Cannot join cells of a table." }
      let isCut = range.clamped(to: piece.visible) != piece.visible
      if isCut, piece.attributes.contains(.footnote) {
        return "Change the label of a footnote in the source (Ctrl+U)."
      }
      if isCut, piece.attributes.contains(.callout) {
        return "Change the kind of a callout in the source (Ctrl+U)."
      }
    }
    return nil
  }
}

extension String {
  fileprivate var flattened: [UInt8] { utf8.map { $0.isLineEnd ? Byte.space : $0 } }
}
