import CursesMarkdown
import CursesText

/// Callouts and footnotes that commands make.
package struct Annotations {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  package func toggleCallout(_ kind: String) -> RichOutcome {
    let paragraph = document.paragraph(at: document.target.from)
    guard let depth = paragraph.containers.lastIndex(where: { $0.kind == .quote }) else {
      let outcome = QuoteLevels(document: document).toggle()
      guard outcome == .changed else { return outcome }
      return setCallout(kind)
    }
    guard let old = paragraph.containers[depth].callout else {
      return setCallout(kind)
    }
    let range = (paragraph.base + old.range.lowerBound)..<(paragraph.base + old.range.upperBound)
    if old.kind != kind.lowercased() {
      return patchCallout([Edit(range, "[!\(kind.uppercased())]")], paragraph)
    }
    // The line goes with its marker when it holds nothing else.
    let line = document.state.text.sourceLine(at: range.lowerBound)
    let rest = document.state.text.bytes(in: range.upperBound..<line.content.upperBound)
    guard rest.allSatisfy(\.isBlank), line.isEnded else {
      let blank = rest.prefix { $0.isBlank }.count
      return patchCallout(
        [Edit(range.lowerBound..<(range.upperBound + blank), "")], paragraph)
    }
    let text = textStart(after: line, inside: Array(paragraph.containers[...depth]))
    return patchCallout([Edit(range.lowerBound..<text, "")], paragraph)
  }

  /// Where the text of the line after a marker starts, or of the next where that one is blank.
  private func textStart(after marker: SourceLine, inside blocks: [RichContainer]) -> Int {
    let text = document.state.text
    func markers(of line: SourceLine) -> BlankLine {
      BlankLine(text.bytes(in: line.content), lineStart: 0, in: blocks)
    }
    let line = text.sourceLine(at: marker.upperBound)
    let (first, next) = (markers(of: line), text.sourceLine(at: line.upperBound))
    let below = markers(of: next)
    let isBlank = !line.content.isEmpty && first.contentStart == line.content.count
    return isBlank && line.isEnded && below.depth == blocks.count
      ? next.lowerBound + below.contentStart : line.lowerBound + first.contentStart
  }

  private func setCallout(_ kind: String) -> RichOutcome {
    let place = document.target.from
    let paragraphs = document.block(place.block).paragraphs
    let here = paragraphs[place.paragraph]
    guard let depth = here.containers.lastIndex(where: { $0.kind == .quote }) else {
      return .refused("Only paragraphs can become a callout.")
    }
    let start = here.containers[depth].range
    guard !here.containers[depth].isReopened else {
      return .refused("This quotation is too long to become a callout.")
    }
    guard
      let first = paragraphs.first(where: {
        $0.containers.count > depth && $0.containers[depth].range == start
      })
    else { return .refused("Only paragraphs can become a callout.") }
    let marker = "[!\(kind.uppercased())]"
    guard first.kind == .paragraph, first.containers.count == depth + 1 else {
      return putMarker(marker, above: first, at: depth, here)
    }
    let at = first.contentRange.lowerBound
    let line = first.text.isEmpty ? "" : document.lineEnd + first.continuation
    return patchCallout([Edit(at: at, insert: first.lead + marker + line)], here)
  }

  /// Makes a callout of a quotation that begins with an item, a table or another block, which comes below the marker.
  private func putMarker(
    _ marker: String, above first: RichParagraph, at depth: Int, _ here: RichParagraph
  ) -> RichOutcome {
    let text = document.state.text
    let end = first.base + first.containers[depth].opener.upperBound
    let at = end < text.count && text.byte(at: end) == Byte.space ? end + 1 : end
    let start = document.lineEnd + first.containers[...depth].map(\.continuation).joined()
    return patchCallout(
      [Edit(at: at, insert: marker + start.trimmingTrailingSpaces + start)], here)
  }

  private func patchCallout(
    _ edits: [Edit], _ paragraph: RichParagraph
  ) -> RichOutcome {
    let head = document.state.selection.main.head
    let mapped = Transaction(edits).mapOffset(head, affinity: .downstream)
    let patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(mapped))
    _ = document.attempt(patch)
    return .changed
  }

  /// Typed `[!NOTE]` at the start of a quotation makes it a callout.
  func applyCalloutRule(_ paragraph: RichParagraph, _ place: RichPlace) -> Bool {
    guard let quote = paragraph.containers.last, quote.kind == .quote, quote.isFirst,
      paragraph.kind == .paragraph, place.visible == paragraph.text.count,
      let callout = Callout(in: paragraph.text, at: 0, upTo: paragraph.text.count),
      callout.range.upperBound == place.visible
    else { return false }
    let text = String(decoding: paragraph.text, as: UTF8.self)
    let start = paragraph.contentRange.lowerBound
    let patch = RichPatch(
      edits: [Edit(paragraph.contentRange, text)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(start + text.utf8.count), event: .inputRule)
    _ = document.attempt(patch)
    return true
  }

  // MARK: Footnotes

  package func insertFootnote() -> RichOutcome {
    let here = document.target
    guard here.isCaret, !here.first.isVerbatim, here.first.kind != .rule else {
      return .refused("Footnotes can only be inserted in text.")
    }
    while document.readOn() {}
    var number = 1
    while document.table.definitions.footnotes.contains(LinkLabel("\(number)".utf8)) { number += 1 }
    let caret = document.state.selection.main.head
    let end = document.state.text.count
    let last = document.state.text.bytes(in: max(0, end - 2)..<end)
    let isEnded = end == 0 || last.last?.isLineEnd == true
    let gap = (isEnded ? "" : document.lineEnd) + (end == 0 ? "" : document.lineEnd)
    // A text that ends with a line end goes on doing so.
    let trail = end > 0 && isEnded ? document.lineEnd : ""
    let definition = gap + "[^\(number)]: " + trail
    let start = document.table.range(of: document.table.part(at: end)).lowerBound
    _ = document.attempt(
      RichPatch(
        edits: [Edit(at: end, insert: definition)], first: start, last: start,
        landing: .source(caret)))
    document.setSelection(Selection(caret: document.offset(of: document.place(at: caret))))
    let place = document.head
    let paragraph = document.paragraph(at: place)
    var draft = document.draft(of: paragraph)
    let chain = draft.typingChain(at: place.visible)
    let at = draft.split(at: place.visible)
    draft.atoms.insert(
      DraftAtom(
        source: Array("[^\(number)]".utf8), visible: Array("[\(number)]".utf8), isLiteral: false,
        chain: chain, attributes: .footnote), at: at)
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: draft, caret: place.visible, event: .format)
    let outcome = Acceptance(document: document).settle(rewrite)
    guard outcome == .changed else { return outcome }
    document.setSelection(
      Selection(
        caret: document.offset(of: document.place(at: document.state.text.count - trail.utf8.count))
      ))
    return .changed
  }
}
