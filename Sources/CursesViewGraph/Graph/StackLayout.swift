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
    for (node, place) in zip(nodes, places(nodes, nodes.indices.map(size), in: rect)) {
      node.place(in: place)
    }
  }

  private func places(_ nodes: [Node], _ sizes: [Size], in rect: Rect) -> [Rect] {
    var at = axis == .horizontal ? rect.minColumn : rect.minRow
    let shifts = shifts(nodes, sizes)
    return sizes.indices.map { index in
      let size = sizes[index]
      let shift =
        shifts?[index] ?? position.shift(axis.breadth(rect.size) - axis.breadth(size))
      let origin =
        axis == .horizontal
        ? Point(column: at, row: rect.minRow + shift)
        : Point(column: rect.minColumn + shift, row: at)
      at += axis.length(size) + spacing
      return Rect(origin: origin, size: size)
    }
  }

  /// Where a line of a program's own lies in a stack of a size, in points: the mean of the views that say so.
  func explicitGuide(
    _ wanted: AlignmentGuide, _ nodes: [Node], _ size: Size, _ proposal: ProposedSize?
  ) -> Double? {
    guard let axis = wanted.axis else { return nil }
    let sizes = sizes(nodes, proposal ?? ProposedSize(size))
    let places = places(nodes, sizes, in: Rect(origin: .zero, size: size))
    let lines = nodes.indices.compactMap { index -> Double? in
      let origin = PointRect(places[index])
      return nodes[index].explicitGuide(wanted, sizes[index]).map {
        $0 + (axis == .horizontal ? origin.x : origin.y)
      }
    }
    return lines.isEmpty ? nil : lines.reduce(0, +) / Double(lines.count)
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

  /// Shares out `room`: views of a higher priority first, and of these the least flexible.
  private func share(_ room: Int, among nodes: [Node], breadth: Int?) -> [Size] {
    func size(_ node: Node, _ length: Int) -> Size {
      node.size(for: axis.proposal(length: length, breadth: breadth))
    }
    // One view gets all there is, however flexible it is.
    if nodes.count == 1 { return [size(nodes[0], room)] }
    let claims = nodes.indices.map { index in
      let node = nodes[index]
      let least = axis.length(size(node, 0))
      let most = axis.length(size(node, ProposedSize.unboundedLength))
      return Claim(index: index, priority: node.layoutPriority, least: least, most: most)
    }.sorted(by: <)
    var (left, sizes) = (room, Array(repeating: Size.zero, count: nodes.count))
    var reserved = claims.reduce(0) { $0 + $1.least }
    var equals = 0
    for (turn, claim) in claims.enumerated() {
      if equals == 0 {
        let group = claims[turn...].prefix { $0.priority == claim.priority }
        equals = group.count
        reserved -= group.reduce(0) { $0 + $1.least }
      }
      sizes[claim.index] = size(nodes[claim.index], max(0, left - reserved) / equals)
      left = max(0, left - axis.length(sizes[claim.index]))
      equals -= 1
    }
    return sizes
  }
}

/// What a view in a stack asks for; the one that chooses first comes first.
private struct Claim: Comparable {
  let index: Int
  let priority: Double
  let least: Int
  let most: Int

  static func < (one: Claim, two: Claim) -> Bool {
    if one.priority != two.priority { return one.priority > two.priority }
    let (flexOne, flexTwo) = (one.most - one.least, two.most - two.least)
    return flexOne != flexTwo ? flexOne < flexTwo : one.index < two.index
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
