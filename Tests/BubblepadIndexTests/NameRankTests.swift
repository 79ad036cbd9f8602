import CursesSeededRandom
import Testing

@testable import BubblepadIndex

/// The order of names for quick open.
@Suite("Ranks of names")
struct NameRankTests {
  private func names(_ notes: [(title: String, folder: String, alias: String?)]) -> NoteNames {
    var names = NoteNames()
    for (place, note) in notes.enumerated() {
      names.add(note.title, .title, of: place)
      if !note.folder.isEmpty { names.add("\(note.folder)/\(note.title)", .folder, of: place) }
      if let alias = note.alias { names.add(alias, .alias, of: place) }
    }
    return names
  }

  @Test func aliasesRankWithTitles() {
    let names = names([
      ("daily", "", nil), ("Machines", "", "AI"), ("Aide", "", nil), ("The aim", "", nil),
    ])
    #expect(names.matches("ai").map(\.note) == [2, 1, 3, 0])
  }

  @Test func foldersAreBegun() {
    let names = names([
      ("Beta plan", "projects", nil), ("Deep", "work/projects/beta", nil), ("proj", "be", nil),
      ("Beta", "", nil),
    ])
    #expect(names.matches("proj/be").map(\.note) == [0, 1])
    #expect(names.matches("work/deep").map(\.note) == [1])
    #expect(names.matches("work/b/de").map(\.note) == [1])
    #expect(names.matches("projects/beta plan").map(\.note) == [0])
    #expect(names.matches("beta/proj").isEmpty && names.matches("/").isEmpty)
  }

  @Test func someNotesComeLast() {
    var names = names([("Plan", "", nil), ("My plan b", "", nil)])
    names.placeLast(0)
    #expect(names.matches("plan").map(\.note) == [1, 0])
  }

  /// The scores are those that are found by looking for each place of each word.
  @Test func scoresAreThoseOfAPlainSearch() {
    var random = SeededGenerator(seed: 20)
    let pieces = ["a", "b", "ab", " ", "-", "é", "1", "ba "]
    func text(_ most: Int) -> [UInt8] {
      let count = Int.random(in: 1...most, using: &random)
      let parts = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
      return Array(parts.joined().utf8)
    }
    for _ in 0..<20_000 {
      let words = text(4).split(separator: 0x20).map(Array.init)
      let (before, name) = (text(3), text(8))
      guard !words.isEmpty else { continue }
      let range = before.count..<before.count + name.count
      let found = TypedWords(words).score(in: before + name + [0] + before, range)
      #expect(found == Self.plainScore(of: words, in: name), "\(words) \(name)")
    }
  }

  private static func plainScore(of words: [[UInt8]], in name: [UInt8]) -> Int? {
    var (score, isWhole) = (0, true)
    for (index, word) in words.enumerated() {
      let places = name.ranges(ofBytes: word)
      guard let first = places.first else { return nil }
      let isBegun = places.contains { place in
        place.lowerBound == 0 || [0x20, 0x2D].contains(name[place.lowerBound - 1])
      }
      score += isBegun ? 0 : 40
      isWhole =
        isWhole && places.contains { $0.upperBound == name.count || name[$0.upperBound] == 0x20 }
      score += index == 0 && first.lowerBound > 0 ? 20 : 0
    }
    return score + (name.elementsEqual(words.joined(separator: [0x20])) ? 0 : isWhole ? 1 : 2)
  }

  @Test func ofManyNotesTheBestAreTakenInOrder() {
    var best = BestNames(noteCount: 1000)
    for note in (0..<1000).reversed() { best.take(note * 2, of: note, score: note % 3) }
    best.take(7, of: 500, score: -1)
    best.take(9, of: 500, score: 5)
    let first = best.first(4)
    #expect(first == [7, 0, 6, 12])
    #expect(best.first(2000).count == 1000)
  }
}
