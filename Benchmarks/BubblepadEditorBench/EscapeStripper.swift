/// Takes the escape sequences out of a program's output, so that text can be looked for in it.
///
/// It knows no screen: text that a program leaves standing is not written again and so not found
/// again. A sequence may be cut at any byte.
struct EscapeStripper {
  private enum State { case text, escape, sequence, string, stringEscape, charset }

  var text: [UInt8] = []
  private var state = State.text

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch state {
    case .text:
      if byte == 0x1B { state = .escape } else if byte >= 0x20 { text.append(byte) }
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
        state = .string
      case 0x20...0x2F: state = .charset
      default: state = .text
      }
    case .sequence:
      if (0x40...0x7E).contains(byte) { state = .text }
    case .charset:
      if byte >= 0x30 { state = .text }
    case .string:
      if byte == 0x07 { state = .text } else if byte == 0x1B { state = .stringEscape }
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .text : .string
    }
  }
}
