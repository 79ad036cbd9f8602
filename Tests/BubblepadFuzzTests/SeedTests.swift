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
  private static let folders: [(parser: String, folder: String)] =
    [
      ("input", "BubblepadFuzz/Seeds/input"), ("markdown", "BubblepadFuzz/Seeds/markdown"),
      ("editing", "BubblepadFuzz/Seeds/editing"), ("html", "BubblepadFuzz/Seeds/html"),
      ("yaml", "BubblepadFuzz/Seeds/yaml"),
      ("theme", "../themes/schemes"), ("journal", "BubblepadFuzz/Seeds/journal"),
      ("history", "BubblepadFuzz/Seeds/history"), ("age", "BubblepadNotebookTests/Data/age"),
      ("picture", "BubblepadPicturesTests/Data"),
    ]
    + ["facts", "bookmarks", "obsidian", "search", "base", "dataview", "tasks"].map {
      ($0, "BubblepadFuzz/Seeds/" + $0)
    }

  @Test(arguments: folders)
  func everySeedIsRead(parser: String, folder: String) throws {
    let seeds = try FileManager.default.contentsOfDirectory(
      at: Self.tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    #expect(!seeds.isEmpty)
    for seed in seeds {
      let fuzz = Process()
      fuzz.executableURL = Bundle.main.bundleURL.appendingPathComponent("BubblepadFuzz")
      fuzz.arguments = [parser, seed.path]
      try fuzz.run()
      fuzz.waitUntilExit()
      #expect(fuzz.terminationStatus == 0, "\(parser) \(seed.lastPathComponent)")
    }
  }
}
