import CursesSeededRandom
import CursesText
import Glibc
import Testing

/// A state with its history and a clock that the test moves.
private struct Desk {
  var state: TextState
  var history = History()
  var tick = 0

  init(_ marked: String) { state = MarkedText(marked).state }

  mutating func run(_ command: TextCommand, after pause: Int = 100) {
    tick += pause
    guard let transaction = state.transaction(for: command) else { return }
    history.record(transaction, before: state, tick: tick)
    state.apply(transaction)
  }

  mutating func type(_ string: String, pause: Int = 100) {
    for character in string { run(.insert(String(character)), after: pause) }
  }

  /// Ends the last line as saving does.
  mutating func endLine() {
    history.noteEnding(of: 1, behind: state.text)
    state.apply(Transaction(Edit(at: state.text.count, insert: "\n"), event: .other))
  }

  mutating func undo() { if let step = history.undo(state) { state.apply(step) } }
  mutating func redo() { if let step = history.redo(state) { state.apply(step) } }
  var drawn: String { MarkedText.draw(state) }
}

@Suite struct HistoryTests {
  /// The step over which the text ended its own last line takes the added line end along.
  @Test(arguments: ["", "one\ntwo\n", "one\n\n"])
  func anAddedLineEndGoesWithTheLineThatNeededIt(_ text: String) {
    var desk = Desk(text + "¦")
    desk.type("abc")
    desk.type("d", pause: 5_000)
    desk.type("ef")
    desk.endLine()
    #expect(desk.state.text.string == text + "abcdef\n")
    desk.undo()
    #expect(desk.state.text.string == text + "abc\n")
    desk.undo()
    #expect(desk.state.text.string == text)
    desk.redo()
    desk.redo()
    #expect(desk.state.text.string == text + "abcdef\n")
  }

  /// Who counted steps before memory ended some may ask for less than none.
  @Test func stepsThatWereForgottenAreNotCounted() {
    var history = History()
    history.joinSteps(after: -1)
    var desk = Desk("¦")
    desk.type("a")
    desk.type("b", pause: 5_000)
    desk.history.joinSteps(after: -1)
    desk.undo()
    #expect(desk.state.text.isEmpty)
  }

  @Test func anAddedLineEndGoesAlsoWhereWhatNeededItIsDoneAgain() {
    var desk = Desk("one\ntwo¦")
    desk.type("\n", pause: 5_000)
    desk.undo()
    desk.endLine()
    #expect(desk.state.text.string == "one\ntwo\n")
    desk.redo()
    #expect(desk.state.text.string == "one\ntwo\n")
    desk.undo()
    #expect(desk.state.text.string == "one\ntwo\n")
  }

  /// Steps are joined in pairs, and those in pairs again: one after the other, which the same test does for
  /// comparison, goes through all of them again for each.
  @Test func manyStepsBecomeOneAtOnce() {
    let lines = 800
    let first = SourceText(String(repeating: "ab\n", count: lines))
    let last = SourceText(String(repeating: "xyb\n", count: lines))
    /// Returns the processor time that joining took, in nanoseconds.
    func edit(joiningEach: Bool) -> Int {
      var state = TextState(first)
      var history = History()
      var time = 0
      func join() {
        let start = processorTime()
        history.joinSteps(after: 0)
        time += processorTime() - start
      }
      for index in 0..<lines {
        let transaction = Transaction(Edit((index * 4)..<(index * 4 + 1), "xy"), event: .format)
        history.record(transaction, before: state, tick: 0)
        state.apply(transaction)
        if joiningEach { join() }
      }
      if !joiningEach { join() }
      #expect(history.stepCount == 1)
      if let step = history.undo(state) { state.apply(step) }
      #expect(state.text == first)
      if let step = history.redo(state) { state.apply(step) }
      #expect(state.text == last)
      return time
    }
    let (atOnce, oneByOne) = (edit(joiningEach: false), edit(joiningEach: true))
    #expect(oneByOne > 8 * atOnce, "\(oneByOne) and \(atOnce) ns")
  }

  /// The time that this thread has had a processor, which other programs have no part in.
  private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  @Test func undoesWordByWord() {
    var desk = Desk("¦")
    desk.type("one two")
    desk.undo()
    #expect(desk.drawn == "one ¦")
    desk.undo()
    #expect(desk.drawn == "¦")
    #expect(!desk.history.canUndo)
    desk.redo()
    desk.redo()
    #expect(desk.drawn == "one two¦")
    #expect(!desk.history.canRedo)
  }

