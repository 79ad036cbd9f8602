/// What is counted of ordered lists that go on from entry to entry.
extension BlockScanner {
  /// The items that begin before a line, of the ordered list that the entry goes on with; -1 where that list
  /// ends before the line, nil where it goes on with none.
  func items(before line: Int) -> Int32? {
    let around = restart.containers
    guard let depth = around.numberedDepth else { return nil }
    switch restart {
    case .inside(_, .text), .line: return 0
    default: break
    }
    var parent = 0
    for step in around.steps.prefix(depth) {
      guard let child = firstChild(of: parent, before: line) else { return -1 }
      parent = child
      guard case .item = step else { continue }
      guard let item = firstChild(of: child, before: line) else { return -1 }
      parent = item
    }
    guard let list = firstChild(of: parent, before: line) else { return -1 }
    var count: Int32 = 0
    var item = parser.blocks[list].firstChild
    while item >= 0 {
      let record = parser.blocks[Int(item)]
      if !record.flags.contains(.reopened), record.startLine < line { count += 1 }
      item = record.next
    }
    return count
  }

  /// The first block in one, where no other begins behind it before a line: what went on then still does.
  private func firstChild(of parent: Int, before line: Int) -> Int? {
    let child = parser.blocks[parent].firstChild
    guard child >= 0 else { return nil }
    let next = parser.blocks[Int(child)].next
    guard next < 0 || parser.blocks[Int(next)].startLine >= line else { return nil }
    return Int(child)
  }
}
