import BubblepadIndex
import BubblepadTasks
import CursesInputFormats
import CursesText

/// A query of the Tasks plugin: one instruction a line.
struct TasksQuery: Sendable {
  /// What tasks have to be.
  indirect enum Filter: Sendable {
    case isDone(Bool)
    /// A day of theirs, and the days it has to be of. Those without a day are not, but for that on which they start: they
    /// may be started on any day.
    case day(DayField, DayRange)
    case hasDay(DayField, Bool)
    case priority(PriorityTest)
    /// A text of theirs, and what is in it or not.
    case text(TextField, String, Bool)
    /// A text of theirs, and a regular expression that matches in it or not.
    case pattern(TextField, Search, Bool)
    case hasTags(Bool)
    case isRecurring(Bool)
    case not(Filter)
    case and(Filter, Filter)
    case or(Filter, Filter)
    case xor(Filter, Filter)
  }

  /// A day of a task; `happens` is any of those it is planned by.
  enum DayField: Sendable, Equatable {
    case field(TaskField)
    case happens

    func days(of line: TaskLine) -> [CalendarDate] {
      switch self {
      case .field(let field): line.date(field).map { [$0] } ?? []
      case .happens: [.due, .scheduled, .start].compactMap { line.date($0) }
      }
    }
  }

  /// Days by what they are called, seen from the day of the answer.
  struct DayRange: Sendable, Equatable {
    enum Relation: Sendable { case on, before, after, onOrBefore, onOrAfter }
    let words: String
    let relation: Relation
  }

  /// What a priority has to be.
  struct PriorityTest: Sendable {
    enum Relation: Sendable { case equal, unequal, above, below }
    let relation: Relation
    let priority: TaskPriority
  }

  /// A text that is looked into.
  enum TextField: String, Sendable, CaseIterable {
    case path, folder, filename, heading, description, tags, tag, root
  }

  /// What tasks are sorted or grouped by.
  struct Key: Sendable {
    let name: String
    let isReversed: Bool
  }

  var filters: [Filter] = []
  var sorting: [Key] = []
  var grouping: [Key] = []
  var limit: Int?
  var groupLimit: Int?
  var hidden: Set<String> = []

  init(_ text: String) throws(QueryFault) {
    for (index, line) in TasksParser.lines(of: text) {
      try TasksParser.read(line, number: index, into: &self)
    }
  }

  // MARK: Answering

  func answer(
    in notebook: some QueriedNotebook, _ context: QueryContext, mostRows: Int
  ) throws(QueryFault) -> QueryAnswer? {
    guard let fields = NoteFields(notebook, context), let all = notebook.tasks else { return nil }
    let matcher = TaskMatcher(today: context.today)
    var tasks = all.compactMap { task in
      fields.note(at: task.path).flatMap { QueriedTask(task, note: $0) }
    }.filter { task in filters.allSatisfy { matcher.holds($0, task) } }
    try matcher.work.check()
    tasks = sorted(tasks)
    if let limit { tasks = Array(tasks.prefix(limit)) }
    let rows = tasks.map { row($0, fields) }
    var groups: [ResultGroups.Group] = [.init(title: nil, rows: rows)]
    if !grouping.isEmpty { groups = grouped(tasks, rows, fields) }
    if let groupLimit, !grouping.isEmpty {
      for index in groups.indices {
        groups[index].rows = Array(groups[index].rows.prefix(groupLimit))
      }
    }
    let written = ResultGroups(groups: groups).markdown(mostRows: mostRows)
    return QueryAnswer(
      count: groups.reduce(0) { $0 + $1.rows.count }, shownCount: written.count, noun: .task,
      markdown: written.text)
  }

  private func row(_ task: QueriedTask, _ fields: NoteFields) -> String {
    let hiddenFields = TasksParser.hideable.compactMap { hidden.contains($0.key) ? $0.value : nil }
    let link = "(" + fields.writer.link(to: task.note.path, part: task.heading) + ")"
    return task.written(
      hiding: hiddenFields, hidesTags: hidden.contains("tags"),
      backlink: hidden.contains("backlink") ? nil : link)
  }

