import Foundation
import Testing

/// `docs/robustness.md` names a test for each line, and each of them is there.
@Suite("Table of robustness")
struct RobustnessTableTests {
  /// The files of tests, each by the suites in it.
  private static func suites() throws -> [String: String] {
    let folder = URL(fileURLWithPath: Repository.root + "/Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var suites: [String: String] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /struct (\w+)Tests\b/) {
        suites[String(match.1), default: ""] += text
      }
    }
    return suites
  }

  @Test func everyTestIsThere() throws {
    let suites = try Self.suites()
    let page = try Repository.text("docs/robustness.md")
    var count = 0
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0] != "what happens", !cells[0].hasPrefix("**") else {
        continue
      }
      #expect(cells[2].contains("`"), "no test: \(cells[0])")
      var suite = ""
      for match in cells[2].matches(of: /`([A-Z]\w*)?(?:\.(\w+))?`/) {
        if let name = match.1 { suite = String(name) }
        let text = try #require(suites[suite], "\(suite)Tests is not there")
        if let test = match.2 { #expect(text.contains("func \(test)("), "\(suite).\(test)") }
        count += 1
      }
    }
    #expect(count > 60)
  }
}
