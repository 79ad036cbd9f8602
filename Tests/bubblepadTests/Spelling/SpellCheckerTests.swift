import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// What the checker asks, and what it makes of the answers.
@Suite("Spell checker") @MainActor
struct SpellCheckerTests {
  final class Desk {
    var programs: [FakeProgram] = []
    var commands: [[String]] = []
    var canStart = true
    var failures: [String] = []
    var answers = 0
  }

  private let desk = Desk()

  private func checker(_ personal: PersonalWords = PersonalWords(path: nil)) -> SpellChecker {
    let desk = desk
    let checker = SpellChecker(dictionary: "en_US", personal: personal) { words, onLines, onEnd in
      desk.commands.append(words)
      guard desk.canStart else { return nil }
      let program = FakeProgram()
      program.onLines = onLines
      program.onEnd = onEnd
      desk.programs.append(program)
      return program
    }
    checker.onFailure = { desk.failures.append($0) }
    checker.onAnswers = { desk.answers += 1 }
    return checker
  }

  @Test(
    arguments: [
      (["*"], nil), (["+ ROOT"], nil), (["-"], nil), ([], nil),
      (["& teh 3 1: the, t eh, ten"], ["the", "t eh", "ten"]), (["# xqzt 1"], []),
      (["*", "# part 3"], []), (["& broken"], []),
    ] as [([String], [String]?)])
  func answersAreRead(lines: [String], suggestions: [String]?) {
    #expect(HunspellAnswer.suggestions(in: lines) == suggestions)
  }

  @Test func nothingIsStartedBeforeSomethingIsAsked() {
    let checker = checker()
    #expect(checker.isMisspelt("word") == nil)
    checker.ask([])
    #expect(desk.commands.isEmpty)
    checker.ask(["word"])
    #expect(desk.commands == [["hunspell", "-a", "-i", "UTF-8", "-d", "en_US"]])
  }

  @Test func everyWordIsAskedForOnce() {
    let checker = checker()
    checker.ask(["teh", "word", "teh"])
    checker.ask(["word"])
    desk.programs[0].answer()
    checker.ask(["teh", "word"])
    #expect(desk.programs[0].received == ["teh", "word"])
    #expect(checker.isMisspelt("teh") == true && checker.isMisspelt("word") == false)
    #expect(checker.suggestions(for: "teh") == ["the", "ten"])
    #expect(checker.suggestions(for: "word").isEmpty)
  }

  @Test func fewWaitInThePipe() {
    let checker = checker()
    checker.ask((0..<500).map { "word\($0)" })
    #expect(desk.programs[0].received.count == 32)
    desk.programs[0].answer(10)
    #expect(desk.programs[0].received.count == 42)
    desk.programs[0].answer()
    #expect(desk.programs[0].received.count == 500)
  }

  @Test func anAnswerMayComeInPieces() {
    let checker = checker()
    checker.ask(["teh", "word"])
    desk.programs[0].onLines(["@(#) fake"])
    desk.programs[0].onLines(["& teh 1 1: the"])
    #expect(checker.isMisspelt("teh") == nil && desk.answers == 0)
    desk.programs[0].onLines(["", "*"])
    #expect(checker.isMisspelt("teh") == true && checker.isMisspelt("word") == nil)
    desk.programs[0].onLines([""])
    #expect(checker.isMisspelt("word") == false && desk.answers == 2)
  }

  @Test func whoeverWaitsIsCalledWhenAllIsKnown() {
    let checker = checker()
    var calls = 0
    checker.ask(["teh", "word"]) { calls += 1 }
    desk.programs[0].answer(1)
    #expect(calls == 0)
    desk.programs[0].answer(1)
    #expect(calls == 1)
    checker.ask(["teh"]) { calls += 1 }
    #expect(calls == 2)
  }

  @Test func itIsStartedOnceMoreWhenItDies() {
    let checker = checker()
    checker.ask(["deadly", "teh"])
    desk.programs[0].answer(0)
    desk.programs[0].die()
    #expect(desk.programs.count == 2)
    // The word it died of is let pass; the other is asked again.
    #expect(checker.isMisspelt("deadly") == false)
    #expect(desk.programs[1].received == ["teh"])
    desk.programs[1].answer()
    #expect(checker.isMisspelt("teh") == true && desk.failures.isEmpty)
    checker.ask(["more"])
    desk.programs[1].die()
    #expect(desk.programs.count == 2 && desk.failures.count == 1)
    checker.ask(["again"])
    #expect(desk.programs.count == 2)
  }

  @Test func withoutADictionaryItSaysWhatToInstall() {
    let checker = checker()
    checker.ask(["word"])
    desk.programs[0].die()
    #expect(
      desk.failures == [
        "hunspell has no dictionary “en_US”: install the package hunspell-en-us."
      ])
  }

  @Test func whatCannotBeStartedIsTold() {
    desk.canStart = false
    checker().ask(["word"])
    #expect(desk.failures == ["Cannot start hunspell."])
  }

  @Test func wordsAreIgnoredAndKept() throws {
    let home = try TerminalHome()
    let path = home.root + "/config/bubblepad/words.txt"
    let checker = checker(PersonalWords(path: path))
    checker.ask(["teh", "wrold", "Wrold"])
    desk.programs[0].answer()
    let before = checker.revision
    #expect(checker.accept("teh", forGood: false) == nil)
    #expect(checker.isMisspelt("teh") == false && checker.revision > before)
    #expect(home.text(path) == nil)
    #expect(checker.accept("wrold", forGood: true) == nil)
    #expect(checker.isMisspelt("Wrold") == false)
    #expect(home.text(path) == "wrold\n")
    home.write("wrold\nlast", to: path)
    #expect(PersonalWords(path: path).add("more") == nil)
    #expect(home.text(path) == "wrold\nlast\nmore\n")
    let next = self.checker(PersonalWords(path: path))
    #expect(next.isMisspelt("wrold") == false && next.isMisspelt("teh") == nil)
  }
}
