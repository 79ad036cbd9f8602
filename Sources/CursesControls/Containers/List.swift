import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// Rows that scroll, of which some may be selected. After SwiftUI's `List`.
///
/// With a selection the arrow keys, Home and End move it. Of a selection of several Space and a click take a row
/// into it and out of it, Shift with those keys or a click extends it, and Ctrl+A selects all. Rows are known by their `tag` or their identity in a `ForEach`.
///
/// Enter presses the button of a row, or goes to the first of several controls in it; Tab goes from one to the next.
///
/// Of a `ForEach` the rows in and around what is seen are made, so that a list of any length opens, scrolls
/// and moves its selection alike. A row that scrolls away is let go, but for what its views keep in `@State`.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.rowEditing) private var editing
  @Environment(\.selectionMenu) private var selectionMenu

  /// Rows of which one may be selected, by their tags or identities.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    if let selection {
      self.selection = ListSelection(single: selection)
    } else {
      self.selection = nil
    }
    self.content = content()
  }

  /// Rows of which several may be selected.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    if let selection {
      self.selection = ListSelection(several: selection)
    } else {
      self.selection = nil
    }
    self.content = content()
  }

  /// A row for each element, of which one may be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which several may be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, known by a property, of which one may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, known by a property, of which several may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element of a binding, known by a property, with a binding to it; one may be selected.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, Row>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element of a binding, known by a property, with a binding to it; several may be selected.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, Row>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number, of which one may be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each number, of which several may be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public var body: some View {
    if let selectionMenu, selection != nil {
      SelectionMenuView(menu: selectionMenu) { rows(menus: $0) }
    } else {
      rows(menus: nil)
    }
  }

  private func rows(menus: RowMenus?) -> some View {
    ScrollView {
      ListRows(
        selection: selection, isEditing: editing?.isOn() == true, menus: menus, content: content)
    }
  }
}

extension List where SelectionValue == Never {
  /// Rows that are not selected.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, known by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a binding, with a binding to it.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<Binding<Elements>, Elements.Element.ID, Row>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a binding, known by a property, with a binding to it.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, Row>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

/// The selection of a list, whatever its type.
struct ListSelection {
  let isSeveral: Bool
  let contains: (AnyHashable) -> Bool
  /// Selects one alone.
  let select: (AnyHashable) -> Void
  /// Takes some in and others out, at once.
  let change: (_ added: [AnyHashable], _ removed: [AnyHashable]) -> Void
  /// What is selected, if it is one alone.
  let only: () -> AnyHashable?
  /// Whether nothing is selected.
  let isEmpty: () -> Bool
  /// All that is selected.
  let all: () -> Set<AnyHashable>

  init<Value: Hashable>(single binding: Binding<Value?>) {
    _ = binding.wrappedValue
    isSeveral = false
    contains = { $0.base as? Value == binding.wrappedValue && binding.wrappedValue != nil }
    let select: (AnyHashable) -> Void = { tag in
      if let value = tag.base as? Value, value != binding.wrappedValue {
        binding.wrappedValue = value
      }
    }
    self.select = select
    change = { added, _ in if let last = added.last { select(last) } }
    only = { binding.wrappedValue.map { AnyHashable($0) } }
    isEmpty = { binding.wrappedValue == nil }
    all = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    _ = binding.wrappedValue
    isSeveral = true
    only = {
      let selected = binding.wrappedValue
      return selected.count == 1 ? selected.first.map { AnyHashable($0) } : nil
    }
    isEmpty = { binding.wrappedValue.isEmpty }
    all = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    contains = { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
    select = { tag in
      if let value = tag.base as? Value { binding.wrappedValue = [value] }
    }
    change = { added, removed in
      let before = binding.wrappedValue
      let after = before.subtracting(removed.compactMap { $0.base as? Value })
        .union(added.compactMap { $0.base as? Value })
      if after != before { binding.wrappedValue = after }
    }
  }

  /// What is done at a row is done to: all that are selected where it is one of them, else the row alone.
  func tags(at tag: AnyHashable) -> Set<AnyHashable> { contains(tag) ? all() : [tag] }

  /// Takes one in or out.
  func toggle(_ tag: AnyHashable) {
    if contains(tag) { change([], [tag]) } else { change([tag], []) }
  }
}

/// The look of lists. After SwiftUI's `ListStyle`; a terminal has one.
public protocol ListStyle {}

/// The one look of lists.
public struct DefaultListStyle: ListStyle {
  /// The style of every list.
  public init() {}
}

/// The one look.
public typealias PlainListStyle = DefaultListStyle
/// The one look.
public typealias InsetListStyle = DefaultListStyle
/// The one look.
public typealias GroupedListStyle = DefaultListStyle
/// The one look.
public typealias InsetGroupedListStyle = DefaultListStyle
/// The one look.
public typealias SidebarListStyle = DefaultListStyle

extension ListStyle where Self == DefaultListStyle {
  /// The one look, as all names here.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
  /// The one look.
  public static var plain: DefaultListStyle { DefaultListStyle() }
  /// The one look.
  public static var inset: DefaultListStyle { DefaultListStyle() }
  /// The one look.
  public static var grouped: DefaultListStyle { DefaultListStyle() }
  /// The one look.
  public static var insetGrouped: DefaultListStyle { DefaultListStyle() }
  /// The one look.
  public static var sidebar: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Accepted: a terminal has one look of lists.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
}
