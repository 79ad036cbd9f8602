import CursesSeededRandom
import Foundation
import Testing

/// The seeds of the fuzzing, and what it has found: each is read by the parser it is for.
///
/// In processes of their own, so that a trap is the failure of one parser.
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
    let seeds = try seeds(in: folder)
    guard try read(parser, seeds).status != 0 else { return }
    for seed in seeds {
      #expect(try read(parser, [seed]).status == 0, "\(parser) \(seed)")
    }
    Issue.record("\(parser) fails on its seeds one after another")
  }

  /// What is made of the seeds by chance: 2 s of processor time for each parser, more with `TEST_LENGTH`, other
  /// inputs with `TEST_SEED`. A failure keeps its input and names the file.
  @Test(.serialized, arguments: folders)
  func changedSeedsAreRead(parser: String, folder: String) throws {
    let kept = NSTemporaryDirectory() + "bubblepad-fuzz-\(parser)-\(getpid())"
    let seconds = TestVariation.steps(2)
    let run = try read(
      parser, ["-seconds=\(seconds)", "-seed=11", "-keep=\(kept)"] + seeds(in: folder))
    #expect(run.status == 0, "\(parser) \(kept)")
    guard run.status == 0 else { return }
    #expect(run.count > 20, "\(parser)")
    try? FileManager.default.removeItem(atPath: kept)
  }

  private func seeds(in folder: String) throws -> [String] {
    let seeds = try FileManager.default.contentsOfDirectory(
      at: Self.tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    try #require(!seeds.isEmpty)
    return seeds.map(\.path).sorted()
  }

  /// Has a parser read files in a process of its own; gives its status, and how many inputs it has made of them.
  private func read(_ parser: String, _ words: [String]) throws -> (status: Int32, count: Int) {
    let fuzz = Process()
    let output = Pipe()
    fuzz.executableURL = Bundle.main.bundleURL.appendingPathComponent("BubblepadFuzz")
    fuzz.arguments = [parser] + words
    fuzz.standardOutput = output
    try fuzz.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    fuzz.waitUntilExit()
    let words = String(decoding: said, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    return (fuzz.terminationStatus, Int(words) ?? 0)
  }
}
