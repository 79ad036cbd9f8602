import CursesSeededRandom
import CursesText
import Testing

/// Parts of changes to several files stay where the text's own steps are undone and done again.
@Suite struct HistoryPartsTests {
  private struct Desk {
    var state: TextState
    var history = History()

    init(_ text: String) { state = TextState(text) }

    /// Puts another word in the place of one; for a part the line in place of the line, as a comparison of files does.
    mutating func replace(_ word: String, with new: String, as event: UserEvent = .paste) throws {
      let text = state.text.string
      var range = try #require(text.firstRange(of: word))
      var replaced = new
      if event == .acrossFiles {
        let start = text[..<range.lowerBound].lastIndex(of: "\n").map(text.index(after:))
        let end = text[range.upperBound...].firstIndex(of: "\n").map(text.index(after:))
        range = (start ?? text.startIndex)..<(end ?? text.endIndex)
        replaced = String(text[range]).replacing(word, with: new)
      }
      let start = text[..<range.lowerBound].utf8.count
      let edit = Edit(start..<(start + text[range].utf8.count), replaced)
      let transaction = Transaction(edit, event: event)
      history.record(transaction, before: state, tick: 0)
      state.apply(transaction)
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

    var text: String { state.text.string }
  }

  @Test func whatWasDoneBeforeAPartIsUndoneWithoutIt() throws {
    var desk = Desk("[[Old]] and.\n")
    try desk.replace(".", with: " tail.")
    try desk.replace("Old", with: "New", as: .acrossFiles)
    #expect(desk.text == "[[New]] and tail.\n")
    desk.undo()
    #expect(desk.text == "[[New]] and.\n" && desk.history.passing == .left)
    let isUndone = desk.undo()
    #expect(!isUndone && desk.history.canUndo && !desk.history.canUndoAlone)
    desk.redo()
    #expect(desk.text == "[[New]] and tail.\n" && desk.history.passing == nil)
    desk.undo()
    #expect(desk.text == "[[New]] and.\n" && desk.history.passing == nil)
    desk.history.goesOverParts = true
    desk.undo()
    #expect(desk.text == "[[Old]] and.\n" && !desk.history.canUndo)
  }

  @Test func ofTheSameWordsBothAreUndone() throws {
    var desk = Desk(".\n")
    try desk.replace(".", with: "[[Old]].")
    try desk.replace("Old", with: "New", as: .acrossFiles)
    desk.undo()
    #expect(desk.text == ".\n" && desk.history.passing == .taken)
    desk.redo()
    #expect(desk.text == "[[New]].\n")
    desk.undo()
    #expect(desk.text == ".\n" && !desk.history.canUndo)
  }

  @Test func aPartThatWasUndoneIsNotDoneAgainAlone() throws {
    var desk = Desk("a b\n")
    try desk.replace("a", with: "x", as: .acrossFiles)
    try desk.replace("b", with: "y")
    desk.undo()
    desk.history.goesOverParts = true
    desk.undo()
    desk.history.goesOverParts = false
    #expect(desk.text == "a b\n")
    desk.redo()
    #expect(desk.text == "a y\n" && desk.history.passing == .left)
    let isRedone = desk.redo()
    #expect(!isRedone && desk.history.canRedo && !desk.history.canRedoAlone)
    desk.history.goesOverParts = true
    desk.redo()
    #expect(desk.text == "x y\n")
  }

  /// The text that was saved is none any more that undo comes to.
  @Test func theTextBeforeAPartIsNotTakenForTheSavedOne() throws {
    var desk = Desk("a b\n")
    try desk.replace("a", with: "x")
    desk.history.markSaved()
    try desk.replace("b", with: "y", as: .acrossFiles)
    desk.undo()
    #expect(desk.text == "a y\n" && !desk.history.isSaved)
  }

  @Test func itIsAPartToTheNextProcess() throws {
    var desk = Desk("a b\n")
    try desk.replace("a", with: "x")
    try desk.replace("b", with: "y", as: .acrossFiles)
    var next = Desk(desk.text)
    next.history = try #require(
      History(decoding: desk.history.encoded(limit: .max), textCount: desk.state.text.count))
    next.undo()
    #expect(next.text == "a y\n" && next.history.passing == .left)
    next.undo()
    #expect(next.text == "a y\n")
  }

  /// Words of a text get others, each once, some of them as parts. Undone as far as that goes only the parts are there,
  /// done again all is, and with the parts it is the first text.
  @Test(arguments: 1...20) func anyStepsArePassed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var words = (0..<24).map { "é\(100 + $0)" }
    func text(_ changed: (Int) -> Bool) -> String {
      (0..<24).map { index in
        (changed(index) ? "ü\(200 + index)x" : "é\(100 + index)") + (index % 4 == 3 ? "\n" : " ")
      }.joined()
    }
    var desk = Desk(text { _ in false })
    var (own, parts) = (Set<Int>(), Set<Int>())
    for _ in 0..<16 {
      let word = words.remove(at: random.below(words.count))
      let index = try #require(Int(word.dropFirst())) - 100
      let isPart = random.below(2) == 0
      if isPart { parts.insert(index) } else { own.insert(index) }
      try desk.replace(word, with: "ü\(200 + index)x", as: isPart ? .acrossFiles : .paste)
      if random.below(4) == 0, desk.undo() { desk.redo() }
    }
    let all = desk.text
    #expect(all == text { own.contains($0) || parts.contains($0) })
    while desk.undo() {}
    #expect(desk.text == text { parts.contains($0) })
    while desk.redo() {}
    #expect(desk.text == all)
    desk.history.goesOverParts = true
    while desk.undo() {}
    #expect(desk.text == text { _ in false })
    while desk.redo() {}
    #expect(desk.text == all)
  }

  /// What an earlier process has done far from its caret is seen where it is undone.
  @Test(arguments: [0, 400]) func undoOfEarlierWorkShowsIt(caret: Int) throws {
    var desk = Desk(String(repeating: "line\n", count: 80))
    desk.state.apply(Transaction(selecting: Selection(caret: caret)))
    let transaction = Transaction(Edit(at: 0, insert: "top "), event: .other)
    desk.history.record(transaction, before: desk.state, tick: 0)
    desk.state.apply(transaction)
    var next = Desk(desk.text)
    next.history = try #require(
      History(decoding: desk.history.encoded(limit: .max), textCount: desk.state.text.count))
    next.state.apply(Transaction(selecting: Selection(caret: 404)))
    next.undo()
    #expect(next.state.selection == Selection(caret: 0))
    // In one session the caret is where it was.
    desk.undo()
    #expect(desk.state.selection == Selection(caret: caret))
  }
}
