import CursesTerminalHarness
import Testing

/// What the library promises of its text controls, each promise by keystrokes on a pseudo-terminal, with wide
/// characters and with characters that merge.
@Suite("Text controls on a terminal")
struct TextControlTests {
  /// `é` of two scalars, and a thumb of two.
  static let merged = "e\u{301}"
  static let thumb = "👍🏽"

  @Test func aFieldIsEditedAndPastesAreCleaned() throws {
    let hall = try GalleryHall(group: 0, showing: "User name")
    hall.type("日本\(Self.merged) zwei", at: 1)
    try hall.expect("= \"日本\(Self.merged) zwei\"")
    // Ctrl+W kills a word, Home goes to the start, Ctrl+Y yanks.
    hall.send("\u{17}\u{1B}[H\u{19}")
    try hall.expect("= \"zwei日本\(Self.merged) \"")
    // Ctrl+E to the end, Backspace twice: the blank, then both scalars of the é.
    hall.send("\u{05}\u{7F}\u{7F}")
    try hall.expect("= \"zwei日本\"")
    // Ctrl+T exchanges the two characters before the end; Ctrl+Z takes it back.
    hall.send("\u{14}")
    try hall.expect("= \"zwei本日\"")
    hall.send("\u{1A}")
    try hall.expect("= \"zwei日本\"")
    // Ctrl+U kills to the start. A paste loses list markers, line ends and controls.
    hall.send("\u{15}")
    hall.paste("- 猫\n- \(Self.merged)\u{1B}[31m\u{07}x")
    try hall.expect("= \"猫 \(Self.merged)x\"")
    hall.end()
  }

  @Test func aSecretIsMaskedAndNoByteOfItIsSent() throws {
    let hall = try GalleryHall(group: 5, showing: "A new password")
    // Another hand than the one by which the terminal is asked how wide such signs are.
    let hand = "🤞🏿"
    hall.type("Gehéim \(hand)日本 7", at: 1)
    try hall.expect("••••••••••••", "good")
    // Word motion and word deletion know no words; undo remembers nothing of it.
    hall.send("\u{17}")
    try hall.expectNo("••")
    hall.send("\u{1A}\u{19}")
    hall.send("日本\u{1B}r")
    try hall.expect("日本", "revealed")
    hall.send("\t")
    try hall.expect("= hidden")
    #expect(!hall.received.contains("Gehéim") && !hall.received.contains(hand))
    hall.end()
  }

  @Test func theLengthOfASecretIsHidden() throws {
    let hall = try GalleryHall(group: 5, showing: "A length that is hidden")
    func marks() -> Int { hall.program.screen.text.count { $0 == "•" } }
    hall.type("四", at: 4)
    try hall.expect("= 1 characters")
    let count = marks()
    hall.send("\(Self.merged)x")
    try hall.expect("= 3 characters")
    #expect(marks() == count)
    #expect(!hall.received.contains("四"))
    hall.end()
  }

  @Test func editorsOfSeveralLinesTakeEverything() throws {
    let hall = try GalleryHall(group: 6, showing: "Plain text")
    hall.type("日本\(Self.merged)\r猫", at: 3)
    try hall.expect("日本\(Self.merged)", "= 3 lines")
    // Backspace takes the cat, the line end, then both scalars of the é.
    hall.send("\u{7F}\u{7F}\u{7F}")
    try hall.expect("= 2 lines", "日本")
    try hall.expectNo("日本\(Self.merged)")
    hall.end()
  }

  @Test func attributesAreTypedAndUndone() throws {
    let hall = try GalleryHall(group: 6, showing: "Attributed text")
    try hall.expect("2 runs")
    hall.type("\u{09}日\(Self.merged)", at: 0)
    try hall.expect("29 characters, 2 runs")
    hall.send("\u{1A}")
    try hall.expect("27 characters, 2 runs")
    hall.end()
  }

  @Test func whatStandsAroundFieldsWorksByKeys() throws {
    let hall = try GalleryHall(group: 10, showing: "A form")
    hall.type("日\(Self.merged)", at: 1)
    try hall.expect("Hello, 日\(Self.merged)")
    // The switch, then the list of a hundred thousand rows.
    hall.send("\t ")
    try hall.expect("= private")
    hall.send("\t\u{1B}[F")
    try hall.expect("= row 99999", "Row 99,999")
    hall.send("\u{1B}[H")
    try hall.expect("= row 0")
    hall.end()
  }

  @Test func valuesThatChangeAreTold() throws {
    let hall = try GalleryHall(group: 9, showing: "A delegate")
    hall.type("日\(Self.merged)\r", at: 7)
    // The accent comes as a key of its own, and joins the letter before it.
    try hall.expect("= 2 to 2, submitted")
    hall.end()
  }

  @Test func whatIsAnimatedArrives() throws {
    let hall = try GalleryHall(group: 8, showing: "Shapes")
    hall.type(" ", at: 2)
    try hall.expect("= at the right")
    hall.end()
  }

