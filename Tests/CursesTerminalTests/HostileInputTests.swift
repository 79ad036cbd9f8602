import CursesCore
import CursesSeededRandom
import Testing

@testable import CursesTerminal

/// What no terminal should send: damaged keys, pastes and answers, in any pieces.
@Suite("Hostile terminal input") struct HostileInputTests {
  private static let seeds: [String] = [
    "\u{1B}[1;5A\u{1B}[3;2~\u{1B}OP\u{1B}[[A", "\u{1B}[<0;10;5M\u{1B}[<32;11;5M\u{1B}[<0;11;5m",
    "\u{1B}[97;5:3u\u{1B}[57414;1:1u\u{1B}[97:65:97;2;65u", "\u{1B}[27;6;105~\u{1B}x\u{1B}\u{1B}[A",
    "\u{1B}[200~pasted\ntext\u{1B}[201~", "\u{1B}[I\u{1B}[O\u{1B}[M !!\u{1B}[12;12;12M",
    "\u{1B}[?62;4c\u{1B}[?2026;2$y\u{1B}[2;5R\u{1B}[0n\u{1B}[?1u\u{1B}[?997;1n",
    "\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\\u{1B}P>|kitty(0.26)\u{1B}\\\u{1B}P0$r\u{1B}\\",
    "\u{1B}]11;rgb:1a1a/1b1b/2626\u{1B}\\\u{1B}]10;rgb:f/f/f\u{7}\u{1B}]52;c;QQ==\u{7}",
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}_Gi=1,p=2;ENOENT:no such image\u{1B}\\", "é漢👨‍👩‍👧e\u{301}\u{1B}é",
  ]
  private static let words = [
    "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}\\", "\u{1B}[200~", "\u{1B}[201~", ";", ":",
    "?",
    "<", "~", "M", "m", "u", "R", "999999999", "-1", "\u{7}", "rgb:", "$y",
  ]

  /// All pieces mean what the whole means, nothing is kept without bound, and keys are keys again after it.
  @Test(arguments: 1...8)
  func damagedInputIsReadToItsEnd(seed: UInt64) {
    let seeds = Self.seeds.map { Array($0.utf8) }
    var mutator = ByteMutator(seed: seed, words: Self.words)
    var dice = SeededGenerator(seed: seed &+ 100)
    for round in 0..<TestVariation.steps(300) {
      var bytes: [UInt8] = []
      for _ in 0...dice.below(3) {
        bytes += mutator.mutated(seeds[dice.below(seeds.count)], with: seeds)
      }
      let isUTF8 = dice.below(6) > 0
      var whole = InputDecoder(isUTF8: isUTF8)
      var torn = InputDecoder(isUTF8: isUTF8)
      let expected = whole.feed(bytes)
      var got: [DecodedInput] = []
      var at = 0
      while at < bytes.count {
        let end = min(bytes.count, at + 1 + dice.below(9))
        got += torn.feed(bytes[at..<end])
        at = end
      }
      #expect(got == expected, "seed \(seed) round \(round): \(bytes)")
      for _ in 0..<3 { _ = torn.flushPaste() + torn.flushEscape() }
      _ = torn.feed(Array("\u{1B}[201~".utf8))
      #expect(!torn.feed(Array("x".utf8)).isEmpty, "seed \(seed) round \(round): \(bytes)")
    }
  }

  /// A paste is cut where it is longer than it may be, wherever something looks like its end.
  @Test(arguments: 1...6)
  func aPasteOfAnyLengthIsKept(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let parts = ["a", "bc", "\u{1B}", "\u{1B}[", "\u{1B}[20", "\u{1B}[201", "\n"]
    for _ in 0..<TestVariation.steps(500) {
      let text = (0..<dice.below(20)).map { _ in parts[dice.below(parts.count)] }.joined()
      var decoder = InputDecoder(pasteLimit: 1 + dice.below(12))
      let events = decoder.feed(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
      let pasted = events.flatMap { event -> [UInt8] in
        if case .event(.paste(let bytes)) = event { return bytes }
        return []
      }
      #expect(pasted == Array(text.utf8), "\(text.debugDescription)")
    }
  }
}
