import CursesCore

/// Replies that come as strings: OSC colours, DECRPSS settings, XTVERSION.
enum StringReply {
  static func parse(_ bytes: [UInt8], _ kind: InputDecoder.StringKind) -> TerminalReply? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch kind {
    case .command: return color(text)
    case .device:
      if text.hasPrefix("1$r") { return .setting(String(text.dropFirst(3))) }
      if text.hasPrefix("0$r") { return .setting("") }
      if text.hasPrefix(">|") { return .version(String(text.dropFirst(2))) }
      return nil
    case .application: return nil
    }
  }

  /// `11;rgb:1a1a/1b1b/2626`, with one to four digits a component.
  private static func color(_ text: String) -> TerminalReply? {
    let fields = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard fields.count == 2, let number = Int(fields[0]), number == 10 || number == 11,
      let colon = fields[1].firstIndex(of: ":")
    else { return nil }
    let parts = fields[1][fields[1].index(after: colon)...].split(separator: "/").prefix(3)
    let values = parts.compactMap(component)
    guard values.count == 3 else { return nil }
    return .color(number, Color(values[0], values[1], values[2]))
  }

  private static func component(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.count, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    let greatest = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + greatest / 2) / greatest)
  }
}
