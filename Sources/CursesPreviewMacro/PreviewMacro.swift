import CursesCLibrary

/// The compiler's plugin for `#Preview`, which becomes nothing since a terminal has no canvas, with `@Previewable`, which
/// adds nothing to the variable that it stands at, and for `@Entry`.
///
/// The compiler talks to a plugin through pipes: each message is a length of eight bytes, the lowest
/// first, and as many bytes of JSON. Of a message only its kind matters here, which is its first key, and
/// the text of a declaration; so no library for JSON or for Swift's syntax is needed.
@main
enum PreviewMacro {
  static func main() {
    while let message = readMessage() {
      writeMessage(answer(to: message))
    }
  }

  /// The answer to a message, by its kind.
  static func answer(to message: [UInt8]) -> String {
    let message = MacroMessage(bytes: message)
    return switch message.kind {
    case "getCapability": #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "expandFreestandingMacro":
      #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
    case "expandAttachedMacro": expansion(of: message)
    case "loadPluginLibrary": #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    default: #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[]}}"#
    }
  }

  /// What stands for an attached macro in one of its roles: `@Entry` has accessors and a key beside it.
  private static func expansion(of message: MacroMessage) -> String {
    if message.string(after: "macro", "typeName") == "PreviewableMacro" { return result("") }
    guard let declaration = message.string(after: "declSyntax", "source"),
      let entry = EntryMacro(declaration)
    else {
      return result(
        nil, says: "@Entry needs a variable with a type or a value: var name: Type = value")
    }
    return result(
      message.string(after: "macroRole") == "accessor" ? entry.accessors : entry.keyDeclaration)
  }

  private static func result(_ source: String?, says problem: String? = nil) -> String {
    let source = source.map(MacroMessage.quoted) ?? "null"
    let diagnostics = problem.map { words in
      """
      {"message":\(MacroMessage.quoted(words)),"severity":"error",\
      "position":{"fileName":"","offset":0},"highlights":[],"notes":[],"fixIts":[]}
      """
    }
    return
      #"{"expandMacroResult":{"expandedSource":\#(source),"diagnostics":[\#(diagnostics ?? "")]}}"#
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
      let read = CursesCLibrary.read(STDIN_FILENO, &part, part.count)
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
      let written = rest.withUnsafeBytes {
        CursesCLibrary.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
