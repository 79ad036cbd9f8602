import TerminalCore

/// What the terminal writes the next letter with, as the select-graphic-rendition codes that are on.
///
/// ncurses ends every update with a plain pen, so a typed letter would carry 38 bytes of colours and
/// 13 to take them off again. The pen is left as it is instead, and what an update begins with is cut
/// when the terminal has it already.
struct Pen: Equatable {
  private var foreground = ""
  private var background = ""
  private var attributes: Set<String> = []

  static let plain = Pen()

  init() {}

  init(style: Style, indices: (foreground: Int32, background: Int32), capabilities: Capabilities) {
    var writer = OverlayWriter(capabilities: capabilities)
    writer.style(style, indices)
    take(String(decoding: writer.bytes.dropFirst(2).dropLast(), as: UTF8.self))
  }

  /// The sequence that sets it, whatever was set before.
  var sequence: [UInt8] {
    let codes = attributes.sorted() + [foreground, background].filter { !$0.isEmpty }
    return Array("\u{1B}[\((["0"] + codes).joined(separator: ";"))m".utf8)
  }

  /// What turns `old` into this pen, without the codes that are on already.
  private func sequence(after old: Pen) -> [UInt8] {
    let isAddition =
      old.attributes.isSubset(of: attributes) && (old.foreground.isEmpty || !foreground.isEmpty)
      && (old.background.isEmpty || !background.isEmpty)
    guard isAddition else { return sequence }
    var codes = attributes.subtracting(old.attributes).sorted()
    if foreground != old.foreground { codes.append(foreground) }
    if background != old.background { codes.append(background) }
    return codes.isEmpty ? [] : Array("\u{1B}[\(codes.joined(separator: ";"))m".utf8)
  }

  /// Follows the parameters of one sequence.
  mutating func take(_ parameters: String) {
    var codes = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let code = codes.popFirst() {
      switch code {
      case "", "0": self = .plain
      case "38", "48":
        let count = codes.first == "2" ? 4 : 2
        let text = ([code] + codes.prefix(count)).joined(separator: ";")
        codes = codes.dropFirst(count)
        if code == "38" { foreground = text } else { background = text }
      case "39": foreground = ""
      case "49": background = ""
      default: takeShort(String(code))
      }
    }
  }

  private mutating func takeShort(_ code: String) {
    switch Int(code) ?? 0 {
    case 30...37, 90...97: foreground = code
    case 40...47, 100...107: background = code
    case 22: attributes.subtract(["1", "2"])
    case 23: attributes.remove("3")
    case 24: attributes.subtract(["4", "4:3"])
    case 27: attributes.remove("7")
    case 29: attributes.remove("9")
    default: attributes.insert(code)
    }
  }
}

extension Pen {
  /// Fits the bytes of an update, which begin and end with a plain pen, to this pen of the terminal,
  /// and becomes the pen they leave.
  mutating func fit(_ update: [UInt8]) -> [UInt8] {
    guard !update.isEmpty else { return [] }
    var reader = SequenceReader(bytes: update)
    var wanted = Pen.plain
    // Moving the cursor does not depend on the pen; erasing does.
    var start: [UInt8] = []
    while let token = reader.next() {
      if let parameters = reader.rendition(token) {
        wanted.take(parameters)
      } else if wanted == .plain, reader.isMove(token) {
        start += update[token]
      } else {
        reader.at = token.lowerBound
        break
      }
    }
    let body = Array(update[reader.at...])
    guard !body.isEmpty else { return start }
    let kept = body[..<Self.endWithoutReset(body)]
    let prefix = start + wanted.sequence(after: self)
    self = wanted
    var rest = SequenceReader(bytes: Array(kept))
    while let token = rest.next() {
      if let parameters = rest.rendition(token) { take(parameters) }
    }
    return prefix + kept
  }

  private static let resets = ["\u{1B}[39;49m", "\u{1B}(B", "\u{1B}[m", "\u{1B}[0m", "\u{F}"].map {
    Array($0.utf8)
  }

  /// Where the sequences begin that make the pen plain at the end.
  private static func endWithoutReset(_ bytes: [UInt8]) -> Int {
    var end = bytes.count
    while let reset = resets.first(where: { bytes[..<end].suffix($0.count).elementsEqual($0) }) {
      end -= reset.count
    }
    return end
  }
}

/// Cuts output into control sequences and single bytes.
private struct SequenceReader {
  let bytes: [UInt8]
  var at = 0

  mutating func next() -> Range<Int>? {
    guard at < bytes.count else { return nil }
    let start = at
    at += 1
    guard bytes[start] == 0x1B, at < bytes.count else { return start..<at }
    at += 1
    guard bytes[start + 1] == 0x5B else { return start..<at }
    while at < bytes.count, !(0x40...0x7E ~= bytes[at]) { at += 1 }
    at = min(bytes.count, at + 1)
    return start..<at
  }

  /// The parameters, if the token selects a rendition.
  func rendition(_ token: Range<Int>) -> String? {
    guard token.count > 2, bytes[token.upperBound - 1] == UInt8(ascii: "m") else { return nil }
    return String(decoding: bytes[(token.lowerBound + 2)..<(token.upperBound - 1)], as: UTF8.self)
  }

  func isMove(_ token: Range<Int>) -> Bool {
    let last = bytes[token.upperBound - 1]
    if token.count == 1 { return last == 0x0D || last == 0x08 }
    return token.count > 2 && Array("ABCDGHd".utf8).contains(last)
  }
}
