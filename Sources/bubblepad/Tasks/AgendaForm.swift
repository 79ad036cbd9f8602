import CursesInputFormats
import Observation

/// The tasks of the notebook as the dialog lists them.
@Observable @MainActor
final class AgendaForm {
  /// A row: the heading of a group, or a task.
  struct Row: Identifiable, Equatable {
    let id: String
    let heading: String?
    let task: AgendaTask?
  }

  /// What was changed last, to be undone from the list.
  enum Step { case note, files }

  let today: CalendarDate
  /// The tasks; empty until they are read.
  var agenda: Agenda {
    didSet { refresh() }
  }
  private(set) var isRead = false
  var query = "" {
    didSet {
      guard query != oldValue else { return }
      refresh()
      selection = rows.first { $0.task != nil }?.id
    }
  }
  var grouping = AgendaGrouping.day {
    didSet { refresh() }
  }
  var showsDone = false {
    didSet { refresh() }
  }
  private(set) var rows: [Row] = []
  private(set) var taskCount = 0
  var selection: String? {
    didSet {
      if selection != oldValue, selectedRow?.heading != nil { selection = oldValue }
    }
  }
  /// Whether a filter is being typed: a space belongs to it.
  var isFiltering = false
  @ObservationIgnored private var steps: [Step] = []
  @ObservationIgnored private var undone: [Step] = []
  /// What runs for the list: the next waits for it.
  @ObservationIgnored private var work: Task<Void, Never>?

  init(today: CalendarDate) {
    self.today = today
    agenda = Agenda(today: today)
  }

  /// Does something once all is done that was begun before.
  func after(_ action: @escaping @MainActor () async -> Void) {
    let former = work
    work = Task {
      await former?.value
      await action()
    }
  }

  /// Returns when all is done that was begun.
  func settled() async { await work?.value }

  func did(_ step: Step) {
    steps.append(step)
    undone = []
  }

  /// What is to be undone now; nil where nothing was changed.
  func undoNext() -> Step? {
    guard let step = steps.popLast() else { return nil }
    undone.append(step)
    return step
  }

  func redoNext() -> Step? {
    guard let step = undone.popLast() else { return nil }
    steps.append(step)
    return step
  }

  private var selectedRow: Row? { rows.first { $0.id == selection } }
  var selectedTask: AgendaTask? { selectedRow?.task }

  func take(_ tasks: [AgendaTask]) {
    isRead = true
    agenda = Agenda(tasks: tasks, today: today)
  }

  /// The rows as they are to be; what was selected stays so, or its neighbour is.
  private func refresh() {
    let place = rows.firstIndex { $0.id == selection } ?? 0
    let groups = agenda.groups(by: grouping, filter: query, showsDone: showsDone)
    rows = groups.flatMap { group in
      [
        Row(
          id: "heading " + group.title, heading: "\(group.title) (\(group.tasks.count))", task: nil)
      ]
        + group.tasks.map { Row(id: "\(group.title)\n\($0.id)", heading: nil, task: $0) }
    }
    taskCount = Set(rows.compactMap { $0.task?.id }).count
    guard selectedTask == nil else { return }
    selection =
      rows.dropFirst(place).first { $0.task != nil }?.id ?? rows.last { $0.task != nil }?.id
  }

  func move(by distance: Int) {
    guard !rows.isEmpty else { return }
    let here = rows.firstIndex { $0.id == selection } ?? 0
    var index = max(0, min(rows.count - 1, here + distance))
    while rows.indices.contains(index), rows[index].task == nil {
      index += distance < 0 ? -1 : 1
    }
    if rows.indices.contains(index) { selection = rows[index].id }
  }
}
