import BubblepadNotebook
import CursesInputFormats
import Observation

/// The tasks of the notebook as the dialog lists them.
@Observable @MainActor
package final class AgendaForm {
  /// A row: the heading of a group, or a task.
  package struct Row: Identifiable, Equatable {
    /// Compared by its bytes, as the path in it is.
    package let id: FileID
    package let heading: String?
    package let task: AgendaTask?
  }

  /// What was changed last, to be undone from the list.
  package enum Step { case note, files }

  package let today: CalendarDate
  /// The tasks; empty until they are read.
  package var agenda: Agenda {
    didSet { refresh() }
  }
  package private(set) var isRead = false
  package var query = "" {
    didSet {
      guard query != oldValue else { return }
      refresh()
      selection = rows.first { $0.task != nil }?.id
    }
  }
  package var grouping = AgendaGrouping.day {
    didSet { refresh() }
  }
  package var showsDone = false {
    didSet { refresh() }
  }
  package private(set) var rows: [Row] = []
  package private(set) var taskCount = 0
  package var selection: FileID? {
    didSet {
      if selection != oldValue, selectedRow?.heading != nil { selection = oldValue }
    }
  }
  /// Whether a filter is being typed: a space belongs to it.
  package var isFiltering = false
  @ObservationIgnored private var steps: [Step] = []
  @ObservationIgnored private var undone: [Step] = []
  /// What runs for the list: the next waits for it.
  @ObservationIgnored private var work: Task<Void, Never>?

  package init(today: CalendarDate) {
    self.today = today
    agenda = Agenda(today: today)
  }

  /// Does something once all is done that was begun before.
  package func after(_ action: @escaping @MainActor () async -> Void) {
    let former = work
    work = Task {
      await former?.value
      await action()
    }
  }

  /// Returns when all is done that was begun.
  package func settled() async { await work?.value }

  package func did(_ step: Step) {
    steps.append(step)
    undone = []
  }

  /// What is to be undone now; nil where nothing was changed.
  package func undoNext() -> Step? {
    guard let step = steps.popLast() else { return nil }
    undone.append(step)
    return step
  }

  package func redoNext() -> Step? {
    guard let step = undone.popLast() else { return nil }
    steps.append(step)
    return step
  }

  private var selectedRow: Row? { rows.first { $0.id == selection } }
  package var selectedTask: AgendaTask? { selectedRow?.task }

  package func take(_ tasks: [AgendaTask]) {
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
          id: FileID("heading " + group.title),
          heading: "\(group.title) (\(group.tasks.count))", task: nil)
      ]
        + group.tasks.map {
          Row(id: FileID("\(group.title)\n\($0.id.path)"), heading: nil, task: $0)
        }
    }
    taskCount = Set(rows.compactMap { $0.task?.id }).count
    guard selectedTask == nil else { return }
    selection =
      rows.dropFirst(place).first { $0.task != nil }?.id ?? rows.last { $0.task != nil }?.id
  }

  package func move(by distance: Int) {
    guard !rows.isEmpty else { return }
    let here = rows.firstIndex { $0.id == selection } ?? 0
    var index = max(0, min(rows.count - 1, here + distance))
    while rows.indices.contains(index), rows[index].task == nil {
      index += distance < 0 ? -1 : 1
    }
    if rows.indices.contains(index) { selection = rows[index].id }
  }
}
