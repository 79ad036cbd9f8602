import BubblepadIndex

/// The groups of a query with GROUP BY.
struct DataviewGroups: Sendable {
  /// What notes are grouped by, and what that is called.
  let column: DataviewQuery.Column
  /// What groups have to be, what they are sorted by, and how many there are at the most: the clauses after
  /// GROUP BY that are about them.
  var conditions: [QueryExpression] = []
  var keys: [DataviewQuery.Key] = []
  var limit: Int?

  /// All that it asks for.
  var expressions: [QueryExpression] {
    [column.expression] + conditions + keys.map(\.expression)
  }

  /// Notes or tasks with the same value.
  struct Group {
    let key: QueryValue
    var rows: [DataviewQuery.Row]
  }

  // MARK: What is asked of groups

  /// Whether an expression asks for all rows of a group, or for what they have in common.
  static func areAsked(in expression: QueryExpression) -> Bool {
    expression.fields.contains { ["rows", "key"].contains($0.first?.lowercased()) }
  }

  /// Whether groups are sorted by an expression, which may name what they are grouped by.
  func areSorted(by expression: QueryExpression) -> Bool {
    Self.areAsked(in: expression) || expression.fields.contains(where: isTitle)
  }

  private func isTitle(_ names: [String]) -> Bool {
    names.joined(separator: ".").lowercased() == column.title.lowercased()
  }

  /// A field that a group does not have, as single notes do; nil where it has all of them.
  func unknownField(in expression: QueryExpression) -> String? {
    expression.fields.first { names in
      !["rows", "key", "this", "date()"].contains(names.first?.lowercased()) && !isTitle(names)
    }?.joined(separator: ".")
  }

  // MARK: Answering

  /// The groups of some rows, by what they have in common. Within each the rows keep their order.
  ///
  /// - Parameters:
  ///   - value: the value of an expression for a row.
  ///   - evaluation: computes for a group.
  func groups(
    of rows: [DataviewQuery.Row], _ value: (DataviewQuery.Row, QueryExpression) -> QueryValue,
    _ evaluation: (Group) -> QueryEvaluation
  ) -> [Group] {
    let keyed = rows.map { (row: $0, key: value($0, column.expression)) }.enumerated().sorted {
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
    groups = groups.filter { group in
      let evaluation = evaluation(group)
      return conditions.allSatisfy { evaluation.value($0).isTrue }
    }
    groups = DataviewQuery.sorted(groups, by: keys, evaluation)
    return limit.map { Array(groups.prefix($0)) } ?? groups
  }

  /// What a name means for a group.
  func value(of names: [String], _ group: Group, _ fields: NoteFields) -> QueryValue {
    let rest = names.dropFirst()
    switch names.first?.lowercased() {
    case "rows": return fields.part(rest, of: .list(group.rows.map { .row($0) }))
    case "this", "date()":
      return group.rows.first.map { DataviewQuery.value(of: names, $0, fields) } ?? .none
    case "key": return fields.part(rest, of: group.key)
    default: return isTitle(names) ? group.key : .none
    }
  }
}
