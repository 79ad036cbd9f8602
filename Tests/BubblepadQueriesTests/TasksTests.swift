import BubblepadIndex
import BubblepadTasks
import CursesInputFormats
import CursesSeededRandom
import Testing

@testable import BubblepadQueries

@Suite("Queries of the Tasks plugin")
struct TasksTests {
  private let notebook = FakeNotebook([
    (
      "work/Plan.md",
      "# Now\n- [ ] alpha 📅 2026-03-10 ⏫\n- [ ] beta #home [due:: 2026-03-20]\n## Later\n- [x] gamma ✅ 2026-03-01\n- [-] delta\n- [/] epsilon 🔁 every week ⏳ 2026-03-16 ^id1\n"
    ),
    ("Home.md", "- [ ] zeta #home/x 🔽\n* [ ] eta\n"),
  ])

  /// Digits and dashes at the start of a heading are no markers of an item: the link is one that leads there.
  @Test func aHeadingThatBeginsWithANumberIsNamedWhole() throws {
    let notebook = FakeNotebook([
      ("H.md", "# 2. November\n- [ ] a\n## 2) Two\n- [ ] b\n### - x\n- [ ] c\n")
    ])
    let answer = try LiveQuery(.tasks, "not done").answer(
      in: notebook, .test(note: "Q.md"), mostRows: 100)
    #expect(
      answer?.markdown == "- [ ] a ([[H#2. November]])\n- [ ] b ([[H#2) Two]])\n"
        + "- [ ] c ([[H#- x]])\n")
  }

  private func answer(_ query: String) throws -> QueryAnswer {
    let asked = try LiveQuery(.tasks, query)
    return try #require(
      try asked.answer(in: notebook, .test(note: "Q.md"), mostRows: 100))
  }

  private func words(_ query: String) throws -> [String] {
    try answer(query).markdown.split(separator: "\n").filter { $0.hasPrefix("- [") }
      .map { String($0.dropFirst(6).prefix { $0.isLetter }) }
  }

  @Test(arguments: [
    ("not done", ["alpha", "beta", "zeta", "eta", "epsilon"]), ("done", ["gamma", "delta"]),
    ("due before today", ["alpha"]), ("due after 2026-03-15", ["beta"]),
    ("due on 2026-03-10", ["alpha"]), ("due 2026-03-01 2026-03-31", ["alpha", "beta"]),
    ("due on or before 2026-03-10", ["alpha"]), ("due in next week", ["beta"]),
    ("due next week", ["beta"]), ("scheduled tomorrow", ["epsilon"]),
    ("due 2026-W12", ["beta"]), ("due 2026-03", ["alpha", "beta"]), ("due 2026-Q2", []),
    ("due this year", ["alpha", "beta"]), ("happens after today", ["beta", "epsilon"]),
    ("no due date\nnot done", ["zeta", "eta", "epsilon"]), ("has due date", ["alpha", "beta"]),
    ("done 2026-03-01", ["gamma"]), ("priority is high", ["alpha"]),
    ("priority is above none", ["alpha"]), ("priority is below none", ["zeta"]),
    ("priority is not none", ["alpha", "zeta"]), ("tags include #home", ["beta", "zeta"]),
    ("tag does not include home\nnot done", ["alpha", "eta", "epsilon"]),
    ("no tags\ndone", ["gamma", "delta"]),
    ("path includes WORK\nnot done", ["alpha", "beta", "epsilon"]),
    ("folder does not include work", ["zeta", "eta"]), ("filename includes home", ["zeta", "eta"]),
    ("heading includes later", ["epsilon", "gamma", "delta"]),
    ("description includes ETA", ["beta", "zeta", "eta"]),
    ("is recurring", ["epsilon"]),
    ("is not recurring\nheading includes later", ["gamma", "delta"]),
    ("(due before today) OR (heading includes later)", ["alpha", "epsilon", "gamma", "delta"]),
    ("NOT (done)\n(path includes work) AND NOT (has due date)", ["epsilon"]),
    ("((done) XOR (is recurring)) AND (heading includes later)", ["epsilon", "gamma", "delta"]),
    ("# a comment\n\nnot done\nsort by description", ["alpha", "beta", "epsilon", "eta", "zeta"]),
    ("not done\nsort by description reverse\nlimit 2", ["zeta", "eta"]),
    ("not done\nsort by priority\nlimit to 1 tasks", ["alpha"]),
    ("not done\nsort by due reverse", ["beta", "alpha", "epsilon", "eta", "zeta"]),
    ("not \\\n  done\nis recurring\nshort mode", ["epsilon"]),
  ])
  func tasksAreFound(query: String, expected: [String]) throws {
    #expect(try words(query).sorted() == expected.sorted(), "\(query)")
    if query.contains("sort by") {
      let found = try words(query)
      #expect(found == expected, "\(query)")
    }
  }

  @Test func rowsAreTasksWithTheirNotes() throws {
    #expect(
      try answer("heading includes later").markdown == """
        - [/] epsilon ([[Plan#Later]]) 🔁 every week ⏳ 2026-03-16
        - [x] gamma ([[Plan#Later]]) ✅ 2026-03-01
        - [-] delta ([[Plan#Later]])

        """)
    #expect(
      try answer("due 2026-03\nhide backlink\nhide due date\nhide priority").markdown
        == "- [ ] alpha\n- [ ] beta #home\n")
    let grouped = try answer(
      "not done\nhide backlink\nhide tags\ngroup by filename reverse\nlimit groups 1"
    ).markdown
    #expect(
      grouped
        == "**[[Plan]]**\n\n- [/] epsilon 🔁 every week ⏳ 2026-03-16\n\n**[[Home]]**\n\n- [ ] eta\n")
    #expect(
      try answer("heading includes later\nhide backlink\ngroup by status.type\nlimit groups 1")
        .markdown.hasPrefix("**In progress**\n\n- [/] epsilon"))
    #expect(
      try answer("tags include home\nhide backlink\ngroup by tags\ngroup by due").markdown == """
        **\\#home · 2026-03-20**

        - [ ] beta #home [due:: 2026-03-20]

        **\\#home/x · No due date**

        - [ ] zeta #home/x 🔽

        """)
    #expect(try answer("description includes nothing").title == "No tasks")
  }

  /// The plugin reads fields from the end of a line alone.
  @Test(arguments: [
    ("- [ ] Write offer 📅 2026-11-20 ⏫ ^id", "- [ ] Write offer ([[N]]) 📅 2026-11-20 ⏫"),
    ("- [ ] a #home  ", "- [ ] a ([[N]]) #home"),
    ("- [ ] a #b ⏫ #c [due:: 2026-03-20]", "- [ ] a ([[N]]) #b ⏫ #c [due:: 2026-03-20]"),
    ("- [ ] a [due:: 2026-03-20] b", "- [ ] a [due:: 2026-03-20] b ([[N]])"),
    ("- [ ] 📅 2026-03-20", "- [ ] ([[N]]) 📅 2026-03-20"),
    ("- [ ] a 📅 soon", "- [ ] a 📅 soon ([[N]])"), ("- [ ]", "- [ ] ([[N]])"),
    ("* [ ]  a  b", "- [ ] a  b ([[N]])"),
  ])
  func theLinkStandsBeforeTheFields(task: String, line: String) throws {
    let notebook = FakeNotebook([("N.md", task + "\n")])
    let asked = try LiveQuery(.tasks, "not done")
    let answer = try #require(try asked.answer(in: notebook, .test(note: "Q.md"), mostRows: 100))
    #expect(answer.markdown == line + "\n")
    let (before, after) = (try #require(TaskLine(task)), try #require(TaskLine(line)))
    #expect(after.entries.map(\.field) == before.entries.map(\.field))
  }

  /// A task without a day on which it starts may be started on any day, as in the plugin.
  @Test(arguments: [
    ("starts before 2026-03-01", ["a", "c"]), ("starts after 2026-03-01", ["b", "c"]),
    ("starts in 2026-02", ["a", "c"]), ("start on 2026-04-01", ["b", "c"]),
    ("starts on or before 2026-02-01", ["a", "c"]), ("NOT (starts before 2026-03-01)", ["b", "d"]),
    ("has start date", ["a", "b"]), ("due before 2026-03-01", []),
    ("happens before 2026-03-01", ["a"]),
  ])
  func tasksWithoutAStartMayStartAnyDay(query: String, expected: [String]) throws {
    let notebook = FakeNotebook([
      ("N.md", "- [ ] a 🛫 2026-02-01\n- [ ] b 🛫 2026-04-01\n- [ ] c\n- [ ] d 🛫 2026-02-31\n")
    ])
    let asked = try LiveQuery(.tasks, query + "\nhide backlink\nhide start date")
    let answer = try #require(try asked.answer(in: notebook, .test(note: "Q.md"), mostRows: 100))
    #expect(answer.markdown == expected.map { "- [ ] \($0)\n" }.joined(), "\(query)")
  }

  @Test func aHeadingThatRepeatsTheTitleIsTheNote() throws {
    let notebook = FakeNotebook([("a/Home.md", "# Home\n- [ ] a\n## Home too\n- [ ] b\n")])
    let asked = try LiveQuery(.tasks, "not done")
    let answer = try asked.answer(in: notebook, .test(note: "Q.md"), mostRows: 100)
    #expect(answer?.markdown == "- [ ] a ([[Home]])\n- [ ] b ([[Home#Home too]])\n")
  }

  @Test(arguments: [
    ("not done\nfoo bar", "Line 2: “foo bar” is not understood."),
    ("due someday", "Line 1: “due someday” is not understood."),
    ("sort by color", "Line 1: “sort by color” is not understood."),
    ("\nfilter by function true", "Line 2: “filter by function true” is not understood."),
    ("created regex matches /x/", "Line 1: “created regex matches /x/” is not understood."),
    ("(done) and done", "Line 1: Filters that are combined stand in parentheses each."),
    ("(done) (done)", "Line 1: “(done)” needs AND, OR or XOR before it."),
    ("(done", "Line 1: “(” has no “)”."), ("(foo)", "Line 1: “foo” is not understood."),
    ("limit x", "Line 1: “limit x” is not understood."),
    ("hide everything", "Line 1: “hide everything” is not understood."),
    ("explain", "Line 1: “explain” is not understood."),
  ])
  func unknownLinesAreNamed(query: String, sentence: String) {
    #expect { try LiveQuery(.tasks, query) } throws: { ($0 as? QueryFault)?.sentence == sentence }
  }

  @Test func nothingMakesItCrash() {
    for text in [
      String(repeating: "(", count: 9000), String(repeating: "not ", count: 4000) + "(done)",
      "()", "due", "limit", "sort by", "\\", "priority", "due 0000-00-00",
      "due 9999-12-31 9999-12-31",
      "due next year", "( ) AND ( )", "path includes ",
    ] {
      if let query = try? LiveQuery(.tasks, text) {
        _ = try? query.answer(in: notebook, .test(note: "Q.md"), mostRows: 10)
      }
    }
  }

  /// Random queries agree with a look at how each task was made.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func queriesAgreeWithANaiveScan(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    struct Made {
      var words: String, isDone: Bool, due: Int?, tag: String?, high: Bool, path: String,
        below: Bool
    }
    var made: [Made] = []
    var sources: [(String, String)] = []
    for note in 0..<8 {
      let path = (note % 2 == 0 ? "even/" : "odd/") + "n\(note).md"
      var text = "intro\n\n"
      var below = false
      for number in 0..<Int.random(in: 0...6, using: &random) {
        if !below, Bool.random(using: &random) {
          text += "\n## Below\n\n"
          below = true
        }
        let task = Made(
          words: "task\(note)x\(number)", isDone: Bool.random(using: &random),
          due: Bool.random(using: &random) ? Int.random(in: 10...20, using: &random) : nil,
          tag: ["#red", "#blue", nil].randomElement(using: &random) ?? nil,
          high: Bool.random(using: &random), path: path, below: below)
        made.append(task)
        let isEmoji = Bool.random(using: &random)
        text += "- [\(task.isDone ? "x" : " ")] \(task.words)" + (task.tag.map { " " + $0 } ?? "")
        if task.high { text += isEmoji ? " ⏫" : " [priority:: high]" }
        if let due = task.due { text += isEmoji ? " 📅 2026-03-\(due)" : " [due:: 2026-03-\(due)]" }
        text += "\n"
      }
      sources.append((path, text))
    }
    let folder = IndexedFolder(sources)
    let filters: [(String, (Made) -> Bool)] = [
      ("done", \.isDone), ("not done", { !$0.isDone }),
      ("due before today", { ($0.due ?? 99) < 15 }),
      ("due on or after today", { ($0.due ?? 0) >= 15 }),
      ("no due date", { $0.due == nil }), ("tags include red", { $0.tag == "#red" }),
      ("no tags", { $0.tag == nil }), ("priority is high", \.high),
      ("path includes even", { $0.path.hasPrefix("even") }), ("heading includes below", \.below),
    ]
    for _ in 0..<80 {
      let chosen = (0..<3).compactMap { _ in filters.randomElement(using: &random) }
      let isOr = Bool.random(using: &random)
      let query =
        isOr
        ? "(\(chosen[0].0)) OR NOT (\(chosen[1].0))\n\(chosen[2].0)"
        : chosen.map(\.0).joined(separator: "\n")
      let expected = made.filter { task in
        isOr
          ? (chosen[0].1(task) || !chosen[1].1(task)) && chosen[2].1(task)
          : chosen.allSatisfy { $0.1(task) }
      }.map(\.words).sorted()
      let asked = try LiveQuery(.tasks, query)
      let answer = try #require(
        try asked.answer(
          in: IndexedNotebook(folder.index), .test(note: "q.md"), mostRows: 1000))
      let found = answer.markdown.split(separator: "\n").map {
        String($0.dropFirst(6).prefix { $0.isLetter || $0.isNumber })
      }.sorted()
      #expect(found == expected && answer.count == expected.count, "\(seed): \(query)")
    }
  }
}
