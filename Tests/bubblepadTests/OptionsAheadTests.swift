import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// Options of the app before a subcommand.
@Suite("Options before a subcommand")
struct OptionsAheadTests {
  private var world: FakeFiles {
    var world = FakeFiles()
    world.folders.insert("/home/me/Notes")
    return world
  }

  @Test(arguments: [
    ["--no-animation", "--theme", "nord", "daily"], ["daily", "--theme", "nord", "--no-animation"],
    ["--theme=nord", "daily", "--no-animation"],
  ])
  func areTheDailyNotesToo(_ arguments: [String]) {
    let launch = world.launch(arguments)
    #expect(launch?.target == .daily(notebook: "/home/me/Notes"))
    #expect(launch?.preferences.theme == .named("nord"))
    #expect(launch?.preferences.insistsOnTheme == true && launch?.preferences.animates == false)
    // The settings that are read again are those of the same options.
    let read = CommandLineReader(environment: world.environment)
    #expect(read.preferences(arguments) == launch?.preferences)
  }

  @Test func allHowTheAppLooksIsTaken() {
    let preferences = world.launch(
      "--reduced-motion", "--screen-reader", "--read-only", "--color", "256", "--background",
      "stars", "daily")?.preferences
    #expect(preferences?.reducesMotion == true && preferences?.isForScreenReader == true)
    #expect(preferences?.isReadOnly == true && preferences?.color == .palette256)
    #expect(world.launch("--background", "stars", "daily")?.preferences.background == .stars)
    #expect(world.launch("daily")?.preferences == world.launch()?.preferences)
  }

  @Test func aPictureHasItsOwn() {
    guard case .picture(let picture) = world.read("--theme", "nord", "snapshot", "out.svg") else {
      Issue.record("no picture")
      return
    }
    #expect(picture.theme == "nord" && picture.file == "/desk/out.svg")
  }

  @Test(arguments: [
    (["--no-animation", "themes"], "--no-animation is of no use to the command “themes”"),
    (["--theme", "nord", "doctor"], "--theme is of no use to the command “doctor”"),
    (["--color=none", "themes", "check", "a.yaml"], "--color is of no use"),
    (["--read-only", "snapshot", "x.svg"], "--read-only is of no use to the command “snapshot”"),
    (["--line", "3", "daily"], "--line is of no use to the command “daily”"),
    (["--sample", "daily"], "write ./daily for a file of that name"),
    (["--no-animation", "daily", "--append", "x"], "--append opens nothing, so --no-animation"),
    (["--no-animation", "help", "daily"], "--no-animation is of no use to the command “help”"),
  ])
  func areRefusedWhereTheyAreOfNoUse(_ arguments: [String], _ words: String) {
    guard
      case .fail(let failure) = CommandLineReader(environment: world.environment).read(arguments)
    else {
      Issue.record("\(arguments) was accepted")
      return
    }
    #expect(failure.status == .usage)
    #expect(failure.sentence.contains(words), "\(failure.sentence)")
  }

  @Test func filesWithTheNamesOfSubcommandsAreOpenedByTheirPaths() {
    let daily = NotePlace(path: "/desk/daily", exists: false)
    #expect(world.launch("--no-animation", "./daily")?.target == .notes([daily]))
    #expect(world.launch("--no-animation", "--", "daily")?.target == .notes([daily]))
    // The value of an option is no subcommand.
    #expect(world.launch("--theme", "daily")?.target == .notebook(path: "/home/me/Notes"))
  }

  /// A subcommand that lacks something leads to its own help.
  @Test(arguments: [
    (["snapshot"], "“bubblepad snapshot --help”"),
    (["themes", "check"], "“bubblepad themes check --help”"),
    (["daily", "--colr"], "“bubblepad daily --help”"), (["--colr"], "“bubblepad --help”"),
  ])
  func helpIsThatOfTheSubcommand(_ arguments: [String], _ words: String) {
    guard
      case .fail(let failure) = CommandLineReader(environment: world.environment).read(arguments)
    else {
      Issue.record("\(arguments) was accepted")
      return
    }
    #expect(failure.sentence.hasSuffix("Try \(words)."), "\(failure.sentence)")
  }
}
