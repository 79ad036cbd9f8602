import CursesViewGraph

/// The rows of a list over a binding to a collection.
public typealias EditableRows<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
> =
  ForEach<LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, Row>

extension List {
  /// A row for each element of a binding, moved and deleted without more, of which one may be selected.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == EditableRows<Elements, Elements.Element.ID, Row>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, Elements.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element of a binding, moved and deleted without more, of which several may be selected.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == EditableRows<Elements, Elements.Element.ID, Row>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, Elements.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// The same for elements that are known by a property, of which one may be selected.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == EditableRows<Elements, ID, Row>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// The same for elements that are known by a property, of which several may be selected.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == EditableRows<Elements, ID, Row>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a binding, moved and deleted without more.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == EditableRows<Elements, Elements.Element.ID, Row>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, Elements.Index: Hashable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// The same for elements that are known by a property.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == EditableRows<Elements, ID, Row>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index: Hashable
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}
