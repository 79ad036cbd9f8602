import BubblepadIndex
import BubblepadNotebook

/// A result of a query, of which FLATTEN makes one for each element of a list.
protocol FlattenedResult {
  /// The elements of lists that it was made of, by their names in small letters.
  var elements: [String: QueryValue] { get set }
}

/// A query of the Dataview plugin.
struct DataviewQuery: Sendable {
  enum Kind: Sendable {
    /// With what stands behind each link; nil for the link alone.
    case list(QueryExpression?)
    case table([Column])
    case tasks

    /// What is shown of each result.
    var expressions: [QueryExpression] {
      switch self {
      case .list(let expression): expression.map { [$0] } ?? []
      case .table(let columns): columns.map(\.expression)
      case .tasks: []
      }
    }
  }

  /// A column and its heading.
  struct Column: Sendable {
    let expression: QueryExpression
    let title: String
  }

  /// What notes are taken from.
  indirect enum Source: Sendable {
    case all
    case tag(String)
    /// A folder or a note.
    case path(String)
    /// Notes that lead to another; empty for the one with the query.
    case linking(to: String)
    case linked(from: String)
    case not(Source)
    case and(Source, Source)
    case or(Source, Source)
  }

  /// What results are sorted by.
  struct Key: Sendable {
    let expression: QueryExpression
    let isDescending: Bool
  }

  /// What is done with results, one after another.
  enum Step: Sendable {
    case condition(QueryExpression)
    case sort([Key])
    case limit(Int)
    /// Puts one result for each element of a list in the place of one with that list.
    case flatten(Column)
  }

  var kind: Kind
  /// Whether links stand before the values.
  var hasLinks = true
  var source = Source.all
  var steps: [Step] = []
  var groups: DataviewGroups?

  /// Whether each result is a group, and not what is in one.
  var isOfGroups: Bool {
    guard let groups else { return false }
    if case .table = kind { return true }
    return !groups.elements.isEmpty || kind.expressions.contains(where: DataviewGroups.areAsked)
  }

  init(_ text: String) throws(QueryFault) {
    self = try DataviewParser.query(text)
  }

  init(_ kind: Kind) { self.kind = kind }

  // MARK: Answering

  /// A result: a note, or a task in one.
  struct Row: FlattenedResult, Sendable, Equatable {
    let note: NoteRecord
    var task: QueriedTask?
    var elements: [String: QueryValue] = [:]

    static func == (one: Row, two: Row) -> Bool {
      one.note.path.isSamePath(as: two.note.path) && one.task == two.task
        && one.elements == two.elements
    }
  }

  func answer(
    in notebook: some QueriedNotebook, _ context: QueryContext, mostRows: Int
  ) throws(QueryFault) -> QueryAnswer? {
    guard let fields = NoteFields(notebook, context), notebook.tasks != nil || !asksForTasks else {
      return nil
    }
    let answer = answer(fields, mostRows: mostRows)
    try fields.work.check()
    return answer
  }

  private var asksForTasks: Bool {
    if case .tasks = kind { return true }
    let steps = steps.flatMap(\.expressions) + (groups?.expressions ?? [])
    return (kind.expressions + steps).contains { expression in
      expression.fields.contains { $0.contains { $0.lowercased() == "tasks" } }
    }
  }

  private func answer(_ fields: NoteFields, mostRows: Int) -> QueryAnswer {
    let notes = fields.notes.filter { holds(source, $0, fields) }
    var rows = notes.map { Row(note: $0) }
    var families = TaskFamilies([])
    if case .tasks = kind {
      rows = notes.flatMap { note in
        fields.lists.tasks(of: note).map { Row(note: note, task: $0) }
      }
      families = TaskFamilies(rows.compactMap(\.task))
    }
    for step in steps {
      rows = results(rows, after: step, fields) { evaluation(of: $0, fields) }
    }
    if let groups {
      var found = groups.groups(of: rows) {
        evaluation(of: $0, fields).value(groups.column.expression)
      }
      for step in groups.steps {
        found = results(found, after: step, fields) { evaluation(of: $0, groups, fields) }
      }
      return isOfGroups
        ? written(found, groups, fields, mostRows: mostRows)
        : written(
          found.map { (fields.writer.written($0.key), $0.rows) }, fields, families,
          mostRows: mostRows)
    }
    if case .table(let columns) = kind { return table(columns, rows, fields, mostRows: mostRows) }
    guard case .tasks = kind else {
      return written([(nil, rows)], fields, families, mostRows: mostRows)
    }
    return written(Self.byNotes(rows, fields), fields, families, mostRows: mostRows)
  }

