import CursesMarkdown
import CursesText

/// Text to put in the place of a stretch of a paragraph's visible text.
public struct RichReplacement: Hashable, Sendable {
  /// Offsets into the paragraph's visible text.
  public var range: Range<Int>
  /// What is put there, shown as it is: nothing in it is Markdown.
  public var text: String

  /// A replacement of a range of visible text.
  public init(_ range: Range<Int>, with text: String) {
    self.range = range
    self.text = text
  }
}

extension RichDocument {
  /// Replaces stretches of a paragraph's visible text, in order and none overlapping, as one edit. Line
  /// ends in the new text become spaces.
  public func replace(
    _ replacements: [RichReplacement], inParagraphAt place: RichPlace, tick: Int
  ) -> RichOutcome {
    begin(at: tick)
    defer { end() }
    return replace(replacements, inParagraphAt: place)
  }

  private func replace(
    _ replacements: [RichReplacement], inParagraphAt place: RichPlace
  ) -> RichOutcome {
    if isReadOnly { return .refused("This note is read-only.") }
    guard let last = replacements.last else { return .notHandled }
    let paragraph = paragraph(at: place)
    history.endGroup()
    typing.pendingAttributes = nil
    let texts = replacements.map { $0.text.flattened }
    if paragraph.isVerbatim { return replaceVerbatim(replacements, texts, paragraph) }
    var draft = draft(of: paragraph)
    var caret = last.range.lowerBound + texts[texts.count - 1].count
    for (replacement, text) in zip(replacements, texts).reversed() {
      let range = replacement.range
      if let reason = paragraph.reasonAgainstReplacing(range) { return .refused(reason) }
      let outer =
        draft.extracting(range).atoms.first?.chain ?? draft.chain(across: range.lowerBound)
      let chain = outer.filter { !draft.spans[$0].isAutomatic }
      draft.remove(range)
      draft.insert(text, at: range.lowerBound, chain: chain)
      if range != last.range { caret += text.count - range.count }
    }
    if paragraph.cells.isEmpty, replacements[0].range.lowerBound == 0 { draft.dropLeadingSpaces() }
    DraftBlanks.dropAtEdges(ofCellsIn: &draft)
    draft.tidy()
    return settle(
      InlineRewrite(
        paragraph: paragraph, draft: draft, caret: max(0, min(caret, draft.count)), event: .paste))
  }

  /// Replaces as many of the stretches as can be: all as one edit, or where one of them is refused each by
  /// itself. Returns how many, and why another was not.
  public func replaceEach(
    _ replacements: [RichReplacement], inParagraphAt place: RichPlace, tick: Int
  ) -> (count: Int, refused: String?) {
    begin(at: tick)
    defer { end() }
    var refused: String?
    switch replace(replacements, inParagraphAt: place) {
    case .changed: return (replacements.count, nil)
    case .refused(let reason): refused = reason
    case .moved, .notHandled: break
    }
    guard replacements.count > 1 else { return (0, refused) }
    var count = 0
    for replacement in replacements.reversed()
    where replace([replacement], inParagraphAt: existing(place)) == .changed {
      count += 1
    }
    return (count, refused)
  }

  private func replaceVerbatim(
    _ replacements: [RichReplacement], _ texts: [[UInt8]], _ paragraph: RichParagraph
  ) -> RichOutcome {
    let edits = zip(replacements, texts).map { replacement, text in
      let from = paragraph.sourceOffset(replacement.range.lowerBound, affinity: .downstream)
      let upTo = max(from, paragraph.sourceOffset(replacement.range.upperBound))
      return Edit(from..<upTo, bytes: text)
    }
    let growth = edits.reduce(0) { $0 + $1.growth }
    guard let last = edits.last else { return .notHandled }
    var patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(last.range.upperBound + growth), event: .paste)
    if paragraph.isCode {
      var shape = RichShape(paragraph, isStrict: true)
      for (replacement, text) in zip(replacements, texts).reversed() {
        shape.text.replaceSubrange(replacement.range, with: text)
      }
      shape.runs = InlineDraft.plainRuns(shape.text)
      patch.wanted = [shape]
    }
    if case .accepted = attempt(patch) { return .changed }
    return .refused("This text would end the code block.")
  }

  /// Makes one step of all that `body` does.
  public func asOneStep(_ body: () -> Void) {
    history.endGroup()
    let steps = history.stepCount
    body()
    history.joinSteps(after: steps)
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

extension InlineDraft {
  /// The spans that go on at a visible offset, on both sides of it.
  fileprivate func chain(across visible: Int) -> [Int] {
    var copy = self
    let index = copy.split(at: visible)
    guard index > 0, index < copy.atoms.count else { return [] }
    let (left, right) = (copy.atoms[index - 1].chain, copy.atoms[index].chain)
    return zip(left, right).prefix { $0 == $1 }.map(\.0)
  }
}

extension String {
  fileprivate var flattened: [UInt8] { utf8.map { $0.isLineEnd ? Byte.space : $0 } }
}
