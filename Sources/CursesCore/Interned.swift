import Synchronization

/// Strings kept once, so that a cell can name one by a number.
///
/// Only clusters of several scalars and link targets come here: a few thousand in a day of work. A
/// table is bounded so that no file can fill the memory; past the bound every new string is number 0,
/// which has a text of its own.
final class InternTable: Sendable {
  private struct Storage {
    var numbers: [String: UInt32] = [:]
    var texts: [String] = []
    /// The number of the first text. No number is given twice.
    var first: UInt32 = 1
  }

  private let storage = Mutex(Storage())
  private let capacity: Int
  private let unknown: String

  /// - Parameter unknown: the text of number 0, and of numbers that have been forgotten.
  init(capacity: Int, unknown: String) { (self.capacity, self.unknown) = (capacity, unknown) }

  func number(of text: String) -> UInt32 {
    storage.withLock { storage in
      if let known = storage.numbers[text] { return known }
      guard storage.texts.count < capacity, storage.first < UInt32.max / 4 else { return 0 }
      let number = storage.first + UInt32(storage.texts.count)
      storage.texts.append(text)
      storage.numbers[text] = number
      return number
    }
  }

  func text(_ number: UInt32) -> String {
    storage.withLock {
      guard number >= $0.first, case let index = Int(number - $0.first), index < $0.texts.count
      else { return unknown }
      return $0.texts[index]
    }
  }

  /// Forgets all texts. Their numbers mean nothing from now on.
  func forget() {
    storage.withLock {
      $0.first += UInt32($0.texts.count)
      ($0.numbers, $0.texts) = ([:], [])
    }
  }
}

/// Clusters of several scalars.
let interned = InternTable(capacity: 1 << 18, unknown: "\u{FFFD}")
/// The targets of links.
let internedTargets = InternTable(capacity: 1 << 18, unknown: "")
