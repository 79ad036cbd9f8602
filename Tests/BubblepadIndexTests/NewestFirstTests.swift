import CursesSeededRandom
import Testing

@testable import BubblepadIndex

@Suite("The order of the notes in a search") struct NewestFirstTests {
  private static func file(_ dice: inout SeededGenerator) -> IndexedFiles.File {
    .init(
      path: "Note \(dice.below(500)).md", kind: dice.below(8) == 0 ? .attachment : .note,
      modified: Int64(dice.below(40)), linkCount: 0, signs: [], tasks: [])
  }

  /// The note changed last is the first, whatever has changed since the last question.
  @Test(arguments: [1, 2, 3]) func notesAreInOrderAfterAnyChanges(_ seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var files = IndexedFiles(notebook: "/notes")
    for _ in 0..<40 {
      for _ in 0..<[1, 3, 20, 150][dice.below(4)] {
        let id = Int64(dice.below(200))
        if dice.below(4) == 0 { files.remove(id) } else { files.set(Self.file(&dice), id) }
      }
      let ordered = files.newestFirst()
      let times = ordered.map { files.byID[$0]?.modified ?? -1 }
      #expect(times == times.sorted(by: >))
      #expect(Set(ordered) == Set(files.byID.keys))
      #expect(ordered.count == Set(ordered).count)
      // Some of them are in the same order.
      for count in [3, 150] {
        let wanted = Set((0..<count).map { _ in Int64(dice.below(200)) })
        #expect(files.newestFirst(among: wanted) == ordered.filter(wanted.contains))
      }
    }
  }
}
