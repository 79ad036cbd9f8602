import CursesText

/// Sorts and turns lines.
package struct LineOrder {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Puts the text of lines in another order; what stands before it, bullets and numbers, stays. The box
  /// of a task goes with its text.
  ///
  /// - Parameters:
  ///   - places: the lines, in the order of the text.
  ///   - order: which of them comes first, which second, and so on.
  package func reorderLines(_ places: [RichPlace], _ order: [Int], tick: Int) -> RichOutcome {
    document.begin(at: tick)
    defer { document.end() }
    if document.isReadOnly { return .refused("This note is read-only.") }
    let lines = places.map { document.paragraph(at: $0) }
    guard let first = lines.first, let last = lines.last, order.count == lines.count else {
      return .notHandled
    }
    if document.mode == .source { return reorderSource(lines, order) }
    guard lines.allSatisfy({ $0.isLike(first) && !$0.text.isEmpty }) else {
      return .refused("Select lines of one kind without empty lines to sort them.")
    }
    let edits = order.enumerated().filter { $0.offset != $0.element }.map { place, from in
      Edit(lines[place].movedRange, bytes: document.state.text.bytes(in: lines[from].movedRange))
    }
    guard !edits.isEmpty else { return .notHandled }
    let all = (places[0].block...places[places.count - 1].block).flatMap {
      document.block($0).paragraphs
    }
    let inside = all.filter { $0.lineStart >= first.lineStart && $0.lineStart <= last.lineStart }
    var wanted = inside.map { RichShape($0, isStrict: false) }
    var next = 0
    for index in inside.indices
    where next < lines.count && inside[index].lineStart == lines[next].lineStart {
      wanted[index] = RichShape(lines[order[next]], isStrict: false)
      next += 1
    }
    let patch = RichPatch(
      edits: edits, first: first.lineStart, last: last.lineStart, wanted: wanted,
      isStructural: true, landing: .source(first.contentRange.lowerBound))
    document.history.endGroup()
    if case .accepted = document.attempt(patch) { return .changed }
    return .refused("Cannot sort these lines: in another order they would mean something else.")
  }

  /// Puts lines of the source in another order; each place keeps its line end.
  private func reorderSource(_ lines: [RichParagraph], _ order: [Int]) -> RichOutcome {
    let text = document.state.text
    let ranges = lines.map { text.sourceLine(at: $0.lineStart).content }
    let edits = order.enumerated().filter { $0.offset != $0.element }.map { place, from in
      Edit(ranges[place], bytes: text.bytes(in: ranges[from]))
    }
    guard !edits.isEmpty else { return .notHandled }
    let patch = RichPatch(
      edits: edits, first: ranges[0].lowerBound, last: ranges[ranges.count - 1].lowerBound,
      landing: .source(ranges[0].lowerBound))
    document.history.endGroup()
    guard case .accepted = document.attempt(patch) else {
      return .refused("Cannot sort these lines.")
    }
    return .changed
  }
}

extension RichParagraph {
  /// Whether text can change places with that of another line.
  fileprivate func isLike(_ other: RichParagraph) -> Bool {
    kind == other.kind && !isBlankLine && containers.count == other.containers.count
      && zip(containers, other.containers).allSatisfy { $0.kind == $1.kind }
      && (ownItem == nil) == (other.ownItem == nil)
      && (ownItem?.task == nil) == (other.ownItem?.task == nil)
  }

  /// The text's source, with the box before it.
  fileprivate var movedRange: Range<Int> {
    guard let box = ownItem?.box else { return contentRange }
    return (base + box.lowerBound)..<contentRange.upperBound
  }
}
