import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// How options are laid out.
enum OptionsLook: Hashable {
  /// Beside each other.
  case segments
  /// Below each other, each with a mark.
  case rows
  /// The chosen one alone.
  case closed
  /// Below each other in an open menu, where a choice closes it.
  case menu
  /// Items of a menu, each with a mark, where a choice closes the menu.
  case items

  /// Whether the keys move to an option, and do not choose it.
  var hasCursor: Bool { self == .menu || self == .items }
}

/// The options of a picker.
struct OptionsView<Value: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<Value?>
  let content: Content
  let look: OptionsLook
  var pressed: () -> Void = {}

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? OptionsNode<Value> ?? OptionsNode(context, selection)
    if node.look != look { context.graph.setNeedsLayout() }
    node.look = look
    node.selection = selection
    node.pressed = pressed
    node.updateContent(content, context)
    node.invalidate()
    return node
  }
}

/// The node of a picker's options.
final class OptionsNode<Value: Hashable>: LayoutWrapperNode, MenuItemNode {
  /// Nil for several values that differ.
  var selection: Binding<Value?>
  var look = OptionsLook.rows
  var isMenuItem: Bool { look == .items }
  var pressed: () -> Void = {}
  private var isFocused = false
  /// The row the keys are at in a menu.
  private var cursor: Int?

  init(_ context: ViewContext, _ selection: Binding<Value?>) {
    self.selection = selection
    super.init(context)
  }

  private struct Option {
    let node: Node
    let value: Value
  }

  /// What can be chosen: the views with a tag of the right type.
  private var options: [Option] {
    content.compactMap { node in
      (tag(of: node)?.base as? Value).map { Option(node: node, value: $0) }
    }
  }

  private func selected(_ options: [Option]) -> Int? {
    options.firstIndex { $0.value == selection.wrappedValue }
  }

