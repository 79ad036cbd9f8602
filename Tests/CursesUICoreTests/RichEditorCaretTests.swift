import CursesCore
import CursesMarkdown
import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

@MainActor
@Suite struct RichEditorCaretTests {
  @Test func caretsInRows() throws {
    let screen = try EditorScreen("one\n\ntwo\n\nthree\n")
    screen.editor.perform(.addCaret(.rowDown), tick: 0)
    screen.editor.perform(.addCaret(.rowDown), tick: 0)
    screen.type("x")
    #expect(screen.source == "xone\n\nxtwo\n\nxthree\n")
    screen.key(.right)
    #expect(heads(screen) == [2, 8, 14])
    screen.key(.down)
    #expect(heads(screen) == [8, 14, 18])
    screen.type("y")
    #expect(screen.source == "xone\n\nxtywo\n\nxtyhreey\n")
    screen.key(.up)
    screen.key(.up)
    #expect(heads(screen) == [0, 3, 4])
  }

  @Test func thereIsOneCaretInTheLastRow() throws {
    let screen = try EditorScreen("one\n\ntwo\n")
    for _ in 0..<3 { screen.editor.perform(.addCaret(.rowDown), tick: 0) }
    screen.type("x")
    #expect(screen.source == "xone\n\nxtwo\n")
    let up = try EditorScreen("one\n\ntwo\n")
    up.key(.right)
    let effect = up.editor.perform(.addCaret(.rowUp), tick: 0)
    #expect(effect.message == "There is no row for another caret.")
    #expect(heads(up) == [1])
  }

  private func heads(_ screen: EditorScreen) -> [Int] {
    screen.editor.document.state.selection.ranges.map(\.head)
  }

  @Test func aCaretIsSeenAtEachPlace() throws {
    let screen = try EditorScreen("one\n\ntwo\n")
    let plain = screen.draw().frame[3, 0].style.background
    screen.editor.perform(.addCaret(.rowDown), tick: 0)
    let frame = screen.draw().frame
    #expect(frame[0, 0].style.background != plain)
    #expect(frame[1, 0].style.background == plain)
  }

  /// What is put in may be longer, so that a long text is cut into other parts than before.
  @Test(arguments: [RichMode.source, .rich], ["w", "QQ", "a longer word than it was"])
  func replacesAllOfShortLines(mode: RichMode, new: String) throws {
    for (open, close) in [("", ""), ("```\n", "```\n")] {
      // All lines of prose are one paragraph.
      let count = mode == .source ? 4_000 : open.isEmpty ? 200 : 1_500
      let lines = (0..<count).map { "l\($0) w" }
      let screen = try EditorScreen(open + lines.joined(separator: "\n") + "\n" + close)
      screen.editor.show(mode)
      #expect(try screen.editor.find("w", tick: 0))
      let effect = screen.editor.replaceAll(with: new, tick: 0)
      #expect(effect.message == "Replaced \(count) matches.")
      let wanted = (0..<count).map { "l\($0) \(new)" }
      let text = screen.source.split(separator: "\n").filter { !$0.hasPrefix("```") }
      #expect(text.map(String.init) == wanted, "\(open)")
    }
  }

  /// Ends of lines are places: they are counted, gone to, given carets and replaced one by one, each once.
  @Test(arguments: [("$", 4), ("^", 4), ("x*", 10)])
  func findsPlacesWithoutText(pattern: String, count: Int) throws {
    let screen = try EditorScreen("a\nbc\n\n- d\n")
    screen.editor.show(.source)
    var options = SearchOptions()
    options.isPattern = true
    #expect(try screen.editor.find(pattern, options: options, tick: 0))
    screen.editor.beginCounting()
    var progress = screen.editor.searchOn(tick: 0)
    while !progress.isDone { progress = screen.editor.searchOn(tick: 0) }
    #expect(progress.count?.total == count)
    var places: [Int] = []
    for _ in 0..<count {
      places.append(screen.editor.document.state.selection.main.head)
      screen.editor.perform(.findNext, tick: 0)
    }
    #expect(Set(places).count == count)
    #expect(screen.editor.document.state.selection.main.head == places.first)
    screen.editor.perform(.selectMatches, tick: 0)
    #expect(heads(screen) == places.sorted())
  }

