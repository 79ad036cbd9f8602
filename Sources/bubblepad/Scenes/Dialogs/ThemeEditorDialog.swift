import CursesUICore
import TerminalCore
import Themes

/// The editor of a theme: roles on the left, the colours of the selected one on the right.
struct ThemeEditorDialog: View {
  let form: ThemeForm
  let workspace: Workspace
  let metrics: ScreenMetrics

  private var listRows: Int {
    // Below 16 rows the box has no room around its content.
    max(2, min(14, metrics.size.rows - (metrics.size.rows < 16 ? 3 : 7)))
  }

  var body: some View {
    DialogBox(title: "Edit \(form.theme.name)", columns: 66, metrics: metrics) {
      workspace.giveUpTheme(form)
    } content: {
      HStack(alignment: .top, gap: 2) {
        SelectionList(
          form.roles, selection: selection, activate: { _ in },
          row: { role, row, canvas in draw(role, row, &canvas) }
        )
        .frame(columns: metrics.size.columns >= 60 ? 26 : 18, rows: listRows, alignment: .top)
        fields
      }
      DialogButtons(escape: "give up", metrics: metrics) {
        Button("Save as new…") { workspace.askToSaveTheme(form) }.disabled(!form.isChanged)
      }
    }
  }

  private var selection: Binding<String?> {
    Binding {
      form.selection?.rawValue
    } set: {
      form.selection = $0.flatMap(Role.init(rawValue:))
    }
  }

  private var fields: some View {
    VStack(alignment: .leading) {
      Text("Text colour").role(.dim)
      TextField("#rrggbb", text: Bindable(form).text)
      Text(form.textProblem.map { "✗ \($0)" } ?? "").role(.error)
      if form.hasGround {
        Text("Background").role(.dim)
        TextField("#rrggbb", text: Bindable(form).ground)
        Text(form.groundProblem.map { "✗ \($0)" } ?? "").role(.error)
      }
      Text(form.contrastWords.words).role(form.contrastWords.role)
      if let role = form.selection { Text("The quick brown fox").role(role) }
    }
    .frame(maxColumns: .max, alignment: .leading)
  }

  private func draw(_ role: Role, _ row: ListRow, _ canvas: inout Canvas) {
    let rect = row.rect
    let ground = canvas.beginRow(row)
    defer { canvas.surface = ground }
    let isChanged = form.theme.wantedColor(of: role) != form.original.wantedColor(of: role)
    let name = (isChanged ? "* " : "  ") + role.rawValue
    canvas.write(
      canvas.look.fitted(name, columns: max(1, rect.size.columns - 4)), column: rect.minColumn,
      row: rect.minRow, role: .text)
    guard canvas.theme.depth >= .indexed256, rect.size.columns > 8 else { return }
    let color = form.theme.wantedBackground(of: role)?.color ?? form.theme.wantedColor(of: role)
    canvas.frame.fill(
      Rect(column: rect.maxColumn - 3, row: rect.minRow, columns: 2, rows: 1),
      with: Cell(style: Style(background: color)))
  }
}
