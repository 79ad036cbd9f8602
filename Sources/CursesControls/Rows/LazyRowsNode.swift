import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The rows of a `ForEach` in a lazy container: made as they come into view, and let go as they leave it.
///
/// The length of the rest is guessed. A row that is let go leaves behind what its views keep in `@State`
/// and the like, and has it again when it comes back; a row with the focus is not let go.
final class LazyRowsNode: Node, Reevaluable, DepartureHost {
  private(set) var source: LazyRowSource!
  /// What lies how, as the container around says.
  private(set) var layout: StackLayout
  /// The rows that are made, in their order.
  private(set) var rows: [LazyRow] = []
  var leaving: [Node] = []
  /// What may be done to the rows; nil for nothing.
  var edits: RowEdits?
  private(set) var extents: RowExtents
  private var placedBreadth: Int?
  /// What the first row was measured in for the guess.
  private var guessedBreadth: Int?
  private var resting: [AnyHashable: RestingState] = [:]
  /// The rows whose closures have read a value that is another one now.
  private var stale: Set<AnyHashable> = []
  /// What each of them has read.
  private var watches: [AnyHashable: BodyWatch] = [:]
  /// The row that is to be scrolled to once it is made, and how often that may still be tried.
  var pendingReveal: PendingReveal?
  /// What the view of the last update was, to tell whether the elements are the same.
  var lastView: Any?

  init(_ context: ViewContext, layout: StackLayout) {
    self.layout = layout
    extents = RowExtents(count: 0, gap: layout.spacing)
    super.init(context)
  }

  override var passesRows: Bool { true }
  override var passesLight: Bool { true }
  override var lazyLayout: StackLayout? { layout }

  // MARK: Making rows

  /// Takes over other elements, or the same with other views.
  func update(
    _ source: LazyRowSource, _ layout: StackLayout, _ context: ViewContext, isSame: Bool
  ) {
    environment = context.environment
    self.source = source
    if layout != self.layout {
      let guess = layout.axis == self.layout.axis ? extents.guess : nil
      extents = RowExtents(count: source.count, gap: layout.spacing, guess: guess)
      self.layout = layout
      graph.setNeedsLayout()
    } else if source.count != extents.count {
      resize(to: source.count)
    }
    stale = []
    graph.evaluated(self)
    if isSame {
      for place in rows.indices { renew(place) }
    } else {
      matchRows()
      forgetLostState()
      graph.setNeedsLayout()
    }
    invalidate()
  }

  /// Takes over another number of rows. What can be seen of rows of different lengths stays where it is.
  private func resize(to count: Int) {
    let first = extents.isUniform ? nil : firstSeen
    extents.reset(count: count)
    if let first, let index = source.index(first.id, first.index) {
      rowsChanged(above: extents.start(of: index) - startInContent(first))
    }
    graph.setNeedsLayout()
  }

  /// The first row that can be seen where something is scrolled away before it.
  private var firstSeen: LazyRow? {
    let view = visibleSpan(in: frame)
    guard view.lowerBound > 0 else { return nil }
    return rows.first { startInContent($0) + layout.axis.length($0.place.size) > view.lowerBound }
  }

  /// Where a row lies, in cells from the first one.
  private func startInContent(_ row: LazyRow) -> Int {
    layout.axis == .vertical
      ? row.place.minRow - frame.minRow : row.place.minColumn - frame.minColumn
  }

  /// Keeps the rows whose elements are still near their places, and those with the focus anywhere.
  private func matchRows() {
    var old = rows
    let first = old.first?.index ?? 0
    let end = min((old.last?.index ?? -1) + 1, source.count)
    rows = []
    for index in first..<max(first, end) {
      let id = source.id(index)
      guard let place = old.firstIndex(where: { $0.id == id }) else { continue }
      rows.append(LazyRow(index: index, id: id, node: old.remove(at: place).node))
    }
    for row in old {
      if isPinned(row), let index = source.index(row.id, row.index) {
        rows.append(LazyRow(index: index, id: row.id, node: row.node))
      } else {
        resting[row.id] = RestingState(of: row.node)
        depart(row.node)
      }
    }
    rows.sort { $0.index < $1.index }
    syncChildren()
    for place in rows.indices { renew(place) }
  }

