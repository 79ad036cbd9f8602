import Testing

@testable import bubblepad

@Suite("Built program")
struct BuiltProgramTests {
  @Test func saysItsVersionAndItsUsage() throws {
    let version = try BuiltProgram.run(["--version"])
    #expect(
      version
        == .init(status: 0, output: "bubblepad \(BubblepadVersion.current)\n", error: ""))
    let help = try BuiltProgram.run(["--help"])
    #expect(help.status == 0 && help.error.isEmpty)
    #expect(help.output.contains("--read-only"))
  }

  @Test(arguments: [
    ("--nonsense", Int32(64)), ("+12", 64), ("/nonexistent/folder/note.md", 66),
    ("/dev/null", 66), ("/tmp", 69),
  ])
  func refusesInOneSentence(argument: String, status: Int32) throws {
    let ending = try BuiltProgram.run([argument])
    #expect(ending.status == status)
    #expect(ending.output.isEmpty)
    #expect(ending.error.hasPrefix("bubblepad: "), "\(ending.error)")
    #expect(ending.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["--version", "--help", "themes", "doctor"])
  func outputThatCannotBeWrittenIsAFailure(argument: String) throws {
    let ending = try BuiltProgram.run([argument], output: "/dev/full")
    #expect(ending.status == 74)
    #expect(ending.error == "bubblepad: the output cannot be written: no space left on device\n")
  }

  /// A picture shows what is typed into one's own notes, and no file is changed by that.
  @Test func aPictureOfOnesOwnNoteCanBeTypedIn() throws {
    let home = try TerminalHome()
    home.write("mine\n", to: "A.md")
    let picture = home.path("../picture.txt")
    let ending = try BuiltProgram.run(
      ["snapshot", "--size", "60x16", "--keys", "text:typed Ctrl+S", picture, home.path("A.md")],
      environment: ["HOME=\(home.path(".."))", "TERM=xterm"])
    #expect(ending.status == 0, "\(ending.error)")
    let shown = home.text("../picture.txt") ?? ""
    #expect(shown.contains("typed"), "\(shown)")
    #expect(home.text("A.md") == "mine\n")
    let plain = try BuiltProgram.run(
      ["snapshot", "--size", "60x16", picture, home.notebook],
      environment: ["HOME=\(home.path(".."))", "TERM=xterm"])
    #expect(plain.status == 0)
    #expect(home.text("../picture.txt")?.contains("mine") == true)
    #expect(home.text("../picture.txt")?.contains("read-only") == false)
  }

  /// A still picture shows the end of what opens in steps, a film the steps.
  @Test func aPictureShowsBoxesThatAreOpen() throws {
    let home = try TerminalHome()
    home.write("mine\n", to: "A.md")
    func take(_ file: String, _ arguments: [String], _ variables: [String] = []) throws -> String {
      let ending = try BuiltProgram.run(
        ["snapshot", "--size", "80x24", "--background", "none"] + arguments
          + [home.path(file), home.path("A.md")],
        environment: ["HOME=\(home.path(".."))", "TERM=xterm"] + variables)
      #expect(ending.status == 0, "\(ending.error)")
      return home.text(file) ?? ""
    }
    for keys in [["F1"], ["Ctrl+P"], ["F1", "wait:1"]] {
      let arguments = keys.flatMap { ["--keys", $0] }
      let still = try take("../still.txt", arguments)
      #expect(still == (try take("../still.txt", arguments, ["REDUCED_MOTION=1"])), "\(keys)")
    }
    let film = try take(
      "../film.cast", ["--keys", "F1", "--duration", "1.5", "--rate", "20", "--color", "none"])
    // Its head, the note, and three moments of the box at least.
    #expect(film.split(separator: "\n").count > 4, "\(film)")
  }

  /// Put right it would be the name of another file, which would be made.
  @Test func aNameThatIsNotUTF8IsRefused() throws {
    let ending = try BuiltProgram.run([], bytes: Array("/tmp/b".utf8) + [0xFF] + Array("d.md".utf8))
    #expect(ending.status == 65)
    #expect(ending.error.contains("“/tmp/b\u{FFFD}d.md” is not UTF-8"), "\(ending.error)")
  }

  /// A text to add is no name of a file.
  @Test(arguments: [(["--append"], ""), ([], "--append=")])
  func aTextThatIsNotUTF8IsRefused(_ words: [String], _ start: String) throws {
    let ending = try BuiltProgram.run(
      ["daily"] + words, bytes: Array("\(start)bad".utf8) + [0xFF])
    #expect(ending.status == 65)
    #expect(
      ending.error
        == "bubblepad: the text “bad\u{FFFD}” after --append is not UTF-8: convert it first, for example with iconv\n"
    )
  }
}
