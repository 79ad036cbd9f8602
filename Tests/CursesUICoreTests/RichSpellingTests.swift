import CursesCore
import CursesMarkdown
import CursesRichText
import CursesText
import CursesThemes
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Knows a few words.
@MainActor
private final class FakeJudge: SpellingJudge {
  var revision = 0
  private(set) var questions = 0
  private var known: [String: Bool] = [:]

  func learn(_ words: [String: Bool]) {
    known.merge(words) { $1 }
    revision += 1
  }

  func isMisspelt(_ word: String) -> Bool? {
    questions += 1
    return known[word]
  }
}

/// Misspelt words on the page.
@MainActor
@Suite struct RichSpellingTests {
  private let judge = FakeJudge()

  private func screen(_ source: String, rows: Int = 10) throws -> EditorScreen {
    let screen = try EditorScreen(source, rows: rows)
    screen.editor.judgeSpelling(by: judge, SpellingRules())
    return screen
  }

  /// The cells of a row that are marked, as text.
  private func marked(_ screen: EditorScreen, row: Int = 0) -> String {
    let frame = screen.draw().frame
    return (0..<screen.size.columns).map { column in
      let cell = frame[column, row]
      return cell.style.attributes.contains(.undercurl) ? cell.glyph.text : " "
    }.joined().split(separator: " ").joined(separator: " ")
  }

  @Test func wordsAreMarkedWhenTheyAreKnownToBeWrong() throws {
    let screen = try screen("teh **wrold** is teh `teh`\n")
    #expect(marked(screen) == "")
    judge.learn(["teh": true, "is": false])
    #expect(marked(screen) == "teh teh")
    judge.learn(["wrold": true])
    #expect(marked(screen) == "teh wrold teh")
    judge.learn(["teh": false])
    #expect(marked(screen) == "wrold")
  }

  @Test func onlyRowsThatLookDifferentAreDrawnAnew() throws {
    let screen = try screen("one\n\nteh two\n\nthree\n")
    _ = screen.draw()
    #expect(screen.editor.outdatedRows(theme: screen.theme, on: .panel) == [])
    judge.learn(["teh": true])
    #expect(screen.editor.outdatedRows(theme: screen.theme, on: .panel) == [2])
  }

  @Test func theWordThatIsTypedIsNotMarked() throws {
    judge.learn(["teh": true, "tehx": true])
    let screen = try screen("a teh\n")
    screen.key(.end)
    #expect(marked(screen) == "teh")
    screen.type("x")
    #expect(marked(screen) == "")
    screen.type(" b")
    #expect(marked(screen) == "tehx")
    screen.key(.backspace)
    screen.key(.backspace)
    #expect(marked(screen) == "")
    screen.key(.left)
    #expect(marked(screen) == "tehx")
  }

  @Test func whatIsNotKnownInViewIsTold() throws {
    let screen = try screen("one two\n\n- three four\n\nfive\n\nsix\n", rows: 5)
    judge.learn(["two": false])
    #expect(screen.editor.unjudgedWords() == ["one", "three", "four", "five"])
  }

  @Test func aKeyAsksForTheWordsOfItsParagraphAlone() throws {
    judge.learn(["teh": true])
    let screen = try screen("first teh words\n\nsecond teh words\n\nthird teh words\n")
    _ = screen.draw()
    let before = judge.questions
    screen.key(.character("x"))
    _ = screen.draw()
    #expect(judge.questions - before == 3)
  }

  @Test func cellsOfTablesAreMarked() throws {
    judge.learn(["teh": true])
    let screen = try screen("| a | b |\n|---|---|\n| teh | x teh |\n")
    #expect(marked(screen, row: 2) == "teh teh")
  }

  @Test func withoutAJudgeNothingIsMarkedOrAsked() throws {
    judge.learn(["teh": true])
    let screen = try screen("teh\n")
    #expect(marked(screen) == "teh")
    screen.editor.judgeSpelling(by: nil, SpellingRules())
    let before = judge.questions
    #expect(marked(screen) == "")
    screen.type("x")
    _ = screen.draw()
    #expect(judge.questions == before)
  }

  @Test func aSelectionIsSeenOverIt() throws {
    judge.learn(["teh": true])
    let screen = try screen("teh\n")
    screen.editor.perform(.edit(.selectAll), tick: 0)
    let cell = screen.draw().frame[2, 0]
    let plain = PageLook(theme: screen.theme).ink(.text, [], .selected)
    #expect(cell.style.foreground == plain.foreground || cell.glyph.text != "t")
  }
}
