import CursesText
import Testing

@testable import BubblepadNotebook

/// What the program writes into the files of notes that are not open is known in what can be undone there.
@Suite struct WrittenHistoryTests {
  let folder = TemporaryFolder()
  var file: HistoryFile { HistoryFile(note: "/home/a.md", in: folder("state/undo")) }
  private let texts = ["one\n[[Old]]\n", "one two\n[[Old]]\n", "one two\n[[New]]\n"].map {
    SourceText($0)
  }

  /// Keeps the history of a text to which a word was added.
  private func type() throws {
    var history = History()
    let transaction = Transaction(Edit(at: 3, insert: " two"), event: .typing)
    history.record(transaction, before: TextState(texts[0]), tick: 0)
    try file.write(history, for: texts[1])
  }

  @Test func aPartOfAChangeStays() throws {
    try type()
    file.take(from: texts[1], to: texts[2], as: .acrossFiles)
    var read = try #require(file.read(for: texts[2]))
    #expect(read.stepCount == 2)
    let step = read.undo(TextState(texts[2]))
    #expect(step?.applying(to: texts[2]).string == "one\n[[New]]\n")
    #expect(read.passing == .left && !read.hasUndoneOutsideChange && !read.canUndoAlone)
  }

  @Test func anotherChangeIsAStep() throws {
    try type()
    file.take(from: texts[1], to: texts[2], as: .other)
    var read = try #require(file.read(for: texts[2]))
    let step = read.undo(TextState(texts[2]))
    #expect(step?.applying(to: texts[2]) == texts[1] && !read.hasUndoneOutsideChange)
  }

  @Test func undoOfTheChangeIsThatOfItsPart() throws {
    try type()
    file.take(from: texts[1], to: texts[2], as: .acrossFiles)
    file.take(from: texts[2], to: texts[1], as: .acrossFiles)
    let undone = try #require(file.read(for: texts[1]))
    #expect(undone.stepCount == 1 && undone.canRedo && !undone.canRedoAlone)
    file.take(from: texts[1], to: texts[2], as: .acrossFiles)
    let redone = try #require(file.read(for: texts[2]))
    #expect(redone.stepCount == 2 && !redone.canRedo)
  }

  /// What another program has written before is a step of its own below it.
  @Test func anExternalChangeBeforeIsAStepBelow() throws {
    try type()
    let external = SourceText("zero\none two\n[[Old]]\n")
    let last = SourceText("zero\none two\n[[New]]\n")
    file.take(from: external, to: last, as: .acrossFiles)
    var read = try #require(file.read(for: last))
    #expect(read.stepCount == 3)
    let step = read.undo(TextState(last))
    #expect(step?.applying(to: last) == texts[2] && read.hasUndoneOutsideChange)
  }

  @Test func withoutAHistoryNoneIsMade() {
    file.take(from: texts[1], to: texts[2], as: .acrossFiles)
    #expect(Folder.names(in: folder("state/undo")) ?? [] == [])
  }
}
