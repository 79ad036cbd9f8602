/// What a scanner asks about the line that was parsed last.
extension BlockParser {
  /// The labels of the footnotes that are closed, in order.
  var footnotes: [LinkLabel] {
    definitions.footnotes.isEmpty ? [] : definitions.footnotes.sorted { $0.text < $1.text }
  }

  /// The labels of those that began before a line and are still open.
  func openFootnotes(before line: Int) -> [LinkLabel] {
    open.compactMap { index in
      let record = blocks[Int(index)]
      guard record.tag == .footnoteDefinition, record.startLine < line, !record.info.isAbsent
      else { return nil }
      return LinkLabel(reader.source[record.info.lower..<record.info.upper])
    }
  }

  /// Whether the last line started a top-level block that is not the first, so that parsing can
  /// start there.
  var hasStartedBlock: Bool {
    let last = blocks[0].lastChild
    return last >= 0 && last != blocks[0].firstChild && !hasSplit
      && blocks[Int(last)].startLine == line
  }

  /// The outermost block that the last line started in a container, when parsing can start there with that
  /// container open.
  ///
  /// - Parameter known: how many blocks there were before.
  func startedBlock(since known: Int) -> Int? {
    guard !hasSplit, blocks.count > known else { return nil }
    guard let first = blocks[known...].firstIndex(where: { $0.startLine == line }) else {
      return nil
    }
    let parent = Int(blocks[first].parent)
    guard parent > 0, parent < known else { return nil }
    // A container without anything before it would be shown as an empty one.
    let isFirst = Int(blocks[parent].firstChild) == first
    guard !isFirst || blocks[parent].flags.contains(.reopened) else { return nil }
    return blocks[parent].tag.holdsBlocks ? first : nil
  }

  /// The bytes of the paragraph, or of the table with too many columns, that is open.
  var textLength: Int {
    guard leaf >= 0 else { return 0 }
    let record = blocks[Int(leaf)]
    guard record.tag == .paragraph || record.tag == .table && tableColumns == nil else { return 0 }
    return record.span.upper - record.span.lower
  }

  /// Takes the definitions off the paragraph that is open: of a long list of them none is lost. Returns
  /// where they end and how many lines they have; nil when it starts with none.
  mutating func endOfDefinitions() -> (offset: Int, lines: Int)? {
    guard leaf >= 0, open.count == 1, blocks[Int(leaf)].tag == .paragraph else { return nil }
    let before = defined.count
    resolveDefinitions()
    guard defined.count > before else { return nil }
    var rest = leaf
    if rest < 0 {
      // The last one may go on in the next line.
      guard defined.count > before + 1 else { return nil }
      defined.removeLast()
      rest = blocks[0].lastChild
    }
    let record = blocks[Int(rest)]
    return (Int(segments[record.segments.lower].lineStart), Int(record.startLine))
  }

  /// How a line meets what is open before it.
  enum Meeting {
    /// It belongs to the leaf, which goes on behind it.
    case goesOn
    /// It belongs to the leaf, which ends with it.
    case ends
    /// The leaf has ended before it.
    case isOver
  }

  /// Parses a line alone with a leaf that is open before it.
  mutating func meet(_ line: Range<Int>, in around: OpenContainers, _ leaf: OpenLeaf) -> Meeting {
    begin(.inside(around, leaf))
    let open = Int(self.leaf)
    let ends = reader.lineEnds(from: line.lowerBound)
    parseLine(line.lowerBound, ends.end, ends.next)
    let hasTaken = blocks[open].span.upper > line.lowerBound
    if Int(self.leaf) == open { return leaf == .indentedCode && !hasTaken ? .isOver : .goesOn }
    guard hasTaken else { return .isOver }
    return blocks[open].flags.contains(.closed) ? .ends : .goesOn
  }

  /// Those of some open containers that go on in the line at an offset.
  mutating func goingOn(_ around: OpenContainers, at start: Int) -> OpenContainers {
    guard !around.isEmpty else { return .empty }
    begin(.inside(around, nil))
    let ends = reader.lineEnds(from: start)
    reader.begin(start, ends.end, ends.next)
    _ = matchContainers()
    return blocks.containers(to: open[matched - 1]).known.withoutList
  }
}