  private static var natural: ProposedSize { ProposedSize(columns: nil, rows: 1) }
  private func width(_ node: Node) -> Int { node.size(for: Self.natural).columns }
  private var frameColumns: Int { look == .menu ? 1 : 0 }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let widths = options.map { width($0.node) }
    let widest = widths.max() ?? 0
    let size =
      switch look {
      case .segments: SegmentFlow(widths.map { $0 + 2 }, in: proposal.columns).size
      case .rows: Size(columns: widest + 2, rows: max(1, widths.count))
      case .closed: Size(columns: widest + 4, rows: 1)
      case .menu: Size(columns: widest + 6, rows: widths.count + 2)
      case .items: Size(columns: widest + 4, rows: widths.count)
      }
    return Size(
      columns: min(size.columns, proposal.columns ?? size.columns),
      rows: min(size.rows, proposal.rows ?? size.rows))
  }

  /// Where each option lies; what scrolls out of a menu has no rows.
  private func places(_ options: [Option]) -> [Rect] {
    let flow =
      look == .segments
      ? SegmentFlow(options.map { width($0.node) + 2 }, in: frame.size.columns) : nil
    return options.enumerated().map { index, option in
      switch look {
      case .segments:
        let place = flow?.places[index] ?? .zero
        let rows = place.minRow < frame.size.rows ? 1 : 0
        return Rect(
          column: frame.minColumn + place.minColumn, row: frame.minRow + place.minRow,
          columns: place.size.columns, rows: rows)
      case .rows, .items:
        return Rect(
          column: frame.minColumn, row: frame.minRow + index, columns: frame.size.columns, rows: 1)
      case .closed: return frame
      case .menu:
        let row = index - top
        let isSeen = row >= 0 && row < frame.size.rows - 2
        return Rect(
          column: frame.minColumn + 1, row: frame.minRow + 1 + row,
          columns: frame.size.columns - 2, rows: isSeen ? 1 : 0)
      }
    }
  }

  private var top: Int {
    let visible = max(1, frame.size.rows - 2)
    return look == .menu ? max(0, (cursor ?? 0) - visible + 1) : 0
  }

  private var lead: Int { look == .rows ? 2 : look.hasCursor ? 3 : 1 }
  /// What follows an option: the sign of a closed menu, with a blank at either side.
  private var trail: Int { look == .closed && frame.size.columns > 2 ? 3 : 0 }

  override func placeChildren(in rect: Rect) {
    let options = options
    for (option, place) in zip(options, places(options)) {
      option.node.place(
        in: Rect(
          column: place.minColumn + lead, row: place.minRow,
          columns: max(0, min(width(option.node), place.size.columns - lead - trail)),
          rows: place.size.rows))
    }
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    let options = options
    let chosen = selected(options)
    let outer = canvas.surface
    if look == .menu {
      canvas.layGlass(frame, surface: .dialog)
      canvas.surface = .dialog
      canvas.border(frame, title: "", role: .borderFocused, isActive: true)
      placeChildren(in: frame)
    }
    if look == .closed { drawShade(in: &canvas) }
    for (index, place) in places(options).enumerated() where place.size.rows > 0 {
      if look == .closed, index != chosen { continue }
      draw(options[index].node, place, isChosen: index == chosen, index: index, in: &canvas)
    }
    canvas.surface = outer
  }

  private func draw(
    _ node: Node, _ place: Rect, isChosen: Bool, index: Int, in canvas: inout Canvas
  ) {
    let isAt = look.hasCursor ? index == (cursor ?? 0) : isChosen
    let hasFocus = isFocused && isAt
    var role: Role? = environment.isEnabled ? nil : .buttonDisabled
    switch look {
    case .segments:
      canvas.tint(place, role: hasFocus ? .buttonFocused : isChosen ? .listSelected : .button)
      role = role ?? (hasFocus ? .buttonFocused : isChosen ? .accent : .button)
    case .rows, .menu, .items:
      if hasFocus {
        canvas.tint(place, role: .buttonFocused)
        role = role ?? .buttonFocused
      }
      let mark =
        look.hasCursor
        ? (isChosen ? canvas.look.symbol("✓", ascii: "*") : " ")
        : canvas.look.symbol(isChosen ? "◉" : "○", ascii: isChosen ? "*" : "o")
      canvas.write(
        String(mark), column: place.minColumn + lead - 2, row: place.minRow,
        role: role ?? (isChosen ? .accent : .dim))
    case .closed: role = role ?? (isFocused ? .buttonFocused : .button)
    }
    canvas.inRole(role) { canvas in
      canvas.clipped(to: place) { node.draw(in: &$0) }
    }
  }

  private func drawShade(in canvas: inout Canvas) {
    let role: Role =
      !environment.isEnabled ? .buttonDisabled : isFocused ? .buttonFocused : .button
    canvas.tint(frame, role: role)
    guard frame.size.columns > 2 else { return }
    if selection.wrappedValue == nil {
      canvas.write(
        String(canvas.look.symbol("–", ascii: "-")), column: frame.minColumn + lead,
        row: frame.minRow, role: role)
    }
    canvas.write(
      String(canvas.look.symbol("▾", ascii: "v")), column: frame.maxColumn - 2, row: frame.minRow,
      role: role)
  }

  // MARK: Events

  override var isFocusable: Bool { environment.isEnabled }

  override func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if look.hasCursor, cursor == nil { cursor = selected(options) ?? 0 }
    invalidate()
  }

  override func hit(_ point: Point) -> Node? { frame.contains(point) ? self : nil }

  override func handle(_ event: InputEvent) -> Bool {
    guard environment.isEnabled else { return false }
    switch event {
    case .key(let key) where key.phase != .up && key.modifiers.isEmpty: return handle(key.code)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    switch (look, code) {
    case (.closed, .enter), (.closed, .character(" ")), (.closed, .down):
      pressed()
      return true
    case (.closed, .left), (.segments, .left), (.rows, .up): return move(by: -1)
    case (.closed, .right), (.segments, .right), (.rows, .down): return move(by: 1)
    case (.menu, .up): return moveCursor(by: -1)
    case (.menu, .down): return moveCursor(by: 1)
    case (.menu, .home): return moveCursor(by: -options.count)
    case (.menu, .end): return moveCursor(by: options.count)
    case (.items, .up): return moveCursor(by: -1, within: true)
    case (.items, .down): return moveCursor(by: 1, within: true)
    case (.menu, .enter), (.menu, .character(" ")), (.items, .enter), (.items, .character(" ")):
      choose(cursor ?? 0)
      pressed()
      return true
    case (.menu, .character(let letter)): return moveCursor(to: letter)
    default: return false
    }
  }

  private func move(by distance: Int) -> Bool {
    let options = options
    guard !options.isEmpty else { return false }
    let now = selected(options)
    let next = now.map { $0 + distance } ?? 0
    guard options.indices.contains(next) else { return look != .rows }
    choose(next)
    return true
  }

  private func choose(_ index: Int) {
    let options = options
    guard options.indices.contains(index) else { return }
    if options[index].value != selection.wrappedValue {
      selection.wrappedValue = options[index].value
    }
    invalidate()
  }

  /// - Parameter within: whether a key that leads out of the options is left to the views around.
  private func moveCursor(by distance: Int, within: Bool = false) -> Bool {
    let count = options.count
    if within, !(0..<count).contains((cursor ?? 0) + distance) { return false }
    cursor = max(0, min(count - 1, (cursor ?? 0) + distance))
    invalidate()
    return true
  }

  /// To the next option that begins with a letter, as far as options are texts.
  private func moveCursor(to letter: Character) -> Bool {
    let options = options
    let from = (cursor ?? -1) + 1
    let order = Array(options.indices)
    let round = order.dropFirst(from) + order.prefix(from)
    func begins(_ index: Int) -> Bool {
      options[index].node.spokenText.lowercased().hasPrefix(letter.lowercased())
    }
    if let found = round.first(where: begins) { cursor = found }
    invalidate()
    return true
  }

  private func handle(_ mouse: Mouse) -> Bool {
    let options = options
    switch mouse.action {
    case .press(.left, _): return true
    case .release(.left):
      if look == .closed {
        pressed()
        return true
      }
      guard let index = places(options).firstIndex(where: { $0.contains(mouse.position) }) else {
        return true
      }
      cursor = index
      choose(index)
      if look.hasCursor { pressed() }
      return true
    case .wheelUp where look == .menu: return moveCursor(by: -1)
    case .wheelDown where look == .menu: return moveCursor(by: 1)
    default: return false
    }
  }
}

extension Node {
  /// The texts within, as one reads them.
  var spokenText: String {
    var text = ""
    walk { text += ($0 as? TextNode)?.string ?? "" }
    return text
  }
}