  // MARK: Order

  private func sorted(_ tasks: [QueriedTask]) -> [QueriedTask] {
    // What the plugin sorts by where nothing is said, but for what it calls urgency.
    let usual = ["status.type", "due", "priority", "path", "line"].map {
      Key(name: $0, isReversed: false)
    }
    let keys = sorting + usual
    let keyed = tasks.map { task in (task: task, values: keys.map { Self.value($0.name, task) }) }
    return keyed.enumerated().sorted { one, two in
      for (index, key) in keys.enumerated() {
        let (first, second) = (one.element.values[index], two.element.values[index])
        // Those without a day come last, either way.
        if (first == .none) != (second == .none) { return second == .none }
        let order = first.sortOrder(second)
        if order != 0 { return key.isReversed ? order > 0 : order < 0 }
      }
      return one.offset < two.offset
    }.map(\.element.task)
  }

  /// What a task is sorted by.
  static func value(_ name: String, _ task: QueriedTask) -> QueryValue {
    if let field = TasksParser.days[name] {
      return field.days(of: task.line).min().map { .date(QueryDate($0)) } ?? .none
    }
    switch name {
    case "priority": return .number(Double(task.line.priority.rawValue))
    case "path": return .text(task.note.path)
    case "filename": return .text(Self.fileName(task))
    case "folder": return .text(Self.folder(task))
    case "description": return .text(task.words)
    case "heading": return task.heading.map { .text($0) } ?? .none
    case "tag", "tags": return task.line.tags.first.map { .text($0) } ?? .none
    case "status": return .number(task.line.isOpen ? 0 : 1)
    case "status.type": return .number(Double(Self.statusType(of: task).order))
    case "recurring": return .number(task.line.value(.recurrence) == nil ? 1 : 0)
    default: return .number(Double(task.number))
    }
  }

  /// The kind of a task's status, in the order of the plugin Tasks.
  private static func statusType(of task: QueriedTask) -> (order: Int, words: String) {
    if task.line.isCancelled { return (3, "Cancelled") }
    if task.line.isDone { return (2, "Done") }
    return task.line.status == "/" ? (0, "In progress") : (1, "To do")
  }

  static func fileName(_ task: QueriedTask) -> String {
    task.note.path.split(separator: "/").last.map(String.init) ?? task.note.path
  }

  static func folder(_ task: QueriedTask) -> String {
    let folders = task.note.path.split(separator: "/").dropLast()
    return folders.isEmpty ? "/" : folders.joined(separator: "/") + "/"
  }

  // MARK: Groups

  private func grouped(
    _ tasks: [QueriedTask], _ rows: [String], _ fields: NoteFields
  ) -> [ResultGroups.Group] {
    struct Place {
      let titles: [String]
      let values: [QueryValue]
      let row: Int
    }
    var places: [Place] = []
    for (row, task) in tasks.enumerated() {
      var titles: [[String]] = [[]]
      // A task with several tags is in several groups.
      for key in grouping {
        let own = Self.titles(key.name, task, fields)
        titles = titles.flatMap { before in own.map { before + [$0] } }
      }
      let values = grouping.map { Self.value($0.name, task) }
      places += titles.map { Place(titles: $0, values: values, row: row) }
    }
    let sorted = places.enumerated().sorted { one, two in
      for (index, key) in grouping.enumerated() {
        let (first, second) = (one.element, two.element)
        guard first.titles[index] != second.titles[index] else { continue }
        let isByTag = ["tag", "tags"].contains(key.name)
        let values =
          isByTag
          ? (QueryValue.text(first.titles[index]), QueryValue.text(second.titles[index]))
          : (first.values[index], second.values[index])
        if (values.0 == .none) != (values.1 == .none) { return values.1 == .none }
        let order = values.0.sortOrder(values.1)
        if order != 0 { return key.isReversed ? order > 0 : order < 0 }
      }
      return one.offset < two.offset
    }.map(\.element)
    return ResultGroups(
      sorted.map { rows[$0.row] }, titles: sorted.map { $0.titles.joined(separator: " · ") }
    ).groups
  }

