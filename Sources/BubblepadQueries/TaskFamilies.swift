import BubblepadNotebook

/// Tasks with those that are parts of them.
struct TaskFamilies {
  /// Where a task stands.
  private struct Place: Hashable {
    let note: FileID
    let line: Int
  }

  private var parents: [Place: Place] = [:]
  private var children: [Place: [QueriedTask]] = [:]

  /// - Parameter tasks: all of some notes, in the order of their lines.
  init(_ tasks: [QueriedTask]) {
    for task in tasks {
      guard let parent = task.parent, parent < task.number else { continue }
      let place = Place(note: FileID(task.note.path), line: parent)
      parents[Self.place(of: task)] = place
      children[place, default: []].append(task)
    }
  }

  private static func place(of task: QueriedTask) -> Place {
    Place(note: FileID(task.note.path), line: task.number)
  }

  /// Items of a list: the tasks, with all that are parts of them indented below, whether or not those are among the
  /// tasks. One that is a part of another one of them stands there only.
  func lines(of tasks: [QueriedTask]) -> [String] {
    let places = Set(tasks.map(Self.place))
    return tasks.filter { task in
      var place = parents[Self.place(of: task)]
      while let around = place, !places.contains(around) { place = parents[around] }
      return place == nil
    }.flatMap { lines(of: $0, depth: 0) }
  }

  private func lines(of task: QueriedTask, depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + task.written()]
      + (children[Self.place(of: task)] ?? []).flatMap { lines(of: $0, depth: depth + 1) }
  }
}
