import BubblepadSQLite

extension IndexReader {
  /// The tasks of a note, in the order of its text.
  func tasks(of id: Int64) throws(DatabaseError) -> [IndexedTask] {
    let statement = try database.statement(
      "SELECT status, text, line, parent FROM task WHERE note = ? ORDER BY rowid")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    var tasks: [IndexedTask] = []
    while try statement.step() {
      tasks.append(
        IndexedTask(
          status: statement.text(0), text: statement.text(1), line: Int(statement.number(2)),
          parent: statement.optionalNumber(3).map { Int($0) }))
    }
    return tasks
  }
}
