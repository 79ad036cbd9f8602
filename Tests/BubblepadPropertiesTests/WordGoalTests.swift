import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadProperties

/// Goals of words: where they stand, how they are typed, what is said of them.
@Suite("Word goals") @MainActor
struct WordGoalTests {
  private func goal(_ source: String) -> WordGoal? { WordGoal(in: SourceText(source)) }

  @Test func theyStandInTheFrontMatter() {
    #expect(goal("---\nword-goal: 500\n---\ntext") == WordGoal(note: 500))
    #expect(
      goal("---\na: b\nword-goal: \"80\" # c\ndaily-word-goal: 200\n---\n")
        == WordGoal(note: 80, day: 200))
    for source in [
      "", "word-goal: 500, and more words", "---\nword-goal: 500\n",
      "text\n---\nword-goal: 5\n---\n",
      "---\nword-goal: many\n---\n", "---\nword-goal: -5\n---\n", "---\nword-goal: 0\n---\n",
      "---\nword-goal: [5]\n: :\n---\n", "---\nword-goals: 5\n---\n",
      "---\nword-goal: 99999999999999999999\n---\n",
    ] {
      #expect(goal(source) == nil, "\(source)")
    }
    // Long front matter is read too.
    let long = (0..<300).map { "key\($0): value\n" }.joined()
    #expect(goal("---\n\(long)word-goal: 7\n---\n") == WordGoal(note: 7))
  }

  @Test func theyAreTyped() throws {
    for (typed, goal) in [
      ("500", WordGoal(note: 500)), ("200 a day", WordGoal(day: 200)),
      ("200/day", WordGoal(day: 200)), ("500 words, 50 today", WordGoal(note: 500, day: 50)),
      ("", WordGoal()), ("0", WordGoal()), ("0 a day, 7", WordGoal(note: 7)), (" , ", WordGoal()),
    ] {
      #expect(try WordGoal(typed: typed) == goal, "\(typed)")
      #expect(try WordGoal(typed: goal.typed) == goal)
    }
    for typed in ["many", "-5", "5 6", "day", "5 apples", "999999999999999999999", "1.5"] {
      #expect(throws: Refusal.self, "\(typed)") { try WordGoal(typed: typed) }
    }
  }

  private func written(_ goal: WordGoal, to source: String) throws -> String {
    var bytes = Array(source.utf8)
    for edit in try goal.edits(in: NoteProperties(bytes)).reversed() {
      bytes.replaceSubrange(edit.range, with: edit.text.bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theyAreWrittenWithoutAnotherByte() throws {
    #expect(try written(WordGoal(note: 500), to: "text\n") == "---\nword-goal: 500\n---\ntext\n")
    let source = "---\r\n# mine\r\na:   b\r\nword-goal: 10 # c\r\n---\r\ntext"
    #expect(
      try written(WordGoal(note: 20, day: 5), to: source)
        == "---\r\n# mine\r\na:   b\r\nword-goal: 20 # c\r\ndaily-word-goal: 5\r\n---\r\ntext")
    let without = try written(WordGoal(), to: source)
    #expect(without.hasPrefix("---\r\n# mine\r\na:   b\r\n") && !without.contains("goal"))
    #expect(try written(WordGoal(), to: "text") == "text")
  }

  @Test func progressIsToldInWords() {
    let note = WordGoal(note: 500).progress(words: 312, first: 0)
    #expect(note.words == "312 of 500 words" && note.fraction == 312.0 / 500 && !note.isReached)
    let both = WordGoal(note: 500, day: 100).progress(words: 480, first: 470)
    #expect(both.words == "480 of 500 words, 10 of 100 today")
    #expect(both.shortWords == "480/500 · 10/100" && both.fraction == 0.1)
    #expect(WordGoal(day: 100).progress(words: 4, first: 20).words == "0 of 100 today")
    #expect(WordGoal(note: 5).progress(words: 9, first: 0).isReached)
  }

  @Test func theDaysFirstCountIsKept() throws {
    var counts = WordsAtDawn()
    let first = [10, 30].map { counts.first(of: "/a b", words: $0, on: "2026-11-26") }
    #expect(first == [10, 10])
    var read = WordsAtDawn()
    let taken = counts.lines.map { read.take($0) }
    #expect(taken == [true, true] && read == counts)
    let later = ["26", "27"].map { read.first(of: "/a b", words: 40, on: "2026-11-\($0)") }
    #expect(later == [10, 40])
    for line in ["x", "-1 /a", "5 relative", "99999999999999999999 /a"] {
      var other = WordsAtDawn()
      let isTaken = other.take(line)
      #expect(!isTaken, "\(line)")
    }
  }
}
