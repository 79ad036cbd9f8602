/// What the parts before a part of a document have left open; see `OpenContainers+Path.swift` for the other direction.
extension BlockParser {
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
