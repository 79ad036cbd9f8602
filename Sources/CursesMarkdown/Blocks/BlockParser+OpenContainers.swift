/// What is open where a part of a document ends, and its opening where the next part starts: each kind of container
/// in both directions.
extension BlockParser {
  /// The containers from the outermost to one of them. `whole` is nil when not all of them can be told.
  func containers(to index: Int32) -> (known: OpenContainers, whole: OpenContainers?) {
    guard index > 0 else { return (.empty, .empty) }
    var path: [Int] = []
    var at = Int(index)
    while at > 0 {
      path.append(at)
      at = Int(blocks[at].parent)
    }
    var known = OpenContainers.empty
    for (place, at) in path.enumerated().reversed() {
      guard let step = step(at, isLast: place == 0) else { continue }
      guard known.append(step) else { return (known, nil) }
    }
    return (known, known)
  }

  private func step(_ index: Int, isLast: Bool) -> OpenContainers.Step? {
    let record = blocks[index]
    switch record.tag {
    case .blockQuote: return .quote
    case .list: return isLast ? .list(marker: record.detail) : nil
    case .item:
      return .item(marker: blocks[Int(record.parent)].detail, indent: Int(record.indent))
    case .footnoteDefinition:
      let isReopened = record.flags.contains(.reopened)
      return .footnote(
        labelLength: isReopened ? Int(record.indent) : record.info.upper - record.info.lower)
    default: return nil
    }
  }

  /// Opens what the parts before have left open. A list that goes on is not: its next item opens it.
  mutating func reopen(_ containers: OpenContainers, _ leaf: OpenLeaf?) {
    guard !containers.isEmpty || leaf != nil else { return }
    line = 0
    for step in containers.steps { reopen(step) }
    if let leaf { reopen(leaf) }
    line = -1
  }

  private mutating func reopen(_ step: OpenContainers.Step) {
    switch step {
    case .quote: openAgain(.blockQuote)
    case .item(let marker, let indent):
      let list = openAgain(.list)
      blocks[list].detail = marker
      let isOrdered = marker == Byte.dot || marker == Byte.closeParen
      blocks[list].number = isOrdered ? MarkdownTree.likelyNumber(indent: indent) : -1
      blocks[openAgain(.item)].indent = Int32(indent)
    case .footnote(let length):
      blocks[openAgain(.footnoteDefinition)].indent = Int32(length)
    case .list: break
    }
  }

  @discardableResult
  private mutating func openAgain(_ tag: BlockTag) -> Int {
    matched = open.count
    let index = addContainer(tag, start: 0, end: 0)
    blocks[index].flags.insert(.reopened)
    return index
  }
}
