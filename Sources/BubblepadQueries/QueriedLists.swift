import BubblepadIndex
import BubblepadNotebook

/// The items of the lists of notes as queries see them, read when they are asked for.
final class QueriedLists {
  private let notebook: any QueriedNotebook
  private lazy var tasksByPath = Dictionary(grouping: notebook.tasks ?? []) { FileID($0.path) }
  private var readTasks: [FileID: [QueriedTask]] = [:]
  private var readItems: [FileID: [QueriedTask]] = [:]
  /// The items that are parts of another one, by its line.
  private var parts: [FileID: [Int?: [QueriedTask]]] = [:]
  private var finished: [FileID: Set<Int>] = [:]

  init(_ notebook: any QueriedNotebook) { self.notebook = notebook }

  /// The tasks of a note, by their lines.
  func tasks(of note: NoteRecord) -> [QueriedTask] {
    let id = FileID(note.path)
    if let known = readTasks[id] { return known }
    let tasks = (tasksByPath[id] ?? []).compactMap { QueriedTask($0, note: note) }
    readTasks[id] = tasks
    return tasks
  }

  /// All items of a note, tasks and others, by their lines.
  func items(of note: NoteRecord) -> [QueriedTask] {
    let id = FileID(note.path)
    if let known = readItems[id] { return known }
    let items = (notebook.items(ofNoteAt: note.path) ?? []).compactMap {
      QueriedTask($0, note: note)
    }
    readItems[id] = items
    return items
  }

  /// Those that are parts of an item.
  func children(of item: QueriedTask) -> [QueriedTask] {
    let id = FileID(item.note.path)
    let known = parts[id] ?? Dictionary(grouping: items(of: item.note), by: \.parent)
    parts[id] = known
    return known[item.number] ?? []
  }

  /// Whether a task is done with all tasks that are parts of it.
  func isFinished(_ task: QueriedTask) -> Bool {
    let id = FileID(task.note.path)
    if let known = finished[id] { return known.contains(task.number) }
    var unfinished: Set<Int> = []
    // Parts stand below what they are parts of.
    let lines = tasks(of: task.note).reversed().compactMap { task -> Int? in
      let isFinished = task.line.isDone && !unfinished.contains(task.number)
      if !isFinished, let parent = task.parent { unfinished.insert(parent) }
      return isFinished ? task.number : nil
    }
    finished[id] = Set(lines)
    return lines.contains(task.number)
  }
}
