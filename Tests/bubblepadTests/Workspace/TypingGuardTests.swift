import BubblepadCommands
import CursesCore
import Testing

@testable import bubblepad

/// What is typed while a question opens does not answer it.
@Suite("Typing into a question") struct TypingGuardTests {
  private let start = ContinuousClock.now
  private func key(_ code: Key.Code, _ modifiers: KeyModifiers = []) -> Key { Key(code, modifiers) }

  private func at(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func lettersAndBlanksOfATextAnswerNothing() {
    var typing = TypingGuard()
    func takes(_ key: Key, _ moment: Int) -> Bool { typing.takes(key, at: at(moment)) }
    typing.noted(key(.character("a")), isInText: true, at: at(0))
    typing.questionOpened(hasFields: false, at: at(100))
    #expect(takes(key(.character("b")), 200))
    #expect(takes(key(.character(" ")), 800))
    #expect(takes(key(.enter), 1400))
    // After a pause a key is an answer, and so is the next.
    #expect(!takes(key(.character("k")), 2200))
    #expect(!takes(key(.character("k")), 2250))
  }

  @Test func aQuestionThatWasAskedForIsAnsweredAtOnce() {
    var typing = TypingGuard()
    func takes(_ key: Key, _ moment: Int) -> Bool { typing.takes(key, at: at(moment)) }
    typing.questionOpened(hasFields: false, at: at(0))
    #expect(!takes(key(.character("k")), 1))
    typing.noted(key(.character("a")), isInText: true, at: at(10))
    typing.noted(key(.character("q"), .control), isInText: true, at: at(20))
    typing.questionOpened(hasFields: false, at: at(30))
    #expect(!takes(key(.character("d")), 40))
    typing.noted(key(.character("a")), isInText: false, at: at(50))
    typing.questionOpened(hasFields: false, at: at(60))
    #expect(!takes(key(.character("d")), 70))
  }

  @Test func aBlankPressesNoButtonOfANewQuestion() {
    var typing = TypingGuard()
    func takes(_ key: Key, _ moment: Int) -> Bool { typing.takes(key, at: at(moment)) }
    typing.questionOpened(hasFields: false, at: at(0))
    #expect(takes(key(.character(" ")), 300))
    #expect(!takes(key(.character(" ")), 800))
    typing.questionOpened(hasFields: true, at: at(1000))
    #expect(!takes(key(.character(" ")), 1001))
  }

  @Test func lettersTypedFromTheStartOnAnswerNoQuestionOfTheStart() {
    var typing = TypingGuard()
    func takes(_ key: Key, _ moment: Int) -> Bool { typing.takes(key, at: at(moment)) }
    typing.questionOpened(hasFields: false, at: at(0))
    typing.questionCameByItself(at: at(0))
    #expect(takes(key(.character("r")), 300))
    #expect(takes(key(.enter), 800))
    #expect(!takes(key(.escape), 900))
    typing.questionOpened(hasFields: false, at: at(2000))
    typing.questionCameByItself(at: at(2000))
    #expect(!takes(key(.character("r")), 2800))
  }

  @Test func escapeAndArrowsAreAlwaysOfTheQuestion() {
    var typing = TypingGuard()
    func takes(_ key: Key, _ moment: Int) -> Bool { typing.takes(key, at: at(moment)) }
    typing.noted(key(.character("a")), isInText: true, at: at(0))
    typing.questionOpened(hasFields: false, at: at(1))
    #expect(!takes(key(.escape), 2))
  }
}
