import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The rows of a list that can be selected, in order, made or not: found by their place and by their tag.
@MainActor
struct ListRowIndex {
  private enum Source {
    case view(Node, tag: AnyHashable)
    case rows(LazyRowsNode)
  }

  private var sources: [(start: Int, source: Source)] = []
  /// How many there are.
  private(set) var count = 0
  private let list: Node

  /// The rows among the nodes that a list lays out, those of sections too.
  init(of content: [Node], in list: Node) {
    self.list = list
    for node in content.flatMap({ ($0 as? SectionNode)?.rows ?? [$0] }) {
      if let rows = node as? LazyRowsNode {
        sources.append((count, .rows(rows)))
        count += rows.source.count
      } else if let tag = list.tag(of: node) {
        sources.append((count, .view(node, tag: tag)))
        count += 1
      }
    }
  }

  private func source(of ordinal: Int) -> (source: Source, index: Int) {
    let place = (sources.firstIndex { $0.start > ordinal } ?? sources.count) - 1
    return (sources[place].source, ordinal - sources[place].start)
  }

  /// What may be done to a row, its place among those of its `ForEach` and how many these are.
  func edits(at ordinal: Int) -> (edits: RowEdits, index: Int, count: Int)? {
    guard case (.rows(let rows), let index) = source(of: ordinal), var edits = rows.edits
    else { return nil }
    let limits = limits(at: ordinal)
    if limits.contains(.delete) { edits.delete = nil }
    if limits.contains(.move) { edits.move = nil }
    return (edits, index, rows.source.count)
  }

  /// What may not be done to a row. Makes the row.
  func limits(at ordinal: Int) -> RowLimits {
    switch source(of: ordinal) {
    case (.view(let node, _), _): list.limits(of: node)
    case (.rows(let rows), let index):
      rows.row(at: index).node.layoutNodes.first.map { list.limits(of: $0) } ?? []
    }
  }

  /// The view of a row. Makes the row.
  func node(at ordinal: Int) -> Node? {
    switch source(of: ordinal) {
    case (.view(let node, _), _): node
    case (.rows(let rows), let index): rows.row(at: index).node
    }
  }

  /// Whether anything may be done to any row.
  var hasEdits: Bool {
    sources.contains { if case .rows(let rows) = $0.source { rows.edits != nil } else { false } }
  }

  /// What a row is known by: the tag of its view, else its identity. Makes the row.
  func tag(at ordinal: Int) -> AnyHashable {
    switch source(of: ordinal) {
    case (.view(_, let tag), _): return tag
    case (.rows(let rows), let index): return tag(of: rows.row(at: index))
    }
  }

  private func tag(of row: LazyRow) -> AnyHashable {
    row.node.layoutNodes.first.flatMap { list.tag(of: $0) } ?? row.id
  }

  /// The row with a tag.
  ///
  /// Lazy rows are looked for by their identities. Only where their views have tags of their own, which
  /// are not known before a view is made, are they made.
  func ordinal(of tag: AnyHashable, near: Int) -> Int? {
    if near < count, near >= 0, isMade(near), self.tag(at: near) == tag { return near }
    for (start, source) in sources {
      switch source {
      case .view(_, let own): if own == tag { return start }
      case .rows(let rows):
        if let found = index(of: tag, in: rows, near: near - start) { return start + found }
      }
    }
    return nil
  }

  private func index(of tag: AnyHashable, in rows: LazyRowsNode, near: Int) -> Int? {
    if let made = rows.rows.first(where: { self.tag(of: $0) == tag }) { return made.index }
    guard hasOwnTags(rows) else { return rows.source.index(tag, near) }
    return (0..<rows.source.count).first { index in
      rows.peek(at: index) { self.tag(of: $0) } == tag
    }
  }

  private func hasOwnTags(_ rows: LazyRowsNode) -> Bool {
    rows.rows.contains { tag(of: $0) != $0.id }
  }

  /// The first row whose tag is as asked for.
  func firstOrdinal(where isRight: (AnyHashable) -> Bool) -> Int? {
    for (start, source) in sources {
      switch source {
      case .view(_, let tag): if isRight(tag) { return start }
      case .rows(let rows):
        let hasOwnTags = hasOwnTags(rows)
        let found = (0..<rows.source.count).first { index in
          hasOwnTags
            ? rows.peek(at: index) { isRight(tag(of: $0)) } : isRight(rows.source.id(index))
        }
        if let found { return start + found }
      }
    }
    return nil
  }

  /// The button that is all of a row that can be gone to; nil where there is none, or more than it.
  func onlyButton(at ordinal: Int) -> PressNode? {
    var controls: [Node] = []
    node(at: ordinal)?.walk { if $0.isFocusable { controls.append($0) } }
    return controls.count == 1 ? controls[0] as? PressNode : nil
  }

  /// Does what Enter does at a row: presses its button, opens or closes its heading, or gives the focus to the first of
  /// several controls. Returns whether it has any.
  func enter(_ ordinal: Int) -> Bool {
    if let button = onlyButton(at: ordinal) {
      button.press()
      return true
    }
    if let isOpen = heading(at: ordinal)?.isOpen {
      isOpen.wrappedValue.toggle()
      return true
    }
    guard let first = node(at: ordinal)?.first({ $0.isFocusable ? $0 : nil }) else { return false }
    list.graph.focus.set(first)
    return true
  }

  /// Opens or closes the heading of a row. Returns whether it was closed or open before.
  func setOpen(_ ordinal: Int, _ isOpen: Bool) -> Bool {
    guard let binding = heading(at: ordinal)?.isOpen, binding.wrappedValue != isOpen else {
      return false
    }
    binding.wrappedValue = isOpen
    return true
  }

  private func heading(at ordinal: Int) -> HeadingNode? {
    node(at: ordinal)?.first { $0 as? HeadingNode }
  }

  private func isMade(_ ordinal: Int) -> Bool {
    guard case (.rows(let rows), let index) = source(of: ordinal) else { return true }
    return rows.rows.contains { $0.index == index }
  }

  /// Calls `body` with the tag and the place of every row that is made.
  func forEachMade(_ body: (AnyHashable, Rect) -> Void) {
    for (_, source) in sources {
      switch source {
      case .view(let node, let tag): body(tag, node.frame)
      case .rows(let rows):
        for row in rows.rows { body(tag(of: row), row.place) }
      }
    }
  }

  /// The first row whose place on the screen is as asked for.
  func ordinal(where isRight: (Rect) -> Bool) -> Int? {
    for (start, source) in sources {
      switch source {
      case .view(let node, _): if isRight(node.frame) { return start }
      case .rows(let rows):
        if let row = rows.rows.first(where: { isRight($0.place) }) { return start + row.index }
      }
    }
    return nil
  }

  /// Scrolls to a row; `isWithin` leaves what scrolls around the list where it is.
  func reveal(_ ordinal: Int, isWithin: Bool = false) {
    switch source(of: ordinal) {
    case (.view(let node, _), _):
      if isWithin { node.ancestor(ScrollNode.self)?.reveal(node.frame) } else { node.reveal() }
    case (.rows(let rows), let index): rows.reveal(index, isWithin: isWithin)
    }
  }
}
