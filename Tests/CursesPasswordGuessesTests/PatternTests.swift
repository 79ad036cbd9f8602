import CursesSecrets
import CursesSeededRandom
import Testing

@testable import CursesPasswordGuesses

/// Passwords of one pattern each, and the logarithms of zxcvbn's guesses for them.
@Suite struct PatternTests {
  private static let examples: [(password: String, score: Int, digits: Double)] = [
    ("drowssap", 0, 0.70),
    ("p4ssw0rd", 0, 0.95),
    ("zxcvfr45tgb", 2, 7.19),
    ("abababab", 0, 1.57),
    ("9753", 0, 1.52),
    ("147258369", 0, 2.63),
    ("aoeuidht", 1, 3.48),
    ("ZXCVBNM", 0, 1.90),
    ("qazxsw", 0, 2.35),
    ("$uper", 1, 3.05),
    ("MARIA", 0, 1.18),
    ("mArIa", 0, 2.03),
    ("aaaAAA", 1, 4.18),
    ("1q2w3e", 0, 2.84),
    ("11/11/11", 1, 4.47),
    ("789456123", 0, 2.58),
    ("gfedcba", 0, 2.56),
    ("monkeymonkey", 0, 1.52),
    ("nimda", 1, 3.16),
    ("jennifer1985", 1, 4.18),
    ("xxxxxxxxxx", 0, 2.08),
    ("ABCabc", 1, 4.18),
    ("7654321a", 1, 3.36),
    ("sunshineenihsnus", 1, 4.28),
  ]

  @Test(arguments: examples)
  func theGuessesAreThoseOfZxcvbn(password: String, score: Int, digits: Double) {
    let guesses = PasswordGuesses(password)
    #expect(guesses.score == score)
    #expect(abs(guesses.bits / Double.log2(10) - digits) < 0.006, "\(guesses)")
  }

  /// A year costs as much as it is far away, twenty at least; a day has 365 times as many.
  @Test(arguments: [
    ("2020", 20), ("1926", 100), ("13.5.1987", 56_940), ("13051987", 14_235),
    ("2001/12/25", 36_500), ("11122025", 7_300),
  ])
  func datesCostTheirYears(date: String, guesses: Int) {
    #expect(PasswordGuesses(date).count == Double(guesses) + 1)
  }

  @Test(arguments: ["31.31.2001", "13.13.1987", "1/2-2003", "1.2.345"])
  func whatIsNoDateCostsMore(text: String) {
    #expect(PasswordGuesses(text).count > 365 * 40 * 4)
  }

  private static let weaknesses: [(String, PasswordGuesses.Weakness?)] = [
    ("aaaaaaaaaa", .repeats), ("abcdefghij", .sequence), ("qwerfdsa", .sequence),
    ("password", .common), ("24.12.1999", .date), ("Zq#v7Lx!", nil), ("", nil),
  ]

  @Test(arguments: weaknesses)
  func theWeaknessIsWhatCoversMost(password: String, weakness: PasswordGuesses.Weakness?) {
    #expect(PasswordGuesses(password).weakness == weakness)
  }

  @Test func nothingIsGuessedAtOnce() {
    #expect(PasswordGuesses("").count == 1)
    #expect(PasswordGuesses("").score == 0)
    #expect(PasswordGuesses("letmein").isCommon)
    #expect(!PasswordGuesses("letmein but not her").isCommon)
  }

  @Test func anyBytesHaveGuesses() {
    var generator = SeededGenerator(seed: 34)
    for _ in 0..<300 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let guesses = PasswordGuesses(SecretBytes(copying: bytes))
      #expect(guesses.count >= 1 && guesses.count.isFinite)
    }
  }

  /// A file pasted by mistake is judged by its first hundred characters.
  @Test func aLongOneIsJudgedByItsStart() {
    let start = (0..<100).map { "x\($0)" }.joined().prefix(100)
    #expect(PasswordGuesses(start) == PasswordGuesses(start + "and so on"))
  }

  /// The lists are as short as their description says, and each word stands in one of them.
  @Test func theListsAreSmall() {
    let lists = [
      WordLists.passwords, WordLists.written, WordLists.spoken, WordLists.firstNamesOfWomen,
      WordLists.firstNamesOfMen, WordLists.surnames,
    ]
    #expect(lists.reduce(0) { $0 + $1.utf8CodeUnitCount } < 150_000)
    let words = lists.map { "\($0)".split(whereSeparator: \.isWhitespace).count }
    #expect(words == [4114, 3748, 4203, 1208, 971, 2302])
  }
}
