import Testing

@testable import CursesControls

/// How tables share the width of the page among their columns.
@MainActor
@Suite struct RichTableWidthTests {
  private func rows(_ text: String, columns: Int) throws -> [String] {
    try EditorScreen(text, columns: columns, rows: 20).draw().rows
  }

  private let notes = """
    | Ingredient | Amount | What it is for, and what can take its place |
    |---|---|---|
    | buttermilk | 250 ml | makes the dough light; yoghurt does it as well, thinned with milk |

    """

  @Test(arguments: [32, 40, 60]) func wordsStayWholeWhereThereIsRoom(columns: Int) throws {
    let text = try rows(notes, columns: columns).joined(separator: "\n")
    for word in ["Ingredient", "buttermilk", "Amount", "250", "yoghurt", "thinned"] {
      #expect(text.contains(word), "\(word) at \(columns)\n\(text)")
    }
  }

  /// An address is broken before the words beside it are.
  @Test func anAddressIsBroken() throws {
    let address = "https://example.org/a/very/long/path/to/a/page/of/words.html"
    let text = try rows(
      "| Where | Address |\n|---|---|\n| somewhere else | \(address) |\n", columns: 40
    ).joined(separator: "\n")
    #expect(text.contains("somewhere") && text.contains("https://example"), "\(text)")
  }

  /// Where not even the words fit, all columns are seen.
  @Test func allColumnsAreSeen() throws {
    let head =
      (0..<6).map { "| column\($0)" }.joined() + "|\n" + String(repeating: "|---", count: 6)
    let text = try rows(head + "|\n", columns: 30)
    #expect(text.joined().filter { $0 == "c" }.count == 6, "\(text)")
  }
}
