/// The terminal's part of the conversation: what programs ask, answered at once, so that none waits.
struct TerminalQueries {
  /// Whether arrow keys are to be sent in the application's form (`ESC O A`).
  private(set) var applicationCursor = false
  /// Whether pasted text is to be told from typed.
  private(set) var bracketedPaste = false
  private var tail: [UInt8] = []

  /// What a terminal would send back on reading `chunk`.
  mutating func replies(to chunk: some Sequence<UInt8>) -> [UInt8] {
    let bytes = tail + chunk
    var replies = ""
    var start = 0
    while let escape = bytes[start...].firstIndex(of: 0x1B) {
      guard let end = Self.end(ofSequenceAt: escape, in: bytes) else {
        // Cut in two: the rest comes with the next chunk.
        tail = bytes.count - escape < 4096 ? Array(bytes[escape...]) : []
        return Array(replies.utf8)
      }
      let sequence = String(decoding: bytes[escape + 1..<end], as: UTF8.self)
      replies += reply(to: sequence) ?? ""
      start = end
    }
    tail = []
    return Array(replies.utf8)
  }

  private static func end(ofSequenceAt escape: Int, in bytes: [UInt8]) -> Int? {
    guard escape + 1 < bytes.count else { return nil }
    switch bytes[escape + 1] {
    case UInt8(ascii: "["):
      return bytes[(escape + 2)...].firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    case UInt8(ascii: "]"), UInt8(ascii: "P"):
      var index = escape + 2
      while index < bytes.count {
        if bytes[index] == 0x07 { return index + 1 }
        if bytes[index] == 0x1B { return index + 1 < bytes.count ? index + 2 : nil }
        index += 1
      }
      return nil
    default:
      return escape + 2
    }
  }

  private mutating func reply(to sequence: String) -> String? {
    switch sequence {
    case "[?1h": applicationCursor = true
    case "[?1l": applicationCursor = false
    case "[?2004h": bracketedPaste = true
    case "[?2004l": bracketedPaste = false
    case "[c", "[0c": return "\u{1B}[?62;22c"
    case "[>c", "[>0c": return "\u{1B}[>84;0;0c"
    case "[5n": return "\u{1B}[0n"
    // What is asked after a wide character was printed at the left edge.
    case "[6n": return "\u{1B}[1;3R"
    case "[>q", "[>0q": return "\u{1B}P>|bench 1\u{1B}\\"
    case "[18t": return nil
    default: return longReply(to: sequence)
    }
    return nil
  }

  private func longReply(to sequence: String) -> String? {
    if sequence.hasPrefix("[?"), sequence.hasSuffix("$p") {
      let mode = sequence.dropFirst(2).dropLast(2)
      return "\u{1B}[?\(mode);\(mode == "2026" ? 2 : 0)$y"
    }
    if sequence.hasPrefix("]10;?") { return "\u{1B}]10;rgb:d8d8/d8d8/d8d8\u{1B}\\" }
    if sequence.hasPrefix("]11;?") { return "\u{1B}]11;rgb:1818/1818/1818\u{1B}\\" }
    if sequence.hasPrefix("P$q") { return "\u{1B}P0$r\u{1B}\\" }
    if sequence.hasPrefix("P+q") { return "\u{1B}P0+r\u{1B}\\" }
    return nil
  }
}
