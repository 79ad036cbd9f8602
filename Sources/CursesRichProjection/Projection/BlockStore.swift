/// The blocks of a document that have been made, by their number.
///
/// One key asks for a block some hundred times, so nothing is hashed: a number has one slot. Where two want
/// the same the store grows; at its limit the later one stays, and the other is made again. The slots lie in pages, so that
/// a store which is kept elsewhere too is changed without copying all of them.
package struct BlockStore {
  /// Counts up whenever blocks are forgotten.
  package private(set) var forgettings = 0
  private var pages: [Page] = [Page()]

  private struct Page {
    var numbers = [Int](repeating: -1, count: BlockStore.pageSlots)
    var blocks = [RichBlock?](repeating: nil, count: BlockStore.pageSlots)

    mutating func empty(_ slot: Int) {
      numbers[slot] = -1
      blocks[slot] = nil
    }
  }

  /// Both are powers of two. The blocks in view are numbered without gaps, and so all fit in.
  private static let pageSlots = 64
  private static let mostPages = 16

  package init() {}

  private func page(_ number: Int) -> Int { number / Self.pageSlots & (pages.count - 1) }

  private func slot(_ number: Int) -> Int { number & (Self.pageSlots - 1) }

  /// A block by its number, which is never negative.
  package subscript(number: Int) -> RichBlock? {
    get {
      let (page, slot) = (page(number), slot(number))
      return pages[page].numbers[slot] == number ? pages[page].blocks[slot] : nil
    }
    set {
      guard let newValue else {
        forgettings += 1
        return remove(number)
      }
      let slot = slot(number)
      while case let known = pages[page(number)].numbers[slot], known >= 0, known != number,
        pages.count < Self.mostPages
      {
        grow()
      }
      let page = page(number)
      pages[page].numbers[slot] = number
      pages[page].blocks[slot] = newValue
    }
  }

  /// The stamp of a block; nil where it has not been made.
  package func stamp(_ number: Int) -> Int? {
    let (page, slot) = (page(number), slot(number))
    return pages[page].numbers[slot] == number ? pages[page].blocks[slot]?.stamp : nil
  }

  /// Whether a block is there, and what it goes on with.
  package func continuation(_ number: Int) -> (isKnown: Bool, continues: RichBlock.Continuation?) {
    let (page, slot) = (page(number), slot(number))
    guard pages[page].numbers[slot] == number else { return (false, nil) }
    return (true, pages[page].blocks[slot]?.continues)
  }

  package mutating func removeAll() {
    forgettings += 1
    pages = [Page](repeating: Page(), count: pages.count)
  }

  /// Forgets all blocks from a number on.
  package mutating func removeAll(from number: Int) {
    forgettings += 1
    empty { $0 >= number }
  }

  /// Forgets the blocks of a range, and numbers those behind it anew: `count` other ones are there now.
  package mutating func replace(_ range: Range<Int>, count: Int) {
    forgettings += 1
    guard count != range.count else {
      if range.count < pages.count * Self.pageSlots {
        for number in range { remove(number) }
      } else {
        empty { range.contains($0) }
      }
      return
    }
    let old = pages
    removeAll()
    for page in old {
      for (number, block) in zip(page.numbers, page.blocks) where number >= 0 {
        if number < range.lowerBound { self[number] = block }
        if number >= range.upperBound { self[number + count - range.count] = block }
      }
    }
  }

  private mutating func remove(_ number: Int) {
    let (page, slot) = (page(number), slot(number))
    if pages[page].numbers[slot] == number { pages[page].empty(slot) }
  }

  private mutating func empty(where isGone: (Int) -> Bool) {
    for page in pages.indices {
      for slot in 0..<Self.pageSlots where isGone(pages[page].numbers[slot]) {
        pages[page].empty(slot)
      }
    }
  }

  private mutating func grow() {
    let old = pages
    pages = [Page](repeating: Page(), count: old.count * 2)
    for page in old {
      for (slot, number) in page.numbers.enumerated() where number >= 0 {
        let new = self.page(number)
        pages[new].numbers[slot] = number
        pages[new].blocks[slot] = page.blocks[slot]
      }
    }
  }
}
