import Foundation
import Testing

/// The page that says where things are: short, and of the things that are there.
@Suite struct ArchitectureTests {
  @Test func isReadInAFewMinutes() throws {
    let words = try Repository.text("ARCHITECTURE.md").split(whereSeparator: \.isWhitespace)
    #expect(words.count < 1_000)
  }

  @Test func namesEveryModule() throws {
    let page = try Repository.text("ARCHITECTURE.md")
    let manifest = try Repository.text("Package.swift")
    let declaration = try NSRegularExpression(pattern: #"\bmodule\(\s*"([^"]+)""#)
    let names = declaration.matches(
      in: manifest, range: NSRange(manifest.startIndex..., in: manifest)
    ).compactMap { Range($0.range(at: 1), in: manifest).map { String(manifest[$0]) } }
    #expect(names.count > 20)
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  @Test func leadsToFilesThatAreThere() throws {
    let page = try Repository.text("ARCHITECTURE.md")
    let table = try #require(page.components(separatedBy: "## Where to find what").last)
    let places = table.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element).filter { $0.contains("/") && !$0.contains("<") && !$0.contains("*") }
    #expect(places.count > 10)
    for place in places {
      let isThere = ["", "Sources/"].contains {
        FileManager.default.fileExists(
          atPath: Repository.root.appendingPathComponent($0 + place).path)
      }
      #expect(isThere, "\(place)")
    }
  }
}
