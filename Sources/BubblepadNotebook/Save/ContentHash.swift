import Crypto
import CursesText

/// The SHA-256 of a text's bytes.
public struct ContentHash: Hashable, Sendable {
  /// Thirty-two bytes.
  public let bytes: [UInt8]

  /// The hash of a text.
  public init(_ text: SourceText) {
    var hash = SHA256()
    text.forEachChunk(in: 0..<text.count) { chunk in
      hash.update(bufferPointer: UnsafeRawBufferPointer(chunk))
      return true
    }
    bytes = Array(hash.finalize())
  }

  /// A hash read back; nil unless there are 32 bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// A hash read back from its hexadecimal digits.
  init?(hex: Substring) {
    let digits = hex.utf8.compactMap { UInt8(Character(Unicode.Scalar($0)).hexDigitValue ?? 255) }
    guard digits.count == 64, digits.allSatisfy({ $0 < 16 }) else { return nil }
    bytes = (0..<32).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] }
  }

  /// Sixty-four hexadecimal digits.
  package var hex: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
