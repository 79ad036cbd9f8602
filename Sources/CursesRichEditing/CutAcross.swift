import CursesText

/// What is selected from one block into another, where one of them shows its source: text does not become
/// code, nor code text, so both ends stay what they are.
private struct AcrossCut {
  var target: RichTarget
  /// The lines of the leaf block that the selection starts in, and of the one that it ends in.
  var upper: LeafLines
  var lower: LeafLines
  /// Whether all of that block goes, with its fences and markers.
  var upperGoes: Bool
  var lowerGoes: Bool
}

/// The first and the last line of a leaf block, which may run over several parts.
private struct LeafLines {
  var first: RichPlace
  var last: RichPlace
}

/// Deletes and replaces text over paragraphs, of which some are code, tables or rules.
package struct CutAcross {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Whether what stands before a selection and what stands after it are two blocks still when it is gone.
  package func keepsApart(_ target: RichTarget) -> Bool {
    guard !target.isInOneParagraph, target.isAcrossVerbatim, let cut = cut(target) else {
      return false
    }
    return !cut.upperGoes && !cut.lowerGoes
  }

  /// Replaces what is selected from one block into another where one of them is its own source.
  func replaceAcrossVerbatim(
    _ target: RichTarget, with bytes: [UInt8], event: UserEvent
  ) -> RichOutcome {
    guard let cut = cut(target) else { return cutSource(target, with: bytes, event: event) }
    if target.first.isTableRow && !cut.upperGoes || target.last.isTableRow && !cut.lowerGoes {
      return .refused("Cannot delete part of a table together with other text.")
    }
    if cut.upperGoes && cut.lowerGoes { return replaceWhole(cut, bytes, event: event) }
    return apply(cut, bytes, event: event)
  }

  /// What goes of two blocks; nil where what is selected goes as it stands, as lines of one block do.
  private func cut(_ target: RichTarget) -> AcrossCut? {
    let upper = leaf(at: target.from)
    let lower = leaf(at: target.upTo)
    let isSource = target.first.kind == .source || target.last.kind == .source
    let isOneLeaf = upper.last == lower.last
    let isWholeLeaf =
      target.from.visible == 0 && isSamePlace(upper.first, target.from)
      && target.upTo.visible == target.last.text.count && isSamePlace(lower.last, target.upTo)
    if isSource || isOneLeaf && !(isWholeLeaf && target.first.isCode) { return nil }
    let keepsMarker = !isOneLeaf && sharesOpenedContainer(target.first, target.last)
    return AcrossCut(
      target: target, upper: upper, lower: lower,
      upperGoes: target.from.visible == 0 && isSamePlace(upper.first, target.from) && !keepsMarker,
      lowerGoes: target.upTo.visible == target.last.text.count
        && isSamePlace(lower.last, target.upTo))
  }

  /// Whole blocks go with all their lines; text that is put in their place gets a line of its own.
  private func replaceWhole(
    _ cut: AcrossCut, _ bytes: [UInt8], event: UserEvent
  ) -> RichOutcome {
    let (first, last) = (cut.target.first, document.paragraph(at: cut.lower.last))
    var from = first.lineStart
    var upTo = last.base + last.lines.upperBound
    if !bytes.isEmpty {
      let line = document.state.text.bytes(in: document.state.text.sourceLine(at: from).content)
      from += BlankLine(line, lineStart: 0, in: first.containers).contentStart
      upTo = max(from, document.lineContentEnd(before: upTo))
    }
    let patch = RichPatch(
      edits: [Edit(from..<upTo, bytes: bytes)], first: from, last: from,
      landing: .source(from + bytes.count), event: event)
    _ = document.attempt(patch)
    return .changed
  }

  /// Lines of one block: what is selected goes as it stands.
  private func cutSource(
    _ target: RichTarget, with bytes: [UInt8], event: UserEvent
  ) -> RichOutcome {
    var from = target.first.sourceOffset(target.from.visible)
    var upTo = target.last.sourceOffset(target.upTo.visible)
    if target.from.visible == 0, document.isFirstOfBlock(target.from) {
      from = target.first.lineStart
    }
    if target.upTo.visible == target.last.text.count, document.isLastOfBlock(target.upTo) {
      upTo = target.last.base + target.last.lines.upperBound
      if from != target.first.lineStart { upTo = document.lineContentEnd(before: upTo) }
    }
    // A fence goes with the whole of its code only.
    if target.first.isCode, from == target.first.lineStart,
      !document.isLastOfBlock(target.upTo)
        || target.upTo.visible < target.last.text.count
    {
      from = target.first.sourceOffset(0)
    }
    if target.last.isCode, from != target.first.lineStart {
      upTo = target.last.sourceOffset(target.upTo.visible)
    }
    let patch = RichPatch(
      edits: [Edit(from..<max(from, upTo), bytes: bytes)], first: from, last: from,
      landing: .source(from + bytes.count), event: event)
    _ = document.attempt(patch)
    return .changed
  }

  private func apply(
    _ cut: AcrossCut, _ bytes: [UInt8], event: UserEvent
  ) -> RichOutcome {
    let rests = [head(of: cut, bytes), tail(of: cut, cut.upperGoes ? bytes : [])]
    let isRaw = cut.target.first.kind == .raw || cut.target.last.kind == .raw
    let landing = landing(cut, bytes, isRaw: isRaw)
    let between = between(cut)
    let isDone = LeastEscaping(document: document).attempt(rests.map { $0?.draft ?? InlineDraft() })
    { drafts in
      let left = zip(rests, drafts).map { rest, draft in rest?.with(draft) }
      let edits = [left[0]?.edit(in: document), between, left[1]?.edit(in: document)]
      return [
        RichPatch(
          edits: edits.compactMap { $0 }.filter { !$0.isEmpty }, first: cut.target.first.lineStart,
          last: cut.target.last.lineStart, wanted: isRaw ? nil : left.compactMap { $0?.shape },
          isStructural: true, landing: landing, event: event)
      ]
    }
    if isDone { return .changed }
    return .refused("Cannot delete this: the rest would change. Edit the source instead (Ctrl+U).")
  }

  private func landing(
    _ cut: AcrossCut, _ bytes: [UInt8], isRaw: Bool
  ) -> RichPatch.Landing {
    let start = cut.upperGoes ? 0 : cut.target.from.visible
    guard isRaw else { return .caret(paragraph: 0, visible: start + bytes.count) }
    let from =
      cut.upperGoes ? cut.target.first.lineStart : cut.target.first.sourceOffset(start)
    return .source(from + bytes.count)
  }

  /// What is left of the first paragraph; nil where nothing is.
  private func head(of cut: AcrossCut, _ bytes: [UInt8]) -> AcrossRest? {
    guard !cut.upperGoes else { return nil }
    let (paragraph, visible) = (cut.target.first, cut.target.from.visible)
    if paragraph.isVerbatim {
      let end = document.paragraph(at: cut.upper.last).contentRange.upperBound
      let from = paragraph.sourceOffset(visible, affinity: .downstream)
      return .verbatim(
        Edit(from..<max(from, end), bytes: bytes), paragraph,
        Array(paragraph.text[..<visible]) + bytes)
    }
    var draft = document.draft(of: paragraph).extracting(0..<visible)
    draft.insert(bytes, at: visible, chain: draft.typingChain(at: visible))
    draft.tidy()
    return .rich(paragraph, draft)
  }

  /// What is left of the last paragraph; nil where nothing is.
  private func tail(of cut: AcrossCut, _ bytes: [UInt8]) -> AcrossRest? {
    guard !cut.lowerGoes else { return nil }
    let (paragraph, visible) = (cut.target.last, cut.target.upTo.visible)
    if paragraph.isVerbatim {
      let from = document.paragraph(at: cut.lower.first).sourceOffset(0)
      let upTo = paragraph.sourceOffset(visible, affinity: .downstream)
      return .verbatim(
        Edit(from..<max(from, upTo), bytes: bytes), paragraph,
        bytes + Array(paragraph.text[visible...]))
    }
    var draft = document.draft(of: paragraph).extracting(visible..<paragraph.text.count)
    if !paragraph.isTableRow { draft.dropLeadingSpaces() }
    draft.insert(bytes, at: 0, chain: draft.typingChain(at: 0))
    draft.tidy()
    return .rich(paragraph, draft)
  }

  /// The blocks between the two. What spaces the first from the next stays, and parts what is left.
  private func between(_ cut: AcrossCut) -> Edit {
    let end = document.paragraph(at: cut.lower.last)
    let start = document.paragraph(at: cut.lower.first).lineStart
    if cut.upperGoes { return Edit(cut.target.first.lineStart..<start, "") }
    let last = document.paragraph(at: cut.upper.last)
    if cut.lowerGoes {
      let from = max(
        document.lineContentEnd(before: last.base + last.lines.upperBound),
        last.contentRange.upperBound)
      return Edit(from..<document.lineContentEnd(before: end.base + end.lines.upperBound), "")
    }
    let next =
      document.nextParagraph(after: cut.upper.last).map { document.paragraph(at: $0).lineStart }
      ?? start
    return Edit(min(next, start)..<start, "")
  }

  /// Whether a container begins with one paragraph that the other lies in too.
  private func sharesOpenedContainer(_ first: RichParagraph, _ last: RichParagraph) -> Bool {
    guard first.base == last.base else { return false }
    return zip(first.containers, last.containers).contains { $0.isFirst && $0.isSame(as: $1) }
  }

  private func isSamePlace(_ left: RichPlace, _ right: RichPlace) -> Bool {
    (left.block, left.paragraph) == (right.block, right.paragraph)
  }

  private func leaf(at place: RichPlace) -> LeafLines {
    var lines = LeafLines(first: place, last: place)
    (lines.first.visible, lines.last.visible) = (0, 0)
    while !document.isFirstOfBlock(lines.first) || goesOnInCode(before: lines.first) {
      guard let previous = document.previousParagraph(before: lines.first) else { break }
      lines.first = RichPlace(block: previous.block, paragraph: previous.paragraph, visible: 0)
    }
    while !document.isLastOfBlock(lines.last) || goesOnInCode(behind: lines.last) {
      guard let next = document.nextParagraph(after: lines.last) else { break }
      lines.last = next
    }
    return lines
  }

  private func goesOnInCode(before place: RichPlace) -> Bool {
    place.paragraph == 0 && place.block > 0 && document.paragraph(at: place).isCode
      && document.table.goesOnInCode(behindPart: place.block - 1)
  }

  private func goesOnInCode(behind place: RichPlace) -> Bool {
    place.paragraph + 1 == document.block(place.block).paragraphs.count
      && document.paragraph(at: place).isCode
      && document.table.goesOnInCode(behindPart: place.block)
  }
}

