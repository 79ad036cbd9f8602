import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore

/// The editor of a theme: its light and the roles in groups, each with an example, and the value of the
/// selected one. It stands at the side, so that the whole screen is seen in the theme.
struct ThemeEditorDialog: View {
  let form: ThemeForm
  let context: any DialogContext
  let metrics: ScreenMetrics

  private var isSheet: Bool { metrics.hasRoomForSheets }

  /// The rows of what is said of a part and typed for it: as many for each, so that nothing jumps.
  private let fieldRows = 7

  private var listRows: Int {
    if isSheet { return max(4, metrics.sheetRows - fieldRows - 7) }
    // Below 16 rows the box has no room around its content.
    return max(2, min(14, metrics.boxRows - (metrics.size.rows < 16 ? 3 : 7)))
  }

  var body: some View {
    DialogBox(
      title: "Edit \(form.theme.name)",
      columns: isSheet ? ScreenMetrics.narrowDialog : ScreenMetrics.wideDialog,
      metrics: metrics, isSheet: isSheet
    ) {
      context.services.themes.giveUpTheme(form)
    } content: {
      if isSheet {
        list.frame(rows: listRows, alignment: .top)
        Divider()
        fields.frame(rows: fieldRows, alignment: .topLeading)
      } else {
        HStack(alignment: .top, gap: 2) {
          list.frame(columns: metrics.size.columns >= 60 ? 28 : 18, rows: listRows, alignment: .top)
          fields
        }
      }
      DialogButtons(escape: "discard", metrics: metrics) {
        Button("Save as new…") { context.services.themes.askToSaveTheme(form) }.disabled(
          !form.isChanged)
      }
    }
  }

  private var list: some View {
    SelectionList(
      ThemePart.all, selection: Bindable(form).selection, activate: { _ in },
      row: { part, row, canvas in draw(part, row, &canvas) }
    )
    .onKey { key in
      guard key.modifiers.isEmpty, key.code == .left || key.code == .right else { return false }
      return form.step(by: key.code == .left ? -1 : 1)
    }
  }

  private var fields: some View {
    VStack(alignment: .leading) {
      Text(form.selection?.name ?? "").role(.title)
      if let says = form.selection?.says, !says.isEmpty { Text(says).role(.dim) }
      if form.hasGround {
        HStack(alignment: .top, gap: 2) {
          value(Bindable(form).text, problem: form.textProblem, says: "text")
          value(Bindable(form).ground, problem: form.groundProblem, says: "background")
        }
      } else {
        value(Bindable(form).text, problem: form.textProblem, says: hint)
      }
      if let role = form.role {
        Text(form.contrastWords.words).role(form.contrastWords.role)
        Text("The quick brown fox").role(role)
      }
    }
    .frame(maxColumns: .max, alignment: .leading)
  }

  /// A value to type, above what is wrong with it or what is to be said of it.
  private func value(_ text: Binding<String>, problem: String?, says: String) -> some View {
    VStack(alignment: .leading) {
      TextField(form.role == nil ? "" : "#rrggbb", text: text)
      Text(problem.map { "✗ \($0)" } ?? says).role(problem == nil ? .dim : .error)
    }
  }

  /// How the value is changed without typing it.
  private var hint: String {
    switch form.selection {
    case .level(let level)?:
      "← → in the list; \(level.range.lowerBound) to \(level.range.upperBound)"
    case .blend?, .border?: "← → in the list"
    default: ""
    }
  }

  private func draw(_ part: ThemePart, _ row: ListRow, _ canvas: inout Canvas) {
    let rect = row.rect
    let ground = canvas.beginRow(row, hasBar: true)
    defer { canvas.surface = ground }
    if case .heading(let name) = part {
      canvas.write(name, column: rect.minColumn, row: rect.minRow, role: .accent, attributes: .bold)
      return
    }
    let name = (form.isChanged(part) ? "* " : "  ") + part.name
    let nameColumns = min(19, rect.size.columns - 4)
    canvas.write(
      canvas.look.fitted(name, columns: max(1, nameColumns)), column: rect.minColumn + 1,
      row: rect.minRow, role: .text)
    let room = rect.size.columns - nameColumns - 6
    guard room > 2 else { return drawColor(of: part, rect, &canvas) }
    let column = rect.minColumn + nameColumns + 2
    if case .role(let role) = part {
      draw(canvas.look.fitted(part.example, columns: room), in: role, column, rect.minRow, &canvas)
    } else if part != .bubbles {
      canvas.write(
        canvas.look.fitted(ThemeForm.value(of: part, in: form.theme), columns: room),
        column: column, row: rect.minRow, role: .dim)
    }
    drawColor(of: part, rect, &canvas)
  }

  /// An example on the role's own ground, where it has one.
  private func draw(
    _ example: String, in role: Role, _ column: Int, _ row: Int, _ canvas: inout Canvas
  ) {
    let style = canvas.theme.style(role, on: .dialog)
    let columns = canvas.look.width(of: example)
    if style.background != .clear {
      canvas.tint(Rect(column: column, row: row, columns: columns, rows: 1), role: role)
    }
    canvas.write(example, column: column, row: row, role: role)
  }

  /// The colours of a part at the right edge.
  private func drawColor(of part: ThemePart, _ rect: Rect, _ canvas: inout Canvas) {
    let colors: [Color]
    switch part {
    case .role(let role):
      colors = [form.theme.wantedBackground(of: role)?.color ?? form.theme.wantedColor(of: role)]
    case .bubbles: colors = form.theme.wantedBubbles.suffix(max(1, (rect.size.columns - 22) / 2))
    case .ground: colors = [form.theme.light.ground]
    case .tint: colors = [form.theme.wantedTint]
    default: colors = []
    }
    guard canvas.theme.depth >= .indexed256, rect.size.columns > 8 else { return }
    var column = rect.maxColumn - 1 - 2 * colors.count
    for color in colors {
      canvas.frame.fill(
        Rect(column: column, row: rect.minRow, columns: 2, rows: 1),
        with: Cell(style: Style(background: color)))
      column += 2
    }
  }
}
