import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadTasks
import CursesCore
import CursesInputFormats
import CursesThemes
import CursesUICore

/// The tasks of the notebook in groups, filtered by typing and changed by keys.
struct AgendaDialog: View {
  let form: AgendaForm
  let context: any DialogContext
  let metrics: ScreenMetrics

  private var isLow: Bool { metrics.size.rows < 16 }
  private var hintRows: Int { metrics.isTiny ? 0 : 2 }

  private var listRows: Int {
    let around = metrics.isTiny ? 1 : isLow ? 4 + hintRows : 9 + hintRows
    return max(1, min(24, metrics.boxRows - around))
  }

  var body: some View {
    DialogBox(title: title, columns: ScreenMetrics.broadDialog, metrics: metrics) {
      context.closeDialog()
    } content: {
      TextField("type to filter by words, note or #tag", text: Bindable(form).query)
        .onSubmit { open() }
        .onKeyPress { handle($0.event) ? .handled : .ignored }
      if !metrics.isTiny, !isLow { Divider() }
      list
      if !metrics.isTiny {
        message
        AgendaHints(form: form, isShort: metrics.size.columns < 76) { perform($0) }
      }
    }
  }

  private var title: String {
    guard form.isRead else { return "Tasks" }
    return "Tasks by \(form.grouping == .day ? "date" : form.grouping.rawValue)"
      + " (\(form.taskCount)\(form.showsDone ? "" : " open"))"
  }

  @ViewBuilder private var list: some View {
    if form.rows.isEmpty {
      Text(emptyWords).role(.dim).frame(rows: listRows, alignment: .topLeading)
    } else {
      SelectionList(
        form.rows, selection: Bindable(form).selection, activate: { _ in open() },
        isHeading: { $0.task == nil }, isBelowField: true,
        row: { row, place, canvas in
          AgendaRow(row: row, form: form).draw(place, in: &canvas)
        }
      )
      .frame(rows: listRows, alignment: .top)
    }
  }

  private var emptyWords: String {
    if !form.isRead { return "Reading the notes…" }
    if !form.query.isEmpty { return "No task matches." }
    return form.showsDone
      ? "No note has a task: “- [ ] words” is one." : "There is nothing to do."
  }

  /// What came of the last key: the status bar may be hidden by the dialog.
  private var message: some View {
    let notice = context.notice
    return Text(notice.map { "\($0.sign) \($0.words)" } ?? "").role(notice?.role ?? .dim)
      .lineLimit(1).padding(top: isLow ? 0 : 1)
  }

  // MARK: Keys

  private func handle(_ key: Key) -> Bool {
    if context.keymap.command(for: key, in: .editor) == .tickTask {
      perform(.toggle)
      return true
    }
    if let action = AgendaAction.allCases.first(where: { $0.chord == KeyChord(key) }) {
      guard action != .toggle || !form.isFiltering else { return false }
      perform(action)
      return true
    }
    guard key.modifiers.isEmpty || key.typed != nil else { return false }
    switch key.code {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -listRows + 1)
    case .pageDown: move(by: listRows - 1)
    default:
      // A space belongs to the words of a filter while these are typed, else to the task.
      if key.typed != nil { form.isFiltering = true }
      return false
    }
    return true
  }

  private func move(by distance: Int) {
    form.isFiltering = false
    form.move(by: distance)
  }

  private func open() {
    if let task = form.selectedTask { context.services.agenda.go(to: task) }
  }

  private func perform(_ action: AgendaAction) {
    form.isFiltering = false
    context.notice = nil
    switch action {
    case .open: open()
    case .group: form.grouping = form.grouping.next
    case .done: form.showsDone.toggle()
    case .undo: context.services.agenda.undoChange(in: form)
    case .redo: context.services.agenda.redoChange(in: form)
    case .toggle, .day, .week, .date, .edit:
      if let task = form.selectedTask {
        context.services.agenda.perform(action, on: task, in: form)
      }
    }
  }
}

/// The keys of the list, in two rows.
private struct AgendaHints: View {
  let form: AgendaForm
  let isShort: Bool
  let perform: (AgendaAction) -> Void

