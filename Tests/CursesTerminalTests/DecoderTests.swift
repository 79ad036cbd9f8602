import CursesCore
import CursesSeededRandom
import CursesTerminalHarness
import Testing

@testable import CursesTerminal

private typealias Case = (bytes: String, expected: [DecodedInput])

private func key(_ code: Key.Code, _ modifiers: KeyModifiers = []) -> DecodedInput {
  .event(.key(Key(code, modifiers)))
}

private func typed(_ character: Character) -> DecodedInput { key(.character(character)) }

private let keys: [Case] = [
  ("a", [typed("a")]), ("Z", [typed("Z")]), ("é日", [typed("é"), typed("日")]), ("😀", [typed("😀")]),
  ("\t", [key(.tab)]), ("\r", [key(.enter)]), ("\n", [key(.character("j"), .control)]),
  ("\u{7F}", [key(.backspace)]), ("\u{08}", [key(.backspace, .control)]),
  ("\u{00}", [key(.character(" "), .control)]), ("\u{01}", [key(.character("a"), .control)]),
  ("\u{1A}", [key(.character("z"), .control)]), ("\u{1C}", [key(.character("\\"), .control)]),
  ("\u{1F}", [key(.character("_"), .control)]),
  // Alt.
  ("\u{1B}x", [key(.character("x"), .alt)]), ("\u{1B}X", [key(.character("x"), [.alt, .shift])]),
  ("\u{1B}é", [key(.character("é"), .alt)]), ("\u{1B}\u{7F}", [key(.backspace, .alt)]),
  ("\u{1B}\r", [key(.enter, .alt)]), ("\u{1B}\u{02}", [key(.character("b"), [.alt, .control])]),
  // xterm.
  ("\u{1B}[A", [key(.up)]), ("\u{1B}OB", [key(.down)]), ("\u{1B}[1;5C", [key(.right, .control)]),
  ("\u{1B}[1;2D", [key(.left, .shift)]), ("\u{1B}[1;8H", [key(.home, [.shift, .alt, .control])]),
  ("\u{1B}[F", [key(.end)]), ("\u{1B}[3~", [key(.delete)]), ("\u{1B}[3;3~", [key(.delete, .alt)]),
  ("\u{1B}[5;5~", [key(.pageUp, .control)]), ("\u{1B}[6~", [key(.pageDown)]),
  ("\u{1B}[2;2~", [key(.insert, .shift)]), ("\u{1B}[Z", [key(.tab, .shift)]),
  ("\u{1B}OP", [key(.function(1))]), ("\u{1B}[1;2R", [key(.function(3), .shift)]),
  ("\u{1B}[15~", [key(.function(5))]), ("\u{1B}[24;5~", [key(.function(12), .control)]),
  ("\u{1B}[27;5;13~", [key(.enter, .control)]), ("\u{1B}[27;2;13~", [key(.enter, .shift)]),
  ("\u{1B}[27;5;105~", [key(.character("i"), .control)]),
  ("\u{1B}[27;6;90~", [key(.character("z"), [.control, .shift])]),
  // rxvt and the Linux console.
  ("\u{1B}[a", [key(.up, .shift)]), ("\u{1B}Oc", [key(.right, .control)]),
  ("\u{1B}[3^", [key(.delete, .control)]), ("\u{1B}[5$", [key(.pageUp, .shift)]),
  ("\u{1B}[6@", [key(.pageDown, [.shift, .control])]), ("\u{1B}\u{1B}[A", [key(.up, .alt)]),
  ("\u{1B}[[A", [key(.function(1))]), ("\u{1B}[[E", [key(.function(5))]),
  ("\u{1B}[1~", [key(.home)]), ("\u{1B}[4~", [key(.end)]),
  // kitty.
  ("\u{1B}[105;5u", [key(.character("i"), .control)]), ("\u{1B}[27u", [key(.escape)]),
  ("\u{1B}[13;5u", [key(.enter, .control)]), ("\u{1B}[127;5u", [key(.backspace, .control)]),
  ("\u{1B}[120;3u", [key(.character("x"), .alt)]), ("\u{1B}[97;2;65u", [typed("A")]),
  ("\u{1B}[97:65;2u", [typed("A")]), ("\u{1B}[97;;229u", [typed("å")]),
  ("\u{1B}[122;6u", [key(.character("z"), [.control, .shift])]),
  ("\u{1B}[9;5u", [key(.tab, .control)]), ("\u{1B}[97;65u", [typed("a")]),
  ("\u{1B}[57400u", [typed("1")]), ("\u{1B}[57441;2u", []),
  ("\u{1B}[97;9u", [key(.character("a"), .super)]),
  ("\u{1B}[97;1:3u", [.event(.key(Key(.character("a"), phase: .up)))]),
  ("\u{1B}[1;1:2A", [.event(.key(Key(.up, phase: .repeat)))]),
]

