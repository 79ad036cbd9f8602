import CursesCore
import CursesSeededRandom
import Testing

@testable import CursesThemes

/// Theme files that were good once.
@Suite("Damaged themes")
struct DamagedThemeTests {
  private static let words = [
    "palette:", "base0F:", "\"#zzz\"", "roles:", "glass:", "opacity: 999", "opacity: nan", "-1",
    "1e400",
    "variant: grey", "[", "{", "~", "\u{1B}]0;x\u{7}", "bubbles:", "link:", "base05",
  ]

  /// They are read, or refused in a sentence that no terminal obeys; what is read can be shown.
  @Test(arguments: 1...6)
  func anyFileIsReadOrRefused(seed: UInt64) throws {
    let library = ThemeLibrary()
    let good = Array(SchemeTests.good.utf8)
    let richer = Array(
      (SchemeTests.good
        + "roles:\n  heading: {foreground: base0D, bold: true}\n  link: base0C\nglass:\n  opacity: 0.8\n")
        .utf8)
    var mutator = ByteMutator(seed: seed, words: Self.words)
    for round in 0..<TestVariation.steps(80) {
      let bytes = mutator.mutated(round % 2 == 0 ? good : richer, with: [good, richer])
      do {
        let theme = try Theme(yaml: String(decoding: bytes, as: UTF8.self), file: "trial.yaml")
        for depth in [ColorDepth.direct, .indexed256, .ansi16, .none] {
          _ = theme.adapted(to: depth)
        }
      } catch {
        let sentence = "\(error)"
        #expect(!sentence.isEmpty)
        #expect(
          sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" },
          "seed \(seed) round \(round): \(sentence.debugDescription)")
      }
    }
    #expect(!library.entries.isEmpty)
  }
}
