import Glibc
import Testing

@testable import BubblepadSettings
@testable import bubblepad

@Suite("Command line")
struct CommandLineTests {
  var world: FakeFiles {
    var world = FakeFiles()
    world.folders.insert("/desk/notes")
    world.files["/desk/a.md"] = Array("# A\n".utf8)
    world.files["/desk/b"] = Array("b".utf8)
    return world
  }

  @Test func folderIsANotebook() {
    #expect(world.launch("notes")?.target == .notebook(path: "/desk/notes"))
    #expect(world.launch("/desk/./notes/")?.target == .notebook(path: "/desk/notes"))
  }

  @Test(arguments: [
    ("/a/b", "/a/b"), ("/", "/"), ("a", "a"), ("/a//b", "/a/b"), ("/./a", "/a"), ("./a/.", "a"),
    ("/a/", "/a"), ("/a/../b", "/a/../b"), ("/.a/b.", "/.a/b."), ("//", "/"), ("", ""),
    ("/a/..", "/a/.."), ("/a/.", "/a"),
  ])
  func pathsLoseEmptyParts(path: String, expected: String) {
    #expect(path.normalPath == expected)
  }

  @Test func filesAreNotesAndTheFirstIsFirst() {
    #expect(
      world.launch("a.md", "b")?.target
        == .notes([NotePlace(path: "/desk/a.md"), NotePlace(path: "/desk/b")]))
  }

  /// A name may hold what a terminal would obey: it is never sent to one.
  @Test func escapesInNamesAreNotEchoed() {
    let line = LaunchFailure("“no/\u{1B}]0;x\u{7}\u{202E}a\nb” is not there", .noInput).line
    #expect(line == "bubblepad: “no/\u{FFFD}]0;x\u{FFFD}\u{FFFD}a\u{FFFD}b” is not there\n")
  }

  @Test func aMissingFileIsCreatedLater() {
    #expect(
      world.launch("new")?.target == .notes([NotePlace(path: "/desk/new", exists: false)]))
  }

  @Test(arguments: [
    ("+12", NotePlace.Position.line(12, column: 1)), ("+3:7", .line(3, column: 7)), ("+", .end),
  ])
  func placesStandBeforeANote(word: String, position: NotePlace.Position) {
    #expect(
      world.launch("b", word, "a.md")?.target
        == .notes([NotePlace(path: "/desk/b"), NotePlace(path: "/desk/a.md", position: position)]))
  }

  @Test func behindTwoHyphensEverythingIsAFile() {
    var world = world
    for name in ["-h", "+12", "-", "--theme", "themes"] { world.files["/desk/\(name)"] = [] }
    #expect(
      world.launch("--read-only", "+3", "a.md", "--", "-h", "+12", "-", "--theme", "themes")?.target
        == .notes(
          [NotePlace(path: "/desk/a.md", position: .line(3, column: 1))]
            + ["-h", "+12", "-", "--theme", "themes"].map { NotePlace(path: "/desk/\($0)") }))
    #expect(world.launch("--", "notes")?.target == .notebook(path: "/desk/notes"))
    #expect(world.failure("--", "")?.status == .usage)
  }

  @Test func plainLinesAreReadAsTheParserReadsThem() throws {
    let words = [
      "a.md", "+12", "dir", "--no-animation", "--reduced-motion", "--read-only", "--sample", "é x",
    ]
    for number in 0..<4096 {
      let line = (0..<4).map { words[number >> (3 * $0) & 7] }
      let plain = try #require(BubblepadCommand.plain(line))
      let parsed = try BubblepadCommand.parse(line)
      #expect(plain.paths == parsed.paths)
      #expect(plain.look.noAnimation == parsed.look.noAnimation)
      #expect(plain.look.reducedMotion == parsed.look.reducedMotion)
      #expect(plain.look.readOnly == parsed.look.readOnly)
      #expect(plain.sample == parsed.sample)
      #expect(parsed.look.theme == nil && parsed.look.color == nil && parsed.line == nil)
    }
  }

  @Test(arguments: ["--theme", "-h", "--", "--no-animatoin", "themes", "gallery", "help", "-"])
  func whatIsNotPlainIsLeftToTheParser(_ word: String) {
    #expect(BubblepadCommand.plain(["a.md", word]) == nil)
  }

  @Test func lineOptionIsForTheFirstNoteWithoutAPlace() {
    let place = NotePlace(path: "/desk/a.md", position: .line(5, column: 1))
    #expect(world.launch("--line", "5", "a.md")?.target == .notes([place]))
    #expect(world.launch("--line", "9", "+5", "a.md")?.target == .notes([place]))
  }

  @Test func readProtectedAndWriteProtected() {
    var world = world
    world.writeProtected = ["/desk/a.md"]
    world.unreadable = ["/desk/b", "/desk/notes"]
    #expect(
      world.launch("a.md")?.target
        == .notes([NotePlace(path: "/desk/a.md", isWriteProtected: true)]))
    #expect(world.failure("b")?.status == .noPermission)
    #expect(world.failure("notes")?.status == .noPermission)
  }

  @Test(arguments: [
    (["nowhere/x.md"], ExitReason.noInput, "the folder /desk/nowhere is not there"),
    (["nowhere/"], .noInput, "nowhere/ is not there"),
    (["a.md/x"], .noInput, "/desk/a.md is not a folder"),
    (["/dev/null"], .noInput, "a device"),
    (["+12"], .usage, "“+12” must stand before a note"),
    (["+1", "+2", "a.md"], .usage, "“+1” must stand before"),
    (["+x", "a.md"], .usage, "./+x"),
    (["+0", "a.md"], .usage, "is not a place"),
    (["+1:2:3", "a.md"], .usage, "is not a place"),
    (["+4", "notes"], .usage, "has no lines"),
    (["--line", "0", "a.md"], .usage, "counts from 1"),
    (["--line", "3"], .usage, "needs a note"),
    (["notes", "a.md"], .usage, "one folder alone, or files only"),
    (["closed/a.md"], .noPermission, "closed/a.md cannot be opened: permission denied"),
    (["loop"], .noInput, "loop cannot be opened: too many levels"),
    (["-"], .usage, "standard input"),
    (["-other.md"], .usage, "write ./-other.md"),
    (["-x"], .usage, "“-x” is not an option"),
    (["--read-only", "new.md"], .noInput, "new.md is not there"),
    ([""], .usage, "empty"),
    (["--colr", "none"], .usage, "--color"),
    (["--color", "blue"], .usage, "'direct'"),
    (["--sample", "x", "y"], .usage, "one folder at most"),
  ])
  func refusals(arguments: [String], status: ExitReason, words: String) {
    var world = world
    world.unreachable = ["/desk/closed/a.md": EACCES, "/desk/loop": ELOOP]
    guard
      case .fail(let failure) = CommandLineReader(environment: world.environment).read(arguments)
    else {
      Issue.record("\(arguments) was accepted")
      return
    }
    #expect(failure.status == status)
    #expect(failure.sentence.contains(words), "\(failure.sentence)")
    #expect(failure.line.hasPrefix("bubblepad: ") && failure.line.hasSuffix("\n"))
    #expect(!failure.line.dropLast().contains("\n"))
  }

  @Test func binaryFilesAreRefusedAndLockedNotesAreNot() {
    var world = world
    world.files["/desk/picture"] = [0x89, 0x50, 0, 1]
    world.files["/desk/utf16"] = [0xFF, 0xFE, 0x41, 0]
    world.files["/desk/locked.md"] = Array("age-encryption.org/v1\n".utf8) + [0, 1, 2]
    #expect(world.failure("picture")?.status == .dataError)
    #expect(world.launch("utf16") != nil)
    world.files["/desk/nul.md"] = Array("one\0 two, and more words\n".utf8)
    #expect(world.launch("nul.md") != nil)
    #expect(world.launch("locked.md") != nil)
  }

  @Test func withoutAPathTheNotebookIsFoundInOrder() {
    var world = world
    #expect(world.launch()?.target == .missingDefaultNotebook(path: "/home/me/Notes"))
    world.folders.insert("/home/me/Notes")
    #expect(world.launch()?.target == .notebook(path: "/home/me/Notes"))
    world.addSettings("notebook: ~/Papers\n")
    #expect(world.launch()?.target == .missingDefaultNotebook(path: "/home/me/Papers"))
    world.variables["BUBBLEPAD_NOTEBOOK"] = "/desk/notes"
    #expect(world.launch()?.target == .notebook(path: "/desk/notes"))
    world.variables = [:]
    #expect(world.failure()?.status == .configuration)
    #expect(world.launch("a.md") != nil, "a note opens without a home folder")
  }

  @Test func sampleGoesToTheDataFolderOrWhereItIsTold() {
    var world = world
    #expect(
      world.launch("--sample")?.target
        == .sample(path: "/home/me/.local/share/bubblepad/sample"))
    world.variables["XDG_DATA_HOME"] = "/data"
    #expect(world.launch("--sample")?.target == .sample(path: "/data/bubblepad/sample"))
    #expect(world.launch("--sample", "mine")?.target == .sample(path: "/desk/mine"))
  }

  @Test func helpVersionAndThemes() {
    #expect(world.read("--version") == .say("bubblepad \(BubblepadVersion.current)\n"))
    #expect(world.read("themes") == .listThemes)
    #expect(world.read("gallery") == .showGallery)
    for arguments in [["--help"], ["-h"], ["help"], ["help", "themes"], ["gallery", "-h"]] {
      guard
        case .say(let text) = CommandLineReader(environment: world.environment).read(arguments)
      else {
        Issue.record("\(arguments) gives no help")
        continue
      }
      #expect(text.contains("USAGE: bubblepad"))
    }
    let failure = LaunchFailure(
      "there is no command “nosuch”; bubblepad --help lists them", .usage)
    #expect(world.read("help", "nosuch") == .fail(failure))
  }
}

