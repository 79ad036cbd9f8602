#if !Locales
/// A range of a text, in UTF-16 units.
public struct NSRange: Hashable, Codable, Sendable {
  /// The units before it.
  public var location: Int
  /// The units in it.
  public var length: Int

  /// Nothing at the beginning.
  public init() { self.init(location: 0, length: 0) }
  /// So many units after so many.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
  /// The units between two offsets.
  public init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
  /// The units of a part of a text.
  public init<R: RangeExpression, S: StringProtocol>(_ range: R, in text: S)
  where R.Bound == S.Index {
    let part = range.relative(to: text)
    self.init(
      location: text.utf16.distance(from: text.startIndex, to: part.lowerBound),
      length: text.utf16.distance(from: part.lowerBound, to: part.upperBound))
  }

  /// The first unit.
  public var lowerBound: Int { location }
  /// The unit after the last.
  public var upperBound: Int { location + length }
}

extension Range where Bound == Int {
  /// The same units as a range of offsets; nil where the length is negative.
  public init?(_ range: NSRange) {
    guard range.length >= 0 else { return nil }
    self = range.lowerBound..<range.upperBound
  }
}

extension Range where Bound == String.Index {
  /// The part of a text that has these units; nil where they are not in it or cut a character's code in two.
  public init?(_ range: NSRange, in text: String) {
    let units = text.utf16
    guard range.location >= 0, range.length >= 0,
      let start = units.index(
        units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex),
      let lower = start.samePosition(in: text.unicodeScalars),
      let upper = end.samePosition(in: text.unicodeScalars)
    else { return nil }
    self = lower..<upper
  }
}
#endif
