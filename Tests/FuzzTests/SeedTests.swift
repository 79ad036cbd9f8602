import Foundation
import Testing

/// The seeds of the fuzzing, and what it has found: each is read by the parser it is for.
///
/// Each in a process of its own, so that a trap is the failure of one seed.
@Suite("Seeds of the fuzzing")
struct SeedTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where the seeds of a parser lie, besides its own folder.
  private static let folders: [(parser: String, folder: String)] = [
    ("input", "Fuzz/Seeds/input"), ("markdown", "Fuzz/Seeds/markdown"),
    ("editing", "Fuzz/Seeds/editing"), ("html", "Fuzz/Seeds/html"), ("yaml", "Fuzz/Seeds/yaml"),
    ("theme", "../themes/schemes"), ("journal", "Fuzz/Seeds/journal"),
    ("history", "Fuzz/Seeds/history"), ("age", "NotebookTests/Data/age"),
    ("picture", "PicturesTests/Data"),
  ]

  @Test(arguments: folders)
  func everySeedIsRead(parser: String, folder: String) throws {
    let seeds = try FileManager.default.contentsOfDirectory(
      at: Self.tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    #expect(!seeds.isEmpty)
    for seed in seeds {
      let fuzz = Process()
      fuzz.executableURL = Bundle.main.bundleURL.appendingPathComponent("Fuzz")
      fuzz.arguments = [parser, seed.path]
      try fuzz.run()
      fuzz.waitUntilExit()
      #expect(fuzz.terminationStatus == 0, "\(parser) \(seed.lastPathComponent)")
    }
  }
}
