/// Numbers for pairs of colours.
///
/// ncurses' own table (`alloc_pair`) fails for ever after 65,537 pairs. This one hands numbers out on
/// demand and, when it is full, takes back those that no cell on the screen has.
struct PairTable {
  /// Numbers run from 1 to this.
  let capacity: Int

  private var keys: [UInt64]
  private var numbers: [Int32]
  private var free: [Int32] = []
  private var next: Int32 = 1
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    keys = Array(repeating: 0, count: 1024)
    numbers = Array(repeating: 0, count: 1024)
  }

  /// How many numbers can be given before `keep` has to be called.
  var room: Int { capacity - count }

  private static func key(_ foreground: Int32, _ background: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
  }

  private func slot(of key: UInt64) -> Int {
    var at = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (keys.count - 1)
    while numbers[at] != 0, keys[at] != key { at = (at + 1) & (keys.count - 1) }
    return at
  }

  /// The number of a pair, and whether it is new and ncurses must be told. 0 when the table is full.
  mutating func number(
    foreground: Int32, background: Int32
  ) -> (number: Int32, isNew: Bool) {
    let key = Self.key(foreground, background)
    let at = slot(of: key)
    if numbers[at] != 0 { return (numbers[at], false) }
    guard let number = takeNumber() else { return (0, false) }
    keys[at] = key
    numbers[at] = number
    count += 1
    if count * 2 > keys.count { grow() }
    return (number, true)
  }

  private mutating func takeNumber() -> Int32? {
    if let number = free.popLast() { return number }
    guard Int(next) <= capacity else { return nil }
    next += 1
    return next - 1
  }

  private mutating func grow() { rebuild(size: keys.count * 2) { _ in true } }

  /// Forgets every pair whose number is not in `used`; their numbers can be given again.
  mutating func keep(_ used: Set<Int32>) { rebuild(size: keys.count) { used.contains($0) } }

  private mutating func rebuild(size: Int, where isKept: (Int32) -> Bool) {
    let old = zip(keys, numbers).filter { $0.1 != 0 }
    keys = Array(repeating: 0, count: size)
    numbers = Array(repeating: 0, count: size)
    count = 0
    for (key, number) in old {
      if isKept(number) {
        let at = slot(of: key)
        keys[at] = key
        numbers[at] = number
        count += 1
      } else {
        free.append(number)
      }
    }
  }
}
