import Glibc

/// The compiler's plugin for `#Preview`: a terminal has no canvas, so every preview becomes nothing.
///
/// The compiler talks to a plugin through pipes: each message is a length of eight bytes, the lowest
/// first, and as many bytes of JSON. Of a message only its kind matters here, and that is its first key;
/// so no library for JSON or for Swift's syntax is needed.
@main
enum PreviewMacro {
  static func main() {
    while let message = readMessage() {
      writeMessage(answer(to: message))
    }
  }

  /// The answer to a message, by its kind.
  static func answer(to message: [UInt8]) -> String {
    switch kind(of: message) {
    case "getCapability": #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "expandFreestandingMacro":
      #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
    case "loadPluginLibrary": #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    default: #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[]}}"#
    }
  }

  /// The first key of a JSON object: `{"kind": …}`.
  private static func kind(of message: [UInt8]) -> String {
    let quote = UInt8(ascii: "\"")
    guard let start = message.firstIndex(of: quote) else { return "" }
    let key = message[(start + 1)...].prefix { $0 != quote }
    return String(decoding: key, as: UTF8.self)
  }

  private static func readMessage() -> [UInt8]? {
    guard let header = readBytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30 else { return nil }
    return readBytes(Int(length))
  }

  private static func readBytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let read = Glibc.read(STDIN_FILENO, &part, part.count)
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      bytes += part.prefix(read)
    }
    return bytes
  }

  private static func writeMessage(_ text: String) {
    let body = Array(text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
    var rest = (header + body)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