  private func forgetLostState() {
    guard !resting.isEmpty else { return }
    let present = source.present(Array(resting.keys))
    resting = resting.filter { present.contains($0.key) }
  }

  /// Evaluates a row's view, and marks the row when a value that it has read changes.
  func watching<Content>(_ id: AnyHashable, _ content: () -> Content) -> Content {
    nonisolated(unsafe) let id = id
    let watch = watches[id] ?? BodyWatch()
    watches[id] = watch
    return watch.reading(content) { [weak self] in
      onMainActor {
        self?.stale.insert(id)
        self?.setNeedsUpdate()
      }
    }
  }

  func reevaluate() {
    graph.evaluated(self)
    for place in rows.indices where stale.contains(rows[place].id) { renew(place) }
    stale = []
  }

  private func renew(_ place: Int) {
    let row = rows[place]
    let node = source.make(row.index, slot(row.node))
    node.identity = row.id
    guard node !== row.node else { return }
    row.node.detach()
    rows[place].node = node
    children[place] = node
    graph.setNeedsLayout()
  }

  private func slot(_ old: Node?) -> GroupNode.Slot {
    GroupNode.Slot(
      old: old, context: ViewContext(graph: graph, parent: self, environment: environment))
  }

  private func syncChildren() {
    children = rows.map(\.node)
    guard watches.count > 2 * rows.count else { return }
    let made = Set(rows.map(\.id))
    watches = watches.filter { made.contains($0.key) }
  }

  /// The row at a place, made if it is not there.
  func row(at index: Int) -> LazyRow {
    let place = rows.firstIndex { $0.index >= index } ?? rows.count
    if place < rows.count, rows[place].index == index { return rows[place] }
    let id = source.id(index)
    let outer = graph.restingState
    graph.restingState = resting.removeValue(forKey: id)
    let node = graph.makingInPlace { source.make(index, slot(nil)) }
    graph.restingState = outer
    node.identity = id
    let row = LazyRow(index: index, id: id, node: node)
    rows.insert(row, at: place)
    children.insert(node, at: place)
    return row
  }

  /// A look at a row, which is let go at once if it is not there yet.
  func peek<Result>(at index: Int, _ look: (LazyRow) -> Result) -> Result {
    let isMade = rows.contains { $0.index == index }
    let row = row(at: index)
    defer { if !isMade { letGo { $0 == index } } }
    return look(row)
  }

  /// Whether a row stays although it is out of view.
  private func isPinned(_ row: LazyRow) -> Bool {
    graph.focus.node?.isWithin(row.node) == true || graph.pressed?.isWithin(row.node) == true
  }

  private func letGo(_ isToGo: (Int) -> Bool) {
    guard rows.contains(where: { isToGo($0.index) }) else { return }
    rows.removeAll { row in
      guard isToGo(row.index), !isPinned(row) else { return false }
      resting[row.id] = RestingState(of: row.node)
      row.node.detach()
      return true
    }
    syncChildren()
  }

  override func detach() {
    detachLeaving()
    resting = [:]
    watches = [:]
    super.detach()
  }

  // MARK: Layout

  private func size(of row: LazyRow, breadth: Int?) -> Size {
    layout.measure(
      row.node.layoutNodes, layout.axis.proposal(length: nil, breadth: breadth))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let axis = layout.axis
    let breadth = axis.breadth(proposal)
    // Before the rows are placed they are asked about in several breadths: how long they are depends on it.
    let isOther = placedBreadth == nil && guessedBreadth != breadth
    if extents.guess == nil || isOther, source.count > 0 {
      guessedBreadth = breadth
      extents = RowExtents(count: source.count, gap: layout.spacing)
      extents.set(axis.length(size(of: row(at: 0), breadth: breadth)), of: 0)
    }
    let own =
      breadth ?? rows.map { axis.breadth(size(of: $0, breadth: nil)) }.max() ?? 0
    return axis.size(length: extents.total, breadth: own)
  }

