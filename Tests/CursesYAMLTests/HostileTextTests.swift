import Testing

@testable import CursesYAML

/// Texts made to break a reader: each must end in a sentence, soon.
@Suite("Hostile YAML")
struct HostileTextTests {
  private func error(_ text: String) -> YAMLError? {
    do throws(YAMLError) {
      _ = try YAMLReader().root(of: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{x: "])
  func deepNestingIsRefused(opening: String) {
    #expect(error(String(repeating: opening, count: 100_000))?.kind == .limit)
  }

  @Test func depthCountsFromTheRoot() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(error(deepest) == nil)
    #expect(error("[\(deepest)]")?.problem == "it is nested more than 64 levels deep")
  }

  @Test func aBillionLaughsAreRefused() {
    var text = "a0: &a0 [lol]\n"
    for level in 1..<30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(error(text)?.kind == .limit)
    #expect(error(text)?.line == 6)
  }

  @Test func aliasesCannotBeStackedBeyondTheDepth() {
    var text = "a0: &a0 [x]\n"
    for level in 1..<100 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(error(text)?.problem.contains("levels deep") == true)
  }

  @Test func thereIsAnEndToValues() {
    #expect(error(String(repeating: "- x\n", count: 100_001))?.problem.contains("100000") == true)
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 1), ([0x61, 0x3A, 0x20, 0x31, 0x0A, 0x62, 0x3A, 0xC3], 2),
      ([0x61, 0x0A, 0x0A, 0xED, 0xA0, 0x80], 3), ([0x61, 0x3A, 0x20, 0xC0, 0x80], 1),
      ([0x61, 0x3A, 0x20, 0x00], 1), ([0x61, 0x3A, 0x20, 0x1B], 1), ([0xFF, 0xFE, 0x61, 0x00], 1),
    ] as [([UInt8], Int)])
  func whatIsNotTextIsRefused(bytes: [UInt8], line: Int) {
    let error = #expect(throws: YAMLError.self) { try YAMLReader().root(of: bytes) }
    #expect(error?.kind == .encoding)
    #expect(error?.line == line, "\(String(describing: error))")
  }

  /// Every beginning of a text, and every byte of it changed, is read or refused.
  @Test func brokenTextsEndInAnError() {
    let text = Array(
      """
      # A theme
      system: "base16"
      palette: &p {base00: 'x', base01: "\\u00e9"}
      list:
        - |
          literal
        - *p
        - [a, b]\n
      """.utf8)
    var refused = 0
    for end in text.indices {
      for byte in [0x00, 0x09, 0x0A, 0x22, 0x26, 0x2A, 0x3A, 0x5B, 0x7B, 0xC3, 0xFF] as [UInt8] {
        var broken = text
        broken[end] = byte
        for candidate in [broken, Array(broken[...end])] {
          do throws(YAMLError) {
            _ = try YAMLReader().root(of: candidate)
          } catch {
            refused += 1
            #expect((1...11).contains(error.line) && !error.problem.isEmpty)
          }
        }
      }
    }
    #expect(refused > text.count)
  }
}
