import CursesCore

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
