import Foundation
import Testing

/// What the documents show is what is compiled in `Tests/CursesUITests/Snippets`.
@Suite struct SnippetTests {
  /// The sections of the compiled files, by name.
  private static func sections() throws -> [String: String] {
    var sections: [String: String] = [:]
    for path in try Repository.files(below: "Tests/CursesUITests/Snippets", ending: ".swift") {
      var name: String?
      var lines: [String] = []
      for line in try Repository.text(path).components(separatedBy: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces)
        if words.hasPrefix("// snippet: ") {
          try #require(name == nil, "\(path): \(words) within another")
          (name, lines) = (String(words.dropFirst(12)), [])
        } else if words == "// end", let open = name {
          try #require(sections[open] == nil, "\(open) twice")
          sections[open] = Repository.dedented(lines)
          name = nil
        } else {
          lines.append(line)
        }
      }
      try #require(name == nil, "\(path): \(name ?? "") has no end")
    }
    return sections
  }

  /// The blocks of Swift in a document.
  private static func blocks(_ path: String) throws -> [String] {
    var blocks: [String] = []
    var lines: [String]?
    for line in try Repository.text(path).components(separatedBy: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("```") {
        if let open = lines { blocks.append(Repository.dedented(open)) }
        lines = words == "```swift" && lines == nil ? [] : nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }

  /// A block as a test can compile it: in a test there is one `main`, and it is not this one's.
  private static func compilable(_ block: String) -> String {
    var text = block
    for start in ["import CursesUI\n\n", "@main\n"] where text.hasPrefix(start) {
      text.removeFirst(start.count)
    }
    return text
  }

  private static func documents() throws -> [String] {
    try ["README.md"] + Repository.files(below: "docs", ending: ".md")
      + Repository.files(below: "Sources/CursesUI/CursesUI.docc", ending: ".md")
  }

  private static func isManifest(_ block: String) -> Bool {
    block.hasPrefix("// swift-tools-version")
  }

  @Test func everySnippetIsCompiled() throws {
    let compiled = Set(try Self.sections().values)
    var count = 0
    for path in try Self.documents() {
      for block in try Self.blocks(path) where !Self.isManifest(block) {
        count += 1
        #expect(
          compiled.contains(Self.compilable(block)), "\(path) shows what is not compiled: \(block)")
      }
    }
    #expect(count > 20)
  }

  @Test func everySectionIsShown() throws {
    var shown: Set<String> = []
    for path in try Self.documents() {
      shown.formUnion(try Self.blocks(path).map(Self.compilable))
    }
    for (name, text) in try Self.sections() {
      #expect(shown.contains(text), "\(name) stands in no document")
    }
  }

  /// What the catalogue lists is declared, in public.
  @Test func theCatalogueNamesWhatThereIs() throws {
    var sources = ""
    for module in ["CursesUI", "CursesInputFormats"] + Repository.viewModules {
      for path in try Repository.files(below: "Sources/" + module, ending: ".swift") {
        sources += try Repository.text(path)
      }
    }
    let names = try Repository.text("Sources/CursesUI/CursesUI.docc/CursesUI.md")
      .components(separatedBy: "\n")
      .filter { $0.hasPrefix("- ``") }.map { $0.trimmingCharacters(in: .init(charactersIn: "-` ")) }
    #expect(names.count > 20)
    for name in names {
      let pattern = "(public|open) (final )?(struct|class|enum|protocol) \(name)\\b"
      #expect(sources.range(of: pattern, options: .regularExpression) != nil, "\(name)")
    }
  }

  /// The manifest of the tutorial is read by the package manager itself.
  @Test func theManifestIsOne() throws {
    let manifests = try Self.documents().flatMap(Self.blocks).filter(Self.isManifest)
    #expect(manifests.count == 1)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try manifests[0].write(
      to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swift.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    // The package manager leaves folders behind in the one for passing things.
    swift.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    swift.standardOutput = output
    swift.standardError = FileHandle.nullDevice
    try swift.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    swift.waitUntilExit()
    #expect(swift.terminationStatus == 0)
    #expect(String(decoding: read, as: UTF8.self).contains("\"CursesUI\""))
  }
}
