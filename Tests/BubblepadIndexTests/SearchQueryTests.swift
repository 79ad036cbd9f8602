import Testing

@testable import BubblepadIndex

@Suite("A query")
struct SearchQueryTests {
  static let day: Int64 = 86_400_000_000_000

  static func note(_ source: String, path: String = "work/My plan.md") -> SearchedNote {
    SearchedNote(path: path, isLocked: false, modified: 90 * day, source: Array(source.utf8))
  }

  static let text = """
    ---
    status: In progress
    due: 2026-01-01
    count: 7
    empty:
    tags: [garden/roses]
    aliases: [Second name]
    ---
    # Über uns
    The QUICK fox
    jumps #work/now

    # Shopping
    - [ ] buy *milk*
    - [x] call mother ☎️
    See [[Other]] and [b](c.md). 重新跑步了
    """

  static let matching = [
    "quick fox", "uber", "ÜBER uns", "plan", "second name", "milk -bread", "\"quick fox\"",
    "fox OR cat",
    "cat OR fox", "(cat OR quick) fox", "-(cat dog)", "-cat", "/qu.ck/", "/^the/", "path:work",
    "file:plan", "file:.md", "path:work/my", "-path:home", "tag:#work", "tag:work/now",
    "tag:garden",
    "line:(quick fox)", "line:(quick -jumps)", "-line:(quick jumps)", "section:(buy mother)",
    "-section:(quick milk)", "block:(quick jumps)", "-block:(milk mother)", "task:milk",
    "task:(milk OR x)", "task-todo:milk", "-task-done:milk", "task-done:call", "task:\"\"",
    "[status]", "[status:progress]", "[status:\"in progress\"]", "[empty:null]", "-[status:null]",
    "[\"status\":progress]", "[\"status\":\"in progress\"]", "[status:/pro.*ess$/]",
    "[status:/[]x] progress|in/]", "[\"status\"]", "[count:>5]", "[count:<8]", "-[count:<7]",
    "[status:done OR progress]", "-[other]",
    "match-case:QUICK", "-match-case:quick", "match-case:(QUICK ignore-case:FOX)", "content:fox",
    "-content:plan", "modified:<20d", "modified:>5d", "-modified:>2w", "links:>1", "links:2",
    "-links:>2", "-is:locked", "新", "跑步", "重新跑", "☎", "[[other]]", "c.md", "a-b OR fox", "u", "-",
    "file:(plan -work)", "\"quick fox", "http: OR fox", "/ OR fox", "line:/qu.*fox/",
    "line:(tag:#work)",
    "-line:(tag:#work quick)",
  ]

  static let other = [
    "cat", "quick cat", "\"fox quick\"", "-fox", "cat OR dog", "/^fox/", "path:home", "file:work",
    "tag:#wor", "tag:work/now/x", "line:(quick jumps)", "section:(quick milk)",
    "block:(milk mother)", "task:fox", "task-done:milk", "task-todo:call", "[other]",
    "[status:null]", "[status:/^progress/]", "[\"other\":x]", "[empty:x]", "[count:>7]",
    "match-case:quick", "content:plan", "modified:<5d",
    "links:>2", "is:locked", "跑新", "步跑", "http://fox",
  ]

  private func matches(_ query: String) throws -> Bool {
    try SearchQuery(query).matches(Self.note(Self.text), now: 100 * Self.day)
  }

  @Test(arguments: matching) func matchesWhatItAsksFor(_ query: String) throws {
    #expect(try matches(query))
  }

  @Test(arguments: other) func doesNotMatchAnythingElse(_ query: String) throws {
    #expect(try !matches(query))
  }

  @Test(arguments: [
    ("(a", "A “(” has no “)” after it."), ("a)", "A “)” has no “(” before it."),
    ("OR a", "“OR” needs words before it and after it."),
    ("a OR", "“OR” needs words before it and after it."),
    ("line:", "“line:” needs something after it."), ("is:open", "“is:” knows only is:locked."),
    ("modified:7", "“modified:” needs an age in h, d, w, m or y, as in modified:<7d."),
    ("links:many", "“links:” needs a number, as in links:>3."),
    ("tag:#", "“tag:” needs a tag, as in tag:#work."),
    ("[:a]", "“[…]” needs the name of a property, as in [status:done]."),
    ("[a:]", "“[a:]” needs a value after the colon."),
  ]) func saysWhatIsWrong(_ query: String, _ sentence: String) {
    #expect(throws: QueryProblem(sentence: sentence)) { try SearchQuery(query) }
  }

