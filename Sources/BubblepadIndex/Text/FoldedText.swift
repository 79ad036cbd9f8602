import BubblepadNotebook

/// A text as it is compared: case and accents taken away, as `TextFolding` does, but from bytes to bytes.
struct FoldedText {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where each byte comes from in the source; empty where nobody asked for it.
  private(set) var origins: [Int] = []

  init(_ source: some Sequence<UInt8>, keepsOrigins: Bool = false) {
    let done: Void? = source.withContiguousStorageIfAvailable { fold($0, keepsOrigins) }
    if done == nil { Array(source).withUnsafeBufferPointer { fold($0, keepsOrigins) } }
  }

  init(_ text: String) { self.init(text.utf8) }

  private mutating func fold(_ source: UnsafeBufferPointer<UInt8>, _ keepsOrigins: Bool) {
    bytes.reserveCapacity(source.count)
    if keepsOrigins { origins.reserveCapacity(source.count) }
    var index = 0
    while index < source.count {
      if source[index] < 0x80 {
        let end = source.endOfASCII(from: index)
        append(ascii: UnsafeBufferPointer(rebasing: source[index..<end]))
        if keepsOrigins { origins.append(contentsOf: index..<end) }
        index = end
        continue
      }
      let (scalar, length) = UTF8Scalar.read(source, at: index)
      let before = bytes.count
      FoldTable.append(scalar, to: &bytes)
      if keepsOrigins { for _ in before..<bytes.count { origins.append(index) } }
      index += length
    }
  }

  /// All at once: the compiler makes of it what folds many bytes in a step.
  private mutating func append(ascii source: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: source)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in start..<bytes.count where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
    }
  }

  /// Whether the bytes of a word, folded too, are somewhere in it.
  func contains(_ word: [UInt8]) -> Bool { bytes.contains(word) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place from `start` on that is not ASCII, or the end.
  fileprivate func endOfASCII(from start: Int) -> Int {
    var index = start
    let memory = UnsafeRawBufferPointer(self)
    while index + 8 <= count {
      guard
        memory.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      else { break }
      index += 8
    }
    while index < count, self[index] < 0x80 { index += 1 }
    return index
  }
}

/// What each scalar is folded to.
enum FoldTable {
  /// Latin with its accents, Greek and Cyrillic: what is asked for most is known.
  private static let known: [[UInt8]] = (0..<knownEnd).map { fold(UInt32($0)) }
  private static let knownEnd = 0x600

  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < knownEnd {
      bytes.append(contentsOf: known[Int(scalar)])
    } else if isUnchanged(scalar) {
      append(utf8: scalar, to: &bytes)
    } else {
      bytes.append(contentsOf: fold(scalar))
    }
  }

  /// Ideographs, kana but for their marks, syllables of Hangul: they have no case and no accents.
  private static func isUnchanged(_ scalar: UInt32) -> Bool {
    (0x3400..<0xA000).contains(scalar) || (0xAC00..<0xD7A4).contains(scalar)
      || (0x3040..<0x3099).contains(scalar) || (0x309B..<0x3400).contains(scalar)
  }

  private static func fold(_ scalar: UInt32) -> [UInt8] {
    guard let scalar = Unicode.Scalar(scalar) else { return [0xEF, 0xBF, 0xBD] }
    return Array(TextFolding.fold(String(scalar)).utf8)
  }

  private static func append(utf8 scalar: UInt32, to bytes: inout [UInt8]) {
    bytes.append(0xE0 | UInt8(scalar >> 12))
    bytes.append(0x80 | UInt8(scalar >> 6 & 0x3F))
    bytes.append(0x80 | UInt8(scalar & 0x3F))
  }
}

/// Scalars in bytes that may be anything.
enum UTF8Scalar {
  /// The scalar at a place and its length; U+FFFD of one byte for what is not UTF-8.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, length: Int) {
    let first = bytes[index]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, first < 0xF5, index + length <= bytes.count else { return (0xFFFD, 1) }
    if length == 1 { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in bytes[index + 1..<index + length] {
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard value >= least[length], Unicode.Scalar(value) != nil else { return (0xFFFD, 1) }
    return (value, length)
  }
}
