import BubblepadSQLite

extension UnsafeRawBufferPointer {
  /// Whether some bytes are in these, one after another.
  func contains(_ word: [UInt8]) -> Bool {
    word.withUnsafeBytes { word in
      guard let base = baseAddress, let wanted = word.baseAddress else { return word.isEmpty }
      return word.isEmpty || memmem(base, count, wanted, word.count) != nil
    }
  }
}

extension [UInt8] {
  /// Whether some bytes are in these, one after another.
  func contains(_ word: [UInt8]) -> Bool { firstRange(ofBytes: word) != nil }

  /// Where some bytes are in these first, from a place on.
  func firstRange(ofBytes word: [UInt8], from start: Int = 0) -> Range<Int>? {
    guard start <= count else { return nil }
    return withUnsafeBytes { text in
      word.withUnsafeBytes { word in
        guard let base = text.baseAddress, let wanted = word.baseAddress, !word.isEmpty else {
          return word.isEmpty ? start..<start : Range<Int>?.none
        }
        guard let found = memmem(base + start, text.count - start, wanted, word.count) else {
          return nil
        }
        let lower = UnsafeRawPointer(found) - base
        return lower..<lower + word.count
      }
    }
  }

  /// Every place where some bytes are in these, without overlaps.
  func ranges(ofBytes word: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    guard !word.isEmpty else { return found }
    var start = 0
    while let range = firstRange(ofBytes: word, from: start) {
      found.append(range)
      start = range.upperBound
    }
    return found
  }
}
