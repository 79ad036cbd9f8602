import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// Notes that were good once: the bytes of real files and of the specification's examples, damaged.
@Suite("Damaged Markdown")
struct DamagedTextTests {
  @Test(arguments: 1...6)
  func damagedNotesKeepTheLaws(seed: UInt64) throws {
    var texts = try TestData.files().map { Array($0.bytes.prefix(3000)) }
    texts += try SpecificationExample.load("gfm.json").map { Array($0.markdown.utf8) }
    let words = Hostile.snippets.map { String(decoding: $0, as: UTF8.self) }
    var mutator = ByteMutator(seed: seed, words: words)
    var dice = SeededGenerator(seed: seed &+ 7)
    for round in 0..<TestVariation.steps(60) {
      let source = mutator.mutated(texts[dice.below(texts.count)], with: texts)
      #expect(TreeLaws.breaches(source) == [], "seed \(seed) round \(round)")
      // What is shown of it can be walked through from end to end.
      let document = RichDocument(SourceText(bytes: source))
      while document.readOn() {}
      for block in 0..<document.blockCount {
        for paragraph in document.block(block).paragraphs.indices {
          let place = RichPlace(block: block, paragraph: paragraph, visible: 0)
          let offset = document.offset(of: place)
          #expect((0...source.count).contains(offset), "seed \(seed) round \(round)")
        }
      }
    }
  }
}
