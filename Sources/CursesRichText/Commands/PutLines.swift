import CursesText

/// Puts whole lines before or after others.
package struct PutLines {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Puts copied paragraphs behind the one at the caret, or before it. The caret goes to the first of
  /// them. An item comes into the list that is there, a row into the table, lines into the code.
  ///
  /// - Parameter staysInside: whether they stay in the item or quotation that the paragraph ends.
  package func put(
    _ lines: RichLines, below: Bool, staysInside: Bool = false, tick: Int
  ) -> RichOutcome {
    document.begin(at: tick)
    defer { document.end() }
    if document.isReadOnly { return .refused("This note is read-only.") }
    let isNumbered = Numbering(document: document).numbersCountUp
    let isNumberedOn = isNumbered && Numbering(document: document).laterNumbersCountUp
    document.history.endGroup()
    let steps = document.history.stepCount
    document.typing.pendingAttributes = nil
    let paragraph = document.paragraph(at: document.head)
    let outcome: RichOutcome
    switch paragraph.kind {
    case .code: outcome = putCode(lines, beside: paragraph, below: below)
    case .source: outcome = putSource(lines, beside: paragraph, below: below)
    default:
      outcome = putBlocks(
        lines, beside: paragraph, below: below, staysInside: staysInside)
    }
    if outcome == .changed, isNumbered {
      Numbering(document: document).renumber(later: isNumberedOn)
    }
    document.history.joinSteps(after: steps)
    return outcome
  }

  // MARK: Lines that show themselves

  private func putCode(
    _ lines: RichLines, beside paragraph: RichParagraph, below: Bool
  ) -> RichOutcome {
    let indent = paragraph.continuation + (paragraph.isIndentedCode ? "    " : "")
    let texts =
      lines.kind == .code
      ? lines.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      : lines.source
    let shapes = texts.map { text in
      var shape = RichShape(paragraph, isStrict: false)
      shape.look = nil
      shape.text = Array(text.utf8)
      shape.runs = InlineDraft.plainRuns(shape.text)
      return shape
    }
    let body = texts.map { $0.isEmpty ? $0 : indent + $0 }
    guard paragraph.trail.isEmpty, !paragraph.lead.contains("\n") else {
      return .refused("The code block has no line for these.")
    }
    return putWhole(body, shapes, beside: paragraph, below: below)
      ? .changed : .refused("This text would end the code block.")
  }

  private func putSource(
    _ lines: RichLines, beside paragraph: RichParagraph, below: Bool
  ) -> RichOutcome {
    let content = paragraph.contentRange
    let text = lines.source.joined(separator: document.lineEnd)
    let edit =
      below
      ? Edit(at: content.upperBound, insert: document.lineEnd + text)
      : Edit(at: content.lowerBound, insert: text + document.lineEnd)
    let caret = edit.range.lowerBound + (below ? document.lineEnd.utf8.count : 0)
    let patch = RichPatch(
      edits: [edit], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(caret), event: .paste)
    _ = document.attempt(patch)
    return .changed
  }

  /// Puts lines directly beside the line of the source that a paragraph is.
  private func putWhole(
    _ body: [String], _ shapes: [RichShape], beside paragraph: RichParagraph, below: Bool
  ) -> Bool {
    let text = body.joined(separator: document.lineEnd)
    let content = paragraph.contentRange
    let edit =
      below
      ? Edit(at: content.upperBound, insert: document.lineEnd + text)
      : Edit(
        at: document.state.text.sourceLine(at: content.lowerBound).lowerBound,
        insert: text + document.lineEnd)
    return attempt(edit, shapes, beside: paragraph, below: below)
  }

  private func attempt(
    _ edit: Edit, _ shapes: [RichShape], beside paragraph: RichParagraph, below: Bool
  ) -> Bool {
    var kept = RichShape(paragraph, isStrict: false)
    if paragraph.isBlankLine { kept.look = nil }
    let patch = RichPatch(
      edits: [edit], first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: below ? [kept] + shapes : shapes + [kept], isStructural: true,
      landing: .caret(paragraph: below ? 1 : 0, visible: 0), event: .paste)
    if case .accepted = document.attempt(patch) { return true }
    return false
  }

  // MARK: Blocks

  private func putBlocks(
    _ lines: RichLines, beside paragraph: RichParagraph, below: Bool, staysInside: Bool
  ) -> RichOutcome {
    if paragraph.isTableRow, lines.kind == .row {
      guard case .tableRow(isHeader: false) = paragraph.kind else {
        return .refused("Nothing can stand above the header of a table.")
      }
    }
    let places = surroundings(of: paragraph, for: lines, below: below, staysInside: staysInside)
    for around in places {
      let blank = around.blank
      let body = lines.source.map { $0.isEmpty ? blank : around.start + $0 }
        .joined(separator: document.lineEnd)
      for (before, after) in around.gaps {
        let gapBefore = before ? blank + document.lineEnd : ""
        let gapAfter = after ? document.lineEnd + blank : ""
        let end = paragraph.base + paragraph.lines.upperBound
        let at =
          below
          ? max(document.lineContentEnd(before: end), paragraph.contentRange.upperBound)
          : paragraph.lineStart
        let edit =
          below
          ? Edit(at: at, insert: document.lineEnd + gapBefore + body + gapAfter)
          : Edit(at: at, insert: gapBefore + body + gapAfter + document.lineEnd)
        let shapes = lines.shapes.map { one in
          var shape = one.shape
          if lines.kind == .code || lines.kind == .row { shape.look = nil }
          return shape
        }
        if attempt(edit, shapes, beside: paragraph, below: below) { return .changed }
      }
    }
    return .refused("Cannot insert these lines here.")
  }

  /// What lines start with beside a paragraph, and whether blank lines come before and after them.
  private struct Surrounding {
    var start: String
    var gaps: [(before: Bool, after: Bool)]
    var blank: String

    init(start: String, gaps: [(before: Bool, after: Bool)], blank: String? = nil) {
      (self.start, self.gaps) = (start, gaps)
      self.blank = blank ?? start.trimmingTrailingSpaces
    }
  }

  /// The places there are for copied paragraphs, the one that fits best first.
  private func surroundings(
    of paragraph: RichParagraph, for lines: RichLines, below: Bool, staysInside: Bool
  ) -> [Surrounding] {
    let tight = [(false, false), (true, false), (false, true), (true, true)]
    let loose = [(true, false), (false, true), (true, true), (false, false)]
    let isAmongLines = paragraph.isBlankLine || paragraph.isVerbatim || paragraph.isTableRow
    var all: [Surrounding] = []
    let depth = paragraph.containers.lastIndex { $0.kind == .item }
    if lines.kind == .item, let depth {
      let item = paragraph.containers[depth]
      let outer = paragraph.containers[..<depth].map(\.continuation).joined()
      let indent = String(
        repeating: " ", count: ParagraphBreak(document: document).markerIndent(item))
      all.append(Surrounding(start: outer + indent, gaps: item.isTight ? tight : loose))
    }
    if lines.isQuotation, let depth = paragraph.containers.lastIndex(where: { $0.kind == .quote }) {
      // It goes on with the quotation that is there; a callout stands beside it.
      let outer = paragraph.containers[..<depth].map(\.continuation).joined()
      let isApart = lines.isCallout || paragraph.containers[depth].callout != nil
      if !isApart || !goesOn(paragraph.containers[depth], depth, beside: paragraph, below: below) {
        let blank = isApart ? nil : outer + ">"
        all.append(Surrounding(start: outer, gaps: loose, blank: blank))
      }
    }
    let quotes = paragraph.containers.prefix { $0.kind == .quote }.map(\.continuation).joined()
    let inner = Surrounding(
      start: paragraph.continuation, gaps: isAmongLines ? tight : loose)
    let outer = Surrounding(start: quotes, gaps: isAmongLines ? tight : loose)
    let isAtEdge = !staysInside && (below ? isLastOfList(paragraph) : paragraph.isFirstOfList)
    all += isAtEdge ? [outer, inner] : [inner, outer]
    return all
  }

  /// Whether a block around a paragraph goes on beside it.
  private func goesOn(
    _ container: RichContainer, _ depth: Int, beside paragraph: RichParagraph, below: Bool
  ) -> Bool {
    let place = document.place(at: paragraph.sourceOffset(0))
    let other =
      below ? document.nextParagraph(after: place) : document.previousParagraph(before: place)
    return other.map { document.paragraph(at: $0).containers[safe: depth]?.isSame(as: container) }
      == true
  }

  /// Whether the list around a paragraph ends with it.
  private func isLastOfList(_ paragraph: RichParagraph) -> Bool {
    guard let depth = paragraph.containers.firstIndex(where: { $0.kind == .item }) else {
      return false
    }
    let list = paragraph.containers[depth].listStart
    let place = document.place(at: paragraph.sourceOffset(0))
    guard let next = document.nextParagraph(after: place), next.block == place.block else {
      return true
    }
    let containers = document.paragraph(at: next).containers
    return !(containers.count > depth && containers[depth].listStart == list)
  }
}

extension RichParagraph {
  /// Whether the outermost list around it begins with it.
  fileprivate var isFirstOfList: Bool {
    let depth = containers.firstIndex { $0.kind == .item }
    guard let depth else { return false }
    return containers[depth...].allSatisfy { $0.isFirst && $0.index == 0 }
  }
}
