/// Adding, extending and closing blocks.
extension BlockParser {
  /// Starts over with what a part of a document finds open.
  mutating func begin(_ restart: BlockRestart) {
    blocks.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    definitions = LinkDefinitions()
    defined.removeAll(keepingCapacity: true)
    blocks.append(BlockRecord(.document, line: 0, start: 0, end: 0))
    open.removeAll(keepingCapacity: true)
    open.append(0)
    leaf = -1
    line = -1
    matched = 1
    reader.lineEnd = 0
    isDocumentStart = restart == .documentStart
    tableColumns = nil
    switch restart {
    case .fresh, .documentStart: break
    case .inside(let containers, let leaf): reopen(containers, leaf)
    case .line(let containers, let leaf): reopen(containers, leaf)
    }
  }

  mutating func reopen(_ leaf: OpenLeaf) {
    matched = open.count
    switch leaf {
    case .fence(let marker, let length, let indent, let language):
      addLeaf(.fencedCode, start: 0)
      blocks[Int(self.leaf)].detail = marker
      blocks[Int(self.leaf)].number = Int32(length)
      blocks[Int(self.leaf)].indent = Int32(indent)
      fenceLanguage = language
    case .html(let type):
      addLeaf(.htmlBlock, start: 0)
      blocks[Int(self.leaf)].detail = UInt8(type)
    case .indentedCode: addLeaf(.indentedCode, start: 0)
    case .table(let columns):
      addLeaf(.table, start: 0)
      blocks[Int(self.leaf)].number = Int32(columns.count)
      tableColumns = columns
    case .text: addLeaf(.paragraph, start: 0)
    }
    blocks[Int(self.leaf)].flags.insert(.reopened)
  }

  /// Adds a child to the innermost open container.
  @discardableResult
  mutating func append(_ record: BlockRecord, to parent: Int32) -> Int32 {
    let index = Int32(blocks.count)
    var record = record
    record.parent = parent
    record.segments = Span(segments.count, segments.count)
    blocks.append(record)
    let previous = blocks[Int(parent)].lastChild
    if previous >= 0 {
      blocks[Int(previous)].next = index
    } else {
      blocks[Int(parent)].firstChild = index
    }
    blocks[Int(parent)].lastChild = index
    return index
  }

  /// The innermost open container, a list only when an item is to be added.
  private mutating func parent(for tag: BlockTag) -> Int32 {
    if tag != .item, let last = open.last, blocks[Int(last)].tag == .list { closeContainer() }
    return open[open.count - 1]
  }

  /// Closes what does not go on, and adds a leaf.
  mutating func addLeaf(_ tag: BlockTag, start: Int) {
    closePending()
    let parent = parent(for: tag)
    leaf = append(BlockRecord(tag, line: line, start: start, end: reader.lineEnd), to: parent)
  }

  /// Closes what does not go on, and adds a container that stays open.
  mutating func addContainer(_ tag: BlockTag, start: Int, end: Int) -> Int {
    closePending()
    let parent = parent(for: tag)
    let index = append(BlockRecord(tag, line: line, start: start, end: end), to: parent)
    open.append(index)
    matched = open.count
    return Int(index)
  }

  /// Closes the leaf and all containers that do not go on in this line.
  mutating func closePending() {
    if leaf >= 0 { closeLeaf() }
    while open.count > matched { closeContainer() }
  }

  mutating func closeContainer() {
    let index = Int(open.removeLast())
    if blocks[index].tag == .list, blocks.isLoose(list: index) {
      blocks[index].flags.insert(.loose)
    }
    if blocks[index].tag == .footnoteDefinition { defineFootnote(index) }
    extendParent(of: index)
    matched = min(matched, open.count)
  }

  mutating func extend(_ index: Int, to end: Int) {
    blocks[index].span.end = max(blocks[index].span.end, Int32(end))
    blocks[index].endLine = line
  }

  /// Makes the container of a closed block reach as far as the block.
  mutating func extendParent(of index: Int) {
    let parent = Int(blocks[index].parent)
    guard parent >= 0 else { return }
    blocks[parent].span.end = max(blocks[parent].span.end, blocks[index].span.end)
    blocks[parent].endLine = max(blocks[parent].endLine, blocks[index].endLine)
  }

  /// Adds the line, or a part of it, to the open leaf.
  mutating func addSegment(from start: Int, to end: Int, padding: Int = 0) {
    let tag = blocks[Int(leaf)].tag
    extend(Int(leaf), to: reader.lineEnd)
    guard keepsSegments || tag == .paragraph else { return }
    segments.append(
      SegmentRecord(
        lineStart: Int32(reader.lineStart), start: Int32(start), end: Int32(end),
        lineEnd: Int32(reader.lineNext), padding: Int32(padding)))
    blocks[Int(leaf)].segments.end += 1
  }

  /// Adds the rest of the line, with the columns that a tab reaches into it.
  mutating func addVerbatim() {
    var padding = 0
    if reader.isInsideTab {
      padding = 4 - reader.column % 4
      reader.offset += 1
      reader.isInsideTab = false
    }
    addSegment(from: reader.offset, to: reader.lineEnd, padding: padding)
  }

  private mutating func defineFootnote(_ index: Int) {
    let info = blocks[index].info
    guard !info.isAbsent else { return }
    definitions.add(footnote: LinkLabel(reader.source[info.lower..<info.upper]))
  }
}