  /// What becomes of rows or groups by a step.
  ///
  /// - Parameter evaluation: computes for one of them.
  private func results<Item: FlattenedResult>(
    _ items: [Item], after step: Step, _ fields: NoteFields,
    _ evaluation: (Item) -> QueryEvaluation
  ) -> [Item] {
    switch step {
    case .condition(let condition):
      return items.filter { evaluation($0).value(condition).isTrue }
    case .sort(let keys): return Self.sorted(items, by: keys, evaluation)
    case .limit(let limit): return Array(items.prefix(limit))
    case .flatten(let column):
      return items.flatMap { item -> [Item] in
        let value = evaluation(item).value(column.expression)
        var elements = [value]
        if case .list(let values) = value { elements = values }
        guard fields.work.takes(elements.count) else { return [] }
        return elements.map { element in
          var item = item
          item.elements[column.title.lowercased()] = element
          return item
        }
      }
    }
  }

  /// Tasks with links to their notes, in the order in which those come first.
  private static func byNotes(_ rows: [Row], _ fields: NoteFields) -> [(title: String?, [Row])] {
    var parts: [(title: String?, rows: [Row])] = []
    var places: [FileID: Int] = [:]
    for row in rows {
      if let place = places[FileID(row.note.path)] {
        parts[place].rows.append(row)
      } else {
        places[FileID(row.note.path)] = parts.count
        parts.append((fields.writer.link(to: row.note.path), [row]))
      }
    }
    return parts
  }

  private func holds(_ source: Source, _ note: NoteRecord, _ fields: NoteFields) -> Bool {
    switch source {
    case .all: return true
    case .tag(let name):
      let wanted = name.lowercased()
      return note.tags.contains { tag in
        tag.lowercased() == wanted || tag.lowercased().hasPrefix(wanted + "/")
      }
    case .path(let path):
      return path.isEmpty || note.path.hasPrefix(path + "/") || note.path == path
        || LinkResolver.withoutEnding(note.path) == path
    case .linking(let target):
      guard let path = self.path(target, fields) else { return false }
      return note.links.contains(path: path)
    case .linked(let target):
      guard let path = self.path(target, fields) else { return false }
      return fields.note(at: path)?.links.contains(path: note.path) ?? false
    case .not(let inner): return !holds(inner, note, fields)
    case .and(let one, let two): return holds(one, note, fields) && holds(two, note, fields)
    case .or(let one, let two): return holds(one, note, fields) || holds(two, note, fields)
    }
  }

  private func path(_ target: String, _ fields: NoteFields) -> String? {
    target.isEmpty ? fields.context.note : fields.link(target, from: fields.context.note).path
  }

  private func evaluation(of row: Row, _ fields: NoteFields) -> QueryEvaluation {
    QueryEvaluation(
      field: { names in Self.value(of: names, row, fields) },
      facts: fields.facts(of: row.note.path), nothingIsLess: true)
  }

  private func evaluation(
    of group: DataviewGroups.Group, _ groups: DataviewGroups, _ fields: NoteFields
  ) -> QueryEvaluation {
    QueryEvaluation(
      field: { names in groups.value(of: names, group, fields) },
      facts: fields.facts(of: fields.context.note), nothingIsLess: true)
  }

  /// What a name with what follows its dots means for a result.
  static func value(
    of names: [String], _ row: Row, _ fields: NoteFields
  ) -> QueryValue {
    if names.count == 2, names[0] == "date()" { return fields.date(named: names[1]) }
    // A note is no value: of `this` alone there is none.
    guard let first = names.first?.lowercased() else { return .none }
    if let element = row.elements[first] { return fields.part(names.dropFirst(), of: element) }
    if first == "this" {
      guard let own = fields.note(at: fields.context.note) else { return .none }
      return value(of: Array(names.dropFirst()), Row(note: own), fields)
    }
    if first == "file" {
      return fields.file(Array(names.dropFirst()), of: row.note) ?? .none
    }
    if let task = row.task, let value = fields.value(first, of: task) {
      return fields.part(names.dropFirst(), of: value)
    }
    return fields.property(names, of: row.note)
  }

