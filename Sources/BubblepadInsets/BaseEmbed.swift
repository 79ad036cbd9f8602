import CursesRichText
import CursesText

/// An embed of a base that is all of its line: `![[Books.base#View]]`.
package struct BaseEmbed: Equatable, Sendable {
  /// What it is asked for by: `[[Books.base#View]]`.
  package let address: String
  /// Its line, without its end.
  package let range: Range<Int>

  /// The one on the line of an offset; nil for another line.
  package init?(at offset: Int, in text: SourceText) {
    range = text.lineContentRange(text.line(at: offset))
    guard range.count < 4096 else { return nil }
    let line = String(decoding: text.bytes(in: range), as: UTF8.self)
    address = String(line.dropFirst())
    guard line.hasPrefix("!"), WikiLink.page(of: address) != nil, Self.isBase(address) else {
      return nil
    }
  }

  /// Whether an embed names a base.
  static func isBase(_ address: String) -> Bool {
    let name = address.dropFirst(2).dropLast(2).prefix { !"#|".contains($0) }
    return name.lowercased().hasSuffix(".base")
  }
}
