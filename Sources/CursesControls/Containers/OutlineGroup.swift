@_spi(Nodes) import CursesViewGraph

/// Elements and the elements within them, opened and closed each for itself. After SwiftUI's `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
  /// The elements that are open in a list.
  @State private var open: Set<ID> = []
  @Environment(\.rowMenus) private var list

  /// A tree of elements that are known by a property; those without children are leaves.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  public var body: some View {
    if list == nil { groups } else { rows }
  }

  /// In a list all elements are rows of the list, those within others moved in.
  private var rows: some View {
    let rows = OutlineRow.visible(data, children) { open.contains($0[keyPath: id]) }
    return ForEach(rows, id: (\OutlineRow<Data.Element>.element).appending(path: id)) { row in
      let id = row.element[keyPath: id]
      OutlineRowView(
        isOpen: row.hasChildren
          ? Binding(
            get: { open.contains(id) },
            set: { if $0 { open.insert(id) } else { open.remove(id) } }) : nil,
        label: content(row.element)
      )
      .padding(leading: 2 * row.depth)
    }
  }

  private var groups: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          // Erased, lest the type contain itself.
          AnyView(OutlineGroup(inner, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

/// An element of a tree as a row of a list.
struct OutlineRow<Element> {
  let element: Element
  /// How many elements it is within.
  let depth: Int
  let hasChildren: Bool

  /// The elements that are seen: all of a collection, and those within the ones that are open.
  static func visible<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Element, Data?>, depth: Int = 0,
    isOpen: (Element) -> Bool
  ) -> [OutlineRow] where Data.Element == Element {
    data.flatMap { element in
      let inner = element[keyPath: children]
      let row = OutlineRow(element: element, depth: depth, hasChildren: inner != nil)
      guard let inner, isOpen(element) else { return [row] }
      return [row] + visible(inner, children, depth: depth + 1, isOpen: isOpen)
    }
  }
}

/// An element of a tree in a list: with an arrow where it holds others.
///
/// Where rows are selected the bar of the list goes to it, so that it has no focus of its own.
struct OutlineRowView<Label: View>: View {
  /// Nil for a leaf.
  let isOpen: Binding<Bool>?
  let label: Label
  @Environment(\.rowMenus) private var list

  var body: some View {
    if let isOpen {
      if list?.list?.selection == nil {
        DisclosureHeading(isOpen: isOpen, label: label)
      } else {
        HeadingView(
          isOpen: isOpen,
          content: HStack {
            DisclosureSign(isOpen: isOpen.wrappedValue)
              .onTapGesture { isOpen.wrappedValue.toggle() }
            label
          })
      }
    } else {
      label
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A tree of elements; those without children are leaves.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data, id: \.id, children: children, content: content) }
}

extension List {
  /// A row for each element of a tree, opened and closed by Right and Left, Enter and a click on its arrow.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a tree, opened and closed each for itself.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// A row for each element of a tree whose elements are known by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
