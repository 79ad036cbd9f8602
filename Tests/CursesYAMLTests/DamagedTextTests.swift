import CursesSeededRandom
import Testing

@testable import CursesYAML

/// Texts that were good once.
@Suite("Damaged YAML")
struct DamagedTextTests {
  private static let seeds = [
    "theme: auto\nkeys:\n  toggle-strikethrough: Alt+S\n  find-next: [Ctrl+G, F3]\n  suspend: none\n",
    "system: \"base16\"\nname: 'A b'\nvariant: dark\npalette:\n  base00: \"#1a2b3c\"\n  base01: 00ff00\n",
    "a: &x {b: 1, c: [~, true, 0x1F, 1.5e3]}\nd: *x\ne: |\n  text\n   more\nf: >-\n  folded\n",
    "%YAML 1.2\n---\n? complex\n: - a\n  - !!str b # note\n...\n---\nnext: \"\\u00e9\\x41\\n\"\n",
    "- - - a\n    - b\n- {k: v}\n- \u{FEFF}é漢\n",
  ]
  private static let words = [
    ": ", "- ", "? ", "&a ", "*a", "!!binary ", "|", ">", "#", "{", "}", "[", "]", "\t", "\u{0}",
    "---\n",
    "...\n", "%TAG ! x\n", "<<: ", "\"", "'", "\\U0010FFFF", "\u{2028}", "\u{85}",
  ]

  /// They are read or refused with a line that is there.
  @Test(arguments: 1...8)
  func anyBytesAreReadOrRefused(seed: UInt64) {
    let seeds = Self.seeds.map { Array($0.utf8) }
    var mutator = ByteMutator(seed: seed, words: Self.words)
    for round in 0..<TestVariation.steps(400) {
      let bytes = mutator.mutated(seeds[round % seeds.count], with: seeds)
      do throws(YAMLError) {
        _ = try YAMLReader().root(of: bytes)
      } catch {
        #expect(!error.problem.isEmpty, "seed \(seed) round \(round)")
        #expect((0...bytes.count + 2).contains(error.line), "seed \(seed) round \(round): \(error)")
      }
    }
  }
}
