import Testing

@testable import BubblepadQueries

@Suite("Regular expressions in queries of the Tasks plugin")
struct TaskPatternTests {
  private let notebook = FakeNotebook([
    (
      "work/Plan (2026).md",
      "# Now\n- [ ] 10:30 call #work/Calls\n- [ ] a/b (or c)\n## Later\n- [ ] Buy milk #home\n- [ ] x \\ y\n"
    ), ("Home.md", "- [ ] zeta\n"),
  ])

  private func words(_ query: String, in notebook: FakeNotebook? = nil) throws -> [String] {
    let asked = try LiveQuery(.tasks, query + "\nhide backlink\nhide tags\nsort by description")
    let answer = try asked.answer(
      in: notebook ?? self.notebook, .test(note: "Q.md"), mostRows: 100)
    return try #require(answer).markdown.split(separator: "\n").map { String($0.dropFirst(6)) }
  }

  private static let (call, slash, milk, zeta) = ("10:30 call", "a/b (or c)", "Buy milk", "zeta")

  @Test(arguments: [
    ("description regex matches /^[012]\\d:[0-5]\\d\\s/", [call]),
    ("description regex matches /buy/", []), ("description regex matches /buy/i", [milk]),
    ("DESCRIPTION  REGEX  MATCHES  /Buy m/", [milk]),
    ("description regex matches /^(Buy|zeta)/", [milk, zeta]),
    ("description regex matches /a\\/b/", [slash]), ("description regex matches /a/b/", [slash]),
    ("description regex matches /\\(or c\\)/", [slash]),
    ("description regex does not match /[:\\/\\\\]/", [milk, zeta]),
    ("path regex matches /^work\\/.*\\(\\d+\\)\\.md$/\ndescription regex matches /^1/", [call]),
    ("path regex does not match /WORK/i", [zeta]), ("root regex matches /^\\/$/", [zeta]),
    ("filename regex matches /^home\\.md$/i", [zeta]), ("folder regex matches /^\\/$/", [zeta]),
    ("heading regex matches /^(later|x)$/i\ndescription regex matches /m/", [milk]),
    ("heading regex matches /^$/", [zeta]), ("tags regex matches /#home$/", [milk]),
    ("tag regex matches /#WORK\\/calls/i", [call]),
    ("tags regex does not match /./\ndescription regex does not match /x/", [slash, zeta]),
    ("(description regex matches /^(a|z)/) AND (path regex matches /me/)", [zeta]),
    ("NOT (description regex matches /[\\\\a)]/)", [milk]),
    ("(description regex matches /\\)$/) OR (description regex matches /^\\w+$/i)", [slash, zeta]),
    (
      "((tags regex matches /home/i) XOR (path regex matches /Home/)) AND (not done)", [milk, zeta]
    ),
    ("(description regex matches /Buy  m|zeta/)", [zeta]), ("(path includes a/b) OR (done)", []),
    ("(path includes work/) AND (description includes milk)", [milk]),
  ])
  func tasksAreFound(query: String, expected: [String]) throws {
    #expect(try words(query) == expected, "\(query)")
  }

  @Test(arguments: [
    (
      "not done\npath regex matches words",
      "Line 2: “path regex matches words” is not understood: write “regex matches /words/i” or “regex does not match /words/i”."
    ),
    ("path regex matches /(/", "Line 1: The regular expression “(” is wrong: "),
    ("path regex matches /a/q", "Line 1: “q” are no flags of a regular expression."),
    ("(path regex matches /a(/) OR (done)", "Line 1: The regular expression “a(” is wrong: "),
    ("path regex matches //", "Line 1: The regular expression “” is wrong: "),
    ("due regex matches /a/", "Line 1: “due regex matches /a/” is not understood."),
    ("path regex matches /a/y", "Line 1: The flag “y” of a regular expression is not known"),
  ])
  func whatIsWrongIsSaid(query: String, sentence: String) {
    #expect {
      try LiveQuery(.tasks, query)
    } throws: {
      ($0 as? QueryFault)?.sentence.hasPrefix(sentence) == true
    }
  }

  /// An expression that other engines need ages for takes no longer than the text is long, and all together no more
  /// than a bound.
  @Test func workIsBounded() throws {
    let long = String(repeating: "a", count: 20_000)
    let notebook = FakeNotebook([("N.md", "- [ ] \(long)!\n")])
    #expect(try words("description regex matches /^(a+)+$/", in: notebook) == [])
    #expect(try words("description regex matches /(a|a)*!/", in: notebook).count == 1)
    let matcher = TaskMatcher(today: QueryContext.test(note: "").today, work: QueryWork(1000))
    let query = try TasksQuery("description regex matches /a+b/")
    let task = try #require(notebook.tasks?.first)
    let note = try #require(notebook.notes?.first)
    #expect(!matcher.holds(query.filters[0], try #require(QueriedTask(task, note: note))))
    #expect(throws: QueryFault.self) { try matcher.work.check() }
  }
}
