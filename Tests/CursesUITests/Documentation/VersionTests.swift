import Foundation
import Testing

/// One version: what the program says is what the changelog and the lines for other packages say.
@Suite struct VersionTests {
  /// What follows a text in a file, up to the next character that belongs to no version.
  private static func versions(after start: String, in path: String) throws -> [String] {
    try Repository.text(path).components(separatedBy: start).dropFirst().map { rest in
      String(rest.prefix { $0.isNumber || $0 == "." })
    }
  }

  @Test func allNameTheSame() throws {
    let released = try #require(
      try Self.versions(after: "\n## ", in: "CHANGELOG.md").first { !$0.isEmpty })
    #expect(released.split(separator: ".").count == 3)
    let told = "Sources/bubblepad/CommandLine/BubblepadCommand.swift"
    #expect(try Self.versions(after: "static let current = \"", in: told) == [released])
    for path in ["README.md", "docs/library.md", "Examples/Template/Package.swift"] {
      #expect(try Self.versions(after: "from: \"", in: path) == [released], "\(path)")
    }
  }
}
