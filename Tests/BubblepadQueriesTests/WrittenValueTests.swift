import BubblepadIndex
import Testing

@testable import BubblepadQueries

/// What the front matter says, to queries of sources and of an index.
@Suite("Values of the front matter in queries")
struct WrittenValueTests {
  private let sources = [
    (
      "Projects/Book.md",
      "---\nisbn: \"0123456789\"\ncount: 7\ndone: 'true'\nopen: true\nday: \"2026-03-01\"\n"
        + "up: \"[[Home]]\"\ncodes: [\"007\", 8]\ntags: work/own, project\n---\n"
    ),
    ("Projects/Other.md", "---\nisbn: 123456789\ntags: \"#project other\"\n---\n"),
    ("Home.md", "text\n"),
  ]

  private func answers(_ language: QueryLanguage, _ query: String) throws -> [String] {
    let asked = try LiveQuery(language, query)
    let folder = IndexedFolder(sources)
    let answers = [
      try asked.answer(in: FakeNotebook(sources), .test(note: "Home.md"), mostRows: 100),
      try asked.answer(
        in: IndexedNotebook(folder.index), .test(note: "Home.md"), mostRows: 100),
    ]
    return try answers.map { try #require($0).markdown }
  }

  @Test(arguments: [
    ("LIST isbn FROM \"Projects\" WHERE isbn = \"0123456789\"", "- [[Book]]: 0123456789\n"),
    ("LIST WHERE isbn = 123456789", "- [[Other]]\n"), ("LIST WHERE count + 1 = 8", "- [[Book]]\n"),
    ("LIST WHERE done + \"!\" = \"true!\" AND open = true", "- [[Book]]\n"),
    ("LIST WHERE day AND day < date(today)", "- [[Book]]\n"),
    ("LIST WHERE up = [[Home]]", "- [[Book]]\n"),
    ("LIST codes WHERE codes", "- [[Book]]: 007, 8\n"),
    ("LIST FROM #project", "- [[Book]]\n- [[Other]]\n"), ("LIST FROM #work/own", "- [[Book]]\n"),
    (
      "LIST file.tags WHERE file.tags",
      "- [[Book]]: \\#work, \\#work/own, \\#project\n- [[Other]]: \\#project, \\#other\n"
    ),
  ])
  func whatStandsInQuotationMarksIsText(query: String, markdown: String) throws {
    for answer in try answers(.dataview, query) { #expect(answer == markdown, "\(query)") }
  }

  @Test func basesHaveTextsToo() throws {
    let base =
      "filters: isbn == \"0123456789\"\nviews:\n  - type: table\n    order: [file.name, isbn]\n"
    for answer in try answers(.base, base) {
      #expect(answer.hasSuffix("| [[Book]] | 0123456789 |\n"))
    }
  }

  /// The day on which a file was created is known to the index, where the disk has it.
  @Test func filesHaveTimes() throws {
    let folder = IndexedFolder(sources)
    let notebook = IndexedNotebook(folder.index)
    guard let born = notebook.notes?.first?.created else { return }
    let day = QueryDate(QueryDate(born).day).words
    let asked = try LiveQuery(.dataview, "LIST file.cday WHERE file.ctime >= file.cday LIMIT 1")
    let answer = try asked.answer(in: notebook, .test(note: "Home.md"), mostRows: 100)
    #expect(answer?.markdown == "- [[Home]]: \(day)\n")
  }
}
