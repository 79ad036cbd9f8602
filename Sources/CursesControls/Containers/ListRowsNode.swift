import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// The node of a list's rows.
final class ListRowsNode: LayoutWrapperNode {
  override var fillsScroller: Bool { true }
  var selection: ListSelection?
  /// Whether rows that can be deleted have a sign for it.
  var isEditing = false { didSet { layOut(ifNew: isEditing, oldValue) } }
  /// The menus of the rows.
  var menus = RowMenus()
  /// The menu and the action of what is selected.
  var selectionMenu: SelectionMenu?
  private var isFocused = false
  /// The row the keys are at, and where it was.
  private var cursor: (tag: AnyHashable, ordinal: Int)?
  /// The selected row that was last scrolled to.
  private var followed: AnyHashable?
  /// What Shift extends the selection by; nil once the bar has been moved without it.
  private var extent: ListExtent?

  /// The cells before a row: the bar of the selection and a blank.
  private var lead: Int {
    guard selection == nil || isEditing else { return 2 }
    let hasEdits = rows.hasEdits
    return (hasBar(hasEdits) ? 2 : 0) + (isEditing && hasEdits ? 2 : 0)
  }

  private var rows: ListRowIndex { ListRowIndex(of: content, in: self) }

  /// Whether there is something to do with the rows, for which a bar is at one of them.
  private func hasBar(_ hasEdits: @autoclosure () -> Bool) -> Bool {
    selection != nil || menus.isAny || hasEdits()
  }

  private let stack = StackLayout(axis: .vertical, spacing: 0, position: .start)