  @Test func aPauseEndsAGroup() {
    var desk = Desk("¦")
    desk.type("ab")
    desk.run(.insert("c"), after: 1_500)
    desk.undo()
    #expect(desk.drawn == "ab¦")
  }

  @Test func aMotionEndsAGroup() {
    var desk = Desk("¦")
    desk.type("ab")
    desk.run(.moveBackward)
    desk.run(.moveForward)
    desk.type("c")
    desk.undo()
    #expect(desk.drawn == "ab¦")
  }

  @Test func deletionsGroupByDirection() {
    var desk = Desk("abcd¦ef")
    desk.run(.deleteBackward)
    desk.run(.deleteBackward)
    desk.run(.deleteForward)
    desk.run(.deleteForward)
    #expect(desk.drawn == "ab¦")
    desk.undo()
    #expect(desk.drawn == "ab¦ef")
    desk.undo()
    #expect(desk.drawn == "abcd¦ef")
  }

  @Test func restoresTheSelection() {
    var desk = Desk("a«bc¦»d")
    desk.type("x")
    desk.undo()
    #expect(desk.drawn == "a«bc¦»d")
    desk.redo()
    #expect(desk.drawn == "ax¦d")
  }

  @Test func redoingShowsWhatChanges() {
    var desk = Desk("abc¦def")
    desk.type("x")
    desk.run(.moveToTextEnd)
    desk.undo()
    #expect(desk.drawn == "abc¦def")
    desk.redo()
    #expect(desk.drawn == "abcx¦def")
  }

  /// A save takes a while: what was undone meanwhile is not what it wrote, also where that had been saved before.
  @Test func aTextUndoneDuringASaveIsNotSaved() {
    var desk = Desk("¦")
    desk.type("ab")
    let written = desk.history.revision
    desk.undo()
    #expect(desk.history.isSaved)
    desk.history.markSaved(written)
    #expect(desk.drawn == "¦" && !desk.history.isSaved)
    desk.redo()
    #expect(desk.drawn == "ab¦" && desk.history.isSaved)
  }

  /// A step that began before a save and went on during it stays one step.
  @Test func aSaveOfAnEarlierTextDoesNotPartWhatIsTyped() {
    var desk = Desk("¦")
    desk.type("a")
    let written = desk.history.revision
    desk.type("b")
    desk.history.markSaved(written)
    desk.type("c")
    desk.undo()
    #expect(desk.drawn == "¦" && !desk.history.isSaved)
  }

  @Test func knowsTheSavedText() {
    var desk = Desk("¦")
    #expect(desk.history.isSaved)
    desk.type("ab")
    #expect(!desk.history.isSaved)
    desk.history.markSaved()
    desk.type("c")
    desk.undo()
    #expect(desk.drawn == "ab¦" && desk.history.isSaved)
    desk.undo()
    #expect(!desk.history.isSaved)
    desk.type("z")
    desk.undo()
    #expect(!desk.history.isSaved)
    #expect(desk.drawn == "¦")
  }

  @Test func newTypingForgetsTheUndone() {
    var desk = Desk("¦")
    desk.type("a")
    desk.undo()
    desk.type("b")
    desk.redo()
    #expect(desk.drawn == "b¦")
  }

  @Test func memoryIsBounded() {
    var desk = Desk("¦")
    desk.history.memoryLimit = 100_000
    desk.run(.insert(String(repeating: "x", count: 50_000)), after: 9_000)
    for _ in 0..<20 {
      desk.run(.selectAll)
      desk.run(.insert(String(repeating: "y", count: 50_000)), after: 9_000)
    }
    var steps = 0
    while desk.history.canUndo {
      desk.undo()
      steps += 1
    }
    #expect(steps >= 1 && steps <= 3)
  }

  @Test(arguments: 1...10) func undoToTheStartGivesTheFirstBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands: [TextCommand] = [
      .insert("a"), .insert(" "), .insert("é\r\n"), .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteToLineEnd, .moveForward, .moveWordBackward, .extendWordForward,
      .selectLine, .transpose, .moveToTextEnd, .extendParagraphBackward,
    ]
    let first = SourceText(bytes: random.bytes(upTo: 3_000))
    var desk = Desk("¦")
    desk.state = TextState(first)
    for _ in 0..<300 { desk.run(commands[random.below(commands.count)], after: random.below(700)) }
    let last = desk.state
    while desk.history.canUndo { desk.undo() }
    #expect(desk.state.text == first)
    while desk.history.canRedo { desk.redo() }
    #expect(desk.state.text == last.text)
  }
}