  @Test(arguments: [
    ("$", "a;\nb;\n", "a;\nb\n"), ("^", ";a\n;b\n", ";a\nb\n"), ("$", "a;\nb;", "a;\nb"),
  ])
  func replacesAtTheEndsOfLines(pattern: String, all: String, one: String) throws {
    for isAll in [false, true] {
      let screen = try EditorScreen(all.replacing(";", with: ""))
      screen.editor.show(.source)
      var options = SearchOptions()
      options.isPattern = true
      #expect(try screen.editor.find(pattern, options: options, tick: 0))
      _ =
        isAll
        ? screen.editor.replaceAll(with: ";", tick: 0)
        : screen.editor.replaceCurrent(with: ";", tick: 0)
      #expect(screen.source == (isAll ? all : one))
      guard !isAll else { continue }
      _ = screen.editor.replaceCurrent(with: ";", tick: 0)
      #expect(screen.source == all)
    }
  }

  @Test func replacesMatches() throws {
    let screen = try EditorScreen("a b a\n\n- a\n")
    #expect(try screen.editor.find("a", tick: 0))
    #expect(screen.editor.matchCount?.total == 3)
    #expect(screen.editor.matchCount?.current == 1)
    _ = screen.editor.replaceCurrent(with: "x", tick: 0)
    #expect(screen.source == "x b a\n\n- a\n")
    #expect(screen.editor.matchCount?.current == 1)
    _ = screen.editor.replaceAll(with: "y", tick: 0)
    #expect(screen.source == "x b y\n\n- y\n")
    screen.editor.perform(.edit(.undo), tick: 0)
    #expect(screen.source == "x b a\n\n- a\n")
  }

  /// Each as it is written, and all of it.
  @Test func replacesWhatIsWrittenOtherwise() throws {
    let screen = try EditorScreen("**Stra\u{DF}e** STRASSE\n\ncafe\u{301} caf\u{E9} cafe\n")
    #expect(try screen.editor.find("stras", tick: 0))
    #expect(screen.editor.matchCount?.total == 1)
    #expect(try screen.editor.find("strasse", tick: 0))
    #expect(screen.editor.matchCount?.total == 2)
    _ = screen.editor.replaceAll(with: "way", tick: 0)
    #expect(screen.source == "**way** way\n\ncafe\u{301} caf\u{E9} cafe\n")
    #expect(try screen.editor.find("caf\u{E9}", tick: 0))
    #expect(screen.editor.matchCount?.total == 2)
    _ = screen.editor.replaceAll(with: "tea", tick: 0)
    #expect(screen.source == "**way** way\n\ntea tea cafe\n")
  }