  private var rows: [[AgendaAction]] {
    // Enter opens in every list.
    isShort
      ? [[.toggle, .day, .week, .date], [.edit, .group, .done, .undo]]
      : [[.open, .toggle, .day, .week, .date], [.edit, .group, .done, .undo, .redo]]
  }

  var body: some View {
    VStack(alignment: .leading, gap: 0) {
      ForEach(0..<2, id: \.self) { row in
        HStack(gap: isShort ? 1 : 2) {
          ForEach(rows[row].indices, id: \.self) { index in
            hint(rows[row][index])
          }
        }
        .lineLimit(1)
      }
    }
  }

  private func hint(_ action: AgendaAction) -> some View {
    ClickableHint(key: action.keyWords(isShort: isShort), words: words(of: action)) {
      perform(action)
    }
  }

  private func words(of action: AgendaAction) -> String {
    if action == .done, !isShort { return form.showsDone ? "open only" : "done too" }
    if action == .toggle, form.isFiltering, !isShort { return "tick (after ↓)" }
    return action.words(isShort: isShort)
  }
}

/// A row of the list: a heading, or a task with its note and its day.
struct AgendaRow {
  let row: AgendaForm.Row
  let form: AgendaForm

  @MainActor
  func draw(_ place: ListRow, in canvas: inout Canvas) {
    let rect = place.rect
    let ground = canvas.beginRow(place, hasBar: true)
    defer { canvas.surface = ground }
    guard let task = row.task else {
      canvas.write(
        canvas.look.fitted(row.heading ?? "", columns: rect.size.columns), column: rect.minColumn,
        row: rect.minRow, role: .accent, attributes: .bold)
      return
    }
    let room = rect.size.columns - 2
    let day = dayWords(of: task)
    let dayWidth = canvas.look.width(of: day)
    let note = form.grouping == .note || room < 44 ? "" : task.noteTitle
    let fittedNote = canvas.look.fitted(note, columns: room / 4)
    let noteWidth = canvas.look.width(of: fittedNote)
    let right = (noteWidth > 0 ? noteWidth + 2 : 0) + (dayWidth > 0 ? dayWidth + 2 : 0)
    let left = rect.minColumn + 1
    let start = canvas.write(
      TaskSigns.sign(of: task.line.status, isUnicode: canvas.look.isUnicode), column: left,
      row: rect.minRow,
      role: task.line.isOpen ? .accent : .good)
    let sign = mark(of: task, canvas.look)
    let text = canvas.look.fitted(
      " " + sign + task.words, columns: max(1, room - right - (start - left)))
    canvas.write(
      text, column: start, row: rect.minRow, role: task.line.isOpen ? .text : .dim,
      attributes: task.line.isOpen ? [] : .strikethrough)
    let end = left + room
    if noteWidth > 0 {
      canvas.write(
        fittedNote, column: end - (dayWidth > 0 ? dayWidth + 2 : 0) - noteWidth, row: rect.minRow,
        role: .dim)
    }
    canvas.write(day, column: end - dayWidth, row: rect.minRow, role: dayRole(of: task))
  }

  /// A sign of what matters, and of what comes again.
  @MainActor
  private func mark(of task: AgendaTask, _ look: Look) -> String {
    let priority =
      switch task.line.priority {
      case .highest: "!! "
      case .high: "! "
      case .medium, .none, .low, .lowest: ""
      }
    let again = task.line.value(.recurrence) == nil ? "" : "\(look.symbol("↻", ascii: "@")) "
    return priority + again
  }

  @MainActor
  private func dayWords(of task: AgendaTask) -> String {
    guard let day = task.line.agendaDay(today: form.today) else { return "" }
    if form.grouping != .day {
      switch day.days(after: form.today) {
      case 0: return "today"
      case 1: return "tomorrow"
      default: break
      }
    }
    return day.shortWords(in: form.today.year)
  }

  @MainActor
  private func dayRole(of task: AgendaTask) -> Role {
    guard task.line.isOpen, let day = task.line.agendaDay(today: form.today) else { return .dim }
    return day < form.today ? .error : day == form.today ? .warning : .dim
  }
}
