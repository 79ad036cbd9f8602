/// A task as the index has it.
struct IndexedTask {
  let status: String
  /// From after the box to the end of the line.
  let text: String
  /// From 1.
  let line: Int
  /// The line of the task that it is a part of; nil for one that is none's.
  var parent: Int?

  /// The tasks with their places in the text of their note; nil where they do not stand there so.
  static func tasks(
    _ all: [IndexedTask], in source: [UInt8], _ lines: LineStarts
  ) -> [NoteFacts.Task]? {
    var tasks: [NoteFacts.Task] = []
    for task in all {
      guard let status = task.status.first, (1...lines.count).contains(task.line) else {
        return nil
      }
      let end = lines.range(of: task.line - 1, in: source).upperBound
      let start = end - task.text.utf8.count
      guard start >= 0, source[start..<end].elementsEqual(task.text.utf8) else { return nil }
      tasks.append(
        NoteFacts.Task(status: status, range: start..<end, line: task.line, parent: task.parent))
    }
    return tasks
  }
}

extension IndexReader {
  /// The tasks of a note, in the order of its text.
  func tasks(of id: Int64) throws(DatabaseError) -> [IndexedTask] {
    let statement = try database.statement(
      "SELECT status, text, line, parent FROM task WHERE note = ? ORDER BY rowid")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    var tasks: [IndexedTask] = []
    while try statement.step() {
      tasks.append(
        IndexedTask(
          status: statement.text(0), text: statement.text(1), line: Int(statement.number(2)),
          parent: statement.isNull(3) ? nil : Int(statement.number(3))))
    }
    return tasks
  }
}

extension QueryNode {
  /// Whether it asks for tasks.
  var readsTasks: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.readsTasks)
    case .not(let part): part.readsTasks
    case .within(let scope, let part):
      [.task, .openTask, .doneTask].contains(scope) || part.readsTasks
    default: false
    }
  }
}