  @Test func searchesByPattern() throws {
    let screen = try EditorScreen("ab 12 cd 345\n")
    var options = SearchOptions()
    options.isPattern = true
    #expect(try screen.editor.find("(\\d)\\d+", options: options, tick: 0))
    _ = screen.editor.replaceAll(with: "<$1>", tick: 0)
    #expect(screen.editor.document.block(0).paragraphs[0].string == "ab <1> cd <3>")
    #expect(throws: PatternError.self) {
      try screen.editor.find("(", options: options, tick: 0)
    }
  }

  @Test func searchesOverLines() throws {
    var options = SearchOptions()
    options.isPattern = true
    let source = "# ab\n\ncd\n\n\nab\ncd\n\n- ab\n- cd\n"
    let screen = try EditorScreen(source)
    func lines() -> [String] {
      (0..<screen.editor.document.blockCount).flatMap {
        screen.editor.document.block($0).paragraphs.map(\.string)
      }
    }
    #expect(try screen.editor.find("b\\nc", options: options, tick: 0))
    #expect(screen.editor.matchCount?.total == 2)
    _ = screen.editor.replaceCurrent(with: "-", tick: 0)
    #expect(lines()[0] == "a-d")
    screen.editor.perform(.edit(.undo), tick: 0)
    #expect(screen.source == source)
    // Every match is one step, and a line end can be put as well.
    _ = try screen.editor.find("a(b)\\n", options: options, tick: 0)
    _ = screen.editor.replaceAll(with: "$1\\n!", tick: 0)
    #expect(lines().filter { $0.hasPrefix("!") } == ["!cd", "!cd"])
    screen.editor.perform(.edit(.undo), tick: 0)
    #expect(screen.source == source)
    // In the source a blank line is a line.
    screen.editor.show(.source)
    #expect(try screen.editor.find("\\n{3}", options: options, tick: 0))
    _ = screen.editor.replaceAll(with: "\\n", tick: 0)
    #expect(screen.source.hasPrefix("# ab\n\ncd\nab\ncd\n"))
  }

  /// A line end between blocks that cannot be one is left, and nothing is put in its place.
  @Test(arguments: ["+", ""])
  func blocksThatCannotBeJoinedStay(_ template: String) throws {
    var options = SearchOptions()
    options.isPattern = true
    let reason = "Cannot join these in Markdown. Edit the source instead (Ctrl+U)."
    func replace(in source: String, _ after: String, says words: String) throws {
      let screen = try EditorScreen(source)
      _ = try screen.editor.find("\\n", options: options, tick: 0)
      let effect = screen.editor.replaceAll(with: template, tick: 0)
      #expect(screen.source == after && effect.message == words)
      #expect(effect.hasChanged == (source != after))
    }
    let alone = [
      "- a\n\n```\nb\n```\n", "```\na\n```\n\n```\nb\n```\n", "```\na\n```\n\nbc\n",
    ]
    for source in alone { try replace(in: source, source, says: reason) }
    try replace(
      in: "- a\n- b\n\n```\nc\n```\n", "- a\(template)b\n\n```\nc\n```\n",
      says: "Replaced 1 match. " + reason)
  }

  @Test func aCellHasOneLine() throws {
    var options = SearchOptions()
    options.isPattern = true
    let screen = try EditorScreen("| a, b | c |\n|---|---|\n\n[^1] x\n\n[^1]: y\n")
    _ = try screen.editor.find(", ", options: options, tick: 0)
    _ = screen.editor.replaceAll(with: "\\n", tick: 0)
    #expect(screen.source.hasPrefix("| a b | c |\n|---|---|\n\n"))
    _ = try screen.editor.find("1|x", options: options, tick: 0)
    let effect = screen.editor.replaceAll(with: "z", tick: 0)
    #expect(
      effect.message == "Replaced 1 match. Change the label of a footnote in the source (Ctrl+U).")
  }

  @Test func putsLineEnds() throws {
    var options = SearchOptions()
    options.isPattern = true
    let screen = try EditorScreen("a, b, c\n")
    _ = try screen.editor.find(", ", options: options, tick: 0)
    _ = screen.editor.replaceAll(with: "\\n", tick: 0)
    #expect(screen.source == "a\n\nb\n\nc\n")
    screen.editor.perform(.edit(.undo), tick: 0)
    #expect(screen.source == "a, b, c\n")
  }

  @Test func selectsAllMatches() throws {
    let screen = try EditorScreen("a b a\n")
    #expect(try screen.editor.find("a", tick: 0))
    screen.editor.perform(.selectMatches, tick: 0)
    screen.type("x")
    #expect(screen.source == "x b x\n")
  }

  @Test func otherMarkersKeepTheRow() throws {
    let source = (1...30).map { "## **heading \($0)**\n\n" }.joined() + "end\n"
    let screen = try EditorScreen(source, rows: 12)
    let target = source.utf8.count - 60
    screen.editor.perform(.edit(.select(anchor: target, head: target)), tick: 0)
    let row = screen.draw().drawing.caret?.row
    screen.editor.show(.source)
    #expect(screen.draw().drawing.caret?.row == row)
    screen.editor.show(.rich)
    #expect(screen.draw().drawing.caret?.row == row)
  }

  @Test func theSourceIsShownAsItIsWritten() throws {
    let screen = try EditorScreen("a `code` b\n")
    #expect(screen.picture == ["¦a  code  b"])
    screen.editor.show(.source)
    #expect(screen.picture == ["¦a `code` b"])
    screen.editor.show(.reveal)
    #expect(screen.picture == ["¦a `code` b"])
  }

  @Test func aCentredTextStandsInTheMiddle() throws {
    let screen = try EditorScreen("word\n", columns: 60, rows: 4)
    screen.editor.measure = 20
    screen.editor.isCentred = true
    #expect(screen.draw().rows[0] == String(repeating: " ", count: 20) + "word")
    screen.editor.isCentred = false
    #expect(screen.draw().rows[0].hasSuffix("word"))
  }

  @Test func codeHasColours() throws {
    let screen = try EditorScreen("```swift\nlet x = \"a\" // b\n```\n", columns: 40)
    let frame = screen.draw().frame
    let colours = [2, 6, 10, 14].map { frame[$0, 0].style.foreground }
    #expect(Set(colours).count >= 3)
  }

  @Test func footnotesAreFollowed() throws {
    let screen = try EditorScreen("a[^1] b\n\n[^1]: note\n")
    screen.key(.right)
    screen.key(.right)
    screen.editor.perform(.followLink, tick: 0)
    #expect(screen.editor.document.head.block > 0)
  }
}
