/// The marker `[!note]` that makes a callout of a quotation, as GitHub and Obsidian have it.
package struct CalloutMarker: Sendable {
  /// In bytes, with the sign of a folded one.
  package let length: Int
  /// The word between `[!` and `]`, in small letters.
  package let kind: String

  /// What is shown in place of the marker: “Note”.
  package var title: String { Self.title(of: kind) }

  package static func title(of kind: String) -> String {
    kind.prefix(1).uppercased() + kind.dropFirst()
  }

  /// The marker that a line begins with; nil where it begins with none.
  package init?(in line: ArraySlice<UInt8>) {
    guard line.starts(with: [Byte.openBracket, Byte.bang]) else { return nil }
    let word = line.dropFirst(2).prefix { $0.isAlphanumeric || $0 == Byte.hyphen }
    let rest = line[word.endIndex...]
    guard !word.isEmpty, rest.first == Byte.closeBracket else { return nil }
    let sign = rest.dropFirst().first
    let isFolded = sign == Byte.plus || sign == Byte.hyphen
    let after = rest.dropFirst(isFolded ? 2 : 1)
    guard after.first?.isWhitespace ?? true else { return nil }
    kind = String(decoding: word, as: UTF8.self).lowercased()
    length = after.startIndex - line.startIndex
  }
}
