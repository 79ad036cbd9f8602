/// One replacement: `text` in the place of the bytes in `range`.
public struct Edit: Equatable, Sendable {
  /// What goes, in offsets of the text before the transaction.
  public var range: Range<Int>
  /// What comes.
  public var text: SourceText

  /// Puts `text` in the place of `range`.
  public init(_ range: Range<Int>, _ text: SourceText) {
    self.range = range
    self.text = text
  }

  /// Puts the UTF-8 of `string` in the place of `range`.
  public init(_ range: Range<Int>, _ string: String) {
    self.init(range, SourceText(string))
  }

  /// Puts `bytes` in the place of `range`.
  public init(_ range: Range<Int>, bytes: [UInt8]) {
    self.init(range, SourceText(bytes: bytes))
  }

  /// Inserts `string` at `offset`.
  public init(at offset: Int, insert string: String) {
    self.init(offset..<offset, string)
  }

  /// By how much the text grows.
  public var growth: Int { text.count - range.count }

  /// Whether nothing happens.
  public var isEmpty: Bool { range.isEmpty && text.isEmpty }

  /// The edit without the bytes at both ends that stay as they are in `source`.
  package func trimmed(for source: SourceText) -> Edit {
    let (old, new) = (source.bytes(in: range), text.bytes)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return Edit(
      range.lowerBound + start..<range.upperBound - end, bytes: Array(new[start..<new.count - end]))
  }

  /// The same, with the code points whole.
  func trimmedToCharacters(for source: SourceText) -> Edit {
    let (old, new) = (source.bytes(in: range), text.bytes)
    func isInside(_ bytes: [UInt8], _ index: Int) -> Bool {
      index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
    let trimmed = trimmed(for: source)
    var start = trimmed.range.lowerBound - range.lowerBound
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    var end = range.upperBound - trimmed.range.upperBound
    while end > 0, isInside(old, old.count - end) { end -= 1 }
    return Edit(
      range.lowerBound + start..<range.upperBound - end, bytes: Array(new[start..<new.count - end]))
  }
}
