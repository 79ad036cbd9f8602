import BubblepadIndex
import BubblepadNotebook
import CursesInputFormats

/// A task of the notebook with the place it stands at.
package struct AgendaTask: Identifiable, Equatable, Sendable {
  /// The path of its note.
  package let path: String
  /// From 1.
  package let number: Int
  package let line: TaskLine
  package let words: String
  package let tags: [String]
  /// What lists call its note.
  package var noteTitle: String

  /// Nil for a line that is no task.
  package init?(_ task: NoteTask, path: String) {
    guard let line = TaskLine(task.source) else { return nil }
    self.path = path
    noteTitle = NoteTitle.shownTitle(ofFileName: path.lastComponent)
    number = task.line
    self.line = line
    words = line.words
    tags = line.tags
  }

  package var id: FileID { FileID("\(number) \(path)") }
  /// As much of its words as a sentence has room for.
  package var shortWords: String { words.count > 28 ? words.prefix(27) + "…" : words }
}

/// What the tasks of a notebook are grouped by.
package enum AgendaGrouping: String, CaseIterable, Sendable {
  case day, note, tag, priority

  /// The one after it, and after the last the first.
  package var next: AgendaGrouping {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + 1
    return all[index % all.count]
  }
}

/// The tasks of a notebook in groups, as they are at one day.
package struct Agenda: Sendable {
  /// Tasks under a heading.
  package struct Group: Equatable, Sendable {
    package let title: String
    package var tasks: [AgendaTask]
  }

  package var tasks: [AgendaTask] = []
  package let today: CalendarDate

  /// How the most of the tasks write their fields; nil where none has any.
  package var form: TaskLine.Form? {
    let forms = tasks.compactMap(\.line.form)
    guard !forms.isEmpty else { return nil }
    return forms.count { $0 == .brackets } * 2 > forms.count ? .brackets : .symbols
  }

  /// How the tasks of a note say on which day they were done; nil where none does.
  package func dating(in path: String) -> TaskLine.Form? {
    tasks.lazy.filter { $0.path.isSamePath(as: path) }.compactMap(\.line.dating).first
  }

  /// - Parameter filter: words that a task, its note or its tags have, all of them.
  package func groups(by grouping: AgendaGrouping, filter: String, showsDone: Bool) -> [Group] {
    let wanted = filter.lowercased().split(separator: " ")
    let shown = tasks.filter { task in
      guard showsDone || task.line.isOpen else { return false }
      let text = "\(task.words) \(task.noteTitle) \(task.tags.joined(separator: " "))".lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
    let forms = Dictionary(tasks.flatMap(\.tags).map { ($0.lowercased(), $0) }) { first, _ in first
    }
    let keyed = shown.flatMap { task in keys(of: task, grouping, forms).map { ($0, task) } }
    let byKey = Dictionary(grouping: keyed) { $0.0 }
    return byKey.sorted { $0.key < $1.key }.map { key, pairs in
      Group(title: key.title, tasks: pairs.map(\.1).sorted(by: comesBefore))
    }
  }

  /// What groups are sorted by, and their titles.
  private struct Key: Hashable, Comparable {
    let rank: Int
    let title: String

    static func < (one: Key, other: Key) -> Bool {
      (one.rank, one.title.lowercased(), one.title)
        < (other.rank, other.title.lowercased(), other.title)
    }
  }

  /// - Parameter forms: tags in small letters with the form in which they are written first.
  private func keys(
    of task: AgendaTask, _ grouping: AgendaGrouping, _ forms: [String: String]
  ) -> [Key] {
    switch grouping {
    case .day: return [dayKey(of: task)]
    case .note: return [Key(rank: 0, title: task.noteTitle)]
    case .priority:
      let priority = task.line.priority
      let title = priority == .none ? "No priority" : priority.word.startingLarge + " priority"
      return [Key(rank: priority.rawValue, title: title)]
    case .tag:
      guard !task.tags.isEmpty else { return [Key(rank: 1, title: "No tag")] }
      return Set(task.tags.map { $0.lowercased() }).map { Key(rank: 0, title: forms[$0] ?? $0) }
    }
  }

  private func dayKey(of task: AgendaTask) -> Key {
    guard let day = task.line.agendaDay(today: today) else { return Key(rank: 5, title: "No date") }
    switch day.days(after: today) {
    case ..<0: return Key(rank: 0, title: "Overdue")
    case 0: return Key(rank: 1, title: "Today")
    case 1: return Key(rank: 2, title: "Tomorrow")
    case ...(6 - today.daysSinceMonday): return Key(rank: 3, title: "This week")
    default: return Key(rank: 4, title: "Later")
    }
  }

  private func comesBefore(_ one: AgendaTask, _ other: AgendaTask) -> Bool {
    if one.line.isOpen != other.line.isOpen { return one.line.isOpen }
    let (first, second) = (one.line.agendaDay(today: today), other.line.agendaDay(today: today))
    if first != second {
      guard let first, let second else { return first != nil }
      return first < second
    }
    return (one.line.priority.rawValue, one.noteTitle, one.path, one.number)
      < (other.line.priority.rawValue, other.noteTitle, other.path, other.number)
  }
}

extension String {
  /// With a capital letter at its start.
  fileprivate var startingLarge: String { prefix(1).uppercased() + dropFirst() }
}
