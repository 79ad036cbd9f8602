import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The pane of an alert: title, message, and what can be answered.
struct DialogView<Actions: View, Message: View>: View {
  let title: Text
  let axis: StackAxis
  let actions: Actions
  let message: Message

  /// As many columns as the title has, so that it is read whole where there is room.
  private var titleColumns: Int {
    min(54, CellWidth.width(of: title.string, in: .perScalar))
  }

  var body: some View {
    Panel(title.string, surface: .dialog) {
      VStack(alignment: .leading) {
        message
        DialogActions(axis: axis) {
          if Actions.self == EmptyView.self {
            Button(role: nil, action: {}) { Text(verbatim: "OK") }
          } else {
            actions
          }
        }
        .movesFocusByArrows(sideways: true)
        .padding(top: Message.self == EmptyView.self ? 0 : 1)
      }
      .frame(minColumns: titleColumns, alignment: .leading)
      .padding(columns: 2, rows: 1)
    }
    .frame(minColumns: 28, maxColumns: 60)
    .padding(columns: 2, rows: 1)
  }
}

/// What can be answered: fields one below the other, buttons beside each other at the right.
struct DialogActions<Content: View>: View, PrimitiveView {
  let axis: StackAxis
  @ViewBuilder let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? DialogActionsNode ?? DialogActionsNode(context)
    node.axis = axis
    node.update(content, context)
    return node
  }
}

/// The node of `DialogActions`.
final class DialogActionsNode: LayoutWrapperNode {
  var axis = StackAxis.horizontal { didSet { layOut(ifNew: axis, oldValue) } }

  /// Whether the library adds the way back that a list of choices needs.
  private var addsCancel = false

  /// Brings the answers up to date. A list of choices without a way back gets one.
  func update(_ content: some View, _ context: ViewContext) {
    func show() {
      updateContent(
        Group {
          content
          if addsCancel { Button(role: .cancel, action: {}) { Text(verbatim: "Cancel") } }
        }, context)
    }
    show()
    let needsCancel = axis == .vertical && !hasOwnCancel
    guard needsCancel != addsCancel else { return }
    addsCancel = needsCancel
    show()
  }

  /// Whether the program's own answers have a way back.
  private var hasOwnCancel: Bool {
    var count = 0
    walk { if ($0 as? PressNode)?.role == .cancel { count += 1 } }
    return count > (addsCancel ? 1 : 0)
  }

  private var buttons: [Node] { content.filter(\.holdsButton) }
  private var others: [Node] { content.filter { !$0.holdsButton } }

  /// The buttons beside each other where their titles fit, else one below the other.
  private func row(in columns: Int?) -> (layout: StackLayout, isBeside: Bool) {
    let beside = StackLayout(axis: .horizontal, spacing: 2, position: .start)
    if axis == .horizontal {
      let whole = beside.measure(buttons, ProposedSize(columns: nil, rows: nil)).columns
      if columns.map({ whole <= $0 }) ?? true { return (beside, true) }
    }
    return (StackLayout(axis: .vertical, spacing: 0, position: .start), false)
  }
  private let column = StackLayout(axis: .vertical, spacing: 1, position: .start)

  override func measure(_ proposal: ProposedSize) -> Size {
    let (below, above) = (buttons, others)
    let open = ProposedSize(columns: proposal.columns, rows: nil)
    let row = row(in: proposal.columns).layout.measure(below, open)
    guard !above.isEmpty else { return row }
    let column = column.measure(above, open)
    return Size(
      columns: max(row.columns, column.columns),
      rows: column.rows + (below.isEmpty ? 0 : row.rows + 1))
  }

  override func placeChildren(in rect: Rect) {
    let (below, above) = (buttons, others)
    let (row, isBeside) = row(in: rect.size.columns)
    let size = row.measure(below, ProposedSize(columns: rect.size.columns, rows: nil))
    let buttonRows = below.isEmpty ? 0 : size.rows + (above.isEmpty ? 0 : 1)
    column.place(
      above,
      in: Rect(
        column: rect.minColumn, row: rect.minRow, columns: rect.size.columns,
        rows: max(0, rect.size.rows - buttonRows)))
    let shift = isBeside ? max(0, rect.size.columns - size.columns) : 0
    row.place(
      below,
      in: Rect(
        column: rect.minColumn + shift, row: rect.maxRow - size.rows,
        columns: min(size.columns, rect.size.columns), rows: size.rows))
  }
}

extension Node {
  /// Whether a control with a label stands here, or a heading that opens.
  var holdsRow: Bool { holds { $0 is LabeledRowNode || $0 is HeadingNode } }

  /// Whether a button stands here, and no field.
  var holdsButton: Bool { holds { $0 is PressNode } }
}
