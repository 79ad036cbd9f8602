import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesTerminal
import CursesTerminalHarness
import CursesThemes
import CursesUICore
import Glibc
import Testing

@testable import bubblepad

@Suite("Commands about the look")
@MainActor
struct LookCommandTests {
  @Test("themes, check, doctor and snapshot are commands")
  func commands() {
    let world = FakeFiles()
    #expect(world.read("themes") == .listThemes)
    #expect(
      world.read("themes", "check", "--strict", "a.yaml")
        == .checkThemes(ThemeCheck(files: ["a.yaml"], isStrict: true)))
    #expect(world.read("doctor") == .examineTerminal)
    guard
      case .picture(let picture) = world.read(
        "snapshot", "--size", "80x24", "--keys", "Ctrl+P Down", "--keys", "text:a b", "--color",
        "256", "out.PNG", "notes")
    else {
      Issue.record("no picture")
      return
    }
    #expect(picture.size == Size(columns: 80, rows: 24))
    #expect(picture.format == .png && picture.file == "/desk/out.PNG")
    #expect(picture.depth == .indexed256 && picture.path == "/desk/notes")
    #expect(picture.steps == [.press(.ctrl("p")), .press(.key(.down)), .type("a b")])
  }

  @Test(
    "What cannot be asked for is refused in words",
    arguments: [
      (["snapshot", "x.gif"], ".svg"), (["snapshot", "--size", "9", "x.svg"], "120x36"),
      (["snapshot", "--keys", "Ctrl+Blub", "x.svg"], "blub"),
      (["snapshot", "--time", "-1", "x.svg"], "--time"), (["themes", "check"], "file"),
    ])
  func refusals(_ arguments: [String], _ words: String) {
    guard
      case .fail(let failure) = CommandLineReader(environment: FakeFiles().environment)
        .read(arguments)
    else {
      Issue.record("\(arguments) was accepted")
      return
    }
    #expect(failure.status == .usage)
    #expect(failure.sentence.contains(words), "\(failure.sentence)")
  }

  @Test("The list is plain without colours and has swatches with them")
  func listing() {
    let plain = ThemeListing(library: ThemeLibrary(), depth: .none).text()
    #expect(!plain.contains("\u{1B}"))
    let lines = plain.split(separator: "\n")
    #expect(lines.count == ThemeLibrary().entries.count)
    #expect(lines.allSatisfy { $0.hasSuffix("dark") || $0.hasSuffix("light") })
    for (depth, code) in [(ColorDepth.direct, ";48;2;"), (.indexed256, ";48;5;"), (.ansi16, ";4")] {
      let text = ThemeListing(library: ThemeLibrary(), depth: depth).text()
      #expect(text.split(separator: "\n").allSatisfy { $0.contains(code) }, "\(depth)")
    }
  }

  @Test("A person's own themes are listed by their names, and what is wrong with one is said")
  func ownThemes() throws {
    let home = try TerminalHome()
    home.write(Theme.fallback.renamed("Mine").yaml, to: "own.yaml")
    home.write("palette: [\n", to: "bad.yaml")
    let library = ThemeLibrary(directory: home.notebook)
    for depth in [ColorDepth.none, .direct] {
      let lines = ThemeListing(library: library, depth: depth).text().split(separator: "\n")
      let own = lines.first { $0.hasPrefix("own ") }
      #expect(own?.contains("Mine") == true && own?.contains("dark") == true)
      #expect(lines.contains { $0.hasPrefix("bad ") && $0.contains("cannot be used in line 2: ") })
    }
  }

  @Test("A check ends with the status of the worst file")
  func check() throws {
    let home = try TerminalHome()
    home.write(Theme.fallback.yaml, to: "good.yaml")
    home.write(Theme.fallback.setting(.link, to: Color(hex: 0x111111)).yaml, to: "dim.yaml")
    home.write("palette: [\n", to: "bad.yaml")
    func run(_ name: String, strict: Bool = false) -> ThemeCheck.Result {
      ThemeCheck(files: [home.path(name)], isStrict: strict).run()
    }
    #expect(run("good.yaml").status == .success)
    #expect(run("dim.yaml").status == .success)
    #expect(run("dim.yaml", strict: true).status == .dataError)
    #expect(run("dim.yaml").text.contains("warning: link (#111111)"))
    #expect(run("bad.yaml").status == .dataError)
    #expect(run("none.yaml").status == .noInput)
  }
}

@Suite("Doctor")
@MainActor
struct DoctorTests {
  private func words(_ environment: [String: String], isUnicode: Bool = true) -> String {
    Doctor(
      report: TerminalReport(environment: environment, isUnicode: isUnicode), keymap: .standard,
      environment: environment
    ).text()
  }

  @Test(
    "It says what each terminal has and lacks",
    arguments: [
      (
        ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["24 bits", "OSC 52", "moving light"]
      ),
      (["TERM": "xterm"], ["16", "plain: it needs 256"]),
      (["TERM": "tmux-256color"], ["tell tmux so", "256"]),
      (["TERM": "linux"], ["16: the terminal's own", "everything has a key"]),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], ["NO_COLOR is set"]),
    ])
  func terminals(_ environment: [String: String], _ expected: [String]) {
    let text = words(environment)
    for phrase in expected { #expect(text.contains(phrase), "\(text)") }
    #expect(text.contains("Missing keys"))
  }

  @Test("What cannot show a screen is said, with what to do")
  func problems() {
    #expect(words([:]).contains("TERM is not set"))
    #expect(words(["TERM": "no-such-thing"]).contains("xterm-256color"))
    #expect(words(["TERM": "dumb"]).contains("cannot show a full screen"))
    #expect(words(["TERM": "xterm"], isUnicode: false).contains("Set LANG=C.UTF-8"))
    let report = TerminalReport(environment: ["TERM": "dumb"], isUnicode: true)
    #expect(Doctor(report: report, keymap: .standard, environment: [:]).status == .configuration)
  }

  @Test("COLORFGBG hints at the background")
  func hints() {
    #expect(TerminalHints.isDark(colors: "15;0") == true)
    #expect(TerminalHints.isDark(colors: "0;default;15") == false)
    #expect(TerminalHints.isDark(colors: "x") == nil)
  }
}
