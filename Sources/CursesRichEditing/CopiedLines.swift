import CursesText

/// Takes whole paragraphs, to be put somewhere else.
package struct CopiedLines {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The paragraphs that the selection touches, whole.
  package var selectedLines: RichLines { lines(of: document.selectedParagraphs) }

  /// The paragraphs that each selection touches, whole, each paragraph once.
  package var linesOfEachSelection: [RichLines] {
    var end = -1
    return document.state.selection.ranges.compactMap { range in
      if document.patience.isSpent() { return nil }
      let chosen = document.touchedParagraphs(of: document.target(of: range)).filter {
        $0.paragraph.lineStart > end
      }
      guard let last = chosen.last else { return nil }
      end = last.paragraph.lineStart
      return lines(of: chosen)
    }
  }

  /// Paragraphs that follow each other, whole.
  package func lines(of chosen: [(place: RichPlace, paragraph: RichParagraph)]) -> RichLines {
    let first = chosen[0].paragraph
    let outer = containersAround(chosen)
    let span = ChosenLines(document: document).sourceLines(of: chosen)
    let text = document.state.text
    var source: [String] = []
    if !span.isEmpty {
      let end = max(span.lowerBound, document.lineContentEnd(before: span.upperBound))
      let lines = text.sourceLines(from: span.lowerBound, upTo: end) { document.patience.isSpent() }
      source = lines.prefix { _ in !document.patience.isSpent() }.map { line in
        let bytes = text.bytes(in: line.content)
        let start = BlankLine(bytes, lineStart: 0, in: outer).contentStart
        return String(decoding: bytes[start...], as: UTF8.self)
      }
    }
    if source.isEmpty { source = [""] }
    if span.lowerBound == 3, first.lineStart == 0, source[0].unicodeScalars.first == "\u{FEFF}" {
      source[0].unicodeScalars.removeFirst()
    }
    let isWholeCode =
      first.isCode
      && text.sourceLine(at: first.contentRange.lowerBound).lowerBound != span.lowerBound
    let kind: RichLines.Kind =
      first.ownItem != nil
      ? .item : first.isCode && !isWholeCode ? .code : first.isTableRow ? .row : .other
    return RichLines(
      text: chosen.map(\.paragraph.string).joined(separator: "\n"), source: source, kind: kind,
      shapes: chosen.map { RichLines.Shape(shape: RichShape($0.paragraph, isStrict: false)) })
  }

  /// The blocks around paragraphs that began before them or go on after them: their markers are no part of
  /// what is copied. The marker of an item is, with the first of its paragraphs.
  package func containersAround(
    _ chosen: [(place: RichPlace, paragraph: RichParagraph)]
  ) -> [RichContainer] {
    let first = chosen[0].paragraph
    var outer: [RichContainer] = []
    for (depth, container) in first.containers.enumerated() {
      let isShared = chosen.allSatisfy { _, paragraph in
        paragraph.base == first.base && paragraph.containers.count > depth
          && paragraph.containers[depth].isSame(as: container)
      }
      guard isShared else { break }
      if container.isFirst {
        guard container.kind == .quote, goesOn(container, depth, after: chosen) else { break }
      }
      outer.append(container)
    }
    return outer
  }

  private func goesOn(
    _ container: RichContainer, _ depth: Int,
    after chosen: [(place: RichPlace, paragraph: RichParagraph)]
  ) -> Bool {
    guard let next = document.nextParagraph(after: chosen[chosen.count - 1].place),
      next.block == chosen[0].place.block
    else { return false }
    let containers = document.paragraph(at: next).containers
    return containers.count > depth && containers[depth].isSame(as: container)
  }
}
