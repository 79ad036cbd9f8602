import CursesMarkdown
import CursesText

/// Writes a rewritten paragraph in the first way in which it shows what it should.
package struct Acceptance {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Writes the paragraph such that it shows the draft: as it is; else with stars for underscores; else
  /// with as few backslashes as can be; else with styles that end before symbols at their edges; else not at all.
  ///
  /// - Parameter raw: what was typed, which is written as it is before a style is changed.
  package func settle(_ rewrite: InlineRewrite, typed raw: RawTyping? = nil) -> RichOutcome {
    var rewrite = rewrite
    rewrite.draft.flattenBreaksBesideSpaces()
    rewrite.caret -= rewrite.draft.dropEmptyTitle(before: rewrite.caret)
    return settleAsIs(rewrite) ? .changed : settleOtherwise(rewrite, raw)
  }

  /// Writes the paragraph in one of the other ways, in their order.
  private func settleOtherwise(_ rewrite: InlineRewrite, _ raw: RawTyping?) -> RichOutcome {
    var rewrite = rewrite
    var starred = rewrite
    if starred.draft.useStarsBesideNew(), settleAsIs(starred) { return .changed }
    let isDone = LeastEscaping(document: document).attempt([rewrite.draft], hasPlain: false) {
      drafts in
      var written = rewrite
      written.draft = drafts[0]
      return patches(for: written)
    }
    document.typing.freshGap = isDone ? nil : document.typing.freshGap
    if isDone { return .changed }
    if let raw, writes(raw, for: rewrite) { return .changed }
    let old = document.state.text.bytes(in: rewrite.paragraph.contentRange)
    var edges = StyleEdges(rewrite.draft)
    guard edges.freeSymbols(), edges.draft.written() != old else { return cannotWrite }
    rewrite.draft = edges.draft
    return settleAsIs(rewrite) ? .changed : cannotWrite
  }

  /// Writes the paragraph as it was typed, whatever it shows then, as long as it stays what it is. Stars that were
  /// found to multiply stay so.
  private func writes(_ raw: RawTyping, for rewrite: InlineRewrite) -> Bool {
    let paragraph = rewrite.paragraph
    let content = paragraph.contentRange
    let ways = raw.ways(beside: document.state.text.bytes(in: content))
    let former = document.moment
    for (way, keepsProducts) in ways.map({ ($0, true) }) + [(raw.typed, false)] {
      let patch = RichPatch(
        edits: [document.trimmed(Edit(content, bytes: way.bytes))], first: paragraph.lineStart,
        last: paragraph.lineStart, landing: .source(content.lowerBound + way.caret),
        event: rewrite.event)
      guard case .accepted = document.attempt(patch) else { continue }
      if case let now = document.paragraph(at: document.head), now.kind == paragraph.kind,
        now.containers.count == paragraph.containers.count,
        !keepsProducts || now.productCount <= paragraph.productCount
      {
        return true
      }
      document.goBack(to: former)
    }
    return false
  }

  /// What is said where Markdown cannot hold what is asked for.
  var cannotWrite: RichOutcome {
    .refused(
      document.mode == .source
        ? "Cannot write this here in Markdown. Type it yourself: this is the source."
        : "Cannot write this here in Markdown. Edit the source instead (Ctrl+U).")
  }

  /// Writes the paragraph if that shows the draft, with nothing escaped.
  func settleAsIs(_ rewrite: InlineRewrite) -> Bool {
    let isDone = patches(for: rewrite).contains { document.attempt($0).isAccepted }
    if isDone { document.typing.freshGap = nil }
    return isDone
  }

  /// Writes the paragraph with these bytes if that shows the draft.
  func settle(_ rewrite: InlineRewrite, as bytes: [UInt8]) -> Bool {
    let edit = document.trimmed(Edit(rewrite.paragraph.contentRange, bytes: bytes))
    for var patch in patches(for: rewrite) {
      patch.edits = [edit]
      if case .accepted = document.attempt(patch) { return true }
    }
    return false
  }

  /// Writes the paragraph if that shows its text as a block of HTML: with nothing else beside them tags are one.
  func settleAsHTML(_ rewrite: InlineRewrite) -> Bool {
    for var patch in patches(for: rewrite) {
      patch.wanted = patch.wanted?.map { $0.asHTML }
      if case .accepted = document.attempt(patch) { return true }
    }
    return false
  }

  /// The ways to write the paragraph, the best first.
  package func patches(for rewrite: InlineRewrite) -> [RichPatch] {
    let (paragraph, bytes) = (rewrite.paragraph, written(rewrite))
    let range = bytes.isEmpty ? rangeWhenEmptied(paragraph) : paragraph.contentRange
    var look = bytes.isEmpty || paragraph.isTableRow ? nil : RichShape.Look(of: paragraph)
    let endsCallout = look != nil && rewrite.endsCallout
    if endsCallout { look?.isStrict = false }
    let patch = RichPatch(
      edits: [document.trimmed(Edit(range, bytes: bytes))], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [RichShape(rewrite.draft, look: look)],
      isStructural: endsCallout, mayRenumber: paragraph.isBlankLine, landing: rewrite.landing,
      event: rewrite.event)
    guard paragraph.text.isEmpty || paragraph.isBlankLine else { return [patch] }
    return patches(forEmptyLine: paragraph, patch, writing: bytes, in: range)
  }

  /// The source of the paragraph; where it had no text, with what it begins and ends with.
  private func written(_ rewrite: InlineRewrite) -> [UInt8] {
    let (paragraph, bytes) = (rewrite.paragraph, rewrite.draft.written())
    guard paragraph.text.isEmpty, !bytes.isEmpty else { return bytes }
    return Array(paragraph.lead.utf8) + bytes + Array(lineAfter(paragraph).utf8)
  }

  /// The ways to write what is typed where nothing stood, in a blank line or in an item without text, from the one that
  /// any paragraph is written in.
  private func patches(
    forEmptyLine line: RichParagraph, _ patch: RichPatch, writing bytes: [UInt8],
    in range: Range<Int>
  ) -> [RichPatch] {
    var patch = patch
    var patches = [patch]
    if let gap = gap(before: line), !bytes.isEmpty {
      var tight = patch
      tight.edits.insert(Edit(gap, ""), at: 0)
      patches.insert(tight, at: 0)
    }
    guard line.isBlankLine else { return patches }
    if line.containers.last?.kind == .quote {
      // Typed before all other text of a quotation it is what that begins with.
      patch.wanted?[0].look?.isStrict = false
      patch.isStructural = true
      patches.append(patch)
    }
    if let start = lineStart(between: line), !bytes.isEmpty {
      patch.edits = [Edit(range, bytes: Array(start.utf8) + bytes)]
      patch.wanted?[0].look = nil
      patches.append(patch)
    }
    return patches
  }

  /// What a blank line has to begin with that stands between two paragraphs of one block and is not in that.
  private func lineStart(between blank: RichParagraph) -> String? {
    let place = document.place(at: blank.contentRange.lowerBound)
    guard
      let before = document.previousParagraph(before: place).map({ document.paragraph(at: $0) }),
      let after = document.nextParagraph(after: place).map({ document.paragraph(at: $0) }),
      before.base == after.base
    else { return nil }
    let shared = zip(before.containers, after.containers).prefix { $0.isSame(as: $1) }.map(\.1)
    guard shared.count > blank.containers.count else { return nil }
    return shared[blank.containers.count...].map(\.continuation).joined()
  }

  /// The blank line that Tab has put before an item without text, which is needed no more.
  private func gap(before paragraph: RichParagraph) -> Range<Int>? {
    guard let freshGap = document.typing.freshGap, paragraph.text.isEmpty, paragraph.ownItem != nil
    else {
      return nil
    }
    let line = document.state.text.sourceLine(at: min(freshGap, document.state.text.count))
    guard line.lowerBound == freshGap, line.upperBound == paragraph.lineStart else { return nil }
    return line.range
  }

  /// What must follow text typed into an empty paragraph: the blank line that was its own keeps it apart
  /// from what comes after.
  package func lineAfter(_ paragraph: RichParagraph) -> String {
    guard paragraph.isBlankLine, !paragraph.hasGapAfter else { return "" }
    let isLastLine =
      paragraph.base + paragraph.lines.upperBound == document.state.text.count
      && paragraph.content.upperBound == paragraph.lines.upperBound
    // A text that ends with a line end goes on doing so.
    if isLastLine { return endsWithLineEnd && paragraph.containers.isEmpty ? document.lineEnd : "" }
    return document.lineEnd + paragraph.blankContinuation
  }

  private var endsWithLineEnd: Bool {
    guard !document.state.text.isEmpty else { return false }
    let last = document.state.text.byte(at: document.state.text.count - 1)
    return last == Byte.lineFeed || last == Byte.carriageReturn
  }

  /// What to take away when all text of a paragraph goes. The line of a plain paragraph becomes a blank
  /// one, so that one of the blank lines after it is too many.
  func rangeWhenEmptied(_ paragraph: RichParagraph) -> Range<Int> {
    let content = paragraph.contentRange
    let isPlain = paragraph.kind == .paragraph && paragraph.containers.last?.isFirst != true
    guard isPlain, paragraph.hasGapAfter else { return content }
    let end = paragraph.base + paragraph.lines.upperBound
    return content.lowerBound..<max(content.upperBound, end + gapPrefix(at: end))
  }

  /// The number of bytes before the line end of the blank line at `offset`.
  private func gapPrefix(at offset: Int) -> Int {
    document.state.text.sourceLine(at: offset).content.count
  }
}