  @Test func aFormatterWorksWhileOneTypes() throws {
    let hall = try GalleryHall(group: 9, showing: "A formatter")
    hall.type("äb4日\(Self.merged)", at: 4)
    try hall.expect("ÄB-日E\u{301}", "= \"ÄB日E\u{301}\"")
    hall.send("x")
    try hall.expect("○ not valid yet")
    hall.end()
  }

  @Test func aFormatOfOnesOwnIsStrict() throws {
    let hall = try GalleryHall(group: 9, showing: "A format of one's own")
    hall.type("\u{15}12", at: 5)
    try hall.expect("= 12")
    // What is no number is said to be none, and the value is the one before.
    hall.send("日\(Self.merged)")
    try hall.expect("○ not valid yet", "= 90")
    hall.send("\u{15}400\t")
    try hall.expect("✗ Not a title")
    hall.end()
  }

  @Test(arguments: [
    ("-0", "-0"), ("1.50", "1.50"), ("12abc", "12abc"), ("1234567", "1,234,567"), ("٣٤", "34"),
    ("１２日", "12日"), ("0.1.2", "0.1.2"), ("--5", "--5"),
  ])
  func numbersKeepWhatIsBegun(typed: String, shown: String) throws {
    let hall = try GalleryHall(group: 4, showing: "A fraction")
    hall.type("\u{15}\(typed)", at: 2)
    try hall.program.waitUntil { screen in
      screen.text.split(separator: "\n").contains { $0.contains(" \(shown) ") }
    }
    hall.end()
  }

  @Test func rangesHoldForTheValue() throws {
    let hall = try GalleryHall(group: 4, showing: "A range")
    hall.type("\u{15}100\u{1B}[A", at: 1)
    try hall.expect("= 100")
    hall.send("0\t")
    try hall.expect("✗ Not a title", "Please enter a value from 1 to 100.")
    hall.end()
  }

  @Test func daysThatThereAreNotAreErrors() throws {
    let hall = try GalleryHall(group: 4, showing: "A day")
    hall.type("20260230\t", at: 4)
    try hall.expect("2026-02-30", "✗ Not a title")
    hall.send("\u{1B}[Z\u{15}2026日")
    try hall.expect("This is no date")
    hall.end()
  }

  @Test func readyFormatsGroupAndRefuse() throws {
    let hall = try GalleryHall(group: 2, showing: "Account")
    hall.type("4111日", at: 1)
    try hall.expect("cannot be used here")
    hall.send("\u{7F}111111111111")
    try hall.expect("4111 1111 1111 1111", "✓ valid")
    hall.send("9")
    hall.type("0131", at: 1)
    try hall.expect("4111 1111 1111 1111", "01/31")
    hall.type("", at: 1)
    hall.paste("de89370400440532013000")
    try hall.expect("DE89 3704 0044 0532 0130 00")
    hall.end()
  }

  @Test func aDelegateAndTheRawText() throws {
    let hall = try GalleryHall(group: 9, showing: "A delegate")
    hall.type("日\(Self.merged)\u{01}x", at: 1)
    try hall.expect("= \"NR-2026日\(Self.merged)\"")
    hall.type("\u{15}-", at: 5)
    try hall.expect("\"-\" is")
    hall.send("3")
    try hall.expect("\"-3\" is")
    hall.send("日")
    try hall.expect("\"-3日\" is", "cannot be part of a number")
    hall.end()
  }

  @Test func theSelectionIsTold() throws {
    let hall = try GalleryHall(group: 9, showing: "The selection")
    // Shift and the arrow to the left, twice, from the end of “Hello, 世界”.
    hall.type("\u{1B}[1;2D\u{1B}[1;2D", at: 2)
    try hall.expect("= \"世界\"")
    hall.send("\(Self.merged)")
    try hall.expect("Hello, \(Self.merged)", "a caret at 8")
    hall.end()
  }

  @Test func submittingGoesToTheFirstInvalidField() throws {
    let hall = try GalleryHall(group: 0, showing: "Sign in")
    hall.type("日\(Self.merged)", at: 2)
    try hall.expect("= 2 characters")
    // To the button, which names what is missing and moves the focus there.
    hall.type("\r", at: 2)
    try hall.expect("✗ Not a title")
    hall.send("猫\(Self.merged)")
    try hall.expect("= \"猫\(Self.merged)\"")
    hall.end()
  }

  @Test func aRuleThatAsksElsewhereIsPending() throws {
    let hall = try GalleryHall(group: 1, showing: "A name that must be free")
    hall.type("ada", at: 1)
    try hall.expect("… asking")
    hall.send("日\(Self.merged)")
    try hall.expect("= \"ada日\(Self.merged)\"", "✓ valid")
    // Ten characters, however they are made up; the eleventh is refused.
    hall.send("\(Self.thumb)456789日日日日")
    try hall.expect("= \"ada日\(Self.merged)\(Self.thumb)4567\"")
    hall.end()
  }

  @Test func stylesShareOneText() throws {
    let hall = try GalleryHall(group: 7, showing: "Borders")
    hall.type("日\(Self.merged)", at: 4)
    try hall.program.waitUntil { screen in
      screen.text.split(separator: "\n").count { $0.contains("Ada日\(Self.merged)") } >= 6
    }
    hall.end()
  }
}
