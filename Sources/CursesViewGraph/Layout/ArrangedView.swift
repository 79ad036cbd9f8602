import CursesCore

/// A view that a layout of a program's own measures and places.
package struct LayoutPart {
  let node: Node

  /// The size it chooses for an offer, in cells; nil asks for the ideal length.
  @MainActor
  package func size(columns: Int?, rows: Int?) -> Size {
    node.size(for: ProposedSize(columns: columns, rows: rows))
  }

  /// Puts it at a place, in cells of the screen.
  @MainActor
  package func place(in rect: Rect) { node.place(in: rect) }

  /// How willingly it gives and takes room.
  @MainActor
  package var priority: Double { node.layoutPriority }

  /// What `layoutValue` says of it under a key.
  @MainActor
  package func value(_ key: ObjectIdentifier) -> Any? {
    var next: Node? = node
    while let here = next {
      if let values = here as? LayoutValueNode {
        if values.key == key { return values.value }
        next = values.content.first
      } else {
        return nil
      }
    }
    return nil
  }
}

/// Views in the places that two closures say.
package struct ArrangedView<Content: View>: View, PrimitiveView {
  /// How the views are measured and placed; nil lengths ask for ideal ones.
  package struct Arrangement {
    let measure: @MainActor ([LayoutPart], _ columns: Int?, _ rows: Int?) -> Size
    let place: @MainActor ([LayoutPart], Rect) -> Void

    package init(
      measure: @escaping @MainActor ([LayoutPart], _ columns: Int?, _ rows: Int?) -> Size,
      place: @escaping @MainActor ([LayoutPart], Rect) -> Void
    ) {
      self.measure = measure
      self.place = place
    }
  }

  let arrangement: Arrangement
  let content: Content

  package init(_ arrangement: Arrangement, _ content: Content) {
    self.arrangement = arrangement
    self.content = content
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ArrangedNode ?? ArrangedNode(context)
    node.measuring = arrangement.measure
    node.placing = arrangement.place
    node.updateContent(content, context)
    // Closures cannot be compared: what they say may be something else each time.
    context.graph.setNeedsLayout()
    return node
  }
}

/// The node of `ArrangedView`.
final class ArrangedNode: WrapperNode {
  var measuring: @MainActor ([LayoutPart], Int?, Int?) -> Size = { _, _, _ in .zero }
  var placing: @MainActor ([LayoutPart], Rect) -> Void = { _, _ in }

  override var passesLight: Bool { true }
  override var layoutPriority: Double { 0 }

  private var parts: [LayoutPart] { content.map(LayoutPart.init) }

  override func measure(_ proposal: ProposedSize) -> Size {
    measuring(parts, proposal.columns, proposal.rows)
  }

  override func placeChildren(in rect: Rect) { placing(parts, rect) }
}

/// A stack, for layouts that are chosen while the program runs.
@MainActor
package struct ArrangedStack {
  let layout: StackLayout

  /// Views below each other, so many rows apart.
  package init(vertical alignment: HorizontalAlignment, gap: Int) {
    layout = StackLayout(axis: .vertical, spacing: gap, alignment: alignment)
  }

  /// Views beside each other, so many columns apart.
  package init(horizontal alignment: VerticalAlignment, gap: Int) {
    layout = StackLayout(horizontal: alignment, spacing: gap)
  }

  package func measure(_ parts: [LayoutPart], columns: Int?, rows: Int?) -> Size {
    layout.measure(parts.map(\.node), ProposedSize(columns: columns, rows: rows))
  }

  package func place(_ parts: [LayoutPart], in rect: Rect) {
    layout.place(parts.map(\.node), in: rect)
  }
}

/// A view that tells the layout around it something.
package struct LayoutValueView<Content: View>: View, PrimitiveView {
  let content: Content
  let key: ObjectIdentifier
  let value: Any

  package init(_ content: Content, key: ObjectIdentifier, value: Any) {
    self.content = content
    self.key = key
    self.value = value
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? LayoutValueNode ?? LayoutValueNode(context)
    node.key = key
    node.value = value
    node.updateContent(content, context)
    return node
  }
}

/// The node of `layoutValue`.
final class LayoutValueNode: LayoutWrapperNode {
  var key: ObjectIdentifier?
  var value: Any?
  override var passesLight: Bool { true }
}
