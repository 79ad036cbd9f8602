import CursesHTML
import CursesMarkdown

/// A block of a text that another program wrote, to be written as Markdown.
package indirect enum PastedBlock: Sendable {
  case paragraph(InlineDraft)
  case heading(Int, InlineDraft)
  /// Lines of code, without the line end of the last.
  case code([UInt8], language: String)
  case rule
  case quote([PastedBlock])
  case list(PastedList)
  case table(PastedTable)
}

/// A list and its items.
package struct PastedList: Sendable {
  package struct Item: Sendable {
    package var blocks: [PastedBlock] = []
    /// Whether it is done, of a task.
    package var isDone: Bool?

    /// Whether nothing in it needs blank lines: a text, and lists below it.
    package var isTight: Bool {
      blocks.enumerated().allSatisfy { index, block in
        switch block {
        case .paragraph: index == 0
        case .list(let list): index > 0 && list.isTight
        default: false
        }
      }
    }
  }

  /// The first number; nil where it has none.
  package var start: Int?
  package var items: [Item] = []

  package var isTight: Bool { items.allSatisfy(\.isTight) }
}

/// A table and its rows, the first of which is its header.
package struct PastedTable: Sendable {
  package var rows: [[InlineDraft]] = []
  package var alignments: [ColumnAlignment] = []
  /// While it is read: how many empty cells follow the open one, which spans their columns.
  package var waiting = 0

  package var columns: Int { rows.map(\.count).max() ?? 0 }

  /// The table; one of a single column was made for the looks of a page.
  package var blocks: [PastedBlock] {
    var table = self
    table.rows.removeAll(where: \.isEmpty)
    if table.columns > 1 { return [.table(table)] }
    return table.rows.joined().filter { !$0.atoms.isEmpty }.map {
      .paragraph(CellText.paragraph($0))
    }
  }
}

extension PastedTable {
  private static let mostColumns = 64

  /// Begins a cell. What spans columns stands in the first of them. Returns false where there are too many.
  package mutating func open(_ tag: HTMLTag) -> Bool {
    if rows.isEmpty { rows.append([]) }
    let row = rows.count - 1
    let room = Self.mostColumns - rows[row].count
    guard room > 0 else { return false }
    if row == 0 { alignments.append(tag.alignment) }
    let span = Int(tag.attributes["colspan"] ?? "1") ?? 1
    rows[row].append(InlineDraft())
    waiting = max(1, min(span, room)) - 1
    return true
  }

  package mutating func endCell(_ text: InlineDraft?) {
    guard let row = rows.indices.last, let cell = rows[row].indices.last else { return }
    if let text { rows[row][cell] = text }
    for _ in 0..<waiting {
      rows[row].append(InlineDraft())
      if row == 0 { alignments.append(.none) }
    }
    waiting = 0
  }
}

/// A block that others lie in, while it is read.
package struct HTMLFrame {
  package enum Kind: Hashable { case root, quote, list, item, table }

  package var kind: Kind
  package var blocks: [PastedBlock] = []
  package var list = PastedList()
  package var table = PastedTable()
}
