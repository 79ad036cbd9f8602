import CursesSeededRandom
import CursesText
import Testing

@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

@Suite struct BlockStoreTests {
  private func block(_ stamp: Int) -> RichBlock {
    RichBlock(stamp: stamp, start: 0, count: 1, paragraphs: [RichParagraph(kind: .paragraph)])
  }

  @Test(arguments: 1...20)
  func itHoldsWhatADictionaryWould(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var store = BlockStore()
    var oracle: [Int: Int] = [:]
    for step in 0..<400 {
      let number = Int.random(in: 0..<300, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: (store[number], oracle[number]) = (nil, nil)
      case 1:
        store.removeAll(from: number)
        oracle = oracle.filter { $0.key < number }
      case 2:
        let range = number..<number + Int.random(in: 0..<90, using: &random)
        let count = Int.random(in: 0..<3, using: &random)
        store.replace(range, count: count)
        let shift = count - range.count
        oracle = oracle.reduce(into: [:]) { moved, kept in
          guard !range.contains(kept.key) else { return }
          moved[kept.key < range.lowerBound ? kept.key : kept.key + shift] = kept.value
        }
      default: (store[number], oracle[number]) = (block(step), step)
      }
      for number in 0..<420 {
        #expect(store.stamp(number) == oracle[number], "step \(step), block \(number)")
        #expect(store[number]?.stamp == oracle[number])
      }
    }
  }

  @Test func itNeverGrowsBeyondItsLimitAndKeepsWhatCameLast() {
    var store = BlockStore()
    for number in 0..<5000 { store[number] = block(number) }
    let kept = (0..<5000).filter { store.stamp($0) != nil }
    #expect(kept == Array(3976..<5000))
  }

  @Test func forgettingIsNoticedAndMakingIsNot() {
    var store = BlockStore()
    store[3] = block(1)
    let before = store.forgettings
    store[4] = block(2)
    #expect(store.forgettings == before)
    store.replace(3..<4, count: 1)
    #expect(store.forgettings > before && store[3] == nil && store.stamp(4) == 2)
  }
}
