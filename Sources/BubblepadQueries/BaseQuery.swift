import BubblepadIndex
import CursesYAML

/// A view of one of Obsidian's bases: the notes that pass its filters, as a table.
struct BaseQuery: Sendable {
  /// What notes have to pass.
  indirect enum Filter: Sendable {
    case statement(QueryExpression)
    case all([Filter])
    case any([Filter])
    case none([Filter])
  }

  /// A column: what it shows, and its heading.
  struct Column: Sendable {
    let expression: QueryExpression
    let title: String
    /// Whether it is the name of the note, which is shown as a link.
    let isName: Bool
  }

  /// What rows are sorted by.
  struct Key: Sendable {
    let expression: QueryExpression
    let isDescending: Bool
  }

  var filters: [Filter] = []
  var formulas: [String: QueryExpression] = [:]
  var columns: [Column] = []
  var keys: [Key] = []
  var limit: Int?

  init(_ text: String, view: String?) throws(QueryFault) {
    self = try BaseReader.query(text, view: view)
  }

  init() {}

  // MARK: Answering

  func answer(
    in notebook: some QueriedNotebook, _ context: QueryContext, mostRows: Int
  ) -> QueryAnswer? {
    guard let fields = NoteFields(notebook, context) else { return nil }
    var rows = fields.notes.map { (note: $0, evaluation: evaluation(of: $0, fields)) }
      .filter { row in filters.allSatisfy { Self.holds($0, row.evaluation) } }
    let values = rows.map { row in keys.map { row.evaluation.value($0.expression) } }
    rows = rows.indices.sorted { one, two in
      for (index, key) in keys.enumerated() {
        let order = values[one][index].sortOrder(values[two][index])
        if order != 0 { return key.isDescending ? order > 0 : order < 0 }
      }
      return one < two
    }.map { rows[$0] }
    if let limit { rows = Array(rows.prefix(limit)) }
    let lines = rows.prefix(mostRows).map { row in
      columns.map { column in
        column.isName
          ? fields.writer.link(to: row.note.path)
          : fields.writer.written(row.evaluation.value(column.expression))
      }
    }
    return QueryAnswer(
      count: rows.count, shownCount: lines.count, noun: .note,
      markdown: lines.isEmpty
        ? "" : fields.writer.table(columns.map { ResultWriter.escaped($0.title) }, lines))
  }

  private static func holds(_ filter: Filter, _ evaluation: QueryEvaluation) -> Bool {
    switch filter {
    case .statement(let expression): evaluation.value(expression).isTrue
    case .all(let filters): filters.allSatisfy { holds($0, evaluation) }
    case .any(let filters): filters.contains { holds($0, evaluation) }
    case .none(let filters): !filters.contains { holds($0, evaluation) }
    }
  }

  /// Formulas that use formulas are followed so deep: some would use themselves.
  private static let mostDeep = 10

  private func evaluation(
    of note: NoteRecord, _ fields: NoteFields, depth: Int = 0
  ) -> QueryEvaluation {
    QueryEvaluation(
      field: { names in value(of: names, note, fields, depth) },
      facts: fields.facts(of: note.path), nothingIsLess: false)
  }

  private func value(
    of names: [String], _ note: NoteRecord, _ fields: NoteFields, _ depth: Int
  ) -> QueryValue {
    let rest = Array(names.dropFirst())
    switch names.first {
    case "file": return fields.file(rest, of: note, hasEnding: true) ?? .none
    case "this":
      guard let own = fields.note(at: fields.context.note) else { return .none }
      return rest.isEmpty ? .file(own.path) : value(of: rest, own, fields, depth)
    case "note": return fields.property(rest, of: note)
    case "formula":
      guard depth < Self.mostDeep, let formula = rest.first.flatMap({ formulas[$0] }) else {
        return .none
      }
      return fields.part(
        rest.dropFirst(), of: evaluation(of: note, fields, depth: depth + 1).value(formula))
    default: return fields.property(names, of: note)
    }
  }
}

/// Reads a base from its YAML. Keys that it does not know say how a view looks, and are passed over.
struct BaseReader {
  private let root: YAMLMapping
  private var names: [String: String] = [:]

  static func query(_ text: String, view: String?) throws(QueryFault) -> BaseQuery {
    let node: YAMLNode?
    do {
      node = try YAMLReader(limits: YAMLLimits(depth: 32, nodes: 5000)).root(of: Array(text.utf8))
    } catch {
      throw QueryFault("This is no YAML: \(error.problem).", line: error.line)
    }
    guard let root = node?.mapping else {
      throw QueryFault("The base is empty: begin with “views:”.")
    }
    var reader = BaseReader(root: root)
    return try reader.query(view: view)
  }

  private init(root: YAMLMapping) { self.root = root }

