/// Finds out whether ncurses has scrolled rows of the terminal, as it does where that takes fewer bytes than writing
/// them: what was written over a row is moved with it then, and what is there now is written again.
enum ScrolledRows {
  /// Whether bytes that ncurses has made scroll, insert or delete rows, or may do so.
  static func are(in bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\n") { return true }
      guard byte == 0x1B, let kind = rest.popFirst() else { continue }
      switch kind {
      case UInt8(ascii: "D"), UInt8(ascii: "M"): return true
      case UInt8(ascii: "["):
        rest = rest.drop { $0 < 0x40 }
        if let end = rest.popFirst(), "rSTLM".utf8.contains(end) { return true }
      default: break
      }
    }
    return false
  }
}
