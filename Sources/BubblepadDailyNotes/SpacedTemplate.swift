/// The text of a template as it is put into a note: what is a block of its own does not run into the text around it.
struct SpacedTemplate {
  private(set) var bytes: [UInt8]
  /// Where the template's own text ends in it.
  private(set) var end: Int

  /// - Parameters:
  ///   - source: the note, or its start.
  ///   - range: what the text takes the place of.
  init(_ text: [UInt8], in source: [UInt8], at range: Range<Int>) {
    (bytes, end) = (text, text.count)
    guard range.upperBound <= source.count, Self.isOfBlocks(text) else { return }
    let lineFeed = UInt8(ascii: "\n")
    let before = source[..<range.lowerBound].reversed().prefix { $0 != lineFeed }
    let behind = source[range.upperBound...].split(
      separator: lineFeed, maxSplits: 2, omittingEmptySubsequences: false)
    let isBelow = !before.allSatisfy(Self.isBlank)
    // How many lines have to end behind it, so that what follows is none of its.
    let lines =
      behind.first?.allSatisfy(Self.isBlank) == false
      ? 2 : behind.count > 1 && !behind[1].allSatisfy(Self.isBlank) ? 1 : 0
    let lineEnd = Array((source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n").utf8)
    if lines > 0 {
      while let last = bytes.last, Self.isBlank(last) || last == lineFeed { bytes.removeLast() }
      end = bytes.count
      bytes += Array(repeating: lineEnd, count: lines).joined()
    }
    if isBelow {
      bytes = lineEnd + lineEnd + bytes
      end += 2 * lineEnd.count
    }
  }

  /// Whether it has several lines with text, or one that begins a heading, an item, a quotation, a table or code.
  private static func isOfBlocks(_ text: [UInt8]) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(isBlank) }
    guard let line = lines.first, let first = line.first else { return false }
    if lines.count > 1 { return true }
    let rest = line.dropFirst()
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return rest.first == UInt8(ascii: " ") || rest.prefix(2).allSatisfy { $0 == first }
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return rest.starts(with: [first, first])
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let behind = line.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return behind.starts(with: ". ".utf8) || behind.starts(with: ") ".utf8)
    default: return false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
