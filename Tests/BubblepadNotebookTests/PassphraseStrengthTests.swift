import CursesSecrets
import CursesSeededRandom
import Testing

@testable import BubblepadNotebook

@Suite struct PassphraseStrengthTests {
  func strength(_ text: String) -> PassphraseStrength {
    PassphraseStrength(SecretBytes(copying: Array(text.utf8)))
  }

  @Test(arguments: [
    "", "a", "password", "Password1", "P@ssw0rd", "12345678", "qwertyuiop", "aaaaaaaaaaaaaaaaaaaa",
    "abcdefghijklmnop", "letmein2024", "abcabcabcabcabc", "bubblepad", "98765432109876", "iloveyou",
  ])
  func weakOnesAreWeak(text: String) { #expect(strength(text).level == .weak, "\(strength(text))") }

  @Test(arguments: [
    "velvet tractor opinion ladder seven", "kX9#mQ2$vL7pR4wT",
    "Os pastéis da avó são de quinta-feira",
    "lantern gravel ostrich compass meadow",
  ])
  func strongOnesAreStrong(text: String) {
    #expect(strength(text).level == .strong, "\(strength(text))")
    #expect(strength(text).advice == "This passphrase is strong.")
  }

  /// A file pasted into the field by mistake: each key is judged, so a judgement must not take long.
  @Test func aHugeOneIsJudgedByItsStart() {
    #expect(strength(String(repeating: "x", count: 1_000_000)).level == .weak)
    let words = String(repeating: "velvet tractor opinion ladder seven ", count: 20_000)
    #expect(strength(words).level == .strong)
  }

  @Test func moreIsNeverWeaker() {
    let text = "velvet tractor opinion ladder"
    var last = 0.0
    for word in text.split(separator: " ").indices {
      let part = text.split(separator: " ")[...word].joined(separator: " ")
      #expect(strength(part).bits > last)
      last = strength(part).bits
    }
  }

  @Test func theAdviceSaysWhatToDo() {
    #expect(
      strength("password").advice == "This is one of the first that are tried; use several words.")
    #expect(strength("velvet tractor opinion").advice == "One more word makes it strong.")
    #expect(strength("aaaaaaaaaaaa").advice.hasPrefix("Repeating adds little; "))
    #expect(strength("abcdefgh").advice.hasPrefix("Sequences like abc or 123 add little; "))
    #expect(strength("").advice.hasPrefix("Four words"))
  }

  /// Beside a meter in the smallest dialog.
  @Test(arguments: [
    ("password", "use several words"), ("", "use several words"),
    ("aaaaaaaaaaaa", "add four words"), ("velvet tractor opinion", "add one word"),
    ("velvet tractor opinion ladder seven", "strong"),
  ])
  func theShortAdviceHasRoomAnywhere(text: String, advice: String) {
    #expect(strength(text).shortAdvice == advice)
    #expect(advice.count <= 24)
  }

  @Test func anyBytesHaveAStrength() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(PassphraseStrength(SecretBytes(copying: bytes)).bits >= 0)
    }
    #expect(strength(String(repeating: "k", count: 300)).level == .weak)
  }
}
