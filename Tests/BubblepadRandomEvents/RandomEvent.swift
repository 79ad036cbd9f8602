/// Something that happens to a program on a terminal.
public enum RandomEvent: Hashable, Sendable {
  /// Keys, clicks, pastes, answers of the terminal, or bytes that are none of these.
  case bytes([UInt8])
  case resize(columns: Int, rows: Int)
  /// Stopped by SIGTSTP, and continued.
  case stop
  /// SIGCONT: the program draws everything again.
  case resume
  /// SIGWINCH without another size.
  case windowSignal
  /// Another program writes a note.
  case write(name: String, text: [UInt8])
  /// Another program removes a note.
  case remove(name: String)
  /// Time passes, in milliseconds.
  case wait(Int)
  /// Nothing is read from the program, as after Ctrl+S in the terminal, for some milliseconds.
  case stuck(Int)
  /// Everything before has been handled before what follows is sent.
  case rest
  /// The screen is as it is when it is drawn again.
  case compare
}

/// An event is a line of text, to be kept and replayed.
extension RandomEvent: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .bytes(let bytes): "bytes \(EventText.escaped(bytes))"
    case .resize(let columns, let rows): "resize \(columns) \(rows)"
    case .stop: "stop"
    case .resume: "resume"
    case .windowSignal: "window-signal"
    case .write(let name, let text): "write \(name) \(EventText.escaped(text))"
    case .remove(let name): "remove \(name)"
    case .wait(let time): "wait \(time)"
    case .stuck(let time): "stuck \(time)"
    case .rest: "rest"
    case .compare: "compare"
    }
  }

  public init?(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch (words.first ?? "", words.count) {
    case ("bytes", 2): self = .bytes(EventText.bytes(words[1]))
    case ("resize", 3) where numbers.count == 2:
      self = .resize(columns: numbers[0], rows: numbers[1])
    case ("stop", 1): self = .stop
    case ("resume", 1): self = .resume
    case ("window-signal", 1): self = .windowSignal
    case ("write", 3): self = .write(name: words[1], text: EventText.bytes(words[2]))
    case ("remove", 2): self = .remove(name: words[1])
    case ("wait", 2) where numbers.count == 1: self = .wait(numbers[0])
    case ("stuck", 2) where numbers.count == 1: self = .stuck(numbers[0])
    case ("rest", 1): self = .rest
    case ("compare", 1): self = .compare
    default: return nil
    }
  }
}

/// Bytes as one printable word.
enum EventText {
  static func escaped(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      switch byte {
      case 0x1B: "\\e"
      case 0x0D: "\\r"
      case 0x0A: "\\n"
      case UInt8(ascii: "\\"): "\\\\"
      case 0x21..<0x7F: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }

  static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "e"): bytes.append(0x1B)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        bytes.append(UInt8(digits, radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(kind)
      }
    }
    return bytes
  }
}