  override var lazyLayout: StackLayout? { stack }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = stack.measure(
      content, ProposedSize(columns: proposal.columns.map { $0 - lead }, rows: nil))
    return Size(columns: proposal.columns ?? (inner.columns + lead), rows: inner.rows)
  }

  override func placeChildren(in rect: Rect) {
    stack.placeNaturally(
      content,
      in: Rect(
        column: rect.minColumn + lead, row: rect.minRow, columns: max(0, rect.size.columns - lead),
        rows: rect.size.rows))
  }

  /// A row of the list in its whole width.
  private func band(_ place: Rect) -> Rect {
    Rect(
      column: frame.minColumn, row: place.minRow, columns: frame.size.columns,
      rows: place.size.rows)
  }

  override func draw(in canvas: inout Canvas) {
    let hasEdits = selection == nil || isEditing ? rows.hasEdits : false
    guard hasBar(hasEdits) else { return drawChildren(in: &canvas) }
    let isSeveral = selection?.isSeveral ?? true
    rows.forEachMade { tag, place in
      let band = band(place)
      guard !band.intersection(canvas.frame.clip).isEmpty else { return }
      if isEditing, hasEdits { drawSign(tag, band, in: &canvas) }
      let isSelected = selection?.contains(tag) ?? false
      let isAt = isFocused && isSeveral && tag == cursor?.tag
      guard isSelected || isAt else { return }
      if isSelected { canvas.tint(band, role: .listSelected) }
      let bar = canvas.look.symbol(isFocused ? "▌" : "▏", ascii: ">")
      for line in band.rows {
        canvas.write(
          String(bar), column: band.minColumn, row: line,
          role: isAt || !isSeveral ? .listSelectedBar : .faint)
      }
    }
    drawChildren(in: &canvas)
  }

  /// The sign by which a row is deleted, where it can be.
  private func drawSign(_ tag: AnyHashable, _ band: Rect, in canvas: inout Canvas) {
    let rows = rows
    guard let ordinal = rows.ordinal(of: tag, near: cursor?.ordinal ?? 0),
      rows.edits(at: ordinal)?.edits.delete != nil
    else { return }
    canvas.write(
      String(canvas.look.symbol("✕", ascii: "x")), column: band.minColumn + 2, row: band.minRow,
      role: .error)
  }

  // MARK: Events

  override var isFocusable: Bool { environment.isEnabled && hasBar(rows.hasEdits) }

  override func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused, cursor == nil, selection?.isSeveral != false { putBar(in: rows) }
    invalidate()
  }

  /// Puts the bar at the first row that is selected, or that can be.
  private func putBar(in rows: ListRowIndex) {
    let free = (0..<rows.count).lazy.first { !rows.limits(at: $0).contains(.select) }
    let first = here(in: rows) ?? (selection == nil ? 0 : free ?? 0)
    if first < rows.count { cursor = (rows.tag(at: first), first) }
  }

  override var readingPoint: Point {
    var point: Point?
    rows.forEachMade { tag, place in
      if point == nil, tag == cursor?.tag || selection?.contains(tag) == true {
        point = place.origin
      }
    }
    return point ?? frame.origin
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard isFocusable else { return false }
    switch event {
    case .key(let key) where ContextMenuNode.isKey(key):
      let rows = rows
      return here(in: rows).map { menus.open($0, in: rows, of: self) } ?? false
    case .key(let key) where key.phase != .up && key.modifiers.isEmpty: return handle(key.code)
    case .key(let key) where key.phase != .up && key.modifiers == .shift:
      return extend(by: key.code)
    case .key(let key) where key.phase != .up && key == Key(.character("a"), .control):
      return selectAll()
    case .key(let key) where key.phase != .up && key.modifiers == .alt && isFocused:
      return moveRow(key.code)
    case .mouse(let mouse):
      if case .press(.right, _) = mouse.action {
        let rows = rows
        return rows.ordinal { band($0).contains(mouse.position) }
          .map { menus.open($0, in: rows, of: self) } ?? false
      }
      guard case .press(.left, _) = mouse.action else { return false }
      let rows = rows
      guard let ordinal = rows.ordinal(where: { band($0).contains(mouse.position) }) else {
        return false
      }
      if isEditing, mouse.position.column - frame.minColumn == 2, deleteRow(ordinal, in: rows) {
        return true
      }
      if selection != nil, rows.limits(at: ordinal).contains(.select) { return false }
      if case .press(_, 2) = mouse.action, act(on: ordinal, in: rows) { return true }
      if mouse.modifiers.contains(.shift), selection?.isSeveral == true {
        extend(to: ordinal, in: rows)
        return true
      }
      extent = nil
      go(to: ordinal, in: rows)
      if selection?.isSeveral == true { selection?.toggle(rows.tag(at: ordinal)) }
      return true
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    let rows = rows
    guard rows.count > 0 else { return false }
    if let distance = distance(of: code, in: rows) {
      extent = nil
      return move(by: distance, in: rows)
    }
    switch code {
    case .delete, .backspace:
      guard isFocused, let here = here(in: rows) else { return false }
      return deleteRow(here, in: rows)
    case .enter:
      guard isFocused, let here = here(in: rows) else { return false }
      return act(on: here, in: rows) || rows.enter(here)
    case .right, .left:
      guard isFocused, let here = here(in: rows) else { return false }
      return rows.setOpen(here, code == .right)
    case .character(" "):
      guard selection?.isSeveral == true, let here = here(in: rows),
        !rows.limits(at: here).contains(.select)
      else { return false }
      extent = nil
      selection?.toggle(rows.tag(at: here))
      invalidate()
      return true
    default: return false
    }
  }

  /// How many rows a key moves the bar by, further than there are for an end; nil for other keys.
  private func distance(of code: Key.Code, in rows: ListRowIndex) -> Int? {
    let page = max(1, (ancestor(ScrollNode.self)?.frame.size.rows ?? 10) - 1)
    switch code {
    case .up: return -1
    case .down: return 1
    case .pageUp: return -page
    case .pageDown: return page
    case .home: return -rows.count
    case .end: return rows.count
    default: return nil
    }
  }

  /// The row the keys are at.
  private func here(in rows: ListRowIndex) -> Int? {
    if let cursor, let found = rows.ordinal(of: cursor.tag, near: cursor.ordinal) { return found }
    if selection == nil { return nil }
    if let one = selection?.only() { return rows.ordinal(of: one, near: 0) }
    return selection?.isEmpty() == true
      ? nil : rows.firstOrdinal { selection?.contains($0) == true }
  }

  private func move(by distance: Int, in rows: ListRowIndex) -> Bool {
    let from = here(in: rows) ?? (distance > 0 ? -1 : rows.count)
    let target = max(0, min(rows.count - 1, from + distance))
    guard selection?.isSeveral == false else {
      go(to: target, in: rows)
      return true
    }
    // What cannot be selected is passed over, back where there is nothing further on.
    let step = distance > 0 ? 1 : -1
    let onward = stride(from: target, to: step > 0 ? rows.count : -1, by: step)
    let back = stride(from: target, to: from, by: -step)
    let free = [onward, back].lazy.joined().first {
      (0..<rows.count).contains($0) && !rows.limits(at: $0).contains(.select)
    }
    if let free { go(to: free, in: rows) }
    return true
  }

  private func go(to ordinal: Int, in rows: ListRowIndex) {
    let tag = rows.tag(at: ordinal)
    cursor = (tag, ordinal)
    if selection?.isSeveral == false {
      selection?.select(tag)
      followed = tag
    }
    rows.reveal(ordinal)
    invalidate()
  }

  // MARK: Several rows

  private func extend(by code: Key.Code) -> Bool {
    let rows = rows
    guard selection?.isSeveral == true, rows.count > 0, let distance = distance(of: code, in: rows)
    else { return false }
    let from = here(in: rows) ?? (distance > 0 ? -1 : rows.count)
    extend(to: max(0, min(rows.count - 1, from + distance)), in: rows)
    return true
  }

  /// Selects the rows from where the selection began up to one.
  private func extend(to target: Int, in rows: ListRowIndex) {
    guard let selection else { return }
    let here = here(in: rows) ?? target
    var extent = extent ?? ListExtent(anchor: rows.tag(at: here), ordinal: here)
    let (added, removed) = extent.extend(to: target, in: rows, selection)
    selection.change(added, removed)
    go(to: target, in: rows)
    self.extent = extent
  }

  /// What a menu at a place is for: the row there, or all that are selected where it is one of them.
  func chosen(at place: Point) -> Set<AnyHashable>? {
    let rows = rows
    guard let selection, let row = rows.ordinal(where: { band($0).contains(place) }) else {
      return nil
    }
    return selection.tags(at: rows.tag(at: row))
  }

  private func selectAll() -> Bool {
    let rows = rows
    guard let selection, selection.isSeveral, rows.count > 0 else { return false }
    extent = nil
    let free = (0..<rows.count).filter { !rows.limits(at: $0).contains(.select) }
    selection.change(free.map { rows.tag(at: $0) }, [])
    invalidate()
    return true
  }

  /// Does what a list does with a row, or with all that are selected where it is one of them. Returns whether it does
  /// anything.
  private func act(on ordinal: Int, in rows: ListRowIndex) -> Bool {
    guard let selectionMenu, selectionMenu.acts, let selection else { return false }
    selectionMenu.action(selection.tags(at: rows.tag(at: ordinal)))
    return true
  }

  // MARK: Editing

  /// Deletes a row, where that is allowed. The bar goes to the next row.
  private func deleteRow(_ ordinal: Int, in rows: ListRowIndex) -> Bool {
    guard let (edits, index, _) = rows.edits(at: ordinal), let delete = edits.delete else {
      return false
    }
    let tag = rows.tag(at: ordinal)
    let neighbour = ordinal + 1 < rows.count ? ordinal + 1 : ordinal - 1
    cursor = neighbour < 0 ? nil : (rows.tag(at: neighbour), min(ordinal, max(0, neighbour)))
    if selection?.only() == tag, selection?.isSeveral == false, let cursor {
      selection?.select(cursor.tag)
      followed = cursor.tag
    }
    delete(index)
    invalidate()
    return true
  }

  /// Moves the row at the bar up or down among those of its `ForEach`.
  private func moveRow(_ code: Key.Code) -> Bool {
    let rows = rows
    guard code == .up || code == .down, let here = here(in: rows),
      let (edits, index, count) = rows.edits(at: here), let move = edits.move
    else { return false }
    let target = index + (code == .up ? -1 : 1)
    guard (0..<count).contains(target) else { return true }
    cursor = (rows.tag(at: here), here + target - index)
    move(index, code == .up ? target : target + 1)
    invalidate()
    return true
  }

  /// Scrolls to the selected row when it is another one than before, as when the program selects it.
  func followSelection() {
    guard let selection, !selection.isSeveral else { return }
    let selected = selection.only()
    guard selected != followed else { return }
    followed = selected
    guard let selected else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.followed == selected else { return }
      let rows = self.rows
      if let ordinal = rows.ordinal(of: selected, near: self.cursor?.ordinal ?? 0) {
        self.cursor = (selected, ordinal)
        rows.reveal(ordinal, isWithin: true)
      }
    }
  }
}
