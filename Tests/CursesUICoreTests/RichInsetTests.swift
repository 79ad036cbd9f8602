import CursesCore
import CursesRichText
import CursesText
import CursesThemes
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Framed texts in the place of the embeds and queries of a text.
@MainActor
struct RichInsetTests {
  private func screen(
    _ source: String, columns: Int = 25, rows: Int = 24, usesUnicode: Bool = true,
    _ answers: [String: PictureAnswer] = [:]
  ) throws -> PictureScreen {
    let screen = PictureScreen(
      editor: RichEditorModel(RichDocument(SourceText(source))),
      size: Size(columns: columns, rows: rows),
      theme: try ThemeLibrary().theme(named: themeName))

    screen.editor.showPictures(true, queries: ["query"])
    screen.editor.resize(to: screen.size, widths: .perScalar, usesUnicode: usesUnicode)
    _ = screen.rows
    screen.editor.take(answers)
    return screen
  }

  private func inset(
    _ text: String, title: String = "Note", omitted: Inset.Omitted? = nil, problem: String = "",
    answers: [String: PictureAnswer] = [:], mostRows: Int = 20
  ) -> PictureAnswer {
    .inset(
      Inset(
        title: title, target: "[[Note]]", text: Array(text.utf8), omitted: omitted,
        problem: problem, answers: answers, mostRows: mostRows))
  }

  @Test func anEmbedIsShownAsWhatItNamesAndAsItsSourceAtTheCaret() throws {
    let screen = try screen("top\n\n![[Note]]\n\nend\n")
    #expect(screen.rows == ["top", "", "![[Note]]", "", "end"])
    #expect(screen.editor.takeUnansweredPictures() == ["[[Note]]"])
    screen.editor.take(["[[Note]]": inset("# Head\n\n- a **b**\n")])
    let framed = [
      "╭─ Note ───────────────╮", "│ Head                 │", "│ ━━━━                 │",
      "│                      │", "│ • a b                │", "╰──────────────────────╯",
    ]
    #expect(screen.rows == ["top", ""] + framed + ["", "end"])
    screen.key(.down)
    #expect(screen.rows == ["top", "", "![[Note]]"] + framed + ["", "end"])
    #expect(screen.caret == Point(column: 0, row: 2))
    screen.key(.down)
    #expect(screen.rows == ["top", ""] + framed + ["", "end"])
    #expect(screen.caret?.row == 9)
    screen.key(.up)
    #expect(screen.caret == Point(column: 0, row: 2))
    // A click on the frame is one on its source.
    screen.key(.home, .control)
    screen.click(column: 5, row: 4)
    #expect(screen.caret == Point(column: 0, row: 2))
    #expect(screen.source == "top\n\n![[Note]]\n\nend\n")
  }

  @Test func aQueryIsShownAsItsAnswerAndAsItsLinesAtTheCaret() throws {
    let screen = try screen("top\n\n```query\none\ntwo\n```\n\nend\n")
    let lines = ["top", "", " one              query", " two", "", "end"]
    func words(_ rows: [String]) -> [String] {
      rows.map { $0.replacing("#", with: " ").trimmingEnd() }
    }
    #expect(words(screen.rows) == lines)
    #expect(screen.editor.takeUnansweredPictures() == ["```query\none\ntwo"])
    screen.editor.take(["```query\none\ntwo": inset("1. [[A]]\n2. B\n", title: "2 results")])
    let framed = [
      "╭─ 2 results ──────────╮", "│ 1. A                 │", "│ 2. B                 │",
      "╰──────────────────────╯",
    ]
    #expect(screen.rows == ["top", ""] + framed + ["", "end"])
    screen.key(.down)
    #expect(words(screen.rows) == lines)
    #expect(screen.caret?.row == 2)
    screen.key(.down)
    screen.key(.down)
    #expect(screen.rows == ["top", ""] + framed + ["", "end"])
    #expect(screen.caret?.row == 7)
    // From below the last line is reached first.
    screen.key(.up)
    #expect(screen.caret?.row == 3)
    // Nobody is asked while it is typed; then once.
    screen.key(.end)
    for letter in ["x", "y", "z"] { screen.type(letter) }
    #expect(screen.editor.takeUnansweredPictures() == [])
    screen.key(.down)
    #expect(screen.editor.takeUnansweredPictures() == ["```query\none\ntwoxyz"])
    #expect(screen.source == "top\n\n```query\none\ntwoxyz\n```\n\nend\n")
  }

  @Test func otherCodeStaysCode() throws {
    let screen = try screen("top\n\n```swift\none\n```\n")
    _ = screen.rows
    #expect(screen.editor.takeUnansweredPictures() == [])
  }

