import CursesCore

/// Lays out children one after another, as SwiftUI's stacks do: the least flexible choose first, what is
/// left is shared equally among those still to choose.
@MainActor
@_spi(Nodes) public struct StackLayout: Hashable {
  package let axis: StackAxis
  package let spacing: Int
  let position: StackPosition
  /// The line by which the views are aligned, where they may say where it lies in them.
  let guide: StackGuide?

  package init(axis: StackAxis, spacing: Int, position: StackPosition, guide: StackGuide? = nil) {
    self.axis = axis
    self.spacing = spacing
    self.position = position
    self.guide = guide
  }

  package init(axis: StackAxis, spacing: Int, alignment: HorizontalAlignment) {
    self.init(
      axis: axis, spacing: spacing, position: alignment.position ?? .start,
      guide: StackGuide(line: alignment.guide, isOwn: alignment.position == nil))
  }

  /// Views beside each other.
  package init(horizontal alignment: VerticalAlignment, spacing: Int) {
    self.init(
      axis: .horizontal, spacing: spacing, position: alignment.position ?? .start,
      guide: StackGuide(line: alignment.guide, isOwn: alignment.position == nil))
  }

  package func measure(_ nodes: [Node], _ proposal: ProposedSize) -> Size {
    let sizes = sizes(nodes, proposal)
    let length = sizes.reduce(0) { $0 + axis.length($1) } + gaps(nodes)
    let shifts = shifts(nodes, sizes)
    let breadth = sizes.indices.map { axis.breadth(sizes[$0]) + (shifts?[$0] ?? 0) }.max() ?? 0
    return axis.size(length: length, breadth: breadth)
  }

  /// - Parameter proposal: for what the stack has chosen the size of the place; nil is the place itself.
  package func place(_ nodes: [Node], in rect: Rect, proposal: ProposedSize? = nil) {
    let sizes = sizes(nodes, proposal ?? ProposedSize(rect.size))
    place(nodes, in: rect) { sizes[$0] }
  }

  /// Puts nodes one after another, each as long as it likes to be.
  package func placeNaturally(_ nodes: [Node], in rect: Rect) {
    let proposal = axis.proposal(length: nil, breadth: axis.breadth(rect.size))
    place(nodes, in: rect) { nodes[$0].size(for: proposal) }
  }

  private func place(_ nodes: [Node], in rect: Rect, size: (Int) -> Size) {
    var at = axis == .horizontal ? rect.minColumn : rect.minRow
    let sizes = nodes.indices.map(size)
    let shifts = shifts(nodes, sizes)
    for (index, node) in nodes.enumerated() {
      let size = sizes[index]
      let shift =
        shifts?[index] ?? position.shift(axis.breadth(rect.size) - axis.breadth(size))
      let origin =
        axis == .horizontal
        ? Point(column: at, row: rect.minRow + shift)
        : Point(column: rect.minColumn + shift, row: at)
      node.place(in: Rect(origin: origin, size: size))
      at += axis.length(size) + spacing
    }
  }

  private func gaps(_ nodes: [Node]) -> Int { max(0, nodes.count - 1) * spacing }

  private func sizes(_ nodes: [Node], _ proposal: ProposedSize) -> [Size] {
    guard let offered = axis.length(proposal) else {
      return nodes.map {
        $0.size(for: axis.proposal(length: nil, breadth: axis.breadth(proposal)))
      }
    }
    return share(max(0, offered - gaps(nodes)), among: nodes, breadth: axis.breadth(proposal))
  }

  private func share(_ room: Int, among nodes: [Node], breadth: Int?) -> [Size] {
    func size(_ node: Node, _ length: Int) -> Size {
      node.size(for: axis.proposal(length: length, breadth: breadth))
    }
    let least = nodes.map { axis.length(size($0, 0)) }
    let most = nodes.map { axis.length(size($0, ProposedSize.unboundedLength)) }
    let order = nodes.indices.sorted { one, two in
      let (first, second) = (nodes[one].layoutPriority, nodes[two].layoutPriority)
      if first != second { return first > second }
      let (flexOne, flexTwo) = (most[one] - least[one], most[two] - least[two])
      return flexOne != flexTwo ? flexOne < flexTwo : one < two
    }
    var left = room
    var sizes = Array(repeating: Size.zero, count: nodes.count)
    for (turn, index) in order.enumerated() {
      let priority = nodes[index].layoutPriority
      let later = order[(turn + 1)...]
      let equals = later.count { nodes[$0].layoutPriority == priority }
      let reserved = later.filter { nodes[$0].layoutPriority < priority }
        .reduce(0) { $0 + least[$1] }
      let portion = max(0, left - reserved) / (equals + 1)
      sizes[index] = size(nodes[index], portion)
      left = max(0, left - axis.length(sizes[index]))
    }
    return sizes
  }
}

extension StackLayout {
  /// How far each view is moved across the stack so that their lines meet, in cells; nil where no line is asked for.
  func shifts(_ nodes: [Node], _ sizes: [Size]) -> [Int]? {
    guard let guide, let first = nodes.first,
      guide.isOwn || first.graph.usesAlignmentGuides
    else { return nil }
    let explicit = zip(nodes, sizes).map { $0.explicitGuide(guide.line, $1) }
    guard guide.isOwn || explicit.contains(where: { $0 != nil }) else { return nil }
    let lines = zip(explicit, sizes).map { own, size in
      let points = own ?? guide.line.standard(GuideDimensions(size))
      return axis == .vertical ? PointScale.columns(points) : PointScale.rows(points)
    }
    let most = lines.max() ?? 0
    return lines.map { most - $0 }
  }
}