private let others: [Case] = [
  (
    "\u{1B}[<0;3;5M",
    [.event(.mouse(Mouse(.press(.left, clicks: 1), at: Point(column: 2, row: 4))))]
  ),
  ("\u{1B}[<32;3;5M", [.event(.mouse(Mouse(.drag(.left), at: Point(column: 2, row: 4))))]),
  ("\u{1B}[<2;1;1m", [.event(.mouse(Mouse(.release(.right), at: .zero)))]),
  ("\u{1B}[<64;1;1M", [.event(.mouse(Mouse(.wheelUp, at: .zero)))]),
  ("\u{1B}[<69;1;1M", [.event(.mouse(Mouse(.wheelDown, at: .zero, modifiers: .shift)))]),
  ("\u{1B}[<67;1;1M", [.event(.mouse(Mouse(.wheelRight, at: .zero)))]),
  ("\u{1B}[<35;300;200M", [.event(.mouse(Mouse(.move, at: Point(column: 299, row: 199))))]),
  ("\u{1B}[M !!", [.event(.mouse(Mouse(.press(.left, clicks: 1), at: .zero)))]),
  ("\u{1B}[I\u{1B}[O", [.event(.focus(true)), .event(.focus(false))]),
  (
    "\u{1B}[200~a\u{1B}[A\u{1B}b\u{1B}[201~c",
    [.event(.paste(Array("a\u{1B}[A\u{1B}b".utf8))), typed("c")]
  ),
  ("\u{1B}[200~\u{1B}[201~", [.event(.paste([]))]),
  ("\u{1B}[200~x\u{1B}[20\u{1B}[201~", [.event(.paste(Array("x\u{1B}[20".utf8)))]),
  ("\u{1B}[?62;22c", [.reply(.deviceAttributes([62, 22]))]),
  ("\u{1B}[?2026;2$y", [.reply(.mode(2026, state: 2))]),
  ("\u{1B}[2;7R", [.reply(.cursorPosition(Point(column: 6, row: 1)))]),
  ("\u{1B}[0n", [.reply(.statusOK)]), ("\u{1B}[?5u", [.reply(.keyboardFlags(5))]),
  ("\u{1B}P1$r48:2::1:2:3m\u{1B}\\", [.reply(.setting("48:2::1:2:3m"))]),
  ("\u{1B}]11;rgb:1a1a/ff/0\u{7}", [.reply(.color(11, Color(0x1A, 0xFF, 0)))]),
  ("\u{1B}P>|foot(1.13)\u{1B}\\x", [.reply(.version("foot(1.13)")), typed("x")]),
  ("\u{1B}]52;c;QQ==\u{1B}\\", []), ("\u{1B}[?1;2;3$z", []), ("\u{1B}[99~", []),
]

