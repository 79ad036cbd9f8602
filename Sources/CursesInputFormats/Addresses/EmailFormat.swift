/// An address for electronic mail: `ada@example.org`.
///
/// The rules are those of RFC 5321 for what people have in fact: no quoted names and no addresses in
/// brackets; letters of every script are right (RFC 6531). Blanks are refused as they are typed.
public struct EmailFormat: InputFormat, FreeFormat, Hashable {
  /// Addresses of mail, without a name or comments.
  public init() {}

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyFree(edit) }

  func taken(_ character: Character) -> Character? {
    if character == "＠" { return "@" }
    return character.isWhitespace || InputText.isHarmful(character)
      || "()<>[]:;,\\\"".contains(character) ? nil : character
  }

  func allows(_ text: String) -> Bool {
    text.utf8.count <= 254 && text.count { $0 == "@" } <= 1
  }

  public func parse(_ text: String) throws(InputError) -> String {
    if let wrong = text.first(where: { taken($0) == nil }) {
      throw InputError(
        wrong.isWhitespace
          ? "An address has no spaces." : "“\(wrong)” cannot be part of an address.")
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count > 1 else { throw .incomplete("An “@” is missing, as in ada@example.org.") }
    guard parts.count == 2 else { throw InputError("Only one “@” in an address.") }
    guard !parts[0].isEmpty else { throw InputError("The name before “@” is missing.") }
    guard parts[0].utf8.count <= 64, text.utf8.count <= 254 else {
      throw InputError("Too long: 64 bytes before the “@”, 254 in all.")
    }
    try Self.checkDots(parts[0], "The name before “@”")
    try HostName.check(parts[1])
    guard parts[1].contains(".") else {
      throw .incomplete("The domain is not complete, as in ada@example.org.")
    }
    return text
  }

  private static func checkDots(_ name: Substring, _ what: String) throws(InputError) {
    guard name.first != ".", name.last != ".", !name.contains("..") else {
      throw InputError("\(what) has a dot too many.")
    }
  }

  public func text(for value: String) -> String { value }
}

/// Names of machines (RFC 1123), letters of every script included.
enum HostName {
  static func check(_ host: Substring) throws(InputError) {
    guard !host.isEmpty else { throw .incomplete("The domain is missing, as in example.org.") }
    guard host.utf8.count <= 253 else { throw InputError("The domain is too long.") }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    for (index, label) in labels.enumerated() {
      guard !label.isEmpty else {
        throw index == labels.count - 1
          ? .incomplete("The domain is not complete after the dot.")
          : InputError("The domain has a dot too many.")
      }
      if let wrong = label.first(where: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
        throw InputError("“\(wrong)” cannot be part of a domain.")
      }
      guard label.first != "-", label.last != "-" else {
        throw InputError("“\(label)” may not begin or end with “-”.")
      }
      guard label.utf8.count <= 63 else { throw InputError("“\(label.prefix(12))…” is too long.") }
    }
    if labels.count > 1, let last = labels.last, last.count < 2 {
      throw .incomplete("The domain is not complete: “.\(last)”.")
    }
  }
}