  override func placeChildren(in rect: Rect) {
    let axis = layout.axis
    let breadth = axis.breadth(rect.size)
    if breadth != placedBreadth {
      placedBreadth = breadth
      let first = extents.isUniform ? nil : firstSeen
      extents.reset(count: source.count)
      if let first {
        return rowsChanged(above: extents.start(of: first.index) - startInContent(first))
      }
    }
    let isFirst = rows.count <= 1 && extents.isUniform
    let view = visibleSpan(in: rect)
    var surprise: Int?
    let made = view.isEmpty ? 0..<0 : makeRows(in: view, breadth: breadth, surprise: &surprise)
    letGo { !made.contains($0) }
    if isFirst, !extents.isUniform { guessAgain(breadth: breadth) }
    for place in rows.indices { placeRow(place, in: rect) }
    if let surprise { rowsChanged(above: surprise) } else { tryReveal() }
  }

  /// Makes and measures the rows in and around a span of cells. Returns which.
  ///
  /// - Parameter surprise: by how much rows before the span are longer than they were taken for; left
  ///   alone when all rows are as long as they were taken for.
  private func makeRows(
    in view: Range<Int>, breadth: Int, surprise: inout Int?
  ) -> Range<Int> {
    // Some more than are seen: Tab finds the next control, and a turn of the wheel finds them made.
    let around = max(2, view.count / 2)
    let first = extents.index(at: view.lowerBound - around)
    var index = first
    while index < source.count, extents.start(of: index) < view.upperBound + around {
      let isAbove = extents.start(of: index) + extents.length(of: index) <= view.lowerBound
      let row = row(at: index)
      let change = extents.set(
        layout.axis.length(size(of: row, breadth: breadth)), of: index)
      if change != 0 { surprise = (surprise ?? 0) + (isAbove ? change : 0) }
      index += 1
    }
    return first..<index
  }

  /// A better guess than the first row was: what the rows in view count on average.
  private func guessAgain(breadth: Int) {
    let lengths = rows.map { ($0.index, extents.length(of: $0.index)) }
    let mean = Double(lengths.reduce(0) { $0 + $1.1 }) / Double(max(1, lengths.count))
    extents = RowExtents(
      count: source.count, gap: layout.spacing, guess: Int(mean.rounded()))
    for (index, length) in lengths { extents.set(length, of: index) }
  }

  /// The part of the rows that can be seen, in cells from the first.
  private func visibleSpan(in rect: Rect) -> Range<Int> {
    var seen = Rect(origin: .zero, size: graph.size)
    var next = parent
    while let here = next {
      if let viewport = here.viewport { seen = seen.intersection(viewport) }
      next = here.parent
    }
    guard !seen.isEmpty else { return 0..<0 }
    let (low, high) =
      layout.axis == .vertical
      ? (seen.minRow - rect.minRow, seen.maxRow - rect.minRow)
      : (seen.minColumn - rect.minColumn, seen.maxColumn - rect.minColumn)
    let (from, to) = (max(0, low), min(high, max(extents.total, 1)))
    return from < to ? from..<to : 0..<0
  }

  private func placeRow(_ place: Int, in rect: Rect) {
    let own = self.place(of: rows[place].index, in: rect)
    rows[place].place = own
    layout.placeNaturally(rows[place].node.layoutNodes, in: own)
  }

  /// Where a row lies, made or not.
  func place(of index: Int, in rect: Rect? = nil) -> Rect {
    let rect = rect ?? frame
    let (start, length) = (extents.start(of: index), extents.length(of: index))
    return layout.axis == .vertical
      ? Rect(
        column: rect.minColumn, row: rect.minRow + start, columns: rect.size.columns, rows: length)
      : Rect(
        column: rect.minColumn + start, row: rect.minRow, columns: length, rows: rect.size.rows)
  }

  /// Tells what scrolls around that the rows are longer or shorter than it was told.
  private func rowsChanged(above: Int) {
    graph.forgetSizes()
    guard let scroll = ancestor(ScrollNode.self) else { return graph.setNeedsLayout() }
    scroll.contentChanged(
      above: layout.axis == .vertical
        ? Point(column: 0, row: above) : Point(column: above, row: 0))
  }

  override func touches(_ area: Rect) -> Bool {
    !leaving.isEmpty || rows.contains { !$0.place.intersection(area).isEmpty }
  }

  override func draw(in canvas: inout Canvas) {
    drawChildren(in: &canvas)
    for node in leaving { node.draw(in: &canvas) }
  }
}
