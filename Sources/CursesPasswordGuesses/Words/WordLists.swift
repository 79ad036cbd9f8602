/// The words that are tried first, each with its place in its list.
enum WordLists {
  /// A word that was found.
  struct Word {
    let length: Int
    /// Its place in its list, from 1.
    let rank: Int
    /// Whether it stands in the list of passwords.
    let isPassword: Bool
  }

  private struct Entry {
    let list: UInt8
    let length: UInt8
    let rank: UInt16
    let offset: UInt32
  }

  /// The lists, each with the place of its first word.
  private static let lists: [(words: StaticString, first: Int)] = [
    (passwords, 1), (written, 1), (spoken, 1), (firstNamesOfWomen, 1), (firstNamesOfMen, 1),
    (surnames, 1), (famous, 11_905),
  ]

  /// The word of a published password that everybody knows, at its place in zxcvbn's list, which is longer than
  /// `spoken`.
  private static let famous: StaticString = "troubadour"

  /// A table of words by their hashes, made when it is first asked for.
  private struct Table: Sendable {
    /// The places hold an index into `entries`, one more than it; 0 is free.
    private(set) var places = [UInt16](repeating: 0, count: 1 << 15)
    private(set) var entries: [Entry] = []
    private(set) var longest = 0

    init() {
      for (list, (text, first)) in WordLists.lists.enumerated() {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var (start, rank) = (0, first - 1)
        for end in 0..<(bytes.count + 1) where end == bytes.count || bytes[end] <= 0x20 {
          if end > start {
            rank += 1
            add(
              Entry(
                list: UInt8(list), length: UInt8(min(end - start, 255)), rank: UInt16(rank),
                offset: UInt32(start)), bytes[start..<end])
          }
          start = end + 1
        }
      }
    }

    private mutating func add(_ entry: Entry, _ word: Slice<UnsafeBufferPointer<UInt8>>) {
      var hash = WordLists.noHash
      for byte in word { hash = WordLists.hash(hash, UInt32(byte)) }
      var place = WordLists.place(hash)
      while places[place] != 0 { place = (place + 1) % places.count }
      entries.append(entry)
      places[place] = UInt16(entries.count)
      longest = max(longest, Int(entry.length))
    }
  }

  private static let table = Table()

  /// Each word that begins somewhere in a text of `count` scalars.
  static func matches(
    _ count: Int, at scalar: (Int) -> UInt32
  ) -> [(start: Int, word: Word)] {
    var found: [(start: Int, word: Word)] = []
    let table = Self.table
    for start in 0..<count {
      var hash = noHash
      for end in start..<min(count, start + table.longest) {
        let next = scalar(end)
        guard next < 0x80 else { break }
        hash = self.hash(hash, next)
        var place = place(hash)
        while table.places[place] != 0 {
          let entry = table.entries[Int(table.places[place]) - 1]
          if isWord(entry, end + 1 - start, { scalar(start + $0) }) {
            let word = Word(
              length: end + 1 - start, rank: Int(entry.rank), isPassword: entry.list == 0)
            found.append((start, word))
          }
          place = (place + 1) % table.places.count
        }
      }
    }
    return found
  }

  private static func isWord(
    _ entry: Entry, _ length: Int, _ scalar: (Int) -> UInt32
  ) -> Bool {
    guard Int(entry.length) == length else { return false }
    let word = lists[Int(entry.list)].words.utf8Start + Int(entry.offset)
    return (0..<length).allSatisfy { UInt32(word[$0]) == scalar($0) }
  }

  // FNV-1a, of which the bits are mixed once more for a place in the table.
  private static let noHash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(_ before: UInt64, _ next: UInt32) -> UInt64 {
    (before ^ UInt64(next)) &* 0x100_0000_01B3
  }

  private static func place(_ hash: UInt64) -> Int {
    Int(((hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 49)
  }
}
