import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A list of suggestions that floats below its field, over whatever is there.
package final class SuggestionPopup: Node {
  private var list: Node?
  private(set) var selected: Int?
  private var first = 0
  package var take: (String) -> Void = { _ in }
  /// What a completion stands for, in a few lines below the list where there is room; empty where that is not known.
  package var preview: ((String) -> [String])?
  private var previewed: (completion: String, lines: [String])?
  private var previewRows = 0

  private static let mostRows = 7
  private static let (mostPreviewRows, leastPreviewRows, previewColumns) = (5, 2, 48)

  package func update(_ content: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    let inner = ViewContext(graph: graph, parent: self, environment: environment)
    let node = inner.resolve(content, list)
    if let list, list !== node { list.detach() }
    list = node
    children = [node]
    if let selected, selected >= items.count { self.selected = nil }
  }

  private var items: [CompletionNode] {
    var found: [CompletionNode] = []
    list?.walk { if let node = $0 as? CompletionNode { found.append(node) } }
    return found
  }

  var completions: [String] { items.map(\.completion) }

  /// Has the first one chosen, or leaves the choice to the person.
  package func select(first: Bool) {
    selected = first && !items.isEmpty ? 0 : nil
    self.first = 0
    invalidate()
  }

  /// Takes it from the screen.
  package func close() {
    if graph.popup === self { graph.popup = nil }
    detach()
  }

  /// The lines that stand for the selected completion.
  private var previewLines: [String] {
    let items = items
    guard let preview, let selected, items.indices.contains(selected) else { return [] }
    let completion = items[selected].completion
    if previewed?.completion != completion { previewed = (completion, preview(completion)) }
    return previewed?.lines ?? []
  }

  // MARK: Choosing

  package func move(by step: Int) {
    let count = items.count
    guard count > 0 else { return }
    selected = selected.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    graph.setNeedsLayout()
    invalidate()
  }

  package func takeSelected() -> Bool {
    let items = items
    guard let selected, items.indices.contains(selected) else { return false }
    take(items[selected])
    return true
  }

  package override func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    guard case .release(.left) = mouse.action else { return true }
    if let item = items.first(where: { $0.frame.rows.contains(mouse.position.row) }) {
      take(item)
    }
    return true
  }

  private func take(_ item: CompletionNode) {
    let action = item.action
    take(item.completion)
    action?()
  }

  package override func hit(_ point: Point) -> Node? { frame.contains(point) ? self : nil }

  // MARK: Layout

  /// Puts the list below the field, or above it where all of it has room only there, or more.
  ///
  /// - Parameter area: what the list stays within, if some of it can be seen there; nil for the screen.
  package func place(beside field: Rect, within area: Rect? = nil) {
    let items = items
    let screen = Rect(origin: .zero, size: graph.size)
    let wanted = min(items.count, SuggestionPopup.mostRows) + 2
    func sides(of area: Rect) -> (below: Int, above: Int) {
      (area.maxRow - field.maxRow, field.minRow - area.minRow)
    }
    var room = sides(of: area ?? screen)
    if max(room.below, room.above) < min(wanted, 5) { room = sides(of: screen) }
    let goesBelow = room.below >= wanted || room.below >= room.above
    let rows = min(wanted, goesBelow ? room.below : room.above) - 2
    guard rows > 0, field.size.columns >= 4 else { return place(in: .zero) }
    let widest = items.map { $0.size(for: ProposedSize(columns: nil, rows: 1)).columns }.max() ?? 0
    let side = goesBelow ? room.below : room.above
    // As many rows for each completion, so that the list does not jump.
    let spare = preview == nil ? 0 : min(Self.mostPreviewRows, side - rows - 3)
    previewRows = spare >= Self.leastPreviewRows ? spare : 0
    let all = rows + 2 + (previewRows > 0 ? previewRows + 1 : 0)
    let least = previewRows > 0 ? Self.previewColumns : min(field.size.columns, 24)
    let columns = min(max(widest + 4, least), screen.size.columns)
    let column = max(0, min(field.minColumn, screen.maxColumn - columns))
    if let selected { first = max(min(first, selected), selected - rows + 1) }
    first = max(0, min(first, items.count - rows))
    place(
      in: Rect(
        column: column, row: goesBelow ? field.maxRow : field.minRow - all,
        columns: columns, rows: all))
  }

  package override func placeChildren(in rect: Rect) {
    for (index, item) in items.enumerated() {
      let row = index - first
      let isSeen = row >= 0 && row < rect.size.rows - 2 - (previewRows > 0 ? previewRows + 1 : 0)
      item.place(
        in: isSeen
          ? Rect(
            column: rect.minColumn + 2, row: rect.minRow + 1 + row,
            columns: max(0, rect.size.columns - 4), rows: 1)
          : .zero)
    }
  }

  // MARK: Drawing

  package override func draw(in canvas: inout Canvas) {
    guard !frame.isEmpty else { return }
    let outer = canvas.surface
    canvas.layGlass(frame, surface: .dialog)
    canvas.surface = .dialog
    canvas.box(frame, .rounded, role: .border)
    for (index, item) in items.enumerated() where !item.frame.isEmpty {
      guard index == selected else {
        item.draw(in: &canvas)
        continue
      }
      let row = Rect(
        column: frame.minColumn + 1, row: item.frame.minRow, columns: frame.size.columns - 2,
        rows: 1)
      canvas.tint(row, role: .listSelected)
      canvas.on(.listSelected) { item.draw(in: &$0) }
    }
    drawPreview(in: &canvas)
    canvas.surface = outer
  }

  private func drawPreview(in canvas: inout Canvas) {
    guard previewRows > 0 else { return }
    let top = frame.maxRow - 1 - previewRows
    canvas.rule(
      canvas.look.symbol("─", ascii: "-"), column: frame.minColumn + 1, row: top - 1,
      columns: frame.size.columns - 2, role: .border)
    for (index, line) in previewLines.prefix(previewRows).enumerated() {
      canvas.write(
        canvas.look.fitted(line, columns: max(0, frame.size.columns - 4)),
        column: frame.minColumn + 2, row: top + index, role: .dim)
    }
  }
}
