import BubblepadIndex
import Testing

@testable import BubblepadQueries

@Suite("Groups and parts in Dataview's queries")
struct DataviewGroupTests {
  private let notebook = FakeNotebook([
    ("Books/Dune.md", "---\nread: true\nrating: 5\nprice: 10\n---\n"),
    ("Books/Emma.md", "---\nread: false\nrating: 3\n---\n"),
    ("Books/Ulysses.md", "---\nread: false\nrating: 4\nprice: 7\n---\n"),
    ("Books/Walden.md", "---\nread: true\nrating: 2\n---\n"),
    ("Books/Zadig.md", "---\nread: false\nrating: 1\n---\n"), ("Q.md", "---\nfew: 2\n---\n"),
  ])

  private func answer(_ query: String, in notebook: FakeNotebook? = nil) throws -> QueryAnswer {
    let asked = try LiveQuery(.dataview, query)
    return try #require(
      try asked.answer(in: notebook ?? self.notebook, .test(note: "Q.md"), mostRows: 100))
  }

  // MARK: Groups

  @Test(arguments: [
    ("LIST length(rows) FROM \"Books\" GROUP BY read", "- false: 3\n- true: 2\n"),
    ("LIST rows.length FROM \"Books\" GROUP BY read", "- false: 3\n- true: 2\n"),
    (
      "LIST rows.file.link FROM \"Books\" GROUP BY read",
      "- false: [[Emma]], [[Ulysses]], [[Zadig]]\n- true: [[Dune]], [[Walden]]\n"
    ),
    (
      "LIST rows FROM \"Books\" SORT rating DESC GROUP BY read",
      "- false: [[Ulysses]], [[Emma]], [[Zadig]]\n- true: [[Dune]], [[Walden]]\n"
    ),
    ("LIST max(rows.rating) FROM \"Books\" GROUP BY read", "- false: 4\n- true: 5\n"),
    ("LIST WITHOUT ID key + \"x\" FROM \"Books\" GROUP BY read", "- falsex\n- truex\n"),
    (
      "LIST length(rows) FROM \"Books\" GROUP BY read SORT length(rows)",
      "- true: 2\n- false: 3\n"
    ),
    ("LIST length(rows) FROM \"Books\" GROUP BY read SORT key DESC", "- true: 2\n- false: 3\n"),
    (
      "LIST length(rows) FROM \"Books\" GROUP BY read AS done SORT done DESC",
      "- true: 2\n- false: 3\n"
    ),
    ("LIST length(rows) FROM \"Books\" GROUP BY read LIMIT 1", "- false: 3\n"),
    ("LIST length(rows) FROM \"Books\" LIMIT 2 GROUP BY read", "- false: 1\n- true: 1\n"),
    (
      "LIST length(rows) FROM \"Books\" WHERE rating > 1 GROUP BY read WHERE length(rows) >= this.few",
      "- false: 2\n- true: 2\n"
    ),
    (
      "LIST length(rows) FROM \"Books\" GROUP BY read WHERE length(rows) > this.few", "- false: 3\n"
    ),
    ("LIST length(rows) FROM \"Books\" GROUP BY price", "- —: 3\n- 7: 1\n- 10: 1\n"),
    (
      "TABLE length(rows) AS \"Count\", rows.rating FROM \"Books\" GROUP BY read",
      "| Group | Count | rows.rating |\n| --- | --- | --- |\n| false | 3 | 3, 4, 1 |\n| true | 2 | 5, 2 |\n"
    ),
    (
      "TABLE WITHOUT ID read, length(rows) FROM \"Books\" GROUP BY read",
      "| read | length(rows) |\n| --- | --- |\n| false | 3 |\n| true | 2 |\n"
    ),
    (
      "LIST FROM \"Books\" GROUP BY read",
      "**false**\n\n- [[Emma]]\n- [[Ulysses]]\n- [[Zadig]]\n\n**true**\n\n- [[Dune]]\n- [[Walden]]\n"
    ),
    (
      "LIST rating FROM \"Books\" GROUP BY read SORT length(rows) LIMIT 1",
      "**true**\n\n- [[Dune]]: 5\n- [[Walden]]: 2\n"
    ),
  ])
  func groupsHaveRows(query: String, markdown: String) throws {
    #expect(try answer(query).markdown == markdown, "\(query)")
  }

  /// FLATTEN after GROUP BY makes one group for each element; the clauses are done in their order.
  @Test(arguments: [
    (
      "TABLE WITHOUT ID read, r.rating AS \"Rating\" FROM \"Books\" GROUP BY read FLATTEN rows AS r",
      "| read | Rating |\n| --- | --- |\n| false | 3 |\n| false | 4 |\n| false | 1 |\n| true | 5 |\n"
        + "| true | 2 |\n"
    ),
    (
      "LIST r.rating FROM \"Books\" GROUP BY read FLATTEN rows AS r WHERE r.rating > 3 SORT r.rating DESC",
      "- true: 5\n- false: 4\n"
    ),
    ("LIST r FROM \"Books\" GROUP BY read FLATTEN rows AS r LIMIT 1", "- false: [[Emma]]\n"),
    (
      "LIST FROM \"Books\" GROUP BY read LIMIT 1 FLATTEN rows.rating AS n",
      "- false\n- false\n- false\n"
    ),
    ("LIST n FROM \"Books\" GROUP BY read FLATTEN length(rows) AS n", "- false: 3\n- true: 2\n"),
    ("LIST length(rows) FROM \"Books\" GROUP BY read LIMIT 1 SORT key DESC", "- false: 3\n"),
  ])
  func groupsAreFlattened(query: String, markdown: String) throws {
    #expect(try answer(query).markdown == markdown, "\(query)")
  }

  @Test func groupsAreCounted() throws {
    #expect(try answer("LIST rows FROM \"Books\" GROUP BY read").title == "2 groups")
    #expect(try answer("TABLE rows FROM \"None\" GROUP BY read").title == "No groups")
    #expect(try answer("LIST FROM \"Books\" GROUP BY read").title == "5 notes")
  }

  // MARK: Parts

  private let nested = FakeNotebook([
    (
      "Plan.md",
      "- [ ] house\n  - [x] roof\n    - [ ] tiles\n  - plain\n    - [ ] garden #g\n- [x] car\n  - [ ] tyres\n"
        + "\ntext\n\n  - [ ] apart\n> - [ ] quoted\n>   - [ ] within\n"
    )
  ])

  @Test func partsStandBelowTheirTasks() throws {
    #expect(
      try answer("TASK WHERE !completed", in: nested).markdown == """
        **[[Plan]]**

        - [ ] house
          - [x] roof
            - [ ] tiles
          - [ ] garden #g
        - [ ] tyres
        - [ ] apart
        - [ ] quoted
          - [ ] within

        """)
    #expect(
      try answer("TASK WHERE completed SORT text DESC", in: nested).markdown == """
        **[[Plan]]**

        - [x] roof
          - [ ] tiles
        - [x] car
          - [ ] tyres

        """)
    let grouped = try answer("TASK WHERE contains(text, \"e\") GROUP BY completed", in: nested)
    #expect(
      grouped.markdown
        == "**false**\n\n- [ ] house\n  - [x] roof\n    - [ ] tiles\n  - [ ] garden #g\n- [ ] tyres\n"
        + "- [ ] quoted\n  - [ ] within\n")
    #expect(grouped.title == "7 tasks" && grouped.shownCount == 7)
  }

  /// An index says what the sources say.
  @Test func partsAreKnownToTheIndex() throws {
    let folder = IndexedFolder(nested.sources.map { ($0.path, $0.text) })
    let tasks = try #require(IndexedNotebook(folder.index).tasks)
    #expect(tasks == nested.tasks)
    #expect(tasks.map(\.parent) == [nil, 1, 2, 1, nil, 6, nil, nil, 12])
  }
}
