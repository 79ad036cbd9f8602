import BubblepadIndex
import BubblepadNotebook
import CursesInputFormats

/// The notes of a notebook as queries see them.
final class NoteFields {
  let notes: [NoteRecord]
  let context: QueryContext
  let writer: ResultWriter
  let lists: QueriedLists
  let work = QueryWork()
  private let resolver: LinkResolver
  private lazy var byPath = Dictionary(notes.map { (FileID($0.path), $0) }) { first, _ in
    first
  }
  /// The notes that lead to each.
  private(set) lazy var backlinks: [FileID: [String]] = {
    var backlinks: [FileID: [String]] = [:]
    for note in notes {
      for link in note.links { backlinks[FileID(link), default: []].append(note.path) }
    }
    return backlinks
  }()

  /// Nil where nothing can be said yet.
  init?(_ notebook: some QueriedNotebook, _ context: QueryContext) {
    guard let notes = notebook.notes, let links = notebook.links else { return nil }
    (self.notes, self.context, resolver) = (notes, context, links)
    writer = ResultWriter(resolver: links, note: context.note)
    lists = QueriedLists(notebook)
  }

  func note(at path: String) -> NoteRecord? { byPath[FileID(path)] }

  /// The file that a link leads to.
  func link(_ target: String, from source: String) -> QueryLink {
    let page = target.prefix { $0 != "|" && $0 != "#" }
    return QueryLink(
      path: resolver.path(of: NoteTitle.trimmed(String(page)), from: source),
      target: String(target.prefix { $0 != "|" }))
  }

  func facts(of path: String) -> QueryFacts {
    QueryFacts(
      today: QueryDate(context.today), now: QueryDate(context.now),
      link: { self.link($0, from: path) }, tags: { self.note(at: $0)?.tags ?? [] },
      links: { self.note(at: $0)?.links ?? [] },
      hasProperty: { self.note(at: $0)?.values(of: $1) != nil },
      part: { self.part($0, of: $1) }, work: work)
  }

  // MARK: Values

  /// A property of a note.
  func property(_ names: [String], of note: NoteRecord) -> QueryValue {
    guard let first = names.first, let written = note.values(of: first) else { return .none }
    let values = written.map { value in
      QueryValue(written: value.text, isText: value.isText) { link($0, from: note.path) }
    }
    return part(
      names.dropFirst(),
      of: values.count == 1 ? values[0] : values.isEmpty ? .none : .list(values))
  }

  /// The part of a value that names after it mean: a field of the note that it is or leads to, of a task; of a list
  /// that of each of its elements.
  func part(_ names: ArraySlice<String>, of value: QueryValue) -> QueryValue {
    guard let name = names.first else { return value }
    switch value {
    case .list(let elements) where name.lowercased() != "length":
      guard work.takes(elements.count) else { return .none }
      return .list(elements.map { part(names, of: $0) })
    case .file(let path): return part(names, ofNoteAt: path)
    case .link(let link): return link.path.map { part(names, ofNoteAt: $0) } ?? .none
    case .row(let row): return DataviewQuery.value(of: Array(names), row, self)
    case .item(let item):
      return part(names.dropFirst(), of: self.value(name.lowercased(), of: item) ?? .none)
    default: return part(names.dropFirst(), of: QueryEvaluation.part(name, of: value))
    }
  }

  private func part(_ names: ArraySlice<String>, ofNoteAt path: String) -> QueryValue {
    guard let note = note(at: path) else { return .none }
    guard names.first?.lowercased() == "file" else { return property(Array(names), of: note) }
    return file(Array(names.dropFirst()), of: note) ?? .none
  }

  /// What a name means for an item of a list; nil for one that means nothing.
  func value(_ name: String, of item: QueriedTask) -> QueryValue? {
    switch name {
    case "children": return .list(lists.children(of: item).map { .item($0) })
    case "fullycompleted": return .bool(lists.isFinished(item))
    case "outlinks":
      return .list(
        NoteSource.links(in: item.line.bytes).filter { !$0.target.isEmpty }.map { link in
          let path = resolver.path(of: link, from: item.note.path)
          return path.map { .file($0) } ?? .link(QueryLink(path: nil, target: link.target))
        })
    default: break
    }
    if let value = item.value(name) { return value }
    let written = InlineFields(item.line.body).values(of: name)
    let values = written.map { text in
      QueryValue(written: text) { link($0, from: item.note.path) }
    }
    return values.isEmpty ? nil : values.count == 1 ? values[0] : .list(values)
  }