  private mutating func query(view wanted: String?) throws(QueryFault) -> BaseQuery {
    var query = BaseQuery()
    for pair in root["properties"]?.mapping ?? YAMLMapping() {
      guard let key = pair.key.string, let name = pair.value.mapping?["displayName"]?.string else {
        continue
      }
      names[key] = name
    }
    for pair in root["formulas"]?.mapping ?? YAMLMapping() {
      guard let key = pair.key.string else { continue }
      query.formulas[key] = try expression(pair.value)
    }
    if let filters = root["filters"] { query.filters.append(try filter(filters)) }
    let views = root["views"]?.sequence ?? []
    guard let view = views.first(where: { wanted == nil || $0.mapping?["name"]?.string == wanted })
    else {
      if let wanted { throw QueryFault("The base has no view “\(wanted)”.") }
      query.columns = [try column("file.name", line: 1)]
      return query
    }
    try read(view, into: &query)
    return query
  }

  private func read(_ view: YAMLNode, into query: inout BaseQuery) throws(QueryFault) {
    guard let mapping = view.mapping else {
      throw QueryFault("A view has a type and a name.", line: view.line)
    }
    let type = mapping["type"]?.string ?? "table"
    guard type == "table" else {
      throw QueryFault(
        "Views of the type “\(type)” are not shown here, only tables.",
        line: mapping["type"]?.line ?? view.line)
    }
    if let filters = mapping["filters"] { query.filters.append(try filter(filters)) }
    if let limit = mapping["limit"] {
      guard let number = limit.string.flatMap({ Int($0) }), number >= 0 else {
        throw QueryFault("“limit” is a number.", line: limit.line)
      }
      query.limit = number
    }
    if let group = mapping["groupBy"] { query.keys.append(try key(group)) }
    for sort in mapping["sort"]?.sequence ?? [] { query.keys.append(try key(sort)) }
    for name in mapping["order"]?.sequence ?? [] {
      guard let text = name.string else { continue }
      query.columns.append(try column(text, line: name.line))
    }
    if query.columns.isEmpty { query.columns = [try column("file.name", line: view.line)] }
  }

  private func key(_ node: YAMLNode) throws(QueryFault) -> BaseQuery.Key {
    if let text = node.string {
      return .init(expression: try property(text, line: node.line), isDescending: false)
    }
    let mapping = node.mapping
    guard let name = mapping?["property"]?.string ?? mapping?["column"]?.string else {
      throw QueryFault("What is sorted by has a “property”.", line: node.line)
    }
    return .init(
      expression: try property(name, line: node.line),
      isDescending: mapping?["direction"]?.string?.uppercased() == "DESC")
  }

  private func column(_ name: String, line: Int) throws(QueryFault) -> BaseQuery.Column {
    let isName = ["file.name", "file.basename", "file.file"].contains(name)
    let plain = name.hasPrefix("note.") ? String(name.dropFirst(5)) : name
    let usual = plain.hasPrefix("formula.") ? String(plain.dropFirst(8)) : plain
    return .init(
      expression: try property(name, line: line),
      title: names[name] ?? names[plain] ?? names["note." + plain]
        ?? usual.replacing("file.", with: "file "),
      isName: isName)
  }

  /// A property by its name, which need not be written as in expressions.
  private func property(_ name: String, line: Int) throws(QueryFault) -> QueryExpression {
    for prefix in ["note", "formula"] where name.hasPrefix(prefix + ".") {
      return .field([prefix, String(name.dropFirst(prefix.count + 1))])
    }
    guard name.hasPrefix("file.") else { return .field(["note", name]) }
    let rest = String(name.dropFirst(5))
    guard NoteFields.fileNames.contains(rest) else {
      throw QueryFault("“\(name)” is not known here.", line: line)
    }
    return .field(["file", rest])
  }

  private func expression(_ node: YAMLNode) throws(QueryFault) -> QueryExpression {
    guard let text = node.string else {
      throw QueryFault("An expression is a text.", line: node.line)
    }
    return try ExpressionParser.expression(text, .base, line: node.line)
  }

  private func filter(_ node: YAMLNode) throws(QueryFault) -> BaseQuery.Filter {
    guard let mapping = node.mapping else { return .statement(try expression(node)) }
    var filters: [BaseQuery.Filter] = []
    for pair in mapping {
      var inner: [BaseQuery.Filter] = []
      for part in pair.value.sequence ?? [pair.value] { inner.append(try filter(part)) }
      switch pair.key.string {
      case "and": filters.append(.all(inner))
      case "or": filters.append(.any(inner))
      case "not": filters.append(.none(inner))
      default:
        throw QueryFault(
          "“\(pair.key.string ?? "")” is none of and, or and not.", line: pair.key.line)
      }
    }
    return .all(filters)
  }
}