  @Test func aWrongQuerySaysSoBelowItsLines() throws {
    let screen = try screen(
      "top\n\n```query\none\n```\n",
      ["```query\none": .problem("Line 1: “one” is no word of queries.")])
    #expect(
      screen.rows.suffix(2) == ["Line 1: “one” is no word", "of queries."])
  }

  @Test func whatHasNoRoomIsCounted() throws {
    let screen = try screen(
      "a\n\n![[Note]]\n\n![[Two]]\n",
      [
        "[[Note]]": inset((1...9).map { "- \($0)\n" }.joined(), mostRows: 2),
        "[[Two]]": inset(
          "x\n", omitted: .init(1, one: "result", many: "results"), problem: "Hm."),
      ])
    #expect(
      screen.rows == [
        "a", "", "╭─ Note ───────────────╮", "│ • 1                  │",
        "│ • 2                  │", "╰─ 7 more lines ───────╯", "",
        "╭─ Note ───────────────╮", "│ x                    │", "╰─ Hm. · 1 more result ╯",
      ])
  }

  @Test func embedsWithinAreFramedToo() throws {
    let inner = inset("in\n", title: "B")
    let screen = try screen(
      "a\n\n- ![[Note]]\n",
      ["[[Note]]": inset("x\n\n![[B]]\n\n![[C]]\n", answers: ["[[B]]": inner])])
    #expect(
      screen.rows == [
        "a", "", "• ╭─ Note ─────────────╮", "  │ x                  │",
        "  │                    │", "  │ ╭─ B ────────────╮ │", "  │ │ in             │ │",
        "  │ ╰────────────────╯ │", "  │                    │", "  │ ![[C]]             │",
        "  ╰────────────────────╯",
      ])
  }

  @Test func linksOfAnInsetAreFollowed() throws {
    let screen = try screen(
      "a\n\n![[Note]]\n", ["[[Note]]": inset("see [[There|words]]\n")])
    _ = screen.rows
    func followed(_ column: Int, _ row: Int) -> String? {
      screen.editor.handle(
        Mouse(
          .press(.left, clicks: 1), at: Point(column: column, row: row), modifiers: .control),
        in: Rect(origin: .zero, size: screen.size), tick: 0
      ).followed
    }
    #expect(followed(7, 3) == "[[There]]")
    screen.key(.home, .control)
    #expect(followed(4, 2) == "[[Note]]")
  }

  /// What has changed of an inset is drawn, and nothing else.
  @Test func anotherAnswerIsShownInItsPlace() throws {
    let screen = try screen("a\n\n![[Note]]\n", ["[[Note]]": inset("one\n\ntwo\n")])
    _ = screen.rows
    screen.editor.take(["[[Note]]": inset("one\n\nthree\n")])
    var frame = Frame(size: screen.size)
    let drawing = screen.editor.draw(
      into: &frame, rect: frame.bounds, theme: screen.theme, isFocused: true)
    #expect(drawing.changedRows == [5])
    #expect(screen.rows[5] == "│ three                │")
  }

  @Test func withoutBoxesTheFrameIsOfSigns() throws {
    let screen = try screen("a\n\n![[Note]]\n", columns: 12, usesUnicode: false)
    #expect(screen.editor.takeUnansweredPictures() == ["[[Note]]"])
    screen.editor.take(["[[Note]]": inset("x\n")])
    #expect(screen.rows == ["a", "", "+- Note --+", "| x       |", "+---------+"])
  }

  @Test(arguments: [(1, 1), (3, 2), (6, 20)])
  func smallScreensShowWhatTheyCan(columns: Int, rows: Int) throws {
    let screen = try screen(
      "a\n\n![[Note]]\n\n日本\n", columns: columns, rows: rows,
      ["[[Note]]": inset("日本 x\n\n| a | b |\n|-|-|\n| c | d |\n", title: "日本語")])
    for key in [Key.Code.down, .down, .down, .up, .up, .pageDown, .pageUp] { screen.key(key) }
    #expect(screen.source.hasPrefix("a\n\n![[Note]]"))
  }

  // MARK: Tables

  private let books = """
    | Book | Written by | Rating |
    |---|---|---|
    | [[Middlemarch]] | Ann Lee | 5 |
    | The Waves | George Eliot | 4 |

    """

  /// Each column has room for its longest word, the heading's too, and the cells with more wrap.
  @Test func wordsOfATableStayWholeWhereThereIsRoom() throws {
    let rows = try screen("![[Note]]\n\na\n", columns: 40, ["[[Note]]": inset(books)]).rows
    let text = rows.joined(separator: "\n")
    for word in ["Book", "Middlemarch", "Written", "Rating", "George", "Eliot"] {
      #expect(text.contains(word), "\(word)\n\(text)")
    }
    #expect(!text.contains("…"), "\(text)")
  }

  /// Where there is no room, the narrowest columns keep theirs and the longest words are cut.
  @Test(arguments: [true, false])
  func wordsOfATableAreCutWhereThereIsNoRoom(_ isUnicode: Bool) throws {
    let rows = try screen(
      "![[Note]]\n\na\n", columns: 29, usesUnicode: isUnicode, ["[[Note]]": inset(books)]
    ).rows
    let text = rows.joined(separator: "\n")
    for part in ["Book", "Rating", "Written", "by", "Ann"] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    #expect(text.contains(isUnicode ? "Middl…" : "Mid..."), "\(text)")
    #expect(!text.contains("marc") && !text.contains("arch"), "\(text)")
  }

  /// What is cut out of a cell is cut out of what is marked in it, and between wide characters a row ends as ever.
  @Test func whatIsMarkedIsCutWithTheWords() {
    let format = PageFormat(measure: 20)
    let bytes = Array("see Middlemarch, and 日本語日本語".utf8)
    let leaf = PageLeaf(
      bytes,
      spans: [
        PageSpan(range: 4..<15, attributes: .link, target: "Middlemarch"),
        PageSpan(range: 21..<27, attributes: .strong),
      ])
    let cut = leaf.cuttingWords(to: 6, format)
    #expect(String(decoding: cut.text, as: UTF8.self) == "see Middl… and 日本語日本語")
    #expect(cut.spans.map(\.range) == [4..<12, 17..<23])
    #expect(leaf.cuttingWords(to: 12, format) == leaf)
    #expect(leaf.cuttingWords(to: 1, format) == leaf)
  }
}
