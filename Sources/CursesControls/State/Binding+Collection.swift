import CursesViewGraph

// A binding to a collection is a collection of bindings to its elements, as SwiftUI's is.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// A binding to an element. Once the collection is too short, it reads what it last was.
  public subscript(position: Index) -> Element { element(at: position, of: wrappedValue) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

extension Binding where Value: MutableCollection {
  /// A binding to an element. Once the collection is too short, it reads what it last was.
  package func element(at index: Value.Index, of known: Value) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: {
        let now = wrappedValue
        return index < now.endIndex ? now[index] : known[index]
      },
      set: { element in
        guard index < wrappedValue.endIndex else { return }
        wrappedValue[index] = element
      })
  }
}
