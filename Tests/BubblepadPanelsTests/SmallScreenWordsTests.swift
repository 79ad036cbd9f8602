import BubblepadPanels
import CursesCore
import CursesInputFormats
import Testing

@testable import BubblepadIndex

/// What is said and shown where there are few rows and columns.
@Suite("Words on small screens") @MainActor struct SmallScreenWordsTests {
  @Test func aHintGivesUpSentencesFromItsEnd() {
    #expect(
      Sentences.starts(of: "One. Two “a.b”. Three.") == [
        "One. Two “a.b”. Three.", "One. Two “a.b”.", "One.",
      ])
    #expect(Sentences.starts(of: "One.") == ["One."] && Sentences.starts(of: "") == [""])
  }

  /// A link that changes has its two parts, whatever is said above.
  @Test func whatChangesHasARowEachBeforeAndAfter() {
    let question = BubblepadPanels.Confirmation(
      title: "", words: "", lines: ["first"],
      changes: [.init(noteTitle: "Home", before: "[[Old → x]]", after: "[[New]]")], answers: [])
    #expect(question.lines == ["first", "Home: [[Old → x]] → [[New]]"] && question.hasParts)
    #expect(question.parts(ofLine: 0) == ["first"])
    #expect(question.parts(ofLine: 1) == ["Home: [[Old → x]]", "→ [[New]]"])
  }

  @Test func aCalendarSaysWhatItsDotsMean() {
    let day = CalendarDate(clampingYear: 2026, month: 9, day: 30)
    let notes = CalendarForm(day, today: day) { _ in true }
    #expect(notes.legend == "• has a note" && notes.stateWords == "today, has a note")
    let tasks = CalendarForm(day, today: day, markWords: "has tasks") { _ in true }
    #expect(tasks.legend == "• has tasks" && tasks.stateWords == "today, has tasks")
  }

  @Test func whatIsDoneFromAListIsUndoneInIt() {
    let changes = PickerChanges()
    #expect(changes.takeNext(again: false) == nil && changes.takeNext(again: true) == nil)
    changes.did(atRow: 4)
    changes.did(atRow: 2)
    #expect(changes.takeNext(again: false) == 2 && changes.takeNext(again: false) == 4)
    #expect(changes.takeNext(again: false) == nil && changes.takeNext(again: true) == 4)
    changes.did(atRow: 7)
    #expect(changes.takeNext(again: true) == nil && changes.takeNext(again: false) == 7)
  }
}
