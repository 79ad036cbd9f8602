import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSearches
import CursesSeededRandom
import Glibc
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// Every state file may hold anything: it is read without a trap, and what is not understood is kept.
@Suite("State files")
struct StateFileTests {
  let home: TerminalHome
  let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    places = try #require(NotebookPlaces(environment: home.environment))
    mkdir(home.root + "/state", 0o700)
    mkdir(places.stateFolder, 0o700)
  }

  private var highest: String { "\(Int.max)" }

  // MARK: The law, for each of them

  @Test func marks() throws {
    try checkReadsAnything(
      FileMarks.file(in: places), sample: "A 1 0 /notes/A.md\nZ 120 33 /notes/a b.md\n")
  }

  @Test func choices() throws {
    try checkReadsAnything(
      StateFile<RememberedChoices>(RememberedChoices.fileName, in: places),
      sample: "list-width\t32\t20\nstatus-bar\tshown\nvi\ton\toff\n")
  }

  @Test func pins() throws {
    try checkReadsAnything(PinnedNotes.file(in: places), sample: "/notes/A.md\n/notes/b c.md\n")
  }

  @Test func tabs() throws {
    try checkReadsAnything(
      SavedTabs.file(in: places),
      sample: "notebook\t/n\ntab\t/n/A.md\nshown\t/n/b c.md\nnotebook\t/m\nshown\t/m/A.md\n")
  }

  @Test func positions() throws {
    try checkReadsAnything(
      StateFile<NotePositions>("places", in: places),
      sample: "4\t2\t1\t3\t0,7\t/notes/a.md\n1\t0\t0\t0\t\t/notes/b%09c.md\n")
  }

  @Test func hints() throws {
    try checkReadsAnything(
      StateFile<ToldHints>("told", in: places), sample: "other-hint\nsmart-typing\n")
  }

  /// Reads the sample with each byte changed and at each length cut, and random bytes.
  private func checkReadsAnything<Content: StateLines>(
    _ file: StateFile<Content>, sample: String
  ) throws {
    let whole = Array(sample.utf8)
    try check(file, whole)
    #expect(try #require(file.read()).lines.map { $0 + "\n" }.joined() == sample)
    for count in 0..<whole.count { try check(file, Array(whole[..<count])) }
    for place in whole.indices {
      for mask in [UInt8(1), 0x10, 0x80, whole[place]] {
        var changed = whole
        changed[place] ^= mask
        try check(file, changed)
      }
    }
    var chance = SeededGenerator(seed: 11)
    for _ in 0..<TestVariation.steps(300) {
      try check(file, (0..<chance.below(200)).map { _ in UInt8(chance.below(256)) })
      try check(file, mixed(whole, &chance))
    }
  }

  /// Words of the sample, numbers at the ends of their types, and noise between them.
  private func mixed(_ sample: [UInt8], _ chance: inout SeededGenerator) -> [UInt8] {
    let words =
      String(decoding: sample, as: UTF8.self).split { $0 == " " || $0 == "\n" }.map(String.init)
      + [
        highest, "-\(highest)", "9223372036854775808", "18446744073709551615", "-1", "\u{1B}[2J",
        "",
      ]
    return Array(
      (0..<chance.below(20)).map { _ in
        words[chance.below(words.count)] + [" ", " ", "\n", "\0"][chance.below(4)]
      }.joined().utf8)
  }

  /// Reads bytes; what they hold is then in the file or in one beside it, and reading again says nothing.
  private func check<Content: StateLines>(_ file: StateFile<Content>, _ bytes: [UInt8]) throws {
    home.write(bytes, to: file.path)
    let content = file.read()
    let unreadable = places.unreadableFiles.take()
    guard let first = unreadable.first else {
      #expect(home.bytes(file.path) == bytes)
      return
    }
    #expect(unreadable.count == 1)
    let kept = try #require(first.keptAt)
    #expect(home.bytes(kept) == bytes)
    #expect(first.isPartlyUsed == (content != nil))
    unlink(kept)
    #expect(file.read()?.lines == content?.lines)
    #expect(places.unreadableFiles.take() == [])
  }

  // MARK: What is no file

  @Test func aPipeAFolderAndAFileOfOthersAreKeptAside() throws {
    let file = FileMarks.file(in: places)
    mkfifo(file.path, 0o600)
    #expect(file.read() == nil)
    mkdir(file.path, 0o700)
    #expect(file.read() == nil)
    #expect(
      places.unreadableFiles.take().map(\.keptAt) == [
        file.path + ".unreadable", file.path + ".unreadable-2",
      ])
    file.write(FileMarks())
    #expect(file.read() != nil)
  }

  @Test func ofAFileThatIsTooLongTheStartIsUsed() throws {
    let file = StateFile<ToldHints>("told", in: places)
    home.write("hint\n" + String(repeating: "x", count: 2 << 20), to: file.path)
    #expect(file.read()?.names == ["hint"])
    let first = try #require(places.unreadableFiles.take().first)
    #expect(first.isPartlyUsed)
    #expect(first.message.hasSuffix("told. It is kept as told.unreadable."))
  }

  @Test func aPathWithALineEndIsNotWritten() throws {
    var marks = FileMarks()
    _ = marks.take("A 1 0 /a")
    _ = marks.take(["B": .init(line: 1, column: 0)], of: "/b\nC 1 0 /c")
    #expect(marks.lines == ["A 1 0 /a"])
  }

  // MARK: The program

  @MainActor @Test func whatCouldNotBeReadIsSaidWhenTheProgramStarts() throws {
    home.write("first\n", to: "A.md")
    let file = StateFile<ToldHints>("told", in: places)
    home.write("hint\n\u{1B}[2J\n", to: file.path)
    _ = file.read()
    let shell = FakeShell()
    let workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.start(.notebook(path: home.notebook))
    shell.runScheduled()
    #expect(workspace.notice?.words.hasPrefix("Cannot read all of ") == true)
  }

  @MainActor @Test(arguments: [Int.max, Int.min, 0, 1 << 40])
  func aMarkMayBeAnywhere(number: Int) throws {
    home.write("first\nsecond\n", to: "A.md")
    let workspace = Workspace(
      settings: Preferences(), folder: nil, places: places, themeName: "night",
      shell: FakeShell())
    workspace.opener.load(path: home.path("A.md"))
    workspace.note?.editor.go(to: .init(line: number, column: number), isLine: false)
    #expect(workspace.note != nil)
  }
}
