import BubblepadIndex
import Testing

@testable import BubblepadQueries

@Suite("Tasks and lists of notes in Dataview's queries")
struct DataviewListTests {
  private let notebook = FakeNotebook([
    (
      "House.md",
      """
      ---
      cost: 3
      who: [ann, bob]
      ---
      # Outside
      - [ ] roof 📅 2026-03-10 #high
        - [x] tiles ✅ 2026-03-01
        - nails [price:: 4]
      - [x] door [price:: 10] [[Car]]
      > - quoted ^q

      ```
      - [ ] code
      ```
      """
    ), ("Car.md", "---\ncost: 5\n---\n1. tyres [price:: 7]\n2. [ ] wash\n3. - [/] seats\n"),
    ("None.md", "---\ncost: 1\n---\ntext\n"),
  ])

  private func answer(_ query: String, in notebook: FakeNotebook? = nil) throws -> QueryAnswer {
    let asked = try LiveQuery(.dataview, query)
    return try #require(
      try asked.answer(in: notebook ?? self.notebook, .test(note: "None.md"), mostRows: 100))
  }

  // MARK: Items

  @Test(arguments: [
    (
      "LIST file.tasks.text WHERE file.tasks",
      "- [[Car]]: wash, seats\n- [[House]]: roof #high, tiles, door [price:: 10] Car\n"
    ),
    (
      "LIST file.lists.text WHERE file.lists",
      "- [[Car]]: tyres [price:: 7], wash, seats\n- [[House]]: roof #high, tiles, nails [price:: 4], door [price:: 10] Car, quoted\n"
    ),
    ("LIST file.tasks FROM \"Car\"", "- [[Car]]: [ ] wash, [/] seats\n"),
    ("LIST file.lists.price FROM \"Car\"", "- [[Car]]: 7, , \n"),
    ("LIST file.tasks.status FROM \"Car\"", "- [[Car]]:  , /\n"),
    ("LIST file.lists.task FROM \"Car\"", "- [[Car]]: false, true, true\n"),
    ("LIST file.tasks.completed FROM \"House\"", "- [[House]]: false, true, true\n"),
    ("LIST file.tasks.fullyCompleted FROM \"House\"", "- [[House]]: false, true, true\n"),
    ("LIST file.tasks.due FROM \"House\"", "- [[House]]: 2026-03-10, , \n"),
    ("LIST file.lists.line FROM \"House\"", "- [[House]]: 6, 7, 8, 9, 10\n"),
    ("LIST file.lists.parent FROM \"House\"", "- [[House]]: , 6, 6, , \n"),
    ("LIST file.lists.blockId FROM \"House\"", "- [[House]]: , , , , q\n"),
    ("LIST file.tasks[0].children.text FROM \"House\"", "- [[House]]: tiles, nails [price:: 4]\n"),
    ("LIST file.tasks[9].text FROM \"House\"", "- [[House]]: \n"),
    ("LIST file.tasks[2].outlinks FROM \"House\"", "- [[House]]: [[Car]]\n"),
    ("LIST file.tasks[2].outlinks.cost FROM \"House\"", "- [[House]]: 5\n"),
    ("LIST file.tasks.section FROM \"House\" LIMIT 1", "- [[House]]: Outside, Outside, Outside\n"),
  ])
  func itemsHaveFields(query: String, markdown: String) throws {
    #expect(try answer(query).markdown.replacing("\\", with: "") == markdown, "\(query)")
  }

  @Test(arguments: [
    ("LIST WHERE any(file.tasks, (t) => t.completed)", ["House"]),
    ("LIST WHERE any(file.tasks, (t) => !t.completed)", ["Car", "House"]),
    ("LIST WHERE file.tasks AND all(file.tasks, (t) => !t.completed)", ["Car"]),
    ("LIST WHERE none(file.tasks, (t) => t.due)", ["Car", "None"]),
    ("LIST WHERE any(file.tasks.completed)", ["House"]),
    ("LIST WHERE length(filter(file.lists, (x) => x.price > 3)) = 2", ["House"]),
    ("LIST WHERE sum(file.lists.price) > 10", ["House"]),
    ("LIST WHERE contains(file.tasks.text, \"wash\")", ["Car"]),
    ("LIST WHERE length(file.tasks) > 2", ["House"]),
    ("LIST WHERE min(file.tasks.due) < date(2026-04-01) AND any(file.tasks.due)", ["House"]),
    ("LIST WHERE maxby(file.lists, (x) => x.price).price = 10", ["House"]),
    ("LIST WHERE any(file.lists, (x) => any(x.children, (y) => y.price = 4))", ["House"]),
    ("LIST SORT length(file.tasks) DESC, file.name", ["House", "Car", "None"]),
    ("LIST WHERE contains(map(file.lists, (X) => x.price + cost), 12)", ["Car"]),
  ])
  func itemsAreAskedFor(query: String, expected: [String]) throws {
    let names = try answer(query).markdown.split(separator: "\n").map {
      String($0.dropFirst(4).prefix { $0 != "]" })
    }
    #expect(names == expected, "\(query)")
  }

  @Test func tablesCount() throws {
    #expect(
      try answer(
        """
        TABLE length(filter(file.tasks, (t) => t.completed)) AS "Done", length(file.tasks) AS "All"
        WHERE file.tasks
        """
      ).markdown == """
        | File | Done | All |
        | --- | --- | --- |
        | [[Car]] | 0 | 2 |
        | [[House]] | 2 | 3 |

        """)
  }

  // MARK: Sums

  @Test(arguments: [
    ("sum(list(1, 2, 3))", "6"), ("sum([1, null, 2])", "3"), ("sum([])", ""), ("sum(4)", "4"),
    ("product([2, 3, 4])", "24"), ("average([1, 2, 6])", "3"), ("average([1, null, 2])", "1.5"),
    ("average([])", ""), ("min([3, 1, 2])", "1"), ("max(3, 1, 2)", "3"),
    ("sum([dur(2 hours), dur(3 hours)])", "5 hours"),
    ("minby([1, 2, 3], (k) => 0 - k)", "3"), ("maxby([1, 2, 3], (k) => 0 - k)", "1"),
    ("map([1, 2], (x) => x * 2)", "2, 4"), ("filter([1, 2, 3], (x) => x >= 2)", "2, 3"),
    ("any([false, 0])", "false"), ("any(true, false)", "true"), ("all([1, 2])", "true"),
    ("none([])", "true"), ("flat([1, [2, [3]]])", "1, 2, 3"), ("length(flat([1, [2, [3]]]))", "3"),
    ("length(flat([1, [2, [3]]], 2))", "3"), ("unique([1, 2, 1, \"2\"])", "1, 2"),
    ("reverse([1, 2, 3])", "3, 2, 1"), ("nonnull([1, null, 2])", "1, 2"),
    ("slice([1, 2, 3, 4], 1, 3)", "2, 3"), ("slice([1, 2, 3, 4], -2)", "3, 4"),
    ("slice([1, 2], 5)", ""), ("[1, 2, 3][1]", "2"), ("[[House]].cost", "3"),
    ("[[House]].file.name", "House"), ("map(missing, (x) => x)", ""),
  ])
  func listsAreComputed(expression: String, words: String) throws {
    #expect(
      try answer("LIST WITHOUT ID \(expression) FROM \"None\"").markdown == "- \(words)\n",
      "\(expression)")
  }

  @Test func groupsAreSummed() throws {
    let notes = FakeNotebook([
      ("a.md", "---\nkind: x\ncost: 1\n---\n- [ ] one\n- [x] two\n"),
      ("b.md", "---\nkind: x\ncost: 5\n---\n- [ ] three\n"),
      ("c.md", "---\nkind: y\n---\n"),
    ])
    #expect(
      try answer(
        """
        TABLE sum(rows.cost) AS S, average(rows.cost) AS A, min(rows.cost) AS L, max(rows.cost) AS H,
          sum(map(rows, (r) => length(r.file.tasks))) AS T
        WHERE kind GROUP BY kind
        """, in: notes
      ).markdown == """
        | Group | S | A | L | H | T |
        | --- | --- | --- | --- | --- | --- |
        | x | 6 | 3 | 1 | 5 | 3 |
        | y |  |  |  |  | 0 |

        """)
  }

  // MARK: FLATTEN

  @Test(arguments: [
    (
      "LIST t.text FLATTEN file.tasks AS t WHERE !t.completed",
      "- [[Car]]: wash\n- [[Car]]: seats\n- [[House]]: roof #high\n"
    ),
    ("LIST who FLATTEN who WHERE who SORT who DESC", "- [[House]]: bob\n- [[House]]: ann\n"),
    ("LIST who WHERE who FLATTEN who LIMIT 1", "- [[House]]: ann\n"),
    // What comes first is done first.
    ("LIST who WHERE who LIMIT 1 FLATTEN who", "- [[House]]: ann\n- [[House]]: bob\n"),
    ("LIST c FLATTEN cost * 2 AS C WHERE c > 6", "- [[Car]]: 10\n"),
    (
      "LIST c.text FLATTEN file.tasks AS t FLATTEN t.children AS c",
      "- [[House]]: tiles\n- [[House]]: nails [price:: 4]\n"
    ),
    (
      "LIST rows.L.text FLATTEN file.lists AS L WHERE L.price GROUP BY file.link",
      "- [[Car]]: tyres [price:: 7]\n- [[House]]: nails [price:: 4], door [price:: 10] Car\n"
    ),
    (
      "LIST sum(rows.L.price) FLATTEN file.lists AS L WHERE L.price GROUP BY cost",
      "- 3: 14\n- 5: 7\n"
    ),
    (
      "LIST length(filter(rows, (r) => r.L.price > 5)) FLATTEN file.lists AS L GROUP BY file.name",
      "- Car: 1\n- House: 1\n"
    ),
  ])
  func listsAreFlattened(query: String, markdown: String) throws {
    #expect(try answer(query).markdown.replacing("\\", with: "") == markdown, "\(query)")
  }

  // MARK: Bounds

  @Test func whatWouldTakeHoursIsRefused() throws {
    let notes = FakeNotebook([
      ("a.md", (0..<200).map { "- item \($0)\n" }.joined())
    ])
    let list = "flat(map(file.lists, (a) => map(file.lists, (b) => 1)))"
    #expect(try answer("LIST length(\(list))", in: notes).markdown == "- [[a]]: 40000\n")
    #expect(throws: QueryFault.self) {
      try answer(
        "LIST length(map(\(list), (a) => map(file.lists, (b) => 1)))", in: notes)
    }
  }

  /// An index says what the sources say.
  @Test func itemsAreKnownToTheIndex() throws {
    let folder = IndexedFolder(notebook.sources.map { ($0.path, $0.text) })
    let indexed = IndexedNotebook(folder.index)
    for source in notebook.sources {
      #expect(indexed.items(ofNoteAt: source.path) == notebook.items(ofNoteAt: source.path))
    }
    #expect(indexed.items(ofNoteAt: "gone.md") == [])
    #expect(indexed.items(ofNoteAt: "House.md")?.map(\.line) == [6, 7, 8, 9, 10])
  }
}
