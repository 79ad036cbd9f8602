import CursesSeededRandom
import Testing

@testable import CursesText

/// A history goes through bytes and comes back the same, and from other bytes nothing comes.
@Suite struct HistoryCodingTests {
  private struct Desk {
    var state: TextState
    var history = History()
    var tick = 0

    init(_ text: SourceText) { state = TextState(text) }

    mutating func run(_ command: TextCommand, after pause: Int = 100) {
      tick += pause
      guard let transaction = state.transaction(for: command) else { return }
      history.record(transaction, before: state, tick: tick)
      state.apply(transaction)
    }

    mutating func type(_ string: String) {
      for character in string { run(.insert(String(character))) }
    }

    @discardableResult
    mutating func undo() -> Bool {
      guard let step = history.undo(state) else { return false }
      state.apply(step)
      return true
    }

    @discardableResult
    mutating func redo() -> Bool {
      guard let step = history.redo(state) else { return false }
      state.apply(step)
      return true
    }
  }

  private static let commands: [TextCommand] = [
    .insert("a"), .insert(" "), .insert("é\r\n"), .deleteBackward, .deleteForward,
    .deleteWordBackward, .deleteToLineEnd, .moveForward, .moveWordBackward, .extendWordForward,
    .selectLine, .transpose, .moveToTextEnd, .extendParagraphBackward,
  ]

  private func randomDesk(_ seed: UInt64, steps: Int = 300) -> Desk {
    var random = SeededGenerator(seed: seed)
    var desk = Desk(SourceText(bytes: random.bytes(upTo: 2_000)))
    for _ in 0..<steps {
      let command = Self.commands[random.below(Self.commands.count)]
      desk.run(command, after: random.below(700))
    }
    for _ in 0..<random.below(60) { desk.undo() }
    return desk
  }

  /// Every state on the way back and forth.
  private func walk(_ desk: Desk) -> [TextState] {
    var desk = desk
    var states = [desk.state]
    while desk.undo() { states.append(desk.state) }
    while desk.redo() { states.append(desk.state) }
    return states
  }

  @Test(arguments: 1...12) func anyHistoryComesBack(seed: UInt64) throws {
    let desk = randomDesk(seed)
    let bytes = desk.history.encoded(limit: .max)
    var other = Desk(desk.state.text)
    other.state = desk.state
    other.history = try #require(History(decoding: bytes, textCount: desk.state.text.count))
    #expect(walk(other) == walk(desk))
    #expect(other.history.encoded(limit: .max) == bytes)
  }

  @Test(arguments: 1...4) func otherBytesNeverTrap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let desk = randomDesk(seed, steps: 40)
    let count = desk.state.text.count
    let bytes = desk.history.encoded(limit: .max)
    for end in bytes.indices {
      #expect(History(decoding: Array(bytes[..<end]), textCount: count) == nil)
    }
    #expect(History(decoding: bytes + [0], textCount: count) == nil)
    for _ in 0..<3_000 {
      var damaged = bytes
      damaged[random.below(bytes.count)] ^= UInt8(1 << random.below(8))
      damaged[random.below(bytes.count)] = UInt8(random.below(256))
      guard let history = History(decoding: damaged, textCount: count) else { continue }
      // Whatever it says now, it can be gone over in a text of that length.
      var other = Desk(desk.state.text)
      other.history = history
      _ = walk(other)
    }
  }

  @Test func itFitsNoTextThatIsShorter() {
    var desk = Desk(SourceText(""))
    desk.type("one two three")
    let bytes = desk.history.encoded(limit: .max)
    #expect(History(decoding: bytes, textCount: 13) != nil)
    #expect(History(decoding: bytes, textCount: 2) == nil)
  }

  @Test func theFarthestStepsAreLeftOut() throws {
    var desk = Desk(SourceText(""))
    for number in 100..<200 {
      desk.run(.insert("word \(number) "), after: 5_000)
    }
    for _ in 0..<10 { desk.undo() }
    let bytes = desk.history.encoded(limit: 700)
    #expect(bytes.count <= 700 && bytes.count > 600)
    var other = desk
    other.history = try #require(History(decoding: bytes, textCount: desk.state.text.count))
    #expect(other.history.undone.count == 10)
    #expect((20..<40).contains(other.history.done.count))
    let left = other.history.done.count
    while other.undo() {}
    #expect(other.state.text.string.hasSuffix("word \(189 - left) "))
    while other.redo() {}
    #expect(other.state.text.string.hasSuffix("word 199 "))
  }

  @Test func aStepLargerThanTheLimitLeavesNothing() throws {
    var desk = Desk(SourceText(String(repeating: "x", count: 10_000)))
    desk.run(.selectAll)
    desk.run(.deleteBackward)
    let bytes = desk.history.encoded(limit: 1_000)
    #expect(bytes == [0, 0])
    #expect(try #require(History(decoding: bytes, textCount: 0)).canUndo == false)
  }

  @Test func whatWasTypedMeanwhileStandsAboveIt() throws {
    var before = Desk(SourceText(""))
    before.type("one two")
    before.undo()
    let text = before.state.text
    let earlier = try #require(
      History(decoding: before.history.encoded(limit: .max), textCount: text.count))

    var desk = Desk(text)
    desk.state.apply(Transaction(selecting: Selection(caret: 4)))
    desk.type("new")
    desk.history.takeEarlier(earlier)
    desk.type("er")
    #expect(desk.state.text.string == "one newer")
    desk.undo()
    #expect(desk.state.text.string == "one " && desk.history.isSaved)
    desk.undo()
    #expect(desk.state.text.string == "" && !desk.history.isSaved)
    while desk.redo() {}
    #expect(desk.state.text.string == "one newer")
  }

  @Test func whatWasUndoneIsDoneAgain() throws {
    var before = Desk(SourceText(""))
    before.type("one two")
    before.undo()
    var desk = Desk(before.state.text)
    desk.state = before.state
    desk.history.takeEarlier(
      try #require(History(decoding: before.history.encoded(limit: .max), textCount: 4)))
    #expect(desk.history.isSaved)
    desk.redo()
    #expect(desk.state.text.string == "one two" && !desk.history.isSaved)
    desk.undo()
    #expect(desk.history.isSaved)
  }
}