@Suite struct DecoderTests {
  @Test func sequencesWholeAndCutAtEveryByte() {
    for (text, expected) in keys + others {
      let bytes = Array(text.utf8)
      var whole = InputDecoder()
      #expect(whole.feed(bytes) == expected, "\(text.debugDescription)")
      #expect(!whole.isInsideSequence)
      for cut in 0...bytes.count {
        var torn = InputDecoder()
        let got = torn.feed(bytes[..<cut]) + torn.feed(bytes[cut...])
        #expect(got == expected, "\(text.debugDescription) cut at \(cut)")
      }
      var single = InputDecoder()
      #expect(
        bytes.flatMap { single.feed([$0]) } == expected, "\(text.debugDescription) byte by byte")
    }
  }

  @Test func everyPairOfSequencesKeepsApart() {
    for (first, expectedFirst) in keys {
      for (second, expectedSecond) in others {
        var decoder = InputDecoder()
        #expect(decoder.feed(Array((first + second).utf8)) == expectedFirst + expectedSecond)
      }
    }
  }

  @Test func aLoneEscapeWaitsForItsTimeout() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.isAwaitingEscape)
    #expect(decoder.flushEscape() == [key(.escape)])
    #expect(!decoder.isAwaitingEscape)
    #expect(decoder.feed([0x1B, 0x1B]).isEmpty)
    #expect(decoder.flushEscape() == [key(.escape), key(.escape)])
    #expect(decoder.feed(Array("\u{1B}[".utf8)).isEmpty)
    #expect(decoder.flushEscape() == [key(.character("["), .alt)])
    #expect(decoder.feed(Array("\u{1B}O".utf8)).isEmpty)
    #expect(decoder.flushEscape() == [key(.character("o"), [.alt, .shift])])
  }

  @Test(arguments: [
    ("\u{1B}[0n", DecodedInput.reply(.statusOK)),
    ("\u{1B}[?997;1n", .reply(.darkBackground(true))),
    ("\u{1B}[?997;2n", .reply(.darkBackground(false))),
    ("\u{1B}[2;7R", .reply(.cursorPosition(Point(column: 6, row: 1)))),
    ("\u{1B}[I", .event(.focus(true))),
    ("\u{1B}[<64;1;1M", .event(.mouse(Mouse(.wheelUp, at: .zero)))),
    ("\u{1B}[200~p\u{1B}[201~", .event(.paste([0x70]))),
    ("\u{1B}]11;rgb:1a1a/ff/0\u{7}", .reply(.color(11, Color(0x1A, 0xFF, 0)))),
    ("\u{1B}P1$r0m\u{1B}\\", .reply(.setting("0m"))),
  ])
  func escapeBeforeAReplyIsTheKey(_ text: String, _ reply: DecodedInput) {
    let bytes = [0x1B] + Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      let got = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
      #expect(got == [key(.escape), reply], "cut at \(cut)")
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xE2, 0x82, 0x61], "\u{FFFD}a"),
      ([0xF0, 0x9F, 0x98, 0x1B, 0x5B, 0x41], "\u{FFFD}↑"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xE2, 0xC3, 0xA9], "\u{FFFD}é"),
      ([0xC2, 0x9B], "\u{FFFD}"),
    ] as [([UInt8], String)])
  func invalidBytesSwallowNothing(_ bytes: [UInt8], _ expected: String) {
    let wanted = expected.map { $0 == "↑" ? key(.up) : typed($0) }
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      #expect(decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) == wanted)
    }
  }

  @Test func latin1LocaleReadsSingleBytes() {
    var decoder = InputDecoder(isUTF8: false)
    #expect(decoder.feed([0xE9]) == [typed("é")])
  }

  @Test func clicksCountByPlaceAndTime() {
    var decoder = InputDecoder()
    let press = Array("\u{1B}[<0;3;3M".utf8)
    func clicks(_ bytes: [UInt8], at time: UInt64) -> Int? {
      guard case .event(.mouse(let mouse))? = decoder.feed(bytes, at: time).first,
        case .press(_, let clicks) = mouse.action
      else { return nil }
      return clicks
    }
    #expect(clicks(press, at: 0) == 1)
    #expect(clicks(press, at: 200_000_000) == 2)
    #expect(clicks(press, at: 400_000_000) == 3)
    #expect(clicks(press, at: 500_000_000) == 1)
    #expect(clicks(press, at: 1_500_000_000) == 1)
    #expect(clicks(Array("\u{1B}[<0;4;3M".utf8), at: 1_600_000_000) == 1)
  }

  @Test func aReportInTheFirstRowIsKnownWhenOneIsOwed() {
    var decoder = InputDecoder()
    decoder.expectedCursorReports = 1
    let report = Array("\u{1B}[1;5R".utf8)
    #expect(decoder.feed(report) == [.reply(.cursorPosition(Point(column: 4, row: 0)))])
    #expect(decoder.feed(report) == [key(.function(3), .control)])
  }

  @Test func longPasteIsOneEventAndALimitSplitsIt() {
    let body = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }.map { $0 == 27 ? 28 : $0 }
    var decoder = InputDecoder()
    let bytes = Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~".utf8)
    #expect(decoder.feed(bytes) == [.event(.paste(body))])
    var small = InputDecoder(pasteLimit: 1000)
    let pieces = small.feed(bytes).compactMap { input -> [UInt8]? in
      if case .event(.paste(let piece)) = input { return piece }
      return nil
    }
    #expect(pieces.allSatisfy { $0.count <= 1005 })
    #expect(Array(pieces.joined()) == body)
    #expect(!small.isInsidePaste)
  }

  @Test func pasteWithoutEndIsDelivered() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~abc".utf8)).isEmpty)
    #expect(decoder.isInsidePaste)
    #expect(decoder.flushPaste() == [.event(.paste(Array("abc".utf8)))])
    // On a slow line the rest may still come.
    let rest = [UInt8](repeating: 0x64, count: 100)
    #expect(decoder.feed(rest).isEmpty)
    #expect(decoder.feed(Array("\u{1B}[201~".utf8)) == [.event(.paste(rest))])
    #expect(!decoder.isInsidePaste)
  }

  @Test func aLetterWithHyperIsNoText() {
    var decoder = InputDecoder()
    let events = decoder.feed(Array("\u{1B}[97;17u".utf8))
    #expect(events == [.event(.key(Key(.character("a"), .super)))])
  }

  /// The end was lost: the keyboard must go on working.
  @Test func keysAfterAPasteWithoutEndAreKeys() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}[200~abc".utf8))
    _ = decoder.flushPaste()
    #expect(decoder.feed([0x13]) == [.event(.key(Key(.character("s"), .control)))])
    #expect(decoder.feed(Array("x".utf8)) == [typed("x")])
    // A late end means nothing any more.
    #expect(decoder.feed(Array("\u{1B}[201~".utf8)).isEmpty)
  }

  /// The end itself may be torn where the wait was given up.
  @Test func anEndThatIsTornAtTheWaitIsAnEnd() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}[200~abc\u{1B}[20".utf8))
    #expect(decoder.flushPaste() == [.event(.paste(Array("abc".utf8)))])
    #expect(decoder.feed(Array("1~x".utf8)) == [.event(.paste([])), typed("x")])
    #expect(!decoder.isInsidePaste)
  }

  @Test func endlessSequencesAreBounded() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}]".utf8))
    _ = decoder.feed([UInt8](repeating: 0x41, count: 1_000_000))
    #expect(decoder.sequence.count <= InputDecoder.stringLimit)
    #expect(decoder.feed(Array("\u{7}x".utf8)) == [typed("x")])
    _ = decoder.feed(Array("\u{1B}[".utf8))
    _ = decoder.feed([UInt8](repeating: 0x31, count: 1_000_000))
    #expect(decoder.sequence.count <= InputDecoder.sequenceLimit)
    #expect(decoder.feed(Array("Ax".utf8)) == [typed("x")])
  }

  @Test(arguments: 0..<20)
  func anyBytesInAnyPiecesMeanTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("\u{1B}\u{1B}[[O];:0129~<?$^ABMmRuc\u{7}\\Pé日x".utf8) + [0xFF, 0x00, 0xC3]
    let bytes = (0..<3000).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    var whole = InputDecoder()
    let expected = whole.feed(bytes)
    var torn = InputDecoder()
    var got: [DecodedInput] = []
    var at = 0
    while at < bytes.count {
      let end = min(bytes.count, at + Int.random(in: 1...9, using: &random))
      got += torn.feed(bytes[at..<end])
      at = end
    }
    #expect(got == expected, "seed \(seed)")
  }
}
