import CursesMarkdown

/// Makes paragraphs of the blocks of one part of a document.
///
/// All offsets count from the start of the part.
package struct Projector {
  package let tree: MarkdownTree
  package let definitions: LinkDefinitions
  package let source: [UInt8]
  /// Whether nothing follows the part in the document.
  package let isLast: Bool
  /// The numbers of the first items that begin in the part, of the ordered lists that it goes on with, by how
  /// many containers lie around the list.
  package var firstNumbers: [Int: Int] = [:]
  package var paragraphs: [RichParagraph] = []
  package var containers: [RichContainer] = []

  package init(tree: MarkdownTree, definitions: LinkDefinitions, isLast: Bool) {
    var tree = tree
    tree.offset = 0
    self.tree = tree
    self.definitions = definitions
    self.isLast = isLast
    source = tree.source
  }

  /// The paragraphs, never none.
  package mutating func project() -> [RichParagraph] {
    for child in tree.children(of: .document) { visit(tree[child]) }
    addBlankLines()
    if paragraphs.isEmpty { addRawLines(of: 0..<source.count) }
    return paragraphs
  }

  private mutating func visit(_ block: Block) {
    switch block.kind {
    case .document: break
    case .blockQuote, .footnoteDefinition: visit(container: container(block), block)
    case .list(let style): visit(list: block, style)
    case .item, .tableRow, .tableCell: break
    case .paragraph: addParagraph(block, kind: .paragraph)
    case .heading(let level, _): addParagraph(block, kind: .heading(level: level))
    case .thematicBreak: addRule(block)
    case .indentedCode, .fencedCode: addCode(block)
    case .htmlBlock, .linkDefinition, .frontMatter:
      addRawLines(of: block.range, isReopened: tree.isReopened(block.id))
    case .table: addTable(block)
    }
  }

  /// A quote or a footnote.
  private func container(_ block: Block) -> RichContainer {
    let isReopened = tree.isReopened(block.id)
    guard block.kind == .footnoteDefinition else {
      var quote = RichContainer(kind: .quote, opener: opener(of: block), range: block.range)
      quote.isReopened = isReopened
      quote.callout = isReopened ? nil : callout(of: block)
      return quote
    }
    var footnote = RichContainer(kind: .footnote, opener: opener(of: block), range: block.range)
    footnote.isReopened = isReopened
    footnote.label =
      isReopened
      ? String(repeating: "0", count: tree.labelLength(of: block.id))
      : block.info.map { tree.text(in: $0) } ?? ""
    return footnote
  }

  private func callout(of quote: Block) -> Callout? {
    guard let first = quote.firstChild, tree.kind(of: first) == .paragraph else { return nil }
    return tree.segments(of: first).first.flatMap {
      Callout(in: source, at: $0.range.lowerBound, upTo: $0.range.upperBound)
    }
  }

  private func opener(of block: Block) -> Range<Int> {
    block.opener ?? block.range.lowerBound..<block.range.lowerBound
  }

  private mutating func visit(list: Block, _ style: ListStyle) {
    var index = 0
    let start = firstNumber(of: list, style)
    let isInLaterPart = goesOn(list)
    for child in tree.children(of: list.id) {
      let item = tree[child]
      var container = container(item, of: list, style, index: index, start: start)
      container.isInLaterPart = isInLaterPart
      visit(container: container, item)
      index += 1
    }
  }

  /// Whether a list began in a part before.
  private func goesOn(_ list: Block) -> Bool {
    if tree.isReopened(list.id) { return true }
    let around = tree.containers
    return paragraphs.isEmpty && around.endsInList && around.depth == containers.count
  }

  /// The number of a list's first item. Where that began in a part before it is told by the second one.
  private func firstNumber(of list: Block, _ style: ListStyle) -> Int? {
    if style.isOrdered, let firstNumber = firstNumbers[containers.count], goesOn(list) {
      return list.firstChild.map { tree.isReopened($0) ? firstNumber - 1 : firstNumber }
    }
    guard style.isOrdered, let first = list.firstChild, tree.isReopened(first),
      let second = tree[first].next
    else { return style.start }
    return number(in: opener(of: tree[second])) - 1
  }

  private func container(
    _ item: Block, of list: Block, _ style: ListStyle, index: Int, start: Int?
  ) -> RichContainer {
    var container = RichContainer(kind: .item, opener: opener(of: item), range: item.range)
    container.isReopened = tree.isReopened(item.id)
    container.delimiter = UInt8(truncatingIfNeeded: style.marker.value)
    container.isTight = style.isTight
    container.bulletDepth =
      style.isOrdered ? 0 : containers.count { $0.kind == .item && $0.number == nil }
    container.contentIndent = item.contentIndent
    container.padding = container.isReopened ? " " : padding(behind: container.opener.upperBound)
    container.index = index
    container.listStart = list.range.lowerBound
    if let start {
      let isCounted = firstNumbers[containers.count] != nil
      container.number = container.isReopened && !isCounted ? style.start : start + index
      container.writtenNumber =
        container.isReopened ? container.number : number(in: container.opener)
    }
    if case .item(let task?) = item.kind {
      (container.task, container.box) = (task, item.info)
      if task == .other, let box = item.info, box.count > 2 {
        let mark = source[(box.lowerBound + 1)..<(box.upperBound - 1)]
        container.status = String(decoding: mark, as: UTF8.self).first
      }
    }
    return container
  }

  /// The blanks behind a marker, unless they begin code or nothing follows them.
  private func padding(behind end: Int) -> String {
    let blanks = source[end...].prefix(6).prefix { $0.isBlank }
    guard let next = source[end...].dropFirst(blanks.count).first, !next.isLineEnd,
      1...4 ~= blanks.count, blanks.count == 1 || !blanks.contains(Byte.tab)
    else { return " " }
    return String(decoding: blanks, as: UTF8.self)
  }

  private func number(in range: Range<Int>) -> Int {
    source[range].reduce(0) { $1.isDigit ? $0 * 10 + Int($1 - 0x30) : $0 }
  }

  /// Visits the blocks in a container; one without any is shown as an empty paragraph, and so is the first
  /// line of an item that has nothing but its marker when no text follows.
  private mutating func visit(container: RichContainer, _ block: Block) {
    containers.append(container)
    let before = paragraphs.count
    if startsEmpty(container, block) { addEmpty(in: container) }
    for child in tree.children(of: block.id) { visit(tree[child]) }
    if paragraphs.count == before, !container.isReopened { addEmpty(in: container) }
    containers.removeLast()
    let at = containers.count
    for index in paragraphs.indices.dropFirst(before + (container.isReopened ? 0 : 1)) {
      paragraphs[index].containers[at].isFirst = false
    }
  }

  private func startsEmpty(_ container: RichContainer, _ block: Block) -> Bool {
    guard container.kind == .item, !container.isReopened, let first = block.firstChild else {
      return false
    }
    guard tree.kind(of: first) != .paragraph else { return false }
    return tree[first].range.lowerBound >= lineEnd(from: container.opener.lowerBound)
  }

  /// The containers that the part goes on in, outermost first.
  package func reopenedContainers() -> [RichContainer] {
    var all: [RichContainer] = []
    var next = tree[.document].firstChild
    while let id = next, tree.isReopened(id) {
      let block = tree[id]
      next = block.firstChild
      guard case .list(let style) = block.kind else {
        if block.kind == .blockQuote || block.kind == .footnoteDefinition {
          all.append(container(block))
        }
        continue
      }
      guard let first = next, tree.isReopened(first) else { break }
      all.append(container(tree[first], of: block, style, index: 0, start: style.start))
      next = tree[first].firstChild
    }
    return all
  }

  private mutating func addEmpty(in container: RichContainer) {
    var paragraph = RichParagraph(kind: .paragraph)
    let start = container.box?.upperBound ?? container.opener.upperBound
    let line = lineRange(at: container.opener.lowerBound)
    let place = max(start, min(blankEnd(from: start), lineContentEnd(line)))
    paragraph.content = place..<place
    paragraph.lead = place == start ? " " : ""
    paragraph.lines = line
    paragraph.leafStart = place
    add(paragraph)
  }

  package mutating func add(_ paragraph: consuming RichParagraph) {
    paragraph.containers = containers
    paragraph.makeRuns()
    paragraphs.append(paragraph)
  }
}

