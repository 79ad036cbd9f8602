/// The blocks of a document that have been made, by their number.
///
/// One key asks for a block some hundred times, so nothing is hashed: a number has one slot. Where two want
/// the same the store grows; at its limit the later one stays, and the other is made again.
struct BlockStore {
  /// Counts up whenever blocks are forgotten.
  private(set) var forgettings = 0
  private var numbers: [Int]
  private var blocks: [RichBlock?]

  /// Both are powers of two. The blocks in view are numbered without gaps, and so all fit in.
  private static let leastSlots = 64
  private static let mostSlots = 1024

  init() {
    numbers = Array(repeating: -1, count: BlockStore.leastSlots)
    blocks = Array(repeating: nil, count: BlockStore.leastSlots)
  }

  private func slot(_ number: Int) -> Int { number & (numbers.count - 1) }

  /// A block by its number, which is never negative.
  subscript(number: Int) -> RichBlock? {
    get {
      let slot = slot(number)
      return numbers[slot] == number ? blocks[slot] : nil
    }
    set {
      guard let newValue else {
        forgettings += 1
        return remove(number)
      }
      var slot = slot(number)
      while numbers[slot] >= 0, numbers[slot] != number, numbers.count < BlockStore.mostSlots {
        grow()
        slot = self.slot(number)
      }
      numbers[slot] = number
      blocks[slot] = newValue
    }
  }

  /// The stamp of a block; nil where it has not been made.
  func stamp(_ number: Int) -> Int? {
    let slot = slot(number)
    return numbers[slot] == number ? blocks[slot]?.stamp : nil
  }

  /// Whether a block is there, and what it goes on with.
  func continuation(_ number: Int) -> (isKnown: Bool, continues: RichBlock.Continuation?) {
    let slot = slot(number)
    guard numbers[slot] == number else { return (false, nil) }
    return (true, blocks[slot]?.continues)
  }

  mutating func removeAll() {
    forgettings += 1
    for slot in numbers.indices where numbers[slot] >= 0 { empty(slot) }
  }

  /// Forgets all blocks from a number on.
  mutating func removeAll(from number: Int) {
    forgettings += 1
    for slot in numbers.indices where numbers[slot] >= number { empty(slot) }
  }

  /// Forgets the blocks of a range, and numbers those behind it anew: `count` other ones are there now.
  mutating func replace(_ range: Range<Int>, count: Int) {
    forgettings += 1
    guard count != range.count else {
      if range.count < numbers.count {
        for number in range { remove(number) }
      } else {
        for slot in numbers.indices where range.contains(numbers[slot]) { empty(slot) }
      }
      return
    }
    let old = self
    removeAll()
    for slot in old.numbers.indices where old.numbers[slot] >= 0 {
      let number = old.numbers[slot]
      if number < range.lowerBound { self[number] = old.blocks[slot] }
      if number >= range.upperBound { self[number + count - range.count] = old.blocks[slot] }
    }
  }

  private mutating func remove(_ number: Int) {
    let slot = slot(number)
    if numbers[slot] == number { empty(slot) }
  }

  private mutating func empty(_ slot: Int) {
    numbers[slot] = -1
    blocks[slot] = nil
  }

  private mutating func grow() {
    let old = self
    numbers = Array(repeating: -1, count: old.numbers.count * 2)
    blocks = Array(repeating: nil, count: old.numbers.count * 2)
    for slot in old.numbers.indices where old.numbers[slot] >= 0 {
      let new = self.slot(old.numbers[slot])
      numbers[new] = old.numbers[slot]
      blocks[new] = old.blocks[slot]
    }
  }
}
