/// Elements in order, with the sums of what they have.
///
/// A tree whose leaves hold elements, all at one depth, with up to sixteen parts in a node. Finding an element by any of
/// the sums, and replacing some, takes time that grows with the logarithm of their number. A copy costs nothing:
/// nodes are shared until one of their holders changes them.
public struct Rope<Element: RopeElement>: Sendable {
  public typealias Summary = Element.Summary
  @usableFromInline var root: Node?

  /// No elements.
  @inlinable public init() {}

  /// Elements of which none is undersized, unless it is the only one.
  @inlinable public init(_ elements: [Element]) { root = Node.tree(of: elements) }

  @inlinable init(root: Node?) { self.root = root }

  @inlinable public var isEmpty: Bool { root == nil }

  /// The sums of all elements.
  @inlinable public var summary: Summary { root?.summary ?? .zero }

  /// One of the sums of all elements.
  @inlinable public func count<Metric: RopeMetric<Element>>(in metric: Metric) -> Int {
    metric.size(of: summary)
  }

  /// Whether both are the same storage. Equal ropes may answer `false`.
  @inlinable public func isIdentical(to other: Rope) -> Bool { root === other.root }
}

// MARK: - The nodes

extension Rope {
  /// A part of the tree. One that is held once may be changed; others are values.
  @usableFromInline final class Node: @unchecked Sendable {
    /// The most elements or nodes in a node. Four bits of a path are one of them.
    @inlinable static var most: Int { 16 }

    /// 0 for a leaf.
    @usableFromInline let height: Int
    @usableFromInline var elements: [Element]
    @usableFromInline var children: [Node]
    @usableFromInline var summary: Summary

    /// A leaf.
    @inlinable init(_ elements: [Element]) {
      height = 0
      self.elements = elements
      children = []
      summary = elements.reduce(into: .zero) { $0.add($1.summary) }
    }

    /// A node above others of one height.
    @inlinable init(_ children: [Node]) {
      height = children[0].height + 1
      elements = []
      self.children = children
      summary = children.reduce(into: .zero) { $0.add($1.summary) }
    }

    @inlinable init(copying other: Node) {
      height = other.height
      elements = other.elements
      children = other.children
      summary = other.summary
    }

    @inlinable var count: Int { height == 0 ? elements.count : children.count }
    @inlinable var length: Int { summary.length }

    /// A node of some of the parts, in as little height as they need; nil for none.
    @inlinable func part(_ range: Range<Int>) -> Node? {
      guard range.count < count else { return self }
      guard height > 0 else { return range.isEmpty ? nil : Node(Array(elements[range])) }
      switch range.count {
      case 0: return nil
      case 1: return children[range.lowerBound]
      default: return Node(Array(children[range]))
      }
    }

    @inlinable var first: Element {
      var node = self
      while node.height > 0 { node = node.children[0] }
      return node.elements[0]
    }

    @inlinable var last: Element {
      var node = self
      while node.height > 0 { node = node.children[node.children.count - 1] }
      return node.elements[node.elements.count - 1]
    }
  }
}

extension Rope.Node {
  /// A tree of elements; nil for none.
  @inlinable static func tree(of elements: [Element]) -> Rope.Node? {
    var row = spread(elements).map { Rope.Node(Array($0)) }
    while row.count > 1 { row = spread(row).map { Rope.Node(Array($0)) } }
    return row.first
  }

  /// Parts in groups that have room in a node each, of nearly the same size.
  @inlinable static func spread<Part>(_ parts: [Part]) -> [ArraySlice<Part>] {
    groups(of: parts, most)
  }

  /// Parts in groups of nearly the same size, up to some number each.
  @inlinable static func groups<Part>(of parts: [Part], _ most: Int) -> [ArraySlice<Part>] {
    let groups = (parts.count + most - 1) / most
    var start = 0
    return (0..<groups).map { group in
      let end = start + (parts.count - start) / (groups - group)
      defer { start = end }
      return parts[start..<end]
    }
  }

  /// Two trees as one; elements are not looked at.
  @inlinable static func linked(_ left: Rope.Node?, _ right: Rope.Node?) -> Rope.Node? {
    guard let left else { return right }
    guard let right else { return left }
    let (one, other) = joined(left, right)
    return other.map { Rope.Node([one, $0]) } ?? one
  }

  /// Two trees as one or two of the height of the higher one.
  @inlinable static func joined(_ left: Rope.Node, _ right: Rope.Node) -> (Rope.Node, Rope.Node?) {
    if left.height == right.height {
      // Two that are at least half full stay as they are.
      if left.count >= most / 2, right.count >= most / 2 { return (left, right) }
      return left.height == 0
        ? grouped(left.elements + right.elements) { Rope.Node($0) }
        : grouped(left.children + right.children) { Rope.Node($0) }
    }
    if left.height > right.height {
      let (one, other) = joined(left.children[left.children.count - 1], right)
      return grouped(Array(left.children.dropLast()) + [one] + (other.map { [$0] } ?? [])) {
        Rope.Node($0)
      }
    }
    let (one, other) = joined(left, right.children[0])
    return grouped([one] + (other.map { [$0] } ?? []) + right.children.dropFirst()) {
      Rope.Node($0)
    }
  }

  /// As many parts as two nodes have room for, in one or two.
  @inlinable static func grouped<Part>(
    _ parts: [Part], _ made: ([Part]) -> Rope.Node
  ) -> (Rope.Node, Rope.Node?) {
    let groups = spread(parts)
    return (made(Array(groups[0])), groups.count > 1 ? made(Array(groups[1])) : nil)
  }

  /// The two parts of a tree before and after an offset.
  @inlinable func split(at offset: Int) -> (Rope.Node?, Rope.Node?) {
    if offset <= 0 { return (nil, self) }
    if offset >= length { return (self, nil) }
    var (slot, rest) = (0, offset)
    guard height > 0 else {
      while rest >= elements[slot].summary.length {
        rest -= elements[slot].summary.length
        slot += 1
      }
      guard rest > 0 else { return (part(0..<slot), part(slot..<count)) }
      var head = elements[slot]
      let tail = head.split(at: rest)
      return (
        Rope.Node(elements[..<slot] + [head]), Rope.Node([tail] + elements[(slot + 1)...])
      )
    }
    while rest >= children[slot].length {
      rest -= children[slot].length
      slot += 1
    }
    let (head, tail) = children[slot].split(at: rest)
    return (
      Self.linked(part(0..<slot), head), Self.linked(tail, part((slot + 1)..<count))
    )
  }
}
