import CursesText
import Foundation
import Testing

@testable import BubblepadNotebook

/// A step over several files in the middle of which a process ends can be finished, and undone.
@Suite("Interrupted steps over files") struct StepJournalTests {
  private let root: String
  private let places: NotebookPlaces
  private var notebook: String { root + "/notes" }

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/step-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: root + "/notes", withIntermediateDirectories: true)
    places = NotebookPlaces(stateFolder: root + "/state", dataHome: root + "/data")
  }

  private static let texts = [
    "a.md": ("[[Hub]] and more\r\n", "[[Nave]] and more\r\n"),
    "b.md": ("x [[Hub]][[Hub]]", "x [[Nave]][[Nave]]"), "c.md": ("é", ""),
    "Nave.md": ("# Hub\n", "# Nave\n"),
  ]

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: notebook + "/" + name))
  }

  private func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: notebook + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The journal of a rename of `Hub.md` to `Nave.md` that was never ended.
  private func begin() throws -> StepJournal {
    let texts = Self.texts.map { name, texts in
      StepText(
        path: notebook + "/" + name, before: SourceText(texts.0), after: SourceText(texts.1))
    }
    let move = StepMove(from: notebook + "/Hub.md", to: notebook + "/Nave.md")
    return try #require(
      StepJournal(
        texts, moves: [move], name: StepName("Rename “Hub” to “Nave”"), notebook: notebook,
        in: places))
  }

  /// The files as they are once so many of them are written.
  private func make(written: Int, isMoved: Bool) throws {
    for (index, entry) in Self.texts.sorted(by: { $0.key < $1.key }).enumerated() {
      let name = entry.key == "Nave.md" && !isMoved ? "Hub.md" : entry.key
      try write(isMoved && index < written ? entry.value.1 : entry.value.0, name)
    }
  }

  private var journals: [String] { Folder.names(in: places.stateFolder + "/steps") ?? [] }

  @Test(arguments: 0...3) func itIsFinishedFromAnyPlace(_ written: Int) throws {
    try make(written: written, isMoved: true)
    do { _ = try begin() }
    let step = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(step.done.count == written && step.rest.count == 4 - written && step.moves.count == 1)
    let bounds = NotebookBounds(folder: notebook)
    let outcome = FilesOutcome(writing: step.rest, within: bounds, backups: root + "/backups")
    #expect(outcome.left.isEmpty)
    for (name, texts) in Self.texts { #expect(read(name) == texts.1, "\(name)") }
    // All of it is done now: nothing is asked any more.
    #expect(InterruptedStep.all(of: notebook, in: places).isEmpty && journals.isEmpty)
  }

  @Test(arguments: 0...3) func itIsUndoneFromAnyPlace(_ written: Int) throws {
    try make(written: written, isMoved: true)
    do { _ = try begin() }
    let step = try #require(InterruptedStep.all(of: notebook, in: places).first)
    let bounds = NotebookBounds(folder: notebook)
    #expect(FilesOutcome(writing: step.done, within: bounds, backups: root).left.isEmpty)
    try step.moveBack()
    step.forget()
    for (name, texts) in Self.texts {
      #expect(read(name == "Nave.md" ? "Hub.md" : name) == texts.0, "\(name)")
    }
    #expect(journals.isEmpty)
  }

  @Test func whatHasNotBegunOrIsWholeIsForgotten() throws {
    try make(written: 0, isMoved: false)
    do { _ = try begin() }
    #expect(journals.count == 1)
    #expect(InterruptedStep.all(of: notebook, in: places).isEmpty && journals.isEmpty)
    try FileManager.default.removeItem(atPath: notebook + "/Hub.md")
    try make(written: 4, isMoved: true)
    do { _ = try begin() }
    #expect(InterruptedStep.all(of: notebook, in: places).isEmpty && journals.isEmpty)
  }

  @Test func whatRunsStillOrIsOfAnotherNotebookIsLeft() throws {
    try make(written: 1, isMoved: true)
    let running = try begin()
    #expect(InterruptedStep.all(of: notebook, in: places).isEmpty && journals.count == 1)
    running.end()
    #expect(journals.isEmpty)
    do { _ = try begin() }
    #expect(InterruptedStep.all(of: root, in: places).isEmpty && journals.count == 1)
  }

  @Test func aFileThatWasEditedSinceIsLeftAlone() throws {
    try make(written: 1, isMoved: true)
    try write("something else", "b.md")
    do { _ = try begin() }
    let step = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(step.changedCount == 1 && step.done.count == 1 && step.rest.count == 2)
  }

  /// The journal cut at any byte: no file was written then, and nothing is asked.
  @Test func aJournalThatIsCutIsNone() throws {
    try make(written: 1, isMoved: true)
    do { _ = try begin() }
    let path = places.stateFolder + "/steps/" + (try #require(journals.first))
    let bytes = try #require(FileManager.default.contents(atPath: path))
    for count in 0..<bytes.count {
      #expect(StepRecord(Array(bytes[..<count])) == nil)
    }
    for index in bytes.indices {
      var damaged = Array(bytes)
      damaged[index] ^= 0x20
      _ = StepRecord(damaged)
    }
    try bytes.prefix(bytes.count - 1).write(to: URL(fileURLWithPath: path))
    #expect(InterruptedStep.all(of: notebook, in: places).isEmpty && journals.isEmpty)
  }

  @Test func aStepOfOneFileNeedsNone() {
    let text = StepText(path: notebook + "/a.md", before: SourceText("a"), after: SourceText("b"))
    #expect(StepJournal([text], notebook: notebook, in: places) == nil && journals.isEmpty)
  }

  /// A journal of the form before this one, which has no name of the step.
  @Test func aJournalOfTheFormBeforeIsRead() throws {
    try make(written: 1, isMoved: true)
    do { _ = try begin() }
    let path = places.stateFolder + "/steps/" + (journals.first ?? "")
    let name = "Rename “Hub” to “Nave”"
    var old = try #require(FileManager.default.contents(atPath: path))
    old[15] = UInt8(ascii: "1")
    old.removeSubrange(
      try #require(old.range(of: Data("\(name.utf8.count):\(name)1:01:0".utf8))))
    let step = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(step.words.hasPrefix("Bubblepad ended in the middle of this change: \(name). "))
    try old.write(to: URL(fileURLWithPath: path))
    let former = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(former.rest.count == 3)
    #expect(former.words.hasPrefix("Bubblepad ended in the middle of a change of the notebook. "))
  }

  /// A step that was being undone when the process ended says so: by its own way, and by a stop.
  @Test func whatWasBeingUndoneIsKnown() throws {
    try make(written: 2, isMoved: true)
    do { try begin().noteStop() }
    let step = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(step.isStopped && !step.isUndoing)
    #expect(
      step.words.hasPrefix(
        "Bubblepad ended in the middle of stopping a change, which undoes it: Rename “Hub” to “Nave”."
      ))
    step.forget()
    do {
      let texts = ["a.md", "b.md", "Nave.md"].compactMap { name in
        Self.texts[name].map {
          StepText(
            path: notebook + "/" + name, before: SourceText($0.1), after: SourceText($0.0))
        }
      }
      _ = StepJournal(
        texts, name: StepName("Rename “Hub” to “Nave”", isUndoing: true), notebook: notebook,
        in: places)
    }
    let undoing = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(undoing.isUndoing && !undoing.isStopped)
    #expect(undoing.words.contains("in the middle of undoing a change: Rename “Hub”"))
  }

  /// Several notes that come into a new folder, of which some have: finished, and undone.
  @Test(arguments: 1...2, [false, true]) func movesOfSeveralNotes(
    _ count: Int, _ finishes: Bool
  ) throws {
    let names = ["a.md", "b.md", "c.md"]
    let folder = notebook + "/new"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, name) in names.enumerated() {
      try write(Self.texts[name]?.0 ?? "", index < count ? "new/" + name : name)
    }
    do {
      _ = StepJournal(
        names.map {
          StepText(
            path: folder + "/" + $0, before: SourceText(Self.texts[$0]?.0 ?? ""),
            after: SourceText(Self.texts[$0]?.1 ?? ""))
        }, moves: names.map { StepMove(from: notebook + "/" + $0, to: folder + "/" + $0) },
        name: StepName("Move 3 notes to “new”", newFolders: [folder]), notebook: notebook,
        in: places)
    }
    let step = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(step.moves.count == count && step.rest.count == 3 && step.done.isEmpty)
    if finishes {
      let outcome = FilesOutcome(
        writing: try step.moveOn(), within: NotebookBounds(folder: notebook), backups: root)
      #expect(outcome.left.isEmpty)
      for name in names { #expect(read("new/" + name) == Self.texts[name]?.1) }
    } else {
      try step.moveBack()
      for name in names { #expect(read(name) == Self.texts[name]?.0) }
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
    step.forget()
    #expect(journals.isEmpty)
  }

  /// What the killed process has left beside files whose texts are known goes at the next start, before anything is
  /// answered; beside a file that was edited since it stays.
  @Test func whatWasLeftGoesBeforeTheAnswer() throws {
    try make(written: 1, isMoved: true)
    try write("edited since", "c.md")
    do { _ = try begin() }
    let digits = String(repeating: "0", count: 16)
    try write("[[Hub]] and more\r\n", ".a.md.1-1-\(digits)1.bubblepad~")
    try write("another's", ".a.md.1-1-\(digits)2.bubblepad~")
    try write("é", ".c.md.1-1-\(digits)3.bubblepad~")
    _ = try #require(InterruptedStep.all(of: notebook, in: places).first)
    let left = try #require(Folder.names(in: notebook)).filter { $0.hasSuffix("~") }
    #expect(Set(left.map(read)) == ["another's", "é"] && journals.count == 1)
  }

  /// What the killed process has left beside the files goes with the step: also what it had just made.
  @Test func whatWasLeftBesideFilesGoes() throws {
    try make(written: 2, isMoved: true)
    do { _ = try begin() }
    let digits = String(repeating: "0", count: 16)
    for text in ["", "[[Hub]] and more\r\n", "[[Nave]] and more\r\n", "another's"] {
      try write(text, ".a.md.1-1-\(digits)\(text.utf8.count).bubblepad~")
    }
    let step = try #require(InterruptedStep.all(of: notebook, in: places).first)
    #expect(!step.isUndoing)
    step.forget()
    let left = try #require(Folder.names(in: notebook)).filter { $0.hasSuffix("~") }
    #expect(left.map(read) == ["another's"])
  }
}
