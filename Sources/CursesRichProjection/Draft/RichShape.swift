/// What a paragraph looks like, to compare what was asked for with what is shown.
///
/// What spaces mean does not count, nor do links that Markdown makes of addresses by itself.
package struct RichShape: Equatable, Sendable {
  /// What it is and stands in; `nil` where that does not count.
  package struct Look: Equatable, Sendable {
    package var kind: RichKind
    package var containers: [RichContainer]
    package var isStrict: Bool

    package init(kind: RichKind, containers: [RichContainer], isStrict: Bool) {
      (self.kind, self.containers, self.isStrict) = (kind, containers, isStrict)
    }

    package init(of paragraph: RichParagraph, isStrict: Bool = true) {
      (kind, containers, self.isStrict) = (paragraph.kind, paragraph.containers, isStrict)
    }

    /// Lets numbers of items not count.
    package mutating func forgetNumbers() {
      for index in containers.indices where containers[index].number != nil {
        containers[index].number = 1
      }
    }

    package static func == (left: Look, right: Look) -> Bool {
      guard left.kind.isSame(as: right.kind) else { return false }
      if !left.isStrict || !right.isStrict { return true }
      return left.containers.count == right.containers.count
        && zip(left.containers, right.containers).allSatisfy { $0.looksLike($1) }
    }
  }

  package struct Run: Equatable, Sendable {
    package var end: Int
    package var attributes: RichAttributes
    package var link: String?

    package init(end: Int, attributes: RichAttributes, link: String?) {
      (self.end, self.attributes, self.link) = (end, attributes, link)
    }
  }

  package var look: Look?
  package var text: [UInt8]
  package var runs: [Run] = []

  package init(_ paragraph: RichParagraph, isStrict: Bool) {
    look = Look(of: paragraph, isStrict: isStrict)
    text = paragraph.text
    for piece in paragraph.pieces {
      var attributes = piece.attributes
      var link: String?
      var span = piece.span
      while span >= 0 {
        let found = paragraph.spans[span]
        span = found.parent
        if found.isAutomatic { continue }
        attributes.formUnion(found.attributes)
        if !found.isNamedByText { link = link ?? found.link }
      }
      addRun(piece.visible, attributes, link)
    }
  }

  package init(_ draft: InlineDraft, look: Look?) {
    self.look = look
    text = draft.text
    var place = 0
    for atom in draft.atoms {
      var attributes = atom.attributes
      var link: String?
      for span in atom.chain.reversed() {
        let found = draft.spans[span]
        if found.isAutomatic { continue }
        attributes.formUnion(found.attributes)
        if !found.isNamedByText { link = link ?? found.link }
      }
      addRun(place..<(place + atom.visible.count), attributes, link)
      place += atom.visible.count
    }
  }

  private mutating func addRun(
    _ range: Range<Int>, _ attributes: RichAttributes, _ link: String?
  ) {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, text[start].isWhitespace { start += 1 }
    while end > start, text[end - 1].isWhitespace { end -= 1 }
    guard start < end else { return }
    if let last = runs.last, last.attributes == attributes, last.link == link {
      runs[runs.count - 1].end = end
    } else {
      runs.append(Run(end: end, attributes: attributes, link: link))
    }
  }

  /// The same text as a line of HTML.
  package var asHTML: RichShape {
    var other = self
    other.look?.kind = .raw
    other.runs = []
    other.addRun(text.indices, .raw, nil)
    return other
  }

  /// Whether `shown` is what was wanted.
  package func isMet(by shown: RichShape) -> Bool {
    if let look, let other = shown.look, look != other { return false }
    return text == shown.text && runs == shown.runs
  }

  /// The first visible offset at which `shown` differs.
  package func firstDifference(from shown: RichShape) -> Int {
    if let look, let other = shown.look, look != other { return 0 }
    var offset = 0
    while offset < min(text.count, shown.text.count), text[offset] == shown.text[offset] {
      offset += 1
    }
    var start = 0
    for (index, run) in runs.enumerated() {
      guard index < shown.runs.count, shown.runs[index] == run else { return min(offset, start) }
      start = run.end
    }
    return offset
  }
}

extension RichKind {
  /// Whether both are the same. A later part of long code knows no language, and where parts are cut a line may be in
  /// either.
  fileprivate func isSame(as other: RichKind) -> Bool {
    guard case .code(let left) = self, case .code(let right) = other else { return self == other }
    return left == right || left.isEmpty || right.isEmpty
  }
}

extension RichParagraph {
  /// Whether both are the same text with the same styles, certainly: their shapes are the same then.
  package func looksLike(_ other: RichParagraph, isStrict: Bool) -> Bool {
    guard text == other.text, kind == other.kind, runs == other.runs,
      spans.count == other.spans.count, spans.isEmpty || pieces.count == other.pieces.count
    else { return false }
    for (span, twin) in zip(spans, other.spans) {
      guard span.isAutomatic == twin.isAutomatic, span.isNamedByText == twin.isNamedByText else {
        return false
      }
    }
    guard isStrict else { return true }
    return containers.count == other.containers.count
      && zip(containers, other.containers).allSatisfy { $0.looksLike($1) }
  }
}
