@_spi(Nodes) import CursesViewGraph

/// A view for each element of a collection, known by the element's identity.
///
/// In a `List`, a `LazyVStack` or a `LazyHStack` only the views in and around what is seen are made; anywhere
/// else all of them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  /// The elements that the views are made of.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  /// What may be done to the rows in a list; nil for nothing.
  private(set) var edits: RowEdits?

  /// A view for each element, known by a property that no two elements share.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let eager = old as? EachNode
    if let layout = context.lazyLayout, eager?.holdsSections != true,
      let node = resolveLazily(old, context, layout)
    {
      return node
    }
    let node = eager ?? EachNode(context)
    node.evaluate = { [unowned node] in fill(node, $0) }
    fill(node, context)
    return node
  }

  /// Makes all views.
  private func fill(_ node: EachNode, _ context: ViewContext) {
    node.graph.evaluated(node)
    let elements = Array(data)
    let views = node.watch.reading {
      elements.map(content)
    } onChange: { [weak node] in
      onMainActor { node?.setNeedsUpdate() }
    }
    node.refresh(context, kinds: elements.map { .id(AnyHashable(id($0))) }) { index, slot in
      slot.resolve(views[index])
    }
    for index in node.children.indices {
      node.children[index].identity = AnyHashable(id(elements[index]))
    }
  }

  /// Makes the views that are seen. Sections are few and are made all: the rows in them are not.
  private func resolveLazily(
    _ old: Node?, _ context: ViewContext, _ layout: StackLayout
  ) -> Node? {
    let kept = old as? LazyRowsNode
    let node = kept ?? LazyRowsNode(context, layout: layout)
    let isSame = (node.lastView as? Self).map(hasSameData(as:)) ?? false
    node.lastView = self
    node.update(rowSource(for: node), layout, context, isSame: isSame)
    node.edits = edits
    if kept == nil, !data.isEmpty,
      node.row(at: 0).node.layoutNodes.contains(where: { $0 is SectionRow })
    {
      node.detach()
      return nil
    }
    return node
  }
}

/// The node of a `ForEach` that makes all its views.
final class EachNode: GroupNode, Reevaluable {
  let watch = BodyWatch()
  var evaluate: (ViewContext) -> Void = { _ in }

  /// Whether the views are sections.
  var holdsSections: Bool { layoutNodes.contains { $0 is SectionRow } }

  func reevaluate() {
    evaluate(ViewContext(graph: graph, parent: parent, environment: environment))
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, known by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number, known by it.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.id = { $0 }
    self.content = content
  }
}

extension ForEach {
  /// A view for each element of a binding, with a binding to the element.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    let now = data.wrappedValue
    self.data = now.indices.lazy.map { ($0, now[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { content(data.element(at: $0.0, of: now)) }
  }
}

/// What may be done to the rows of a `ForEach` or a `List` by itself. After SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows are moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Rows are deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Rows are moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// A view for each element of a binding, whose rows are moved and deleted in a `List` without more: see
  /// `onDelete` and `onMove` for the keys.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index: Hashable
  {
    self.init(data, id: id, content: content)
    var edits = RowEdits()
    if editActions.contains(.delete) { edits.delete = { data.removeElement(atOffset: $0) } }
    if editActions.contains(.move) {
      edits.move = { data.moveElement(fromOffset: $0, toOffset: $1) }
    }
    if edits.delete != nil || edits.move != nil { self.edits = edits }
  }

  /// The same for elements that have an identity.
  public init<Elements>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index: Hashable, Elements.Element: Identifiable, ID == Elements.Element.ID
  { self.init(data, id: \.id, editActions: editActions, content: content) }
}

extension Binding where Value: RangeReplaceableCollection & RandomAccessCollection {
  fileprivate func removeElement(atOffset offset: Int) {
    guard (0..<wrappedValue.count).contains(offset) else { return }
    wrappedValue.remove(
      at: wrappedValue.index(wrappedValue.startIndex, offsetBy: offset))
  }

  /// Puts an element before the one that is at another place now.
  fileprivate func moveElement(fromOffset offset: Int, toOffset target: Int) {
    var elements = Array(wrappedValue)
    guard elements.indices.contains(offset) else { return }
    let element = elements.remove(at: offset)
    let place = target > offset ? target - 1 : target
    elements.insert(element, at: Swift.min(Swift.max(place, 0), elements.count))
    wrappedValue = Value(elements)
  }
}

/// A row that holds others below a heading. Such rows are few and are all made; the rows in them are not.
class SectionRow: Node {}