  private static func titles(
    _ name: String, _ task: QueriedTask, _ fields: NoteFields
  ) -> [String] {
    if let field = TasksParser.days[name] {
      return [field.days(of: task.line).min()?.description ?? "No \(name) date"]
    }
    switch name {
    case "priority":
      let priority = task.line.priority
      return [priority == .none ? "No priority" : priority.word.startingLarge + " priority"]
    case "filename": return [fields.writer.link(to: task.note.path)]
    case "path", "folder", "description", "heading":
      let words = value(name, task).words
      return [words.isEmpty ? "No \(name)" : ResultWriter.escaped(words)]
    case "tag", "tags":
      return task.line.tags.isEmpty ? ["No tags"] : task.line.tags.map { ResultWriter.escaped($0) }
    case "status": return [task.line.isOpen ? "To do" : "Done"]
    case "status.type": return [Self.statusType(of: task).words]
    case "recurring": return [task.line.value(.recurrence) == nil ? "Not recurring" : "Recurring"]
    default: return [fields.writer.link(to: task.note.path, part: task.heading)]
    }
  }
}

/// Says whether tasks are what a query asks for, seen from one day.
struct TaskMatcher {
  let today: CalendarDate
  /// In steps of regular expressions: each takes some nanoseconds.
  var work = QueryWork(200_000_000)

  func holds(_ filter: TasksQuery.Filter, _ task: QueriedTask) -> Bool {
    let line = task.line
    switch filter {
    case .isDone(let isDone): return line.isOpen != isDone
    case .day(let field, let days):
      guard let range = TaskDays.range(days.words, today: today) else { return false }
      if field == .field(.start), line.value(.start) == nil { return true }
      return field.days(of: line).contains { day in
        switch days.relation {
        case .on: range.contains(day)
        case .before: day < range.lowerBound
        case .after: day > range.upperBound
        case .onOrBefore: day <= range.upperBound
        case .onOrAfter: day >= range.lowerBound
        }
      }
    case .hasDay(let field, let has): return field.days(of: line).isEmpty != has
    case .priority(let test): return holds(test, line.priority)
    case .text(let field, let text, let isIn):
      return texts(field, task).contains {
        $0.lowercased().contains(text.lowercased())
      } == isIn
    case .pattern(let field, let search, let isMatch):
      return texts(field, task).contains { matches(search, $0) } == isMatch
    case .hasTags(let has): return line.tags.isEmpty != has
    case .isRecurring(let isRecurring): return (line.value(.recurrence) != nil) == isRecurring
    case .not(let inner): return !holds(inner, task)
    case .and(let one, let two): return holds(one, task) && holds(two, task)
    case .or(let one, let two): return holds(one, task) || holds(two, task)
    case .xor(let one, let two): return holds(one, task) != holds(two, task)
    }
  }

  private func matches(_ search: Search, _ text: String) -> Bool {
    let most = work.left
    var (steps, scan) = (most, SearchScan(search, in: Array(text.utf8), includesEmpty: true))
    let isWhole = scan.run(&steps)
    _ = work.takes(isWhole ? most - steps : most + 1)
    return !scan.matches.isEmpty
  }

  private func holds(_ test: TasksQuery.PriorityTest, _ priority: TaskPriority) -> Bool {
    switch test.relation {
    case .equal: priority == test.priority
    case .unequal: priority != test.priority
    // The highest comes first.
    case .above: priority < test.priority
    case .below: priority > test.priority
    }
  }

  private func texts(_ field: TasksQuery.TextField, _ task: QueriedTask) -> [String] {
    switch field {
    case .path: [task.note.path]
    case .folder: [TasksQuery.folder(task)]
    case .filename: [TasksQuery.fileName(task)]
    case .root:
      [
        task.note.path.contains("/")
          ? (task.note.path.split(separator: "/").first.map(String.init) ?? "") + "/" : "/"
      ]
    case .heading: [task.heading ?? ""]
    case .description: [task.words]
    case .tag, .tags: task.line.tags
    }
  }
}
