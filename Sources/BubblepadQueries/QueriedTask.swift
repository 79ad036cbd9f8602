import BubblepadIndex
import BubblepadNotebook
import BubblepadTasks
import CursesInputFormats

/// A task with what queries ask of it.
struct QueriedTask {
  let line: TaskLine
  let note: NoteRecord
  /// From 1.
  let number: Int
  /// The line of the task that it is a part of; nil for one that is none's.
  let parent: Int?
  /// The heading that it stands below; nil for none.
  let heading: String?

  /// Nil for a line that is no task.
  init?(_ task: NoteTask, note: NoteRecord) {
    guard let line = TaskLine(task.source) else { return nil }
    (self.line, self.note, number, parent) = (line, note, task.line, task.parent)
    // Digits and dashes at the start of a heading are words of it.
    heading = note.headings.last { $0.line < task.line }.map { NoteSummary.plain($0.text[...]) }
  }

  /// Its own words, with its tags and without its fields.
  var words: String { line.words }

  /// What a name of Dataview means; nil for one that is none of a task's.
  func value(_ name: String) -> QueryValue? {
    func date(_ field: TaskField) -> QueryValue {
      line.date(field).map { .date(QueryDate($0)) } ?? .none
    }
    switch name {
    case "completed", "fullycompleted": return .bool(line.isDone)
    case "checked": return .bool(line.status != " ")
    case "status": return .text(String(line.status))
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
