import CursesSecrets
import Testing

@testable import CursesPasswordGuesses

/// The passwords that zxcvbn publishes with its demonstration, and what zxcvbn (4.5.0 for Python) says of them.
@Suite struct PublishedExamplesTests {
  private static let examples: [(password: String, score: Int, digits: Double)] = [
    ("zxcvbn", 0, 1.76),
    ("qwER43@!", 2, 7.96),
    ("Tr0ub4dour&3", 2, 7.28),
    ("correcthorsebatterystaple", 4, 14.44),
    ("coRrecth0rseba++ery9.23.2007staple$", 4, 20.71),
    ("D0g..................", 1, 5.65),
    ("abcdefghijk987654321", 1, 4.18),
    ("neverforget13/3/1997", 3, 9.53),
    ("1qaz2wsx3edc", 0, 3.00),
    ("temppass22", 1, 5.59),
    ("briansmith", 1, 4.18),
    ("briansmith4mayor", 4, 10.18),
    ("password1", 0, 2.28),
    ("viking", 0, 2.39),
    ("thx1138", 0, 2.32),
    ("ScoRpi0ns", 1, 5.46),
    ("do you know", 3, 9.00),
    ("ryanhunter2000", 3, 8.00),
    ("rianhunter2000", 3, 8.40),
    ("asdfghju7654rewq", 3, 8.97),
    ("AOEUIDHG&*()LS_", 3, 9.11),
    ("12345678", 0, 0.60),
    ("defghi6789", 1, 4.41),
    ("rosebud", 0, 2.43),
    ("Rosebud", 0, 2.73),
    ("ROSEBUD", 0, 2.73),
    ("rosebuD", 0, 2.73),
    ("ros3bud99", 1, 4.81),
    ("r0s3bud99", 1, 5.07),
    ("R0$38uD99", 2, 6.12),
    ("verlineVANDERMARK", 4, 10.39),
    ("eheuczkqyq", 3, 10.00),
    ("rWibMFACxAUGZmxhVncy", 4, 20.00),
    ("Ba9ZyWABu99[BK#6MBgbH88Tofv)vs$w", 4, 32.00),
  ]

  @Test func theScoresAreThoseOfZxcvbn() {
    let differing = Self.examples.filter { PasswordGuesses($0.password).score != $0.score }
      .map(\.password)
    #expect(differing == [])
    #expect(Self.examples.count == 34)
  }

  /// Where all the words stand in our lists too, the guesses themselves are the same.
  @Test func mostGuessesAreThoseOfZxcvbn() {
    let near = Self.examples.filter {
      abs(PasswordGuesses($0.password).bits / Double.log2(10) - $0.digits) < 0.1
    }
    #expect(near.count >= 29, "\(near.count)")
    #expect(near.contains { $0.password == "Tr0ub4dour&3" })
  }

  @Test func aSecretHasTheGuessesOfItsText() {
    for example in Self.examples {
      let secret = SecretBytes(copying: example.password.utf8)
      #expect(PasswordGuesses(secret) == PasswordGuesses(example.password), "\(example)")
    }
  }
}
