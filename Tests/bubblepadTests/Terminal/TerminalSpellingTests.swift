import CursesTerminalHarness
import Glibc
import Testing

/// Spelling with a program on the path, made up for the test or the real one.
@Suite("Terminal: spelling", .serialized)
struct TerminalSpellingTests {
  /// Speaks as `hunspell -a` does, writes down what it is given, and knows two wrong words.
  private static let program = """
    #!/bin/sh
    echo $$ > "$HOME/hunspell.pid"
    echo "@(#) International Ispell Version 3.2.06 (but really a fake)"
    while IFS= read -r line; do
      echo "$line" >> "$HOME/hunspell.log"
      case "$line" in
      "^teh") echo "& teh 2 1: the, ten" ;;
      "^wrold") echo "& wrold 1 1: world" ;;
      *) echo "*" ;;
      esac
      echo
    done

    """

  private func home() throws -> TerminalHome {
    let home = try TerminalHome()
    for folder in ["bin", "config", "config/bubblepad"] { mkdir("\(home.root)/\(folder)", 0o700) }
    home.write(Self.program, to: home.root + "/bin/hunspell")
    chmod(home.root + "/bin/hunspell", 0o755)
    home.write("spelling: en_US\n", to: home.root + "/config/bubblepad/config.yaml")
    return home
  }

  private func path(_ home: TerminalHome) -> [String: String] {
    ["PATH": home.root + "/bin:/usr/bin:/bin"]
  }

  /// Whether a word on the screen is underlined.
  private func isUnderlined(_ word: String, _ screen: TerminalScreen) throws -> Bool {
    let place = try screen.place(of: word)
    return screen.cell(place.column, place.row).underline > 0
  }

  @Test func aMisspeltWordIsMarkedAndCorrected() throws {
    let home = try home()
    home.write("teh first and `wrold` line\n\nmore\n", to: "A.md")
    let program = try home.open("A.md", showing: "first", environment: path(home))
    try program.waitUntil { try isUnderlined("teh first", $0) }
    #expect(try !isUnderlined("first", program.screen))
    #expect(try !isUnderlined("wrold", program.screen))
    program.send(Keys.alt("$"))
    try program.waitFor("Spelling: teh")
    try program.waitFor("ten")
    program.send(Keys.enter)
    try program.waitFor("the first")
    try program.save()
    #expect(home.text("A.md") == "the first and `wrold` line\n\nmore\n")
  }

  @Test func whatIsTypedIsMarkedWhenItIsFinished() throws {
    let home = try home()
    home.write("one\n\ntwo\n", to: "A.md")
    let program = try home.open("A.md", showing: "two", environment: path(home))
    program.send(Keys.toEnd + " wrold")
    try program.waitFor("two wrold")
    program.send(" ")
    try program.waitUntil { try isUnderlined("wrold", $0) }
    program.send("x")
    try program.waitFor("wrold x")
    #expect(try isUnderlined("wrold", program.screen))
    program.send(Keys.alt("k"))
    try program.waitUntil { try !isUnderlined("wrold", $0) }
  }

  @Test func theProgramDiesWithTheApp() throws {
    let home = try home()
    home.write("teh\n", to: "A.md")
    let program = try home.open("A.md", showing: "teh", environment: path(home))
    try program.waitUntil { try isUnderlined("teh", $0) }
    let number = try #require(
      home.text(home.root + "/hunspell.pid").flatMap { Int32($0.dropLast()) })
    #expect(kill(number, 0) == 0)
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
    try program.waitUntil { _ in kill(number, 0) != 0 }
  }

  @Test func aLockedNoteIsNotSent() throws {
    let home = try home()
    home.write("spelling: off\n", to: home.root + "/config/bubblepad/config.yaml")
    home.write("zebra teh\n", to: "Secret.md")
    let program = try home.open("Secret.md", showing: "zebra", environment: path(home))
    try program.lockNote()
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))

    home.write("spelling: en_US\n", to: home.root + "/config/bubblepad/config.yaml")
    home.write("teh plain\n", to: "Plain.md")
    let next = try home.start(
      ["--no-animation", home.path("Secret.md")], environment: path(home))
    try next.waitFor("Open locked note")
    next.settleAfterQuestion()
    next.send("seven quiet otters dine" + Keys.enter)
    try next.waitUntil(seconds: 300) { $0.text.contains("zebra teh") }
    next.send("giraffe ")
    try next.waitFor("giraffe zebra")
    next.settle(milliseconds: 1500)
    #expect(home.text(home.root + "/hunspell.log") == nil)
    // It is when the person asks for it.
    next.send(Keys.alt("k"))
    try next.waitFor("hunspell reads this locked note")
    try next.waitUntil { try isUnderlined("teh", $0) }
    #expect(home.text(home.root + "/hunspell.log")?.contains("^zebra\n") == true)
  }

  @Test func whereItIsNotInstalledThePackagesAreNamed() throws {
    let home = try home()
    home.write("teh\n", to: "A.md")
    let program = try home.open(
      "A.md", showing: "teh", environment: ["PATH": home.root + "/nothing"], columns: 160)
    program.settle(milliseconds: 700)
    #expect(!program.screen.text.contains("hunspell"))
    program.send(Keys.alt("k"))
    try program.waitFor("install the packages hunspell and hunspell-en-us")
  }

  @Test(
    .enabled(
      if: access("/usr/bin/hunspell", X_OK) == 0
        && access("/usr/share/hunspell/en_US.dic", R_OK) == 0))
  func theRealProgramIsUnderstood() throws {
    let home = try home()
    unlink(home.root + "/bin/hunspell")
    home.write("Somebody hase misspeled a wrod, don’t they? Really.\n", to: "A.md")
    let program = try home.open("A.md", showing: "misspeled", environment: path(home))
    try program.waitUntil { screen in
      try isUnderlined("misspeled", screen) && isUnderlined("wrod", screen)
    }
    #expect(try !isUnderlined("Somebody", program.screen))
    #expect(try !isUnderlined("don’t", program.screen))
    program.send(Keys.alt(";") + Keys.alt(";") + Keys.alt("$"))
    try program.waitFor("Spelling: misspeled")
    try program.waitFor("misspelled")
    program.send(Keys.enter)
    try program.waitFor("misspelled a")
  }
}