  /// Rows or groups in the order of some keys; those that are equal keep theirs.
  static func sorted<Row>(
    _ rows: [Row], by keys: [Key], _ evaluation: (Row) -> QueryEvaluation
  ) -> [Row] {
    guard !keys.isEmpty else { return rows }
    let keyed = rows.map { row in
      let evaluation = evaluation(row)
      return (row: row, values: keys.map { evaluation.value($0.expression) })
    }
    return keyed.enumerated().sorted { one, two in
      for (index, key) in keys.enumerated() {
        let order = one.element.values[index].sortOrder(two.element.values[index])
        if order != 0 { return key.isDescending ? order > 0 : order < 0 }
      }
      return one.offset < two.offset
    }.map(\.element.row)
  }

  // MARK: Writing

  /// Rows below their titles.
  private func written(
    _ parts: [(title: String?, rows: [Row])], _ fields: NoteFields, _ families: TaskFamilies,
    mostRows: Int
  ) -> QueryAnswer {
    let isOfTasks = if case .tasks = kind { true } else { false }
    let groups = parts.map { part in
      ResultGroups.Group(
        title: part.title.map { $0.isEmpty ? "—" : $0 },
        rows: isOfTasks
          ? families.lines(of: part.rows.compactMap(\.task)) : part.rows.map { line($0, fields) })
    }
    let text = ResultGroups(groups: groups).markdown(mostRows: mostRows)
    return QueryAnswer(
      count: groups.reduce(0) { $0 + $1.rows.count }, shownCount: text.count,
      noun: isOfTasks ? .task : .note, markdown: text.text)
  }

  /// A line or a row of a table for each group.
  private func written(
    _ found: [DataviewGroups.Group], _ groups: DataviewGroups, _ fields: NoteFields, mostRows: Int
  ) -> QueryAnswer {
    let shown = found.prefix(mostRows).map { group in
      let evaluation = evaluation(of: group, groups, fields)
      let key = fields.writer.written(group.key)
      return (hasLinks ? [key.isEmpty ? "—" : key] : [])
        + kind.expressions.map { fields.writer.written(evaluation.value($0)) }
    }
    var markdown = shown.map { "- " + $0.joined(separator: ": ") + "\n" }.joined()
    if case .table(let columns) = kind {
      let header = (hasLinks ? ["Group"] : []) + columns.map { ResultWriter.escaped($0.title) }
      markdown = found.isEmpty || header.isEmpty ? "" : fields.writer.table(header, shown)
    }
    return QueryAnswer(
      count: found.count, shownCount: shown.count, noun: .group, markdown: markdown)
  }

  private func line(_ row: Row, _ fields: NoteFields) -> String {
    let link = fields.writer.link(to: row.note.path)
    guard case .list(let expression?) = kind else { return "- " + link }
    let value = fields.writer.written(evaluation(of: row, fields).value(expression))
    return hasLinks ? "- \(link): \(value)" : "- \(value)"
  }

  private func table(
    _ columns: [Column], _ rows: [Row], _ fields: NoteFields, mostRows: Int
  ) -> QueryAnswer {
    let shown = rows.prefix(mostRows).map { row in
      let evaluation = evaluation(of: row, fields)
      let values = columns.map { fields.writer.written(evaluation.value($0.expression)) }
      return (hasLinks ? [fields.writer.link(to: row.note.path)] : []) + values
    }
    let header = (hasLinks ? ["File"] : []) + columns.map { ResultWriter.escaped($0.title) }
    return QueryAnswer(
      count: rows.count, shownCount: shown.count, noun: .note,
      markdown: rows.isEmpty || header.isEmpty ? "" : fields.writer.table(header, shown))
  }
}

extension DataviewQuery.Step {
  var expressions: [QueryExpression] {
    switch self {
    case .condition(let condition): [condition]
    case .sort(let keys): keys.map(\.expression)
    case .limit: []
    case .flatten(let column): [column.expression]
    }
  }
}
