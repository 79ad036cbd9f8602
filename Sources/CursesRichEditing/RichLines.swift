import CursesText

/// Whole paragraphs that were copied, to be put somewhere else.
public struct RichLines: Hashable, Sendable {
  /// What they are to the paragraphs beside which they are put.
  package enum Kind: Hashable, Sendable { case item, code, row, other }

  /// What is read, a line feed between paragraphs.
  public let text: String
  /// The source, line by line, without line ends and without the markers of blocks that go on around it.
  package let source: [String]
  package let kind: Kind
  package let shapes: [Shape]

  /// What a paragraph of them looks like.
  package struct Shape: Hashable, Sendable {
    package let shape: RichShape
    package static func == (left: Shape, right: Shape) -> Bool { left.shape == right.shape }
    package func hash(into hasher: inout Hasher) { hasher.combine(shape.text) }
  }

  /// Whether they are a whole quotation, with its signs.
  package var isQuotation: Bool {
    source.allSatisfy { $0.utf8.first == UInt8(ascii: ">") }
      && shapes.first?.shape.look?.containers.contains { $0.kind == .quote } == true
  }

  /// Whether they are a callout.
  package var isCallout: Bool { shapes.first?.shape.look?.containers.last?.callout != nil }

  /// The paragraphs as Markdown.
  public var markdown: String { source.joined(separator: "\n") }
}

extension RichDocument {
  /// The paragraphs that the selection touches, whole.
  public var selectedLines: RichLines { lines(of: selectedParagraphs) }

  /// The paragraphs that each selection touches, whole, each paragraph once.
  public var linesOfEachSelection: [RichLines] {
    var end = -1
    return state.selection.ranges.compactMap { range in
      if patience.isSpent() { return nil }
      let chosen = touchedParagraphs(of: target(of: range)).filter { $0.paragraph.lineStart > end }
      guard let last = chosen.last else { return nil }
      end = last.paragraph.lineStart
      return lines(of: chosen)
    }
  }

  /// Paragraphs that follow each other, whole.
  package func lines(of chosen: [(place: RichPlace, paragraph: RichParagraph)]) -> RichLines {
    let first = chosen[0].paragraph
    let outer = containersAround(chosen)
    let span = sourceLines(of: chosen)
    let text = state.text
    var source: [String] = []
    if !span.isEmpty {
      let end = max(span.lowerBound, lineContentEnd(before: span.upperBound))
      let lines = text.sourceLines(from: span.lowerBound, upTo: end) { patience.isSpent() }
      source = lines.prefix { _ in !patience.isSpent() }.map { line in
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
    guard let next = nextParagraph(after: chosen[chosen.count - 1].place),
      next.block == chosen[0].place.block
    else { return false }
    let containers = paragraph(at: next).containers
    return containers.count > depth && containers[depth].isSame(as: container)
  }
}
