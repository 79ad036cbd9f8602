import CursesSeededRandom
import Testing

@testable import CursesMarkdown

/// The rope of entries does what an array does.
@Suite struct EntryRopeTests {
  private func entry(_ random: inout SeededGenerator) -> StoredEntry {
    let isNamed = Int.random(in: 0..<9, using: &random) == 0
    return StoredEntry(
      length: Int32.random(in: 1...50, using: &random),
      lines: Int32.random(in: 1...4, using: &random),
      number: 0, tag: .paragraph, detail: 0, isSetext: false, restart: StoredRestart(.fresh),
      names: isNamed
        ? [.footnote(LinkLabel("\(UInt8.random(in: 0...99, using: &random))".utf8))] : [])
  }

  private func check(_ rope: EntryRope, _ array: [StoredEntry]) {
    var cursor = EntryCursor(rope, at: 0, start: 0)
    var walked: [StoredEntry] = []
    while let entry = cursor.entry {
      walked.append(entry)
      cursor.advance()
    }
    let isSame = walked == array && rope.count == array.count
    #expect(isSame)
    #expect(rope.length == array.reduce(0) { $0 + Int($1.length) } && cursor.start == rope.length)
    #expect(rope.lines == array.reduce(0) { $0 + Int($1.lines) })
    var names: [DefinedName] = []
    rope.forEachNames { names += $0 }
    let hasNames = names == array.flatMap(\.names) && rope.names == names.count
    #expect(hasNames)
  }

  @Test(arguments: 1...6)
  func agreesWithAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rope = EntryRope()
    var array: [StoredEntry] = []
    let most = [4, 60, 700][Int(seed) % 3]
    for _ in 0..<150 {
      let lower = Int.random(in: 0...array.count, using: &random)
      let upper = min(array.count, lower + Int.random(in: 0...most, using: &random))
      let new = (0..<Int.random(in: 0...most, using: &random)).map { _ in entry(&random) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        rope.append(EntryRope(new))
        array += new
      case 1:
        rope = rope.extracting(lower..<upper)
        array = Array(array[lower..<upper])
        rope.append(new)
        array += new
      default:
        rope.replace(lower..<upper, with: new)
        array.replaceSubrange(lower..<upper, with: new)
      }
      check(rope, array)
      guard let number = array.indices.randomElement(using: &random) else { continue }
      let start = array[..<number].reduce(0) { $0 + Int($1.length) }
      let line = array[..<number].reduce(0) { $0 + Int($1.lines) }
      let inside = Int.random(in: 0..<Int(array[number].length), using: &random)
      for place in [rope.place(ofEntry: number), rope.place(atOffset: start + inside)] {
        #expect(place?.number == number && place?.start == start && place?.line == line)
        #expect(place?.entry == array[number])
      }
    }
  }
}
