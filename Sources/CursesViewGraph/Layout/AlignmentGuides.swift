import CursesCore

/// A line across views by which a stack aligns them.
package struct AlignmentGuide: Hashable, Sendable {
  private let name: ObjectIdentifier
  private let number: Int
  /// Where the line lies in a view that says nothing of its own, in points.
  package let standard: @Sendable (GuideDimensions) -> Double

  /// A line of a program's own, known by a type.
  package init(
    _ id: Any.Type, standard: @escaping @Sendable (GuideDimensions) -> Double
  ) {
    name = ObjectIdentifier(id)
    number = 0
    self.standard = standard
  }

  /// One of the library's own lines.
  init(number: Int, standard: @escaping @Sendable (GuideDimensions) -> Double) {
    name = ObjectIdentifier(AlignmentGuide.self)
    self.number = number
    self.standard = standard
  }

  /// How far a smaller view moves in a larger one so that the lines of both meet, in points.
  func shift(of size: Size, in room: Size) -> Double {
    standard(GuideDimensions(room)) - standard(GuideDimensions(size))
  }

  package static func == (one: AlignmentGuide, other: AlignmentGuide) -> Bool {
    one.name == other.name && one.number == other.number
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(number)
  }
}

/// The size of a view and the lines it says something of, in points.
package struct GuideDimensions {
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double
  /// Where a line lies, for views that say so.
  package let explicit: (AlignmentGuide) -> Double?

  package init(width: Double, height: Double, explicit: @escaping (AlignmentGuide) -> Double?) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// The size of a view that says nothing of its lines.
  init(_ size: Size, explicit: @escaping (AlignmentGuide) -> Double? = { _ in nil }) {
    self.init(
      width: Double(size.columns) * PointScale.column, height: Double(size.rows) * PointScale.row,
      explicit: explicit)
  }

  /// Where a line lies.
  package subscript(guide: AlignmentGuide) -> Double { explicit(guide) ?? guide.standard(self) }
}

/// A view that says where a line lies in it.
package struct AlignmentGuideView<Content: View>: View, PrimitiveView {
  let content: Content
  let guide: AlignmentGuide
  let value: (GuideDimensions) -> Double

  /// `value` is in points from the upper left of the view.
  package init(
    _ content: Content, guide: AlignmentGuide, value: @escaping (GuideDimensions) -> Double
  ) {
    self.content = content
    self.guide = guide
    self.value = value
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? AlignmentGuideNode ?? AlignmentGuideNode(context)
    node.guide = guide
    node.value = value
    context.graph.usesAlignmentGuides = true
    node.graph.setNeedsLayout()
    node.updateContent(content, context)
    return node
  }
}

/// The node of `alignmentGuide`.
final class AlignmentGuideNode: LayoutWrapperNode {
  var guide: AlignmentGuide?
  var value: (GuideDimensions) -> Double = { _ in 0 }
  override var passesLight: Bool { true }

  override func explicitGuide(_ wanted: AlignmentGuide, _ size: Size) -> Double? {
    let inner = content.count == 1 ? content[0] : nil
    guard wanted == guide else { return inner?.explicitGuide(wanted, size) }
    return value(GuideDimensions(size) { other in inner?.explicitGuide(other, size) })
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

/// The line by which a stack aligns its views, and whether it is one of a program's own.
package struct StackGuide: Hashable {
  let line: AlignmentGuide
  let isOwn: Bool
}