  /// What a name after `file.` means; nil where it means nothing.
  ///
  /// - Parameter hasEnding: whether a file's name has its ending, as in bases.
  func file(
    _ names: [String], of note: NoteRecord, hasEnding: Bool = false
  ) -> QueryValue? {
    guard let first = names.first?.lowercased() else { return .file(note.path) }
    let isWhole = hasEnding && first == "name"
    let value =
      isWhole
      ? .text(note.path.split(separator: "/").last.map(String.init) ?? "") : file(first, note)
    return value.map { part(names.dropFirst(), of: $0) }
  }

  /// Those that are known, for whoever has to say which there are.
  static let fileNames: Set<String> = [
    "name", "basename", "path", "folder", "ext", "link", "file", "size", "ctime", "cday", "mtime",
    "mday", "tags", "etags", "aliases", "outlinks", "links", "inlinks", "backlinks", "day",
  ]

  /// Those of Dataview alone.
  static let listNames: Set<String> = ["tasks", "lists"]

  private func file(_ name: String, _ note: NoteRecord) -> QueryValue? {
    let file = note.path.split(separator: "/").last.map(String.init) ?? note.path
    switch name {
    case "name", "basename": return .text(NoteTitle.title(ofFileName: file))
    case "path": return .text(note.path)
    case "folder": return .text(note.path.split(separator: "/").dropLast().joined(separator: "/"))
    case "ext":
      return .text(file.lastIndex(of: ".").map { String(file[file.index(after: $0)...]) } ?? "")
    case "link", "file": return .file(note.path)
    case "size": return .number(Double(note.size))
    case "ctime": return note.created.map { .date(QueryDate($0)) } ?? QueryValue.none
    case "cday":
      return note.created.map { .date(QueryDate(QueryDate($0).day)) } ?? QueryValue.none
    case "mtime": return .date(QueryDate(note.modified))
    case "mday": return .date(QueryDate(QueryDate(note.modified).day))
    case "etags": return .list(unique(note.tags).map { .text("#" + $0) })
    case "tags": return .list(allTags(of: note).map { .text("#" + $0) })
    case "tasks": return .list(lists.tasks(of: note).map { .item($0) })
    case "lists": return .list(lists.items(of: note).map { .item($0) })
    case "aliases": return .list(note.aliases.map { .text($0) })
    case "outlinks", "links": return .list(note.links.map { .file($0) })
    case "inlinks", "backlinks":
      return .list((backlinks[FileID(note.path)] ?? []).map { .file($0) })
    case "day": return dayInName(of: file).map { .date(QueryDate($0)) } ?? QueryValue.none
    default: return nil
    }
  }

  private func unique(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.filter { seen.insert($0.lowercased()).inserted }
  }

  /// The tags of a note and those above them: `#a/b` is `#a` too.
  private func allTags(of note: NoteRecord) -> [String] {
    unique(
      note.tags.flatMap { tag in
        let parts = tag.split(separator: "/")
        return parts.indices.map { parts[...$0].joined(separator: "/") }
      })
  }

  private func dayInName(of file: String) -> CalendarDate? {
    let characters = Array(file)
    guard characters.count >= 10 else { return nil }
    for start in 0...(characters.count - 10) where characters[start].isNumber {
      if let date = QueryDate(String(characters[start..<start + 10])) { return date.day }
    }
    return nil
  }

  /// What `date(…)` of Dataview means for the name of a day.
  func date(named name: String) -> QueryValue {
    let today = context.today
    let month = CalendarDate(clampingYear: today.year, month: today.month, day: 1)
    let monday = today.advanced(by: -((today.weekday + 6) % 7)) ?? today
    let day: CalendarDate? =
      switch ExpressionParser.DayName(rawValue: name) {
      case .today: today
      case .tomorrow: today.advanced(by: 1)
      case .yesterday: today.advanced(by: -1)
      case .sow: monday
      case .eow: monday.advanced(by: 6)
      case .som: month
      case .eom: month.advanced(byMonths: 1)?.advanced(by: -1)
      case .soy: CalendarDate(clampingYear: today.year, month: 1, day: 1)
      case .eoy: CalendarDate(clampingYear: today.year, month: 12, day: 31)
      case .now, nil: nil
      }
    return .date(day.map { QueryDate($0) } ?? QueryDate(context.now))
  }
}
