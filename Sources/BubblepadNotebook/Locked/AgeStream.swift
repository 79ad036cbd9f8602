import Crypto
import CursesCLibrary
import CursesText
import FoundationEssentials

/// The payload of an age file: chunks of 64 KB, each sealed, the last one marked (STREAM).
enum AgeStream {
  static let chunkSize = 65_536
  private static let tagSize = 16

  /// Eleven bytes of counter, big-endian, and one that says whether this is the last chunk.
  private static func nonce(_ counter: UInt64, isLast: Bool) throws -> ChaChaPoly.Nonce {
    var bytes = [UInt8](repeating: 0, count: 12)
    for index in 0..<8 { bytes[10 - index] = UInt8(truncatingIfNeeded: counter >> (8 * index)) }
    bytes[11] = isLast ? 1 : 0
    return try ChaChaPoly.Nonce(data: bytes)
  }

  /// How long a text of so many bytes is when it is sealed.
  static func sealedCount(of count: Int) -> Int {
    count + max(1, (count + chunkSize - 1) / chunkSize) * tagSize
  }

  /// Seals a text, chunk by chunk.
  static func seal(_ text: SourceText, _ key: SymmetricKey) throws -> [UInt8] {
    let count = text.count
    var result: [UInt8] = []
    result.reserveCapacity(count + (count / chunkSize + 1) * tagSize)
    var plain = [UInt8](repeating: 0, count: chunkSize)
    defer { wipe(&plain) }
    var offset = 0
    var counter: UInt64 = 0
    repeat {
      let end = min(offset + chunkSize, count)
      var filled = 0
      text.forEachChunk(in: offset..<end) { piece in
        plain.withUnsafeMutableBytes { memory in
          UnsafeMutableRawBufferPointer(rebasing: memory[filled...]).copyBytes(from: piece)
        }
        filled += piece.count
        return true
      }
      try plain.withUnsafeBytes { memory in
        let box = try ChaChaPoly.seal(
          UnsafeRawBufferPointer(rebasing: memory[..<filled]), using: key,
          nonce: nonce(counter, isLast: end == count))
        result += box.ciphertext
        result += box.tag
      }
      counter += 1
      offset = end
    } while offset < count
    return result
  }

  /// Opens a payload. What came before an error is thrown away with it.
  ///
  /// - Parameter release: called with each chunk once it is known to be genuine.
  static func open(
    _ payload: ArraySlice<UInt8>, _ key: SymmetricKey, release: (Data) -> Void
  ) throws(LockedNoteError) {
    let sealedSize = chunkSize + tagSize
    var rest = payload
    var counter: UInt64 = 0
    while true {
      let chunk = rest.prefix(sealedSize)
      rest = rest.dropFirst(sealedSize)
      let isLast = rest.isEmpty
      // Only a text without bytes has an empty chunk.
      guard chunk.count >= tagSize, chunk.count > tagSize || (isLast && counter == 0) else {
        throw .damagedText
      }
      guard let nonce = try? nonce(counter, isLast: isLast),
        let box = try? ChaChaPoly.SealedBox(
          nonce: nonce, ciphertext: chunk.dropLast(tagSize), tag: chunk.suffix(tagSize)),
        var plain = try? ChaChaPoly.open(box, using: key)
      else { throw .damagedText }
      release(plain)
      plain.withUnsafeMutableBytes { memory in
        if let base = memory.baseAddress { explicit_bzero(base, memory.count) }
      }
      if isLast { return }
      counter += 1
    }
  }

  private static func wipe(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { memory in
      if let base = memory.baseAddress { explicit_bzero(base, memory.count) }
    }
  }
}
