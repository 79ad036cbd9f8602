import CursesSeededRandom
import Testing

@testable import CursesText

/// The texts that every match has, for those who look for notes that may have one.
@Suite("Texts that a regular expression demands") struct PatternLiteralsTests {
  @Test(arguments: [
    ("plan", [["plan"]]), ("foo\\d+bar", [["foo"], ["bar"]]),
    ("foo|bar|be", [["bar", "be", "foo"]]), ("a(foo|bar)?end", [["end"]]),
    ("x(foo|bar)y", [["bary", "fooy"]]),
    ("(ab)+c", [["ab"]]), ("^# todo$", [["# todo"]]), ("colou?r", [["colo"]]),
    ("[a-z]+", []), ("a|bcd", []), ("(?:ab){2}", [["abab"]]), ("ab*", []), ("\\d{4}-\\d{2}", []),
    ("ümlaut", [["mlaut"]]), ("", []),
  ])
  func whatIsDemanded(_ pattern: String, _ groups: [[String]]) throws {
    guard let search = try? Search(pattern: pattern, isCaseSensitive: true) else {
      return #expect(groups.isEmpty)
    }
    let found = Set(search.demandedTexts.map { $0.joined(separator: "|") })
    let wanted = Set(groups.map { $0.joined(separator: "|") })
    #expect(found.isSuperset(of: wanted) && (found.isEmpty == wanted.isEmpty), "\(found)")
  }

  @Test func capitalsAreSmallLettersWhereCaseDoesNotCount() throws {
    #expect(try Search(pattern: "Task-Item").demandedTexts == [["task-item"]])
    #expect(
      try Search(pattern: "Task-Item", isCaseSensitive: true).demandedTexts == [["Task-Item"]])
  }

  /// No match is without them, whatever the pattern.
  @Test func everyMatchHasThem() throws {
    var random = SeededGenerator(seed: 20)
    var (matches, demands) = (0, 0)
    for _ in 0..<6_000 {
      let pattern = Self.pattern(depth: 0, using: &random)
      guard let search = try? Search(pattern: pattern) else { continue }
      let groups = search.demandedTexts
      demands += groups.count
      let text = (0..<40).map { _ in "abckAB -é\u{212A}\u{17F}".randomElement(using: &random) ?? "a"
      }
      let source = Array(String(text).utf8)
      for match in search.matches(in: source, includesEmpty: true) {
        matches += 1
        let found = String(decoding: source[match.range], as: UTF8.self).lowercased()
          .replacing("\u{17F}", with: "s")
        for group in groups {
          #expect(group.contains { found.contains($0) }, "\(pattern) in \(found): \(group)")
        }
      }
    }
    #expect(matches > 2_000 && demands > 1_000)
  }

  /// Looking at the lines with such a text alone finds what all matches say.
  @Test(arguments: [true, false]) func theLinesWithThemAreEnough(_ isCaseSensitive: Bool) throws {
    var random = SeededGenerator(seed: isCaseSensitive ? 3 : 4)
    var counts = (yes: 0, no: 0, demands: 0)
    for _ in 0..<6_000 {
      let pattern =
        Self.pattern(depth: 0, using: &random)
        + ["", "\\s", "$", "[^c]"][
          Int.random(in: 0..<4, using: &random)]
      guard let search = try? Search(pattern: pattern, isCaseSensitive: isCaseSensitive) else {
        continue
      }
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        "abckAB -é\n\n\u{212A}\u{17F}".randomElement(using: &random) ?? "a"
      }
      let source = Array(String(text).utf8)
      let expected = !search.matches(in: source, includesEmpty: true).isEmpty
      #expect(search.hasMatch(in: source) == expected, "\(pattern) in \(String(text))")
      counts.yes += expected ? 1 : 0
      counts.no += expected ? 0 : 1
      counts.demands += search.demandedTexts.isEmpty ? 0 : 1
    }
    #expect(counts.yes > 500 && counts.no > 500 && counts.demands > 1_000)
  }

  private static func pattern(depth: Int, using random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...4, using: &random)
    return (0..<count).map { _ -> String in
      let kind = Int.random(in: 0..<(depth > 2 ? 5 : 9), using: &random)
      let inner = { (random: inout SeededGenerator) in
        Self.pattern(depth: depth + 1, using: &random)
      }
      switch kind {
      case 0...3: return ["a", "b", "ab", "bc", "k", "s", "A"].randomElement(using: &random) ?? "a"
      case 4: return ["[ab]", ".", "\\w", "\\b", "é"].randomElement(using: &random) ?? "."
      case 5: return "(" + inner(&random) + "|" + inner(&random) + ")"
      case 6: return "(?:" + inner(&random) + ")?"
      case 7: return "(" + inner(&random) + ")+"
      default: return "(?:" + inner(&random) + "){1,2}"
      }
    }.joined()
  }
}
