/// The size that the description of an image gives it in the vaults of Obsidian: `300`, or what follows the last bar of
/// `words|300` and `words|640x480`. A bar after a backslash is one of the words, but in a table, where each has one.
package enum ImageSize {
  /// The size with a bar before it; empty for a description without one.
  package static func suffix(of description: some BidirectionalCollection<UInt8>) -> String {
    guard let bar = description.lastIndex(of: Byte.pipe) else {
      return isSize(description[...])
        ? "|" + String(decoding: Array(description), as: UTF8.self) : ""
    }
    let count = count(in: description)
    return count == 0 ? "" : String(decoding: Array(description[bar...]), as: UTF8.self)
  }

  /// How many bytes at the end of a description are the bar and the size after it; none where the size is all there is,
  /// without a bar.
  package static func count(
    in description: some BidirectionalCollection<UInt8>, isInTable: Bool = false
  ) -> Int {
    guard let bar = description.lastIndex(of: Byte.pipe),
      isSize(description[description.index(after: bar)...])
    else { return 0 }
    let isEscaped = description[..<bar].last == Byte.backslash
    guard !isEscaped || isInTable else { return 0 }
    return description.distance(from: bar, to: description.endIndex) + (isEscaped ? 1 : 0)
  }

  private static func isSize(_ text: some Collection<UInt8>) -> Bool {
    let sides = text.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    return sides.count <= 2
      && sides.allSatisfy { (1...5).contains($0.count) && $0.allSatisfy(\.isDigit) }
  }
}
