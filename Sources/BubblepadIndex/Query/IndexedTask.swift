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