@Suite("Preferences")
struct PreferencesTests {
  @Test func optionsBeatTheEnvironmentAndThatTheSettings() {
    var world = FakeFiles()
    var usual = Preferences()
    usual.spelling = SpellingSettings(nil, environment: world.environment)
    usual.settingsFile = "/home/me/.config/bubblepad/config.yaml"
    usual.notebookFolder = "/home/me/Notes"
    #expect(world.launch("x")?.preferences == usual)
    world.addSettings("color: 256\nreduced-motion: on\ntheme: dusk\nmouse: off\nmeasure: 72\n")
    var expected = usual
    (expected.color, expected.reducesMotion, expected.theme) = (.palette256, true, .named("dusk"))
    (expected.usesMouse, expected.measure) = (false, 72)
    #expect(world.launch("x")?.preferences == expected)
    world.variables["NO_COLOR"] = "1"
    world.variables["REDUCED_MOTION"] = "0"
    (expected.color, expected.reducesMotion) = (.none, false)
    #expect(world.launch("x")?.preferences == expected)
    world.variables["BUBBLEPAD_REDUCED_MOTION"] = "yes"
    (expected.color, expected.theme, expected.reducesMotion) = (.direct, .named("dawn"), true)
    expected.insistsOnTheme = true
    #expect(
      world.launch("--color", "direct", "--theme", "dawn", "x")?.preferences == expected)
  }

  @Test func motionAndReadingOnly() {
    let preferences = FakeFiles().launch("--no-animation", "--read-only", "/")?.preferences
    #expect(preferences?.animates == false)
    #expect(preferences?.isReadOnly == true)
    #expect(FakeFiles().launch("--reduced-motion", "x")?.preferences.movesBackground == false)
  }

  @Test func anEmptyVariableIsNotSet() {
    var world = FakeFiles()
    world.variables["NO_COLOR"] = ""
    world.variables["BUBBLEPAD_NOTEBOOK"] = ""
    #expect(world.launch("x")?.preferences.color == .auto)
    #expect(world.launch()?.target == .missingDefaultNotebook(path: "/home/me/Notes"))
  }
}
