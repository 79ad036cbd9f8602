import BubblepadCommands
import BubblepadNotebook
import BubblepadSearches
import CursesUICore
import Testing

@testable import BubblepadSettings
@testable import bubblepad

@Suite("What is remembered")
struct MemoryTests {
  // MARK: Choices

  @Test func aChoiceHoldsUntilItsLineInTheFileChanges() {
    var choices = RememberedChoices()
    choices.choose("nord", for: .theme, in: Configuration { $0.theme = "dusk" })
    #expect(choices.applied(to: Configuration { $0.theme = "dusk" }).theme == "nord")
    #expect(choices.applied(to: Configuration { $0.theme = "moon" }).theme == "moon")
    #expect(choices.applied(to: Configuration()).theme == nil)
    choices.choose("on", for: .vi, in: Configuration())
    #expect(choices.applied(to: Configuration()).vi == true)
    #expect(choices.applied(to: Configuration { $0.vi = false }).vi == false)
    // What the file says already needs no memory.
    choices.choose("dusk", for: .theme, in: Configuration { $0.theme = "dusk" })
    #expect(choices.choices[.theme] == nil)
  }

  @Test func choicesAreWrittenAndReadBack() {
    var choices = RememberedChoices()
    choices.choose("Rosé Pine", for: .theme, in: Configuration { $0.theme = "dusk" })
    choices.choose("off", for: .animation, in: Configuration())
    choices.choose("40", for: .listWidth, in: Configuration { $0.listWidth = 20 })
    for command in [AppCommand.zen, .find, .zen, .themes] { choices.use(command) }
    #expect(choices.usedLast == [.themes, .zen, .find])
    #expect(RememberedChoices(text: choices.lines.joined(separator: "\n")) == choices)
  }

  @Test(arguments: ["", "\n\n", "theme", "theme\t", "color\t16", "x\ty\tz", "vi\ton\toff\tmore"])
  func whatIsNoChoiceIsPassedOver(text: String) {
    #expect(RememberedChoices(text: text) == RememberedChoices())
  }

  @Test func aWordThatTheSettingCannotHaveChangesNothing() {
    let choices = RememberedChoices(text: "list-width\t9000\nvi\tmaybe\nbackground\tx\n")
    #expect(choices.applied(to: Configuration()) == Configuration())
  }

  // MARK: The trail

  private let all: (String) -> Bool = { _ in true }

  @Test func theTrailGoesBackAndForward() {
    var trail = NoteTrail()
    for path in ["a", "b", "c"] { trail.shown(path) }
    #expect(trail.target(forward: false, exists: all) == "b")
    trail.shown("b")
    #expect(trail.target(forward: false, exists: all) == "a")
    trail.shown("a")
    #expect(trail.target(forward: false, exists: all) == nil)
    #expect(trail.target(forward: true, exists: all) == "b")
    trail.shown("b")
    // Another way from here ends the one that was gone before.
    trail.shown("d")
    #expect(trail.target(forward: true, exists: all) == nil)
    #expect(trail.target(forward: false, exists: all) == "b")
  }

  @Test func aNoteThatIsGoneIsPassedOver() {
    var trail = NoteTrail()
    for path in ["a", "b", "c"] { trail.shown(path) }
    #expect(trail.target(forward: false) { $0 != "b" } == "a")
    trail.shown("a")
    #expect(trail.target(forward: true, exists: all) == "c")
  }

  @Test func aStepThatIsGivenUpIsNoStep() {
    var trail = NoteTrail()
    for path in ["a", "b"] { trail.shown(path) }
    _ = trail.target(forward: false, exists: all)
    trail.shown("c")
    #expect(trail.target(forward: false, exists: all) == "b")
  }

  @Test func theLastSessionIsGoneBackTo() {
    var trail = NoteTrail(earlier: ["last", "before"])
    trail.shown("last")
    #expect(trail.target(forward: false, exists: all) == "before")
  }

  @Test func renamedNotesStayOnTheTrail() {
    var trail = NoteTrail()
    for path in ["a", "b"] { trail.shown(path) }
    trail.rename("a", to: "z")
    #expect(trail.target(forward: false, exists: all) == "z")
  }

  // MARK: Places

  @Test func placesAreWrittenBesideThoseOfOtherProcesses() throws {
    let home = try TerminalHome()
    let places = try #require(NotebookPlaces(environment: home.environment))
    TerminalHome.makeFolder(places.stateFolder)
    var mine = NoteMemory(places: places)
    var other = NoteMemory(places: places)
    let place = RichEditorPlace(line: 4, column: 2, topLine: 1, topRow: 3, folds: [0, 7])
    mine.take(place, of: "/notes/100%\t.md")
    mine.write()
    other.take(RichEditorPlace(line: 1, column: 0, topLine: 0), of: "/notes/b.md")
    other.write()
    mine.rename("/notes/100%\t.md", to: "/notes/c.md")
    mine.write()
    var read = NoteMemory(places: places)
    #expect(Set(read.entries.map(\.path)) == ["/notes/b.md", "/notes/c.md"])
    #expect(read.place(in: "/notes/c.md") == place)
  }
}

extension Configuration {
  fileprivate init(_ change: (inout Configuration) -> Void) {
    self.init()
    change(&self)
  }
}
