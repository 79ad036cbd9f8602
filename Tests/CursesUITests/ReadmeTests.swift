import CursesUI
import Testing

// The program that the README shows, less its `@main`.
struct Hello: App {
  @State private var name = ""
  var body: some Scene {
    WindowGroup {
      TextField("Your name", text: $name).characterLimit(20)
      Text("Hello, \(name)")
    }
  }
}

@Suite struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// What stands in the README is what is compiled here.
  @Test func theProgramOfTheReadmeCompiles() throws {
    let source = try text("Tests/CursesUITests/ReadmeTests.swift")
    let start = try #require(source.range(of: "struct Hello"))
    let end = try #require(source.range(of: "\n}\n"))
    let program = source[start.lowerBound..<end.upperBound].dropLast()
    let indented = program.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    #expect(try text("README.md").contains("    @main " + indented.dropFirst(4)))
  }
}
