import CursesRichText

/// Something that can be done to a table, by name.
package struct TableChoice: Sendable {
  package let title: String
  package let command: RichCommand
  /// Other words that it is found by.
  package let words: String

  package init(_ title: String, _ command: RichCommand, words: String = "") {
    self.title = title
    self.command = command
    self.words = words
  }

  /// What is offered where no table is.
  package static let newTables: [TableChoice] = (2...6).map {
    TableChoice("\($0) columns", .insertTable(columns: $0, rows: 3))
  }

  /// What is offered in a table.
  package static let all: [TableChoice] = [
    TableChoice("Insert a row below", .table(.insertRowBelow), words: "add new under after"),
    TableChoice("Insert a row above", .table(.insertRowAbove), words: "add new over before"),
    TableChoice(
      "Insert a column to the right", .table(.insertColumnRight), words: "add new after"),
    TableChoice("Insert a column to the left", .table(.insertColumnLeft), words: "add new before"),
    TableChoice("Delete the row", .table(.deleteRow), words: "remove"),
    TableChoice("Delete the column", .table(.deleteColumn), words: "remove"),
    TableChoice("Move the row up", .moveBlockUp),
    TableChoice("Move the row down", .moveBlockDown),
    TableChoice("Move the column to the left", .table(.moveColumnLeft)),
    TableChoice("Move the column to the right", .table(.moveColumnRight)),
    TableChoice("Align left", .table(.align(.left)), words: "alignment"),
    TableChoice("Align centre", .table(.align(.center)), words: "alignment center middle"),
    TableChoice("Align right", .table(.align(.right)), words: "alignment"),
    TableChoice("No alignment", .table(.align(.none)), words: "align reset"),
  ]
}
