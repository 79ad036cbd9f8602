import BubblepadIndex
import BubblepadNotebook
import BubblepadTasks
import CursesInputFormats

/// A task with what queries ask of it, or an item of a list without a box.
struct QueriedTask: Sendable, Equatable {
  /// Of an item without a box, as if it had an empty one.
  let line: TaskLine
  /// Whether it has a box.
  let isTask: Bool
  let note: NoteRecord
  /// From 1.
  let number: Int
  /// The line of the task, or of the item, that it is a part of; nil for one that is none's.
  let parent: Int?
  /// The heading that it stands below; nil for none.
  let heading: String?

  /// Nil for a line that is no task.
  init?(_ task: NoteTask, note: NoteRecord) {
    guard let line = TaskLine(task.source) else { return nil }
    (self.line, self.note, number, parent) = (line, note, task.line, task.parent)
    (isTask, heading) = (true, Self.heading(above: task.line, in: note))
  }

  /// An item of any kind; nil for a line that none can be.
  init?(_ item: NoteItem, note: NoteRecord) {
    let task = TaskLine(item.source)
    let boxed = Array("- [ ] ".utf8) + item.source[min(item.start, item.source.count)...]
    guard let line = task ?? TaskLine(boxed) else { return nil }
    (self.line, self.note, number, parent) = (line, note, item.line, item.parent)
    (isTask, heading) = (task != nil, Self.heading(above: item.line, in: note))
  }

  private static func heading(above line: Int, in note: NoteRecord) -> String? {
    // Digits and dashes at the start of a heading are words of it.
    note.headings.last { $0.line < line }.map { NoteSummary.plain($0.text[...]) }
  }

  static func == (one: QueriedTask, two: QueriedTask) -> Bool {
    one.number == two.number && one.note.path.isSamePath(as: two.note.path) && one.line == two.line
  }

  /// Its own words, with its tags and without its fields.
  var words: String { line.words }

  /// The name of its block, without `^`.
  private var blockID: String? {
    line.body.split(separator: " ").last.flatMap { $0.first == "^" ? String($0.dropFirst()) : nil }
  }

  /// What a name of Dataview means; nil for one that is none of a task's.
  func value(_ name: String) -> QueryValue? {
    func date(_ field: TaskField) -> QueryValue {
      line.date(field).map { .date(QueryDate($0)) } ?? .none
    }
    switch name {
    case "task": return .bool(isTask)
    case "completed": return .bool(line.isDone)
    case "checked": return .bool(line.status != " ")
    case "status": return isTask ? .text(String(line.status)) : QueryValue.none
    case "parent": return parent.map { .number(Double($0)) } ?? QueryValue.none
    case "annotated": return .bool(line.hasFields || !InlineFields(line.body).all.isEmpty)
    case "blockid": return blockID.map { .text($0) } ?? QueryValue.none
    case "text": return .text(words)
    case "tags": return .list(line.tags.map { .text($0) })
    case "line": return .number(Double(number))
    case "section", "header": return heading.map { .text($0) } ?? QueryValue.none
    case "due": return date(.due)
    case "scheduled": return date(.scheduled)
    case "start": return date(.start)
    case "created": return date(.created)
    case "completion": return date(.done)
    case "cancelled": return date(.cancelled)
    case "priority":
      return line.priority == .none ? QueryValue.none : .text(line.priority.word)
    case "path": return .text(note.path)
    case "link": return .file(note.path)
    default: return nil
    }
  }

  /// It as an item of a list, without the name of its block, which one alone may have.
  ///
  /// - Parameter backlink: what follows its description; its fields come after that, as they are read from the end.
  func written(
    hiding fields: [TaskField] = [], hidesTags: Bool = false, backlink: String? = nil
  ) -> String {
    var line = line
    for field in fields { line = line.without(field) }
    let tags = hidesTags ? line.tags : []
    func words(_ text: String) -> String? {
      var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
      while words.first?.isEmpty == true { words.removeFirst() }
      while words.last?.isEmpty == true { words.removeLast() }
      words.removeAll { tags.contains(String($0)) }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    let parts = [words(line.parts.description), backlink, words(line.parts.fields)]
    return "- [\(line.status)] " + parts.compactMap(\.self).joined(separator: " ")
  }
}
