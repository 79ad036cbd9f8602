import Synchronization

/// Strings kept once for the life of the process, so that a cell can name one by a number.
///
/// Only clusters of several scalars and link targets come here: a few thousand in a day of work. The
/// table is bounded so that no file can fill the memory; past the bound every new string is number 0,
/// which draws as U+FFFD.
final class InternTable: Sendable {
  private struct Storage {
    var numbers: [String: UInt32] = [:]
    var texts: [String] = ["\u{FFFD}"]
  }

  private let storage = Mutex(Storage())
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  func number(of text: String) -> UInt32 {
    storage.withLock { storage in
      if let known = storage.numbers[text] { return known }
      guard storage.texts.count < capacity else { return 0 }
      let number = UInt32(storage.texts.count)
      storage.texts.append(text)
      storage.numbers[text] = number
      return number
    }
  }

  func text(_ number: UInt32) -> String {
    storage.withLock {
      $0.texts.indices.contains(Int(number)) ? $0.texts[Int(number)] : $0.texts[0]
    }
  }
}

let interned = InternTable(capacity: 1 << 18)
