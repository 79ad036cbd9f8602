import CursesMarkdown

extension Projector {
  /// Puts empty paragraphs where blank lines stand for them; the rule is told at `RichBlock`.
  package mutating func addBlankLines() {
    var all: [RichParagraph] = []
    var place = 0
    for next in paragraphs {
      let begun = appendBlankLines(
        place..<max(place, next.lines.lowerBound), to: &all, before: next)
      place = max(place, next.lines.upperBound)
      all.append(next)
      for index in 0..<begun { all[all.count - 1].containers[index].isFirst = false }
    }
    _ = appendBlankLines(place..<source.count, to: &all, before: nil)
    paragraphs = all
  }

  /// - Parameter next: the paragraph that follows; nil at the end of the part.
  /// - Returns: how many of the containers of `next` begin with one of the lines.
  private func appendBlankLines(
    _ range: Range<Int>, to all: inout [RichParagraph], before next: RichParagraph?
  ) -> Int {
    let isAtEnd = next == nil
    var opened = 0
    var begun = 0
    var start = range.lowerBound
    var depth: Int?
    var around = all.last?.containers ?? reopenedContainers()
    while start < range.upperBound || (isAtEnd && isLast && hasLine(at: start, after: all)) {
      let end = lineEnd(from: start)
      let line = BlankLine(source, lineStart: start, in: around)
      let isFirst = depth == nil && !all.isEmpty
      let leaves = depth.map { line.depth < $0 } ?? false
      if let next, next.opensContainer(in: start..<end) {
        // A line with the markers of what follows and nothing else is none of its own.
        around = next.containers.filter { $0.isReopened || $0.opener.lowerBound < end }
        depth = around.count
        opened = around.count
      } else if isFirst || leaves {
        all[all.count - 1].hasGapAfter = true
        depth = line.depth
      } else {
        let first = begun..<max(begun, min(opened, line.depth))
        all.append(emptyParagraph(line, start..<end, around, first))
        depth = line.depth
        begun = first.upperBound
      }
      if end == start { break }
      start = end
      if start >= range.upperBound && !(isAtEnd && isLast && endsInLineEnd) { break }
    }
    return begun
  }

  private var endsInLineEnd: Bool { source.last.map(\.isLineEnd) ?? true }

  /// Whether there is a line without bytes at the very end.
  private func hasLine(at offset: Int, after all: [RichParagraph]) -> Bool {
    guard offset == source.count, endsInLineEnd else { return false }
    return all.last.map { $0.lines.isEmpty && $0.lines.lowerBound == offset } != true
  }

  /// - Parameter first: the containers that are not known to have anything before it.
  private func emptyParagraph(
    _ line: BlankLine, _ range: Range<Int>, _ around: [RichContainer], _ first: Range<Int>
  ) -> RichParagraph {
    var paragraph = RichParagraph(kind: .paragraph)
    let place = lineContentEnd(range)
    paragraph.content = place..<place
    let isBare = place > range.lowerBound && source[place - 1] == Byte.greater
    paragraph.lead = isBare ? " " : ""
    paragraph.lines = range
    paragraph.isBlankLine = true
    paragraph.leafStart = range.lowerBound
    paragraph.containers = around.prefix(line.depth).enumerated().map { index, container in
      var container = container
      container.isFirst = container.isFirst && first.contains(index)
      return container
    }
    return paragraph
  }
}

/// How far the start of a line goes on in containers.
package struct BlankLine {
  /// The number of containers, from the outermost, that text at this place would be in.
  package private(set) var depth = 0
  /// Where the markers end.
  package private(set) var contentStart: Int

  package init(_ source: [UInt8], lineStart: Int, in containers: [RichContainer]) {
    var place = lineStart
    var column = 0
    contentStart = lineStart
    for container in containers {
      guard
        BlankLine.enter(container, source, &place, &column)
      else { return }
      depth += 1
      contentStart = place
    }
  }

  private static func enter(
    _ container: RichContainer, _ source: [UInt8], _ place: inout Int, _ column: inout Int
  ) -> Bool {
    func byte(_ place: Int) -> UInt8? { place < source.count ? source[place] : nil }
    if container.kind == .quote {
      var at = place
      while at < place + 3, byte(at) == Byte.space { at += 1 }
      guard byte(at) == Byte.greater else { return false }
      column += at + 1 - place
      place = at + 1
      if byte(place) == Byte.space { (place, column) = (place + 1, column + 1) }
      return true
    }
    let wanted = column + (container.kind == .item ? container.contentIndent : 4)
    while column < wanted, let next = byte(place), next.isBlank {
      column = next == Byte.tab ? (column / 4 + 1) * 4 : column + 1
      place += 1
    }
    return column >= wanted
  }
}

extension RichParagraph {
  /// Whether the marker of a container that it stands in is in a line.
  fileprivate func opensContainer(in line: Range<Int>) -> Bool {
    containers.contains { !$0.isReopened && line.contains($0.opener.lowerBound) }
  }
}
