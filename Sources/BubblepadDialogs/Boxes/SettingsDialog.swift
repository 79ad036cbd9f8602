import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore

/// The settings: a list that is searched by typing, and beside it what there is to say about the selected row
/// and the control that changes it.
struct SettingsDialog: View {
  let form: SettingsForm
  let context: any DialogContext
  let metrics: ScreenMetrics
  @FocusState private var spot: Spot?

  /// Where the focus is.
  enum Spot: Hashable { case search, control, buttons }

  var body: some View {
    let layout = SettingsLayout(metrics: metrics)
    DialogBox(title: "Settings", columns: layout.columns, metrics: metrics) {
      close()
    } content: {
      search
      if layout.hasHints { Divider() }
      if layout.isWide {
        HStack(alignment: .top, gap: 3) {
          list(layout).frame(columns: layout.listColumns, rows: layout.rows, alignment: .top)
          detail(layout)
            .frame(columns: layout.detailColumns, rows: layout.rows, alignment: .topLeading)
        }
      } else {
        list(layout).frame(rows: layout.rows, alignment: .top)
        if layout.hasHints { Divider() }
        detail(layout).frame(rows: layout.detailRows, alignment: .topLeading)
      }
      if layout.hasHints { hints }
    }
    .onKeyPress { handleFirst($0.event) ? .handled : .ignored }
    .onAppear { spot = .search }
  }

  private var search: some View {
    HStack {
      Text("⌕").role(.dim)
      TextField("search settings and keys…", text: Bindable(form).query)
        .focused($spot, equals: .search)
        .onSubmit { activate() }
        .onKey { moveSelection($0) }
      Text("\(form.count)").role(.dim).layoutPriority(1)
    }
  }

  @ViewBuilder private func list(_ layout: SettingsLayout) -> some View {
    if form.rows.isEmpty {
      Text("Nothing has these letters in it.").role(.dim)
    } else {
      // What the rows say is read here and not where they are drawn, so that a change draws them again.
      SelectionList(
        form.rows.map { SettingsRow($0, of: form) }, selection: Bindable(form).selection,
        activate: { _ in activate() }, isBelowField: true,
        row: { row, place, canvas in row.draw(place, in: &canvas) })
    }
  }

  @ViewBuilder private func detail(_ layout: SettingsLayout) -> some View {
    switch form.selection {
    case .setting(let setting):
      if let details = SettingCatalogue.details(of: setting) {
        SettingDetail(details: details, form: form, isShort: layout.isShort, spot: $spot)
      }
    case .keys(let command):
      KeyDetail(command: command, form: form, isShort: layout.isShort, spot: $spot)
    case .heading, nil: Text("")
    }
  }

  private var hints: some View {
    HStack(gap: 2) {
      ClickableHint(key: "Enter", words: "change") { activate() }
      ClickableHint(key: "Ctrl+R", words: "default") { form.resetSelected() }
      Spacer()
      ClickableHint(key: "Esc", words: spot == .search || spot == nil ? "close" : "back") {
        close()
      }
    }
    .padding(top: metrics.size.rows >= 16 ? 1 : 0)
  }

  // MARK: Keys

  /// Keys that mean the same wherever the focus is here; all of them while a key is recorded.
  private func handleFirst(_ key: Key) -> Bool {
    if form.record(key) { return true }
    guard key.code == .character("r"), key.modifiers == .control else { return false }
    form.resetSelected()
    return true
  }

  private func moveSelection(_ key: Key) -> Bool {
    let page = SettingsLayout(metrics: metrics).rows - 1
    switch key.code {
    case .up: form.move(by: -1)
    case .down: form.move(by: 1)
    case .pageUp: form.movePage(by: -page)
    case .pageDown: form.movePage(by: page)
    default: return false
    }
    return true
  }

  /// A switch is switched; everything else gets the focus.
  private func activate() {
    // Where nothing is found there is nothing to change.
    guard !form.rows.isEmpty else { return }
    switch form.selection {
    case .keys(let command): form.startRecording(command, isAdded: false)
    case .setting(let setting):
      guard case .toggle? = SettingCatalogue.details(of: setting)?.kind else {
        spot = .control
        return
      }
      form.set(setting, to: form.word(of: setting) == "on" ? "off" : "on")
    case .heading, nil: break
    }
  }

  /// Back to the search, and from there out.
  private func close() {
    guard spot != .control, spot != .buttons else {
      spot = .search
      return
    }
    form.commitDraft(of: form.selection)
    if let message = form.message, message.kind == .problem { context.tell(message) }
    context.closeDialog()
  }
}

/// A row of the list: the name at the left, the value at the right, bright where it is not the default.
struct SettingsRow: Identifiable {
  let id: SettingsForm.Row
  private let title: String
  private let value: String
  private let isChanged: Bool

  @MainActor
  init(_ row: SettingsForm.Row, of form: SettingsForm) {
    id = row
    title = Self.title(of: row)
    value = Self.value(of: row, in: form)
    isChanged = form.isChanged(row)
  }

  @MainActor
  func draw(_ place: ListRow, in canvas: inout Canvas) {
    let rect = place.rect
    if case .heading = id {
      canvas.write(
        canvas.look.fitted(title, columns: rect.size.columns), column: rect.minColumn,
        row: rect.minRow, role: .accent, attributes: .bold)
      return
    }
    let ground = canvas.beginRow(place)
    defer { canvas.surface = ground }
    let value =
      shownKeys(columns: rect.size.columns)
      ?? canvas.look.fitted(value, columns: max(1, rect.size.columns / 2))
    let width = canvas.look.width(of: value)
    let room = max(1, rect.size.columns - width - 3)
    canvas.write(
      canvas.look.fitted(title, columns: room), column: rect.minColumn + 1, row: rect.minRow,
      role: .text)
    canvas.write(
      value, column: rect.maxColumn - width - 1, row: rect.minRow,
      role: isChanged ? .accent : .dim, attributes: isChanged ? .bold : [])
  }

  /// As many of a command's keys as have room beside its title, the first one at least; nil for a setting.
  private func shownKeys(columns: Int) -> String? {
    guard case .keys = id, let first = value.split(separator: " ").first else { return nil }
    return HelpPages.keys(value, columns: max(first.count + 1, columns - title.count - 3))
  }

  private static func title(of row: SettingsForm.Row) -> String {
    switch row {
    case .heading(let words): words
    case .setting(let setting): SettingCatalogue.details(of: setting)?.title ?? setting.rawValue
    case .keys(let command): command.title
    }
  }

  @MainActor
  private static func value(of row: SettingsForm.Row, in form: SettingsForm) -> String {
    switch row {
    case .heading: return ""
    case .setting(let setting):
      let word = form.word(of: setting)
      guard let details = SettingCatalogue.details(of: setting) else { return word }
      return word.isEmpty ? details.defaultWords : details.title(of: word)
    case .keys(let command):
      let keys = form.keymap.keys(for: command)
      return keys.isEmpty ? "none" : keys.map(\.description).joined(separator: "  ")
    }
  }
}
