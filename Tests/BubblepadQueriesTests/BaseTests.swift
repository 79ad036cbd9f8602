import BubblepadIndex
import Testing

@testable import BubblepadQueries

@Suite("Obsidian's bases")
struct BaseTests {
  private let notebook = FakeNotebook([
    ("a/One.md", "---\nstatus: done\nprice: 3\nage: 2\ntags: [book/x]\n---\n[[Textbook]]\n"),
    ("a/b/Two.md", "---\nstatus: open\nprice: 10\nage: 4\ntags: [book]\ndue: 2026-03-20\n---\n"),
    ("Three.md", "---\nprice: 1\nStatus: \"x | y\"\n---\n[[One]]\n"), ("Textbook.md", "text\n"),
    ("Home.md", "[[Two]]\n"),
  ])

  private func answer(_ base: String, view: String? = nil) throws -> QueryAnswer {
    let asked = try LiveQuery(.base, base, view: view)
    return try #require(
      try asked.answer(
        in: notebook, .test(note: "Home.md"), mostRows: 100))
  }

  private func names(_ filter: String) throws -> [String] {
    try answer("filters: '\(filter)'\nviews:\n  - type: table\n").markdown
      .split(separator: "\n").dropFirst(2).map {
        String($0.drop { $0 != "[" }.dropFirst(2).prefix { $0 != "]" })
      }
  }

  @Test(arguments: [
    ("file.hasTag(\"book\")", ["One", "Two"]), ("file.hasTag(\"none\", \"book/x\")", ["One"]),
    ("file.inFolder(\"a\")", ["One", "Two"]), ("file.inFolder(\"a/b\")", ["Two"]),
    ("file.hasLink(\"Textbook\")", ["One"]), ("file.hasProperty(\"due\")", ["Two"]),
    ("status == \"done\"", ["One"]), ("status != \"done\" && price", ["Three", "Two"]),
    ("note.price > 2.5 || file.name == \"Home.md\"", ["Home", "One", "Two"]),
    ("!file.inFolder(\"a\") && file.ext == \"md\"", ["Home", "Textbook", "Three"]),
    ("due < today() + \"7 days\"", ["Two"]), ("due > today() + \"1w\"", []),
    ("status.isEmpty()", ["Home", "Textbook"]),
    ("status.lower().contains(\"OP\".lower())", ["Two"]),
    ("note[\"price\"] * 2 == 20", ["Two"]), ("this.file.hasLink(file)", ["Two"]),
    ("price / age >= 2", ["Two"]), ("age < 3", ["One"]),
    ("date(\"2026-03-20\") == due", ["Two"]), ("file.tags.contains(\"#book\")", ["One", "Two"]),
    ("if(price > 5, true, false)", ["Two"]), ("file.links.length > 0", ["Home", "Three", "One"]),
  ])
  func filtersAreStatements(filter: String, expected: [String]) throws {
    let found = try names(filter)
    #expect(found == expected, "\(filter)")
  }

  private let base = """
    filters:
      or:
        - file.hasTag("book")
        - and:
            - price < 2
            - not:
                - file.inFolder("a")
    formulas:
      ppu: "(price / age).toFixed(2)"
      label: 'if(price, price.toFixed(1) + " dollars")'
      round: formula.round
    properties:
      status:
        displayName: State
      formula.ppu:
        displayName: "Per | unit"
    views:
      - type: table
        name: First
        limit: 2
        order: [file.name, note.status, price, formula.ppu, formula.label, file.ext, formula.round]
        sort:
          - property: price
            direction: DESC
        rowHeight: tall
      - type: table
        name: Second
        filters: status == "open"
      - type: cards
        name: Third
    """

  @Test func viewsAreTables() throws {
    #expect(
      try answer(base).markdown == """
        | file name | State | price | Per \\| unit | label | file ext | round |
        | --- | --- | --- | --- | --- | --- | --- |
        | [[Two]] | open | 10 | 2.50 | 10.0 dollars | md |  |
        | [[One]] | done | 3 | 1.50 | 3.0 dollars | md |  |

        """)
    #expect(
      try answer(base, view: "Second").markdown
        == "| file name |\n| --- |\n| [[Two]] |\n")
    #expect(try answer("views: []").count == 5)
  }

  @Test(
    arguments: [
      ("a: [b", nil, "Line"), ("- a", nil, "The base is empty"),
      ("filters:\n  xor: [a]", nil, "Line 2: “xor” is none of and, or and not."),
      (
        "views:\n  - type: map", nil,
        "Line 2: Views of the type “map” are not shown here, only tables."
      ),
      ("views:\n  - type: table\n    name: A", "B", "The base has no view “B”."),
      ("filters: foo(1)", nil, "Line 1: There is no function “foo” here."),
      (
        "views:\n  - type: table\n    order:\n      - file.color", nil,
        "Line 4: “file.color” is not known here."
      ),
      ("views:\n  - type: table\n    limit: x", nil, "Line 3: “limit” is a number."),
    ] as [(String, String?, String)])
  func whatIsWrongIsSaid(base: String, view: String?, start: String) {
    #expect { try LiveQuery(.base, base, view: view) } throws: {
      ($0 as? QueryFault)?.sentence.hasPrefix(start) == true
    }
  }
}
