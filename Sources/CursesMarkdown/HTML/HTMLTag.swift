/// A tag of HTML, with those of its attributes that say something about a text.
package struct HTMLTag: Hashable, Sendable {
  /// In small letters.
  package var name: String
  package var isClosing = false
  /// By name, in small letters, with entities resolved.
  package var attributes: [String: String] = [:]
  /// Where it stands, from its `<` to what comes after its `>`.
  package var range: Range<Int> = 0..<0

  package init(name: String) { self.name = name }

  /// Whether there is nothing in it, and no tag that ends it.
  package var isVoid: Bool { Self.voidNames.contains(name) }

  /// Whether what ends it may be left out.
  package var mayStayOpen: Bool { Self.openNames.contains(name) }

  /// Whether what follows it, up to the tag that ends it, is no HTML.
  package var isRawText: Bool { Self.rawNames.contains(name) }

  private static let voidNames = names(
    "area base br col embed hr img input link meta param source track wbr")
  private static let openNames = names(
    "body colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr")
  private static let rawNames = names("iframe noembed noframes script style textarea title xmp")

  /// Names that are parted by spaces.
  package static func names(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }

  /// Attributes that programs have and HTML has not: those of templates and of JSX.
  package static func isOfCode(_ attribute: String) -> Bool {
    guard let first = attribute.utf8.first else { return false }
    return attribute == "classname" || attribute.hasPrefix("v-") || attribute.contains("{")
      || [Byte.at, Byte.colon, Byte.hash, Byte.star, Byte.openBracket, Byte.openParen].contains(
        first)
  }
}
