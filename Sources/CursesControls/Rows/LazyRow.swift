import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A row of a lazy container that is made.
struct LazyRow {
  var index: Int
  let id: AnyHashable
  var node: Node
  /// Its whole width, at the place the last layout gave it.
  var place = Rect.zero
}

/// Where the rows of a lazy container come from.
@MainActor
struct LazyRowSource {
  let count: Int
  /// The identity of a row.
  let id: (Int) -> AnyHashable
  /// The row with an identity, looked for around a place first.
  let index: (_ id: AnyHashable, _ near: Int) -> Int?
  /// Those of some identities that there still are.
  let present: ([AnyHashable]) -> Set<AnyHashable>
  /// Makes a row, or brings it up to date.
  let make: (Int, GroupNode.Slot) -> Node
}

extension ForEach {
  /// The rows that this stands for in a lazy container.
  func rowSource(for node: LazyRowsNode) -> LazyRowSource {
    let (data, id, content) = (data, id, content)
    func element(_ offset: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: offset)]
    }
    return LazyRowSource(
      count: data.count,
      id: { AnyHashable(id(element($0))) },
      index: { wanted, near in
        guard let wanted = wanted.base as? ID else { return nil }
        let (count, reach) = (data.count, 64)
        // There may be far fewer by now than the row was the number of.
        let close = max(0, min(count, near - reach))..<max(0, min(count, near + reach))
        if let found = close.first(where: { id(element($0)) == wanted }) { return found }
        return data.enumerated().first { id($0.element) == wanted }?.offset
      },
      present: { wanted in
        let wanted = Set(wanted)
        var found: Set<AnyHashable> = []
        for element in data where wanted.contains(AnyHashable(id(element))) {
          found.insert(AnyHashable(id(element)))
        }
        return found
      },
      make: { [unowned node] index, slot in
        let element = element(index)
        return slot.resolve(node.watching(AnyHashable(id(element))) { content(element) })
      })
  }

  /// Whether this surely stands for the same elements as another: without a look at each of them.
  func hasSameData(as other: Self) -> Bool {
    func start(_ data: Data) -> UnsafePointer<Data.Element>? {
      data.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }
    if let range = data as? Range<Int> { return range == other.data as? Range<Int> }
    guard let mine = start(data) else { return false }
    // Both are held, so neither can have been changed in place.
    return mine == start(other.data) && data.count == other.data.count
  }
}
