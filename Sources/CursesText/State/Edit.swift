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
}
