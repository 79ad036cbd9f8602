extension Rope {
  /// Puts elements in the place of what lies in a range of the length.
  @inlinable public mutating func replace(_ range: Range<Int>, with elements: [Element]) {
    replace(range, with: Rope(elements))
  }

  /// Puts another rope, whose nodes are shared, in the place of what lies in a range of the length.
  @inlinable public mutating func replace(_ range: Range<Int>, with other: Rope) {
    guard let root else {
      self = other
      return
    }
    let (head, rest) = root.split(at: range.lowerBound)
    let tail = rest?.split(at: range.count).1
    self.root = Rope.joined(Rope.joined(head, other.root), tail)
  }

  /// What lies in a range of the length, as a rope of its own that shares the nodes.
  @inlinable public func extract(_ range: Range<Int>) -> Rope {
    Rope(root: root?.split(at: range.upperBound).0?.split(at: range.lowerBound).1)
  }

  /// Two trees as one, in which the elements where they meet are not undersized.
  @inlinable static func joined(_ left: Node?, _ right: Node?) -> Node? {
    guard let left, let right else { return left ?? right }
    let (last, first) = (left.last, right.first)
    guard last.isUndersized || first.isUndersized else { return Node.linked(left, right) }
    let head = left.split(at: left.length - last.summary.length).0
    let tail = right.split(at: first.summary.length).1
    let elements = Element.joined(last, first)
    let middle = Node(elements)
    if elements.count == 1, elements[0].isUndersized {
      return head == nil ? joined(middle, tail) : Node.linked(joined(head, middle), tail)
    }
    return Node.linked(Node.linked(head, middle), tail)
  }

  /// Changes an element. It keeps some length, and the size that an element may have.
  @inlinable public mutating func update(at place: Place, _ change: (inout Element) -> Void) {
    guard var node = root else { return }
    // The node must have one holder while it is changed, or it is copied.
    root = nil
    Rope.update(&node, place.path, change)
    root = node
  }

  @inlinable static func update(
    _ node: inout Node, _ path: UInt64, _ change: (inout Element) -> Void
  ) {
    if !isKnownUniquelyReferenced(&node) { node = Node(copying: node) }
    let slot = Int(path & 15)
    if node.height == 0 {
      node.summary.subtract(node.elements[slot].summary)
      change(&node.elements[slot])
      node.summary.add(node.elements[slot].summary)
    } else {
      node.summary.subtract(node.children[slot].summary)
      update(&node.children[slot], path >> 4, change)
      node.summary.add(node.children[slot].summary)
    }
  }
}
