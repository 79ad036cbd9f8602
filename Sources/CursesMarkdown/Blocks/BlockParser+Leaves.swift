/// How leaves go on and how they end.
extension BlockParser {
  /// Lets the open leaf have the line; true when it took all of it.
  mutating func continueLeaf() -> Bool {
    switch blocks[Int(leaf)].tag {
    case .fencedCode: return continueFence()
    case .htmlBlock: return continueHTML()
    case .indentedCode: return continueIndentedCode()
    default: return false
    }
  }

  private mutating func continueFence() -> Bool {
    let fence = blocks[Int(leaf)]
    reader.findText()
    if reader.indent <= 3, !reader.isBlank, reader.source[reader.textStart] == fence.detail,
      closesFence(fence)
    {
      closeLeaf()
      return true
    }
    var left = Int(fence.indent)
    while left > 0, reader.offset < reader.lineEnd, reader.source[reader.offset].isBlank {
      reader.advance(columns: 1)
      left -= 1
    }
    addVerbatim()
    return true
  }

  private mutating func closesFence(_ fence: BlockRecord) -> Bool {
    guard let closer = reader.closingFence(fence.detail, atLeast: Int(fence.number)) else {
      return false
    }
    blocks[Int(leaf)].closer = closer
    blocks[Int(leaf)].flags.insert(.closed)
    extend(Int(leaf), to: reader.lineEnd)
    return true
  }

  private mutating func continueHTML() -> Bool {
    let type = Int(blocks[Int(leaf)].detail)
    reader.findText()
    if reader.isBlank, type >= 6 {
      closeLeaf()
      return false
    }
    addVerbatim()
    if HTMLBlock.ends(reader.source, from: reader.textStart, to: reader.lineEnd, type: type) {
      closeLeaf()
    }
    return true
  }

  private mutating func continueIndentedCode() -> Bool {
    reader.findText()
    guard reader.indent >= 4 || reader.isBlank else {
      closeLeaf()
      return false
    }
    if reader.indent >= 4 {
      reader.advance(columns: 4)
    } else {
      reader.moveToText()
    }
    if reader.isBlank {
      // A blank line belongs to the block only when more code follows.
      let (end, endLine) = (blocks[Int(leaf)].span.end, blocks[Int(leaf)].endLine)
      addVerbatim()
      blocks[Int(leaf)].span.end = end
      blocks[Int(leaf)].endLine = endLine
    } else {
      addVerbatim()
    }
    return true
  }

  /// Ends the open leaf.
  mutating func closeLeaf() {
    switch blocks[Int(leaf)].tag {
    case .paragraph:
      takeTaskBox()
      resolveDefinitions()
      guard leaf >= 0 else { return }
      trimLastSegment()
    case .heading: if blocks[Int(leaf)].flags.contains(.setext) { trimLastSegment() }
    case .indentedCode: dropBlankSegments()
    case .table:
      if blocks[Int(leaf)].lastChild >= 0 { extendParent(of: Int(blocks[Int(leaf)].lastChild)) }
    default: break
    }
    extendParent(of: Int(leaf))
    leaf = -1
    if !keepsSegments { segments.removeAll(keepingCapacity: true) }
  }

  /// Takes the spaces off the end of a paragraph's text.
  private mutating func trimLastSegment() {
    let last = blocks[Int(leaf)].segments.upper - 1
    guard last >= blocks[Int(leaf)].segments.lower else { return }
    var end = Int(segments[last].end)
    while end > Int(segments[last].start), reader.source[end - 1].isBlank { end -= 1 }
    segments[last].end = Int32(end)
  }

  /// Takes the blank lines off the end of indented code.
  private mutating func dropBlankSegments() {
    guard keepsSegments else { return }
    let end = blocks[Int(leaf)].span.end
    while blocks[Int(leaf)].segments.upper > blocks[Int(leaf)].segments.lower,
      let last = segments.last, last.start > end || (last.start == last.end && last.start >= end)
    {
      segments.removeLast()
      blocks[Int(leaf)].segments.end -= 1
    }
  }
}
