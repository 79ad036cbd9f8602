import CursesHTML
import CursesMarkdown

extension HTMLTag {
  /// An address that leads somewhere: no program, no file written as an address.
  package func safeAddress(_ attribute: String) -> String? {
    guard let value = attributes[attribute] else { return nil }
    let address = String(decoding: Array(value.utf8)[...].trimmingBlanks, as: UTF8.self)
    guard LinkDestination.reasonAgainst(address) == nil else { return nil }
    let start = address.utf8.prefix { $0 != Byte.colon }.filter { !$0.isWhitespace }
    let scheme = String(decoding: start.map(\.lowercased), as: UTF8.self)
    let hasScheme = address.utf8.contains(Byte.colon)
    return hasScheme && Self.unsafeSchemes.contains(scheme) ? nil : address
  }

  private static let unsafeSchemes: Set<String> = ["data", "javascript", "vbscript"]
}
