/// A name as bytes that compare as people sort names, and as Obsidian does: case and accents do not count, numbers
/// count by their value ("Note 2" before "Note 10"), and blanks and signs come before digits, those before letters.
package struct NaturalKey: Comparable, Sendable {
  private let bytes: [UInt8]

  /// The key of a name.
  package init(_ name: String) {
    var bytes: [UInt8] = []
    var digits = Digits()
    for byte in TextFolding.fold(name).utf8 {
      if (0x30...0x39).contains(byte) {
        digits.add(byte)
        continue
      }
      digits.end(in: &bytes)
      switch byte {
      case 0x09, 0x20: bytes.append(Self.blank)
      case 0x61...0x7A, 0x80...: bytes.append(byte)
      default: bytes += [Self.sign, byte]
      }
    }
    digits.end(in: &bytes)
    self.bytes = bytes
  }

  private static let (blank, sign, number): (UInt8, UInt8, UInt8) = (0x01, 0x02, 0x03)

  /// The digits of a number: how many they are, then they themselves. Zeros before them do not count.
  private struct Digits {
    private var digits: [UInt8] = []
    private var isNumber = false

    mutating func add(_ digit: UInt8) {
      isNumber = true
      if digit != 0x30 || !digits.isEmpty { digits.append(digit) }
    }

    mutating func end(in bytes: inout [UInt8]) {
      guard isNumber else { return }
      // No file name is longer than 255 bytes.
      bytes += [NaturalKey.number, UInt8(clamping: digits.count)] + digits
      (digits, isNumber) = ([], false)
    }
  }

  package static func < (one: NaturalKey, other: NaturalKey) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
