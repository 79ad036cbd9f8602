import BubblepadIndex
import CursesSeededRandom
import Testing

@testable import BubblepadQueries

@Suite("Dataview's queries")
struct DataviewTests {
  private let notebook = FakeNotebook([
    (
      "books/Emma.md",
      "---\nrating: 5\nauthor: \"[[Austen]]\"\ntags: [book/novel]\nread: 2026-03-01\nfollow-ups: [a, b]\n---\n[[Austen]]\n\n- [ ] buy 📅 2026-03-10\n- [x] read\n"
    ),
    (
      "books/Ulysses.md",
      "---\nrating: 3\ntags: [book]\n---\n#book #long\n\n## Later\n- [ ] finish ⏫\n"
    ),
    ("people/Austen.md", "---\naliases: [Jane]\nborn: 1775-12-16\n---\n[[Emma]] [[Ulysses]]\n"),
    ("daily/2026-03-14.md", "- [ ] daily task\n"), ("Home.md", "[[Austen]]\n"),
    ("Odd | name.md", "---\nrating: \"a|b *c*\"\n---\n"),
  ])

  private func answer(_ query: String, note: String = "Home.md") throws -> QueryAnswer {
    let asked = try LiveQuery(.dataview, query)
    return try #require(
      try asked.answer(in: notebook, .test(note: note), mostRows: 100))
  }

  private func names(_ query: String) throws -> [String] {
    try answer(query).markdown.split(separator: "\n").map { line in
      String(line.drop { $0 != "[" }.dropFirst(2).prefix { $0 != "]" })
    }
  }

  @Test(arguments: [
    ("LIST FROM #book", ["Emma", "Ulysses"]), ("list from #book/novel", ["Emma"]),
    ("LIST FROM \"books\" and -#long", ["Emma"]), ("LIST FROM \"books/Emma\"", ["Emma"]),
    ("LIST FROM [[Emma]]", ["Austen"]), ("LIST FROM outgoing([[Austen]])", ["Emma", "Ulysses"]),
    ("LIST FROM outgoing([[]])", ["Austen"]), ("LIST FROM [[]]", []),
    ("LIST FROM (#long or \"people\") and !\"daily\"", ["Ulysses", "Austen"]),
    ("LIST FROM \"books\" WHERE rating > 3", ["Emma"]),
    ("LIST FROM \"books\" WHERE rating >= 3 AND file.name != \"Emma\"", ["Ulysses"]),
    ("LIST WHERE author = [[Austen]]", ["Emma"]),
    ("LIST WHERE contains(author, [[Austen]]) or born", ["Emma", "Austen"]),
    ("LIST WHERE read < date(today) AND read", ["Emma"]),
    ("LIST WHERE read >= date(today) - dur(14 days)", ["Emma"]),
    ("LIST WHERE read >= date(today) - dur(13 days)", []),
    ("LIST WHERE read = date(2026-03-01) WHERE rating", ["Emma"]),
    ("LIST WHERE contains(follow-ups, \"b\")", ["Emma"]),
    ("LIST WHERE econtains(file.tags, \"#book\")", ["Emma", "Ulysses"]),
    ("LIST WHERE econtains(file.etags, \"#book\")", ["Ulysses"]),
    ("LIST WHERE file.day = date(yesterday)", ["2026-03-14"]),
    ("LIST WHERE file.folder = \"\" AND !contains(file.name, \"|\")", ["Home"]),
    ("LIST WHERE length(file.inlinks) > 1", ["Austen"]),
    ("LIST WHERE contains(file.outlinks, this.file.link)", []),
    ("LIST WHERE born.year = 1775", ["Austen"]),
    ("LIST FROM \"books\" SORT rating", ["Ulysses", "Emma"]),
    ("LIST FROM \"books\" SORT file.name DESC LIMIT 1", ["Ulysses"]),
    ("LIST FROM \"books\" SORT default(missing, 1), rating desc", ["Emma", "Ulysses"]),
    ("LIST WHERE icontains(file.aliases, \"JANE\")", ["Austen"]),
    ("LIST WHERE startswith(file.name, \"2026\")", ["2026-03-14"]),
    ("LIST WHERE choice(rating = 5, true, false)", ["Emma"]),
  ])
  func notesAreFound(query: String, expected: [String]) throws {
    #expect(try names(query) == expected, "\(query)")
  }

  @Test func listsAndTablesAreMarkdown() throws {
    #expect(
      try answer("LIST rating FROM \"books\"").markdown == "- [[Emma]]: 5\n- [[Ulysses]]: 3\n")
    #expect(try answer("LIST WITHOUT ID rating FROM #long").markdown == "- 3\n")
    #expect(
      try answer("TABLE rating AS \"Stars\", author, read + dur(1 month) FROM \"books\"").markdown
        == """
        | File | Stars | author | read+dur(1month) |
        | --- | --- | --- | --- |
        | [[Emma]] | 5 | [[Austen]] | 2026-04-01 |
        | [[Ulysses]] | 3 |  |  |

        """)
    // What is written is shown as it is: no bar ends a cell, nothing becomes bold.
    #expect(
      try answer("TABLE WITHOUT ID rating WHERE contains(rating, \"|\")").markdown.hasSuffix(
        "| a\\|b \\*c\\* |\n"))
    #expect(
      try answer("LIST FROM \"books\" GROUP BY rating").markdown
        == "**3**\n\n- [[Ulysses]]\n\n**5**\n\n- [[Emma]]\n")
  }

  @Test func tasksAreListedByTheirNotes() throws {
    #expect(
      try answer("TASK WHERE !completed").markdown
        == """
        **[[Emma]]**

        - [ ] buy 📅 2026-03-10

        **[[Ulysses]]**

        - [ ] finish ⏫

        **[[2026-03-14]]**

        - [ ] daily task

        """)
    let due = try answer("TASK FROM #book WHERE due < date(today) AND due")
    #expect(due.title == "1 task" && due.markdown.contains("buy"))
    #expect(try answer("TASK WHERE section = \"Later\"").markdown.contains("finish"))
    #expect(
      try answer("TASK WHERE priority = \"high\" GROUP BY file.folder").markdown.hasPrefix(
        "**books**"))
  }

  @Test(arguments: [
    ("", "The query is empty: begin with LIST, TABLE or TASK."),
    ("PIE x", "Line 1: “PIE” is none of LIST, TABLE and TASK."),
    ("LIST\nFROM books", "Line 2: “books” is no source: write #tag, \"folder\" or [[note]]."),
    ("LIST\nWHERE foo(1)", "Line 2: There is no function “foo” here."),
    ("LIST WHERE (a", "Line 1: “)” is missing at the end."),
    ("LIST WHERE a = = b", "Line 1: “=” needs a value before it."),
    ("LIST WHERE \"a", "Line 1: “\"” has no end."),
    ("LIST FLATTEN", "Line 1: A value is missing at the end."),
    ("TASK GROUP BY a FLATTEN b", "Line 1: FLATTEN after GROUP BY is not answered for TASK."),
    ("LIST b.c + d GROUP BY a\nFLATTEN rows AS b", "Line 1: After GROUP BY “d” is “rows.d”."),
    (
      "LIST WHERE filter(file.tasks)", "Line 1: “filter” has too few values."
    ),
    (
      "LIST WHERE filter(a, b)",
      "Line 1: “filter” needs a function as its last value: (x) => x.due."
    ),
    ("LIST WHERE (x) => x", "Line 1: “=>” does not belong here."),
    ("TABLE a GROUP BY b", "Line 1: After GROUP BY “a” is “rows.a”."),
    (
      "LIST rows.a + file.name\nGROUP BY b",
      "Line 2: After GROUP BY “file.name” is “rows.file.name”."
    ),
    ("TABLE\n  file.task", "Line 2: “file.task” is not known here."),
    ("LIST WHERE this.file.starred", "Line 1: “file.starred” is not known here."),
    ("LIST rows.file.list GROUP BY a", "Line 1: “file.list” is not known here."),
    ("LIST SORT file.frontmatter.a", "Line 1: “file.frontmatter” is not known here."),
    ("LIST LIMIT x", "Line 1: “LIMIT” is followed by a number."),
    ("LIST WHERE contains(a)", "Line 1: “contains” has too few values."),
    ("TABLE a b", "Line 1: “,” is missing before “b”."),
    ("LIST WHERE a ; b", "Line 1: “;” is no sign of queries."),
    ("LIST a b", "Line 1: “b” does not belong here."),
  ])
  func whatIsWrongIsSaid(query: String, sentence: String) {
    #expect { try LiveQuery(.dataview, query) } throws: {
      ($0 as? QueryFault)?.sentence == sentence
    }
  }

  @Test func nothingMakesItCrash() {
    for text in [
      String(repeating: "(", count: 10_000), String(repeating: "!", count: 10_000), "[[", "#", "..",
      String(repeating: "a+", count: 5000) + "a", "date(", "dur(7", "1-", "2026-13-45", "\\",
      "file.",
    ] {
      for head in ["LIST WHERE ", "LIST FROM ", "TABLE ", ""] {
        if let query = try? LiveQuery(.dataview, head + text) {
          _ = try? query.answer(in: notebook, .test(note: "Home.md"), mostRows: 10)
        }
      }
    }
  }

  /// Random queries agree with a look at each note by other means; those of an index with those of the sources.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func queriesAgreeWithANaiveScan(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    struct Made { var path: String, tags: Set<String>, rating: Int?, links: Set<Int>, day: Int? }
    var made: [Made] = []
    for number in 0..<25 {
      let folder = ["", "a/", "a/b/", "c/"].randomElement(using: &random) ?? ""
      made.append(
        Made(
          path: "\(folder)n\(number).md",
          tags: Set(["x", "x/y", "z"].filter { _ in Bool.random(using: &random) }),
          rating: Bool.random(using: &random) ? Int.random(in: 0...4, using: &random) : nil,
          links: Set((0..<3).map { _ in Int.random(in: 0..<25, using: &random) }),
          day: Bool.random(using: &random) ? Int.random(in: 10...20, using: &random) : nil))
    }
    let sources = made.map { note -> (String, String) in
      var text = "---\n"
      if let rating = note.rating { text += "rating: \(rating)\n" }
      if let day = note.day { text += "due: 2026-03-\(day)\n" }
      text += "---\n" + note.tags.sorted().map { "#\($0) " }.joined() + "\n"
      return (note.path, text + note.links.sorted().map { "[[n\($0)]] " }.joined() + "\n")
    }
    let folder = IndexedFolder(sources)
    #expect(
      IndexedNotebook(folder.index).notes?.map(\.links) == FakeNotebook(sources).notes?.map(\.links)
    )
    typealias Test = (words: String, holds: (Made) -> Bool)
    let number = Int.random(in: 0...24, using: &random)
    let froms: [Test] = [
      ("#x", { !$0.tags.isDisjoint(with: ["x", "x/y"]) }), ("#z", { $0.tags.contains("z") }),
      ("\"a\"", { $0.path.hasPrefix("a/") }), ("[[n\(number)]]", { $0.links.contains(number) }),
      (
        "outgoing([[n\(number)]])",
        { note in
          made[number].links.contains { made[$0].path == note.path }
        }
      ),
    ]
    let wheres: [Test] = [
      ("rating > 2", { ($0.rating ?? -1) > 2 }), ("rating = 1", { $0.rating == 1 }),
      ("!rating", { ($0.rating ?? 0) == 0 }), ("due <= date(today)", { ($0.day ?? 0) <= 15 }),
      ("due", { $0.day != nil }), ("length(file.outlinks) = 2", { $0.links.count == 2 }),
      ("contains(file.path, \"b/\")", { $0.path.contains("b/") }),
    ]
    for _ in 0..<60 {
      let (from, other) = (
        froms.randomElement(using: &random)!, froms.randomElement(using: &random)!
      )
      let (first, second) = (
        wheres.randomElement(using: &random)!, wheres.randomElement(using: &random)!
      )
      let isAnd = Bool.random(using: &random)
      let isNot = Bool.random(using: &random)
      let query =
        "LIST FROM \(from.words) \(isAnd ? "and" : "or") \(isNot ? "-" : "")\(other.words)\n"
        + "WHERE \(first.words) \(isAnd ? "OR" : "AND") (\(second.words))"
      let expected = made.filter { note in
        let (one, two) = (from.holds(note), other.holds(note) != isNot)
        let (three, four) = (first.holds(note), second.holds(note))
        return (isAnd ? one && two : one || two) && (isAnd ? three || four : three && four)
      }.map { String($0.path.split(separator: "/").last!.dropLast(3)) }.sorted()
      for asked in [0, 1] {
        let answer =
          asked == 0
          ? try LiveQuery(.dataview, query).answer(
            in: IndexedNotebook(folder.index), .test(note: "q.md"), mostRows: 100)
          : try LiveQuery(.dataview, query).answer(
            in: FakeNotebook(sources), .test(note: "q.md"), mostRows: 100)
        let found = try #require(answer).markdown.split(separator: "\n")
          .map { String($0.dropFirst(4).prefix { $0 != "]" }) }.sorted()
        #expect(found == expected, "\(seed): \(query)")
      }
    }
  }
}