extension RichTarget {
  /// Whether one of its ends is its own source, a cell or a rule, so that nothing is joined to it.
  var isAcrossVerbatim: Bool {
    [first, last].contains { $0.isVerbatim || $0.kind == .rule || $0.isTableRow }
  }
}

/// What is left of a paragraph that was cut.
private enum AcrossRest {
  case verbatim(Edit, RichParagraph, [UInt8])
  case rich(RichParagraph, InlineDraft)

  /// What it is to show.
  var shape: RichShape {
    switch self {
    case .verbatim(_, let paragraph, let text):
      var shape = RichShape(paragraph, isStrict: false)
      shape.text = text
      shape.runs = InlineDraft.plainRuns(text)
      return shape
    case .rich(_, let draft): return RichShape(draft, look: nil)
    }
  }

  func edit(in document: RichDocument) -> Edit {
    switch self {
    case .verbatim(let edit, _, _): edit
    case .rich(let paragraph, let draft):
      document.trimmed(Edit(paragraph.contentRange, bytes: draft.written()))
    }
  }

  /// The text that can be written in other ways; none of what is its own source.
  var draft: InlineDraft {
    if case .rich(_, let draft) = self { return draft }
    return InlineDraft()
  }

  /// The same with another draft.
  func with(_ draft: InlineDraft) -> AcrossRest {
    if case .rich(let paragraph, _) = self { return .rich(paragraph, draft) }
    return self
  }
}
