import CursesUICore
import MarkdownText

/// What is chosen from a list to be done to the text.
extension Workspace {
  func showOutline() {
    guard let note else { return }
    let headings = note.editor.document.headings()
    guard !headings.isEmpty else { return tell(.hint("This note has no headings.")) }
    let here = note.editor.document.state.selection.main.head
    let current = headings.lastIndex { $0.offset <= here } ?? 0
    let items = headings.enumerated().map { index, heading in
      Picker.Item(
        id: "\(index)",
        title: String(repeating: "  ", count: heading.level - 1) + heading.text,
        detail: String(repeating: "#", count: heading.level))
    }
    dialog = .pick(
      Picker(
        title: "Outline", prompt: "type a few letters of a heading…", items: items,
        selected: "\(current)"
      ) { [weak self] item in
        if let index = Int(item.id) { note.editor.go(toOffset: headings[index].offset) }
        self?.focus(.editor)
      })
  }

  func showCallouts() {
    guard let note, !note.isReadOnly else { return }
    let items = Callout.kinds.map {
      Picker.Item(id: $0, title: $0.prefix(1).uppercased() + $0.dropFirst())
    }
    dialog = .pick(
      Picker(title: "Callout", prompt: "type a few letters…", items: items) { [weak self] item in
        self?.focus(.editor)
        note.editor.perform(.edit(.toggleCallout(item.id)))
      })
  }

  func showTableCommands() {
    guard let note, !note.isReadOnly else { return }
    let isInTable: Bool
    if case .tableRow = note.editor.document.paragraph(at: note.editor.document.head).kind {
      isInTable = true
    } else {
      isInTable = false
    }
    let choices: [(String, RichCommand)] = isInTable ? Self.tableChoices : Self.newTables
    let items = choices.enumerated().map { Picker.Item(id: "\($0)", title: $1.0) }
    dialog = .pick(
      Picker(
        title: isInTable ? "Table" : "New table", prompt: "type a few letters…", items: items
      ) { [weak self] item in
        self?.focus(.editor)
        if let index = Int(item.id) { note.editor.perform(.edit(choices[index].1)) }
      })
  }

  private static let newTables: [(String, RichCommand)] = (2...6).map {
    ("\($0) columns", .insertTable(columns: $0, rows: 3))
  }

  private static let tableChoices: [(String, RichCommand)] = [
    ("Insert a row below", .table(.insertRowBelow)),
    ("Insert a row above", .table(.insertRowAbove)),
    ("Insert a column to the right", .table(.insertColumnRight)),
    ("Insert a column to the left", .table(.insertColumnLeft)),
    ("Delete the row", .table(.deleteRow)),
    ("Delete the column", .table(.deleteColumn)),
    ("Move the row up", .moveBlockUp),
    ("Move the row down", .moveBlockDown),
    ("Move the column to the left", .table(.moveColumnLeft)),
    ("Move the column to the right", .table(.moveColumnRight)),
    ("Align left", .table(.align(.left))),
    ("Align centre", .table(.align(.center))),
    ("Align right", .table(.align(.right))),
    ("No alignment", .table(.align(.none))),
  ]

  func toggleZen() {
    guard let note else { return }
    isZen.toggle()
    note.editor.isCentred = isZen
    focus(.editor)
    if isZen {
      let key = keyName(.zen)
      tell(.hint("The text alone. \(key) shows everything again."))
    }
  }
}
