/// The values of `tags` in front matter that is being typed.
package enum FrontMatterTags {
  /// In bytes: longer front matter is none.
  package static let most = BlockParser.frontMatterLimit

  /// Whether a text ends within such a value: after `tags:` in its line, or in an item of the list below.
  package static func isValue(atEndOf text: [UInt8]) -> Bool {
    var lines = text.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    guard lines.count > 1, isFence(lines[0]), !lines.dropFirst().contains(where: isFence) else {
      return false
    }
    let last = lines.removeLast()
    if isKey(last) { return true }
    guard isItem(last) else { return false }
    return lines.last { !isItem($0) }.map(isKey) ?? false
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("---".utf8)) && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }

  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    String(decoding: line.prefix(5), as: UTF8.self).lowercased() == "tags:"
  }

  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop(while: \.isWhitespace).starts(with: Array("- ".utf8))
  }
}
