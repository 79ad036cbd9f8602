import BubblepadIndex

/// The groups of a query with GROUP BY.
struct DataviewGroups: Sendable {
  /// What notes are grouped by, and what that is called.
  let column: DataviewQuery.Column
  /// The line of the query that it stands in.
  let line: Int
  /// What is done with groups, one after another: the clauses after GROUP BY that are about them.
  var steps: [DataviewQuery.Step] = []

  init(column: DataviewQuery.Column, line: Int) { (self.column, self.line) = (column, line) }

  /// All that it asks for.
  var expressions: [QueryExpression] { [column.expression] + steps.flatMap(\.expressions) }

  /// What the elements of lists are called that groups are made of, in small letters.
  var elements: [String] {
    steps.compactMap {
      if case .flatten(let column) = $0 { column.title.lowercased() } else { nil }
    }
  }

  /// Notes or tasks with the same value.
  struct Group: FlattenedResult {
    let key: QueryValue
    var rows: [DataviewQuery.Row]
    var elements: [String: QueryValue] = [:]
  }

  // MARK: What is asked of groups

  /// Whether an expression asks for all rows of a group, or for what they have in common.
  static func areAsked(in expression: QueryExpression) -> Bool {
    expression.fields.contains { ["rows", "key"].contains($0.first?.lowercased()) }
  }

  /// Whether an expression is about groups, and the elements they are made of.
  func areMeant(by expression: QueryExpression) -> Bool {
    Self.areAsked(in: expression) || expression.fields.contains(where: isElement)
  }

  /// Whether groups are sorted by an expression, which may name what they are grouped by.
  func areSorted(by expression: QueryExpression) -> Bool {
    areMeant(by: expression) || expression.fields.contains(where: isTitle)
  }

  private func isElement(_ names: [String]) -> Bool {
    names.first.map { elements.contains($0.lowercased()) } ?? false
  }

  private func isTitle(_ names: [String]) -> Bool {
    names.joined(separator: ".").lowercased() == column.title.lowercased()
  }

  /// A field that a group does not have, as single notes do; nil where it has all of them.
  func unknownField(in expression: QueryExpression) -> String? {
    expression.fields.first { names in
      !["rows", "key", "this", "date()"].contains(names.first?.lowercased()) && !isTitle(names)
        && !isElement(names)
    }?.joined(separator: ".")
  }

  // MARK: Answering

  /// The groups of some rows, by what they have in common. Within each the rows keep their order.
  ///
  /// - Parameter key: what a row is grouped by.
  func groups(
    of rows: [DataviewQuery.Row], _ key: (DataviewQuery.Row) -> QueryValue
  ) -> [Group] {
    let keyed = rows.map { (row: $0, key: key($0)) }.enumerated().sorted {
      let order = $0.element.key.sortOrder($1.element.key)
      return order != 0 ? order < 0 : $0.offset < $1.offset
    }.map(\.element)
    var groups: [Group] = []
    for (row, key) in keyed {
      if let last = groups.last, last.key.sortOrder(key) == 0 {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append(Group(key: key, rows: [row]))
      }
    }
    return groups
  }

  /// What a name means for a group.
  func value(of names: [String], _ group: Group, _ fields: NoteFields) -> QueryValue {
    let rest = names.dropFirst()
    if let name = names.first?.lowercased(), let element = group.elements[name] {
      return fields.part(rest, of: element)
    }
    switch names.first?.lowercased() {
    case "rows": return fields.part(rest, of: .list(group.rows.map { .row($0) }))
    case "this", "date()":
      return group.rows.first.map { DataviewQuery.value(of: names, $0, fields) } ?? .none
    case "key": return fields.part(rest, of: group.key)
    default: return isTitle(names) ? group.key : .none
    }
  }
}
