/// Base64 with padding (RFC 4648), for the clipboard and for terminfo entries.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    let length = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { out in
      alphabet.withUnsafeBufferPointer { alphabet in
        var (at, end) = (0, 0)
        while at < bytes.count {
          let count = min(3, bytes.count - at)
          var bits = Int(bytes[at]) << 16
          if count > 1 { bits |= Int(bytes[at + 1]) << 8 }
          if count > 2 { bits |= Int(bytes[at + 2]) }
          out[end] = alphabet[bits >> 18]
          out[end + 1] = alphabet[bits >> 12 & 63]
          out[end + 2] = count > 1 ? alphabet[bits >> 6 & 63] : UInt8(ascii: "=")
          out[end + 3] = count > 2 ? alphabet[bits & 63] : UInt8(ascii: "=")
          at += 3
          end += 4
        }
      }
      return length
    }
  }
}
