import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A label and its control: beside each other, in a form in two columns that all rows share.
package struct LabeledRow<Label: View, Control: View>: View, PrimitiveView {
  let label: Label
  let control: Control
  /// Whether the control stands at the trailing edge of a row of a list.
  var isSpread = false

  package init(@ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control) {
    self.label = label()
    self.control = control()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? LabeledRowNode ?? LabeledRowNode(context)
    node.isSpread = isSpread
    node.update(label, control, context)
    return node
  }
}

/// The width of the labels in a form.
final class FormColumns {
  var labels = 0
}

/// The node of `LabeledRow`.
final class LabeledRowNode: Node {
  private let stack = StackLayout(axis: .vertical, spacing: 0, position: .start)

  /// Whether the control stands at the trailing edge in a list.
  var isSpread = false
  private var fillsRow: Bool {
    isSpread && environment.formColumns == nil && environment.rowMenus != nil
  }

  func update(_ label: some View, _ control: some View, _ context: ViewContext) {
    environment = context.environment
    var inner = context.child(of: self)
    inner.environment.stackAxis = .vertical
    let old = children
    // The label's words stay in their own colour when the control has the focus.
    let new = [inner.resolve(label, old.first), inner.resolve(control, old.dropFirst().first)]
    for node in old where !new.contains(where: { $0 === node }) { node.detach() }
    if !new.elementsEqual(old, by: ===) { graph.setNeedsLayout() }
    children = new
  }

  private var labels: [Node] {
    environment.labelsAreHidden ? [] : children.first?.layoutNodes ?? []
  }
  private var controls: [Node] { children.dropFirst().first?.layoutNodes ?? [] }

  /// What the label would take.
  var idealLabelColumns: Int {
    stack.measure(labels, ProposedSize(columns: nil, rows: nil)).columns
  }

  private var gap: Int { environment.formColumns == nil ? 1 : 2 }

  private func labelColumns(in columns: Int?) -> Int {
    let ideal = idealLabelColumns
    guard ideal > 0 else { return 0 }
    let wanted = environment.formColumns.map { max($0.labels, 0) } ?? ideal
    guard let columns else { return wanted }
    let control = stack.measure(controls, ProposedSize(columns: nil, rows: nil)).columns
    // A long label leaves the control its room, but not all of it.
    return min(wanted, max(columns * 3 / 5, columns - gap - control, 0))
  }

  private func parts(_ columns: Int?) -> (label: Size, column: Int, control: Size) {
    let width = labelColumns(in: columns)
    let label = stack.measure(labels, ProposedSize(columns: width, rows: nil))
    let start = width == 0 ? 0 : width + gap
    let control = stack.measure(
      controls, ProposedSize(columns: columns.map { $0 - start }, rows: nil))
    return (label, start, control)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let parts = parts(proposal.columns)
    let own = parts.column + parts.control.columns
    return Size(
      columns: environment.formColumns == nil && !fillsRow ? own : proposal.columns ?? own,
      rows: max(parts.label.rows, parts.control.rows))
  }

  override func placeChildren(in rect: Rect) {
    let parts = parts(rect.size.columns)
    let isRight = environment.formColumns != nil && environment.formLabelsAreTrailing
    let shift = isRight ? max(0, parts.column - gap - parts.label.columns) : 0
    stack.place(
      labels,
      in: Rect(origin: rect.origin.moved(columns: shift), size: parts.label))
    let free = max(0, rect.size.columns - parts.column - parts.control.columns)
    stack.place(
      controls,
      in: Rect(
        origin: rect.origin.moved(columns: parts.column + (fillsRow ? free : 0)),
        size: Size(
          columns: min(parts.control.columns, max(0, rect.size.columns - parts.column)),
          rows: parts.control.rows)))
  }

  override func draw(in canvas: inout Canvas) {
    if environment.labelsAreHidden {
      children.last?.draw(in: &canvas)
    } else {
      drawChildren(in: &canvas)
    }
  }
}

extension Point {
  package func moved(columns: Int = 0, rows: Int = 0) -> Point {
    Point(column: column + columns, row: row + rows)
  }
}

enum FormColumnsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: FormColumns? = nil
}

enum FormLabelsAreTrailingKey: EnvironmentKey {
  static let defaultValue = false
}

enum LabelAroundKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

enum LabelsAreHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var formColumns: FormColumns? {
    get { self[FormColumnsKey.self] }
    set { self[FormColumnsKey.self] = newValue }
  }

  var formLabelsAreTrailing: Bool {
    get { self[FormLabelsAreTrailingKey.self] }
    set { self[FormLabelsAreTrailingKey.self] = newValue }
  }

  /// What the `LabeledContent` around says, empty for a label that is no text; nil where there is none. A
  /// field in it has its label beside it already.
  package var labelAround: String? {
    get { self[LabelAroundKey.self] }
    set { self[LabelAroundKey.self] = newValue }
  }

  /// Whether a form is around.
  package var isInForm: Bool { formColumns != nil }

  package var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

/// The label of a control; nothing where labels are left out.
package struct ControlLabel<Label: View>: View {
  let label: Label
  @Environment(\.labelsAreHidden) private var isHidden

  package init(_ label: Label) { self.label = label }

  package var body: some View { if !isHidden { label } }
}

extension View {
  /// Leaves out the labels of the controls in this view.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