// MARK: - Lines

extension Projector {
  /// The line that holds `offset`, with its end.
  package func lineRange(at offset: Int) -> Range<Int> {
    var start = min(offset, source.count)
    while start > 0, !source[start - 1].isLineEnd { start -= 1 }
    return start..<lineEnd(from: offset)
  }

  /// Where the line after the one that holds `offset` starts.
  package func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < source.count, !source[end].isLineEnd { end += 1 }
    guard end < source.count else { return end }
    let isPair =
      source[end] == Byte.carriageReturn && end + 1 < source.count
      && source[end + 1] == Byte.lineFeed
    return end + (isPair ? 2 : 1)
  }

  /// The end of a line without its line end.
  package func lineContentEnd(_ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, source[end - 1].isLineEnd { end -= 1 }
    return end
  }

  /// The whole lines that `range` touches.
  package func lines(of range: Range<Int>) -> Range<Int> {
    let start = lineRange(at: range.lowerBound).lowerBound
    let last = range.isEmpty ? range.lowerBound : range.upperBound - 1
    if last < source.count, last >= start, source[last].isLineEnd {
      return start..<range.upperBound
    }
    return start..<lineEnd(from: range.upperBound)
  }

  package func blankEnd(from offset: Int) -> Int {
    var end = offset
    while end < source.count, source[end].isBlank { end += 1 }
    return end
  }
}