  @Test func flagsOfPatternsAreTaken() throws {
    func finds(_ query: String, _ text: String) throws -> Bool {
      try SearchQuery(query).matches(Self.note(text), now: 0)
    }
    #expect(try finds("/HEL+O/i", "hello") && finds("/hel+o/gimu", "HELLO"))
    #expect(try !finds("match-case:/HELLO/", "hello"))
    #expect(try finds("match-case:/HELLO/i", "hello"))
    #expect(try finds("(/HELLO/i OR x)", "hello") && !finds("-/HELLO/i", "hello"))
    #expect(try finds("[k:/ABC/i]", "---\nk: abc\n---\n"))
    // A path is none.
    #expect(try finds("/usr/bin", "in /usr/bin.") && !finds("/usr/bin", "usr"))
    #expect(try finds("/hello$/", "hello\r\nx") && finds("/^x$/", "hello\r\nx\r\n"))
    #expect(try finds("/^hello/", "\u{FEFF}hello"))
    #expect(
      throws: QueryProblem(
        sentence:
          "The flag “s” of a regular expression is not known; “i”, “g”, “m”, “u” are.")
    ) { try SearchQuery("/a.b/s") }
  }

  @Test func aWrongPatternAndDeepQueriesAreSaid() {
    #expect(throws: QueryProblem.self) { try SearchQuery("/(/") }
    #expect(throws: QueryProblem.self) { try SearchQuery(String(repeating: "(", count: 5000)) }
    #expect(throws: QueryProblem.self) { try SearchQuery(String(repeating: "-(", count: 5000)) }
  }

  private func hit(_ query: String, in text: String) throws -> SearchHit? {
    try SearchQuery(query).hit(in: Self.note(text), now: 0)
  }

  @Test func theLineWithMostOfTheWordsIsShown() throws {
    let text = "# Über uns\n\nThe QUICK fox\n- [ ] buy *milk*\n"
    let fox = try hit("quick fox", in: text)
    #expect(fox?.excerpt == "The QUICK fox" && fox?.line == 3)
    #expect(fox?.highlights == [4..<9, 10..<13])
    let uber = try hit("uber", in: text)
    #expect(uber?.excerpt == "Über uns" && uber?.line == 1 && uber?.highlights == [0..<4])
    let milk = try hit("milk", in: text)
    #expect(milk?.excerpt == "buy milk" && milk?.line == 4)
    #expect(try hit("uber milk", in: text)?.line == 1)
    #expect(try hit("quick cat", in: text) == nil)
    #expect(try hit("  ", in: text) == nil)
    #expect(try hit("red car", in: "a car\na red car\nred\n")?.line == 2)
    let name = try hit("plan", in: text)
    #expect(name != nil && name?.line == nil)
  }

  @Test func aLongLineIsShownFromShortlyBeforeTheWord() throws {
    let line = String(repeating: "filler ", count: 50) + "needle and more"
    let excerpt = try hit("needle", in: line)?.excerpt ?? ""
    #expect(excerpt.hasPrefix("…") && excerpt.contains("needle and more"))
    #expect(excerpt.count < 40)
  }

  @Test func bytesThatAreNoTextDoNoHarm() throws {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x0A] + Array("found".utf8) + [0x80]
    let note = SearchedNote(path: "a.md", isLocked: false, modified: 0, source: bytes)
    #expect(try SearchQuery("found").hit(in: note, now: 0)?.line == 2)
  }

  /// A sign that a YAML escape makes is in an alias, and nowhere in the text.
  @Test func anAliasIsFoundByWhatItsEscapesMean() throws {
    for front in [#"aliases: ["a\x2Fb"]"#, #""\x61liases": [a/b]"#, "Aliases: a/b"] {
      let note = SearchedNote(
        path: "Note.md", isLocked: false, modified: 0, source: Array("---\n\(front)\n---\n".utf8))
      #expect(try SearchQuery("a/b").matches(note, now: 0), "\(front)")
      #expect(try SearchQuery("/^a.b$/").matches(note, now: 0), "\(front)")
    }
  }

  /// What is shown of a note is a part that is what was asked for.
  @Test(arguments: [
    ("task:call", "call Ann\n\n- [ ] call Bob\n", 3), ("line:(foo -bar)", "foo bar\n\nfoo\n", 3),
    ("section:(two foo)", "# one\nfoo\n# two\nfoo\n", 3), ("task-done:a", "- [ ] a\n- [x] a\n", 2),
    ("block:(x y)", "x\n\nx\ny\n", 3),
  ])
  func aHitIsInThePartThatMatches(_ query: String, _ text: String, line: Int) throws {
    let note = SearchedNote(path: "a.md", isLocked: false, modified: 0, source: Array(text.utf8))
    #expect(try SearchQuery(query).hit(in: note, now: 0)?.line == line)
  }

  @Test func datesOfPropertiesAreCompared() throws {
    let note = SearchedNote(
      path: "a.md", isLocked: false, modified: 0,
      source: Array("---\ndue: 2026-11-26\nat: 2026-11-26T10:00\nword: later\n---\n".utf8))
    func matches(_ query: String) throws -> Bool { try SearchQuery(query).matches(note, now: 0) }
    #expect(try matches("[due:<2026-12-31]") && matches("[due:>2026-01-01]"))
    #expect(try !matches("[due:<2026-11-26]") && !matches("[due:>2026-11-26]"))
    #expect(try matches("[at:>2026-11-25]") && !matches("[at:>2026-11-26]"))
    #expect(try !matches("[word:>2026-11-25]") && !matches("[due:<soon]"))
  }

  /// As much of a line is shown before what was found as there is room for.
  @Test func linesAreShownFromFurtherBefore() throws {
    let line = "what comes before the place that was looked for says what it is about: a fox"
    let note = SearchedNote(path: "n.md", isLocked: false, modified: 0, source: Array(line.utf8))
    var query = try SearchQuery("fox")
    #expect(query.hit(in: note, now: 0)?.excerpt == "…about: a fox")
    query.lead = 100
    #expect(query.hit(in: note, now: 0)?.excerpt == line)
  }
}
