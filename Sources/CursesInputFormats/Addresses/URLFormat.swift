/// An address in the web: `https://example.org/path`.
///
/// The scheme has to be there: `example.org` is a name, and making an address of it would be a guess.
public struct URLFormat: InputFormat, FreeFormat, Hashable {
  /// The schemes that are right; none for any.
  public var schemes: Set<String>

  /// Addresses that begin with one of some schemes, in small letters.
  public init(schemes: Set<String> = ["http", "https"]) { self.schemes = schemes }

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyFree(edit) }

  func taken(_ character: Character) -> Character? {
    character.isWhitespace || InputText.isHarmful(character) || "<>\"{}|\\^`".contains(character)
      ? nil : character
  }

  func allows(_ text: String) -> Bool { text.utf8.count <= 2083 }

  public func parse(_ text: String) throws(InputError) -> String {
    if let wrong = text.first(where: { taken($0) == nil }) {
      throw InputError(
        wrong.isWhitespace
          ? "An address has no spaces; write %20." : "“\(wrong)” cannot stand here.")
    }
    let example = schemes.isEmpty || schemes.contains("https") ? "https" : schemes.min() ?? "https"
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      throw .incomplete("An address begins with \(example)://.")
    }
    let scheme = text[..<colon].lowercased()
    guard Self.isScheme(scheme), schemes.isEmpty || schemes.contains(scheme) else {
      throw InputError("“\(scheme)” is not accepted; begin with \(example)://.")
    }
    let rest = text[colon...].dropFirst(3)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    try Self.check(authority: authority)
    try Self.checkEscapes(text)
    return text
  }

  private static func isScheme(_ scheme: String) -> Bool {
    guard let first = scheme.first, first.isASCII, first.isLetter else { return false }
    return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private static func check(authority: Substring) throws(InputError) {
    var host = authority
    if let at = host.lastIndex(of: "@") { host = host[at...].dropFirst() }
    if host.first == "[" {
      guard let end = host.firstIndex(of: "]") else { throw .incomplete("A “]” is missing.") }
      _ = try IPv6Format().parse(String(host[..<end].dropFirst()))
      return try check(port: host[end...].dropFirst())
    }
    let name = host.prefix { $0 != ":" }
    try check(port: host[name.endIndex...])
    if !name.isEmpty, name.allSatisfy({ $0.isNumber || $0 == "." }) {
      _ = try IPv4Format().parse(String(name))
    } else {
      try HostName.check(name.last == "." && name.count > 1 ? name.dropLast() : name)
    }
  }

  private static func check(port: Substring) throws(InputError) {
    guard !port.isEmpty else { return }
    let digits = port.dropFirst()
    guard !digits.isEmpty else { throw .incomplete("The port is missing after “:”.") }
    guard port.first == ":", let number = Int(digits), 1...65535 ~= number else {
      throw InputError("A port is a number from 1 to 65535.")
    }
  }

  private static func checkEscapes(_ text: String) throws(InputError) {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
      let digits = bytes[(index + 1)...].prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else {
        throw InputError("“%” is followed by two digits; write %25 for the sign itself.")
      }
    }
  }

  public func text(for value: String) -> String { value }
}
